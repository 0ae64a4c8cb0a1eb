"""The words of Polish: nouns with their cases, verbs in both aspects."""

from __future__ import annotations

from mulligan.core.text.languages import polish
from mulligan.core.text.terms import Language, term
from mulligan.core.text.words import Gender, Noun, Verb, capital, noun
from mulligan.epic import parts as p
from mulligan.epic.parts import Alignment, CardClass, Keyword
from mulligan.epic.text.context import Word
from mulligan.epic.text.phrases import Act

TARGETED = polish.adjective("wybran", "wybrani")
ATTACKING = polish.adjective("atakując", "atakujący")
BLOCKING = polish.adjective("blokując", "blokujący")
BROKEN = polish.adjective("złaman", "złamani")
BLOCKED = polish.adjective("zablokowan", "zablokowani")
NOT_BEING = polish.adjective("niebędąc", "niebędący")
CONTROLLING = polish.adjective("kontrolując", "kontrolujący")
TAKING = polish.adjective("rozgrywając", "rozgrywający")
# Capitalised, because "zła karta" in lower case is a bad card.
ALIGNMENTS = {
    Alignment.GOOD: polish.adjective("Dobr", "Dobrzy"),
    Alignment.WILD: polish.velar("Dzik", "Dzicy"),
    Alignment.EVIL: polish.adjective("Zł", "Źli"),
    Alignment.SAGE: polish.adjective("Światł", "Światli"),
}


NOUNS = {
    Word.CARD: polish.CARD,
    Word.CHAMPION: noun(
        Gender.PERSON,
        "czempion czempiona czempionowi czempiona czempionem czempionie",
        "czempioni czempionów czempionom czempionów czempionami czempionach",
    ),
    Word.EVENT: noun(
        Gender.NEUTER,
        "wydarzenie wydarzenia wydarzeniu wydarzenie wydarzeniem wydarzeniu",
        "wydarzenia wydarzeń wydarzeniom wydarzenia wydarzeniami wydarzeniach",
    ),
    Word.TOKEN: noun(
        Gender.MASCULINE,
        "znacznik znacznika znacznikowi znacznik znacznikiem znaczniku",
        "znaczniki znaczników znacznikom znaczniki znacznikami znacznikach",
    ),
    Word.COUNTER: noun(
        Gender.MASCULINE,
        "żeton żetonu żetonowi żeton żetonem żetonie",
        "żetony żetonów żetonom żetony żetonami żetonach",
    ).followed_by("+1/+1"),
    Word.PLAYER: polish.PLAYER,
    Word.OPPONENT: polish.OPPONENT,
    Word.TARGET: noun(Gender.MASCULINE, "cel celu celowi cel celem celu", "cele celów celom cele celami celach"),
    Word.DAMAGE: noun(
        Gender.NEUTER,
        "obrażenie obrażenia obrażeniu obrażenie obrażeniem obrażeniu",
        "obrażenia obrażeń obrażeniom obrażenia obrażeniami obrażeniach",
        measured=True,
    ),
    Word.HEALTH: noun(
        Gender.MASCULINE,
        "punkt punktu punktowi punkt punktem punkcie",
        "punkty punktów punktom punkty punktami punktach",
        measured=True,
    ).followed_by("życia"),
    Word.GOLD: noun(
        Gender.NEUTER, "złoto złota złotu złoto złotem złocie", "złota złota złotu złota złotem złocie", measured=True
    ),
}


def _living(one: str, many: str) -> Noun:
    return noun(Gender.ANIMATE, one, many)


