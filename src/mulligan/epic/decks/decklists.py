"""The starter pool: fifteen cards of the base set per alignment, for first games in the style of Duels (E-SETUP-02).

None of its cards has loyalty, recall, transform or a change of control, and four have recycle. docs/starter-pool.md shows that
the alignments are about equally strong.
"""

from __future__ import annotations

from collections.abc import Mapping

from mulligan.epic.book.enums import Alignment
from mulligan.epic.parts import EVIL, GOOD, SAGE, WILD

# Cards that cost 0 come first in each alignment.
STARTER: Mapping[Alignment, tuple[str, ...]] = {
    GOOD: (
        "brave_squire",
        "courageous_soul",
        "watchful_gargoyle",
        "angelic_protector",
        "banishment",
        "ceasefire",
        "divine_judgment",
        "gold_dragon",
        "inheritance_of_the_meek",
        "noble_unicorn",
        "palace_guard",
        "secret_legion",
        "standard_bearer",
        "the_peoples_champion",
        "thundarus",
    ),
    WILD: (
        "fire_shaman",
        "fireball",
        "rage",
        "wurm_hatchling",
        "burrowing_wurm",
        "flame_strike",
        "forked_lightning",
        "hurricane",
        "kong",
        "lurking_giant",
        "pyromancer",
        "rampaging_wurm",
        "surprise_attack",
        "triceratops",
        "wolfs_call",
    ),
    EVIL: (
        "dark_knight",
        "guilt_demon",
        "thrasher_demon",
        "wither",
        "word_of_summoning",
        "apocalypse",
        "bitten",
        "drain_essence",
        "drinker_of_blood",
        "infernal_gatekeeper",
        "inner_demon",
        "the_risen",
        "trihorror",
        "vampire_lord",
        "zombie_apocalypse",
    ),
    SAGE: (
        "forcemage_apprentice",
        "hasty_retreat",
        "muse",
        "ogre_mercenary",
        "spike_trap",
        "blue_dragon",
        "crystal_golem",
        "deadly_raid",
        "djinn_of_the_sands",
        "erase",
        "frost_giant",
        "memory_spirit",
        "sea_titan",
        "stand_alone",
        "winter_fairy",
    ),
}
