"""The Monsters."""

from mulligan.gwent.parts import *

CALL_CRONES = Muster("crone_brewess", "crone_weavess", "crone_whispess")
CALL_VAMPIRES = Muster("vampire_bruxa", "vampire_ekimmara", "vampire_fleder", "vampire_garkain", "vampire_katakan")

EREDIN_BREACC_GLAS_THE_TREACHEROUS = Leader("Eredin Bréacc Glas: The Treacherous", MONSTERS, LeaderEffect.DOUBLE_SPIES)
EREDIN_BRINGER_OF_DEATH = Leader(
    "Eredin: Bringer of Death", MONSTERS, LeaderEffect.RETURN_FROM_DISCARD, solo=LeaderEffect.PLAY_FROM_DISCARD
)
EREDIN_COMMANDER_OF_THE_RED_RIDERS = Leader("Eredin: Commander of the Red Riders", MONSTERS, Horn(CLOSE))
EREDIN_DESTROYER_OF_WORLDS = Leader(
    "Eredin: Destroyer of Worlds", MONSTERS, DiscardAndPick(cards=2, picks=1), solo=DrawAndPlay(1)
)
EREDIN_KING_OF_THE_WILD_HUNT = Leader(
    "Eredin: King of the Wild Hunt", MONSTERS, LeaderEffect.PLAY_WEATHER, solo=LeaderEffect.PLAY_FIRST_WEATHER
)

DRAUG = Unit("Draug", MONSTERS, CLOSE, 10, hero=True)
IMLERITH = Unit("Imlerith", MONSTERS, CLOSE, 10, hero=True)
KAYRAN = Unit("Kayran", MONSTERS, (CLOSE, RANGED), 8, Trait.MORALE_BOOST, hero=True)
LESHEN = Unit("Leshen", MONSTERS, RANGED, 10, hero=True)

ARACHAS = Unit("Arachas", MONSTERS, CLOSE, 4, Muster("arachas"), copies=3)
ARACHAS_BEHEMOTH = Unit("Arachas Behemoth", MONSTERS, SIEGE, 6, Muster("arachas"))
BOTCHLING = Unit("Botchling", MONSTERS, CLOSE, 4)
CELAENO_HARPY = Unit("Celaeno Harpy", MONSTERS, (CLOSE, RANGED), 2)
COCKATRICE = Unit("Cockatrice", MONSTERS, RANGED, 2)
CRONE_BREWESS = Unit("Crone: Brewess", MONSTERS, CLOSE, 6, CALL_CRONES)
CRONE_WEAVESS = Unit("Crone: Weavess", MONSTERS, CLOSE, 6, CALL_CRONES)
CRONE_WHISPESS = Unit("Crone: Whispess", MONSTERS, CLOSE, 6, CALL_CRONES)
EARTH_ELEMENTAL = Unit("Earth Elemental", MONSTERS, SIEGE, 6)
ENDREGA = Unit("Endrega", MONSTERS, RANGED, 2)
FIEND = Unit("Fiend", MONSTERS, CLOSE, 6)
FIRE_ELEMENTAL = Unit("Fire Elemental", MONSTERS, SIEGE, 6)
FOGLET = Unit("Foglet", MONSTERS, CLOSE, 2)
FORKTAIL = Unit("Forktail", MONSTERS, CLOSE, 5)
FRIGHTENER = Unit("Frightener", MONSTERS, CLOSE, 5)
GARGOYLE = Unit("Gargoyle", MONSTERS, RANGED, 2)
GHOUL = Unit("Ghoul", MONSTERS, CLOSE, 1, Muster("ghoul"), copies=3)
GRAVE_HAG = Unit("Grave Hag", MONSTERS, RANGED, 5)
GRIFFIN = Unit("Griffin", MONSTERS, CLOSE, 5)
HARPY = Unit("Harpy", MONSTERS, (CLOSE, RANGED), 2)
ICE_GIANT = Unit("Ice Giant", MONSTERS, SIEGE, 5)
NEKKER = Unit("Nekker", MONSTERS, CLOSE, 2, Muster("nekker"), copies=3)
PLAGUE_MAIDEN = Unit("Plague Maiden", MONSTERS, CLOSE, 5)
TOAD = Unit("Toad", MONSTERS, RANGED, 7, Scorch(RANGED, least=10))
VAMPIRE_BRUXA = Unit("Vampire: Bruxa", MONSTERS, CLOSE, 4, CALL_VAMPIRES)
VAMPIRE_EKIMMARA = Unit("Vampire: Ekimmara", MONSTERS, CLOSE, 4, CALL_VAMPIRES)
VAMPIRE_FLEDER = Unit("Vampire: Fleder", MONSTERS, CLOSE, 4, CALL_VAMPIRES)
VAMPIRE_GARKAIN = Unit("Vampire: Garkain", MONSTERS, CLOSE, 4, CALL_VAMPIRES)
VAMPIRE_KATAKAN = Unit("Vampire: Katakan", MONSTERS, CLOSE, 5, CALL_VAMPIRES)
WEREWOLF = Unit("Werewolf", MONSTERS, CLOSE, 5)
WYVERN = Unit("Wyvern", MONSTERS, RANGED, 2)
