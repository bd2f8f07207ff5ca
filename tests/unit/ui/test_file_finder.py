"""The child that finds files: it answers, it sees what is new, and it ends."""

import os
from pathlib import Path

import psutil
import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from claude_desk.ui.composer.completion import Completion
from claude_desk.ui.composer.file_finder import FileFinder
from tests.child_processes import children_with


def children() -> list[psutil.Process]:
    """Those that run."""
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
