"""The words of Epic in the scenario notation (docs/scenarios.md)."""

from __future__ import annotations

import itertools
import re

from mulligan.core.game import IllegalDeck
from mulligan.core.notation import Notation, same
from mulligan.core.scenario import DoesNotHold, ScenarioError
from mulligan.epic.choices import Choice, decode, encode
from mulligan.epic.expectations import check_champion, check_player, list_champions
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, Options, book
from mulligan.epic.modes import MODES, team_size
from mulligan.epic.parts import CardType, Keyword
from mulligan.epic.position import FILLER, ChampionSetup, PlayerSetup, PositionSetup, set_up
from mulligan.epic.rules.triggers import somebody_holds
from mulligan.epic.rulesets import EPIC
from mulligan.epic.state import MAX_NUMBER, NOBODY, Ask, Option, Position, Step

_SEAT = re.compile(r"P[1-8]")
_ZONE = re.compile(r"\b(hand|deck|discard|play):")
_VERBS = {
    "plays": "play",
    "attacks with": "attack with",
    **{f"attacks P{seat} with": f"attack P{seat} with" for seat in range(1, 9)},
    "blocks with": "block with",
    "uses": "use",
    "targets": "target",
    "chooses": "choose",
    "discards": "discard",
    "reveals": "reveal",
    "recycles": "recycle",
    "puts back": "put back",
    "assigns": "assign",
    "sends": "send",
    "orders": "order",
    "keeps": "keep",
    "joins with": "join with",
}
_PASS = {"passes", "declines", "is done", "does not block", "keeps the hand", "says no", "returns to the main phase"}
_YES = {"accepts", "says yes", "ends the turn"}
_PLAIN = {**dict.fromkeys(_PASS, Option.PASS), **dict.fromkeys(_YES, Option.YES)}
_PLAIN_INFINITIVE = {"pass": Option.PASS, "decline": Option.PASS, "be done": Option.PASS, "end the turn": Option.YES}


