"""How editors are started with a file and a place in it."""

import pytest

from claude_desk.workspace.editors import EDITORS, OWN, FilePlace, command_for, installed, is_command


def everywhere(program: str) -> str | None:
    return f"/usr/bin/{program}"


PLACE = FilePlace("/p/a b.py", 12, 5)


@pytest.mark.parametrize(
    ("editor", "words"),
    [
        ("code", ["code", "--goto", "/p/a b.py:12:5"]),
        ("zed", ["zed", "/p/a b.py:12:5"]),
        ("idea", ["idea", "--line", "12", "--column", "5", "/p/a b.py"]),
        ("kate", ["kate", "--line", "12", "--column", "5", "/p/a b.py"]),
        ("gnome-text-editor", ["gnome-text-editor", "+12:5", "/p/a b.py"]),
        ("emacsclient", ["emacsclient", "--no-wait", "--alternate-editor=emacs", "+12:5", "/p/a b.py"]),
        ("nvim", ["xdg-terminal-exec", "/usr/bin/nvim", "+12", "/p/a b.py"]),
    ],
)
def test_each_has_its_way(editor: str, words: list[str]) -> None:
    assert command_for(editor, "", PLACE, everywhere) == [f"/usr/bin/{words[0]}", *words[1:]]


@pytest.mark.parametrize("editor", [each.id for each in EDITORS])
def test_without_a_line_there_is_the_file_alone(editor: str) -> None:
    words = command_for(editor, "", FilePlace("/p/a"), everywhere)
    assert words is not None and words[-1] == "/p/a"
    assert not any(word.startswith("+") or word in ("--line", "--column") for word in words)


@pytest.mark.parametrize("path", ["-rf", "--goto", "a.py", ""])
def test_what_is_no_absolute_path_starts_nothing(path: str) -> None:
    assert all(command_for(each.id, "", FilePlace(path), everywhere) is None for each in EDITORS)
    assert command_for(OWN, "vi {file}", FilePlace(path), everywhere) is None


def test_what_is_not_installed_starts_nothing() -> None:
    assert command_for("code", "", PLACE, lambda name: None) is None
    assert command_for("unknown", "", PLACE, everywhere) is None
    assert command_for("code", "", PLACE, lambda name: f"./{name}") is None, "of the project's folder"
    assert command_for(OWN, "./edit", PLACE, lambda name: name) is None
    only = {"code", "nvim"}
    assert [each.id for each in installed(lambda name: "/x" if name in only else None)] == ["code"]
    only.add("xterm")
    assert [each.id for each in installed(lambda name: "/x" if name in only else None)] == ["code", "nvim"]


@pytest.mark.parametrize(
    ("own", "words"),
    [
        ("vi", ["vi", "/p/a b.py"]),
        ("vi +{line} {file}", ["vi", "+12", "/p/a b.py"]),
        ("'my editor' -n '{file}:{line}:{column}'", ["my editor", "-n", "/p/a b.py:12:5"]),
        ("e {line}", ["e", "12", "/p/a b.py"]),
    ],
)
def test_a_command_of_ones_own(own: str, words: list[str]) -> None:
    assert command_for(OWN, own, PLACE, everywhere) == [f"/usr/bin/{words[0]}", *words[1:]]


def test_what_is_filled_in_is_not_looked_at_again() -> None:
    place = FilePlace("/p/{line}{column}.py", 3)
    assert command_for(OWN, "e {file} {line}", place, everywhere) == [
        "/usr/bin/e", "/p/{line}{column}.py", "3",
    ]  # fmt: skip


@pytest.mark.parametrize("own", ["", "  ", "vi 'open"])
def test_what_is_no_command(own: str) -> None:
    assert command_for(OWN, own, PLACE, everywhere) is None and not is_command(own)
