"""Building Gwent's decks: factions and leaders, units and special cards, the limits of advanced decks, sets of three."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import islice

from mulligan.core.decks.building import (
    BrokenRule,
    CardValue,
    DeckBuilding,
    DeckSet,
    Fix,
    FixLabel,
    add,
    fill,
    remove,
    remove_everywhere,
    remove_groups,
    weakest,
)
from mulligan.core.decks.deck import Deck
from mulligan.core.decks.formats import Format
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.decks.report import DeckChange, DeckGauge, DeckRow, DeckStats
from mulligan.core.refusals import CardSlugs, PileSlugs, Value
from mulligan.core.text import Language, term
from mulligan.core.text.refusals import filled
from mulligan.core.text.words import capital, sentence
from mulligan.gwent.cards import BY_SLUG, is_barred_weather
from mulligan.gwent.decks.catalogue import TRIO, faction_of, leaders_of, split
from mulligan.gwent.decks.formats import (
    FEWEST_UNITS,
    Led,
    Solo,
    copies_in,
    is_side_deck,
    medics_in,
    specials_in,
    spies_in,
    strength_of,
    units_in,
)
from mulligan.gwent.decks.refusals import DeckReason
from mulligan.gwent.parts import FACTIONS, NEUTRAL, ROWS, Faction, Leader, Muster, Special, Trait, Unit
from mulligan.gwent.text import card_text, grammar

SENSIBLE_SPECIALS = 6  # limit for autofill; the premade classic decks have five to eight
FACTION_NAMES = tuple(faction.name.lower() for faction in FACTIONS)


class GwentDeckBuilding(DeckBuilding):
    """Decks with a leader, units and special cards of a faction, and neutral ones."""

    def decks(self, format: Format) -> int:
        return TRIO if format.name == "tournament" else 1

    def split(self, format: Format, deck: Deck) -> DeckSet:
        return split(deck) if self.decks(format) > 1 else super().split(format, deck)

    def leads(self, card: str) -> bool:
        return isinstance(BY_SLUG.get(card), Leader)

    def leaders(self, format: Format) -> Mapping[str, tuple[str, ...]]:
        return {faction: format.leaders(faction)[0] for faction in FACTION_NAMES}

    def groups(self, deck: Deck) -> tuple[str, ...]:
        faction = _faction(deck)
        return () if faction is None else (faction.name.lower(),)

    def cover(self, deck: Deck) -> str:
        """The leader, or else the strongest unit."""
        units = [card for card in deck.cards if isinstance(BY_SLUG.get(card), Unit)]
        return next(iter(leaders_of(deck)), max(units, key=_strength, default=super().cover(deck)))

    def copies(self, format: Format) -> Mapping[str, int]:
        return _copies(_led(format))

    # --- adding ----------------------------------------------------------------------------------

    def room(self, format: Format, decks: DeckSet, place: int) -> Mapping[str, int]:
        return self._room(format, decks, place)

    def _room(self, format: Format, decks: DeckSet, place: int, *, any_strength: bool = False) -> dict[str, int]:
        """Copies that can be added. `any_strength` ignores the strength limit."""
        deck, limits, counts = decks[place], _led(format).limits, decks[place].counts
        faction = _faction(deck)
        elsewhere = _heroes(decks, place)
        rest = None if limits.strength is None or any_strength else limits.strength - strength_of(deck)
        found = {}
        for card, most in self.copies(format).items():
            declared, left = BY_SLUG[card], most - counts[card]
            if declared.faction not in (faction, NEUTRAL) and faction is not None:
                continue
            if isinstance(declared, Special):
                left = min(left, limits.specials - len(specials_in(deck)))
            elif isinstance(declared, Unit):
                if limits.spies is not None and spies_in(Deck((card,))):
                    left = min(left, limits.spies - len(spies_in(deck)))
                if limits.medics is not None and medics_in(Deck((card,))):
                    left = min(left, limits.medics - len(medics_in(deck)))
                if rest is not None:
                    left = left if declared.strength == 0 and rest >= 0 else min(left, rest // max(1, declared.strength))
                if declared.hero and card in elsewhere:
                    left = 0
            if left > 0:
                found[card] = left
        return found

    def missing(self, format: Format, decks: DeckSet, place: int) -> int:
        deck = _playable(decks[place])
        units, specials = len(units_in(deck)), len(specials_in(deck))
        return (not leaders_of(deck)) + max(0, FEWEST_UNITS - units) + max(0, _sensible_specials(_led(format)) - specials)

    def candidates(self, format: Format, decks: DeckSet, place: int, value_of: CardValue) -> Mapping[str, int]:
        """A leader, then units that keep all 22 affordable, then special cards."""
        deck = _playable(decks[place])
        if not leaders_of(deck):
            return {self._leader(format, decks, place): 0}
        counts, room = deck.counts, self._room(format, decks, place)
        if len(units_in(deck)) < FEWEST_UNITS:
            return {card: value_of(card, counts) for card in self._affordable(format, deck, room)}
        if len(specials_in(deck)) < _sensible_specials(_led(format)):
            return {card: value_of(card, counts) for card in room if isinstance(BY_SLUG[card], Special)}
        return {}

    def _leader(self, format: Format, decks: DeckSet, place: int) -> str:
        """The default leader of the deck's faction, or of the first faction without a deck in the set."""
        own, taken = _faction(decks[place]), {_faction(deck) for deck in decks}
        free = [each for each in FACTIONS if each not in taken]
        faction = own if own is not None else free[sum(_faction(deck) is None for deck in decks[:place])]
        return format.leaders(faction.name.lower())[0][0]

    def _affordable(self, format: Format, deck: Deck, room: Mapping[str, int]) -> list[str]:
        """Units that leave enough strength for the remaining required units."""
        units, limits = [card for card in room if isinstance(BY_SLUG[card], Unit)], _led(format).limits
        if limits.strength is None:
            return units
        left = limits.strength - strength_of(deck)
        others = FEWEST_UNITS - len(units_in(deck)) - 1
        spies = (limits.spies or 0) - len(spies_in(deck))
        medics = (limits.medics or 0) - len(medics_in(deck))
        cheapest: list[int] = []
        for card in sorted(units, key=_strength):
            copies = room[card]
            if spies_in(Deck((card,))):
                copies, spies = min(copies, max(0, spies)), spies - copies
            if medics_in(Deck((card,))):
                copies, medics = min(copies, max(0, medics)), medics - copies
            cheapest += [_strength(card)] * copies
        if len(cheapest) <= others:
            return []
        most = cheapest[others]
        rest = sum(cheapest[:others])
        return [
            card
            for card in units
            if _strength(card) + (rest if _strength(card) >= most else rest + most - _strength(card)) <= left
        ]

    # --- fixes -----------------------------------------------------------------------------------

    def fixes(self, format: Format, decks: DeckSet, broken: BrokenRule, value_of: CardValue) -> Iterator[Fix]:
        place, values = broken.place, broken.refusal.values
        deck = decks[place]
        match broken.refusal.reason:
            case CommonDeckReason.UNKNOWN_CARDS:
                yield remove_everywhere(decks, lambda card: card not in BY_SLUG)
            case DeckReason.SIDE_DECK:
                yield remove_everywhere(decks, is_side_deck)
            case DeckReason.LEADERS:
                if leaders_of(deck):
                    yield remove(place, deck, leaders_of(deck)[1:])
                else:
                    leader = self._leader(format, decks, place)
                    yield Fix(FixLabel.LEAD, (DeckChange(place, leader, 1),), {"card": CardSlugs((leader,))})
            case DeckReason.OPPONENT_MISSING | DeckReason.OPPONENT_SURPLUS:
                yield remove(place, deck, leaders_of(deck)[1:])
            case DeckReason.OTHER_FACTIONS | DeckReason.WEATHER | DeckReason.SET_SURPLUS:
                yield remove(place, deck, _cards(values["cards"]))
            case DeckReason.SET_MISSING:
                yield add(place, _cards(values["cards"]))
            case DeckReason.FACTIONS:
                own = self.groups(deck)
                others = [each for each in FACTION_NAMES if each not in own and _of_faction(deck, each)]
                yield remove_groups(place, others, (card for each in others for card in _of_faction(deck, each)))
            case DeckReason.COPIES | DeckReason.NOT_IN_SET:
                card = broken.cards[0]
                yield remove(place, deck, (card,) * (deck.counts[card] - self.copies(format).get(card, 0)))
            case DeckReason.UNITS:
                if self.candidates(format, decks, place, value_of):
                    yield fill(self.missing(format, decks, place))
                else:
                    yield from self._rebuilt(format, decks, place, value_of)
            case DeckReason.SPECIALS | DeckReason.SPIES | DeckReason.MEDICS:
                yield from _too_many(place, deck, broken, value_of)
            case DeckReason.STRENGTH:
                yield from self._too_strong(format, decks, broken, value_of)
            case DeckReason.TRIO_HERO:
                for at in broken.places:
                    yield self._removed_from(decks, broken, at)
            case DeckReason.TRIO_FACTION:
                yield self._other_faction(format, decks, broken.places[-1])

    def _too_strong(self, format: Format, decks: DeckSet, broken: BrokenRule, value_of: CardValue) -> Iterator[Fix]:
        """Remove a surplus unit, or swap one for a weaker one; if that isn't enough, rebuild the deck."""
        place, deck, over = broken.place, decks[broken.place], broken.refusal.values["over"]
        assert isinstance(over, int)
        units = list(dict.fromkeys(card for card in deck.cards if isinstance(BY_SLUG.get(card), Unit)))
        strong = [card for card in units if _strength(card) >= over]
        found = False
        if len(units_in(deck)) > FEWEST_UNITS:
            for card in islice(weakest(strong, deck, value_of), 2):
                found = True
                yield remove(place, deck, (card,))
        room = self._room(format, decks, place, any_strength=True)
        weaker = [card for card in room if isinstance(BY_SLUG[card], Unit)]
        swaps = [
            (_strength(card) - _strength(other) - over, -value_of(other, deck.counts), card, other)
            for card in strong
            for other in weaker
            if card != other and _strength(card) - _strength(other) >= over
        ]
        for _, _, card, other in sorted(swaps)[:2]:
            found = True
            yield _swap(place, card, other)
        if not found:
            yield from self._rebuilt(format, decks, place, value_of)

    def _rebuilt(self, format: Format, decks: DeckSet, place: int, value_of: CardValue) -> Iterator[Fix]:
        """Swap the strongest units for weaker ones until the deck has enough units and is not too strong."""
        before, most = decks[place], _led(format).limits.strength
        while units := sorted((card for card in decks[place].cards if isinstance(BY_SLUG[card], Unit)), key=_strength):
            decks = _with(decks, place, decks[place].changed(Counter(), Counter([units[-1]])))
            trial = decks
            while len(units_in(trial[place])) < FEWEST_UNITS:
                found = self._affordable(format, trial[place], self._room(format, trial, place))
                if not found:
                    break
                best = max(found, key=lambda card: value_of(card, trial[place].counts))
                trial = _with(trial, place, trial[place].changed(Counter([best]), Counter()))
            else:
                if most is None or strength_of(trial[place]) <= most:
                    yield _swapped(place, before, trial[place])
                    return

    def _removed_from(self, decks: DeckSet, broken: BrokenRule, place: int) -> Fix:
        """Remove a hero from one of its decks: the one of a faction, or with a number if two have the same faction."""
        hero = broken.cards[0]
        changes = (DeckChange(place, hero, -decks[place].counts[hero]),)
        values: dict[str, Value] = {"card": CardSlugs((hero,))}
        factions = [_faction(decks[at]) for at in broken.places]
        if None in factions or len(set(factions)) < len(factions):
            return Fix(FixLabel.REMOVE_FROM_DECK, changes, {**values, "deck": place + 1})
        return Fix(FixLabel.REMOVE_FROM, changes, {**values, "group": PileSlugs(self.groups(decks[place]))})

    def _other_faction(self, format: Format, decks: DeckSet, place: int) -> Fix:
        """Give a deck another faction's leader; its neutral cards stay."""
        taken = {_faction(deck) for deck in decks}
        faction = next(each for each in FACTIONS if each not in taken)
        gone = Counter(card for card in decks[place].cards if BY_SLUG[card].faction is not NEUTRAL)
        changes = [DeckChange(place, card, -count) for card, count in gone.items()]
        changes.append(DeckChange(place, format.leaders(faction.name.lower())[0][0], 1))
        return Fix(FixLabel.CHANGE_GROUP, tuple(changes), {"deck": place + 1, "group": PileSlugs((faction.name.lower(),))})

    # --- numbers ---------------------------------------------------------------------------------

    def stats(self, format: Format, deck: Deck, language: Language) -> DeckStats:
        known = _playable(deck)
        limits, rule = _led(format).limits, format.rules[0] if self.decks(format) == 1 else "G-200"
        units = units_in(known)
        numbers = {
            "units": (len(units), FEWEST_UNITS, None),
            "specials": (len(specials_in(known)), None, limits.specials),
            "spies": (len(spies_in(known)), None, limits.spies),
            "medics": (len(medics_in(known)), None, limits.medics),
            "strength": (strength_of(known), None, limits.strength),
        }
        strengths = Counter(unit.strength for unit in units)
        return DeckStats(
            gauges=tuple(
                DeckGauge(name, capital(term(f"gwent.deck.stat.{name}", language)), value, least, most, rule)
                for name, (value, least, most) in numbers.items()
                if least is not None or most is not None
            ),
            curve=tuple(sorted(strengths.items())),
            rows=tuple(_row(row, units, language) for row in ROWS),
            notes=tuple(_notes(known, language)),
        )


