"""Drafts: players pick their decks card by card. A draft is a separate game with the same interface."""
