"""The words of Gwent in the scenario notation (docs/scenarios.md)."""

from __future__ import annotations

import itertools
import re

from mulligan.core.notation import Notation, same, same_number
from mulligan.core.scenario import DoesNotHold, ScenarioError
from mulligan.gwent.book import Effect
from mulligan.gwent.cards import CARDS
from mulligan.gwent.choices import Choice, decode, encode
from mulligan.gwent.expectations import check_player, row_cards
from mulligan.gwent.game import NUMBERS, SEATING, SLUGS, VARIANTS, GwentGame, Options, book
from mulligan.gwent.parts import Faction, Row
from mulligan.gwent.position import FILLER, CardSetup, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.state import NO_ROW, Ask, LeaderState, Mode, Option

_SEAT = re.compile(r"P\d")
_ZONE = re.compile(r"\b(leader|hand|deck|discard|side deck|close|ranged|siege|horns):")
_FACTIONS = "|".join(faction.name.lower() for faction in Faction)
_PLAYER_LINE = re.compile(rf"({_FACTIONS}|gems \d|points \d|passed|leader used|{_ZONE.pattern})")
_VERBS = {
    "plays": "play",
    "puts back": "put back",
    "chooses": "choose",
    "revives": "revive",
    "swaps": "swap",
    "takes": "take",
    "discards": "discard",
    "finds": "find",
    "copies": "copy",
}
_PLAIN = {"passes": Option.PASS, "keeps the hand": Option.PASS, "is done": Option.PASS, "uses the leader": Option.LEADER}
_PLAIN_INFINITIVE = {"pass": Option.PASS, "be done": Option.PASS, "use the leader": Option.LEADER}


