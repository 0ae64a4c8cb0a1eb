"""The server: tables, seats, accounts, storage and wire protocol. Rules and sentences are left to the games."""
