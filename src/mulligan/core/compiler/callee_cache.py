"""Caches the LLVM IR of callees, so that a function of the rules is translated once and not by every process that links it.

Linking and optimising an entry point takes seconds; translating the hundreds of functions below it takes most of a minute.
Tests and commands have many entry points over the same functions.

A callee's file names its library by a hash of its content, and a library names the libraries it calls. So a caller is always
linked with the callees that it was translated against, even if another process has replaced their files since.
"""

from __future__ import annotations

import itertools
import logging
import os
import pickle
import secrets
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from numba.core.bytecode import FunctionIdentity
from numba.core.compiler import compile_result
from numba.core.serialize import dumps

from mulligan.core.compiler.cache import cache_folder, function_fingerprint, package_of

log = logging.getLogger(__name__)

CALLEES = "callees"  # a folder in each folder of the cache

# Symbols are numbered. Starting at random keeps those of different processes apart when their libraries meet in one.
FunctionIdentity._unique_ids = itertools.count(secrets.randbits(60))


class LibraryStore:
    """Files of callee libraries, by a hash of their content. Each process reads a library once."""

    def __init__(self, library_class: Any, codegen: Any) -> None:
        self._library_class = library_class
        self._codegen = codegen
        self._libraries: dict[str, Any] = {}
        self._identities: dict[Any, str] = {}
        self._saved: set[tuple[Path, str]] = set()

    def load(self, folder: Path, identity: str) -> Any:
        if (known := self._libraries.get(identity)) is not None:
            return known
        name, bitcode, callees = pickle.loads(_file(folder, identity).read_bytes())
        library = self._library_class(self._codegen, name)
        library._final_module = library._shared_module = llvm.parse_bitcode(bitcode)
        library._linking_libraries = [self.load(folder, each) for each in callees]
        library.finalize()
        self._libraries[identity], self._identities[library] = library, identity
        return library

    def save(self, folder: Path, library: Any) -> str:
        """Save a library and all that it calls, and return its identity."""
        identity = self._identities.get(library, "")
        if (folder, identity) in self._saved:
            return identity
        called = library._linking_libraries if isinstance(library, self._library_class) else ()  # numba's own are linked
        callees = [self.save(folder, each) for each in dict.fromkeys(called)]
        bitcode = library._get_module_for_linking().as_bitcode()
        identity = identity or _hash(bitcode + "".join(callees).encode())
        if not _file(folder, identity).exists():
            _write(_file(folder, identity), pickle.dumps((library.name, bitcode, callees), protocol=4))
        self._libraries.setdefault(identity, library)
        self._identities[library] = identity
        self._saved.add((folder, identity))
        return identity


class CalleeCache:
    """The callees of one kernel, by the types of their arguments. Takes the place of numba's cache of machine code."""

    def __init__(self, function: Callable[..., Any], libraries: LibraryStore) -> None:
        self._function = function
        self._libraries = libraries

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        try:
            content = (self._folder / self._name(signature)).read_bytes()
            identity, description, environment, resolved = pickle.loads(content)
            library = self._libraries.load(self._folder, identity)
        except FileNotFoundError:
            return None
        except (OSError, EOFError, RuntimeError, pickle.UnpicklingError) as error:  # RuntimeError: LLVM cannot read it
            log.warning("Cannot read compiled code (%s); compiling it again.", error)
            return None
        return compile_result(
            target_context=target_context,
            typing_context=target_context.typing_context,
            library=library,
            environment=environment,
            entry_point=target_context.get_executable(library, description, environment),
            fndesc=description,
            signature=resolved,
            objectmode=False,
            lifted=(),
        )

    def save_overload(self, signature: Any, result: Any) -> None:
        description = result.fndesc
        description.typemap = description.calltypes = None  # only lowering needs them
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            identity = self._libraries.save(self._folder, result.library)
            content = dumps((identity, description, result.environment, result.signature))
            _write(self._folder / self._name(signature), content)
        except OSError:
            pass  # the cache of entry points logs it

    @cached_property
    def _folder(self) -> Path:
        return cache_folder(package_of(self._function.__module__)) / CALLEES

    @cached_property
    def _stamp(self) -> str:
        """A hash of the function, of everything it captures, and of their sources."""
        function = self._function
        place = (function.__module__, function.__qualname__, str(function.__code__.co_firstlineno))
        captured = dumps(tuple(cell.cell_contents for cell in function.__closure__ or ()))
        return _hash("\n".join((*place, function_fingerprint(function))).encode() + captured)

    def _name(self, signature: Any) -> str:
        """Names of types describe them in full."""
        return _hash("\n".join((self._stamp, *(kind.name for kind in signature))).encode())


def _file(folder: Path, identity: str) -> Path:
    return folder / f"{identity}.ir"


def _write(path: Path, content: bytes) -> None:
    """Other processes see the whole file, or none."""
    partial = path.with_suffix(f".{os.getpid()}.tmp")
    partial.write_bytes(content)
    partial.replace(path)


def _hash(content: bytes) -> str:
    return sha256(content).hexdigest()[:32]
