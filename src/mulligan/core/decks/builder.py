"""Builds decks for every game: reports problems with their fixes, applies fixes, and completes decks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from mulligan.core.decks.building import BrokenRule, CardValue, DeckSet, Fix, FixLabel
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.report import DeckChange, DeckFix, DeckProblem, DeckReport, DeckState, DeckUse
from mulligan.core.lookup import look_up
from mulligan.core.plugin import GamePlugin
from mulligan.core.refusals import plain_values
from mulligan.core.settings import SettingsReason
from mulligan.core.text import Language, term
from mulligan.core.text.refusals import filled, refusal_text
from mulligan.core.text.words import capital

MOST_FIXES = 2  # offered per problem
MOST_TRIED = 6  # per problem, to find those that solve several problems
MOST_WEIGHED = 20  # problems whose fixes are tried; a longer list comes from a pasted deck
MOST_STEPS = 200  # steps of fixing everything


@dataclass(frozen=True, slots=True)
class BuiltFormat:
    """A format that decks are built for."""

    format: Format
    ruleset: str
    variants: tuple[str, ...]
    modes: tuple[str, ...]

    def words(self, plugin: GamePlugin, language: Language) -> str:
        """Its name, with a ruleset that is not the default, and the variants."""
        said = [plugin.word("format", self.format.name, language)]
        said += [plugin.word("ruleset", self.ruleset, language)] * (self.ruleset != plugin.rulesets[0])
        said += [plugin.word("variant", variant, language) for variant in self.variants]
        return " · ".join(map(capital, said))


def built_formats(plugin: GamePlugin) -> tuple[BuiltFormat, ...]:
    """All formats that decks are built for, the default first. Rulesets with the same cards share one."""
    found: dict[tuple[object, ...], BuiltFormat] = {}
    for ruleset in plugin.rulesets:
        for name, format in plugin.formats(ruleset).items():
            modes = [mode for mode in plugin.modes if name in mode.formats]
            for variants in ((), *((variant,) for mode in modes for variant in mode.variants)):
                built = format.with_variants(variants)
                if built.built and not (variants and format.built):
                    cards = tuple(plugin.building.copies(built).items())
                    offered = BuiltFormat(built, ruleset, variants, tuple(mode.name for mode in modes))
                    found.setdefault((name, variants, cards), offered)
    return tuple(found.values())


def format_for(
    plugin: GamePlugin,
    format: str | None,
    ruleset: str | None,
    variants: Iterable[str] = (),
    switches: Mapping[str, str] | None = None,
) -> BuiltFormat:
    """The format that a deck is checked for; the default is the first that decks are built for.

    Other formats are possible, too: `InvalidSettings` lists those of the ruleset.
    """
    built = built_formats(plugin)
    edition = look_up(SettingsReason.UNKNOWN_RULESET, ruleset, {each: each for each in plugin.rulesets})
    there = plugin.formats(edition, switches)
    default = next((each.format.name for each in built if each.format.name in there), None)
    found = look_up(SettingsReason.UNKNOWN_FORMAT, format or default, there)
    modes = [mode for mode in plugin.modes if found.name in mode.formats]
    offered = {variant: variant for mode in modes for variant in mode.variants}
    chosen = tuple(look_up(SettingsReason.UNKNOWN_VARIANT, variant, offered) for variant in variants)
    return BuiltFormat(found.with_variants(chosen), edition, chosen, tuple(mode.name for mode in modes))


def fitting_format(plugin: GamePlugin, deck: Deck) -> BuiltFormat:
    """The format that a deck without one is built for: one in which it is legal, or else one with the same number of decks."""
    building = plugin.building
    several = bool(deck.breaks) or sum(map(building.leads, deck.cards)) > 1
    alike = [each for each in built_formats(plugin) if (building.decks(each.format) > 1) == several]
    legal = (each for each in alike if not plugin.check_deck(deck, each.format, None))
    return next(legal, None) or next(iter(alike), None) or format_for(plugin, None, None)


def decks_for(plugin: GamePlugin, format: Format, decks: Sequence[Deck]) -> DeckSet:
    """The number of decks that the format needs, padded with empty ones; each begins with its leader."""
    count = plugin.building.decks(format)
    padded = (*decks[:count], *(Deck(()),) * (count - len(decks)))
    return tuple(
        replace(deck, cards=tuple(sorted(deck.cards, key=lambda card: not plugin.building.leads(card)))) for deck in padded
    )


def check(plugin: GamePlugin, format: Format, decks: DeckSet) -> list[BrokenRule]:
    """All problems of a player's decks."""
    return [BrokenRule.of(refusal) for refusal in plugin.check_deck(Deck.of_set(decks), format, None)]


