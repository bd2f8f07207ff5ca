"""What fails beside others is asked once more, alone: a test run of its own, in a folder of its own."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests import alone

ROOT = Path(__file__).parents[2]

# Every test notes that it ran.
HEAD = """
import os, pathlib, pytest
ran = pathlib.Path(__file__).with_name("ran")

@pytest.fixture(autouse=True)
def note(request):
    with ran.open("a") as file:
        file.write(request.node.name + chr(10))

def times(name):
    return ran.read_text().split().count(name)

def test_good():
    pass
"""
SHAKY = "\ndef test_shaky_{0}():\n    assert times('test_shaky_{0}') > 1\n"
BAD = "\ndef test_bad():\n    assert False\n"
CRASH = "\ndef test_crash():\n    os.abort()\n"

Ask = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """`ask(text, *arguments)`: the answer about a file of tests."""
    environ = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}

    def run(words: Sequence[str]) -> int:
        command = [sys.executable, "-m", *words, "-p", "xdist", "-q"]
        done = subprocess.run(
            command, cwd=tmp_path, env=environ, capture_output=True, timeout=60, check=False
        )
        return done.returncode

    def ask(text: str, *arguments: str) -> tuple[int, list[str]]:
        (tmp_path / "pytest.ini").write_text("[pytest]\n")
        (tmp_path / "test_it.py").write_text(HEAD + text)
        return alone.run_tests(run, arguments)

    return ask


def test_what_passes_alone_is_named(ask: Ask, tmp_path: Path) -> None:
    assert ask(SHAKY.format(1) + SHAKY.format(2)) == (
        0,
        ["test_it.py::test_shaky_1", "test_it.py::test_shaky_2"],
    )
    assert (tmp_path / "ran").read_text().split().count("test_good") == 1, "others ran beside"


def test_what_fails_alone_too_is_red(ask: Ask, tmp_path: Path) -> None:
    assert ask(SHAKY.format(1) + BAD) == (1, [])
    assert (tmp_path / "ran").read_text().split().count("test_bad") == 2


def test_many_are_red_at_once(ask: Ask, tmp_path: Path) -> None:
    assert ask("".join(SHAKY.format(n) for n in range(alone.FEW + 1))) == (1, [])
    assert (tmp_path / "ran").read_text().split().count("test_shaky_0") == 1


def test_a_crash_is_red_at_once(ask: Ask, tmp_path: Path) -> None:
    code, shaky = ask(CRASH, "-n", "1")
    assert code not in (0, 1)
    assert not shaky
    assert (tmp_path / "ran").read_text().split().count("test_crash") == 1


@pytest.mark.parametrize("more", [(), ("-n", "1")])
def test_what_cannot_be_collected_is_red_at_once(ask: Ask, tmp_path: Path, more: tuple[str, ...]) -> None:
    code, shaky = ask("\nassert ran.exists() or ran.touch()\n", *more)
    assert code != 0
    assert not shaky


def test_all_good(ask: Ask) -> None:
    assert ask("") == (0, [])


def test_the_words_name_them() -> None:
    assert alone.tell([]) == ""
    assert "TO BE MENDED" in alone.tell(["a", "b"])
    assert alone.tell(["a", "b"]).endswith("\n  a\n  b")
