"""`@native` both ways: with our linker, and with plain numba if an internal that the linker needs is missing."""

from __future__ import annotations

import json
import logging
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from mulligan.core.compiler import progress
from mulligan.core.compiler.cache import SHIPPED, cache_folder
from mulligan.core.compiler.callee_cache import CALLEES
from mulligan.core.kernel.native import INTERPRETED, native, plain_kernel
from mulligan.core.kernel.random import Purpose, Random, below, stream
from tests.depth import first_few

ROOT = Path(__file__).parents[2]
LOST = ("numba.core.codegen.JITCodeLibrary", "numba.core.registry.cpu_target")  # one is deleted, one is replaced

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled with MULLIGAN_INTERPRET=1")


def run(home: Path, **settings: str) -> tuple[dict[str, Any], str]:
    paths = os.pathsep.join([str(Path(native.__code__.co_filename).parents[3]), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "MULLIGAN_CACHE": str(home), **settings}
    script = [sys.executable, "-m", "tests.kernel.kernels_both_ways"]
    done = subprocess.run(script, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    said: dict[str, Any] = json.loads(done.stdout)
    return said, done.stderr


@pytest.fixture(scope="module")
def linked(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path]:
    home = tmp_path_factory.mktemp("linked")
    said, errors = run(home)
    assert said["maker"] == "linked_kernel" and "lacks" not in errors
    return said, home


@pytest.mark.parametrize("lost", first_few(LOST))
def test_plain_numba_takes_over_when_an_internal_is_missing(lost: str, linked: Any, tmp_path: Path) -> None:
    said, errors = run(tmp_path, LOST=lost)
    assert said["maker"] == "plain_kernel"
    assert "lacks something our linker needs" in errors
    assert said["results"] == linked[0]["results"]


def test_interpreted_kernels_give_the_same_results(linked: Any, tmp_path: Path) -> None:
    said, _ = run(tmp_path, MULLIGAN_INTERPRET="1")
    assert said["maker"] is None and said["results"] == linked[0]["results"]


def test_compiled_code_is_read_from_the_cache_and_damaged_files_are_made_again(linked: Any) -> None:
    said, home = linked
    files = sorted(home.rglob("*.nbc"))
    assert files
    times = {path: path.stat().st_mtime_ns for path in files}
    assert run(home)[0] == said
    assert {path: path.stat().st_mtime_ns for path in sorted(home.rglob("*.nbc"))} == times, "something was compiled again"
    files[0].write_bytes(files[0].read_bytes()[:100])
    again, errors = run(home)
    assert again == said and "Cannot read compiled code" in errors
    assert files[0].stat().st_size > 100


@pytest.mark.slow
def test_another_entry_point_links_callees_that_were_translated_before(linked: Any, tmp_path: Path) -> None:
    said, home = linked
    again = tmp_path / "again"
    shutil.copytree(home, again)
    for path in [*again.rglob("*.nbi"), *again.rglob("*.nbc")]:
        path.unlink()
    callees = [path for path in again.rglob("*") if path.parent.name == CALLEES]
    assert any(path.suffix == ".ir" for path in callees)
    assert run(again)[0] == said
    assert [path for path in again.rglob("*") if path.parent.name == CALLEES] == callees, "something was translated again"


@pytest.mark.slow
def test_a_damaged_callee_is_translated_again(linked: Any, tmp_path: Path) -> None:
    said, home = linked
    again = tmp_path / "again"
    shutil.copytree(home, again)
    for path in [*again.rglob("*.nbi"), *again.rglob("*.nbc")]:
        path.unlink()
    for path in again.rglob("*.ir"):
        path.write_bytes(path.read_bytes()[:40])
    retried, errors = run(again)
    assert retried == said and "Cannot read compiled code" in errors


@pytest.mark.slow
def test_a_wheel_brings_the_compiled_rules_of_its_games(linked: Any, tmp_path: Path) -> None:
    """`make wheel` for a project whose only game is small. Neither the path nor the times of the sources count."""
    project, installed, cache = tmp_path / "project", tmp_path / "installed", tmp_path / "cache"
    modules = project / "src"
    for source, name in ((SHIPPED.parent, "mulligan"), (ROOT / "tests" / "plugins", "tests/plugins")):
        shutil.copytree(source, modules / name, ignore=shutil.ignore_patterns(SHIPPED.name, "__pycache__"))
    for name in ("docs/rules", "tools", "hatch_build.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        copy(ROOT / name, project / name)
    registry = modules / "mulligan" / "registry.py"
    games = 'GAMES = {"countdown": ("tests.plugins.countdown", "tests.plugins.countdown_players")}\n'
    registry.write_text(registry.read_text().replace("DEFAULT =", f"{games}DEFAULT ="))

    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    environment = {**os.environ, "MULLIGAN_SKIP_CLIENT": "1"}
    subprocess.run(build, cwd=project, env=environment, check=True, capture_output=True, timeout=300)
    (wheel,) = (project / "dist").glob("*.whl")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(installed)
    (metadata,) = installed.glob("*.dist-info/METADATA")
    assert f"Requires-Dist: numba=={numba.__version__}" in metadata.read_text()
    assert not list(installed.rglob(CALLEES)), "a wheel needs no callees"

    code = "from mulligan.players.simulate import simulate; print(simulate('countdown', 40, seed=1).digest)"
    paths = os.pathsep.join([str(installed), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "MULLIGAN_CACHE": str(cache)}
    played = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert played.stdout.strip() == linked[0]["results"]["digest"]
    assert not list(cache.rglob("*.nbc")), "something was compiled"


@pytest.mark.slow
def test_compiling_works_without_a_writable_cache(linked: Any, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said, errors = run(tmp_path / "file")
    assert said == linked[0] and "Set MULLIGAN_CACHE to a writable folder" in errors


def test_code_is_made_for_every_processor_of_a_kind() -> None:
    """A wheel's code must run on other machines, and their numba must recognise it."""
    from mulligan.core.compiler import linking

    triple, processor, features = linking._codegen.magic_tuple()
    if linking._baseline():
        assert (processor, features) == (linking._BASELINES[triple.partition("-")[0]][0], "")


@pytest.fixture
def empty_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Kernels of the test are compiled here: code from the cache cannot be inspected."""
    monkeypatch.setenv("MULLIGAN_CACHE", str(tmp_path))
    cache_folder.cache_clear()
    yield
    cache_folder.cache_clear()


@pytest.mark.usefixtures("empty_cache")
def test_results_are_returned_by_value() -> None:
    @native
    def callee(number: int) -> int:
        return number * 3 if number > 2 else callee_of_callee(number)

    @native
    def entry(number: int) -> int:
        return callee(number) + callee(number + 1)

    assert entry(2) == 7 + 9
    compiled: Any = callee
    (made,) = compiled.callee.overloads.values()
    assert re.search(r"define \{ i32, i64 \} @.*callee.*\.value", made.library.get_llvm_str())


@native
def callee_of_callee(number: int) -> int:
    return number + 5


@pytest.mark.usefixtures("empty_cache")
def test_records_are_copied_whole() -> None:
    """LLVM would turn a copy in a loop into one move per byte if numba wrote it as one huge value."""

    @native
    def copy_first(records: Any, source: Any) -> None:
        for place in range(len(records)):
            records[place] = source[0]
            change(records[place], place)

    dtype = np.dtype([("numbers", np.int16, (300,)), ("last", np.int64)], align=True)
    records, source = np.zeros(5, dtype), np.ones(1, dtype)
    copy_first(records, source)
    assert records["last"].tolist() == [1, 2, 3, 4, 5] and records["numbers"].sum() == 5 * 300
    compiled: Any = copy_first
    (code,) = compiled.inspect_asm().values()
    assert code.count("movb") < dtype.itemsize / 10


@native
def change(record: Any, number: int) -> None:
    record.last += number


def test_random_numbers_stay_integers() -> None:
    @native
    def count_down(random: Random) -> float:
        left = below(random, 10)
        left -= 1
        return left

    assert isinstance(count_down(stream(bytes(16), Purpose.GAME)), int)


def test_numba_itself_is_left_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    """Other numba code in the process is compiled for this machine, and its types are shown in full."""
    from numba.core import types
    from numba.core.compiler import Flags
    from numba.core.registry import cpu_target
    from numba.core.targetconfig import TargetConfig

    from mulligan.core.compiler import linking

    callee_of_callee(1)
    assert cpu_target.target_context.codegen() is not linking._codegen
    assert types.Record.__repr__ is not linking._short_name
    assert TargetConfig.__eq__ is linking._compare_all_options and hash(Flags()) == linking._hash_of_options(Flags())
    with caplog.at_level(logging.WARNING):
        twice = plain_kernel(lambda number: number * 2, {"nopython": True})
    assert twice(np.int16(4)) == 8 and not caplog.records


def test_compiling_shows_progress_on_a_terminal_wherever_it_happens(tmp_path: Path) -> None:
    """No caller need announce it: a scenario, a script or a record that is verified compile on their own."""
    ours, theirs = os.openpty()
    run_code = "from tests.kernel.kernels_both_ways import results; results()"
    paths = os.pathsep.join([str(Path(native.__code__.co_filename).parents[3]), str(ROOT)])
    environment = {**os.environ, "PYTHONPATH": paths, "MULLIGAN_CACHE": str(tmp_path)}
    with open(ours, "rb", buffering=0) as terminal:
        subprocess.run([sys.executable, "-c", run_code], env=environment, stderr=theirs, timeout=300, check=True)
        os.close(theirs)
        shown = terminal.read(65536).decode()
    assert "Compiling the rules for this machine, once: function 1 " in shown


def test_compiling_prints_a_line_every_ten_seconds_in_a_pipe(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 100.0
    monkeypatch.setattr(progress.time, "perf_counter", lambda: now)
    with progress.compiling("the rules", 50):
        for _ in range(25):
            now += 1
            progress.compiled_one()
    with progress.compiling("the rules", 50):  # from the cache
        pass
    assert capsys.readouterr().err.splitlines() == [
        "Compiling the rules for this machine, once:  8 %    4 s",
        "Compiling the rules for this machine, once: 28 %   14 s",
        "Compiling the rules for this machine, once: 48 %   24 s",
        "Compiled the rules in 25 s.",
    ]
