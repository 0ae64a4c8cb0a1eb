"""Numba with our own linker: kernels that only kernels call are linked into their callers before optimisation.

Everything here depends on numba internals. `native` falls back to plain numba if one is missing; decision 0004 explains the
benefits.
"""

from __future__ import annotations

import gc
import logging
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from llvmlite.ir.instructions import LoadInstr, StoreInstr
from numba.core import config, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache, IndexDataCacheFile
from numba.core.callconv import excinfo_ptr_t
from numba.core.cgutils import raw_memcpy
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.targetconfig import TargetConfig

from mulligan.core.compiler.cache import SHIPPED, cache_folder, folder_name, function_fingerprint, package_of
from mulligan.core.compiler.callee_cache import CalleeCache, LibraryStore
from mulligan.core.compiler.progress import compiled_one, compiling

log = logging.getLogger(__name__)

# The baseline that kernels are compiled for, and its processor features. Code in a wheel runs on all such processors; for older
# ones, code is compiled for that processor alone. Kernels consist of integers and branches, so code for the exact machine isn't
# faster.
_BASELINES = {
    "x86_64": ("x86-64-v3", ("avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe")),
    "aarch64": ("generic", ()),
    "arm64": ("generic", ()),
}

_EXCEPTION = ir.PointerType(excinfo_ptr_t)  # the second argument of everything numba compiles


# --- libraries ---------------------------------------------------------------------------------------


class _Library(JITCodeLibrary):  # type: ignore[misc]  # numba has no type stubs
    def add_ir_module(self, ir_module: Any) -> None:
        for function in ir_module.functions:
            for block in function.blocks:
                _copy_records_whole(block)
        super().add_ir_module(ir_module)


def _copy_records_whole(block: Any) -> None:
    """Copy records with memcpy. Numba copies them as one huge value, which LLVM splits into bytes when it hoists the load."""
    for load, store in pairwise(list(block.instructions)):
        if not (isinstance(store, StoreInstr) and store.operands[0] is load and isinstance(load, LoadInstr)):
            continue
        if isinstance(load.type, ir.ArrayType) and load.type.element == ir.IntType(8):
            builder = ir.IRBuilder(block)
            builder.position_before(store)
            raw_memcpy(builder, store.operands[1], load.operands[0], ir.IntType(64)(load.type.count), 1)
            block.instructions.remove(store)


class _CalleeLibrary(_Library):
    """A kernel that only kernels call: never compiled to machine code itself, but part of every entry point that uses it."""

    def add_ir_module(self, ir_module: Any) -> None:
        super().add_ir_module(ir_module)
        for function in list(ir_module.functions):
            if function.blocks and function.function_type.args[1:2] == (_EXCEPTION,):  # not a wrapper for C or Python
                self._return_by_value(function)

    def _return_by_value(self, function: Any) -> None:
        """Return the result by value. Numba returns a status and writes the result through a pointer; return both instead.

        The optimiser then drops the status, which is always 0, and keeps the result in a register. The function itself stays
        unchanged: it becomes the body of a new one, which callers reach through an inlined function with the old signature.
        """
        name, signature = function.name, function.function_type
        self._final_module.get_function(name).name = f"{name}.body"
        self._final_module.get_function(f"{name}.body").add_function_attribute("alwaysinline")
        module = self._codegen._create_empty_module(f"{name}.value")
        body = ir.Function(module, signature, f"{name}.body")
        result = function.args[0].type.pointee
        both = ir.LiteralStructType([signature.return_type, result])
        by_value = ir.Function(module, ir.FunctionType(both, signature.args[1:]), f"{name}.value")
        builder = ir.IRBuilder(by_value.append_basic_block())
        place = builder.alloca(result)
        builder.store(ir.Constant(result, None), place)
        status = builder.call(body, [place, *by_value.args])
        returned = builder.insert_value(ir.Constant(both, ir.Undefined), status, 0)
        builder.ret(builder.insert_value(returned, builder.load(place), 1))
        front = ir.Function(module, signature, name)
        front.attributes.add("alwaysinline")
        builder = ir.IRBuilder(front.append_basic_block())
        returned = builder.call(by_value, front.args[1:])
        builder.store(builder.extract_value(returned, 1), front.args[0])
        builder.ret(builder.extract_value(returned, 0))
        self._final_module.link_in(llvm.parse_assembly(str(module)))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        return 0

    @property
    def codegen(self) -> Any:
        return self  # only for `set_env`

    def set_env(self, name: str, environment: Any) -> None:
        """Kernels use no Python objects, so they need no environment."""


