"""The Northern Realms."""

from mulligan.gwent.parts import *

FOLTEST_KING_OF_TEMERIA = Leader("Foltest: King of Temeria", NORTHERN_REALMS, PlayFromDeck("impenetrable_fog"))
FOLTEST_LORD_COMMANDER_OF_THE_NORTH = Leader(
    "Foltest: Lord Commander of the North", NORTHERN_REALMS, LeaderEffect.CLEAR_WEATHER
)
FOLTEST_SON_OF_MEDELL = Leader("Foltest: Son of Medell", NORTHERN_REALMS, Scorch(RANGED, least=10))
FOLTEST_THE_SIEGEMASTER = Leader("Foltest: The Siegemaster", NORTHERN_REALMS, Horn(SIEGE))
FOLTEST_THE_STEEL_FORGED = Leader("Foltest: The Steel-Forged", NORTHERN_REALMS, Scorch(SIEGE, least=10))

ESTERAD_THYSSEN = Unit("Esterad Thyssen", NORTHERN_REALMS, CLOSE, 10, hero=True)
JOHN_NATALIS = Unit("John Natalis", NORTHERN_REALMS, CLOSE, 10, hero=True)
PHILIPPA_EILHART = Unit("Philippa Eilhart", NORTHERN_REALMS, RANGED, 10, hero=True)
VERNON_ROCHE = Unit("Vernon Roche", NORTHERN_REALMS, CLOSE, 10, hero=True)

BALLISTA = Unit("Ballista", NORTHERN_REALMS, SIEGE, 6, copies=2, video_copies=1)
BLUE_STRIPES_COMMANDO = Unit("Blue Stripes Commando", NORTHERN_REALMS, CLOSE, 4, Trait.TIGHT_BOND, copies=3)
CATAPULT = Unit("Catapult", NORTHERN_REALMS, SIEGE, 8, Trait.TIGHT_BOND, copies=2)
CRINFRID_REAVERS_DRAGON_HUNTER = Unit("Crinfrid Reavers Dragon Hunter", NORTHERN_REALMS, RANGED, 5, Trait.TIGHT_BOND, copies=3)
DETHMOLD = Unit("Dethmold", NORTHERN_REALMS, RANGED, 6)
DUN_BANNER_MEDIC = Unit("Dun Banner Medic", NORTHERN_REALMS, SIEGE, 5, Trait.MEDIC)
KAEDWENI_SIEGE_EXPERT = Unit("Kaedweni Siege Expert", NORTHERN_REALMS, SIEGE, 1, Trait.MORALE_BOOST, copies=3)
KEIRA_METZ = Unit("Keira Metz", NORTHERN_REALMS, RANGED, 5)
POOR_FUCKING_INFANTRY = Unit("Poor Fucking Infantry", NORTHERN_REALMS, CLOSE, 1, Trait.TIGHT_BOND, copies=3, video_copies=4)
PRINCE_STENNIS = Unit("Prince Stennis", NORTHERN_REALMS, CLOSE, 5, Spy())
REDANIAN_FOOT_SOLDIER = Unit("Redanian Foot Soldier", NORTHERN_REALMS, CLOSE, 1, copies=2)
SABRINA_GLEVISSIG = Unit("Sabrina Glevissig", NORTHERN_REALMS, RANGED, 4)
SHELDON_SKAGGS = Unit("Sheldon Skaggs", NORTHERN_REALMS, RANGED, 4)
SIEGE_TOWER = Unit("Siege Tower", NORTHERN_REALMS, SIEGE, 6)
SIEGFRIED_OF_DENESLE = Unit("Siegfried of Denesle", NORTHERN_REALMS, CLOSE, 5)
SIGISMUND_DIJKSTRA = Unit("Sigismund Dijkstra", NORTHERN_REALMS, CLOSE, 4, Spy())
SILE_DE_TANSARVILLE = Unit("Síle de Tansarville", NORTHERN_REALMS, RANGED, 5)
THALER = Unit("Thaler", NORTHERN_REALMS, SIEGE, 1, Spy())
TREBUCHET = Unit("Trebuchet", NORTHERN_REALMS, SIEGE, 6, copies=2)
VES = Unit("Ves", NORTHERN_REALMS, CLOSE, 5)
YARPEN_ZIGRIN = Unit("Yarpen Zigrin", NORTHERN_REALMS, CLOSE, 2)
