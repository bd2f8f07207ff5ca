"""Languages by the names of files: each one that Pygments knows."""

import pytest
from pygments.lexers import get_lexer_by_name

from claude_desk.transcript import languages
from claude_desk.transcript.languages import language_of


@pytest.mark.parametrize(
    "language", sorted({*languages._BY_ENDING.values(), *languages._BY_NAME.values()} - {""})
)
def test_pygments_knows_the_language(language: str) -> None:
    assert get_lexer_by_name(language)


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("/a/b.py", "python"),
        ("C:\\a\\B.PY", "python"),
        ("/a/Dockerfile", "docker"),
        ("/a/x.tar.gz", ""),
        ("/a.py/readme", ""),
        (".py", ""),
        (".bashrc", "bash"),
        ("", ""),
    ],
)
def test_a_language_by_a_files_name(path: str, language: str) -> None:
    assert language_of(path) == language
