"""Scoia'tael."""

from mulligan.gwent.parts import *

FRANCESCA_FINDABAIR_DAISY_OF_THE_VALLEY = Leader(
    "Francesca Findabair: Daisy of the Valley", SCOIATAEL, OpeningCards(1), solo=DrawAndPlay(1)
)
FRANCESCA_FINDABAIR_HOPE_OF_THE_AEN_SEIDHE = Leader(
    "Francesca Findabair: Hope of the Aen Seidhe", SCOIATAEL, LeaderEffect.MOVE_AGILE, solo=StrengthPerAgile(1)
)
FRANCESCA_FINDABAIR_PUREBLOOD_ELF = Leader("Francesca Findabair: Pureblood Elf", SCOIATAEL, PlayFromDeck("biting_frost"))
FRANCESCA_FINDABAIR_QUEEN_OF_DOL_BLATHANNA = Leader(
    "Francesca Findabair: Queen of Dol Blathanna", SCOIATAEL, Scorch(CLOSE, least=10)
)
FRANCESCA_FINDABAIR_THE_BEAUTIFUL = Leader("Francesca Findabair: The Beautiful", SCOIATAEL, Horn(RANGED))

EITHNE = Unit("Eithné", SCOIATAEL, RANGED, 10, hero=True)
IORVETH = Unit("Iorveth", SCOIATAEL, RANGED, 10, hero=True)
ISENGRIM_FAOILTIARNA = Unit("Isengrim Faoiltiarna", SCOIATAEL, CLOSE, 10, Trait.MORALE_BOOST, hero=True)
SAESENTHESSIS = Unit("Saesenthessis", SCOIATAEL, RANGED, 10, hero=True)

BARCLAY_ELS = Unit("Barclay Els", SCOIATAEL, (CLOSE, RANGED), 6)
CIARAN_AEP_EASNILLIEN = Unit("Ciaran aep Easnillien", SCOIATAEL, (CLOSE, RANGED), 3)
DENNIS_CRANMER = Unit("Dennis Cranmer", SCOIATAEL, CLOSE, 6)
DOL_BLATHANNA_ARCHER = Unit("Dol Blathanna Archer", SCOIATAEL, RANGED, 4)
DOL_BLATHANNA_SCOUT = Unit("Dol Blathanna Scout", SCOIATAEL, (CLOSE, RANGED), 6, copies=3)
DWARVEN_SKIRMISHER = Unit("Dwarven Skirmisher", SCOIATAEL, CLOSE, 3, Muster("dwarven_skirmisher"), copies=3)
ELVEN_SKIRMISHER = Unit("Elven Skirmisher", SCOIATAEL, RANGED, 2, Muster("elven_skirmisher"), copies=3)
FILAVANDREL_AEN_FIDHAIL = Unit("Filavandrel aén Fidháil", SCOIATAEL, (CLOSE, RANGED), 6)
HAVEKAR_HEALER = Unit("Havekar Healer", SCOIATAEL, RANGED, 0, Trait.MEDIC, copies=3)
HAVEKAR_SMUGGLER = Unit("Havekar Smuggler", SCOIATAEL, CLOSE, 5, Muster("havekar_smuggler"), copies=3)
IDA_EMEAN_AEP_SIVNEY = Unit("Ida Emean aep Sivney", SCOIATAEL, RANGED, 6)
MAHAKAMAN_DEFENDER = Unit("Mahakaman Defender", SCOIATAEL, CLOSE, 5, copies=5)
MILVA = Unit("Milva", SCOIATAEL, RANGED, 10, Trait.MORALE_BOOST)
RIORDAIN = Unit("Riordain", SCOIATAEL, RANGED, 1)
SCHIRRU = Unit("Schirrú", SCOIATAEL, SIEGE, 8, Scorch(SIEGE, least=10))
TORUVIEL = Unit("Toruviel", SCOIATAEL, RANGED, 2)
VRIHEDD_BRIGADE_RECRUIT = Unit("Vrihedd Brigade Recruit", SCOIATAEL, RANGED, 4)
VRIHEDD_BRIGADE_VETERAN = Unit("Vrihedd Brigade Veteran", SCOIATAEL, (CLOSE, RANGED), 5, copies=2)
YAEVINN = Unit("Yaevinn", SCOIATAEL, (CLOSE, RANGED), 6)
