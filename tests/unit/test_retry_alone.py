"""Tests that fail beside other tests are run once more, alone. Each test here starts a separate test run in
its own folder."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests import retry_alone

ROOT = Path(__file__).parents[2]

# Every test records that it ran.
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
# `test_shaky_1` after it was mended: it always passes.
MENDED = "\ndef test_shaky_1():\n    pass\n"
BAD = "\ndef test_bad():\n    assert False\n"
CRASH = "\ndef test_crash():\n    os.abort()\n"

Ask = Callable[..., tuple[int, list[str]]]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """`ask(text, *arguments)` returns the outcome for a file of tests."""
    environ = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT)}

    def run(words: Sequence[str]) -> int:
        command = [sys.executable, "-m", *words, "-p", "tests.parallel", "-q"]
        done = subprocess.run(
            command, cwd=tmp_path, env=environ, capture_output=True, timeout=60, check=False
        )
        return done.returncode

    def ask(text: str, *arguments: str) -> tuple[int, list[str]]:
        (tmp_path / "pytest.ini").write_text("[pytest]\n")
        (tmp_path / "test_it.py").write_text(HEAD + text)
        return retry_alone.run_tests(run, arguments, retry_alone.Record(tmp_path / "kept" / "record.json"))

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
    assert ask("".join(SHAKY.format(n) for n in range(retry_alone.FEW + 1))) == (1, [])
    assert (tmp_path / "ran").read_text().split().count("test_shaky_0") == 1


def test_a_crash_is_red_at_once(ask: Ask, tmp_path: Path) -> None:
    code, shaky = ask(CRASH, "--processes", "2")
    assert code not in (0, 1)
    assert not shaky
    assert (tmp_path / "ran").read_text().split().count("test_crash") == 1


@pytest.mark.parametrize("more", [(), ("--processes", "2")])
def test_what_cannot_be_collected_is_red_at_once(ask: Ask, tmp_path: Path, more: tuple[str, ...]) -> None:
    code, shaky = ask("\nassert ran.exists() or ran.touch()\n", *more)
    assert code != 0
    assert not shaky


def test_all_good(ask: Ask) -> None:
    assert ask("") == (0, [])


def test_who_passed_only_alone_is_not_asked_again_next_time(
    ask: Ask, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "kept" / "record.json"
    assert ask(SHAKY.format(1)) == (0, ["test_it.py::test_shaky_1"])
    assert retry_alone.Record(record).owing == {"test_it.py::test_shaky_1"}
    assert "test_it.py::test_shaky_1 (runs: 1; not asked again" in retry_alone.Record(record).tell()
    (tmp_path / "ran").unlink()
    capsys.readouterr()
    assert ask(SHAKY.format(1) + SHAKY.format(2)) == (1, [])
    assert (tmp_path / "ran").read_text().split().count("test_shaky_1") == 1
    assert (tmp_path / "ran").read_text().split().count("test_shaky_2") == 1, "the run is red: not asked too"
    assert "not asked again:\n  test_it.py::test_shaky_1\n" in capsys.readouterr().out
    assert retry_alone.Record(record).owing == {"test_it.py::test_shaky_1"}, "no pass: it stays"


def test_one_pass_beside_others_gives_another_chance(ask: Ask, tmp_path: Path) -> None:
    record = tmp_path / "kept" / "record.json"
    ask(SHAKY.format(1))
    assert ask(MENDED) == (0, [])
    assert not retry_alone.Record(record).owing
    assert "test_it.py::test_shaky_1 (runs: 1; passes since: 1)" in retry_alone.Record(record).tell(), (
        "still told"
    )
    (tmp_path / "ran").unlink()
    assert ask(SHAKY.format(1)) == (0, ["test_it.py::test_shaky_1"])
    assert "(runs: 2; not asked again" in retry_alone.Record(record).tell()


def test_what_passed_many_times_is_forgotten(tmp_path: Path) -> None:
    record = retry_alone.Record(tmp_path / "record.json")
    record.keep(["a", "b"], ["a"])
    for _ in range(retry_alone.FORGOTTEN):
        assert "a (runs: 1" in retry_alone.Record(tmp_path / "record.json").tell()
        record.keep(["b"], [])
    assert retry_alone.Record(tmp_path / "record.json").tell() == ""


def test_a_run_that_crashed_says_nothing_of_the_others(ask: Ask, tmp_path: Path) -> None:
    ask(SHAKY.format(1))
    code, _ = ask(MENDED + CRASH, "--processes", "2")
    assert code not in (0, 1)
    assert retry_alone.Record(tmp_path / "kept" / "record.json").owing == {"test_it.py::test_shaky_1"}


def test_who_failed_alone_too_is_not_in_the_record(ask: Ask, tmp_path: Path) -> None:
    assert ask(SHAKY.format(1) + BAD) == (1, [])
    assert retry_alone.Record(tmp_path / "kept" / "record.json").owing == {"test_it.py::test_shaky_1"}


@pytest.mark.parametrize("text", ["", "{", "[]", '{"a": 1}', '{"a": {"other": 1}}'])
def test_a_damaged_record_counts_as_none(tmp_path: Path, text: str) -> None:
    path = tmp_path / "record.json"
    path.write_text(text)
    record = retry_alone.Record(path)
    assert record.tell() == ""
    record.keep(["a"], ["a"])
    assert retry_alone.Record(path).owing == {"a"}


def test_the_record_is_beside_the_checkout_and_not_in_git() -> None:
    """A CI that keeps CLAUDE_DESK_TEST_CACHE from clone to clone still begins without a record."""
    assert retry_alone.RECORD.parent == ROOT / ".cache"
    assert ".cache/" in (ROOT / ".gitignore").read_text().split()


def test_a_run_begins_with_the_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "resources"))
    from tests import command

    retry_alone.Record(tmp_path / "record.json").keep(["a"], ["a"])
    monkeypatch.setattr(retry_alone, "RECORD", tmp_path / "record.json")

    def provide(_missing: object) -> None:
        print("the first step")
        raise SystemExit

    monkeypatch.setattr(command.machine, "provide", provide)
    with pytest.raises(SystemExit):
        command.main([])
    said = capsys.readouterr().out
    assert said.startswith("TO BE MENDED")
    assert said.index("a (runs: 1") < said.index("the first step")


def test_the_words_name_them() -> None:
    assert retry_alone.tell([]) == ""
    assert "TO BE MENDED" in retry_alone.tell(["a", "b"])
    assert retry_alone.tell(["a", "b"]).endswith("\n  a\n  b")
