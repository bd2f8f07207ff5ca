"""What happens before the program: the command line, the theme and text size of the first frame, signals, and
folders that cannot be made."""

import json
import logging
import os
import signal
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtGui import QGuiApplication

from claude_desk import __version__, app, paths
from claude_desk.options import Options, parse
from claude_desk.paths import AppPaths
from claude_desk.protocol.files.window_file import WindowFile, WindowGeometry
from claude_desk.startup.termination import TerminationSignals
from claude_desk.ui.window.window_engine import WindowPlacement
from claude_desk.workspace import log_file
from claude_desk.workspace.window_state import WindowState
from tests.waiting import signal_of
from tests.window_engines import SuccessiveWindow


def test_nothing_on_the_command_line() -> None:
    assert parse([]) == Options()


def test_everything_on_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path)
    words = [str(tmp_path / "link"), "--cli", "node cli.js", "--demo", "--resume", "5e55", "--model=opus"]
    words += ["--permission-mode", "plan", "--theme", "dark", "--language", "EN"]
    words += ["--profile", "Work", "--", "--add-dir", "/p", "--"]
    assert parse(words) == Options(
        directory=os.path.realpath(tmp_path),
        cli="node cli.js",
        demo=True,
        resume="5e55",
        model="opus",
        mode="plan",
        theme="dark",
        language="en",
        profile="Work",
        extra=("--add-dir", "/p", "--"),
    )
    assert parse(["--continue"]).latest


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["/nowhere/at/all"], "no such folder: '/nowhere/at/all'"),
        (["--continue", "--resume", "5e55"], "not allowed with"),
        (["--theme", "pink"], "invalid choice"),
        (["--language", "tlh"], "unknown language: 'tlh' (available: "),
        (["--unknown"], "unrecognized arguments"),
    ],
)
def test_what_makes_no_sense(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(words)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["--version"])
    assert ended.value.code == 0
    assert __version__ in capsys.readouterr().out