def _row(row: int, units: list[Unit], language: Language) -> DeckRow:
    there = [unit for unit in units if row in unit.rows]
    words = capital(grammar(language).row(ROWS[row]))
    return DeckRow(ROWS[row].name.lower(), words, len(there), sum(unit.strength for unit in there))


def _notes(deck: Deck, language: Language) -> Iterator[str]:
    """Bonds and musters that the deck has cards for."""
    musters: set[tuple[str, ...]] = set()
    for card, count in deck.counts.items():
        declared = BY_SLUG[card]
        if not isinstance(declared, Unit):
            continue
        name = card_text(declared, language).name
        if Trait.TIGHT_BOND in declared.abilities and count > 1:
            total = count * declared.strength
            yield f"{count} {name}: {total} → {count * total}"
        for ability in declared.abilities:
            if isinstance(ability, Muster) and ability.calls not in musters:
                called = sum(deck.counts[each] for each in ability.calls) - (card in ability.calls)
                if called > 0:
                    musters.add(ability.calls)
                    values: dict[str, Value] = {"card": name, "count": called}
                    yield sentence(filled(term("gwent.deck.note.muster", language), values, language))


def _too_many(place: int, deck: Deck, broken: BrokenRule, value_of: CardValue) -> Iterator[Fix]:
    """Remove the weakest; if there is only one too many, offer to remove any of them."""
    values = broken.refusal.values
    cards, most = _cards(values["cards"]), values["most"]
    assert isinstance(most, int)
    over = len(cards) - most
    if over > 1:
        yield remove(place, deck, islice(weakest(cards, deck, value_of), over))
        return
    for card in dict.fromkeys(weakest(cards, deck, value_of)):
        yield remove(place, deck, (card,))


