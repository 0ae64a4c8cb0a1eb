"""The words of Epic in the scenario notation (docs/scenarios.md)."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

from mulligan.core.random import KEY_BYTES
from mulligan.core.scenario import DoesNotHold, ScenarioError
from mulligan.epic.choices import Choice, decode, encode
from mulligan.epic.expectations import check_champion, check_player, list_champions
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, Options, book
from mulligan.epic.parts import CardType, Keyword
from mulligan.epic.position import FILLER, ChampionSetup, ImpossiblePosition, PlayerSetup, PositionSetup, set_up
from mulligan.epic.refusals import why_not
from mulligan.epic.rules.triggers import somebody_holds
from mulligan.epic.rulesets import RULESETS, SWITCHES
from mulligan.epic.state import MAX_NUMBER, NOBODY, Ask, Option, Position, Step

_PLAYER = re.compile(r"P([12])\b\s*(.*)")
_ZONE = re.compile(r"\b(hand|deck|discard|play):")
MAX_THINGS = 120  # no pile and no side of the table has room for more
_NOTHING = {"", "-", "nothing", "none", "nobody"}
_PASS = {"passes", "declines", "is done", "does not block", "keeps the hand", "says no", "returns to the main phase"}
_YES = {"accepts", "says yes", "ends the turn"}


class EpicTable:
    """Takes the lines of a scenario: first the position, then moves and expectations."""

    def __init__(self) -> None:
        self.setup = PositionSetup()
        self.game: EpicGame | None = None
        self.keep: Callable[[EpicGame], EpicGame] = lambda game: game  # what to do to the game after each answer

    def do(self, words: str) -> None:
        head, _, rest = words.partition(" ")
        if self.game is None and self._position(head, rest, words):
            return
        game = self._table()
        if head == "expect":
            self._expect(rest.strip())
            return
        match = _PLAYER.fullmatch(words)
        if not match:
            raise ScenarioError(f"not understood: {words!r}")
        self._move(game, int(match[1]) - 1, match[2].strip())

    def finish(self) -> None:
        """The game must be ready for the next question, or over."""
        game = self._table()
        if game.question is None and game.result is None:
            raise DoesNotHold("the game stands still: no question is open and nobody has won")

    def _table(self) -> EpicGame:
        if self.game is None:
            try:
                self.game = set_up(self.setup)
            except ImpossiblePosition as error:
                raise ScenarioError(str(error)) from error
        return self.game

    # --- the position ------------------------------------------------------------------------

    def _position(self, head: str, rest: str, words: str) -> bool:
        """A line of the position; False when the moves begin."""
        match head:
            case "ruleset":
                if rest.strip() not in RULESETS:
                    raise ScenarioError(f"no ruleset {rest.strip()!r}; there are {', '.join(RULESETS)}")
                self.setup.ruleset = rest.strip()
            case "switch":
                name, _, value = rest.strip().partition(" ")
                if name not in SWITCHES:
                    raise ScenarioError(f"no switch {name!r}; there are {', '.join(SWITCHES)}")
                self.setup.switches[name] = value.strip()
            case "key":
                self.setup.key = bytes.fromhex(rest.strip())
                if len(self.setup.key) != KEY_BYTES:
                    raise ScenarioError(f"a key has {KEY_BYTES} bytes, which is {2 * KEY_BYTES} hexadecimal digits")
            case "turn":
                self._turn(rest.split())
            case "begin":
                self._begin(rest.strip())
            case "P1" | "P2" if rest and _is_position(rest):
                _read_player(rest, self.setup.players[int(head[1]) - 1])
            case _:
                return False
        return True

    def _turn(self, words: list[str]) -> None:
        """`turn P1`, `turn P2 start`, `turn P1 end`, `turn P1 number 7`."""
        steps = {"start": Step.START, "main": Step.MAIN, "end": Step.END}
        self.setup.turn_player = _seat(words[0] if words else "")
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
        options = Options(self.setup.ruleset, self.setup.switches, _seat(words) if words else None)
        self.game = EpicGame.new(options, decks, self.setup.key)

    # --- moves -----------------------------------------------------------------------------------

    def _move(self, game: EpicGame, seat: int, words: str) -> None:
        if words.startswith("is asked"):
            self._is_asked(game, seat, words.removeprefix("is asked").strip())
        elif words.startswith(("cannot ", "can ")):
            self._can(game, seat, words)
        elif words.startswith("may choose:"):
            self._may_choose(game, seat, words.removeprefix("may choose:"))
        else:
            self._answer(game, seat, words)

    def _answer(self, game: EpicGame, seat: int, words: str) -> None:
        if words in _PASS:
            self._give(seat, Option.PASS)
            return
        if words in _YES:
            self._give(seat, Option.YES)
            return
        verb, objects = _verb(words)
        for thing in objects:
            self._give(seat, self._option(seat, verb, thing))
        finishing = {"attacks with": Ask.ATTACKER, "blocks with": Ask.BLOCKER, "puts back": Ask.MULLIGAN}
        state = self._table().state
        if verb in finishing and state.ask == finishing[verb] and state.asked == seat:
            self._give(seat, Option.PASS)

    def _give(self, seat: int, option: int) -> None:
        game = self._table()
        game.answer(seat, option)
        self.game = self.keep(game)

    def _option(self, seat: int, verb: str, thing: str) -> int:
        """The number of the choice that a verb and an object mean, legal or not."""
        state = self._table().state
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
                waiting = [i for i in range(state.trigger_count) if SLUGS[state.triggers[i].card] == _known(name)]
                waiting = [i for i in waiting if state.triggers[i].controller == seat]
                if len(waiting) < int(which or 1):
                    raise DoesNotHold(f"no ability of {thing} waits")
                return encode(Choice(Option.TRIGGER, place=waiting[int(which or 1) - 1]))
            case _:
                return self._object(seat, thing)

    def _object(self, seat: int, thing: str) -> int:
        """A champion, a player, a card of a discard pile or of the hand, or a mode."""
        if thing in ("P1", "P2"):
            return encode(Choice(Option.PLAYER, seat=_seat(thing)))
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
        hand = self._table().state.players[seat].hand
        state = self._table().state
        legal = self._table().legal()
        places = [place for place in range(hand.count) if SLUGS[state.cards[hand.cards[place]].card] == _known(name)]
        if not places:
            raise DoesNotHold(f"P{seat + 1} has no {name} in hand")
        return next((place for place in places if Option.HAND + place in legal), places[0])

    def _in_discard(self, thing: str) -> int:
        match = re.fullmatch(r"(\w+) in P([12]) discard", thing)
        if not match:
            raise ScenarioError(f"say `card in P1 discard`, not {thing!r}")
        state, seat = self._table().state, int(match[2]) - 1
        pile = state.players[seat].discard
        options = [
            encode(Choice(Option.DISCARD, seat=seat, place=place))
            for place in range(pile.count)
            if SLUGS[state.cards[pile.cards[place]].card] == _known(match[1])
        ]
        if not options:
            raise DoesNotHold(f"there is no {match[1]} in P{seat + 1}'s discard pile")
        legal = self._table().legal()
        return next((option for option in options if option in legal), options[0])

    def champion(self, thing: str, seat: int = NOBODY) -> int:
        """The slot of `kong`, `P2.kong` or `kong#2` (the second by slot); without a player, of the side that has one."""
        match = re.fullmatch(r"(?:P([12])\.)?(\w+)(?:#(\d+))?", thing)
        if not match:
            raise ScenarioError(f"a champion is written kong, P2.kong or kong#2, not {thing!r}")
        state, number = self._table().state, NUMBERS[_known(match[2])]
        slots = [i for i in range(state.slots) if state.champions[i].controller != NOBODY and state.champions[i].card == number]
        if match[1]:
            slots = [slot for slot in slots if state.champions[slot].controller == int(match[1]) - 1]
        if not slots:
            raise DoesNotHold(f"{thing} is not in play")
        place = int(match[3] or 1) - 1
        if place >= len(slots):
            raise DoesNotHold(f"there are only {len(slots)} of {match[2]}")
        if match[3] is None and not match[1] and len({int(state.champions[slot].controller) for slot in slots}) > 1:
            raise ScenarioError(f"both players control {thing}; say P1.{thing} or P2.{thing}")
        legal = self._table().legal()
        if match[3] is None:
            return next((slot for slot in slots if Option.CHAMPION + slot in legal), slots[place])
        return slots[place]

    # --- what a player can and is asked -------------------------------------------------------------

    def _is_asked(self, game: EpicGame, seat: int, words: str) -> None:
        question = game.question
        kind, _, source = words.partition(" by ")
        if kind.strip() not in Ask.__members__:
            raise ScenarioError(f"no question {kind!r}; there are {', '.join(Ask.__members__)}")
        if question is None:
            raise DoesNotHold("nobody is asked anything: the game is over")
        if question.seat != seat or question.ask != kind.strip():
            raise DoesNotHold(f"P{question.seat + 1} is asked {question.ask}")
        if source and question.source != source.strip():
            raise DoesNotHold(f"{question.source} asks")

    def _can(self, game: EpicGame, seat: int, words: str) -> None:
        """`P1 cannot play kong (E-COST-03)`, `P1 can attack with kong`, `P1 cannot pass`."""
        match = re.fullmatch(r"(can|cannot) (.+?)(?: \((E-[A-Z0-9-]+)\))?", words)
        if not match:
            raise ScenarioError(f"not understood: {words!r}")
        state = game.state
        if state.asked != seat or state.ask == Ask.NOTHING:
            raise DoesNotHold(f"P{seat + 1} is not asked anything")
        plain = {"pass": Option.PASS, "decline": Option.PASS, "be done": Option.PASS, "end the turn": Option.YES}
        if match[2] in plain:
            option: int = plain[match[2]]
        else:
            verb, objects = _verb(match[2], infinitive=True)
            if len(objects) != 1:
                raise ScenarioError("name one thing")
            option = self._option(seat, verb, objects[0])
        legal = option in game.legal()
        if legal != (match[1] == "can"):
            raise DoesNotHold(f"P{seat + 1} {'can' if legal else 'cannot'}: {match[2]}")
        if match[3]:
            reason, rule = why_not(book(), state, option)
            if rule != match[3]:
                raise DoesNotHold(f"the rule is {rule or 'none'} ({reason}), not {match[3]}")

    def _may_choose(self, game: EpicGame, seat: int, words: str) -> None:
        """Exactly these answers; `nothing` stands for passing."""
        if game.state.asked != seat or game.state.ask == Ask.NOTHING:
            raise DoesNotHold(f"P{seat + 1} is not asked anything")
        wanted = set()
        for thing in _split(words):
            if thing == "nothing":
                wanted.add(int(Option.PASS))
            else:
                wanted |= self._all_like(seat, thing)
        legal = set(game.legal())
        if wanted != legal:
            more = ", ".join(self.say(option) for option in sorted(legal - wanted))
            less = ", ".join(self.say(option) for option in sorted(wanted - legal))
            raise DoesNotHold(f"also legal: {more or '-'}; not legal: {less or '-'}")

    def _all_like(self, seat: int, thing: str) -> set[int]:
        """Every option that the words fit: two wolves are both meant by `wolf`."""
        first = self._object(seat, thing)
        choice = decode(first)
        state = self._table().state
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
        state, choice = self._table().state, decode(option)
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

    # --- expectations --------------------------------------------------------------------------------

    def _expect(self, words: str) -> None:
        game = self._table()
        state = game.state
        head, _, rest = words.partition(" ")
        if "." not in head and (match := _PLAYER.fullmatch(words)):
            if re.match(r"wins\b", match[2]):
                self._over((int(match[1]) - 1,))
            else:
                check_player(game, int(match[1]) - 1, match[2])
        elif words == "draw":
            self._over(())
        elif words == "game goes on":
            if game.result is not None:
                raise DoesNotHold("the game is over")
        elif head == "turn":
            _same("the turn player is", f"P{int(state.turn_player) + 1}", rest)
        elif head == "step":
            _same("the step is", Step(state.step).name.lower(), rest.replace(" ", "_"))
        elif head == "initiative":
            _same("initiative is with", f"P{int(state.holder) + 1}" if somebody_holds(state) else "nobody", rest)
        elif head in ("log:", "no"):
            self._log(rest.removeprefix("log:").strip(), wanted=head == "log:")
        elif head == "play:":
            _same("in play are", list_champions(game, None), rest)
        else:
            check_champion(game, self.champion(head), rest)

    def _over(self, winners: tuple[int, ...]) -> None:
        result = self._table().result
        if result is None:
            raise DoesNotHold("the game goes on")
        if result.winners != winners:
            raise DoesNotHold("draw" if result.is_draw else f"P{result.winners[0] + 1} wins")

    def _log(self, words: str, *, wanted: bool) -> None:
        """`log: BROKEN kong`, `no log: DREW`: what happened since the last answer."""
        from mulligan.epic.happened import Happened

        kind, _, card = words.partition(" ")
        if kind not in Happened.__members__:
            raise ScenarioError(f"no event {kind!r}; there are {', '.join(Happened.__members__)}")
        desk = self._table().desk
        found = any(
            desk.events[i].kind == Happened[kind] and (not card or SLUGS[desk.events[i].card] == card.strip())
            for i in range(desk.event_count)
        )
        if found != wanted:
            raise DoesNotHold(f"{words} {'happened' if found else 'did not happen'}")


# --- words -----------------------------------------------------------------------------------------------


_VERBS = {
    "plays": "play",
    "attacks with": "attack with",
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


def _verb(words: str, *, infinitive: bool = False) -> tuple[str, list[str]]:
    for verb, plain in _VERBS.items():
        said = plain if infinitive else verb
        if words.startswith(said + " "):
            return verb, _split(words.removeprefix(said))
    raise ScenarioError(f"no such move: {words!r}; the verbs are {', '.join(_VERBS)}, {', '.join(sorted(_PASS | _YES))}")


def _split(words: str) -> list[str]:
    """Things with commas between them; `wolf x2` is two of them. Commas inside brackets do not count."""
    things = []
    for thing in re.split(r",(?![^(]*\))", words):
        name, times = thing.strip(), 1
        if match := re.fullmatch(r"(.*?)\s+x(\d+)", name):
            name, times = match[1], int(match[2])
        if match := re.fullmatch(r"\?(\d+)", name):
            name, times = FILLER, int(match[1])
        if times > MAX_THINGS:
            raise ScenarioError(f"{times} of {name} are too many; {MAX_THINGS} is the most")
        if name not in _NOTHING or name == "nothing":
            things += [name] * times
    return things


def _is_position(words: str) -> bool:
    return re.match(r"(-?\d+hp|\d+g|(hand|deck|discard|play):)", words) is not None


def _read_player(words: str, player: PlayerSetup) -> None:
    zones = list(_ZONE.finditer(words))
    for word in words[: zones[0].start() if zones else len(words)].split():
        if match := re.fullmatch(r"(-?\d+)hp", word):
            player.health = int(match[1])
        elif match := re.fullmatch(r"(\d+)g", word):
            player.gold = int(match[1])
        else:
            raise ScenarioError(f"a player has 30hp and 1g, not {word!r}")
    for zone, following in itertools.zip_longest(zones, zones[1:]):
        things = _split(words[zone.end() : following.start() if following else len(words)])
        if things == ["nothing"]:
            things = []
        if zone[1] == "play":
            player.play = [_read_champion(thing) for thing in things]
        else:
            setattr(player, zone[1], [_in_a_pile(thing) for thing in things])


def _read_champion(words: str) -> ChampionSetup:
    match = re.fullmatch(r"(\w+)(?:\s*\((.*)\))?", words)
    if not match:
        raise ScenarioError(f"a champion is written kong(damage 3, expended), not {words!r}")
    champion = ChampionSetup(_known(match[1]))
    if book().cards[NUMBERS[champion.card]].card_type != CardType.CHAMPION:
        raise ScenarioError(f"{champion.card!r} is no champion")
    for word in (match[2] or "").split(","):
        _modify(champion, word.strip())
    return champion


def _modify(champion: ChampionSetup, word: str) -> None:
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
        champion.owner = _seat(value)
    elif name.upper() in Keyword.__members__:
        champion.keywords |= Keyword[name.upper()]
    elif match := re.fullmatch(r"([+-]\d+)/([+-]\d+)", name):
        champion.attack, champion.defense = int(match[1]), int(match[2])
    else:
        raise ScenarioError(
            f"a champion is not {word!r}: damage N, counters N, expended, flipped, deploying, owner P2, +2/+2, a keyword"
        )


def _seat(word: str) -> int:
    if word not in ("P1", "P2"):
        raise ScenarioError(f"a player is P1 or P2, not {word!r}")
    return int(word[1]) - 1


def _known(name: str) -> str:
    if name not in NUMBERS:
        raise ScenarioError(f"no card {name!r}")
    return name


def _in_a_pile(name: str) -> str:
    if book().cards[NUMBERS[_known(name)]].token:
        raise ScenarioError(f"{name} is a token: it can never be in a hand, deck or discard pile (E-TOKEN-03)")
    return name


def _same(what: str, found: str, wanted: str) -> None:
    if found != wanted.strip():
        raise DoesNotHold(f"{what} {found}")
