"""The user's settings."""

import json
import math
import stat
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from claude_desk.paths import AppPaths
from claude_desk.protocol.files.settings_file import SettingsFile, read_settings, write_settings
from claude_desk.workspace.settings import Settings


@pytest.fixture
def places(tmp_path: Path) -> AppPaths:
    return AppPaths.under(tmp_path)


def test_without_a_file_the_defaults_hold_and_nothing_is_written(places: AppPaths) -> None:
    settings = Settings(places)
    assert (settings.kept.theme, settings.kept.text_scale, settings.cli, settings.recent_folders) == (
        "system",
        1.0,
        "",
        [],
    )
    assert list(places.config.iterdir()) == []


def test_a_change_is_told_once_and_kept(places: AppPaths, qtbot: QtBot) -> None:
    settings = Settings(places)
    with qtbot.waitSignal(settings.changed):
        settings.set("theme", "dark")
    with qtbot.waitSignal(settings.changed):
        settings.set("text_scale", 1.2)
    with qtbot.waitSignal(settings.changed):
        settings.set("cli", "node /opt/cli.js")
    with qtbot.assertNotEmitted(settings.changed):
        settings.set("theme", "dark")
    again = Settings(places)
    assert (again.kept.theme, again.kept.text_scale, again.cli) == ("dark", 1.2, "node /opt/cli.js")


def test_the_file_is_its_owners_alone_and_nothing_else_is_left(places: AppPaths) -> None:
    settings = Settings(places)
    settings.set("theme", "light")
    assert stat.S_IMODE((places.config / "settings.json").stat().st_mode) == 0o600
    assert list(places.config.iterdir()) == [places.config / "settings.json"]


def test_recent_folders_are_the_newest_twenty_each_once(places: AppPaths, qtbot: QtBot) -> None:
    settings = Settings(places)
    for number in range(25):
        settings.add_recent_folder(f"/p/{number}")
    settings.add_recent_folder("/p/10")
    assert settings.recent_folders[:2] == ["/p/10", "/p/24"]
    assert len(settings.recent_folders) == len(set(settings.recent_folders)) == 20
    with qtbot.assertNotEmitted(settings.changed):
        settings.add_recent_folder("/p/10")


def test_the_text_scale_stays_readable(places: AppPaths) -> None:
    settings = Settings(places)
    settings.set("text_scale", 5)
    assert settings.kept.text_scale == 2.0
    settings.set("text_scale", 0.1)
    assert settings.kept.text_scale == 0.7
    with pytest.raises(ValueError, match="no value for text_scale"):
        settings.set("text_scale", math.nan)
    assert settings.kept.text_scale == 0.7


def test_a_value_that_is_none_is_refused(places: AppPaths) -> None:
    settings = Settings(places)
    with pytest.raises(ValueError, match="no value for theme"):
        settings.set("theme", "blue")
    assert settings.kept.theme == "system"


def test_unknown_keys_stay_in_the_file(places: AppPaths) -> None:
    path = places.config / "settings.json"
    path.write_text('{"theme":"dark","future":{"a":[1]}}')
    Settings(places).set("text_scale", 1.5)
    written = json.loads(path.read_text())
    assert (written["theme"], written["text_scale"], written["cli"]) == ("dark", 1.5, "")
    assert written["future"] == {"a": [1]}


def test_two_windows_do_not_undo_each_others_changes(places: AppPaths) -> None:
    one, other = Settings(places), Settings(places)
    one.set("theme", "dark")
    one.add_recent_folder("/a")
    other.set("text_scale", 1.3)
    other.add_recent_folder("/b")
    found = Settings(places)
    assert (found.kept.theme, found.kept.text_scale, found.recent_folders) == ("dark", 1.3, ["/b", "/a"])


FOLDERS = ("/a", "/b", "/c")
ACTS = st.tuples(
    st.integers(0, 1),
    st.one_of(
        st.tuples(st.just("open"), st.sampled_from(FOLDERS)),
        st.tuples(st.just("hide"), st.sampled_from(FOLDERS)),
        st.tuples(st.just("theme"), st.sampled_from(["light", "dark", "system"])),
        st.tuples(st.just("restart"), st.just("")),
    ),
)


@given(st.lists(ACTS, max_size=12))
@example([(0, ("open", "/a")), (1, ("hide", "/a")), (0, ("open", "/a"))])
@example([(0, ("hide", "/a")), (1, ("open", "/a")), (0, ("hide", "/a"))])
@example([(0, ("theme", "dark")), (1, ("theme", "light")), (0, ("theme", "dark"))])
def test_what_either_window_does_last_is_in_the_file(acts: list[tuple[int, tuple[str, str]]]) -> None:
    with TemporaryDirectory() as name:
        places = AppPaths.under(Path(name))
        windows = [Settings(places), Settings(places)]
        recent: list[str] = []
        hidden: list[str] = []
        theme = "system"
        for at, (act, value) in acts:
            window = windows[at]
            match act:
                case "open":
                    window.add_recent_folder(value)
                    recent = [value, *(each for each in recent if each != value)]
                    hidden = [each for each in hidden if each != value]
                case "hide":
                    window.hide_folder(value)
                    recent = [each for each in recent if each != value]
                    hidden = [value, *(each for each in hidden if each != value)]
                case "theme":
                    window.set("theme", value)
                    theme = value
                case "restart":
                    windows[at] = Settings(places)
            found = Settings(places)
            assert (found.recent_folders, found.hidden_folders, found.kept.theme) == (recent, hidden, theme)


