"""The token champions (E-TOKEN)."""

from mulligan.epic.parts import *

DEMON = Token("Demon", EVIL, attack=4, defense=4, classes=CardClass.DEMON)
HUMAN = Token("Human", GOOD, attack=1, defense=1, classes=CardClass.HUMAN)
WOLF = Token("Wolf", WILD, attack=2, defense=2, classes=CardClass.WOLF)
ZOMBIE = Token("Zombie", EVIL, attack=2, defense=2, classes=CardClass.ZOMBIE)
