"""Nilfgaard."""

from mulligan.gwent.parts import *

EMHYR_VAR_EMREIS_EMPEROR_OF_NILFGAARD = Leader(
    "Emhyr var Emreis: Emperor of Nilfgaard", NILFGAARD, Peek(3), solo=TheyDiscard(1)
)
EMHYR_VAR_EMREIS_HIS_IMPERIAL_MAJESTY = Leader(
    "Emhyr var Emreis: His Imperial Majesty", NILFGAARD, PlayFromDeck("torrential_rain")
)
EMHYR_VAR_EMREIS_INVADER_OF_THE_NORTH = Leader(
    "Emhyr var Emreis: Invader of the North", NILFGAARD, LeaderEffect.RANDOM_MEDICS, solo=LeaderEffect.REVIVE_RANDOM
)
EMHYR_VAR_EMREIS_THE_RELENTLESS = Leader(
    "Emhyr var Emreis: The Relentless", NILFGAARD, LeaderEffect.TAKE_FROM_DISCARD, solo=LeaderEffect.PLAY_FROM_THEIR_DISCARD
)
EMHYR_VAR_EMREIS_THE_WHITE_FLAME = Leader("Emhyr var Emreis: The White Flame", NILFGAARD, LeaderEffect.CANCEL_LEADER)

LETHO_OF_GULET = Unit("Letho of Gulet", NILFGAARD, CLOSE, 10, hero=True)
MENNO_COEHOORN = Unit("Menno Coehoorn", NILFGAARD, CLOSE, 10, Trait.MEDIC, hero=True)
MORVRAN_VOORHIS = Unit("Morvran Voorhis", NILFGAARD, SIEGE, 10, hero=True)
TIBOR_EGGEBRACHT = Unit("Tibor Eggebracht", NILFGAARD, RANGED, 10, hero=True)

ALBRICH = Unit("Albrich", NILFGAARD, RANGED, 2)
ASSIRE_VAR_ANAHID = Unit("Assire var Anahid", NILFGAARD, RANGED, 6)
BLACK_INFANTRY_ARCHER = Unit("Black Infantry Archer", NILFGAARD, RANGED, 10, copies=2)
CAHIR_MAWR_DYFFRYN_AEP_CEALLACH = Unit("Cahir Mawr Dyffryn aep Ceallach", NILFGAARD, CLOSE, 6)
CYNTHIA = Unit("Cynthia", NILFGAARD, RANGED, 4)
ETOLIAN_AUXILIARY_ARCHERS = Unit("Etolian Auxiliary Archers", NILFGAARD, RANGED, 1, Trait.MEDIC, copies=2)
FRINGILLA_VIGO = Unit("Fringilla Vigo", NILFGAARD, RANGED, 6)
HEAVY_ZERRIKANIAN_FIRE_SCORPION = Unit("Heavy Zerrikanian Fire Scorpion", NILFGAARD, SIEGE, 10)
IMPERA_BRIGADE_GUARD = Unit("Impera Brigade Guard", NILFGAARD, CLOSE, 3, Trait.TIGHT_BOND, copies=4)
MORTEISEN = Unit("Morteisen", NILFGAARD, CLOSE, 3)
NAUSICAA_CAVALRY_RIDER = Unit("Nausicaa Cavalry Rider", NILFGAARD, CLOSE, 2, Trait.TIGHT_BOND, copies=3)
PUTTKAMMER = Unit("Puttkammer", NILFGAARD, RANGED, 3)
RAINFARN = Unit("Rainfarn", NILFGAARD, CLOSE, 4)
RENUALD_AEP_MATSEN = Unit("Renuald aep Matsen", NILFGAARD, RANGED, 5)
ROTTEN_MANGONEL = Unit("Rotten Mangonel", NILFGAARD, SIEGE, 3)
SHILARD_FITZ_OESTERLEN = Unit("Shilard Fitz-Oesterlen", NILFGAARD, CLOSE, 7, Spy())
SIEGE_ENGINEER = Unit("Siege Engineer", NILFGAARD, SIEGE, 6)
SIEGE_TECHNICIAN = Unit("Siege Technician", NILFGAARD, SIEGE, 0, Trait.MEDIC)
STEFAN_SKELLEN = Unit("Stefan Skellen", NILFGAARD, CLOSE, 9, Spy())
SWEERS = Unit("Sweers", NILFGAARD, RANGED, 2)
VANHEMAR = Unit("Vanhemar", NILFGAARD, RANGED, 4)
VATTIER_DE_RIDEAUX = Unit("Vattier de Rideaux", NILFGAARD, CLOSE, 4, Spy())
VREEMDE = Unit("Vreemde", NILFGAARD, CLOSE, 2)
YOUNG_EMISSARY = Unit("Young Emissary", NILFGAARD, CLOSE, 5, Trait.TIGHT_BOND, copies=2)
ZERRIKANIAN_FIRE_SCORPION = Unit("Zerrikanian Fire Scorpion", NILFGAARD, SIEGE, 5)
