"""How decks are made (sections 2, 14.1 and 14.2; G-240 to G-242 and G-260 for solo games)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import combinations

from mulligan.core.decks.deck import Deck, slug
from mulligan.core.decks.formats import Check, Format, NamedPile
from mulligan.core.decks.refusals import CommonDeckReason
from mulligan.core.game import IllegalDeck
from mulligan.core.kernel.series import Box
from mulligan.core.lookup import look_up
from mulligan.core.refusals import AnyReason, CardSlugs, Names, PileSlugs, Refusal
from mulligan.core.settings import SettingsReason
from mulligan.gwent.cards import BY_SLUG, CARDS, faction_set, is_barred_weather
from mulligan.gwent.decks.catalogue import TRIO, catalogue, faction_of, faction_slug, leaders_of, split
from mulligan.gwent.decks.decklists import ADVANCED, CLASSIC, CardCounts
from mulligan.gwent.decks.refusals import DeckReason
from mulligan.gwent.game import DECK_BUILDING_VARIANT
from mulligan.gwent.parts import FACTIONS, NEUTRAL, Card, Faction, Leader, Special, Spy, Trait, Unit
from mulligan.gwent.rules.zones import HUMAN, VIRTUAL
from mulligan.gwent.rulesets import DEFAULT, GWENT
from mulligan.gwent.state import MOST_SEATS

FEWEST_UNITS = 22  # G-020, G-200
CLEAR_WEATHER = "clear_weather"
ANY_LEADER = "/random"  # after a faction's name: one of its leaders
BOXED, VIDEO = "boxed", "video"  # values of the switch `pool`: the card pool
_NUMBERS = {slug(card.name): number for number, card in enumerate(CARDS)}
_PLACES = {faction.name.lower(): place for place, faction in enumerate(FACTIONS)}
_LEADERS = {
    faction.name.lower(): tuple(slug(card.name) for card in faction_set(faction) if isinstance(card, Leader))
    for faction in FACTIONS
}


@dataclass(frozen=True, slots=True)
class DeckLimits:
    """Maximum number of each in a deck; None: no limit."""

    specials: int
    spies: int | None = None
    medics: int | None = None
    strength: int | None = None


CLASSIC_LIMITS = DeckLimits(specials=10)  # G-020
ADVANCED_LIMITS = DeckLimits(specials=5, spies=2, medics=2, strength=130)  # G-200


# --- cards and sets ---------------------------------------------------------------------------------


def copies_in(pool: str, card: Card) -> int:
    """G-021: the copies of a card in a faction's set."""
    if isinstance(card, Leader):
        return 1 if pool == BOXED or card.in_video else 0
    return card.copies if pool == BOXED or card.video_copies is None else card.video_copies


def whole_set(faction: Faction) -> tuple[str, ...]:
    """G-240: the virtual opponent's cards: a faction's whole set without its side deck.

    The last leader is the default for the human (G-242).
    """
    default = BY_SLUG[_default_leader(faction)]
    cards = [card for card in faction_set(faction) if not (isinstance(card, Unit) and card.side_deck)]
    cards.sort(key=lambda card: (not isinstance(card, Leader), card is default))
    return tuple(slug(card.name) for card in cards for _ in range(copies_in(BOXED, card)))


def human_set(faction: Faction, leader: str | None = None) -> tuple[str, ...]:
    """G-240 to -242: the human's cards: one leader, and no weather but Clear Weather.

    >>> human_set(Faction.MONSTERS)[0], len(human_set(Faction.MONSTERS)), len(whole_set(Faction.MONSTERS))
    ('eredin_commander_of_the_red_riders', 71, 87)
    """
    chosen, cards = leader or _default_leader(faction), whole_set(faction)
    if chosen not in leaders_of(Deck(cards)):
        raise ValueError(f"{chosen!r} is not a leader of {faction.name} (G-242)")
    return chosen, *(card for card in without_weather(cards) if not isinstance(BY_SLUG[card], Leader))


def without_weather(cards: Iterable[str]) -> tuple[str, ...]:
    """G-241: a deck without weather, as a human plays it in solo."""
    return tuple(card for card in cards if not is_barred_weather(BY_SLUG[card]))


def _default_leader(faction: Faction) -> str:
    return next(iter(CLASSIC[faction]))


# --- checks -----------------------------------------------------------------------------------------