def _swap(place: int, card: str, other: str) -> Fix:
    values: dict[str, Value] = {"card": CardSlugs((card,)), "other": CardSlugs((other,))}
    changes = DeckChange(place, card, -1), DeckChange(place, other, 1)
    return Fix(FixLabel.SWAP, changes, {**values, "strength": _strength(card), "less": _strength(other)})


def _swapped(place: int, before: Deck, after: Deck) -> Fix:
    counts = Counter(after.counts)
    counts.subtract(before.counts)
    if not -counts:
        return add(place, counts.elements())
    changes = tuple(DeckChange(place, card, count) for card, count in counts.items() if count)
    return Fix(FixLabel.SWAP_COUNT, changes, {"count": (-counts).total()})


def _playable(deck: Deck) -> Deck:
    """The deck without cards that can't be in any deck."""
    return deck.only(lambda card: card in BY_SLUG and not is_side_deck(card))


def _with(decks: DeckSet, place: int, deck: Deck) -> DeckSet:
    return (*decks[:place], deck, *decks[place + 1 :])


def _led(format: Format) -> Led:
    assert isinstance(format, Led)
    return format


@lru_cache(16)
def _copies_of(pool: str, solo: bool) -> Mapping[str, int]:
    cards = {
        card: declared for card, declared in BY_SLUG.items() if not isinstance(declared, Leader) and not is_side_deck(card)
    }
    there = {card: copies_in(pool, declared) for card, declared in cards.items() if not (solo and is_barred_weather(declared))}
    return {card: count for card, count in there.items() if count > 0}