CLASSES = {
    CardClass.ANGEL: _living("Anioł Anioła Aniołowi Anioła Aniołem Aniele", "Anioły Aniołów Aniołom Anioły Aniołami Aniołach"),
    CardClass.APE: noun(Gender.FEMININE, "Małpa Małpy Małpie Małpę Małpą Małpie", "Małpy Małp Małpom Małpy Małpami Małpach"),
    CardClass.CONSTRUCT: noun(
        Gender.MASCULINE,
        "Konstrukt Konstruktu Konstruktowi Konstrukt Konstruktem Konstrukcie",
        "Konstrukty Konstruktów Konstruktom Konstrukty Konstruktami Konstruktach",
    ),
    CardClass.DEMON: _living("Demon Demona Demonowi Demona Demonem Demonie", "Demony Demonów Demonom Demony Demonami Demonach"),
    CardClass.DINOSAUR: _living(
        "Dinozaur Dinozaura Dinozaurowi Dinozaura Dinozaurem Dinozaurze",
        "Dinozaury Dinozaurów Dinozaurom Dinozaury Dinozaurami Dinozaurach",
    ),
    CardClass.DJINN: _living("Dżinn Dżinna Dżinnowi Dżinna Dżinnem Dżinnie", "Dżinny Dżinnów Dżinnom Dżinny Dżinnami Dżinnach"),
    CardClass.DRAGON: _living("Smok Smoka Smokowi Smoka Smokiem Smoku", "Smoki Smoków Smokom Smoki Smokami Smokach"),
    CardClass.FAIRY: noun(
        Gender.FEMININE, "Wróżka Wróżki Wróżce Wróżkę Wróżką Wróżce", "Wróżki Wróżek Wróżkom Wróżki Wróżkami Wróżkach"
    ),
    CardClass.GARGOYLE: _living(
        "Gargulec Gargulca Gargulcowi Gargulca Gargulcem Gargulcu",
        "Gargulce Gargulców Gargulcom Gargulce Gargulcami Gargulcach",
    ),
    CardClass.GIANT: noun(
        Gender.PERSON,
        "Olbrzym Olbrzyma Olbrzymowi Olbrzyma Olbrzymem Olbrzymie",
        "Olbrzymi Olbrzymów Olbrzymom Olbrzymów Olbrzymami Olbrzymach",
    ),
    CardClass.HUMAN: noun(
        Gender.PERSON,
        "Człowiek Człowieka Człowiekowi Człowieka Człowiekiem Człowieku",
        "Ludzie Ludzi Ludziom Ludzi Ludźmi Ludziach",
    ),
    CardClass.HYDRA: noun(Gender.FEMININE, "Hydra Hydry Hydrze Hydrę Hydrą Hydrze", "Hydry Hydr Hydrom Hydry Hydrami Hydrach"),
    CardClass.IMP: _living(
        "Chochlik Chochlika Chochlikowi Chochlika Chochlikiem Chochliku",
        "Chochliki Chochlików Chochlikom Chochliki Chochlikami Chochlikach",
    ),
    CardClass.KNIGHT: noun(
        Gender.PERSON,
        "Rycerz Rycerza Rycerzowi Rycerza Rycerzem Rycerzu",
        "Rycerze Rycerzy Rycerzom Rycerzy Rycerzami Rycerzach",
    ),
    CardClass.MAGE: noun(Gender.PERSON, "Mag Maga Magowi Maga Magiem Magu", "Magowie Magów Magom Magów Magami Magach"),
    CardClass.MINOTAUR: _living(
        "Minotaur Minotaura Minotaurowi Minotaura Minotaurem Minotaurze",
        "Minotaury Minotaurów Minotaurom Minotaury Minotaurami Minotaurach",
    ),
    CardClass.OGRE: _living("Ogr Ogra Ogrowi Ogra Ogrem Ogrze", "Ogry Ogrów Ogrom Ogry Ogrami Ograch"),
    CardClass.PEGASUS: _living(
        "Pegaz Pegaza Pegazowi Pegaza Pegazem Pegazie", "Pegazy Pegazów Pegazom Pegazy Pegazami Pegazach"
    ),
    CardClass.SPIRIT: _living("Duch Ducha Duchowi Ducha Duchem Duchu", "Duchy Duchów Duchom Duchy Duchami Duchach"),
    CardClass.TITAN: noun(
        Gender.PERSON, "Tytan Tytana Tytanowi Tytana Tytanem Tytanie", "Tytani Tytanów Tytanom Tytanów Tytanami Tytanach"
    ),
    CardClass.TROLL: _living("Troll Trolla Trollowi Trolla Trollem Trollu", "Trolle Trolli Trollom Trolle Trollami Trollach"),
    CardClass.UNICORN: _living(
        "Jednorożec Jednorożca Jednorożcowi Jednorożca Jednorożcem Jednorożcu",
        "Jednorożce Jednorożców Jednorożcom Jednorożce Jednorożcami Jednorożcach",
    ),
    CardClass.VAMPIRE: _living(
        "Wampir Wampira Wampirowi Wampira Wampirem Wampirze", "Wampiry Wampirów Wampirom Wampiry Wampirami Wampirach"
    ),
    CardClass.WOLF: _living("Wilk Wilka Wilkowi Wilka Wilkiem Wilku", "Wilki Wilków Wilkom Wilki Wilkami Wilkach"),
    CardClass.WURM: _living(
        "Czerw Czerwia Czerwiowi Czerwia Czerwiem Czerwiu", "Czerwie Czerwi Czerwiom Czerwie Czerwiami Czerwiach"
    ),
    CardClass.ZOMBIE: noun(Gender.NEUTER, "Zombie", "Zombie"),
}