def check_deck(deck: Deck, format: Format | str, pool: Deck | None = None) -> list[Refusal]:
    """All problems of a deck; empty if it is legal. `pool` is unused, because Gwent's formats deal no cards."""
    described = format_named(format) if isinstance(format, str) else format
    found = []
    unknown = [card for card in deck.cards if card not in BY_SLUG]
    aside = [card for card in deck.cards if is_side_deck(card)]
    if unknown:
        found.append(Refusal.of(CommonDeckReason.UNKNOWN_CARDS, "G-014", names=Names(dict.fromkeys(unknown))))
    if aside:
        found.append(Refusal.of(DeckReason.SIDE_DECK, "G-015", cards=CardSlugs(aside)))
    cards = deck.only(lambda card: card not in unknown and card not in aside)
    return found + described.check(described, cards, pool)


def is_side_deck(card: str) -> bool:
    declared = BY_SLUG.get(card)
    return isinstance(declared, Unit) and declared.side_deck


def _group_of(card: str) -> str:
    return BY_SLUG[card].faction.name.lower()


def _group(faction: Faction) -> PileSlugs:
    return PileSlugs((faction.name.lower(),))


def _classic(rule: str, pool: str, deck: Deck) -> list[Refusal]:
    return _built(rule, pool, deck, CLASSIC_LIMITS)


def _advanced(rule: str, pool: str, deck: Deck) -> list[Refusal]:
    return _built(rule, pool, deck, ADVANCED_LIMITS)


def _built(rule: str, pool: str, deck: Deck, limits: DeckLimits) -> list[Refusal]:
    """The rules for all constructed decks. G-201: a hero with Spy or Medic counts as a Spy or Medic."""
    found = [
        *_one_leader(rule, deck),
        *_one_faction(deck),
        *_copy_limits(pool, deck),
        *_enough_units(rule, deck),
        *_at_most(rule, DeckReason.SPECIALS, limits.specials, specials_in(deck)),
        *_at_most(rule, DeckReason.SPIES, limits.spies, spies_in(deck)),
        *_at_most(rule, DeckReason.MEDICS, limits.medics, medics_in(deck)),
    ]
    if limits.strength is not None and (strength := strength_of(deck)) > limits.strength:
        over = strength - limits.strength
        found.append(Refusal.of(DeckReason.STRENGTH, rule, count=strength, over=over, most=limits.strength))
    return found


def _solo(rule: str, pool: str, deck: Deck) -> list[Refusal]:
    """G-240: whole sets. A deck with several leaders is the virtual opponent's."""
    faction, leaders = faction_of(deck), leaders_of(deck)
    if faction is None:
        return _one_leader("G-242", deck)
    if len(leaders) > 1:
        return _opponents(rule, faction, deck)
    rest = Deck(without_weather(deck.cards), deck.name)
    reasons = DeckReason.SET_MISSING, DeckReason.SET_SURPLUS
    return _barred(deck) + _exactly(rule, reasons, faction, human_set(faction, leaders[0]), rest)


def _solo_built(rule: str, pool: str, deck: Deck) -> list[Refusal]:
    """G-260: the human builds a classic deck; the virtual opponent still plays a whole set."""
    faction = faction_of(deck)
    if faction is not None and len(leaders_of(deck)) > 1:
        return _opponents("G-240", faction, deck)
    return _barred(deck) + _classic(rule, pool, Deck(without_weather(deck.cards), deck.name))


def _opponents(rule: str, faction: Faction, deck: Deck) -> list[Refusal]:
    return _exactly(rule, (DeckReason.OPPONENT_MISSING, DeckReason.OPPONENT_SURPLUS), faction, whole_set(faction), deck)


def _barred(deck: Deck) -> list[Refusal]:
    barred = [card for card in deck.cards if is_barred_weather(BY_SLUG[card])]
    return (
        [Refusal.of(DeckReason.WEATHER, "G-241", clear=CardSlugs((CLEAR_WEATHER,)), cards=CardSlugs(barred))] if barred else []
    )


def _tournament(rule: str, pool: str, deck: Deck) -> list[Refusal]:
    """A player's three decks, one after another."""
    decks = split(deck)
    found = []
    if len(decks) != TRIO:
        found.append(Refusal.of(DeckReason.TRIO, rule, trio=TRIO, count=len(decks)))
    for place, part in enumerate(decks, 1):
        found += [problem.within(DeckReason.OF_DECK, deck=place) for problem in _advanced("G-200", pool, part)]
    factions = [{BY_SLUG[leader].faction.name.lower() for leader in leaders_of(part)} for part in decks]
    heroes = [{slug(unit.name) for unit in units_in(part) if unit.hero} for part in decks]
    for faction, places in _in_several(factions):
        found.append(Refusal.of(DeckReason.TRIO_FACTION, rule, group=PileSlugs((faction,)), decks=places))
    for hero, places in _in_several(heroes):
        found.append(Refusal.of(DeckReason.TRIO_HERO, rule, card=CardSlugs((hero,)), decks=places))
    return found


