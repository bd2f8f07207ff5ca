"""The child that finds files: it answers, it notices new files, and it ends."""

import os
from pathlib import Path
from types import SimpleNamespace

import psutil
import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.library.mentions import file_server
from claude_desk.ui.composer import file_finder
from claude_desk.ui.composer.completion import Completion
from claude_desk.ui.composer.file_finder import FileFinder
from tests.child_processes import children_with
from tests.live_session import LiveSession


def children() -> list[psutil.Process]:
    """Return the running children that find files."""
    return children_with("mentions")


def test_it_finds_and_ends(qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "view model.py").touch()
    finder = FileFinder()
    finder.set_folder(str(tmp_path))
    assert children() == []
    with qtbot.waitSignal(finder.found) as told:
        finder.find("vimo")
    assert told.args == [["src/view model.py"]]
    (tmp_path / "src" / "view model.py").unlink()
    with qtbot.waitSignal(finder.found) as told:
        finder.find("vimo")
    assert told.args == [[]], "what is gone is not offered"
    (child,) = children()
    finder.close()
    assert not child.is_running() or child.status() == psutil.STATUS_ZOMBIE


def test_git_does_not_list_a_folder_that_is_not_trusted(
    qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, programs = tmp_path / "folder", tmp_path / "programs"
    for each in (folder / ".git", programs):
        each.mkdir(parents=True)
    (folder / "alpha").touch()
    git = programs / "git"
    git.write_text(f"#!/bin/sh\ntouch {tmp_path}/ran\nexit 1\n")
    git.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs), prepend=os.pathsep)
    finder = FileFinder()
    finder.set_folder(str(folder))
    for by_git in (False, True):
        with qtbot.waitSignal(finder.found) as told:
            finder.find("al", by_git)
        assert told.args == [["alpha"]]
        assert (tmp_path / "ran").exists() is by_git
    assert len(children()) == 1
    finder.close()


def test_only_the_newest_question_is_answered(qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path) -> None:
    for name in ("alpha", "beta"):
        (tmp_path / name).touch()
    finder = FileFinder()
    finder.set_folder(str(tmp_path))
    answers: list[list[str]] = []
    finder.found.connect(answers.append)
    finder.find("al")
    finder.find("be")
    qtbot.waitUntil(lambda: bool(answers))
    assert answers == [["beta"]]
    finder.close()


def test_a_child_that_is_gone_is_started_again(qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "alpha").touch()
    finder = FileFinder()
    finder.set_folder(str(tmp_path))
    with qtbot.waitSignal(finder.found):
        finder.find("al")
    (child,) = children()
    child.kill()
    qtbot.waitUntil(lambda: children() == [])
    with qtbot.waitSignal(finder.found) as told:
        finder.find("al")
    assert told.args == [["alpha"]]
    finder.close()


def test_what_is_taken_before_its_list_comes_is_of_that_list(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    completion = Completion()
    finder = completion.findChild(FileFinder)
    assert finder is not None
    monkeypatch.setattr(finder, "find", lambda query, by_git: setattr(finder, "_open", query))
    taken: list[tuple[int, str]] = []
    completion.accepted.connect(lambda length, text: taken.append((length, text)))

    def answer(*paths: str) -> None:
        monkeypatch.setattr(finder, "_open", None)
        finder.found.emit(list(paths))

    completion.update("@n", True)
    answer("notes.txt")
    completion.update("@ncl", True)
    assert completion.accept(False)
    assert taken == []
    answer("src/client.py")
    assert taken == [(4, "@src/client.py ")]
    assert not completion.property("open")
    completion.close()


def test_the_folders_that_do_not_answer_are_told_before_what_is_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "a.txt").touch()
    server = file_server.FileServer(tmp_path, by_git=False)
    lines: list[str] = []
    monkeypatch.setattr(file_server, "silent_below", lambda folder: {"mnt/a", "odd\tname\n"})
    monkeypatch.setattr(server, "_say", lines.append)
    events = SimpleNamespace(put=lambda found: lines.append(type(found).__name__))
    monkeypatch.setattr(server, "_events", events)
    server._make()
    assert lines == ["0 \n", "0 silent mnt/a\todd\ufffdname\ufffd\n", "PathMatcher"]


def test_the_child_tells_of_folders_that_do_not_answer_whatever_comes_with_it(
    qapp: QGuiApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The line about silent folders counts, also if it arrives in the same read as the answer."""
    program = tmp_path / "child.py"
    program.write_text(
        "import sys\n"
        "number = sys.stdin.readline().partition(' ')[0]\n"
        "sys.stdout.write(f'0 \\n0 silent mnt/a\\tmnt/b\\n{number} x.txt\\n'); sys.stdout.flush()\n"
        "sys.stdin.read()\n"
    )
    monkeypatch.setattr(file_finder, "_CALL", f"exec(open({str(program)!r}).read())")
    finder = FileFinder()
    finder.set_folder(str(tmp_path))
    told: list[object] = []
    finder.silentBelow.connect(told.append)
    with qtbot.waitSignal(finder.found, timeout=60_000) as found:
        finder.find("x")
    assert found.args == [["x.txt"]] and told == [["mnt/a", "mnt/b"]]
    finder.close()


def test_a_list_says_which_folders_it_leaves_out(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    completion = Completion()
    finder = completion.findChild(FileFinder)
    assert finder is not None
    monkeypatch.setattr(finder, "find", lambda query, by_git: None)
    completion.update("@n", True)
    finder.silentBelow.emit(["mnt/archive"])
    finder.found.emit(["notes.txt"])
    assert completion.property("note") == "mnt/archive does not answer and is left out"
    assert completion.accept(False)
    assert completion.property("note") == "", "it belongs to the list"
    completion.update("@zzz", True)
    finder.found.emit([])
    assert completion.property("open") and completion.property("spoken") == completion.property("note") != ""
    completion.move(1)
    assert not completion.accept(False), "there is nothing to take: the key is the message's"
    finder.silentBelow.emit(["a", "nothing\u202e: b"])
    assert completion.property("note") == "2 folders do not answer and are left out"
    finder.silentBelow.emit(["nothing\u202e: b"])
    assert completion.property("note").startswith("“nothing⟨U+202E⟩: b”")
    completion.attach(LiveSession())
    assert completion.property("note") == "", "it was said of another folder"
    completion.update("@zzz", True)
    finder.silentBelow.emit(["a"])
    assert completion.property("note") != ""
    finder.silentBelow.emit([])
    finder.found.emit([])
    assert not completion.property("open") and completion.property("note") == ""
    completion.close()
