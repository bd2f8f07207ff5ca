"""Spans of code: no text in any language raises an error or gives overlapping spans."""

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.transcript.text.syntax_highlight import LONGEST, language_of, spans_of
from tests.whole_tables import examples

LANGUAGES = [
    "python",
    "js",
    "html",
    "diff",
    "console",
    "markdown",
    "php",
    "jsx",
    "nosuch",
    "",
    "{.rust}",
    "c,x",
]


@settings(max_examples=examples(200), deadline=None)
@given(st.text(max_size=200), st.sampled_from(LANGUAGES) | st.text(max_size=20))
def test_spans_lie_in_the_text_one_after_another(code: str, language: str) -> None:
    end = 0
    for span in spans_of(code, language):
        assert end <= span.start < span.end <= len(code)
        assert span.style
        end = span.end


def test_python() -> None:
    code = "def f(x):  # 🎉\n    return 'é' + 1\n"
    found = {code[span.start : span.end]: span.style for span in spans_of(code, "Python")}
    assert found["def"] == found["return"] == "keyword"
    assert found["f"] == "function" and found["# 🎉"] == "comment" and found["1"] == "number"
    assert found["'é'"] == "string"


def test_carriage_returns_and_lone_surrogates_keep_their_places() -> None:
    code = "x = 1\r\n\ud800 = 'a'\r\n"
    assert any(code[span.start : span.end] == "'a'" for span in spans_of(code, "python"))


def test_what_has_no_colours() -> None:
    assert spans_of("x = 1", "nosuch") == spans_of("x = 1", "text") == spans_of("", "python") == ()
    assert spans_of("x" * (LONGEST + 1), "python") == ()


def test_who_pauses_is_called_and_may_end_it() -> None:
    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        spans_of("x = 1", "python", stop)


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("src/a.py", "python"),
        ("a/b.TSX", "tsx"),
        ("x.h", "c"),
        ("Makefile", "make"),
        ("C:\\x\\Dockerfile.dev", "docker"),
        ("q.sql", "sql"),
        (".bashrc", "bash"),
        ("notes.txt", ""),
        ("LICENSE", ""),
        ("a.nosuch", ""),
        ("", ""),
        ("x\0y.py", "python"),
    ],
)
def test_languages_of_files(path: str, language: str) -> None:
    assert language_of(path) == language


def test_pygments_is_not_imported_before_it_is_needed() -> None:
    code = "import sys, claude_desk.transcript.text.syntax_highlight as h"
    code += "; h.spans_of('', 'c'); h.spans_of('x', '')"
    code += "; assert 'pygments' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)