def _in_several(decks: Sequence[set[str]]) -> Iterator[tuple[str, Names]]:
    """Names in more than one of the decks, with the numbers of those decks."""
    for each in sorted(set().union(*decks)):
        places = [str(place) for place, deck in enumerate(decks, 1) if each in deck]
        if len(places) > 1:
            yield each, Names(places)


def _one_leader(rule: str, deck: Deck) -> list[Refusal]:
    leaders = leaders_of(deck)
    return [] if len(leaders) == 1 else [Refusal.of(DeckReason.LEADERS, rule, count=len(leaders))]


def _one_faction(deck: Deck) -> list[Refusal]:
    """G-013. A deck without a leader has no faction, so any single faction is legal."""
    own = faction_of(deck)
    cards = [card for card in deck.cards if not isinstance(BY_SLUG[card], Leader)]
    if own is not None:
        strangers = [card for card in cards if BY_SLUG[card].faction not in (own, NEUTRAL)]
        return (
            [Refusal.of(DeckReason.OTHER_FACTIONS, "G-013", group=_group(own), cards=CardSlugs(strangers))] if strangers else []
        )
    factions = sorted({BY_SLUG[card].faction for card in cards} - {NEUTRAL})
    if len(factions) < 2:
        return []
    return [Refusal.of(DeckReason.FACTIONS, "G-013", groups=PileSlugs(faction.name.lower() for faction in factions))]


def _copy_limits(pool: str, deck: Deck) -> list[Refusal]:
    found = []
    for card, count in deck.counts.items():
        most = copies_in(pool, BY_SLUG[card])
        if most == 0:
            found.append(Refusal.of(DeckReason.NOT_IN_SET, "G-021", card=CardSlugs((card,))))
        elif count > most:
            faction = BY_SLUG[card].faction if BY_SLUG[card].faction is not NEUTRAL else _faction_or_neutral(deck)
            group = _group(faction)
            found.append(Refusal.of(DeckReason.COPIES, "G-021", card=CardSlugs((card,)), count=count, most=most, group=group))
    return found


def _faction_or_neutral(deck: Deck) -> Faction:
    """The leader's faction, or that of the first card that has one."""
    faction = faction_of(deck)
    others = (BY_SLUG[card].faction for card in deck.cards)
    return next((each for each in others if each is not NEUTRAL), NEUTRAL) if faction is None else faction


def _enough_units(rule: str, deck: Deck) -> list[Refusal]:
    units = len(units_in(deck))
    return [] if units >= FEWEST_UNITS else [Refusal.of(DeckReason.UNITS, rule, least=FEWEST_UNITS, count=units)]


def _at_most(rule: str, reason: AnyReason, most: int | None, cards: Sequence[str]) -> list[Refusal]:
    if most is None or len(cards) <= most:
        return []
    return [Refusal.of(reason, rule, most=most, count=len(cards), cards=CardSlugs(cards))]


def _exactly(
    rule: str, reasons: tuple[AnyReason, AnyReason], faction: Faction, cards: Sequence[str], deck: Deck
) -> list[Refusal]:
    """Refuse missing and surplus cards of a faction's set, with a reason for each."""
    differences = Counter(cards) - deck.counts, deck.counts - Counter(cards)
    return [
        Refusal.of(reason, rule, group=_group(faction), cards=CardSlugs(found.elements()))
        for reason, found in zip(reasons, differences, strict=True)
        if found
    ]


def units_in(deck: Deck) -> list[Unit]:
    return [unit for card in deck.cards if isinstance(unit := BY_SLUG[card], Unit)]


def specials_in(deck: Deck) -> list[str]:
    return [card for card in deck.cards if isinstance(BY_SLUG[card], Special)]


def spies_in(deck: Deck) -> list[str]:
    return [slug(unit.name) for unit in units_in(deck) if any(isinstance(ability, Spy) for ability in unit.abilities)]


def medics_in(deck: Deck) -> list[str]:
    return [slug(unit.name) for unit in units_in(deck) if Trait.MEDIC in unit.abilities]


def strength_of(deck: Deck) -> int:
    return sum(unit.strength for unit in units_in(deck))


