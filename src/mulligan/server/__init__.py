"""The server: tables, seats, accounts, storage, wire. It knows no rule and says no sentence of a game."""
