"""Declare a record once: the type checker reads a class, numpy gets a dtype.

class Pile:
    count: I16
    cards: Annotated[list[I16], "deck"]        # "deck" is a limit of the layout
    top: Annotated[int, "copy"]                # and so is "copy": how many bytes the number has

dtype_of(Pile, {"deck": 60, "copy": 2})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

I8 = Annotated[int, np.int8]
I16 = Annotated[int, np.int16]
I64 = Annotated[int, np.int64]
U8 = Annotated[int, np.uint8]
U16 = Annotated[int, np.uint16]
U64 = Annotated[int, np.uint64]

NO_LIMITS: Mapping[str, int] = {}
_TAKEN = set(dir(np.recarray)) | set(dir(np.record))


def dtype_of(cls: type, limits: Mapping[str, int] = NO_LIMITS) -> np.dtype[Any]:
    """The aligned structured dtype of a class of annotated fields."""
    fields = []
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name in _TAKEN:
            raise NameError(f"{cls.__name__}.{name} would hide a numpy attribute")
        fields.append((name, *_field(hint, limits)))
    return np.dtype(fields, align=True)


def _field(hint: Any, limits: Mapping[str, int]) -> tuple[Any, ...]:
    if get_origin(hint) is not Annotated:
        return (dtype_of(hint, limits),)
    base, extra = get_args(hint)
    if get_origin(base) is not list:
        return (np.dtype(f"u{limits[extra]}") if isinstance(extra, str) else extra,)
    length = limits[extra] if isinstance(extra, str) else extra
    inner = _field(get_args(base)[0], limits)
    shape = (length, *inner[1]) if len(inner) > 1 else (length,)
    return (inner[0], shape)


def new_record(dtype: np.dtype[Any], count: int = 1) -> np.recarray[Any, Any]:
    """Zeroed records; one record is `new_record(dtype)[0]`, a view that can be written through."""
    return np.zeros(count, dtype).view(np.recarray)


def copy_of(records: np.recarray[Any, Any]) -> np.recarray[Any, Any]:
    """A copy to the last byte. numpy's own leaves chance in the gaps between fields, so that equal records hash differently."""
    twin = new_record(records.dtype, len(records))
    twin.view(np.uint8)[:] = records.view(np.uint8)
    return twin
