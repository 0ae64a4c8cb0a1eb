"""Neutral cards: each faction has its own printing of them (G-013)."""

from mulligan.gwent.parts import *

AVALLACH = Unit("Avallac'h", NEUTRAL, CLOSE, 0, Spy(), hero=True)
CIRILLA_FIONA_ELEN_RIANNON = Unit("Cirilla Fiona Elen Riannon", NEUTRAL, CLOSE, 15, Muster("roach"), hero=True)
GERALT_OF_RIVIA = Unit("Geralt of Rivia", NEUTRAL, CLOSE, 15, Muster("roach"), hero=True)
TRISS_MERIGOLD = Unit("Triss Merigold", NEUTRAL, CLOSE, 7, hero=True)
YENNEFER_OF_VENGERBERG = Unit("Yennefer of Vengerberg", NEUTRAL, RANGED, 7, Trait.MEDIC, hero=True)

COW = Unit("Cow", NEUTRAL, RANGED, 0, Summon("bovine_defence_force"))
DANDELION = Unit("Dandelion", NEUTRAL, CLOSE, 2, Horn())
EMIEL_REGIS_ROHELLEC_TERZIEFF = Unit("Emiel Regis Rohellec Terzieff", NEUTRAL, CLOSE, 5)
GAUNTER_ODIMM = Unit("Gaunter O'Dimm", NEUTRAL, SIEGE, 2, Muster("gaunter_odimm_darkness"))
GAUNTER_ODIMM_DARKNESS = Unit("Gaunter O'Dimm: Darkness", NEUTRAL, RANGED, 4, Muster("gaunter_odimm_darkness"), copies=3)
OLGIERD_VON_EVEREC = Unit("Olgierd von Everec", NEUTRAL, (CLOSE, RANGED), 6, Trait.MORALE_BOOST)
ROACH = Unit("Roach", NEUTRAL, CLOSE, 3, video_copies=0)
VESEMIR = Unit("Vesemir", NEUTRAL, CLOSE, 6)
VILLENTRETENMERTH = Unit("Villentretenmerth", NEUTRAL, CLOSE, 7, Scorch(CLOSE, least=10))
ZOLTAN_CHIVAY = Unit("Zoltan Chivay", NEUTRAL, CLOSE, 5)

COMMANDERS_HORN = Special("Commander's Horn", NEUTRAL, Horn())
DECOY = Special("Decoy", NEUTRAL, Trait.DECOY)
SCORCH = Special("Scorch", NEUTRAL, Scorch())

BITING_FROST = Special("Biting Frost", NEUTRAL, WeatherOn(CLOSE))
CLEAR_WEATHER = Special("Clear Weather", NEUTRAL, Trait.CLEAR_WEATHER, video_copies=2)
IMPENETRABLE_FOG = Special("Impenetrable Fog", NEUTRAL, WeatherOn(RANGED))
SKELLIGE_STORM = Special("Skellige Storm", NEUTRAL, WeatherOn(RANGED, SIEGE))
TORRENTIAL_RAIN = Special("Torrential Rain", NEUTRAL, WeatherOn(SIEGE), video_copies=2)

BOVINE_DEFENCE_FORCE = Unit("Bovine Defence Force", NEUTRAL, CLOSE, 8, copies=2, side_deck=True)