# --- changes ---------------------------------------------------------------------------------------------


def changed(decks: DeckSet, changes: Iterable[DeckChange]) -> DeckSet:
    """The decks with changes applied."""
    added, removed = ([Counter[str]() for _ in decks] for _ in range(2))
    for change in changes:
        (added if change.count > 0 else removed)[change.deck][change.card] += abs(change.count)
    return tuple(deck.changed(added[place], removed[place]) for place, deck in enumerate(decks))


def differences(before: DeckSet, after: DeckSet) -> tuple[DeckChange, ...]:
    """The changes that lead from one state to another."""
    found = []
    for place, (old, new) in enumerate(zip(before, after, strict=True)):
        counts = Counter(new.counts)
        counts.subtract(old.counts)
        found += [DeckChange(place, card, count) for card, count in counts.items() if count]
    return tuple(found)


def fill(plugin: GamePlugin, format: Format, decks: DeckSet, value_of: CardValue) -> DeckSet:
    """Complete the decks legally, always adding the card with the highest value. The same decks give the same result."""
    order = {card: number for number, card in enumerate(plugin.cards.catalogue().names)}
    for place in range(len(decks)):
        while found := plugin.building.candidates(format, decks, place, value_of):
            best = max(found, key=lambda card: (found[card], -order[card]))
            decks = changed(decks, [DeckChange(place, best, 1)])
    return decks


def fix_all(plugin: GamePlugin, format: Format, decks: DeckSet, value_of: CardValue) -> DeckSet:
    """Fix everything that can be fixed, then add the missing cards."""
    for _ in range(MOST_STEPS):
        broken = check(plugin, format, decks)
        better = (_best_step(plugin, format, decks, broken, each, value_of) for each in broken)
        following = next((step for step in better if step is not None), None)
        if following is None:
            break
        decks = following
    return fill(plugin, format, decks, value_of)


def _best_step(
    plugin: GamePlugin, format: Format, decks: DeckSet, broken: Sequence[BrokenRule], one: BrokenRule, value_of: CardValue
) -> DeckSet | None:
    """The decks after the best fix of a problem; None if only autofill helps."""
    for each in _weighed(plugin, format, decks, broken, one, value_of):
        if each.fix.changes:
            return changed(decks, each.fix.changes)
    return None


@dataclass(frozen=True, slots=True)
class _Weighed:
    """A fix that has been tried: the indexes of the problems that it solves, and how many it causes."""

    fix: Fix
    solves: tuple[int, ...]
    causes: int = 0

    @property
    def rank(self) -> tuple[int, int]:
        """A lower rank is better."""
        return self.causes, -len(self.solves)


