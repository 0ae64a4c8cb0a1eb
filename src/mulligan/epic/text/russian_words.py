"""The words of Russian: nouns with their cases, adjectives that agree, verbs in both aspects, pronouns.

Whatever is alive takes the genitive for its accusative: masculine nouns always, all others in the plural.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act
from mulligan.epic.text.terms import Language, term
from mulligan.epic.text.words import Case, Gender, Noun, Number, Verb, capital, noun


def ends_in(number: int, *digits: int) -> bool:
    """As numbers are said: 21 ends in one, 11 does not."""
    return number % 10 in digits and number % 100 not in (11, 12, 13, 14)


def closed(text: str) -> str:
    """A phrase with more words to come: "игрок, чей сейчас ход, берёт карту"."""
    return f"{text}," if "," in text else text


def joined(deeds: Sequence[str]) -> str:
    """What someone does: no "и" between deeds where one has it already."""
    return (", а также " if any(" и " in deed for deed in deeds) else " и ").join(deeds)


def alive(noun: Noun) -> bool:
    """Champions and players are alive, and so is every class; a feminine noun shows it in its plural: "всех Фей"."""
    accusative = noun.form(Number.MANY, Case.ACCUSATIVE)
    return noun.gender in (Gender.PERSON, Gender.ANIMATE) or accusative != noun.form(Number.MANY)


def _table(stem: str, endings: str) -> tuple[str, ...]:
    return tuple(stem + ending.strip("-") for ending in endings.split())


@dataclass(frozen=True, slots=True)
class Adjective:
    """The tables of an adjective; each lists the six cases. The accusatives are those of lifeless things."""

    masculine: tuple[str, ...]
    feminine: tuple[str, ...]
    neuter: tuple[str, ...]
    plural: tuple[str, ...]

    def form(self, gender: Gender, number: Number, case: Case, *, alive: bool = False) -> str:
        living = Case.GENITIVE if alive and case is Case.ACCUSATIVE else case
        if number is Number.MANY:
            return self.plural[living]
        if gender is Gender.FEMININE:
            return self.feminine[case]
        return self.neuter[case] if gender is Gender.NEUTER else self.masculine[living]

    def beside(self, noun: Noun, number: Number, case: Case) -> str:
        return self.form(noun.gender, number, case, alive=alive(noun))


def _adjective(stem: str, masculine: str, feminine: str, neuter: str, plural: str) -> Adjective:
    return Adjective(_table(stem, masculine), _table(stem, feminine), _table(stem, neuter), _table(stem, plural))


def _hard(stem: str, one: str = "ый") -> Adjective:
    """каждый, каждая, каждое; with the ending stressed: любой."""
    return _adjective(
        stem,
        f"{one} ого ому {one} ым ом",
        "ая ой ой ую ой ой",
        "ое ого ому ое ым ом",
        "ые ых ым ые ыми ых",
    )


def _velar(stem: str, one: str = "ий") -> Adjective:
    """Stems in к and г: стойкий, стойкая, стойкое; другой."""
    return _adjective(
        stem,
        f"{one} ого ому {one} им ом",
        "ая ой ой ую ой ой",
        "ое ого ому ое им ом",
        "ие их им ие ими их",
    )


def _participle(stem: str) -> Adjective:
    """атакующий, атакующая, атакующее."""
    return _adjective(stem, "ий его ему ий им ем", "ая ей ей ую ей ей", "ее его ему ее им ем", "ие их им ие ими их")


TARGETED = _hard("выбранн")
ANY = _hard("люб", "ой")
OTHER = _velar("друг", "ой")
REMAINING = _hard("остальн", "ой")
EVERY = _hard("кажд")
BROKEN = _hard("разбит")
ATTACKING = _participle("атакующ")
BLOCKING = _participle("блокирующ")
IN_CONTROL = _participle("контролировавш")  # as it last was: the champion may have left play
BEING = _participle("являющ")  # -ся
ALL = Adjective(
    _table("в", "есь сего сему есь сем сём"),
    _table("вс", "я ей ей ю ей ей"),
    _table("вс", "ё его ему ё ем ём"),
    _table("вс", "е ех ем е еми ех"),
)
ONE = _adjective("од", "ин ного ному ин ним ном", "на ной ной ну ной ной", "но ного ному но ним ном", "ни них ним ни ними них")
THIRD = _adjective(
    "трет", "ий ьего ьему ий ьим ьем", "ья ьей ьей ью ьей ьей", "ье ьего ьему ье ьим ьем", "ьи ьих ьим ьи ьими ьих"
)
YOUR = _adjective("ваш", "- его ему - им ем", "а ей ей у ей ей", "е его ему е им ем", "и их им и ими их")
OWN = _adjective("сво", "й его ему й им ём", "я ей ей ю ей ей", "ё его ему ё им ём", "и их им и ими их")
THIS = _adjective("эт", "от ого ому от им ом", "а ой ой у ой ой", "о ого ому о им ом", "и их им и ими их")

# he, she, it, they; genitive, instrumental and locative as after a preposition
PRONOUNS = Adjective(
    ("он", "него", "ему", "его", "ним", "нём"),
    ("она", "неё", "ей", "её", "ней", "ней"),
    ("оно", "него", "ему", "его", "ним", "нём"),
    ("они", "них", "им", "их", "ними", "них"),
)

# "Чемпион Добра": the alignment is a noun and stands in the genitive.
ALIGNMENTS = {
    Alignment.GOOD: "Добра",
    Alignment.WILD: "Дикой природы",
    Alignment.EVIL: "Зла",
    Alignment.SAGE: "Мудрости",
}


ZONES = {
    p.Zone.IN_PLAY: "",
    p.Zone.YOUR_HAND: "из своей руки",
    p.Zone.YOUR_DISCARD: "из своего сброса",
    p.Zone.ANY_DISCARD: "из любого сброса",
}


def past(stem: str, gender: Gender, number: Number) -> str:
    """What they did: был, была, было, были."""
    if number is Number.MANY:
        return f"{stem}ли"
    return stem + {Gender.FEMININE: "ла", Gender.NEUTER: "ло"}.get(gender, "л")


def short(stem: str, gender: Gender, number: Number) -> str:
    """What was done to them: заблокирован, заблокирована, заблокировано, заблокированы."""
    if number is Number.MANY:
        return f"{stem}ы"
    return stem + {Gender.FEMININE: "а", Gender.NEUTER: "о"}.get(gender, "")


# --- nouns ------------------------------------------------------------------------------------------------------------


def _masculine(word: str, *, plural: str = "ы", living: bool = True, measured: bool = False) -> Noun:
    """Дракон; Волк, with "и" in the plural; жетон, which is not alive."""
    one, many = ("а", "ов") if living else ("-", plural)
    return Noun(
        Gender.ANIMATE if living else Gender.MASCULINE,
        _table(word, f"- а у {one} ом е"),
        _table(word, f"{plural} ов ам {many} ами ах"),
        measured,
    )


def _soft_masculine(stem: str) -> Noun:
    """Рыцарь, Тролль."""
    return Noun(Gender.ANIMATE, _table(stem, "ь я ю я ем е"), _table(stem, "и ей ям ей ями ях"))


def _feminine(stem: str, *, living: bool = True) -> Noun:
    """Гидра; карта, which is not alive."""
    return Noun(Gender.FEMININE, _table(stem, "а ы е у ой е"), _table(stem, f"ы - ам {'-' if living else 'ы'} ами ах"))


def _mass(gender: Gender, forms: str) -> Noun:
    """Counted as players say it: 1 золото, 2 золота, 5 золота."""
    return noun(gender, forms, forms, measured=True)


NOUNS = {
    Word.CARD: _feminine("карт", living=False),
    Word.CHAMPION: _masculine("Чемпион"),
    Word.EVENT: noun(
        Gender.NEUTER,
        "Событие События Событию Событие Событием Событии",
        "События Событий Событиям События Событиями Событиях",
    ),
    Word.TOKEN: _masculine("жетон", living=False),
    Word.COUNTER: _masculine("маркер", living=False).followed_by("+1/+1"),
    Word.PLAYER: _masculine("игрок", plural="и"),
    Word.OPPONENT: _masculine("оппонент"),
    Word.TARGET: noun(Gender.FEMININE, "цель цели цели цель целью цели", "цели целей целям цели целями целях"),
    Word.DAMAGE: _mass(Gender.MASCULINE, "урон урона урону урон уроном уроне"),
    Word.HEALTH: _masculine("пункт", living=False, measured=True).followed_by("здоровья"),
    Word.GOLD: _mass(Gender.NEUTER, "золото золота золоту золото золотом золоте"),
}
CLASSES = {
    CardClass.ANGEL: _masculine("Ангел"),
    CardClass.APE: _feminine("Обезьян"),
    CardClass.CONSTRUCT: _masculine("Конструкт"),
    CardClass.DEMON: _masculine("Демон"),
    CardClass.DINOSAUR: _masculine("Динозавр"),
    CardClass.DJINN: _masculine("Джинн"),
    CardClass.DRAGON: _masculine("Дракон"),
    CardClass.FAIRY: noun(Gender.FEMININE, "Фея Феи Фее Фею Феей Фее", "Феи Фей Феям Фей Феями Феях"),
    CardClass.GARGOYLE: noun(
        Gender.FEMININE,
        "Горгулья Горгульи Горгулье Горгулью Горгульей Горгулье",
        "Горгульи Горгулий Горгульям Горгулий Горгульями Горгульях",
    ),
    CardClass.GIANT: _masculine("Великан"),
    CardClass.HUMAN: noun(
        Gender.PERSON,
        "Человек Человека Человеку Человека Человеком Человеке",
        "Люди Людей Людям Людей Людьми Людях",
    ),
    CardClass.HYDRA: _feminine("Гидр"),
    CardClass.IMP: _masculine("Бес"),
    CardClass.KNIGHT: _soft_masculine("Рыцар"),
    CardClass.MAGE: _masculine("Маг", plural="и"),
    CardClass.MINOTAUR: _masculine("Минотавр"),
    CardClass.OGRE: _masculine("Огр"),
    CardClass.PEGASUS: _masculine("Пегас"),
    CardClass.SPIRIT: _masculine("Дух", plural="и"),
    CardClass.TITAN: _masculine("Титан"),
    CardClass.TROLL: _soft_masculine("Тролл"),
    CardClass.UNICORN: _masculine("Единорог", plural="и"),
    CardClass.VAMPIRE: _masculine("Вампир"),
    CardClass.WOLF: _masculine("Волк", plural="и"),
    CardClass.WURM: _masculine("Вурм"),
    CardClass.ZOMBIE: noun(Gender.ANIMATE, "Зомби", "Зомби"),
}

# --- keywords ---------------------------------------------------------------------------------------------------------

KEYWORD_ACCUSATIVES = {Keyword.AMBUSH: "Засаду"}

# A champion gets "Разгром", but becomes "Воздушным".
KEYWORD_ADJECTIVES = {
    Keyword.AIRBORNE: _hard("Воздушн"),
    Keyword.RIGHTEOUS: _hard("Справедлив"),
    Keyword.UNBANISHABLE: _hard("Неизгоняем"),
    Keyword.UNBLOCKABLE: _hard("Неблокируем"),
    Keyword.UNBREAKABLE: _hard("Неуязвим"),
    Keyword.UNTARGETABLE: _velar("Стойк"),
}

# What a champion simply is: "этот Чемпион Неуязвим", "ваши Чемпионы Справедливы".
SHORT_ADJECTIVES = {
    Keyword.AIRBORNE: ("Воздушен", "Воздушны"),
    Keyword.RIGHTEOUS: ("Справедлив", "Справедливы"),
    Keyword.UNBANISHABLE: ("Неизгоняем", "Неизгоняемы"),
    Keyword.UNBLOCKABLE: ("Неблокируем", "Неблокируемы"),
    Keyword.UNBREAKABLE: ("Неуязвим", "Неуязвимы"),
    Keyword.UNTARGETABLE: ("Стоек", "Стойки"),
}

# --- verbs ------------------------------------------------------------------------------------------------------------

# Commands and infinitives are perfective, what others do is imperfective.
VERBS = {
    Act.BANISH: Verb("изгоните", "изгнать", "изгоняет", "изгоняют"),
    Act.BREAK: Verb("разбейте", "разбить", "разбивает", "разбивают"),
    Act.CREATE: Verb("создайте", "создать", "создаёт", "создают"),
    Act.DEAL: Verb("нанесите", "нанести", "наносит", "наносят"),
    Act.DISCARD: Verb("сбросьте", "сбросить", "сбрасывает", "сбрасывают"),
    Act.DRAW: Verb("возьмите", "взять", "берёт", "берут"),
    Act.EXPEND: Verb("израсходуйте", "израсходовать", "расходует", "расходуют"),
    Act.GAIN: Verb("получите", "получить", "получает", "получают"),
    Act.GET: Verb("получите", "получить", "получает", "получают"),
    Act.GET_KEYWORD: Verb("получите", "получить", "получает", "получают"),
    Act.HAVE: Verb("имейте", "иметь", "имеет", "имеют"),
    Act.LOSE: Verb("вы теряете", "потерять", "теряет", "теряют"),
    Act.PAY: Verb("заплатите", "заплатить", "платит", "платят"),
    Act.PREPARE: Verb("подготовьте", "подготовить", "подготавливает", "подготавливают"),
    Act.PUT: Verb("разместите", "разместить", "размещает", "размещают"),
    Act.RECALL: Verb("призовите", "призвать", "призывает", "призывают"),
    Act.REMOVE: Verb("снимите", "снять", "снимает", "снимают"),
    Act.RETURN: Verb("верните", "вернуть", "возвращает", "возвращают"),
    Act.TRANSFORM: Verb("превратите", "превратить", "превращает", "превращают"),
}
BECOME = Verb("станьте", "стать", "становится", "становятся")
CHOOSE = Verb("выберите", "выбрать", "выбирает", "выбирают")
ENTER = Verb("введите", "ввести", "вводит", "вводят")
PERFORM = Verb("выполните", "выполнить", "выполняет", "выполняют")
WITHDRAW = Verb("выведите", "вывести", "выводит", "выводят")

# --- whole phrases ----------------------------------------------------------------------------------------------------

LABELS = {
    p.When.TRIBUTE: term("epic.kw.tribute", Language.RU),
    p.When.LOYALTY_2: term("epic.kw.loyalty2", Language.RU),
    **{p.ally(each): f"[{capital(term(f'epic.align.{each.name.lower()}', Language.RU))}]" for each in p.Alignment},
}
DEEDS = {
    p.When.ATTACKS: "атакует",
    p.When.BLOCKS: "блокирует",
    p.When.DEALS_DAMAGE: "нанесёт урон",
    p.When.DAMAGES_PLAYER: "нанесёт урон игроку",
    p.When.DAMAGES_OPPONENT: "нанесёт урон оппоненту",
    p.When.BROKEN: "будет разбит",
}
MOMENTS = {
    p.When.ANOTHER_BROKEN: "когда другой Чемпион будет разбит",
    p.When.START_OF_YOUR_TURN: "в начале вашего хода",
    p.When.END_OF_TURN: "в конце каждого хода",
    p.When.END_OF_BATTLE: "в конце боя",
    p.When.ENTERS_DISCARD: "когда эта карта попадёт в ваш сброс",
    p.When.LEAVES_DISCARD: "когда эта карта покинет ваш сброс",
    p.When.RECALLED: "когда вы призовёте эту карту",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "когда этот Чемпион атакует, его необходимо заблокировать, если это возможно",
    p.Static.MUST_ATTACK: "этот Чемпион должен атаковать в каждый ваш ход, если это возможно",
    p.Static.SHELTERS: "пока этот Чемпион израсходован, вас нельзя атаковать",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "любой Чемпион, получивший урон от этого Чемпиона, будет разбит",
}
