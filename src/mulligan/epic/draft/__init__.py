"""Drafts: how players come to their decks card by card. A game of its own, behind the same face as the one that follows."""
