"""How decks come to be (sections 2, 14.1 and 14.2; G-240 to G-242 and G-260 for solo games)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import combinations

from mulligan.core.dealing import Box
from mulligan.core.decks import Deck, Violation, slug
from mulligan.core.formats import Check, Format, Pile
from mulligan.core.game import IllegalDeck
from mulligan.core.named import named
from mulligan.core.text import Language, term
from mulligan.gwent.cards import BY_SLUG, CARDS, faction_set, is_barred_weather
from mulligan.gwent.decks import TRIO, catalogue, faction_of, leaders_of, split
from mulligan.gwent.parts import FACTIONS, NEUTRAL, Card, Faction, Leader, Special, Spy, Trait, Unit
from mulligan.gwent.ready import ADVANCED, CLASSIC, DeckList
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.rulesets import DEFAULT, GWENT
from mulligan.gwent.state import MOST_SEATS

FEWEST_UNITS = 22  # G-020, G-200
CLASSIC_SPECIALS = 10  # G-020
ADVANCED_SPECIALS = 5  # G-200, and so are the next three
MOST_SPIES = 2
MOST_MEDICS = 2
MOST_STRENGTH = 130
BOXED, VIDEO = "boxed", "video"  # the cards there are: the switch `pool`
_NUMBERS = {slug(card.name): number for number, card in enumerate(CARDS)}
_format = partial(Format, numbers=_NUMBERS, supply="G-021")


# --- cards and sets ---------------------------------------------------------------------------------


def copies_in(pool: str, card: Card) -> int:
    """G-021: how many of a card a faction's set holds."""
    if isinstance(card, Leader):
        return 1 if pool == BOXED or card.in_video else 0
    return card.copies if pool == BOXED or card.video_copies is None else card.video_copies


def faction_name(faction: Faction) -> str:
    return term(f"gwent.faction.{faction.name.lower()}", Language.EN)


def whole_set(faction: Faction) -> tuple[str, ...]:
    """G-240: the virtual opponent's cards: all of a faction's set but those of the side deck.

    The last of the leaders is the one that leads a human who has not picked another (G-242).
    """
    usual = BY_SLUG[_usual_leader(faction)]
    cards = [card for card in faction_set(faction) if not (isinstance(card, Unit) and card.side_deck)]
    cards.sort(key=lambda card: (not isinstance(card, Leader), card is usual))
    return tuple(slug(card.name) for card in cards for _ in range(copies_in(BOXED, card)))


def human_set(faction: Faction, leader: str | None = None) -> tuple[str, ...]:
    """G-240 to -242: the human's cards: one leader, and no weather but Clear Weather.

    >>> human_set(Faction.MONSTERS)[0], len(human_set(Faction.MONSTERS)), len(whole_set(Faction.MONSTERS))
    ('eredin_commander_of_the_red_riders', 71, 87)
    """
    chosen, cards = leader or _usual_leader(faction), whole_set(faction)
    if chosen not in leaders_of(Deck(cards)):
        raise ValueError(f"{chosen!r} is no leader of {faction_name(faction)} (G-242)")
    return chosen, *(card for card in without_weather(cards) if not isinstance(BY_SLUG[card], Leader))


def without_weather(cards: Iterable[str]) -> tuple[str, ...]:
    """G-241: what is left of a deck when a human plays it in a solo game."""
    return tuple(card for card in cards if not is_barred_weather(BY_SLUG[card]))


def _usual_leader(faction: Faction) -> str:
    return next(iter(CLASSIC[faction]))


# --- checks -----------------------------------------------------------------------------------------


