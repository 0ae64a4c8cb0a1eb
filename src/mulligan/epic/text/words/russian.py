"""The words of Russian: nouns with their cases, adjectives that agree, verbs in both aspects."""

from __future__ import annotations

from collections.abc import Sequence

from mulligan.core.text.languages import russian
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Gender, Verb, capital, noun
from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act


def closed(text: str) -> str:
    """A phrase followed by more words: "игрок, чей сейчас ход, берёт карту"."""
    return f"{text}," if "," in text else text


def joined(deeds: Sequence[str]) -> str:
    """A list of verbs, without "и" between them if one contains it."""
    return (", а также " if any(" и " in deed for deed in deeds) else " и ").join(deeds)


TARGETED = russian.hard("выбранн")
BROKEN = russian.hard("разбит")
ATTACKING = russian.participle("атакующ")
BLOCKING = russian.participle("блокирующ")
IN_CONTROL = russian.participle("контролировавш")  # as it last was: the champion may have left play
BEING = russian.participle("являющ")  # -ся

# "Чемпион Добра": the alignment is a noun in the genitive.
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


# --- nouns ------------------------------------------------------------------------------------------------------------


NOUNS = {
    Word.CARD: russian.CARD,
    Word.CHAMPION: russian.masculine("Чемпион"),
    Word.EVENT: noun(
        Gender.NEUTER,
        "Событие События Событию Событие Событием Событии",
        "События Событий Событиям События Событиями Событиях",
    ),
    Word.TOKEN: russian.masculine("жетон", living=False),
    Word.COUNTER: russian.masculine("маркер", living=False).followed_by("+1/+1"),
    Word.PLAYER: russian.PLAYER,
    Word.OPPONENT: russian.masculine("оппонент"),
    Word.TARGET: noun(Gender.FEMININE, "цель цели цели цель целью цели", "цели целей целям цели целями целях"),
    Word.DAMAGE: russian.mass(Gender.MASCULINE, "урон урона урону урон уроном уроне"),
    Word.HEALTH: russian.masculine("пункт", living=False, measured=True).followed_by("здоровья"),
    Word.GOLD: russian.mass(Gender.NEUTER, "золото золота золоту золото золотом золоте"),
}
CLASSES = {
    CardClass.ANGEL: russian.masculine("Ангел"),
    CardClass.APE: russian.feminine("Обезьян"),
    CardClass.CONSTRUCT: russian.masculine("Конструкт"),
    CardClass.DEMON: russian.masculine("Демон"),
    CardClass.DINOSAUR: russian.masculine("Динозавр"),
    CardClass.DJINN: russian.masculine("Джинн"),
    CardClass.DRAGON: russian.masculine("Дракон"),
    CardClass.FAIRY: noun(Gender.FEMININE, "Фея Феи Фее Фею Феей Фее", "Феи Фей Феям Фей Феями Феях"),
    CardClass.GARGOYLE: noun(
        Gender.FEMININE,
        "Горгулья Горгульи Горгулье Горгулью Горгульей Горгулье",
        "Горгульи Горгулий Горгульям Горгулий Горгульями Горгульях",
    ),
    CardClass.GIANT: russian.masculine("Великан"),
    CardClass.HUMAN: noun(
        Gender.PERSON,
        "Человек Человека Человеку Человека Человеком Человеке",
        "Люди Людей Людям Людей Людьми Людях",
    ),
    CardClass.HYDRA: russian.feminine("Гидр"),
    CardClass.IMP: russian.masculine("Бес"),
    CardClass.KNIGHT: russian.soft_masculine("Рыцар"),
    CardClass.MAGE: russian.masculine("Маг", plural="и"),
    CardClass.MINOTAUR: russian.masculine("Минотавр"),
    CardClass.OGRE: russian.masculine("Огр"),
    CardClass.PEGASUS: russian.masculine("Пегас"),
    CardClass.SPIRIT: russian.masculine("Дух", plural="и"),
    CardClass.TITAN: russian.masculine("Титан"),
    CardClass.TROLL: russian.soft_masculine("Тролл"),
    CardClass.UNICORN: russian.masculine("Единорог", plural="и"),
    CardClass.VAMPIRE: russian.masculine("Вампир"),
    CardClass.WOLF: russian.masculine("Волк", plural="и"),
    CardClass.WURM: russian.masculine("Вурм"),
    CardClass.ZOMBIE: noun(Gender.ANIMATE, "Зомби", "Зомби"),
}

# --- keywords ---------------------------------------------------------------------------------------------------------

KEYWORD_ACCUSATIVES = {Keyword.AMBUSH: "Засаду"}

# A champion gets "Разгром", but becomes "Воздушным".
KEYWORD_ADJECTIVES = {
    Keyword.AIRBORNE: russian.hard("Воздушн"),
    Keyword.RIGHTEOUS: russian.hard("Справедлив"),
    Keyword.UNBANISHABLE: russian.hard("Неизгоняем"),
    Keyword.UNBLOCKABLE: russian.hard("Неблокируем"),
    Keyword.UNBREAKABLE: russian.hard("Неуязвим"),
    Keyword.UNTARGETABLE: russian.velar("Стойк"),
}

# --- verbs ------------------------------------------------------------------------------------------------------------

# Imperatives and infinitives are perfective, the third person is imperfective.
VERBS = {
    Act.BANISH: Verb("изгоните", "изгнать", "изгоняет", "изгоняют"),
    Act.BREAK: Verb("разбейте", "разбить", "разбивает", "разбивают"),
    Act.CREATE: Verb("введите в игру", "ввести в игру", "вводит в игру", "вводят в игру"),
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