class _EntryLibrary(_Library):
    """A kernel that Python calls, with all its callees. Optimising once, at the top, halves the compile time."""

    def finalize(self) -> None:
        order: list[Any] = []
        _callees_first(self, order, set())
        self._linking_libraries = order[-2::-1]  # LLVM links only what is already called, so callers come first
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Make linked callees private: nothing else calls them, so the optimiser may change how they are called."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        super()._optimize_final_module()


def _callees_first(library: Any, order: list[Any], seen: set[Any]) -> None:
    seen.add(library)
    for callee in library._linking_libraries if isinstance(library, _CalleeLibrary | _EntryLibrary) else ():
        if callee not in seen:
            _callees_first(callee, order, seen)
    order.append(library)


class _Codegen(JITCPUCodegen):  # type: ignore[misc]
    """Generates code for a whole class of processors, without vectorised loops: ours run over a handful of champions."""

    _library_class: Any = _EntryLibrary

    def _get_host_cpu_name(self) -> str:
        return str(_baseline() or super()._get_host_cpu_name())

    def _get_host_cpu_features(self) -> str:
        return "" if _baseline() else str(super()._get_host_cpu_features())

    def _pass_builder(self, **options: Any) -> Any:
        return super()._pass_builder(**{**options, "loop_vectorize": False})


def _baseline() -> str:
    """The processor to compile for; empty for the current one, if it lacks a feature or was named in `NUMBA_CPU_NAME`."""
    name, needed = _BASELINES.get(llvm.get_process_triple().partition("-")[0], ("", ()))
    there = llvm.get_host_cpu_features()
    return name if config.CPU_NAME is None and all(there.get(each) for each in needed) else ""


_codegen = _Codegen("mulligan")
_callee_libraries = LibraryStore(_CalleeLibrary, _codegen)


@contextmanager
def _compile_into(kind: Any) -> Iterator[None]:
    """Make numba compile into this kind of library."""
    with global_compiler_lock:
        kept, _codegen._library_class = _codegen._library_class, kind
        try:
            if cpu_target.target_context._internal_codegen is _codegen:  # a callee, in the midst of compiling its caller
                yield
            else:
                with _our_codegen(cpu_target.target_context):
                    yield
        finally:
            _codegen._library_class = kept


@contextmanager
def _our_codegen(context: Any) -> Iterator[None]:
    """Make numba use our code generator and skip work that takes a third of the time. The compiled code stays the same."""
    context.refresh()  # numba's runtime needs numba's code generator
    kept = context._internal_codegen, types.Record.__repr__, TargetConfig.__eq__, TargetConfig.__hash__, gc.isenabled()
    context._internal_codegen = _codegen
    types.Record.__repr__ = _short_name  # numba prints the types of all arguments in every pass
    TargetConfig.__eq__, TargetConfig.__hash__ = _same_options, _hash_of_options
    gc.disable()  # compiling creates millions of objects, and most survive
    try:
        yield
    finally:
        context._internal_codegen, types.Record.__repr__, TargetConfig.__eq__, TargetConfig.__hash__, collects = kept
        if collects:
            gc.enable()


def _short_name(record: Any) -> str:
    return f"Record({len(record.fields)} fields, {record.size} bytes)"


_compare_all_options = TargetConfig.__eq__
_hashes: dict[Any, int] = {}


def _same_options(one: Any, other: Any) -> Any:
    """Compare explicit options first."""
    return (isinstance(other, TargetConfig) and one._values == other._values) or _compare_all_options(one, other)


def _hash_of_options(options: Any) -> int:
    """Numba hashes the names of all options, sorted: the same for all instances of a class."""
    kind = type(options)
    if kind not in _hashes:
        _hashes[kind] = hash(tuple(sorted(kind().values())))
    return _hashes[kind]


# --- dispatchers -------------------------------------------------------------------------------------


def _widened(kind: Any) -> Any:
    """Pass small integers and enum members as int64, so that each function has one machine code and no call recompiles it."""
    kind = types.unliteral(kind)
    if isinstance(kind, types.IntEnumMember):
        return types.int64
    if isinstance(kind, types.Integer) and kind.bitwidth < 64:
        return types.int64
    return kind


