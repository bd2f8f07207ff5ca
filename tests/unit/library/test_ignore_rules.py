"""Patterns of `.gitignore`: they mean the same as in git, and no pattern takes long."""

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from claude_desk.library.ignore_rules import IgnoreRules
from tests.whole_tables import examples

_PIECES = st.sampled_from(
    ["a", "b", "ab", "*", "**", "/", "?", "**/", "/**", "/**/", "[ab]", "[!a]", "[a-c]", "[^/]", "[]a]",
     "[a-]", "[[:alpha:]]", "[[:x:]]", "[", "]", "\\", "\\*", "\\/", " ", "\\ ", ".", "-", "!", "#", "\r"]
)  # fmt: skip
_PATTERNS = st.lists(st.lists(_PIECES, min_size=1, max_size=7).map("".join), min_size=1, max_size=6)
_NAMES = st.text("ab*.[-", min_size=1, max_size=4).filter(lambda name: name.strip("."))
_PATHS = st.lists(st.lists(_NAMES, min_size=1, max_size=4).map("/".join), min_size=1, max_size=12)


def _ignored_for_git(git: str, top: Path, paths: list[str]) -> list[str]:
    """Return the paths that git ignores. git does not need the folders above a path to exist, and takes each
    path for a file."""
    asked = subprocess.run(
        [git, "check-ignore", "--no-index", "--stdin", "-z", "-v", "-n"],
        cwd=top, input=b"".join(b"./" + os.fsencode(path) + b"\0" for path in paths), capture_output=True,
        env={"PATH": os.environ["PATH"], "HOME": str(top), "GIT_CONFIG_NOSYSTEM": "1"}, check=False,
    )  # fmt: skip
    fields = asked.stdout.split(b"\0")
    found = zip(fields[2::4], fields[3::4], strict=False)
    return [os.fsdecode(name)[2:] for pattern, name in found if pattern and not pattern.startswith(b"!")]


def _ignored(rules: IgnoreRules, path: bytes) -> bool:
    """Return whether the rules ignore the path or, as in git, a folder above it."""
    above = [path[:at] for at, byte in enumerate(path) if byte == ord("/")]
    return any(rules.excludes(each, folder=True) for each in above) or rules.excludes(path, folder=False)


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    git = shutil.which("git")
    assert git is not None
    top = tmp_path_factory.mktemp("ignored")
    subprocess.run([git, "init", "-q", "--template=", str(top)], check=True)
    return git, top


@settings(max_examples=examples(60))
@given(patterns=_PATTERNS, paths=_PATHS)
def test_patterns_mean_what_git_says(
    repository: tuple[str, Path], patterns: list[str], paths: list[str]
) -> None:
    git, top = repository
    data = "\n".join(patterns).encode()
    (top / ".gitignore").write_bytes(data)
    paths = sorted(set(paths))
    ours = [path for path in paths if _ignored(IgnoreRules(data), path.encode())]
    assert ours == _ignored_for_git(git, top, paths)


@pytest.mark.parametrize(
    "line",
    [
        "*a" * 12 + "b",
        "**a" * 12 + "b",
        "**/a" * 40 + "/b",
        "/**/a*" * 40 + "/b",
        "a*/" * 60 + "*b",
        "[a-z]*" * 200 + "0",
        "*?" * 500 + "0",
        "**/*a*a*a*/" * 20 + "b",
    ],
)
@pytest.mark.parametrize("path", ["a" * 200, "a/" * 200 + "a", "a" * 4000, ("a" * 40 + "/") * 40 + "a"])
def test_no_pattern_takes_long(line: str, path: str) -> None:
    rules = IgnoreRules(line.encode())
    began = time.process_time()
    rules.excludes(path.encode(), folder=False)
    assert time.process_time() - began < 1
