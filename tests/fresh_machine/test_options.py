"""The command line, the log and the picture of a screen. The rounds themselves take too long for a test."""

import struct
import zlib
from pathlib import Path

import pytest

from tests.fresh_machine.__main__ import _red
from tests.fresh_machine.options import COMMANDS, parse
from tests.fresh_machine.screen import Picture

LOGS = Path("/logs")


def test_nothing_said_is_one_round_of_both_commands() -> None:
    options = parse([], LOGS)
    assert (options.rounds, options.load, options.commands, options.logs) == (1, 0, COMMANDS, LOGS)
    assert options.base is None
    assert options.tests == ()


def test_all_that_can_be_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["--rounds", "3", "--load", "2", "--only", "tests", "--base", "b", "--keep", "--", "-k", "stop"]
    options = parse(words, LOGS)
    assert (options.rounds, options.load, options.commands) == (3, 2, ("tests",))
    assert options.base == tmp_path / "b", "the roots are made by programs that stand elsewhere"
    assert options.keep
    assert options.tests == ("-k", "stop")


@pytest.mark.parametrize(
    "words", [["--rounds", "0"], ["--load", "-1"], ["--only", "neither"], ["--rounds", "many"]]
)
def test_wrong_words_end_it(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(words, LOGS)
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_what_was_red_is_read_from_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = ["FAILED tests/a.py::b - no", "ERROR tests/c.py", "fine", "FAILED tests/a.py::b - no"]
    log.write_text("\n".join([*lines, "TO BE MENDED: these", "  tests/d.py::e"]))
    assert _red(log) == [*lines[:2], "TO BE MENDED: these", "  tests/d.py::e"]


def test_a_picture_of_the_screen(tmp_path: Path) -> None:
    """The picture has two lines of three pixels after a head and a map with one colour. Each line is longer
    than its pixels."""
    head = [100, 7, 2, 24, 3, 2, 0, 0, 32, 0, 32, 32, 16, 4, 0, 0, 0, 8, 256, 1, 3, 2, 0, 0, 0]
    point = {"red": b"\x00\x00\xff\x00", "blue": b"\xff\x00\x00\x00"}
    line = point["red"] * 2 + point["blue"] + b"\x00" * 4
    picture = Picture(struct.pack(">25I", *head) + b"\x00" * 12 + line * 2)
    assert (picture.width, picture.height) == (3, 2)
    assert picture.colours() == 3, "the end of a line is black"
    picture.write(tmp_path / "it.png")
    data = (tmp_path / "it.png").read_bytes()
    assert data.startswith(b"\x89PNG")
    packed = data[data.index(b"IDAT") + 4 : data.index(b"IEND") - 8]
    assert zlib.decompress(packed) == (b"\x00" + b"\xff\x00\x00" * 2 + b"\x00\x00\xff") * 2