def _copies(format: Led) -> Mapping[str, int]:
    return _copies_of(format.pool, isinstance(format, Solo))


def _sensible_specials(format: Led) -> int:
    return min(SENSIBLE_SPECIALS, format.limits.specials)


def _faction(deck: Deck) -> Faction | None:
    """The leader's faction; without a leader, that of most cards."""
    own = faction_of(deck)
    if own is not None:
        return own
    factions = Counter(BY_SLUG[card].faction for card in deck.cards if BY_SLUG[card].faction is not NEUTRAL)
    return factions.most_common(1)[0][0] if factions else None


def _of_faction(deck: Deck, faction: str) -> list[str]:
    return [card for card in deck.cards if BY_SLUG[card].faction.name.lower() == faction]


def _heroes(decks: DeckSet, place: int) -> set[str]:
    """G-210: the heroes of the other decks of a set."""
    return {
        card
        for other, deck in enumerate(decks)
        for card in deck.cards
        if other != place and isinstance(unit := BY_SLUG[card], Unit) and unit.hero
    }


def _strength(card: str) -> int:
    declared = BY_SLUG[card]
    return declared.strength if isinstance(declared, Unit) else 0


def _cards(value: object) -> CardSlugs:
    assert isinstance(value, CardSlugs)
    return value
