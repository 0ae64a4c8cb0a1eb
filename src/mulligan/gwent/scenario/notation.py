"""Gwent's vocabulary of the scenario notation (docs/scenarios.md)."""

from __future__ import annotations

import re

from mulligan.core.decks.deck import Catalogue
from mulligan.core.kernel.piles import Pile
from mulligan.core.scenario.expectations import same, same_number
from mulligan.core.scenario.notation import ImpossiblePosition, Notation
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import number, one_of
from mulligan.core.settings import GameSettings
from mulligan.gwent.choices import Choice, decode, encode
from mulligan.gwent.decks.catalogue import catalogue
from mulligan.gwent.game import NUMBERS, SEATING, SLUGS, VARIANTS, GameOptions, GwentGame, book
from mulligan.gwent.parts import Row
from mulligan.gwent.rules.zones import VIRTUAL
from mulligan.gwent.rulesets import GWENT
from mulligan.gwent.scenario.expectations import check_player, row_cards
from mulligan.gwent.scenario.placing import (
    FACTS,
    ROWS,
    ZONES,
    check_deck,
    check_weather,
    read_cards,
    read_leaders,
    read_player,
    read_row,
)
from mulligan.gwent.scenario.position import FILLER, PlayerSetup, PositionSetup, set_up
from mulligan.gwent.state import COUNTED_ROUNDS, NO_ROW, PILE_SIZE, Ask, ModeKind, Option

_SEAT = re.compile(r"P[0-9]+", re.I)
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
_PLAIN = {
    **dict.fromkeys(("passes", "keeps the hand", "is done", "declines"), int(Option.PASS)),
    "uses the leader": int(Option.LEADER),
}
_PLAIN_INFINITIVE = {
    **dict.fromkeys(("pass", "be done", "keep the hand", "decline"), int(Option.PASS)),
    "use the leader": int(Option.LEADER),
}


