"""A language's tables, and its phrases for cards, champions, players and amounts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from enum import Enum, auto
from typing import NamedTuple, assert_never

from mulligan.core.decks.deck import slug
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Case, Gender, Noun, Phrase, Verb
from mulligan.epic import parts as p
from mulligan.epic.text.context import Context, Word


class Quantity(NamedTuple):
    """An amount of something: "a card for each champion" is split where the rest of the sentence goes."""

    head: str
    tail: str = ""

    def __str__(self) -> str:
        return self.head + self.tail


class Act(Enum):
    """The verbs of every language."""

    BANISH = auto()
    BREAK = auto()
    CREATE = auto()  # a token: put into play
    DEAL = auto()
    DISCARD = auto()
    DRAW = auto()
    EXPEND = auto()
    GAIN = auto()  # health
    GET = auto()  # +1 attack
    GET_KEYWORD = auto()  # champions, not players
    HAVE = auto()
    LOSE = auto()  # health
    PAY = auto()
    PREPARE = auto()
    PUT = auto()
    RECALL = auto()
    REMOVE = auto()
    RETURN = auto()
    TRANSFORM = auto()


class Phrases(ABC):
    """A language's tables and noun phrases."""

    language: Language
    nouns: Mapping[Word, Noun]
    classes: Mapping[p.CardClass, Noun]
    verbs: Mapping[Act, Verb]

    labels: Mapping[p.When, str]  # conditions with a name: tribute, loyalty 2, the ally abilities
    deeds: Mapping[p.When, str]  # verbs of this champion, after `when_this`: "attacks"
    moments: Mapping[p.When, str]  # other conditions, in full: "at the start of your turn"
    when_this: str  # "when this champion"
    statics: Mapping[p.Static, str]  # full clauses

    in_order_to: str  # joins a cost and its effect
    and_: str  # joins conditions
    or_: str  # joins verbs
    or_line: str  # joins the modes of an OR card
    then: str  # joins clauses: ", then "
    otherwise: str  # starts the other case: "otherwise, "
    if_you_do: str  # after an optional cost: "if you do, "
    if_you_wish: str  # replaces "you may" before a clause that isn't an imperative
    on_your_turn: str  # "on your turn"
    on_own_turn: str  # the same before an imperative
    or_on_your_turn: str  # a different number on your turn: ", or {} on your turn"
    in_your_discard_pile: str
    class_joint: str = ", "

    # --- phrases ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def count(self, number: int, noun: Noun, case: Case = Case.ACCUSATIVE) -> str:
        """A counted noun: "two cards", "2 karty", "5 kart"."""

    @abstractmethod
    def quantity(self, amount: p.Amount, noun: Noun, at: Context, who: p.Players = p.YOU) -> Quantity:
        """An amount, fixed or computed from the game state. `who` is the player who gets it."""

    def keyword(self, keyword: p.Keyword, case: Case) -> str:
        """One keyword in running text."""
        assert keyword.name is not None
        return self.term(f"kw.{keyword.name.lower()}")

    @abstractmethod
    def this(self, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def them(self, case: Case, at: Context) -> Phrase: ...

    def them_noun(self, at: Context) -> Noun:
        return self.nouns[at.them.word] if at.them.card_class is None else self.classes[at.them.card_class]

    @abstractmethod
    def target(self, target: p.Target, case: Case, at: Context) -> Phrase:
        """Champions, cards and players alike."""

    @abstractmethod
    def chosen(self, chosen: p.Chosen, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def any_number_of(self, cards: p.AnyNumberOf, case: Case, at: Context) -> Phrase:
        """ "Any number (X) of" cards: later sentences refer to X."""

    @abstractmethod
    def each(self, which: p.Which, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def champions_of(self, player: p.Players, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def with_champions(self, player: p.Players, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def card_in_pile_of(self, player: p.Target, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def with_namesakes(self, target: p.Target, case: Case, at: Context) -> Phrase: ...

    @abstractmethod
    def named_player(self, who: p.Player, case: Case, at: Context) -> Phrase: ...

    def player(self, who: p.Players, case: Case, at: Context) -> Phrase:
        return self.target(who, case, at) if isinstance(who, p.Target) else self.named_player(who, case, at)

    def thing(self, what: p.Things, case: Case, at: Context) -> Phrase:
        """Champions, cards or players, in a case."""
        match what:
            case p.Target() | p.Player():
                return self.player(what, case, at)
            case p.Chosen():
                return self.chosen(what, case, at)
            case p.AnyNumberOf():
                return self.any_number_of(what, case, at)
            case p.Each():
                return self.them(case, at) if what.what == at.them.which else self.each(what.what, case, at)
            case p.ChampionsOf():
                return self.champions_of(what.player, case, at)
            case p.WithChampions():
                return self.with_champions(what.player, case, at)
            case p.PileOf():
                return self.pile_of(what.player, case, at)
            case p.CardInPileOf():
                return self.card_in_pile_of(what.player, case, at)
            case p.WithNamesakes():
                return self.with_namesakes(what.target, case, at)
            case p.It.THIS:
                return self.them(case, at) if at.them.this else self.this(case, at)
            case p.It.THEM:
                return self.them(case, at)
            case _:
                assert_never(what)

    def is_it(self, what: p.Things, at: Context) -> bool:
        """Whether a pronoun suffices, because the noun was just mentioned."""
        return what is p.THEM or (what is p.THIS and at.them.this) or (isinstance(what, p.Each) and what.what == at.them.which)

    def joins_verb(self, what: p.Things, case: Case, at: Context) -> bool:
        """Whether it is a pronoun that directly follows its verb: "remove it from battle"."""
        return case is Case.ACCUSATIVE and self.is_it(what, at)

    def token_name(self, token: p.Token) -> Noun:
        """A token is called by its class; other names are not inflected."""
        name = slug(token.name).upper()
        return (
            self.classes[p.CardClass[name]]
            if name in p.CardClass.__members__
            else Noun(Gender.NEUTER, (token.name,), (token.name,))
        )

    @abstractmethod
    def token(self, token: p.Token) -> Noun:
        """The countable noun for a token: "Wolf token"."""

    def keywords(self, keywords: p.Keyword, case: Case = Case.ACCUSATIVE) -> list[str]:
        return [self.keyword(keyword, case) for keyword in p.Keyword if keyword in keywords]

    def term(self, name: str) -> str:
        return term(f"epic.{name}", self.language)

    def alignment(self, alignment: p.Alignment) -> str:
        """The alignment's name in the interface."""
        return self.term(f"align.{alignment.name.lower()}")

    def does(self, who: p.Players, verb: Verb, at: Context) -> str:
        """The verb with its subject: "draw" for you, "each player draws" for others."""
        if who is p.YOU:
            return verb[at.form]
        subject = self.player(who, Case.NOMINATIVE, at)
        return f"{self.closed(subject.text)} {verb.agreeing(subject.number)}"

    def closed(self, text: str) -> str:
        """A phrase followed by more words; languages that set off relative clauses close them here."""
        return text

    def do_to(self, act: Act, what: p.Things, at: Context) -> str:
        """A verb and its object: "break target champion"."""
        return self.verb_to(self.verbs[act], what, at)

    def verb_to(self, verb: Verb, what: p.Things, at: Context, case: Case = Case.ACCUSATIVE) -> str:
        """A verb and its object; a language can attach a pronoun to the verb: "destrúyelo"."""
        return f"{verb[at.form]} {self.thing(what, case, at).text}"