def test_a_value_that_the_file_has_is_not_written_again(
    places: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = Settings(places), Settings(places)
    one.set("theme", "dark")
    monkeypatch.setattr("claude_desk.workspace.settings.write_atomic", None)
    one.set("theme", "dark")
    other.set("theme", "dark")
    assert other.kept.theme == "dark"


def test_folders_that_could_not_be_saved_are_saved_with_the_next(
    places: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(places)
    settings.add_recent_folder("/a")

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("claude_desk.workspace.settings.write_atomic", full)
        settings.add_recent_folder("/b")
    settings.add_recent_folder("/c")
    assert Settings(places).recent_folders == ["/c", "/b", "/a"]


def test_folders_of_a_file_that_could_not_be_read_stay(
    places: AppPaths, monkeypatch: pytest.MonkeyPatch
) -> None:
    earlier = Settings(places)
    earlier.hide_folder("/hidden")
    earlier.hide_folder("/opened")
    earlier.add_recent_folder("/away")
    earlier.add_recent_folder("/a")

    def broken(path: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr("claude_desk.workspace.settings.read_if_there", broken)
        settings = Settings(places)
        settings.add_recent_folder("/opened")
        settings.hide_folder("/away")
    settings.set("theme", "dark")
    found = Settings(places)
    assert (found.recent_folders, found.hidden_folders) == (["/opened", "/a"], ["/away", "/hidden"])
    settings.add_recent_folder("/b")
    assert Settings(places).recent_folders == ["/b", "/opened", "/a"]


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"nonsense", b"\xff\xfe", b'{"theme":"da'])
def test_a_damaged_file_is_kept_aside(places: AppPaths, damage: bytes) -> None:
    path = places.config / "settings.json"
    path.write_bytes(damage)
    settings = Settings(places)
    assert settings.kept.theme == "system"
    assert (places.config / "settings.json.damaged").read_bytes() == damage
    assert not path.exists()
    settings.set("theme", "dark")
    assert Settings(places).kept.theme == "dark"


def test_one_wrong_value_does_not_cost_the_others(places: AppPaths) -> None:
    path = places.config / "settings.json"
    path.write_text('{"theme":5,"text_scale":"big","cli":"claude","recent_folders":["/a"]}')
    settings = Settings(places)
    assert (settings.kept.theme, settings.kept.text_scale) == ("system", 1.0)
    assert (settings.cli, settings.recent_folders) == ("claude", ["/a"])
    settings.set("theme", "light")
    assert Settings(places).kept.theme == "light"


def test_what_cannot_be_saved_is_told_and_holds(places: AppPaths, qtbot: QtBot) -> None:
    settings = Settings(places)
    (places.config / "settings.json").mkdir()  # a file cannot replace a folder
    (places.config / "settings.json" / "x").touch()
    with qtbot.waitSignal(settings.not_saved) as told:
        settings.set("theme", "dark")
    assert told.args[0]
    assert settings.kept.theme == "dark"


@pytest.mark.parametrize("value", [{}, {"cli": "half \ud83d"}, {"recent_folders": ["/é\n😀"]}])
def test_the_file_reads_back(value: dict[str, Any]) -> None:
    found = read_settings(write_settings(SettingsFile(**value)))
    assert found is not None
    assert found.cli.encode() == value.get("cli", "").replace("\ud83d", "\ufffd").encode()
    assert found.recent_folders == value.get("recent_folders", [])


def test_bypass_is_no_default(places: AppPaths) -> None:
    settings = Settings(places)
    with pytest.raises(ValueError, match="no value for mode"):
        settings.set("mode", "bypassPermissions")
    path = places.config / "settings.json"
    path.write_text('{"mode":"bypassPermissions","rest_minutes":-5}')
    assert (Settings(places).kept.mode, Settings(places).kept.rest_minutes) == ("", 0)


def test_there_is_no_other_setting(places: AppPaths) -> None:
    with pytest.raises(ValueError, match="no setting"):
        Settings(places).set("colour", "red")


def test_what_a_later_version_keeps_in_ours_is_not_lost(places: AppPaths) -> None:
    """A value that this version cannot use stays until the user chooses another value, and is reported."""
    path = places.config / "settings.json"
    path.write_text('{"v":9,"theme":"sepia","send_key":["a","b"]}')
    settings = Settings(places)
    assert settings.unused == ["send_key", "theme"]
    settings.set("text_scale", 1.3)
    written = json.loads(path.read_text())
    assert (written["v"], written["theme"], written["send_key"], written["text_scale"]) == (
        9,
        "sepia",
        ["a", "b"],
        1.3,
    )
    settings.set("theme", "dark")
    written = json.loads(path.read_text())
    assert (written["theme"], written["send_key"]) == ("dark", ["a", "b"])
    assert "wrong_fields" not in written


def test_what_could_not_be_saved_is_saved_with_the_next(
    places: AppPaths, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    settings = Settings(places)

    def full(path: Path, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("claude_desk.workspace.settings.write_atomic", full)
        settings.set("theme", "dark")
    with qtbot.waitSignal(settings.saved):
        settings.set("text_scale", 1.3)
    assert Settings(places).kept.theme == "dark"


def test_what_cannot_be_read_is_not_written_over(places: AppPaths, monkeypatch: pytest.MonkeyPatch) -> None:
    Settings(places).set("theme", "dark")

    def broken(path: Path) -> bytes:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patched:
        patched.setattr("claude_desk.workspace.settings.read_if_there", broken)
        Settings(places).set("text_scale", 1.3)
    assert Settings(places).kept.theme == "dark"
