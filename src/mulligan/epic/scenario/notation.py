"""Epic's part of the scenario notation (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from mulligan.core.decks.deck import Catalogue
from mulligan.core.game import InvalidSettings
from mulligan.core.kernel.piles import Pile
from mulligan.core.scenario.expectations import not_expected, same
from mulligan.core.scenario.notation import ImpossiblePosition, Notation
from mulligan.core.scenario.scenario import DoesNotHold, ScenarioError
from mulligan.core.scenario.words import number, one_of
from mulligan.core.settings import GameSettings
from mulligan.epic.choices import Choice, decode, encode
from mulligan.epic.decks.catalogue import catalogue
from mulligan.epic.game import NUMBERS, SLUGS, EpicGame, GameOptions
from mulligan.epic.modes import MODES, team_size
from mulligan.epic.rules.programs.triggers import has_initiative_holder
from mulligan.epic.rulesets import EPIC
from mulligan.epic.scenario.expectations import check_champion, check_player, list_champions
from mulligan.epic.scenario.placing import FACTS, ZONES, read_later, read_player, read_slots
from mulligan.epic.scenario.position import FILLER, PlayerSetup, PositionSetup, set_up
from mulligan.epic.state import MAX_NUMBER, NO_SLOT, NOBODY, Ask, Option, Step

_SEAT = re.compile(r"P[0-9]+", re.I)
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
_OWN = ("attacks", "blocks", "uses", "keeps", "joins")  # verbs for the player's own champions
_PASS = {"passes", "declines", "is done", "does not block", "keeps the hand", "says no", "returns to the main phase"}
_YES = {"accepts", "says yes", "ends the turn"}
_PLAIN = {**dict.fromkeys(sorted(_PASS), int(Option.PASS)), **dict.fromkeys(sorted(_YES), int(Option.YES))}
_PLAIN_INFINITIVE = {
    **dict.fromkeys(("pass", "decline", "be done", "say no", "return to the main phase"), int(Option.PASS)),
    **dict.fromkeys(("accept", "say yes", "end the turn"), int(Option.YES)),
}
MOST_TURNS = 9999


class EpicTable(Notation[EpicGame]):
    played = EpicGame
    rulesets, numbers, filler = EPIC, NUMBERS, FILLER
    heads = ("mode", "turn", "first", "begin", "later:", "slots:")
    zones, facts = ZONES, FACTS
    expected = ("turn P2", "step main", "attack P1 on P3", "initiative P1", "play: kong")
    verbs, plain, plain_infinitive = _VERBS, _PLAIN, _PLAIN_INFINITIVE

    def __init__(self) -> None:
        super().__init__()
        self.setup = PositionSetup()
        self._attacked: int | None = None  # the player named as the target of the attack
        self._mode_line: int | None = None

    def begin(self) -> EpicGame:
        return set_up(self.setup)

    def settings(self) -> GameSettings:
        setup = self.setup
        seats, switches = len(setup.players), dict(setup.switches)
        return GameSettings(mode=setup.mode, ruleset=setup.ruleset, seats=seats, teams=setup.teams, switches=switches)

    def catalogue(self) -> Catalogue:
        return catalogue()

    def side_of(self, seat: int) -> int:
        return seat

    # --- the position ------------------------------------------------------------------------

    def place(self, head: str, rest: str) -> None:
        match head:
            case "turn":
                self._turn(rest.split())
            case "first":
                self.setup.first_player = self.seat(rest)
            case "begin":
                self._begin(rest)
            case "mode":
                self._mode(rest.split())
            case "slots:":
                self.setup.slots = read_slots(self, rest)
            case _:
                self.setup.later.append(read_later(self, rest))

    def place_player(self, seat: int, words: str) -> None:
        read_player(self, seat, words)

    def _mode(self, words: list[str]) -> None:
        """`mode free_for_all 4`, `mode hydra 6 in 2 teams`: the mode and the number of players (default: the minimum)."""
        if self._mode_line is not None:
            raise ScenarioError("the mode is already set")
        name = one_of("mode", words[0] if words else "", list(MODES))
        if len(words) > 1 and not re.fullmatch(r"[0-9]+( in [0-9]+ teams?)?", " ".join(words[1:])):
            raise ScenarioError(f"say `mode {name} 6` or `mode hydra 6 in 3 teams`, not {' '.join(words)!r}")
        seats = number(words[1], "how many play", 2, 8) if len(words) > 1 else MODES[name].players[0]
        self.setup.teams = number(words[3], "how many teams there are", 2, 8) if len(words) > 3 else None
        try:
            team_size(name, seats, self.setup.teams)
        except InvalidSettings as error:
            raise ScenarioError(str(error)) from error
        self._mode_line = self.line
        self.setup.mode = name
        players = self.setup.players
        self.setup.players = [*players, *(PlayerSetup() for _ in range(seats - len(players)))]

    def _turn(self, words: Sequence[str]) -> None:
        """`turn P1`, `turn P2 start`, `turn P1 end`, `turn P1 number 7`, `turn P1 no attacks`."""
        steps = {"start": Step.START, "main": Step.MAIN, "end": Step.END}
        match = re.fullmatch(r"(\S*)(?: (start|main|end))?(?: number (\S*))?( no attacks)?", " ".join(words), re.I)
        self.setup.turn_player = self.seat(words[0] if words else "")
        if not match:
            raise ScenarioError(
                f"a turn is `turn P1`, `turn P1 start`, `main` or `end`, `number 7`, `no attacks`, not {' '.join(words)!r}; "
                "battles are reached by moves"
            )
        if match[2]:
            self.setup.step = steps[match[2].lower()]
        if match[3] is not None:
            self.setup.turn = number(match[3], "the number of a turn", 1, MOST_TURNS)
        self.setup.no_attacks = bool(match[4])

    def _begin(self, words: str) -> None:
        """`begin P1`: a game from the start, with the given decks, which are shuffled; P1 plays first."""
        decks = tuple([card.card for card in player.laid_deck] for player in self.setup.players)
        first = self.seat(words) if words else None
        for seat, player in enumerate(self.setup.players):
            if player.hand or player.discard or player.play:
                raise ImpossiblePosition(f"a game begins with decks alone: leave out what else P{seat + 1} has, or say `turn`")
        options = GameOptions(self.setup.ruleset, self.setup.switches, first, self.setup.mode, self.setup.teams)
        self.game = EpicGame.new(options, decks, self.setup.key)

    # --- questions -------------------------------------------------------------------------------

    def asked_by(self) -> str | None:
        state = self.table().state
        if state.ask == Ask.ASSIGN and state.battle.source != NO_SLOT:
            return SLUGS[state.champions[state.battle.source].card]
        return super().asked_by()

    def asked_about(self) -> str:
        """The recipient of the damage in ASSIGN and AMOUNT."""
        state = self.table().state
        if state.ask == Ask.ASSIGN:
            return self.slot_words(int(state.battle.victim)) if state.battle.victim != NO_SLOT else self._defender()
        if state.ask == Ask.BREAKTHROUGH:
            return self._defender()
        if state.ask == Ask.AMOUNT:
            choice = decode(int(state.frames[state.depth - 1].x))
            return self.slot_words(choice.place) if choice.kind == Option.CHAMPION else f"P{choice.seat + 1}"
        return ""

    def _defender(self) -> str:
        return f"P{int(self.table().state.battle.defender) + 1}"

    def about(self, seat: int, words: str) -> str:
        if _SEAT.fullmatch(words):
            return f"P{self.seat(words.upper()) + 1}"
        asked = self.asked_about()
        slots = self._slots(words)
        return asked if asked in map(self.slot_words, slots) else self.slot_words(slots[0])

    # --- moves -----------------------------------------------------------------------------------

    def give(self, seat: int, option: int) -> None:
        """Give an answer; after the first attacker, also answer which player it attacks."""
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
        if named := re.fullmatch(r"attacks (P\d) with", verb):
            self._attacked = self.seat(named[1])
        match verb:
            case "plays" | "discards" | "reveals" | "puts back":
                return encode(Choice(Option.HAND, place=self._in_hand(seat, re.sub(r" in hand$", "", thing, flags=re.I))[0]))
            case "uses":
                return self._power(seat, thing)
            case "recycles":
                return self._in_discard(seat, thing if " in " in thing else f"{thing} in discard")[0]
            case "assigns" | "sends":
                return self._amount(seat, thing)
            case "orders":
                return self._waiting(seat, thing)[0]
            case _:
                return self._object(seat, thing, own=verb.split()[0] in _OWN)

    def _amount(self, seat: int, thing: str) -> int:
        """`8`, `8 to medusa`: the open question determines the recipient."""
        match = re.fullmatch(r"(\S+)(?: (?:damage )?to (.+))?", thing, re.I)
        if not match:
            raise ScenarioError(f"say `assigns 8` or `assigns 8 to medusa`, not {thing!r}")
        amount = number(match[1], "how much", 0, MAX_NUMBER)
        if match[2] and (asked := self.asked_about()) and self.about(seat, match[2]) != asked:
            raise DoesNotHold(f"P{seat + 1} is asked how much damage {asked} gets, not {match[2]}")
        return encode(Choice(Option.NUMBER, place=amount))

    def _object(self, seat: int, thing: str, *, own: bool = False) -> int:
        """A champion, a player, a card in a discard pile or a hand, a mode, an amount, or yes."""
        if _SEAT.fullmatch(thing):
            return encode(Choice(Option.PLAYER, seat=self.seat(thing.upper())))
        if match := re.fullmatch(r"mode (\S+)", thing, re.I):
            return encode(Choice(Option.MODE, place=number(match[1], "a mode", 1, 8) - 1))
        if re.fullmatch(r"[0-9]+", thing):
            return encode(Choice(Option.NUMBER, place=number(thing, "an amount", 0, MAX_NUMBER)))
        if thing.lower() == "yes":
            return int(Option.YES)
        if re.search(r" in (P[0-9]+ )?discard$", thing, re.I):
            return self._in_discard(seat, thing)[0]
        if match := re.fullmatch(r"(.+) in hand", thing, re.I):
            return encode(Choice(Option.HAND, place=self._in_hand(seat, match[1])[0]))
        return encode(Choice(Option.CHAMPION, place=self.champion(thing, seat, own=own)))

    def _power(self, seat: int, thing: str) -> int:
        """`uses time_bender 2` is its second power; `uses lash in P1 discard` is a power of a card in that pile."""
        if re.search(r" in (P[0-9]+ )?discard$", thing, re.I):
            return self._in_discard(seat, thing)[0]
        match = re.fullmatch(r"(.+?)(?: ([0-9]+))?", thing)
        name, which = (match[1], match[2]) if match else (thing, None)
        power = number(which or "1", "which power", 1, 2) - 1

        def use(slot: int) -> int:
            return encode(Choice(Option.POWER, place=slot, power=power))

        return use(self.champion(name, seat, own=True, option=use))

    def _in_hand(self, seat: int, thing: str) -> list[int]:
        """The places of a card in the hand, legal ones first; `kong#2` is the second copy."""
        state, legal = self.table().state, set(self.table().legal())
        hand = state.players[seat].hand
        name, which = self._numbered(thing)
        places = [place for place in range(hand.count) if SLUGS[state.cards[hand.cards[place]].card] == name]
        if len(places) < (which or 1):
            raise DoesNotHold(f"P{seat + 1} has {len(places) or 'no'} {name} in hand")
        if which is not None:
            return [places[which - 1]]
        return sorted(places, key=lambda place: Option.HAND + place not in legal)

    def _in_discard(self, seat: int, thing: str) -> list[int]:
        """The options for a card in a discard pile, legal ones first; defaults to the player's own pile."""
        match = re.fullmatch(r"(.+?) in (?:(P[0-9]+) )?discard", thing, re.I)
        if not match:
            raise ScenarioError(f"say `card in P1 discard`, not {thing!r}")
        state, legal = self.table().state, set(self.table().legal())
        whose = self.seat(match[2].upper()) if match[2] else seat
        name, which = self._numbered(match[1])
        pile = state.players[whose].discard
        options = [
            encode(Choice(Option.DISCARD, seat=whose, place=place))
            for place in range(pile.count)
            if SLUGS[state.cards[pile.cards[place]].card] == name
        ]
        if len(options) < (which or 1):
            raise DoesNotHold(f"there is no {match[1]} in P{whose + 1}'s discard pile")
        if which is not None:
            return [options[which - 1]]
        return sorted(options, key=lambda option: option not in legal)

    def _waiting(self, seat: int, thing: str) -> list[int]:
        """The options for a card's waiting abilities; `succubus 2` is the second of them."""
        state = self.table().state
        match = re.fullmatch(r"(.+?)(?: ([0-9]+))?", thing)
        card = self.known(match[1] if match else thing)
        waiting = [i for i in range(state.trigger_count) if SLUGS[state.triggers[i].card] == card]
        options = [encode(Choice(Option.TRIGGER, place=i)) for i in waiting if state.triggers[i].controller == seat]
        which = number(match[2], "which ability", 1, MAX_NUMBER) if match and match[2] else None
        if len(options) < (which or 1):
            raise DoesNotHold(f"no ability of {thing} waits for P{seat + 1}")
        return options if which is None else [options[which - 1]]

    def _numbered(self, thing: str) -> tuple[str, int | None]:
        """Split `kong#2` into the card and the number of the copy."""
        match = re.fullmatch(r"(.+?)(?:#([0-9]+))?", thing)
        if not match:
            raise ScenarioError(f"a card is written kong or kong#2, not {thing!r}")
        return self.known(match[1]), number(match[2], "which of these", 1, MAX_NUMBER) if match[2] else None

    def _slots(self, thing: str) -> list[int]:
        """All champions that `kong`, `P2.kong` or `kong#2` (the second by slot) can refer to."""
        match = re.fullmatch(r"(?:(P[0-9]+)\.)?(.+)", thing, re.I)
        if not match:
            raise ScenarioError(f"a champion is written kong, P2.kong or kong#2, not {thing!r}")
        name, which = self._numbered(match[2])
        state = self.table().state
        slots = [
            i for i in range(state.slots) if state.champions[i].controller != NOBODY and SLUGS[state.champions[i].card] == name
        ]
        if match[1]:
            seat = self.seat(match[1].upper())
            slots = [slot for slot in slots if state.champions[slot].controller == seat]
        if not slots:
            raise DoesNotHold(f"{thing} is not in play")
        if which is not None and which > len(slots):
            raise DoesNotHold(f"there are only {len(slots)} of {name}")
        return slots if which is None else [slots[which - 1]]

    def champion(self, thing: str, seat: int = NOBODY, *, own: bool = False, option: Callable[[int], int] | None = None) -> int:
        """The slot of a champion. If several players have one, prefer the player's own, or the one that can be chosen."""
        state, legal = self.table().state, set(self.table().legal())
        as_option = option or (lambda slot: encode(Choice(Option.CHAMPION, place=slot)))
        slots = self._slots(thing)
        fitting = [slot for slot in slots if as_option(slot) in legal]
        controllers = {int(state.champions[slot].controller) for slot in slots}
        if len(controllers) > 1:
            if own and seat in controllers:
                slots = [slot for slot in slots if state.champions[slot].controller == seat]
            elif seat != NOBODY and len({int(state.champions[slot].controller) for slot in fitting}) == 1:
                slots = fitting
            else:
                names = [f"P{controller + 1}.{thing}" for controller in sorted(controllers)]
                raise ScenarioError(f"several players control {thing}; say {', '.join(names[:-1])} or {names[-1]}")
        return next((slot for slot in slots if slot in fitting), slots[0])

    # --- options in words ------------------------------------------------------------------------

    def all_like(self, seat: int, thing: str) -> set[int]:
        state = self.table().state
        if match := re.fullmatch(r"([0-9]+) to ([0-9]+)", thing):
            low, high = (number(each, "an amount", 0, MAX_NUMBER) for each in match.groups())
            return {encode(Choice(Option.NUMBER, place=amount)) for amount in range(low, high + 1)}
        if match := re.fullmatch(r"power(?: ([0-9]+))? of (.+)", thing, re.I):
            power = number(match[1] or "1", "which power", 1, 2) - 1
            slots = self._of_one_player(seat, match[2])
            return {encode(Choice(Option.POWER, place=slot, power=power)) for slot in slots}
        if match := re.fullmatch(r"ability(?: ([0-9]+))? of (.+)", thing, re.I):
            return set(self._waiting(seat, f"{match[2]} {match[1]}" if match[1] else match[2]))
        if state.ask == Ask.ORDER:
            return set(self._waiting(seat, thing))
        if re.search(r" in (P[0-9]+ )?discard$", thing, re.I):
            return set(self._in_discard(seat, thing))
        if match := re.fullmatch(r"(.+) in hand", thing, re.I):
            return {encode(Choice(Option.HAND, place=place)) for place in self._in_hand(seat, match[1])}
        if decode(first := self._object(seat, thing)).kind == Option.CHAMPION:
            return {encode(Choice(Option.CHAMPION, place=slot)) for slot in self._of_one_player(seat, thing)}
        return {first}

    def _of_one_player(self, seat: int, thing: str) -> list[int]:
        """The champions referred to, all controlled by one player."""
        state, chosen = self.table().state, self.champion(thing, seat)
        return [slot for slot in self._slots(thing) if state.champions[slot].controller == state.champions[chosen].controller]

    def say(self, option: int) -> str:
        """An option in the notation, as `may choose:` accepts it."""
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
                return f"{self._card_words(state.players[state.asked].hand, choice.place)} in hand"
            case Option.CHAMPION:
                return self.slot_words(choice.place)
            case Option.POWER:
                return f"power {choice.power + 1} of {self.slot_words(choice.place)}"
            case Option.DISCARD:
                pile = state.players[choice.seat].discard
                return f"{self._card_words(pile, choice.place)} in P{choice.seat + 1} discard"
            case _:
                return f"ability {self.trigger_words(choice.place).replace(' ', ' of ')}"

    def slot_words(self, slot: int) -> str:
        """`P1.wolf`, or `P1.wolf#2` if P1 has more than one."""
        state = self.table().state
        one = state.champions[slot]
        same = [
            other
            for other in range(state.slots)
            if state.champions[other].controller == one.controller and state.champions[other].card == one.card
        ]
        which = f"#{same.index(slot) + 1}" if len(same) > 1 else ""
        return f"P{int(one.controller) + 1}.{SLUGS[one.card]}{which}"

    def _card_words(self, pile: Pile, place: int) -> str:
        """`kong`, or `kong#2` if the pile has more than one."""
        state = self.table().state
        names = [SLUGS[state.cards[pile.cards[i]].card] for i in range(pile.count)]
        same = [i for i, name in enumerate(names) if name == names[place]]
        return f"{names[place]}#{same.index(place) + 1}" if len(same) > 1 else names[place]

    def trigger_words(self, place: int) -> str:
        """`2 succubus`: the second ability of this card that waits for its controller."""
        state = self.table().state
        one = state.triggers[place]
        same = [
            i
            for i in range(state.trigger_count)
            if state.triggers[i].card == one.card and state.triggers[i].controller == one.controller
        ]
        return f"{same.index(place) + 1} {SLUGS[one.card]}"

    # --- expectations ------------------------------------------------------------------------------

    def expect_player(self, seat: int, words: str) -> None:
        check_player(self, seat, words)

    def expect(self, head: str, rest: str, words: str) -> None:
        game = self.table()
        state = game.state
        match head:
            case "turn":
                same("the turn player is", f"P{int(state.turn_player) + 1}", rest)
            case "step":
                step = one_of("step", rest, [step.name.lower() for step in Step])
                same("the step is", Step(state.step).name.lower(), step)
            case "attack":
                if state.battle.attacker == NOBODY:
                    raise DoesNotHold("nobody attacks")
                same("the attack is", f"P{int(state.battle.attacker) + 1} on P{int(state.battle.defender) + 1}", rest)
            case "initiative":
                same("initiative is with", f"P{int(state.holder) + 1}" if has_initiative_holder(state) else "nobody", rest)
            case "play:":
                same("in play are", list_champions(game, None), rest)
            case _:
                found = self.leading_card(words)
                if found is None:
                    raise not_expected(self, words)
                check_champion(self, self.champion(found[0]), found[1])