def check_deck(deck: Deck, format: Format | str, pool: Deck | None = None) -> list[Violation]:
    """Everything that is wrong with a deck, by rule. An empty list: it is legal. Nothing is dealt, so `pool` says nothing."""
    described = format_named(format) if isinstance(format, str) else format
    found = []
    unknown = [card for card in deck.cards if card not in BY_SLUG]
    aside = [card for card in deck.cards if _is_side_deck(card)]
    if unknown:
        found.append(Violation("G-014", f"there are no such cards: {_listed(unknown)}"))
    if aside:
        found.append(Violation("G-015", f"cards of the side deck never start in a deck: {_listed(aside)}"))
    cards = Deck(tuple(card for card in deck.cards if card not in unknown and card not in aside), deck.name)
    return found + described.check(described, cards, pool)


def _is_side_deck(card: str) -> bool:
    declared = BY_SLUG.get(card)
    return isinstance(declared, Unit) and declared.side_deck


def _listed(cards: Iterable[str]) -> str:
    return catalogue().listed(cards)


def _classic(rule: str, pool: str, deck: Deck) -> list[Violation]:
    return _built(rule, pool, deck, CLASSIC_SPECIALS)


def _built(rule: str, pool: str, deck: Deck, most_specials: int) -> list[Violation]:
    """What holds for every deck that is built."""
    return [
        *_one_leader(rule, deck),
        *_one_faction(deck),
        *_no_more_than_there_are(pool, deck),
        *_enough_units(rule, deck),
        *_at_most(rule, most_specials, "special cards (weather counts)", _specials(deck)),
    ]


def _advanced(rule: str, pool: str, deck: Deck) -> list[Violation]:
    """G-201: a hero with Spy or Medic counts there too."""
    spies = [slug(unit.name) for unit in _units(deck) if any(isinstance(ability, Spy) for ability in unit.abilities)]
    medics = [slug(unit.name) for unit in _units(deck) if Trait.MEDIC in unit.abilities]
    strength = sum(unit.strength for unit in _units(deck))
    found = [
        *_built(rule, pool, deck, ADVANCED_SPECIALS),
        *_at_most(rule, MOST_SPIES, "cards with Spy (heroes count)", spies),
        *_at_most(rule, MOST_MEDICS, "cards with Medic (heroes count)", medics),
    ]
    if strength > MOST_STRENGTH:
        over = strength - MOST_STRENGTH
        found.append(Violation(rule, f"a total strength of at most {MOST_STRENGTH}, not {strength}: {over} too much"))
    return found


def _solo(rule: str, pool: str, deck: Deck) -> list[Violation]:
    """A deck with several leaders is the virtual opponent's. One with more special cards than are built with is a whole set."""
    faction, leaders = faction_of(deck), leaders_of(deck)
    if faction is not None and len(leaders) > 1:
        return _exactly(rule, f"the opponent has the whole set of {faction_name(faction)}", whole_set(faction), deck)
    barred = [card for card in deck.cards if is_barred_weather(BY_SLUG[card])]
    found = [Violation("G-241", f"a human has no weather but Clear Weather: {_listed(barred)}")] if barred else []
    rest = Deck(without_weather(deck.cards), deck.name)
    if faction is not None and len(_specials(rest)) > CLASSIC_SPECIALS:
        said = f"a deck with more than {CLASSIC_SPECIALS} special cards is the whole set of {faction_name(faction)}"
        return found + _exactly(rule, said, human_set(faction, leaders[0]), rest)
    return found + _classic("G-260", pool, rest)


def _tournament(rule: str, pool: str, deck: Deck) -> list[Violation]:
    """The three decks of a player, one after the other."""
    decks = split(deck)
    found = []
    if len(decks) != TRIO:
        found.append(Violation(rule, f"a player has {TRIO} decks, each begun by its leader, not {len(decks)}"))
    for place, part in enumerate(decks, 1):
        for violation in _advanced("G-200", pool, part):
            found.append(Violation(violation.rule, f"deck {place}: {violation.message}"))
    factions = [{faction_name(BY_SLUG[leader].faction) for leader in leaders_of(part)} for part in decks]
    heroes = [{unit.name for unit in _units(part) if unit.hero} for part in decks]
    for faction, places in _in_several(factions):
        found.append(Violation(rule, f"the decks are of different factions; {faction} is that of decks {places}"))
    for hero, places in _in_several(heroes):
        found.append(Violation(rule, f"no hero is in more than one deck; {hero} is in decks {places}"))
    return found


