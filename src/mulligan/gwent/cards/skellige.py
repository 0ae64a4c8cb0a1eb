"""Skellige."""

from mulligan.gwent.parts import *

ARNJOLF_THE_PATRICIDE = Leader(
    "Arnjolf: The Patricide", SKELLIGE, LeaderEffect.PLAY_BOND_COPY, solo=LeaderEffect.PLAY_BOND, in_video=False
)
CRACH_AN_CRAITE_WILD_BOAR_OF_THE_SEA = Leader(
    "Crach an Craite: Wild Boar of the Sea", SKELLIGE, LeaderEffect.RESHUFFLE_DISCARDS
)
EIST_TUIRSEACH_KING_OF_CINTRA = Leader(
    "Eist Tuirseach: King of Cintra", SKELLIGE, PlayFromDeck("skellige_storm"), in_video=False
)
HARALD_AN_CRAITE_THE_CRIPPLE = Leader("Harald an Craite: The Cripple", SKELLIGE, PlayFromDeck("mardroeme"), in_video=False)
KING_BRAN_THE_UNIFIER = Leader("King Bran: The Unifier", SKELLIGE, LeaderEffect.HALF_WEATHER)

CERYS = Unit("Cerys", SKELLIGE, CLOSE, 10, Muster("clan_drummond_shield_maiden"), hero=True)
ERMION = Unit("Ermion", SKELLIGE, RANGED, 8, Trait.MARDROEME, hero=True)
HJALMAR = Unit("Hjalmar", SKELLIGE, RANGED, 10, hero=True)

BERSERKER = Unit("Berserker", SKELLIGE, CLOSE, 4, Berserker("transformed_vildkaarl"))
BIRNA_BRAN = Unit("Birna Bran", SKELLIGE, CLOSE, 2, Trait.MEDIC)
BLUEBOY_LUGOS = Unit("Blueboy Lugos", SKELLIGE, CLOSE, 6)
CLAN_AN_CRAITE_WARRIOR = Unit("Clan an Craite Warrior", SKELLIGE, CLOSE, 6, Trait.TIGHT_BOND, copies=3)
CLAN_BROKVAR_ARCHER = Unit("Clan Brokvar Archer", SKELLIGE, RANGED, 6, copies=3, video_copies=2)
CLAN_DIMUN_PIRATE = Unit("Clan Dimun Pirate", SKELLIGE, RANGED, 6, Scorch())
CLAN_DRUMMOND_SHIELD_MAIDEN = Unit("Clan Drummond Shield Maiden", SKELLIGE, CLOSE, 4, Trait.TIGHT_BOND, copies=3)
CLAN_HEYMAEY_SKALD = Unit("Clan Heymaey Skald", SKELLIGE, CLOSE, 4)
CLAN_TORDARROCH_ARMORSMITH = Unit("Clan Tordarroch Armorsmith", SKELLIGE, CLOSE, 4)
DONAR_AN_HINDAR = Unit("Donar an Hindar", SKELLIGE, CLOSE, 4)
DRAIG_BON_DHU = Unit("Draig Bon-Dhu", SKELLIGE, SIEGE, 2, Horn())
HOLGER_BLACKHAND = Unit("Holger Blackhand", SKELLIGE, SIEGE, 4)
KAMBI = Unit("Kambi", SKELLIGE, CLOSE, 0, Summon("hemdall"))
LIGHT_LONGSHIP = Unit("Light Longship", SKELLIGE, RANGED, 4, Muster("light_longship"), copies=3)
MADMAN_LUGOS = Unit("Madman Lugos", SKELLIGE, CLOSE, 6)
OLAF = Unit("Olaf", SKELLIGE, (CLOSE, RANGED), 12, Trait.MORALE_BOOST)
SVANRIGE = Unit("Svanrige", SKELLIGE, CLOSE, 4)
UDALRYK = Unit("Udalryk", SKELLIGE, CLOSE, 4)
WAR_LONGSHIP = Unit("War Longship", SKELLIGE, SIEGE, 6, Trait.TIGHT_BOND, copies=3, video_copies=2)
YOUNG_BERSERKER = Unit("Young Berserker", SKELLIGE, RANGED, 2, Berserker("transformed_young_vildkaarl"), copies=3)

MARDROEME = Special("Mardroeme", SKELLIGE, Trait.MARDROEME)

HEMDALL = Unit("Hemdall", SKELLIGE, CLOSE, 11, hero=True, side_deck=True)
TRANSFORMED_VILDKAARL = Unit("Transformed Vildkaarl", SKELLIGE, CLOSE, 14, Trait.MORALE_BOOST, side_deck=True)
TRANSFORMED_YOUNG_VILDKAARL = Unit(
    "Transformed Young Vildkaarl", SKELLIGE, RANGED, 8, Trait.TIGHT_BOND, copies=3, side_deck=True
)
