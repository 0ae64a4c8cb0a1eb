"""Sentences of random games of Epic."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache

from mulligan.core.decks.deck import slug
from mulligan.core.kernel.output import EventRow
from mulligan.core.text.typesetting import typeset
from mulligan.epic.cards import BASE_SET
from mulligan.epic.choices import decode
from mulligan.epic.game import EpicGame, GameOptions, book
from mulligan.epic.state import Ask
from mulligan.epic.text import Language
from mulligan.epic.text.table import Label, label_text, speech
from mulligan.epic.text.table.lines import Log, OptionLine, QuestionLine
from tests.epic.text.sentences import event_text, option_text, question_text
from tests.text.spoken import Seen, Spoken
from tests.wording import epic_terms

GAMES = 24
ALL = [slug(card.name) for card in BASE_SET]
LARGER = (
    GameOptions(mode="free_for_all"),
    GameOptions(mode="hunter_first_blood"),
    GameOptions(mode="hunter_last_one_standing"),
    GameOptions(mode="hydra"),
    GameOptions(mode="hydra", teams=3),
)
SEATS = {"free_for_all": 3, "hunter_first_blood": 4, "hunter_last_one_standing": 8, "hydra": 6}
RARE = ["faithful_pegasus", "faithful_pegasus", "rally_the_people", "lightning_storm", "stand_alone", "keeper_of_secrets"]
ASKS_A_TEAM = ["bitten", "inner_demon", "banishment", "thought_plucker"]  # cards that ask which player of a team is meant
ENGLISH_WORDS = re.compile(
    r"\b(the|you|your|opponent|player|cards?|champions?|choose|chooses|with|damage|turn|play|plays|target|deck|draws?|hand|and"
    r"|this|that|from|gold|health|pass|attack|attacks|battle|is|of|to go|gains?)\b"
)
SAME_WORD = {Language.FR: {"champion", "champions", "deck"}}  # French has these words too


def decks(key: int, choose: random.Random) -> tuple[Sequence[str], Sequence[str]]:
    if key % 3 == 0:
        few = [*RARE, *choose.sample(ALL, 9)]
        return choose.choices(few, k=60), choose.choices(few, k=60)
    mixed = choose.sample(ALL, len(ALL))
    return mixed[:60], mixed[-60:]


def a_game(key: int = 1) -> EpicGame:
    return EpicGame.new(GameOptions(first_player=0), decks(key, random.Random(key)), bytes([key] * 16))


def a_larger_game(options: GameOptions, seats: int, key: int = 1) -> EpicGame:
    choose = random.Random(key)
    return EpicGame.new(options, [[*ASKS_A_TEAM, *choose.sample(ALL, 26)] for _ in range(seats)], bytes([key] * 16))


def journal(game: EpicGame) -> Iterator[EventRow]:
    yield from game.output.events[: game.output.event_count]


@cache
def played() -> Seen:
    """Collect the sentences of many random games in all languages."""
    seen = Seen()
    for key in range(GAMES):
        choose = random.Random(key)
        game = EpicGame.new(GameOptions(), decks(key, choose), bytes([key] * 16))
        while True:
            tell(game, seen, viewers=(0, 1) if key % 4 else (-1,))
            if game.state.ask == Ask.NOTHING:
                break
            game.answer(int(game.state.asked), choose.choice(game.legal()))
    for key, options in enumerate(LARGER):
        listen(a_larger_game(options, SEATS[options.mode], key), seen, random.Random(key), answers=500)
    return seen


def listen(game: EpicGame, seen: Seen, choose: random.Random, answers: int) -> None:
    """Collect the sentences of a larger game for two players and a spectator in turn."""
    for ply in range(answers):
        tell(game, seen, viewers=((0,), (game.seats - 1,), (-1,))[ply % 3])
        if game.state.ask == Ask.NOTHING:
            break
        legal = game.legal()
        game.answer(int(game.state.asked), choose.choice(legal[1:] if len(legal) > 1 and choose.random() < 0.7 else legal))


def tell(game: EpicGame, seen: Seen, viewers: tuple[int, ...]) -> None:
    state, ask, asked, legal = game.state, Ask(game.state.ask), int(game.state.asked), game.legal()
    seen.asks.add(ask)
    seen.kinds |= {decode(number).kind for number in legal}
    for language, heard in seen.heard.items():
        heard.questions |= {question_text(state, book(), ask, viewer, language) for viewer in viewers}
        options = [option_text(state, book(), number, asked, language) for number in legal]
        heard.options |= set(options)
        heard.lines |= {
            line for event in journal(game) if (line := event_text(event, state, book(), viewers[-1], language)) is not None
        }


EPIC = Spoken(
    speech=speech,
    tables={"log": Log, "questions": QuestionLine, "options": OptionLine},
    labels=Label,
    label_text=label_text,
    values={"number": 17, "last": 19, "player": "Olga", "players": "Ola, Iwo", "name": "Kong", "file": "a.json"},
    same="17|19|Olga|Ola, Iwo|Kong|a.json|[Mm]ulligan",
    english=ENGLISH_WORDS,
    same_word=SAME_WORD,
    names=lambda language: (typeset(card.name, language) for card in BASE_SET),
    played=played,
    least=(100, 300, 1000),
    endings=".?!”»",  # quoted card text ends with a quotation mark
    word=epic_terms,
)