def _weighed(
    plugin: GamePlugin, format: Format, decks: DeckSet, broken: Sequence[BrokenRule], one: BrokenRule, value_of: CardValue
) -> list[_Weighed]:
    """Fixes that solve a problem, the best first."""
    before = [each.key for each in broken]
    own = before.index(one.key)
    found = []
    for fix in _first(plugin.building.fixes(format, decks, one, value_of), MOST_TRIED):
        if not fix.changes:
            found.append(_Weighed(fix, (own,)))
            continue
        after = {each.key for each in check(plugin, format, changed(decks, fix.changes))}
        solved = tuple(place for place, key in enumerate(before) if key not in after)
        causes = len(after - set(before))
        if own in solved:  # a fix that causes others may only have changed the reason
            found.append(_Weighed(fix, (own,) if causes else solved, causes))
    return sorted(found, key=lambda each: each.rank)


def _first(fixes: Iterable[Fix], count: int) -> list[Fix]:
    return [fix for fix, _ in zip(fixes, range(count), strict=False)]


# --- reports -----------------------------------------------------------------------------------------------


def report(plugin: GamePlugin, built: BuiltFormat, decks: DeckSet, value_of: CardValue, language: Language) -> DeckReport:
    """The full report on a player's decks, in a language."""
    building, format = plugin.building, built.format
    broken = check(plugin, format, decks)
    states = []
    for place, deck in enumerate(decks):
        groups = building.groups(deck)
        states.append(
            DeckState(
                group=groups[0] if groups else "",
                words=plugin.pile_name(groups[0], language) if groups else "",
                cards=sum(not building.leads(card) for card in deck.cards),
                problems=sum(place in each.places for each in broken),
                stats=building.stats(format, deck, language),
                room=dict(building.room(format, decks, place)),
            )
        )
    return DeckReport(
        problems=described(plugin, format, decks, broken, value_of, language),
        decks=tuple(states),
        missing=sum(building.missing(format, decks, place) for place in range(len(decks))),
        uses=tuple(_use(plugin, each, decks, language) for each in built_formats(plugin)),
    )


def _use(plugin: GamePlugin, built: BuiltFormat, decks: DeckSet, language: Language) -> DeckUse:
    legal = plugin.building.decks(built.format) == len(decks) and not check(plugin, built.format, decks)
    return DeckUse(built.format.name, built.ruleset, built.variants, built.words(plugin, language), built.modes, legal)


def described(
    plugin: GamePlugin, format: Format, decks: DeckSet, broken: Sequence[BrokenRule], value_of: CardValue, language: Language
) -> tuple[DeckProblem, ...]:
    """Problems in words, with their fixes."""
    tried = [_weighed(plugin, format, decks, broken, one, value_of) for one in broken[:MOST_WEIGHED]]
    found = []
    for number, one in enumerate(broken):
        found.append(
            DeckProblem(
                reason=one.refusal.reason.value,
                rule=one.refusal.rule,
                words=refusal_text(one.refusal, language, words=plugin),
                values=plain_values(one.refusal),
                decks=one.places,
                cards=one.cards,
                fixes=tuple(
                    DeckFix(
                        words=_fix_words(plugin, each, language),
                        changes=each.fix.changes,
                        solves=each.solves,
                        fill=each.fix.label is FixLabel.FILL,
                    )
                    for each in _offered(tried, number)
                ),
            )
        )
    return tuple(found)


def _offered(tried: Sequence[Sequence[_Weighed]], number: int) -> Sequence[_Weighed]:
    """The best fixes of a problem, including fixes of other problems that are better than its own."""
    own = list(tried[number]) if number < len(tried) else []
    others = [each for fixes in tried for each in fixes if number in each.solves and all(each.rank < one.rank for one in own)]
    different = {each.fix.changes: each for each in [*own, *others]}
    return sorted(different.values(), key=lambda each: each.rank)[:MOST_FIXES]


def _fix_words(plugin: GamePlugin, each: _Weighed, language: Language) -> str:
    said, solved = filled(each.fix.label.template(language), each.fix.values, language, words=plugin), len(each.solves)
    if solved > 1:
        row = "deck.fix.solves_both" if solved == 2 else "deck.fix.solves_several"
        said = filled(term(row, language), {"fix": said, "count": solved}, language)
    return capital(said)
