"""What the command line prints to a terminal, in each language."""

import argparse
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from claude_desk import options
from claude_desk.options import parse
from claude_desk.ui import language
from claude_desk.ui.translation import terminal_translators, translate
from tests.clis import ROOT
from tests.pseudo_language import BEGIN, END, PseudoLanguage


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The codes of the languages that are asked for. The invented language is used for each of them."""
    asked = []

    @contextmanager
    def spoken(code: str = "") -> Iterator[None]:
        asked.append(code)
        with terminal_translators([PseudoLanguage()]):
            yield

    monkeypatch.setattr(language, "terminal_language", spoken)
    return asked


Said = Callable[..., str]


@pytest.fixture
def said(wanted: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Said:
    """Return what the program prints for a command line before it ends."""
    monkeypatch.setenv("COLUMNS", "4000")

    def run(*words: str) -> str:
        with pytest.raises(SystemExit):
            parse(words)
        return "".join(capsys.readouterr())

    return run


def untranslated(text: str) -> list[str]:
    """Return words outside the language's brackets, except options, their values and the name."""
    outside = re.sub(f"{BEGIN}[^{END}]*{END}", " ", text)
    return re.findall(r"(?<![-\w=/.'{,])[a-z]{3,}\b(?![-=}.])", outside)


def test_all_of_the_help_is_translated(said: Said) -> None:
    text = said("--help")
    assert PseudoLanguage().said("project folder to open") in text
    assert PseudoLanguage().said("show this help message and exit") in text
    assert set(untranslated(text)) <= {"claude", "desk", "directory"}


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        (["/nowhere/at/all"], "'/nowhere/at/all'"),
        (["--continue", "--resume", "5e55"], "--resume"),
        (["--theme", "pink"], "'pink'"),
        (["--language", "tlh"], "'tlh'"),
        (["--unknown"], "--unknown"),
        (["--demo=1"], "'1'"),
        (["--re"], "--resume"),
        (["--cli"], "--cli"),
        (["--remove"], "--desktop-entry"),
    ],
)
def test_all_errors_are_translated(said: Said, words: list[str], kept: str) -> None:
    *_, error = said(*words).strip().splitlines()
    assert error.startswith(BEGIN)
    assert kept in error
    english = re.search(r"\b(not|allowed|invalid|unrecognized|expected|such|ambiguous|needs)\b", error)
    assert english is None


def test_afterwards_nothing_is_translated(said: Said) -> None:
    before = vars(argparse)["_"]
    said("--help")
    assert vars(argparse)["_"] is before
    assert translate("Options", "options") == "options"


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--help"], ""),
        (["--language", "de", "--help"], "de"),
        (["--help", "--language=pt_BR"], "pt_BR"),
        (["--help", "--", "--language", "de"], ""),
        (["--theme", "x", "--language"], ""),
    ],
)
def test_the_language_is_known_before_the_command_line_is(
    said: Said, wanted: list[str], words: list[str], code: str
) -> None:
    said(*words)
    assert wanted == [code]


def test_no_language_is_looked_for_where_there_is_nothing_to_say(wanted: list[str]) -> None:
    parse(["--demo", "--theme", "dark"])
    assert wanted == []


def test_argparse_still_has_the_words_that_are_translated() -> None:
    source = inspect.getsource(argparse)
    for text in options._argparse_words():
        assert repr(text)[1:-1] in source or f'"{text}"' in source, text


def test_the_manual_is_made_where_there_is_no_qt() -> None:
    program = (
        "import sys; sys.modules['PySide6'] = None\n"
        "from claude_desk.options import make_parser\n"
        "print(make_parser().format_help())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert "project folder to open" in done.stdout
