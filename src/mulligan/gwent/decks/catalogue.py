"""Gwent's cards by name, and how a card list is split: leaders, faction, and where each deck of a tournament set begins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from mulligan.core.decks.deck import Catalogue, Deck, slug
from mulligan.gwent.cards import BY_SLUG, CARDS, LEADERS
from mulligan.gwent.parts import Faction, Leader
from mulligan.gwent.state import TABLE
from mulligan.gwent.text import grammar, languages

TRIO = 3  # G-210: decks per player in a tournament

# Other names in use.
ALIASES: Mapping[str, tuple[str, ...]] = {
    "emhyr_var_emreis_emperor_of_nilfgaard": ("The Emperor of Nilfgaard",),
    "cahir_mawr_dyffryn_aep_ceallach": ("Cahir Mawr Dyffryn",),
    "rotten_mangonel": ("Zdezelowana mangonella",),
    "francesca_findabair_hope_of_the_aen_seidhe": ("Hope of Dol Blathanna",),
    "crach_an_craite_wild_boar_of_the_sea": ("Crach an Craite",),
    "harald_an_craite_the_cripple": ("Harald the Cripple",),
    "king_bran_the_unifier": ("King Bran",),
    "clan_brokvar_archer": ("Clan Brokva Archer",),
    "clan_drummond_shield_maiden": ("Clan Drummond Shieldmaiden",),
    "transformed_vildkaarl": ("Vildkaarl", "Przemieniony berserker"),
    "transformed_young_vildkaarl": ("Young Vildkaarl", "Przemieniony młody berserker"),
    "avallach": ("Mysterious Elf", "Tajemniczy elf", "Таинственный эльф"),
    "bovine_defence_force": ("Bovine Defense Force", "Chort"),
}


@cache
def catalogue() -> Catalogue:
    """All cards by their English, localised and other names; leaders also by their epithet.

    >>> catalogue().find("Mysterious Elf"), catalogue().find("Плотва"), catalogue().find("l'implacable")
    ('avallach', 'roach', 'emhyr_var_emreis_the_relentless')
    >>> catalogue().read("King Bran\\n3 Clan an Craite Warrior  # a bond").counts
    Counter({'clan_an_craite_warrior': 3, 'king_bran_the_unifier': 1})
    """
    names = Catalogue({slug(card.name): card.name for card in CARDS}, TRIO * (TABLE["deck"] + 1))
    for language in languages():
        for card in CARDS:
            names.also(slug(card.name), grammar(language).name(card))
    for language in languages():
        for leader in LEADERS:
            names.also(slug(leader.name), grammar(language).name(leader).partition(":")[2])
    for known, others in ALIASES.items():
        for other in others:
            names.also(known, other)
    return names


def leaders_of(deck: Deck) -> tuple[str, ...]:
    """The leaders among the cards; a deck for a duel has one."""
    return tuple(card for card in deck.cards if isinstance(BY_SLUG.get(card), Leader))


def faction_of(deck: Deck) -> Faction | None:
    """The faction of its leader; None without one.

    >>> faction_of(Deck(("roach", "king_bran_the_unifier")))
    <Faction.SKELLIGE: 4>
    """
    leaders = leaders_of(deck)
    return BY_SLUG[leaders[0]].faction if leaders else None


def faction_slug(deck: Deck) -> str:
    """The name of its faction, as in pile names; empty without a leader."""
    faction = faction_of(deck)
    return "" if faction is None else faction.name.lower()


def join(decks: Sequence[Deck]) -> Deck:
    """One player's decks in a tournament as one list, each starting with its leader: the layout of a deck file."""
    cards: list[str] = []
    for deck in decks:
        leaders = leaders_of(deck)
        cards += [*leaders, *(card for card in deck.cards if card not in leaders)]
    return Deck(tuple(cards), " + ".join(deck.name for deck in decks if deck.name))


def split(deck: Deck) -> tuple[Deck, ...]:
    """The decks of a set. Each begins with its leader, unless the list marks where they begin.

    >>> [part.cards for part in split(Deck(("king_bran_the_unifier", "olaf", "foltest_the_siegemaster", "ves")))]
    [('king_bran_the_unifier', 'olaf'), ('foltest_the_siegemaster', 'ves')]
    """
    if deck.breaks:
        return deck.decks
    parts: list[list[str]] = []
    for card in deck.cards:
        if not parts or isinstance(BY_SLUG.get(card), Leader):
            parts.append([])
        parts[-1].append(card)
    return tuple(Deck(tuple(cards), deck.name) for cards in parts)
