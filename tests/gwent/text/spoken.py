"""Sentences of random games of Gwent."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from functools import cache
from itertools import cycle

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.output import EventRow
from mulligan.gwent.cards import CARDS, faction_set
from mulligan.gwent.choices import decode
from mulligan.gwent.events import EventKind
from mulligan.gwent.game import GameOptions, GwentGame
from mulligan.gwent.parts import FACTIONS, Faction, Leader, Unit
from mulligan.gwent.state import LEAN_DECK, Ask, ModeKind, Option
from mulligan.gwent.text import Language
from mulligan.gwent.text.table import Label, label_text, speech
from mulligan.gwent.text.table.lines import Log, OptionLine, QuestionLine
from tests.gwent.text.log_samples import gwent_terms
from tests.gwent.text.sentences import event_text, option_text, question_text
from tests.text.spoken import Seen, Spoken

GAMES = 60
LARGER_GAMES = 10
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|opponent|player|cards?|units?|choose|chooses|with|strength|turn|round|play|plays|deck|draws?|hand|and"
    r"|this|that|from|row|gem|pass|passes|leader|is|of|to go|takes?|discards?|weather)\b",
    re.IGNORECASE,
)
SAME_WORD = {Language.FR: {"deck"}}  # French has this word too


def whole_set(faction: Faction, leaders: slice) -> list[str]:
    """All cards of a faction, and those of its leaders."""
    cards = faction_set(faction)
    deck = [slug(card.name) for card in cards if isinstance(card, Leader)][leaders]
    for card in cards:
        if not isinstance(card, Leader) and not (isinstance(card, Unit) and card.side_deck):
            deck += [slug(card.name)] * card.copies
    return deck


def a_game(key: int = 1, options: GameOptions | None = None) -> GwentGame:
    """A duel whose factions and leaders vary with the key, so that all of them occur."""
    options = GameOptions(starter=0) if options is None else options
    one, other = FACTIONS[key % 5], FACTIONS[(key + 1 + key // 5 % 4) % 5]
    leader = key // 5 % 5
    theirs = slice(None) if options.mode == "solo" else slice(leader, leader + 1)
    return GwentGame.new(options, (whole_set(one, slice(leader, leader + 1)), whole_set(other, theirs)), bytes([key] * 16))


def a_way_to_play(key: int) -> GameOptions:
    if key % 2:
        return GameOptions(mode="solo", variants=("leaders",))
    return GameOptions(ruleset="video") if key % 8 == 0 and key < 20 else GameOptions()


def a_larger_game(mode: ModeKind, seats: int, key: int = 1, starter: int | None = None) -> GwentGame:
    """Teammates have different factions, neighbours the same in every other game; leaders change from key to key.

    The decks fit the lean layout, in which others play too: each layout takes half a minute to compile.
    """
    factions = [FACTIONS[(key + (seat // 2 if key % 2 else seat)) % 5] for seat in range(seats)]
    number, choose = key // 5 % 5, random.Random(key)
    decks = []
    for faction in factions:
        leader, *cards = whole_set(faction, slice(number, number + 1))
        decks.append([leader, *choose.sample(cards, LEAN_DECK)])
    return GwentGame.new(GameOptions(mode=mode.name.lower(), starter=starter), decks, bytes([key] * 16))


@cache
def played() -> Seen:
    """Collect the sentences of many random games, in each language in turn."""
    seen = Seen()
    for key in range(GAMES):
        game = a_game(key, a_way_to_play(key))
        listen(game, seen, key, (0,) if game.state.mode == ModeKind.SOLO else (0, 1) if key % 4 else (-1,))
    for key in range(LARGER_GAMES):
        listen(a_larger_game(ModeKind.TEAMS, 4, key), seen, key, (0, 3) if key % 3 else (-1,))
        listen(a_larger_game(ModeKind.FREE_FOR_ALL, 3 + key % 3, key), seen, key, (0, 2) if key % 3 else (-1,))
    return seen


def listen(game: GwentGame, seen: Seen, key: int, viewers: tuple[int, ...]) -> None:
    choose, languages = random.Random(key), cycle(Language)
    while True:
        tell(game, seen, viewers, next(languages))
        if game.state.ask == Ask.NOTHING:
            break
        game.answer(int(game.state.asked), pick(choose, game.legal()))


def pick(choose: random.Random, legal: Sequence[int]) -> int:
    """A random answer that uses leaders early and passes rarely."""
    if Option.LEADER in legal:
        return Option.LEADER
    return choose.choice(legal[1:]) if len(legal) > 1 and choose.random() < 0.95 else choose.choice(legal)


def journal(game: GwentGame) -> list[EventRow]:
    return list(game.output.events[: game.output.event_count])


def tell(game: GwentGame, seen: Seen, viewers: tuple[int, ...], language: Language) -> None:
    state, ask, asked, legal = game.state, Ask(game.state.ask), int(game.state.asked), game.legal()
    seen.asks.add(ask)
    seen.kinds |= {decode(number).kind for number in legal}
    seen.events |= {EventKind(event.kind) for event in journal(game)}
    heard = seen.heard[language]
    views = {viewer: game.view(viewer) for viewer in {*viewers, asked}}
    heard.questions |= {question_text(views[viewer], state.rules, language) for viewer in viewers}
    heard.options |= {option_text(views[asked], state.rules, number, language) for number in legal}
    lines = [event_text(event, views[viewer], state.rules, language) for event in journal(game) for viewer in viewers]
    heard.lines |= {line for line in lines if line is not None}


GWENT = Spoken(
    speech=speech,
    tables={"log": Log, "questions": QuestionLine, "options": OptionLine},
    labels=Label,
    label_text=label_text,
    values={"number": 17, "last": 19, "player": "Olga", "players": "Ola, Iwo", "name": "Ciri", "file": "a.json"},
    same="17|19|Olga|Ola, Iwo|Ciri|a.json",
    english=ENGLISH_WORDS,
    same_word=SAME_WORD,
    names=lambda language: (speech(language).grammar.name(card) for card in CARDS),
    played=played,
    least=(30, 200, 500),
    endings=".?!",
    word=gwent_terms,
)