def _in_several(decks: Sequence[set[str]]) -> Iterator[tuple[str, str]]:
    """What is in more than one of them, and in which: "1 and 3"."""
    for each in sorted(set().union(*decks)):
        places = [str(place) for place, deck in enumerate(decks, 1) if each in deck]
        if len(places) > 1:
            yield each, " and ".join(places)


def _one_leader(rule: str, deck: Deck) -> list[Violation]:
    leaders = leaders_of(deck)
    if len(leaders) == 1:
        return []
    named = f": {_listed(leaders)}" if leaders else ""
    return [Violation(rule, f"exactly 1 leader, not {len(leaders)}{named}")]


def _one_faction(deck: Deck) -> list[Violation]:
    """G-013. Without a leader a deck has no faction, and any one will do."""
    own = faction_of(deck)
    cards = [card for card in deck.cards if not isinstance(BY_SLUG[card], Leader)]
    if own is not None:
        strangers = [card for card in cards if BY_SLUG[card].faction not in (own, NEUTRAL)]
        said = f"a deck of {faction_name(own)} has no cards of other factions: {_listed(strangers)}"
        return [Violation("G-013", said)] if strangers else []
    factions = sorted({BY_SLUG[card].faction for card in cards} - {NEUTRAL})
    if len(factions) < 2:
        return []
    return [Violation("G-013", f"a deck is of one faction, not of {' and '.join(map(faction_name, factions))}")]


def _no_more_than_there_are(pool: str, deck: Deck) -> list[Violation]:
    found = []
    for card, count in deck.counts.items():
        most = copies_in(pool, BY_SLUG[card])
        if count > most:
            found.append(Violation("G-021", f"the {pool} set has {most or 'no'} {BY_SLUG[card].name}, not {count}"))
    return found


def _enough_units(rule: str, deck: Deck) -> list[Violation]:
    units = len(_units(deck))
    if units >= FEWEST_UNITS:
        return []
    return [Violation(rule, f"at least {FEWEST_UNITS} units (heroes count), not {units}: {FEWEST_UNITS - units} too few")]


def _at_most(rule: str, most: int, what: str, cards: Sequence[str]) -> list[Violation]:
    if len(cards) <= most:
        return []
    return [Violation(rule, f"at most {most} {what}, not {len(cards)}: {_listed(cards)}")]


def _exactly(rule: str, said: str, cards: Sequence[str], deck: Deck) -> list[Violation]:
    missing, surplus = Counter(cards) - deck.counts, deck.counts - Counter(cards)
    found = []
    if missing:
        found.append(Violation(rule, f"{said}; missing: {_listed(missing.elements())}"))
    if surplus:
        found.append(Violation(rule, f"{said}; too many: {_listed(surplus.elements())}"))
    return found


def _units(deck: Deck) -> list[Unit]:
    return [unit for card in deck.cards if isinstance(unit := BY_SLUG[card], Unit)]


def _specials(deck: Deck) -> list[str]:
    return [card for card in deck.cards if isinstance(BY_SLUG[card], Special)]


# --- the formats -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ready(Format):
    """Decks that players bring or find ready, one of each faction.

    Two players may be dealt the same one. At a larger table everybody is dealt another, as if from one box: so partners have
    different factions (G-230).
    """

    def box(self, seats: int = 2) -> Box:
        return super().box(seats) if seats == 2 else Format.box(replace(self, piles=self.piles[: len(self.supplies())]), seats)


def classic(pool: str = BOXED) -> Format:
    """Any deck of one faction with enough units and few special cards; or one of the ready ones."""
    return _ready("classic", ("G-020", "G-013", "G-015", "G-021", "G-022"), _checked(_classic, pool), CLASSIC)


