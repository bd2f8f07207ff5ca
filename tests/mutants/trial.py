"""A copy of the checkout in which one module after another is changed and tested."""

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from enum import StrEnum
from pathlib import Path

import psutil

ROOT = Path(__file__).parents[2]
_COPIED = ("claude_desk", "qml", "resources", "tests", "pyproject.toml", "README.md", "LICENSE")
_PASSED, _FAILED = 0, 1  # exit codes of pytest
_SUBREAPER = 36  # number of the option for `prctl`
_GENERATIONS = 20


class Fate(StrEnum):
    """The fate of a mutant."""

    DIED = "died"
    HUNG = "hung"  # the tests took several times as long, so they noticed the mutant
    BROKE = "broke"  # the tests could not be collected, or crashed
    LIVED = "lived"


class UnfitTestsError(Exception):
    """The tests fail without any change, or there are no tests."""


def adopt_orphans() -> None:
    """Adopt the processes that the tests leave behind, so that this process can end them after each run.

    Mutants of code that ends processes leave such processes. Raise `OSError` if the system cannot do this.
    """
    if ctypes.CDLL(None, use_errno=True).prctl(_SUBREAPER, 1, 0, 0, 0) != 0:
        raise OSError(ctypes.get_errno(), "no subreaper")


def _end_orphans() -> None:
    """End all children of this process, and then the children that become children of this process."""
    for _ in range(_GENERATIONS):
        left = psutil.Process().children()
        for child in left:
            with suppress(psutil.NoSuchProcess):
                child.kill()
        psutil.wait_procs(left, timeout=5)
        if not left:
            return


class Trial:
    """One module in the copy. `limit` is the longest time that its tests may take, in seconds."""

    def __init__(self, copy: Path, module: str, tests: Sequence[str], *, adopts: bool = False) -> None:
        """Prepare the trial. `adopts`: whether this process adopts the tests' orphans (`adopt_orphans`) and
        has no other children."""
        self._copy = copy
        self._adopts = adopts
        self._path = copy / "claude_desk" / f"{module}.py"
        self._tests = tests
        self._moment = time.time()
        self.source = self._path.read_text(encoding="utf-8")
        self.limit = 0.0

    def begin(self) -> float:
        """Run the tests without a change, set the limit, and return the seconds that they took. Raise
        `UnfitTestsError` if they fail."""
        began = time.monotonic()
        code, said = self._run(600.0)
        if code != _PASSED:
            raise UnfitTestsError(f"the tests do not pass without a change:\n{said[-3000:]}")
        took = time.monotonic() - began
        self.limit = 4 * took + 30
        return took

    def fate_of(self, source: str) -> Fate:
        """Test the module with this source, and restore the module."""
        self._write(source)
        try:
            code, _ = self._run(self.limit)
        except subprocess.TimeoutExpired:
            return Fate.HUNG
        finally:
            self._write(self.source)
        return {_PASSED: Fate.LIVED, _FAILED: Fate.DIED}.get(code, Fate.BROKE)

    def _write(self, source: str) -> None:
        """Write the module with a new time stamp, because Python checks compiled files only by seconds and
        size."""
        self._path.write_text(source, encoding="utf-8")
        self._moment += 10
        os.utime(self._path, (self._moment, self._moment))

    def _run(self, seconds: float) -> tuple[int, str]:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider"]
        with tempfile.TemporaryFile() as said:
            running = subprocess.Popen(
                [*command, "--hypothesis-seed=0", *self._tests],
                cwd=self._copy,
                env={**os.environ, "PYTHONPATH": str(self._copy)},
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                code = self._wait(running, seconds)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)
                running.wait()
                if self._adopts:
                    _end_orphans()
            said.seek(0)
            return code, said.read().decode(errors="replace")

    def _wait(self, running: "subprocess.Popen[bytes]", seconds: float) -> int:
        """Wait like `Popen.wait`. Reap orphans meanwhile, as the system would, because some tests wait for
        that."""
        if not self._adopts:
            return running.wait(seconds)
        until = time.monotonic() + seconds
        while (code := running.poll()) is None:
            _reap_orphans(running.pid)
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(running.args, seconds)
            time.sleep(0.05)
        return code


def _reap_orphans(but: int) -> None:
    for child in psutil.Process().children():
        with suppress(psutil.NoSuchProcess, ChildProcessError):
            if child.pid != but and child.status() == psutil.STATUS_ZOMBIE:
                os.waitpid(child.pid, os.WNOHANG)


@contextmanager
def copied() -> Iterator[Path]:
    """Copy the files that the tests need, and yield the folder of the copy. The checkout is not changed."""
    with tempfile.TemporaryDirectory(prefix="claude-desk-mutants-") as folder:
        for name in _COPIED:
            source, target = ROOT / name, Path(folder) / name
            if source.is_dir():
                shutil.copytree(source, target, symlinks=True)
            else:
                shutil.copy2(source, target)
        yield Path(folder)