class EpicTable(Notation[EpicGame]):
    """Epic's zones, verbs and expectations."""

    rulesets, numbers, filler = EPIC, NUMBERS, FILLER
    verbs, plain, plain_infinitive = _VERBS, _PLAIN, _PLAIN_INFINITIVE

    def __init__(self) -> None:
        super().__init__()
        self.setup = PositionSetup()
        self._attacked: int | None = None  # the player named as the one who is attacked

    def begin(self) -> EpicGame:
        return set_up(self.setup)

    # --- the position ------------------------------------------------------------------------

    def place(self, head: str, rest: str) -> bool:
        match head:
            case "turn":
                self._turn(rest.split())
            case "begin":
                self._begin(rest)
            case "mode":
                self._mode(rest.split())
            case _ if _SEAT.fullmatch(head) and rest and _is_position(rest):
                self._read_player(rest, self.setup.players[self.seat(head)])
            case _:
                return False
        return True

    def _mode(self, words: list[str]) -> None:
        """`mode free_for_all 4`, `mode hydra 6 in 2 teams`: the mode, and how many play; the fewest where it is left out."""
        if not words or words[0] not in MODES:
            raise ScenarioError(f"no mode {' '.join(words)!r}; there are {', '.join(MODES)}")
        seats = int(words[1]) if len(words) > 1 else MODES[words[0]].players[0]
        self.setup.teams = int(words[3]) if len(words) > 3 else None
        try:
            team_size(words[0], seats, self.setup.teams)
        except IllegalDeck as error:
            raise ScenarioError(str(error)) from error
        self.setup.mode, self.setup.players = words[0], [PlayerSetup() for _ in range(seats)]

    def _turn(self, words: list[str]) -> None:
        """`turn P1`, `turn P2 start`, `turn P1 end`, `turn P1 number 7`."""
        steps = {"start": Step.START, "main": Step.MAIN, "end": Step.END}
        self.setup.turn_player = self.seat(words[0] if words else "")
        for place, word in enumerate(words[1:], 1):
            if word in steps:
                self.setup.step = steps[word]
            elif word == "number":
                self.setup.turn = int(words[place + 1])
                break
            else:
                raise ScenarioError(f"a turn is at its start, main or end, not {word!r}")

    def _begin(self, words: str) -> None:
        """`begin P1`: a game from its very beginning, with the decks as given (they are shuffled), P1 playing first."""
        decks = tuple(player.deck for player in self.setup.players)
        first = self.seat(words) if words else None
        options = Options(self.setup.ruleset, self.setup.switches, first, self.setup.mode, self.setup.teams)
        self.game = EpicGame.new(options, decks, self.setup.key)

    # --- moves -----------------------------------------------------------------------------------

    def give(self, seat: int, option: int) -> None:
        """Whom the first attacker attacks is said together with it."""
        super().give(seat, option)
        if self._attacked is not None and self.table().state.ask == Ask.DEFENDER:
            super().give(seat, encode(Choice(Option.PLAYER, seat=self._attacked)))

    def done(self, seat: int, verb: str) -> None:
        finishing = {"attacks": Ask.ATTACKER, "blocks": Ask.BLOCKER, "puts": Ask.MULLIGAN}
        state, word = self.table().state, verb.split()[0]
        if self._attacked is not None and state.battle.defender not in (self._attacked, NOBODY):
            raise DoesNotHold(f"P{int(state.battle.defender) + 1} is attacked")
        self._attacked = None
        if word in finishing and state.ask == finishing[word] and state.asked == seat:
            self.give(seat, Option.PASS)

    def option(self, seat: int, verb: str, thing: str) -> int:
        state = self.table().state
        if named := re.fullmatch(r"attacks (P\d) with", verb):
            self._attacked = self.seat(named[1])
        match verb:
            case "plays" | "discards" | "reveals" | "puts back":
                return encode(Choice(Option.HAND, place=self._in_hand(seat, thing)))
            case "uses":
                return self._power(seat, thing)
            case "recycles":
                return self._in_discard(thing if " in " in thing else f"{thing} in P{seat + 1} discard")
            case "assigns" | "sends":
                return encode(Choice(Option.NUMBER, place=int(thing.split()[0])))
            case "orders":
                name, _, which = thing.partition(" ")
                waiting = [i for i in range(state.trigger_count) if SLUGS[state.triggers[i].card] == self.known(name)]
                waiting = [i for i in waiting if state.triggers[i].controller == seat]
                if len(waiting) < int(which or 1):
                    raise DoesNotHold(f"no ability of {thing} waits")
                return encode(Choice(Option.TRIGGER, place=waiting[int(which or 1) - 1]))
            case _:
                return self._object(seat, thing)

    def _object(self, seat: int, thing: str) -> int:
        """A champion, a player, a card of a discard pile or of the hand, or a mode."""
        if _SEAT.fullmatch(thing):
            return encode(Choice(Option.PLAYER, seat=self.seat(thing)))
        if thing.startswith("mode "):
            return encode(Choice(Option.MODE, place=int(thing.removeprefix("mode ")) - 1))
        if thing.isdigit():
            return encode(Choice(Option.NUMBER, place=int(thing)))
        if thing.endswith(" discard"):
            return self._in_discard(thing)
        if thing.endswith(" in hand"):
            return encode(Choice(Option.HAND, place=self._in_hand(seat, thing.removesuffix(" in hand"))))
        return encode(Choice(Option.CHAMPION, place=self.champion(thing, seat)))

    def _power(self, seat: int, thing: str) -> int:
        """`uses time_bender 2` is its second power; `uses lash in P1 discard` is a power of a card there."""
        if thing.endswith(" discard"):
            return self._in_discard(thing)
        name, _, which = thing.partition(" ")
        return encode(Choice(Option.POWER, place=self.champion(name, seat), power=int(which or 1) - 1))

    def _in_hand(self, seat: int, name: str) -> int:
        hand = self.table().state.players[seat].hand
        state = self.table().state
        legal = self.table().legal()
        places = [place for place in range(hand.count) if SLUGS[state.cards[hand.cards[place]].card] == self.known(name)]
        if not places:
            raise DoesNotHold(f"P{seat + 1} has no {name} in hand")
        return next((place for place in places if Option.HAND + place in legal), places[0])

    def _in_discard(self, thing: str) -> int:
        match = re.fullmatch(r"(\w+) in P([1-8]) discard", thing)
        if not match:
            raise ScenarioError(f"say `card in P1 discard`, not {thing!r}")
        state, seat = self.table().state, self.seat(f"P{match[2]}")
        pile = state.players[seat].discard
        options = [
            encode(Choice(Option.DISCARD, seat=seat, place=place))
            for place in range(pile.count)
            if SLUGS[state.cards[pile.cards[place]].card] == self.known(match[1])
        ]
        if not options:
            raise DoesNotHold(f"there is no {match[1]} in P{seat + 1}'s discard pile")
        legal = self.table().legal()
        return next((option for option in options if option in legal), options[0])

    def champion(self, thing: str, seat: int = NOBODY) -> int:
        """The slot of `kong`, `P2.kong` or `kong#2` (the second by slot); without a player, of the side that has one."""
        match = re.fullmatch(r"(?:P([1-8])\.)?(\w+)(?:#(\d+))?", thing)
        if not match:
            raise ScenarioError(f"a champion is written kong, P2.kong or kong#2, not {thing!r}")
        state, number = self.table().state, NUMBERS[self.known(match[2])]
        slots = [i for i in range(state.slots) if state.champions[i].controller != NOBODY and state.champions[i].card == number]
        if match[1]:
            slots = [slot for slot in slots if state.champions[slot].controller == int(match[1]) - 1]
        if not slots:
            raise DoesNotHold(f"{thing} is not in play")
        place = int(match[3] or 1) - 1
        if place >= len(slots):
            raise DoesNotHold(f"there are only {len(slots)} of {match[2]}")
        if match[3] is None and not match[1] and len({int(state.champions[slot].controller) for slot in slots}) > 1:
            raise ScenarioError(f"several players control {thing}; say P1.{thing} or P2.{thing}")
        legal = self.table().legal()
        if match[3] is None:
            return next((slot for slot in slots if Option.CHAMPION + slot in legal), slots[place])
        return slots[place]

    def all_like(self, seat: int, thing: str) -> set[int]:
        first = self._object(seat, thing)
        choice = decode(first)
        state = self.table().state
        if choice.kind == Option.CHAMPION and "#" not in thing:
            one = state.champions[choice.place]
            same = [
                slot
                for slot in range(state.slots)
                if state.champions[slot].controller == one.controller and state.champions[slot].card == one.card
            ]
            return {encode(Choice(Option.CHAMPION, place=slot)) for slot in same}
        if choice.kind == Option.HAND:
            hand = state.players[seat].hand
            name = state.cards[hand.cards[choice.place]].card
            return {Option.HAND + i for i in range(hand.count) if state.cards[hand.cards[i]].card == name}
        if choice.kind == Option.DISCARD:
            pile = state.players[choice.seat].discard
            name = state.cards[pile.cards[choice.place]].card
            same = [i for i in range(pile.count) if state.cards[pile.cards[i]].card == name]
            return {encode(Choice(Option.DISCARD, seat=choice.seat, place=i)) for i in same}
        return {first}

    def say(self, option: int) -> str:
        """An option in the notation's words."""
        state, choice = self.table().state, decode(option)
        match choice.kind:
            case Option.PASS:
                return "nothing"
            case Option.YES:
                return "yes"
            case Option.PLAYER:
                return f"P{choice.seat + 1}"
            case Option.MODE:
                return f"mode {choice.place + 1}"
            case Option.NUMBER:
                return str(choice.place)
            case Option.HAND:
                return f"{SLUGS[state.cards[state.players[state.asked].hand.cards[choice.place]].card]} in hand"
            case Option.CHAMPION:
                champion = state.champions[choice.place]
                return f"P{int(champion.controller) + 1}.{SLUGS[champion.card]}"
            case Option.POWER:
                return f"power {choice.power + 1} of {SLUGS[state.champions[choice.place].card]}"
            case Option.DISCARD:
                card = state.cards[state.players[choice.seat].discard.cards[choice.place]].card
                return f"{SLUGS[card]} in P{choice.seat + 1} discard"
            case _:
                return f"ability of {SLUGS[state.triggers[choice.place].card]}"

    # --- expectations ------------------------------------------------------------------------------

    def expect_player(self, seat: int, words: str) -> None:
        check_player(self.table(), seat, words)

    def expect(self, head: str, rest: str, words: str) -> None:
        game = self.table()
        state = game.state
        match head:
            case "turn":
                same("the turn player is", f"P{int(state.turn_player) + 1}", rest)
            case "step":
                same("the step is", Step(state.step).name.lower(), rest.replace(" ", "_"))
            case "attack":
                same("the attack is", f"P{int(state.battle.attacker) + 1} on P{int(state.battle.defender) + 1}", rest)
            case "initiative":
                same("initiative is with", f"P{int(state.holder) + 1}" if somebody_holds(state) else "nobody", rest)
            case "play:":
                same("in play are", list_champions(game, None), rest)
            case _:
                check_champion(game, self.champion(head), rest)

    # --- players and champions ------------------------------------------------------------------------

    def _read_player(self, words: str, player: PlayerSetup) -> None:
        zones = list(_ZONE.finditer(words))
        for word in words[: zones[0].start() if zones else len(words)].split():
            if match := re.fullmatch(r"(-?\d+)hp", word):
                player.health = int(match[1])
            elif match := re.fullmatch(r"(\d+)g", word):
                player.gold = int(match[1])
            else:
                raise ScenarioError(f"a player has 30hp and 1g, not {word!r}")
        for zone, following in itertools.zip_longest(zones, zones[1:]):
            said = words[zone.end() : following.start() if following else len(words)]
            if zone[1] == "play":
                player.play = [_read_champion(self, thing) for thing in self.things(said) if thing != "nothing"]
            else:
                setattr(player, zone[1], [_in_a_pile(card) for card in self.cards(said)])


