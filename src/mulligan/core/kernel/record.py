"""Declare a record once: the type checker reads a class, numpy gets a dtype.

class Pile:
    count: I16
    cards: Annotated[list[I16], "deck"]        # "deck" is a limit of the layout
    top: Annotated[int, "copy"]                # and so is "copy": the number's size in bytes

dtype_of(Pile, {"deck": 60, "copy": 2})
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from operator import itemgetter
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
I32 = Annotated[int, np.int32]
I64 = Annotated[int, np.int64]
U8 = Annotated[int, np.uint8]
U16 = Annotated[int, np.uint16]
U64 = Annotated[int, np.uint64]
F64 = Annotated[float, np.float64]

Record = TypeVar("Record")

NO_LIMITS: Mapping[str, int] = {}
_TAKEN = set(dir(np.void))


def dtype_of(cls: type, limits: Mapping[str, int] = NO_LIMITS) -> np.dtype[Any]:
    """The aligned structured dtype of a class with annotated fields. Its records have the fields as attributes."""
    return _dtype(cls, tuple(limits.items()))


@cache  # every table, output and view looks up its dtype
def _dtype(cls: type, limits: tuple[tuple[str, int], ...]) -> np.dtype[Any]:
    return _named(_layout(cls, dict(limits)))


def _layout(cls: type, limits: Mapping[str, int]) -> np.dtype[Any]:
    fields = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name in _TAKEN:
            raise NameError(f"{cls.__name__}.{name} would hide a numpy attribute")
        fields.append((name, *_field(hint, limits)))
    return np.dtype(fields, align=True)


def _field(hint: Any, limits: Mapping[str, int]) -> tuple[Any, ...]:
    if get_origin(hint) is not Annotated:
        return (_layout(hint, limits),)
    base, extra = get_args(hint)
    if get_origin(base) is not list:
        return (np.dtype(f"u{limits[extra]}") if isinstance(extra, str) else extra,)
    length = limits[extra] if isinstance(extra, str) else extra
    inner = _field(get_args(base)[0], limits)
    shape = (length, *inner[1]) if len(inner) > 1 else (length,)
    return (inner[0], shape)


@cache
def _named(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The layout with a class for each record. numpy's own records have attributes, too, but are six times slower."""
    if dtype.subdtype is not None:
        base, shape = dtype.subdtype
        return np.dtype((_named(base), shape))
    if dtype.names is None:
        return dtype
    places: Any = dtype.fields
    fields: Any = {
        "names": dtype.names,
        "formats": [_named(dtype[name]) for name in dtype.names],
        "offsets": [places[name][1] for name in dtype.names],
        "itemsize": dtype.itemsize,
    }
    attributes = {name: property(itemgetter(name), partial(_write, name)) for name in dtype.names}
    made = type("Record", (_Quick,), {"__slots__": (), **attributes})
    return np.dtype((made, np.dtype(fields, align=True)))


class _Quick(np.void):  # type: ignore[misc]  # final for type checkers only; np.record is one too
    """Returns itself as `data` to compiled code that asks for its bytes; numpy's `data` would first describe all fields."""

    __slots__ = ()

    @property
    def data(self) -> Any:
        return self


def _write(name: str, record: np.void, value: Any) -> None:
    record[name] = value


def new_record(dtype: np.dtype[Any], count: int = 1) -> NDArray[Any]:
    """Zeroed records. `new_record(dtype)[0]` is a single one: a view that can be written to."""
    return np.zeros(count, dtype)


def blank(cls: type, **values: int) -> NDArray[Any]:
    """One record as a constant for kernels, which assign it whole: zero, but for the given fields.

    The record must not have gaps between its fields. numba copies constants field by field, so compiled code would write random
    bytes into them, and equal states would hash differently.
    """
    dtype = dtype_of(cls)
    if gap := dtype.itemsize - sum(dtype[name].itemsize for name in dtype.names or ()):
        raise TypeError(f"{cls.__name__} has {gap} bytes that belong to no field; reorder its fields or make one larger")
    record = new_record(dtype)
    for name, value in values.items():
        record[name] = value
    return record


def copy_of(records: NDArray[Any]) -> NDArray[Any]:
    """A byte-for-byte copy. numpy's own leaves random bytes between fields, so that equal records hash differently."""
    twin = new_record(records.dtype, len(records))
    twin.view(np.uint8)[:] = records.view(np.uint8)
    return twin


def read(record: Record) -> Record:
    """Convert a record to plain tuples, lists and numbers with the same names, which Python reads many times faster.

    An array of records or numbers becomes a list.

    >>> class Point:
    ...     x: I8
    ...     marks: Annotated[list[I8], 3]
    >>> point = new_record(dtype_of(Point))[0]
    >>> point.x = 7
    >>> read(point)
    Read(x=7, marks=[0, 0, 0])
    """
    raw: Any = record
    if raw.dtype.names is None:
        return cast(Record, raw.tolist())
    reads = _reader(raw.dtype)
    return cast(Record, reads(raw.item()) if raw.ndim == 0 else list(map(reads, raw.tolist())))


class _Many(Sequence[Any]):
    """A sequence of records. Most of a layout is empty, so each is converted on first access."""

    __slots__ = ("_made", "_reads", "_values")

    def __init__(self, reads: Callable[[Any], Any], values: np.ndarray[Any, Any]) -> None:
        self._reads, self._values = reads, values
        self._made: dict[int, Any] = {}

    def __len__(self) -> int:
        return len(self._values)

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return list(map(self._reads, self._values[place].tolist()))
        if place not in self._made:
            self._made[place] = self._reads(self._values[place].item())
        return self._made[place]


@cache
def _reader(dtype: np.dtype[Any]) -> Callable[[Any], Any]:
    """Converts the plain tuple that numpy returns into a named tuple."""
    names = dtype.names or ()
    made: Any = namedtuple("Read", names)  # type: ignore[misc]  # the fields are known only at run time
    inner = [(place, _inner(dtype[name])) for place, name in enumerate(names)]
    deep = [(place, reads) for place, reads in inner if reads is not None]

    def viewer(values: Any) -> Any:
        listed = list(values)
        for place, reads in deep:
            listed[place] = reads(listed[place])
        return made._make(listed)

    return viewer if deep else cast(Callable[[Any], Any], made._make)


def _inner(dtype: np.dtype[Any]) -> Callable[[Any], Any] | None:
    """Converter for one field; None if numpy's value is already plain. Array fields stay arrays."""
    if dtype.subdtype is None:
        return None if dtype.names is None else _reader(dtype)
    base, shape = dtype.subdtype
    if base.names is None:
        return np.ndarray.tolist
    assert len(shape) == 1, "no record has a field of records in two dimensions"
    return partial(_Many, _reader(base))
