"""The database schema. A change here needs a migration (`migrations/versions`); a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Double, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

# SQLite autoincrements only columns of type INTEGER.
_Id = BigInteger().with_variant(Integer, "sqlite")


class Base(DeclarativeBase):
    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(column_0_label)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class PersonRow(Base):
    __tablename__ = "people"

    id: Mapped[int] = mapped_column(_Id, primary_key=True, autoincrement=True)
    name: Mapped[str] = mapped_column(String(64))
    account: Mapped[str | None] = mapped_column(String(128), unique=True)  # the normalised name; None: a guest
    password: Mapped[str | None] = mapped_column(String(256))  # argon2 hash
    created: Mapped[float] = mapped_column(Double)


class SessionRow(Base):
    """A device on which a person is recognised."""

    __tablename__ = "sessions"

    secret: Mapped[str] = mapped_column(String(64), primary_key=True)  # SHA-256; only the device has the secret itself
    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    created: Mapped[float] = mapped_column(Double)


class TableRow(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    settings: Mapped[str] = mapped_column(Text)  # JSON of `wire.Settings`
    key: Mapped[bytes] = mapped_column(LargeBinary)
    key_hash: Mapped[str] = mapped_column(String(64))
    invitation: Mapped[str] = mapped_column(String(32))
    status: Mapped[str] = mapped_column("stage", String(16), key="status")  # `wire.TableStatus`
    decks: Mapped[str | None] = mapped_column(Text)  # JSON
    plies: Mapped[int] = mapped_column(Integer)  # number of entries; writers of entries lock this row
    asked: Mapped[str] = mapped_column(String(32))  # JSON: seats
    opened_by: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    created: Mapped[float] = mapped_column(Double)
    updated: Mapped[float] = mapped_column(Double)
    rematch: Mapped[str] = mapped_column(String(16))
    listed: Mapped[bool]
    winners: Mapped[str | None] = mapped_column(String(32))  # JSON: seats; None: not over
    summary: Mapped[str | None] = mapped_column(Text)  # JSON of `Summary`

    __table_args__ = (Index("ix_tables_listed_stage_updated", "listed", "status", "updated"),)


class SeatRow(Base):
    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    person: Mapped[int | None] = mapped_column(ForeignKey("people.id"), index=True)
    name: Mapped[str] = mapped_column(String(64))  # empty: the person's name
    bot: Mapped[str] = mapped_column(String(64))
    deck: Mapped[str | None] = mapped_column(Text)  # JSON
    take: Mapped[str] = mapped_column(Text)  # JSON
    passing: Mapped[str] = mapped_column(Text)  # JSON
    seen: Mapped[int] = mapped_column(Integer)
    archived: Mapped[bool]
    ready: Mapped[bool]
    deck_id: Mapped[str] = mapped_column(String(32))  # of the saved deck that was brought


class SavedDeckRow(Base):
    """A saved deck. A deleted one is kept for a while, so that deleting can be undone."""

    __tablename__ = "decks"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    person: Mapped[int] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), index=True)
    game: Mapped[str] = mapped_column(String(32))
    name: Mapped[str] = mapped_column(String(64))
    content: Mapped[str] = mapped_column(Text)  # JSON of `wire.DeckList`
    revision: Mapped[int] = mapped_column(Integer)  # grows with each save
    token: Mapped[str] = mapped_column(String(32), default="")  # of the last save
    updated: Mapped[float] = mapped_column(Double)
    deleted: Mapped[float | None] = mapped_column(Double)  # Unix time; None: not deleted


class ReviewRow(Base):
    """A seat's review of a finished game."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    content: Mapped[str] = mapped_column(Text)  # JSON of `Review`


class EntryRow(Base):
    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(16))
    seat: Mapped[int] = mapped_column(Integer)
    value: Mapped[int] = mapped_column(Integer)
    batch: Mapped[int] = mapped_column(Integer)
    words: Mapped[str] = mapped_column(String(64))
    at: Mapped[float] = mapped_column(Double)


class RunRow(Base):
    """A server process on this database."""

    __tablename__ = "runs"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    began: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)  # it ran at least until then