# --- words -----------------------------------------------------------------------------------------------


def _is_position(words: str) -> bool:
    return re.match(r"(-?\d+hp|\d+g|(hand|deck|discard|play):)", words) is not None


def _read_champion(table: EpicTable, words: str) -> ChampionSetup:
    match = re.fullmatch(r"(\w+)(?:\s*\((.*)\))?", words)
    if not match:
        raise ScenarioError(f"a champion is written kong(damage 3, expended), not {words!r}")
    champion = ChampionSetup(table.known(match[1]))
    if book().cards[NUMBERS[champion.card]].card_type != CardType.CHAMPION:
        raise ScenarioError(f"{champion.card!r} is no champion")
    for word in (match[2] or "").split(","):
        _modify(table, champion, word.strip())
    return champion


def _modify(table: EpicTable, champion: ChampionSetup, word: str) -> None:
    name, _, value = word.partition(" ")
    if not word:
        return
    if name in ("damage", "counters"):
        if not 0 <= int(value) <= MAX_NUMBER:
            raise ScenarioError(f"{name} is a number from 0 to {MAX_NUMBER}, not {value}")
        setattr(champion, name, int(value))
    elif name in ("expended", "flipped", "prepared"):
        champion.position = Position[name.upper()]
    elif name == "deploying":
        champion.deploying = True
    elif name == "owner":
        champion.owner = table.seat(value)
    elif name.upper() in Keyword.__members__:
        champion.keywords |= Keyword[name.upper()]
    elif match := re.fullmatch(r"([+-]\d+)/([+-]\d+)", name):
        champion.attack, champion.defense = int(match[1]), int(match[2])
    else:
        raise ScenarioError(
            f"a champion is not {word!r}: damage N, counters N, expended, flipped, deploying, owner P2, +2/+2, a keyword"
        )


def _in_a_pile(name: str) -> str:
    if book().cards[NUMBERS[name]].token:
        raise ScenarioError(f"{name} is a token: it can never be in a hand, deck or discard pile (E-TOKEN-03)")
    return name