def advanced() -> Format:
    """Stricter building for more even decks."""
    return _ready("advanced", ("G-200", "G-201", "G-013", "G-015", "G-021", "G-022"), _checked(_advanced, BOXED), ADVANCED)


def _ready(name: str, rules: tuple[str, ...], check: Check, lists: Mapping[Faction, DeckList]) -> Format:
    piles = _decks(lists) * MOST_SEATS
    return Ready(name, rules, (2, MOST_SEATS), check, piles, takes=1, numbers=_NUMBERS, supply="G-021")


def tournament() -> Format:
    """Three advanced decks of each player, one after the other. Any three of the ready ones go together."""
    rules = ("G-210", "G-200", "G-201")
    ready = dict(_decks(ADVANCED))
    trios = tuple(
        ("+".join(names), tuple(card for name in names for card in ready[name])) for names in combinations(ready, TRIO)
    )
    return _format("tournament", rules, (2, 2), _checked(_tournament, BOXED), trios, takes=1)


@dataclass(frozen=True)
class Solo(Format):
    """The first deck is the human's, the second the virtual opponent's.

    The piles are whole sets. The human's is without weather, and has the usual leader or the one that is named for it (G-242).
    """

    def decks(self, key: bytes, seats: int = 2) -> tuple[Deck, ...]:
        human, *others = super().decks(key, seats)
        return _humans(human), *others

    def take(self, *names: Sequence[str]) -> tuple[Deck, ...]:
        decks = super().take(*names)
        if len({faction_of(deck) for deck in decks}) < len(decks):
            raise IllegalDeck(f"the two decks are of different factions ({self.supply})")
        return decks

    def deck_of(self, seat: int, names: Sequence[str], left: Counter[str]) -> Deck:
        """The human may name a leader instead of a faction."""
        if seat == VIRTUAL:
            return super().deck_of(seat, names, left)
        deck = super().deck_of(seat, [_faction_named(name) for name in names], left)
        led = [name for name in names if name in leaders_of(deck)]
        return _humans(deck, *led)


def _humans(deck: Deck, leader: str | None = None) -> Deck:
    faction = faction_of(deck)
    assert faction is not None
    return Deck(human_set(faction, leader), deck.name)


def _faction_named(name: str) -> str:
    """By its own name, or by a leader's."""
    card = BY_SLUG.get(name)
    return card.faction.name.lower() if isinstance(card, Leader) else name


def solo() -> Format:
    """Whole sets of two factions, with what a human brings instead of one (G-260)."""
    rules = ("G-240", "G-241", "G-242", "G-260")
    sets = tuple((faction.name.lower(), whole_set(faction)) for faction in FACTIONS)
    return Solo("solo", rules, (2, 2), _checked(_solo, BOXED), sets, takes=1, numbers=_NUMBERS, supply="OQ-36")


def _checked(found: Callable[[str, str, Deck], list[Violation]], pool: str) -> Check:
    """A check by the first of the format's rules and the cards there are."""

    def check(format: Format, deck: Deck, dealt: Deck | None) -> list[Violation]:
        return found(format.rules[0], pool, deck)

    return check


def _decks(lists: Mapping[Faction, DeckList]) -> tuple[Pile, ...]:
    """Ready decks by the names of their factions."""
    return tuple((faction.name.lower(), tuple(Counter(deck).elements())) for faction, deck in lists.items())


@cache
def formats(ruleset: str = DEFAULT) -> Mapping[str, Format]:
    """All formats of a ruleset by name. The video game has classic decks only (section 13)."""
    pool = GWENT.chosen(ruleset)["pool"]
    offered = (classic(pool),) if pool == VIDEO else (classic(pool), advanced(), solo(), tournament())
    return {each.name: each for each in offered}


def format_named(name: str, ruleset: str = DEFAULT) -> Format:
    """The format of this name; `ValueError` lists those that there are."""
    return named("format", name, formats(ruleset))