# Keywords of the interface whose accusative differs.
KEYWORD_ACCUSATIVES = {Keyword.AMBUSH: "Zasadzkę"}

# Imperatives and infinitives are perfective, the third person is imperfective.
VERBS = {
    Act.BANISH: Verb("wypędź", "wypędzić", "wypędza", "wypędzają"),
    Act.BREAK: Verb("złam", "złamać", "łamie", "łamią"),
    Act.CREATE: Verb("umieść w grze", "umieścić w grze", "umieszcza w grze", "umieszczają w grze"),
    Act.DEAL: Verb("zadaj", "zadać", "zadaje", "zadają"),
    Act.DISCARD: Verb("odrzuć", "odrzucić", "odrzuca", "odrzucają"),
    Act.DRAW: Verb("dobierz", "dobrać", "dobiera", "dobierają"),
    Act.EXPEND: Verb("wyczerp", "wyczerpać", "wyczerpuje", "wyczerpują"),
    Act.GAIN: Verb("zyskaj", "zyskać", "zyskuje", "zyskują"),
    Act.GET: Verb("otrzymaj", "otrzymać", "otrzymuje", "otrzymują"),
    Act.GET_KEYWORD: Verb("zyskaj", "zyskać", "zyskuje", "zyskują"),
    Act.HAVE: Verb("miej", "mieć", "ma", "mają"),
    Act.LOSE: Verb("tracisz", "stracić", "traci", "tracą"),
    Act.PAY: Verb("zapłać", "zapłacić", "płaci", "płacą"),
    Act.PREPARE: Verb("przygotuj", "przygotować", "przygotowuje", "przygotowują"),
    Act.PUT: Verb("umieść", "umieścić", "umieszcza", "umieszczają"),
    Act.RECALL: Verb("odzyskaj", "odzyskać", "odzyskuje", "odzyskują"),
    Act.REMOVE: Verb("usuń", "usunąć", "usuwa", "usuwają"),
    Act.RETURN: Verb("zwróć", "zwrócić", "zwraca", "zwracają"),
    Act.TRANSFORM: Verb("przemień", "przemienić", "przemienia", "przemieniają"),
}
CHOOSE = Verb("wybierz", "wybrać", "wybiera", "wybierają")
DIVIDE = Verb("rozdziel", "rozdzielić", "rozdziela", "rozdzielają")
TAKE = Verb("weź", "wziąć", "bierze", "biorą")

LABELS = {
    p.When.TRIBUTE: term("epic.kw.tribute", Language.PL),
    p.When.LOYALTY_2: term("epic.kw.loyalty2", Language.PL),
    **{p.ally(each): f"[{capital(term(f'epic.align.{each.name.lower()}', Language.PL))}]" for each in p.Alignment},
}
DEEDS = {
    p.When.ATTACKS: "atakuje",
    p.When.BLOCKS: "blokuje",
    p.When.DEALS_DAMAGE: "zada obrażenia",
    p.When.DAMAGES_PLAYER: "zada obrażenia graczowi",
    p.When.DAMAGES_OPPONENT: "zada obrażenia przeciwnikowi",
    p.When.BROKEN: "zostanie złamany",
}
MOMENTS = {
    p.When.START_OF_YOUR_TURN: "na początku twojej tury",
    p.When.END_OF_TURN: "na końcu każdej tury",
    p.When.END_OF_BATTLE: "na końcu bitwy",
    p.When.ENTERS_DISCARD: "kiedy ta karta trafi do twojego stosu kart odrzuconych",
    p.When.LEAVES_DISCARD: "kiedy ta karta opuści twój stos kart odrzuconych",
    p.When.RECALLED: "kiedy odzyskasz tę kartę",
}
STATICS = {
    p.Static.MUST_BE_BLOCKED: "kiedy ten czempion atakuje, musi zostać zablokowany, jeśli to możliwe",
    p.Static.MUST_ATTACK: "ten czempion musi atakować w każdej twojej turze, jeśli to możliwe",
    p.Static.SHELTERS: "dopóki ten czempion jest wyczerpany, nie można cię atakować",
    p.Static.BREAKS_WHAT_IT_DAMAGES: "każdy czempion, któremu ten czempion zada obrażenia, zostaje złamany",
}