class GwentTable(Notation[GwentGame]):
    """Gwent's zones, verbs and expectations."""

    rulesets, numbers, filler = GWENT, NUMBERS, FILLER
    verbs, plain, plain_infinitive = _VERBS, _PLAIN, _PLAIN_INFINITIVE

    def __init__(self) -> None:
        super().__init__()
        self.setup = PositionSetup()

    def begin(self) -> GwentGame:
        return set_up(self.setup)

    # --- the position ----------------------------------------------------------------------------

    def place(self, head: str, rest: str) -> bool:
        setup = self.setup
        match head:
            case "turn":
                setup.turn = self.seat(rest)
            case "started":
                setup.starter = self.seat(rest)
            case "round":
                setup.round_number = int(rest)
            case "weather:":
                setup.weather = [_row_card(self, thing) for thing in self.things(rest)]
            case "mode":
                self._mode(rest.split())
            case "solo":
                setup.mode, setup.variants = Mode.SOLO, tuple(rest.split())
                if unknown := [word for word in setup.variants if word not in VARIANTS]:
                    raise ScenarioError(f"no variant {unknown[0]!r}; there are {', '.join(VARIANTS)}")
            case "leaders:":
                setup.leaders = [self._leader(name) for name in self.things(rest)]
            case "under:":
                setup.under = self.cards(rest)
            case "begin":
                self._begin(rest)
            case _ if _SEAT.fullmatch(head) and _PLAYER_LINE.match(rest):
                self._read_player(rest, setup.players[self.seat(head)])
            case _:
                return False
        return True

    def _mode(self, words: list[str]) -> None:
        """`mode free_for_all 4`, `mode teams`: how many play; the fewest where it is left out."""
        names = {mode.name.lower(): mode for mode in (Mode.FREE_FOR_ALL, Mode.TEAMS)}
        if not words or words[0] not in names:
            raise ScenarioError(f"no mode {' '.join(words)!r}; there are {', '.join(names)}")
        self.setup.mode = names[words[0]]
        fewest, most = SEATING[self.setup.mode].seats
        seats = int(words[1]) if len(words) > 1 else fewest
        if not fewest <= seats <= most:
            raise ScenarioError(f"{words[0]} is for {fewest} to {most} players, not {seats}")
        self.setup.players = [PlayerSetup() for _ in range(seats)]

    def _begin(self, words: str) -> None:
        """`begin P1`: a game from its very beginning, with the decks as given (they are shuffled), P1 starting."""
        setup = self.setup
        decks = []
        for seat, player in enumerate(setup.players):
            leaders = [player.leader] if player.leader else setup.leaders if seat == VIRTUAL else []
            if not leaders:
                raise ScenarioError(f"P{seat + 1} needs a leader to begin: P{seat + 1} leader: … deck: …")
            decks.append([*leaders, *player.deck])
        options = Options(
            setup.ruleset,
            setup.switches,
            setup.mode.name.lower(),
            setup.variants,
            self.seat(words) if words else None,
        )
        self.game = GwentGame.new(options, decks, setup.key)

    def _leader(self, name: str) -> str:
        if book().leaders[NUMBERS[self.known(name)]].effect == Effect.NONE:
            raise ScenarioError(f"{name} is no leader")
        return name

    def _read_player(self, words: str, player: PlayerSetup) -> None:
        zones = list(_ZONE.finditer(words))
        self._read_facts(words[: zones[0].start() if zones else len(words)], player)
        for zone, following in itertools.zip_longest(zones, zones[1:]):
            said = words[zone.end() : following.start() if following else len(words)].strip()
            match zone[1]:
                case "leader":
                    name, _, state = said.partition(" ")
                    player.leader = self._leader(name)
                    player.faction = CARDS[NUMBERS[name]].faction
                    if state:
                        player.leader_state = _leader_state(state)
                case "close" | "ranged" | "siege":
                    row = Row[zone[1].upper()]
                    player.rows[row] = [_row_card(self, thing) for thing in self.things(said) if thing != "nothing"]
                case "horns":
                    for thing in self.things(said):
                        row_name, _, what = thing.partition(" ")
                        player.horns[_row(row_name)] = what.strip("() ") or "commanders_horn"
                case "side deck":
                    player.side_deck = self.cards(said)
                case _:
                    setattr(player, zone[1], self.cards(said))

    def _read_facts(self, words: str, player: PlayerSetup) -> None:
        for match in re.finditer(r"(gems|points) (\d+)|passed|(\w+)", words):
            if match[1]:
                setattr(player, match[1], int(match[2]))
            elif match[0] == "passed":
                player.passed = True
            elif match[0].upper() in Faction.__members__:
                player.faction = Faction[match[0].upper()]
            else:
                raise ScenarioError(f"a player has a faction, gems 2 or points 3, and may have passed, not {match[0]!r}")

    # --- moves -----------------------------------------------------------------------------------

    def option(self, seat: int, verb: str, thing: str) -> int:
        match verb:
            case "plays":
                return self._play(seat, thing)
            case "puts back" | "discards":
                return encode(Choice(Option.HAND, place=self._in_hand(seat, thing)))
            case "revives" | "takes":
                return self._in_discard(seat, thing)
            case "swaps" | "copies":
                return self._unit(seat, thing)
            case "finds":
                return encode(Choice(Option.CARD, place=NUMBERS[self.known(thing)]))
            case _:
                if _SEAT.fullmatch(thing):
                    return encode(Choice(Option.PLAYER, place=self.seat(thing)))
                return encode(Choice(Option.ROW, row=_row(thing)))

    def _play(self, seat: int, thing: str) -> int:
        """`plays vesemir`, `plays olgierd_von_everec on ranged`; without a row, the card's own."""
        name, _, row = thing.partition(" on ")
        facts = book().cards[NUMBERS[self.known(name)]]
        if not row and facts.rows == 3 and facts.strength:
            raise ScenarioError(f"{name} is agile; say `plays {name} on close` or `on ranged`")
        return encode(Choice(Option.PLAY, place=self._in_hand(seat, name), row=_row(row) if row else int(facts.row)))

    def _in_hand(self, seat: int, name: str) -> int:
        state = self.table().state
        hand = state.players[seat].hand
        for place in range(hand.count):
            if SLUGS[state.cards[hand.cards[place]].card] == self.known(name):
                return place
        raise DoesNotHold(f"P{seat + 1} has no {name} in hand")

    def _in_discard(self, seat: int, thing: str) -> int:
        """`vesemir`, `vesemir in P2 discard`: without a player, of the pile that the question is about."""
        match = re.fullmatch(r"(\w+)(?: in (P\d) discard)?", thing)
        if not match:
            raise ScenarioError(f"say `card` or `card in P1 discard`, not {thing!r}")
        game = self.table()
        piles = {decode(option).side for option in game.legal() if decode(option).kind == Option.DISCARD}
        side = self._side(match[2]) if match[2] else min(piles, default=int(game.state.players[seat].side))
        pile = game.state.sides[side].discard
        for place in range(pile.count):
            if SLUGS[game.state.cards[pile.cards[place]].card] == self.known(match[1]):
                return encode(Choice(Option.DISCARD, place=place, side=side))
        raise DoesNotHold(f"there is no {match[1]} in P{side + 1}'s discard pile")

    def _side(self, player: str) -> int:
        return int(self.table().state.players[self.seat(player)].side)

    def _unit(self, seat: int, thing: str) -> int:
        """`vesemir`, `vesemir#2`: a unit of one's own side."""
        match = re.fullmatch(r"(\w+)(?:#(\d+))?", thing)
        if not match:
            raise ScenarioError(f"a unit is written vesemir or vesemir#2, not {thing!r}")
        places = self._places(int(self.table().state.players[seat].side), self.known(match[1]))
        which = int(match[2] or 1)
        if which > len(places):
            raise DoesNotHold(f"P{seat + 1} has {len(places)} of {match[1]} on the battlefield")
        row, place = places[which - 1]
        return encode(Choice(Option.UNIT, place=place, row=row))

    def _places(self, side: int, name: str) -> list[tuple[Row, int]]:
        game = self.table()
        return [(row, place) for row in Row for place, (card, _) in enumerate(row_cards(game, side, row)) if card == name]

    def all_like(self, seat: int, thing: str) -> set[int]:
        state = self.table().state
        match state.ask:
            case Ask.STARTER | Ask.OPPONENT | Ask.ROW:
                return {self.option(seat, "chooses", thing)}
            case Ask.PICK:
                return {self.option(seat, "finds", thing)}
            case Ask.DECOY | Ask.BOND:
                if "#" in thing:
                    return {self._unit(seat, thing)}
                places = self._places(int(state.players[seat].side), self.known(thing))
                return {encode(Choice(Option.UNIT, place=place, row=row)) for row, place in places}
            case Ask.REVIVE | Ask.TAKE:
                first = decode(self._in_discard(seat, thing))
                pile = state.sides[first.side].discard
                card = state.cards[pile.cards[first.place]].card
                same_name = [place for place in range(pile.count) if state.cards[pile.cards[place]].card == card]
                return {encode(Choice(Option.DISCARD, place=place, side=first.side)) for place in same_name}
            case _:
                return self._all_in_hand(seat, thing)

    def _all_in_hand(self, seat: int, thing: str) -> set[int]:
        """In a turn `the leader`, or a card on every row it may go to, or `card on close`; else a card of the hand."""
        game = self.table()
        if thing == "the leader":
            return {int(Option.LEADER)}
        name, _, row = thing.partition(" on ")
        hand = game.state.players[seat].hand
        number = NUMBERS[self.known(name)]
        places = [place for place in range(hand.count) if game.state.cards[hand.cards[place]].card == number]
        if game.state.ask != Ask.TURN:
            return {encode(Choice(Option.HAND, place=place)) for place in places}
        if row:
            return {encode(Choice(Option.PLAY, place=place, row=_row(row))) for place in places}
        legal = [decode(option) for option in game.legal()]
        plays = {encode(choice) for choice in legal if choice.kind == Option.PLAY and choice.place in places}
        return plays or {self._play(seat, thing)}

    def say(self, option: int) -> str:
        state, choice = self.table().state, decode(option)
        where = f" on {Row(choice.row).name.lower()}" if choice.row < NO_ROW else ""
        match choice.kind:
            case Option.PASS:
                return "nothing"
            case Option.LEADER:
                return "the leader"
            case Option.ROW:
                return Row(choice.row).name.lower()
            case Option.PLAYER:
                return f"P{choice.place + 1}"
            case Option.HAND | Option.PLAY:
                return SLUGS[state.cards[state.players[state.asked].hand.cards[choice.place]].card] + where
            case Option.UNIT:
                cards = state.sides[state.players[state.asked].side].rows[choice.row].cards
                return SLUGS[state.cards[cards.cards[choice.place]].card] + where
            case Option.DISCARD:
                card = state.cards[state.sides[choice.side].discard.cards[choice.place]].card
                return f"{SLUGS[card]} in P{choice.side + 1} discard"
            case _:
                return SLUGS[choice.place]

    # --- expectations ------------------------------------------------------------------------------

    def expect_player(self, seat: int, words: str) -> None:
        check_player(self.table(), seat, words, self.cards)

    def expect(self, head: str, rest: str, words: str) -> None:
        game = self.table()
        state = game.state
        match head:
            case "turn":
                same("it is the turn of", f"P{int(state.asked) + 1}", rest)
            case "starter":
                same("the round was started by", f"P{int(state.starter) + 1}", rest)
            case "round":
                same_number("the round is", int(state.round_number), int(rest))
            case "weather:":
                there = sorted(SLUGS[state.cards[number].card] for number in state.weather.cards[: state.weather.count])
                if there != sorted(self.cards(rest)):
                    raise DoesNotHold(f"the weather is {', '.join(there) or '-'}")
            case "under:":
                same_number("cards under Decoys:", int(state.under_count), int(rest))
            case _:
                self._strength(head, rest)

    def _strength(self, thing: str, words: str) -> None:
        """`expect vesemir 12`, `expect P2.vesemir 6`, `expect vesemir#2 6`."""
        match = re.fullmatch(r"(?:(P\d)\.)?(\w+)(?:#(\d+))?", thing)
        if not match or not re.fullmatch(r"-?\d+", words.strip()):
            raise ScenarioError(f"not understood: {thing} {words}")
        game, name = self.table(), self.known(match[2])
        sides = (self._side(match[1]),) if match[1] else range(len(game.state.sides))
        found = [worth for side in sides for row in Row for card, worth in row_cards(game, side, row) if card == name]
        which = int(match[3] or 1)
        if which > len(found):
            raise DoesNotHold(f"there are {len(found)} of {thing} on the battlefield")
        if match[3] is None and len(set(found)) > 1:
            raise ScenarioError(f"there are several of {thing}; say {thing}#2 or P2.{thing}")
        same_number(f"{thing} has", found[which - 1], int(words))


def _leader_state(words: str) -> LeaderState:
    name = words.strip()[1:-1].upper()
    if words.strip() != f"({name.lower()})" or name not in LeaderState.__members__:
        raise ScenarioError(
            f"a leader is (ready), (used) or (cancelled), not {words.strip()!r}; faction, gems and passed come first"
        )
    return LeaderState[name]


def _row(name: str) -> Row:
    if name.upper() not in Row.__members__:
        raise ScenarioError(f"a row is close, ranged or siege, not {name!r}")
    return Row[name.upper()]


def _row_card(table: GwentTable, words: str) -> CardSetup:
    """`stefan_skellen(P2)`: a card that came from P2's deck."""
    match = re.fullmatch(r"(\w+)(?:\s*\((P\d)\))?", words)
    if not match:
        raise ScenarioError(f"a card is written vesemir or vesemir(P2), not {words!r}")
    return CardSetup(table.known(match[1]), table.seat(match[2]) if match[2] else None)