# --- the formats -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Led(Format):
    """Piles of decks that begin with their leaders, named after their factions.

    A leader's name takes its faction's deck, led by that leader; `FACTION/random` lets the key draw the leader. For several
    decks in one pile, join the names with `+`.
    """

    lists: Mapping[Faction, CardCounts] = field(default_factory=dict)  # premade decks
    pool: str = BOXED
    limits: DeckLimits = CLASSIC_LIMITS  # for constructed decks

    def pile_of(self, name: str) -> str:
        parts = [self._faction_named(part) for part in name.split("+")]
        return "+".join(sorted(parts, key=lambda part: _PLACES.get(part, 0)))

    def leaders(self, pile: str) -> tuple[tuple[str, ...], ...]:
        return tuple(self._leaders(part) for part in pile.split("+"))

    def cards_of(self, seat: int, name: str) -> tuple[str, ...]:
        led = {self._faction_named(part): self._leader_named(part) for part in name.split("+")}
        decks = split(Deck(dict(self.piles)[self.pile_of(name)]))
        return tuple(card for deck in decks for card in (led[faction_slug(deck)] or deck.cards[0], *deck.cards[1:]))

    def leaders_for(self, deck: Deck) -> tuple[tuple[str, ...], ...]:
        return tuple(self._leaders(_group_of(leader)) for leader in leaders_of(deck))

    def lead(self, deck: Deck, name: str) -> Deck:
        there, led = [leader for leaders in self.leaders_for(deck) for leader in leaders], {}
        for part in name.split("+"):
            leader = self._leader_named(part)
            if leader not in there:
                raise IllegalDeck(self._refusal(CommonDeckReason.NO_LEADER, name=part, there=Names(there)))
            led[_group_of(leader)] = leader
        own = leaders_of(deck)
        return replace(deck, cards=tuple(led.get(_group_of(card), card) if card in own else card for card in deck.cards))

    def with_leaders(self, name: str, draw: Callable[[int], int]) -> str:
        parts = []
        for part in name.split("+"):
            leaders = self._leaders(self._faction_named(part)) if part.endswith(ANY_LEADER) else (part,)
            parts.append(leaders[draw(len(leaders))] if len(leaders) > 1 else leaders[0])
        return "+".join(parts)

    def legal_cards(self, faction: Faction) -> tuple[str, ...]:
        """All cards of which a player can build a deck of a faction, without leaders (G-021)."""
        cards = [card for card in faction_set(faction) if not isinstance(card, Leader) and not is_side_deck(slug(card.name))]
        return tuple(slug(card.name) for card in cards for _ in range(copies_in(self.pool, card)))

    def _leaders(self, faction: str) -> tuple[str, ...]:
        default = next(iter(self.lists[Faction[faction.upper()]]))
        others = [card for card in _LEADERS[faction] if card != default and copies_in(self.pool, BY_SLUG[card])]
        return default, *others

    def _faction_named(self, name: str) -> str:
        """A faction by its own name or a leader's."""
        leader = self._leader_named(name)
        return slug(name.removesuffix(ANY_LEADER)) if leader is None else BY_SLUG[leader].faction.name.lower()

    def _leader_named(self, name: str) -> str | None:
        """A leader by any of its names; None if it isn't a leader in this edition."""
        card = catalogue().known(name)
        is_leader = card is not None and isinstance(BY_SLUG[card], Leader) and copies_in(self.pool, BY_SLUG[card]) > 0
        return card if is_leader else None


@dataclass(frozen=True)
class Ready(Led):
    """Players bring their own decks or take premade ones, one per faction.

    Two players can be dealt the same deck. At larger tables every dealt deck is of a different faction, as if from one box, so
    teammates never share one (G-230).
    """

    def box(self, seats: int = 2) -> Box:
        return super().box(seats) if seats == 2 else Format.box(replace(self, piles=self.piles[: len(self.supplies())]), seats)


def classic(pool: str = BOXED) -> Format:
    """Any deck of one faction with enough units and few special cards, or a premade deck."""
    rules = ("G-020", "G-013", "G-015", "G-021", "G-022")
    return replace(_ready("classic", rules, _checked(_classic, pool), CLASSIC), pool=pool)


def advanced() -> Format:
    """Stricter building for more even decks."""
    rules = ("G-200", "G-201", "G-013", "G-015", "G-021", "G-022")
    return replace(_ready("advanced", rules, _checked(_advanced, BOXED), ADVANCED), limits=ADVANCED_LIMITS)


