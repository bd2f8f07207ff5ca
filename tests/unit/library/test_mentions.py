"""The files of a project: which files are listed, and which files the typed text finds."""

import os
import shutil
import subprocess
from pathlib import Path
from unittest import mock

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.library.mentions import path_matcher
from claude_desk.library.mentions.file_lister import files_of, walk, with_folders
from claude_desk.library.mentions.path_matcher import PathMatcher

GIT = shutil.which("git") or ""

IGNORES = "*.log\n!keep.log\n/build\nout/\ndoc/*.tmp\n**/cache\na?b.txt\n[xy].dat\n# no\n\\#yes\nspace \\ \n"
TREE = [
    "a.py", "b.log", "keep.log", "build/x.py", "src/build/y.py", "out/z", "src/out/z", "doc/one.tmp",
    "doc/deep/two.tmp", "src/cache/file", "cache/file", "acb.txt", "acbb.txt", "x.dat", "z.dat", "#yes",
    "#no", "src/.gitignore", "src/own.txt", "src/other.txt", "été/ü.txt", "with space/a file.py",
    ".hidden/file",
]  # fmt: skip


def make(folder: Path, files: list[str]) -> None:
    for name in files:
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def git(folder: Path, *words: str) -> None:
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "GIT_CONFIG_NOSYSTEM": "1"}
    subprocess.run([GIT, *words], cwd=folder, env=environment, check=True, capture_output=True, timeout=60)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    folder = tmp_path / "tree"
    make(folder, TREE)
    (folder / ".gitignore").write_text(IGNORES)
    (folder / "src" / ".gitignore").write_text("own.txt\n!/build\n")
    return folder


def test_the_walk_leaves_out_what_git_would(tree: Path) -> None:
    walked = {path for path in walk(tree) if not path.endswith("/")}
    git(tree, "init", "-q")
    told = {path for path in files_of(tree) if not path.endswith("/")}
    assert walked == told
    assert "a.py" in told
    assert "src/own.txt" not in told


def test_a_repository_starts_nothing_of_its_own(tree: Path, tmp_path: Path) -> None:
    git(tree, "init", "-q")
    hook = tmp_path / "hook"
    hook.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\n")
    hook.chmod(0o755)
    git(tree, "config", "core.fsmonitor", str(hook))
    assert "a.py" in set(files_of(tree))
    assert not (tmp_path / "ran").exists()


def test_what_is_tracked_stays_and_repositories_within_are_looked_into(tree: Path) -> None:
    git(tree, "init", "-q")
    git(tree, "add", "-f", "b.log")
    (tree / "inner").mkdir()
    git(tree / "inner", "init", "-q")
    make(tree / "inner", ["deep/file.py"])
    found = with_folders(files_of(tree))
    assert {"b.log", "inner/deep/file.py", "inner/", "inner/deep/", "src/"} <= found
    assert not any(".git/" in path for path in found)


def test_names_that_cannot_be_mentioned_are_left_out(tmp_path: Path) -> None:
    make(tmp_path, ["fine", "two\nlines", "tab\t"])
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe")).touch()
    (tmp_path / "loop").symlink_to(tmp_path)
    assert with_folders(files_of(tmp_path)) == {"fine", "loop"}


PATHS = PathMatcher(
    [
        "README.md", "src/", "src/app.py", "src/session/", "src/session/session.py", "src/session/state.py",
        "src/ui/session_view.py", "src/ui/view.py", "tests/test_session_view.py", "docs/obsession.md",
        "src/ui/Überblick.py", "zoo/user/view/model.py",
    ]
)  # fmt: skip


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("session", "src/session/"),
        ("session.py", "src/session/session.py"),
        ("uisv", "src/ui/session_view.py"),
        ("view", "src/ui/view.py"),
        ("src/", "src/"),
        ("src/ui/v", "src/ui/view.py"),
        ("./src/app", "src/app.py"),
        ("READ", "README.md"),
        ("übe", "src/ui/Überblick.py"),
        ("usvimo", "zoo/user/view/model.py"),
        ("", "src/"),
    ],
)
def test_the_best_comes_first(query: str, best: str) -> None:
    assert PATHS.find(query)[0] == best


def test_what_begins_a_word_comes_before_what_is_inside_one() -> None:
    found = PATHS.find("session")
    assert found.index("tests/test_session_view.py") < found.index("docs/obsession.md")


def test_what_does_not_match_is_not_found_nor_what_goes_on_from_it() -> None:
    assert PATHS.find("qqq") == []
    assert PATHS.find("qqqa") == []
    assert PATHS.find("a\nb") == []


def test_it_can_be_called_off() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return True

    assert len(PATHS.find("usvimo", stop=stop)) == 0
    assert asked


NAMES = st.text("ab/_.é", min_size=1, max_size=12).map(lambda name: "/".join(filter(None, name.split("/"))))


@given(st.lists(NAMES.filter(bool), max_size=30, unique=True), st.text("ab/.é", min_size=1, max_size=4))
def test_all_that_is_found_has_the_letters_in_order_and_all_that_has_is_found(
    names: list[str], query: str
) -> None:
    def matches(path: str) -> bool:
        letters = iter(path.lower())
        return all(letter in letters for letter in query.removeprefix("./"))

    found = PathMatcher(names).find(query, most=1000)
    assert len(set(found)) == len(found)
    if query.removeprefix("./"):
        assert set(found) == {name for name in names if matches(name)}


@given(
    st.lists(NAMES.filter(bool), max_size=30, unique=True), st.lists(st.sampled_from("ab/.é<!"), max_size=9)
)
def test_letter_by_letter_finds_what_the_whole_word_finds(names: list[str], keys: list[str]) -> None:
    """`<` deletes the last letter. `!` is a key whose search the next key cancels."""
    paths, word, stop = PathMatcher(names), "", False
    with mock.patch.object(path_matcher, "_ENOUGH", 4), mock.patch.object(path_matcher, "_PIECE", 8):
        for key in keys:
            stop = key == "!"
            word = word[:-1] if key == "<" else word if stop else word + key
            found = paths.find(word, most=3, stop=lambda stop=stop: stop)  # type: ignore[misc]
            assert stop or found == PathMatcher(names).find(word, most=3)


def test_however_many_letters_are_typed_each_line_is_looked_at_once() -> None:
    lines = path_matcher.PathLines(
        [f"session/view{number}/model.py" for number in range(5000)] + ["snow/vim"]
    )
    looked = 0

    def counted(wanted: str) -> path_matcher.Match:
        match = lines.in_order(wanted)

        def count(begin: int, end: int) -> int:
            nonlocal looked
            place = match(begin, end)
            looked += (lines.span(lines.line_at(place))[1] if place >= 0 else end) - begin
            return place

        return count

    scan = path_matcher.PathScan(lines, counted)
    for end in range(1, 6):
        assert len(scan.find("sevimo"[:end], lambda: False)) == path_matcher._ENOUGH
    assert scan.find("sevimow", lambda: False) == []
    kept = 7 * path_matcher._ENOUGH * len("session/view4999/model.py\n")
    assert len(lines.text) <= looked <= len(lines.text) + kept
    before = looked
    assert scan.find("sevim", lambda: False)
    assert looked == before, "a letter that is taken back costs nothing"


def test_the_lines_are_those_that_hold_it() -> None:
    many = PathMatcher(f"folder{number % 7}/file{number}.py" for number in range(2000))
    found = many.find("file77", most=5000)
    assert set(found) >= {path for path in many.paths if "file77" in path}
    assert found[0] == "folder0/file77.py"