class GwentTable(Notation[GwentGame]):
    """Gwent's zones, verbs and expectations."""

    played = GwentGame
    rulesets, numbers, filler = GWENT, NUMBERS, FILLER
    heads = ("mode", "solo", "turn", "started", "last", "round", "idle", "weather:", "leaders:", "under:", "begin")
    zones, facts, places = ZONES, FACTS, ROWS
    expected = ("turn P2", "starter P1", "round 2", "weather: biting_frost", "under: 2")
    verbs, plain, plain_infinitive = _VERBS, _PLAIN, _PLAIN_INFINITIVE

    def __init__(self) -> None:
        super().__init__()
        self.setup = PositionSetup()
        self._mode_said = False

    def begin(self) -> GwentGame:
        self._check_factions()
        return set_up(self.setup, self.lean)

    def settings(self) -> GameSettings:
        setup = self.setup
        mode, seats = ModeKind(setup.mode), len(setup.players)
        return GameSettings(
            mode=mode.name.lower(),
            ruleset=setup.ruleset,
            variants=setup.variants,
            seats=seats - 1 if mode is ModeKind.SOLO else seats,
            switches=dict(setup.switches),
        )

    def _check_factions(self) -> None:
        """Check factions that are named: other players get a faction that does nothing."""
        players, mode = self.setup.players, self.setup.mode
        for one, other in {ModeKind.TEAMS: ((0, 2), (1, 3)), ModeKind.SOLO: ((0, 1),)}.get(mode, ()):
            if players[one].faction is not None and players[one].faction == players[other].faction:
                line = max(each.line or 0 for each in (players[one], players[other]))
                if mode == ModeKind.TEAMS:
                    raise ImpossiblePosition(f"P{one + 1} and P{other + 1} are teammates: their factions differ (G-230)", line)
                raise ImpossiblePosition("in solo the two decks are of different factions (OQ-36)", line)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def side_of(self, seat: int) -> int:
        return int(self.table().state.players[seat].side)

    # --- the position ----------------------------------------------------------------------------

    def place(self, head: str, rest: str) -> None:
        setup = self.setup
        match head:
            case "turn":
                setup.turn = self.seat(rest)
            case "started":
                setup.starter = self.seat(rest)
            case "last":
                setup.acted = self.seat(rest)
            case "round":
                setup.round_number = number(rest, "the round", 1, COUNTED_ROUNDS)
                setup.round_line = self.line
            case "idle":
                setup.idle = number(rest, "the number of idle rounds", 0, COUNTED_ROUNDS)
            case "weather:":
                setup.weather += read_cards(self, rest, check_weather)
            case "mode":
                self._mode(rest.split())
            case "solo":
                self._say_mode(ModeKind.SOLO)
                setup.variants = tuple(one_of("variant", word, VARIANTS) for word in rest.split())
            case "leaders:":
                setup.leaders = read_leaders(self, rest)
            case "under:":
                setup.under += read_cards(self, rest, check_deck)
            case _:
                self._begin(rest)

    def place_player(self, seat: int, words: str) -> None:
        read_player(self, seat, words)

    def _mode(self, words: list[str]) -> None:
        """`mode free_for_all 4`, `mode teams`: the mode and the number of players; by default the mode's minimum."""
        names = {mode.name.lower(): mode for mode in (ModeKind.DUEL, ModeKind.FREE_FOR_ALL, ModeKind.TEAMS)}
        name = one_of("mode", words[0] if words else "", list(names))
        fewest, most = SEATING[names[name]].seats
        seats = number(words[1], f"the number of players of {name}", fewest, most) if len(words) > 1 else fewest
        self._say_mode(names[name])
        players = self.setup.players
        self.setup.players = [*players, *(PlayerSetup() for _ in range(seats - len(players)))]

    def _say_mode(self, mode: ModeKind) -> None:
        if self._mode_said:
            raise ScenarioError("the mode is already set")
        self._mode_said = True
        self.setup.mode = mode

    def _begin(self, words: str) -> None:
        """`begin P1`: a game from its beginning, with the given decks, shuffled; P1 starts."""
        setup = self.setup
        decks = []
        for seat, player in enumerate(setup.players):
            leaders = [player.leader] if player.leader else setup.leaders if seat == VIRTUAL else []
            if not leaders:
                raise ScenarioError(f"P{seat + 1} needs a leader to begin: P{seat + 1} leader: … deck: …")
            if player.hand or player.discard or any(player.rows.values()) or player.horns:
                raise ImpossiblePosition(f"a game begins with leaders and decks: leave out what else P{seat + 1} has")
            decks.append([*leaders, *(card.card for card in player.laid_deck)])
        options = GameOptions(
            setup.ruleset,
            setup.switches,
            setup.mode.name.lower(),
            setup.variants,
            self.seat(words) if words else None,
        )
        self.game = GwentGame.new(options, decks, setup.key)

    # --- moves -----------------------------------------------------------------------------------

    def option(self, seat: int, verb: str, thing: str) -> int:
        match verb:
            case "plays":
                return self._play(seat, thing)
            case "puts back" | "discards":
                return encode(Choice(Option.HAND, place=self._in_hand(seat, thing)[0]))
            case "revives" | "takes":
                return self._in_discard(seat, thing)[0]
            case "swaps" | "copies":
                return self._units(seat, thing)[0]
            case "finds":
                return encode(Choice(Option.CARD, place=NUMBERS[self.known(thing)]))
            case _:
                if _SEAT.fullmatch(thing):
                    return encode(Choice(Option.PLAYER, place=self.seat(thing.upper())))
                return encode(Choice(Option.ROW, row=read_row(thing)))

    def _on_row(self, thing: str) -> tuple[str, Row | None]:
        """`olaf on close`: the card, and the row if given."""
        name, on, row = thing.rpartition(" on ")
        if not on or (self.find(thing) is not None and row.lower() not in ROWS):
            return thing, None
        return name, read_row(row)

    def _play(self, seat: int, thing: str) -> int:
        """`plays vesemir`, `plays olgierd_von_everec on ranged`; by default the card's own row."""
        name, row = self._on_row(thing)
        facts = book().cards[NUMBERS[self._numbered(name)[0]]]
        if row is None and facts.rows == 3 and facts.strength:
            raise ScenarioError(f"{name} is agile; say `plays {name} on close` or `on ranged`")
        return encode(Choice(Option.PLAY, place=self._in_hand(seat, name)[0], row=int(facts.row) if row is None else row))

    def _numbered(self, thing: str) -> tuple[str, int | None]:
        """`vesemir#2`: the card, and which of several copies."""
        match = re.fullmatch(r"(.+?)(?:#([0-9]+))?", thing)
        if not match:
            raise ScenarioError(f"a card is written vesemir or vesemir#2, not {thing!r}")
        return self.known(match[1]), number(match[2], "which of these", 1, PILE_SIZE) if match[2] else None

    def _in(self, pile: Pile, thing: str, where: str) -> list[int]:
        """The places of a card in a pile; `vesemir#2` is the second there."""
        state = self.table().state
        name, which = self._numbered(thing)
        places = [place for place in range(pile.count) if SLUGS[state.cards[pile.cards[place]].card] == name]
        if len(places) < (which or 1):
            raise DoesNotHold(f"there is no {thing} in {where}")
        return places if which is None else [places[which - 1]]

    def _in_hand(self, seat: int, thing: str) -> list[int]:
        return self._in(self.table().state.players[seat].hand, thing, f"P{seat + 1}'s hand")

    def _in_discard(self, seat: int, thing: str) -> list[int]:
        """`vesemir`, `vesemir in P2 discard`; by default in the question's pile."""
        match = re.fullmatch(r"(.+?)(?: in (?:(P[0-9]+) )?discard)?", thing, re.I)
        if not match:
            raise ScenarioError(f"say `card` or `card in P1 discard`, not {thing!r}")
        game = self.table()
        legal = set(game.legal())
        piles = {decode(option).side for option in legal if decode(option).kind == Option.DISCARD}
        side = self.side_of(self.seat(match[2].upper())) if match[2] else min(piles, default=self.side_of(seat))
        places = self._in(game.state.sides[side].discard, match[1], f"P{side + 1}'s discard pile")
        options = [encode(Choice(Option.DISCARD, place=place, side=side)) for place in places]
        return sorted(options, key=lambda option: option not in legal)

    def _units(self, seat: int, thing: str) -> list[int]:
        """`vesemir`, `vesemir#2`: units on the seat's own side."""
        name, which = self._numbered(re.sub(rf"^P{seat + 1}\.", "", thing, flags=re.I))
        game = self.table()
        places = [
            (row, place)
            for row in Row
            for place, (card, _) in enumerate(row_cards(game, self.side_of(seat), row))
            if card == name
        ]
        if len(places) < (which or 1):
            raise DoesNotHold(f"P{seat + 1} has {len(places)} of {name} on the battlefield")
        chosen = places if which is None else [places[which - 1]]
        legal = set(game.legal())
        options = [encode(Choice(Option.UNIT, place=place, row=row)) for row, place in chosen]
        return sorted(options, key=lambda option: option not in legal)

    def all_like(self, seat: int, thing: str) -> set[int]:
        match self.table().state.ask:
            case Ask.STARTER | Ask.OPPONENT | Ask.ROW:
                return {self.option(seat, "chooses", thing)}
            case Ask.PICK:
                return {self.option(seat, "finds", thing)}
            case Ask.DECOY | Ask.BOND:
                return set(self._units(seat, thing))
            case Ask.REVIVE | Ask.TAKE:
                return set(self._in_discard(seat, thing))
            case _:
                return self._all_in_hand(seat, thing)

    def _all_in_hand(self, seat: int, thing: str) -> set[int]:
        """On a turn: `the leader`, a card on each of its rows, or `card on close`. Otherwise: a card in hand."""
        game = self.table()
        if thing.lower() == "the leader":
            return {int(Option.LEADER)}
        name, row = self._on_row(thing)
        places = self._in_hand(seat, name)
        if game.state.ask != Ask.TURN:
            return {encode(Choice(Option.HAND, place=place)) for place in places}
        if row is not None:
            return {encode(Choice(Option.PLAY, place=place, row=row)) for place in places}
        legal = [decode(option) for option in game.legal()]
        plays = {encode(choice) for choice in legal if choice.kind == Option.PLAY and choice.place in places}
        return plays or {self._play(seat, thing)}

    def say(self, option: int) -> str:
        """An option in the notation, as `may choose:` accepts it."""
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
                return self.card_words(state.players[state.asked].hand, choice.place) + where
            case Option.UNIT:
                return self.unit_words(choice)
            case Option.DISCARD:
                return f"{self.card_words(state.sides[choice.side].discard, choice.place)} in P{choice.side + 1} discard"
            case Option.DECK:
                return f"deck {choice.place + 1}"
            case _:
                return SLUGS[choice.place]

    def card_words(self, pile: Pile, place: int) -> str:
        """`vesemir`, or `vesemir#2` if the pile has several."""
        state = self.table().state
        names = [SLUGS[state.cards[pile.cards[i]].card] for i in range(pile.count)]
        same_name = [i for i, name in enumerate(names) if name == names[place]]
        return f"{names[place]}#{same_name.index(place) + 1}" if len(same_name) > 1 else names[place]

    def unit_words(self, choice: Choice) -> str:
        """A unit on the side of the asked player."""
        game = self.table()
        side = self.side_of(int(game.state.asked))
        units = [(row, place, name) for row in Row for place, (name, _) in enumerate(row_cards(game, side, row))]
        name = next(name for row, place, name in units if (row, place) == (choice.row, choice.place))
        like = [(row, place) for row, place, other in units if other == name]
        return f"{name}#{like.index((Row(choice.row), choice.place)) + 1}" if len(like) > 1 else name

    # --- expectations ------------------------------------------------------------------------------

    def expect_player(self, seat: int, words: str) -> None:
        check_player(self, seat, words)

    def expect(self, head: str, rest: str, words: str) -> None:
        state = self.table().state
        match head:
            case "turn":
                same("it is the turn of", f"P{int(state.asked) + 1}", rest)
            case "starter":
                same("the round was started by", f"P{int(state.starter) + 1}", rest)
            case "round":
                same_number("the round is", int(state.round_number), number(rest, "the round", 0, COUNTED_ROUNDS))
            case "weather:":
                there = sorted(SLUGS[state.cards[number].card] for number in state.weather.cards[: state.weather.count])
                if there != sorted(self.cards(rest)):
                    raise DoesNotHold(f"the weather is {', '.join(there) or '-'}")
            case "under:":
                same_number("cards under Decoys:", int(state.under_count), number(rest, "how many lie there", 0, PILE_SIZE))
            case _:
                self._strength(words)

    def _strength(self, words: str) -> None:
        """`expect vesemir 12`, `expect P2.vesemir 6`, `expect vesemir#2 6`."""
        found = self.leading_card(words)
        if found is None or not re.fullmatch(r"-?[0-9]+", found[1]):
            raise ScenarioError(f"a unit has a strength: `expect vesemir 12`, not {words!r}")
        thing, wanted = found
        match = re.fullmatch(r"(?:(P[0-9]+)\.)?(.+)", thing, re.I)
        name, which = self._numbered(match[2] if match else thing)
        game = self.table()
        sides = [self.side_of(self.seat(match[1].upper()))] if match and match[1] else range(len(game.state.sides))
        there = [strength for side in sides for row in Row for card, strength in row_cards(game, side, row) if card == name]
        if (which or 1) > len(there):
            raise DoesNotHold(f"there are {len(there)} of {thing} on the battlefield")
        if which is None and len(set(there)) > 1:
            raise ScenarioError(f"there are several of {thing}; say {thing}#2 or P2.{thing}")
        same_number(f"{thing} has", there[(which or 1) - 1], number(wanted, "a strength", -PILE_SIZE * 9, PILE_SIZE * 9))