def _ready(name: str, rules: tuple[str, ...], check: Check, lists: Mapping[Faction, CardCounts]) -> Ready:
    piles = _decks(lists) * MOST_SEATS
    ready = Ready(name, rules, (2, MOST_SEATS), check, piles, takes=1, numbers=_NUMBERS, supply="G-021", built=True)
    return replace(ready, lists=lists)


def tournament() -> Format:
    """Three advanced decks per player, one after another. Any three premade decks make a set."""
    rules = ("G-210", "G-200", "G-201")
    ready = dict(_decks(ADVANCED))
    trios = tuple(
        ("+".join(names), tuple(card for name in names for card in ready[name])) for names in combinations(ready, TRIO)
    )
    check = _checked(_tournament, BOXED)
    ready_trios = Led("tournament", rules, (2, 2), check, trios * 2, takes=1, numbers=_NUMBERS, supply="G-021", built=True)
    return replace(ready_trios, lists=ADVANCED, limits=ADVANCED_LIMITS)


@dataclass(frozen=True)
class Solo(Led):
    """The first deck is the human's, the second the virtual opponent's, which is always a whole set.

    The human's premade deck has no weather; its leader is the default or the one named (G-242).
    """

    def decks(self, key: bytes, seats: int = 2) -> tuple[Deck, ...]:
        human, *others = super().decks(key, seats)
        return Deck(self.cards_of(HUMAN, faction_slug(human)), human.name), *others

    def cards_of(self, seat: int, name: str) -> tuple[str, ...]:
        faction, leader = Faction[self._faction_named(name).upper()], self._leader_named(name)
        if seat != VIRTUAL:
            return self._human_set(faction, leader)
        if leader is not None:
            raise IllegalDeck(Refusal.of(DeckReason.OPPONENT_LEADER, "G-242", card=CardSlugs((leader,))))
        return whole_set(faction)

    def _human_set(self, faction: Faction, leader: str | None) -> tuple[str, ...]:
        if not self.built:
            return human_set(faction, leader)
        ready, *cards = Counter(self.lists[faction]).elements()
        return leader or ready, *without_weather(cards)

    def legal_cards(self, faction: Faction) -> tuple[str, ...]:
        return without_weather(super().legal_cards(faction))

    def piles_in(self, deck: Deck) -> Counter[str]:
        """OQ-36: there is one set of each faction, so any deck that the human brings uses up its faction."""
        return Counter([faction_slug(deck)])

    def with_variants(self, variants: Sequence[str]) -> Format:
        return solo(built=DECK_BUILDING_VARIANT in variants)


@cache
def solo(built: bool = False) -> Format:
    """Whole sets of two factions or, in the variant, a classic deck against a whole set (G-260)."""
    rules = ("G-260", "G-240", "G-241", "G-242") if built else ("G-240", "G-241", "G-242")
    check = _checked(_solo_built if built else _solo, BOXED)
    sets = tuple((faction.name.lower(), whole_set(faction)) for faction in FACTIONS)
    whole = Solo("solo", rules, (2, 2), check, sets, takes=1, numbers=_NUMBERS, supply="OQ-36", built=built)
    return replace(whole, lists=CLASSIC)


def _checked(found: Callable[[str, str, Deck], list[Refusal]], pool: str) -> Check:
    """A deck check for the format's first rule and this card pool."""

    def check(format: Format, deck: Deck, dealt: Deck | None) -> list[Refusal]:
        return found(format.rules[0], pool, deck)

    return check


def _decks(lists: Mapping[Faction, CardCounts]) -> tuple[NamedPile, ...]:
    """Premade decks by the names of their factions."""
    return tuple((faction.name.lower(), tuple(Counter(deck).elements())) for faction, deck in lists.items())


def formats(ruleset: str = DEFAULT, switches: Mapping[str, str] | None = None) -> Mapping[str, Format]:
    """All formats of a ruleset by name. The video game has classic decks only (section 13)."""
    return _formats(GWENT.chosen(ruleset, switches)["pool"])


@cache
def _formats(pool: str) -> Mapping[str, Format]:
    offered = (classic(pool),) if pool == VIDEO else (classic(pool), advanced(), solo(), tournament())
    return {each.name: each for each in offered}


def format_named(name: str, ruleset: str = DEFAULT) -> Format:
    """Find a format by name; `InvalidSettings` lists the valid ones."""
    return look_up(SettingsReason.UNKNOWN_FORMAT, name, formats(ruleset))