class _CalleeDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Compiles a kernel for use by other kernels."""

    def compile(self, sig: Any) -> Any:
        if (known := self.overloads.get(sig)) is not None:  # looked up at every call in a kernel
            return known.entry_point
        with _compile_into(_CalleeLibrary):
            result = super().compile(sig)
        compiled_one()
        return result


class KernelDispatcher(CPUDispatcher):  # type: ignore[misc]
    """Numba's dispatcher. A call from Python compiles and caches an entry point; a call from a kernel compiles a callee."""

    callee: _CalleeDispatcher
    _cache: Any

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.callee.get_call_template(tuple(map(_widened, args)), kws)

    def get_overload(self, sig: Any) -> Any:
        return self.callee.get_overload(sig)

    def compile(self, sig: Any) -> Any:
        if not isinstance(self._cache, _KernelCache):  # delayed, because finding the folder reads all sources
            self._cache = _KernelCache(self.py_func)
        with _compile_into(_EntryLibrary), compiling("the rules", 0):
            return super().compile(sig)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by name, sources and captures, by which the cache tells closures apart, the same in every process.

        The sources are needed because a closure is cached with its own package, which may not cover what it captures.
        """
        function = self.py_func
        captured = tuple(cell.cell_contents for cell in function.__closure__ or ())
        return _kernel_named, (function.__module__, function.__qualname__, function_fingerprint(function), captured)


def _kernel_named(module: str, name: str, sources: str, captured: tuple[Any, ...]) -> Any:
    assert not captured, "a closure cannot be found by its name"
    found = import_module(module)
    for each in name.split("."):
        found = getattr(found, each)
    return found


def linked_kernel(function: Callable[..., Any], options: dict[str, Any]) -> Any:
    """Compile and link on first use."""
    kernel = KernelDispatcher(py_func=function, locals={}, targetoptions={**options})
    kernel.callee = _CalleeDispatcher(function, {}, {**options, "no_cpython_wrapper": True, "no_cfunc_wrapper": True})
    kernel.callee._cache = CalleeCache(function, _callee_libraries)
    return kernel


# --- cache -------------------------------------------------------------------------------------------


class _Locator:
    """Tells numba where a kernel's code is. Folders are named after fingerprints, so paths and file times do not matter."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._function = function
        self._py_file = function.__code__.co_filename  # numba reads it for its warnings
        self._package = package_of(function.__module__)

    @classmethod
    def from_function(cls, function: Callable[..., Any], path: str) -> _Locator:
        return cls(function)

    def get_cache_path(self) -> str:
        return str(cache_folder(self._package) / self._function.__module__)

    def get_shipped_path(self) -> str:
        return str(SHIPPED / folder_name(self._package) / self._function.__module__)

    def get_source_stamp(self) -> str:
        return function_fingerprint(self._function)

    def get_disambiguator(self) -> str:
        return str(self._function.__code__.co_firstlineno)

    def ensure_cache_path(self) -> None:
        Path(self.get_cache_path()).mkdir(parents=True, exist_ok=True)


class _CacheFiles(CompileResultCacheImpl):  # type: ignore[misc]
    _locator_classes = (_Locator,)


class _KernelCache(FunctionCache):  # type: ignore[misc]
    """Reads compiled code from the user's folder or the wheel's, and writes to the user's. A damaged file counts as missing."""

    _impl_class = _CacheFiles

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        locator = self._impl.locator
        shipped = IndexDataCacheFile(locator.get_shipped_path(), self._impl.filename_base, locator.get_source_stamp())
        self._places = (self._cache_file, shipped)

    def _load_overload(self, sig: Any, target_context: Any) -> Any:
        key = self._index_key(sig, target_context.codegen())
        for place in self._places:
            try:
                if (found := place.load(key)) is not None:
                    return self._impl.rebuild(target_context, found)
            except OSError:
                continue  # `_save_overload` says so
            except (EOFError, pickle.UnpicklingError) as error:
                log.warning("Cannot read compiled code (%s); compiling it again.", error)
        return None

    def _save_overload(self, sig: Any, data: Any) -> None:
        try:
            super()._save_overload(sig, data)
        except OSError as error:
            log.warning("Cannot write the code cache: %s. Set MULLIGAN_CACHE to a writable folder.", error)


# --- required numba internals------------------------------------------------------------------------

# Read at compile time, not at import.
_NEEDED = (
    (_codegen, ("_create_empty_module", "_engine", "_pass_builder")),
    (cpu_target.target_context, ("_internal_codegen", "refresh")),
    (
        _codegen.create_library("probe"),
        (
            "_codegen",
            "_final_module",
            "_finalized",
            "_get_module_for_linking",
            "_linking_libraries",
            "_optimize_final_module",
            "_shared_module",
        ),
    ),
    (CPUDispatcher, ("compile", "get_call_template", "get_overload")),
    (FunctionCache, ("_index_key", "_load_overload", "_save_overload")),
    (TargetConfig(), ("_values", "values")),
    (types, ("IntEnumMember", "Integer", "Record", "unliteral")),
)
for _owner, _names in _NEEDED:
    for _name in _names:
        getattr(_owner, _name)  # AttributeError: numba has changed