# --- the look of the first frame ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kept", "theme", "looks"),
    [
        (json.dumps({"theme": "dark", "text_scale": 1.3}), "", ("dark", 1.3)),
        (json.dumps({"theme": "dark", "text_scale": 9}), "light", ("light", 2.0)),
        ("{", "", ("system", 1.0)),
        ("[" * 100_000, "", ("system", 1.0)),
        (None, "", ("system", 1.0)),
    ],
)
def test_the_first_frame_is_dressed_as_the_settings_say(
    kept: str | None,
    theme: str,
    looks: tuple[str, float],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: QGuiApplication,
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    if kept is not None:
        (tmp_path / "settings.json").write_text(kept)
    screen = SuccessiveWindow()
    app._dress(screen, Options(theme=theme))
    assert (screen.app.property("theme"), screen.app.property("textScale")) == looks
    screen.close()


@pytest.mark.parametrize(
    ("kept", "option", "used"),
    [('{"language": "de"}', "", "de"), ('{"language": "de"}', "en", "en"), ('{"language": 3}', "", "")],
)
def test_the_first_frame_is_in_the_language_of_the_option_then_of_the_settings(
    kept: str,
    option: str,
    used: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qapp: QGuiApplication,
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    (tmp_path / "settings.json").write_text(kept)
    screen = SuccessiveWindow()
    asked: list[str] = []
    monkeypatch.setattr(screen.language, "use", asked.append)
    app._dress(screen, Options(language=option))
    assert asked == [used]
    screen.close()


@pytest.mark.parametrize(
    ("kept", "name", "goes_on"),
    [
        ('{"profiles": [{"name": "Work"}]}', "wORK", True),
        ('{"profiles": [{"name": "Work"}]}', "Default", True),
        (None, "default", True),
        ("{", "Work", True),  # the window reports the damaged file
        ('{"profiles": [{"name": "Work"}]}', "Home", False),
        (None, "Work", False),
    ],
)
def test_a_profile_that_is_not_there_is_told_in_the_terminal(
    kept: str | None,
    name: str,
    goes_on: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    if kept is not None:
        (tmp_path / "profiles.json").write_text(kept)
    assert app._is_profile(Options(profile=name)) is goes_on
    said = capsys.readouterr().err
    assert said == "" if goes_on else f"claude-desk: no such profile: {name!r} (available: default" in said


@pytest.mark.parametrize("early", [True, False])
def test_a_window_closed_during_the_start(early: bool, qapp: QGuiApplication) -> None:
    screen = SuccessiveWindow()
    window = screen.open()
    if early:
        window.close()
    else:
        QTimer.singleShot(0, window.close)
    app._wait_for_first_frame(screen, window)
    QGuiApplication.processEvents()
    assert screen.was_closed
    screen.close()


# --- signals -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_asks_for_the_end(number: signal.Signals) -> None:
    before = signal.signal(number, signal.SIG_DFL)  # a shell may have set the signal to be ignored
    signals = TerminationSignals(begins_end=False)
    try:
        asked = signal_of(signals.asked)
        os.kill(os.getpid(), number)
        await asked
    finally:
        signals.close()
        after = signal.signal(number, before)
    assert after is signal.SIG_DFL


# --- the program's folders ---------------------------------------------------------------------------


def located(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    found = {name: tmp_path / name for name in ("config", "data", "cache", "state")}
    monkeypatch.setattr(paths, "_located", lambda: dict(found))
    return found


def test_for_a_place_that_cannot_be_made_there_is_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only the data folder is replaced: settings are kept although drafts cannot be kept."""
    usual = located(tmp_path, monkeypatch)
    usual["data"].write_text("a file is in the way")
    with paths.some_places() as found:
        assert (found.config, found.cache, found.state) == (usual["config"], usual["cache"], usual["state"])
        assert found.data.is_dir()
        assert found.data != usual["data"]
        assert found.lost == ((usual["data"], "File exists"),)
    assert not found.data.exists()
    assert "File exists" in capsys.readouterr().err


def test_a_cache_that_takes_nothing_is_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A temporary cache loses nothing, so nothing is reported."""
    usual = located(tmp_path, monkeypatch)
    make = tempfile.TemporaryFile

    def full(*, dir: Path) -> object:
        if dir == usual["cache"]:
            raise OSError(30, "Read-only file system")
        return make(dir=dir)

    monkeypatch.setattr(tempfile, "TemporaryFile", full)
    with paths.some_places() as found:
        assert found.cache != usual["cache"]
        assert (found.config, found.lost) == (usual["config"], ())


def test_without_a_log_the_program_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = AppPaths.under(tmp_path)
    (found.state / "claude-desk.log").mkdir()
    before = list(logging.getLogger("claude_desk").handlers)
    with log_file.logged(found):
        logging.getLogger("claude_desk").warning("said all the same")
    assert logging.getLogger("claude_desk").handlers == before
    said = capsys.readouterr().err
    assert "there will be no log" in said
    assert said.endswith("said all the same\n")


# --- the window's place -------------------------------------------------------------------------------


def test_the_window_comes_back_where_it_was(qapp: QGuiApplication) -> None:
    room = qapp.primaryScreen().availableGeometry()
    screen = SuccessiveWindow()
    window = screen.open(WindowPlacement(room.x() + 20, room.y() + 30, 640, 500, maximized=False))
    assert (window.x(), window.y(), window.width(), window.height()) == (
        room.x() + 20,
        room.y() + 30,
        640,
        500,
    )
    screen.close()


def test_a_place_on_a_screen_that_is_gone_is_not_taken(qapp: QGuiApplication) -> None:
    assert "x" not in WindowPlacement(30_000, 20, 640, 500, maximized=False).properties()
    assert "visibility" in WindowPlacement(0, 0, 640, 500, maximized=True).properties()


def test_the_last_windows_place_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    assert app._last_place() is None
    keeper = WindowState(tmp_path / "windows")
    keeper.adopt_last()
    keeper.end(WindowFile(place=WindowGeometry(x=5, y=6, width=700, height=600)))
    keeper.close()
    assert app._last_place() == WindowPlacement(5, 6, 700, 600, maximized=False)
