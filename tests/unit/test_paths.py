"""The folders in which the program keeps its files."""

import errno
import json
import os
import stat
import tempfile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

from claude_desk import paths
from claude_desk.paths import AppPaths, default_places, sessions_folder, some_places
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_places_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    places = AppPaths.under(tmp_path / "a" / "b")
    folders = [places.config, places.data, places.cache, places.state]
    assert len(set(folders)) == 4
    assert [mode(folder) for folder in folders] == [0o700] * 4


def test_a_place_that_others_could_read_is_closed(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir(mode=0o755)
    assert mode(AppPaths.under(tmp_path).config) == 0o700


def test_what_is_there_stays(tmp_path: Path) -> None:
    (AppPaths.under(tmp_path).config / "settings.json").write_text("{}")
    assert (AppPaths.under(tmp_path).config / "settings.json").read_text() == "{}"


def test_the_default_places_are_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / name))
    monkeypatch.setenv("HOME", str(tmp_path))
    before = qapp.applicationName()
    qapp.setApplicationName("claude-desk-test")
    QStandardPaths.setTestModeEnabled(False)
    try:
        places = default_places()
    finally:
        qapp.setApplicationName(before)
    for folder in (places.config, places.data, places.cache, places.state):
        assert folder.is_relative_to(tmp_path)
        assert "claude-desk-test" in folder.parts
        assert mode(folder) == 0o700


@pytest.fixture
def located(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """The folders as the system names them."""
    found = {name: tmp_path / "home" / name for name in ("config", "data", "cache", "state")}
    monkeypatch.setattr(paths, "_located", lambda: dict(found))
    return found


def unwritable(monkeypatch: pytest.MonkeyPatch, *folders: Path, number: int = errno.EROFS) -> None:
    """Make it impossible to create a file in these folders."""
    made = tempfile.TemporaryFile

    def make(*more: Any, **named: Any) -> Any:
        if Path(named["dir"]) in folders:
            raise OSError(number, os.strerror(number))
        return made(*more, **named)

    monkeypatch.setattr(tempfile, "TemporaryFile", make)


def test_what_was_open_is_kept_where_the_state_cannot_be(
    located: dict[str, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The state folder is replaced by a folder that begins with a copy of the windows' files. Later starts do
    not copy these files again."""
    windows = located["state"] / "windows"
    windows.mkdir(parents=True)
    (windows / "a.json").write_text("was open")
    unwritable(monkeypatch, located["state"])
    with some_places() as places:
        assert places.state.is_relative_to(located["data"])
        assert (places.state / "windows" / "a.json").read_text() == "was open"
        assert places.lost == ()
        (places.state / "windows" / "a.json").unlink()
    assert f"nothing is kept in {located['state']}" in capsys.readouterr().err
    with some_places() as places:
        assert list((places.state / "windows").iterdir()) == []


def test_a_full_disk_is_no_reason_to_move(located: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    located["state"].mkdir(parents=True)
    unwritable(monkeypatch, located["state"], number=errno.ENOSPC)
    with some_places() as places:
        assert places.state == located["state"]


def test_a_state_that_cannot_be_made_is_kept_among_the_data(located: dict[str, Path]) -> None:
    located["state"].parent.mkdir(parents=True)
    located["state"].write_text("a file is in the way")
    with some_places() as places:
        assert places.state == located["data"] / "state"


def test_without_any_room_there_are_places_all_the_same(
    located: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing can be stored. The window opens, and the program reports that."""

    def none(*more: Any, **named: Any) -> Any:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    located["cache"].parent.mkdir(parents=True)
    located["cache"].write_text("a file is in the way")
    monkeypatch.setattr(tempfile, "TemporaryDirectory", none)
    with some_places() as places:
        assert places.cache == located["cache"]
        assert located["cache"] in [folder for folder, _ in places.lost]


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        ('{"env": {"CLAUDE_CONFIG_DIR": "/elsewhere"}}', "/elsewhere"),
        ('{"env": {"CLAUDE_CONFIG_DIR": ""}}', ""),
        ('{"env": {"CLAUDE_CONFIG_DIR": "relative"}}', ""),
        ('{"env": {"CLAUDE_CONFIG_DIR": 7}}', ""),
        ('{"env": []}', ""),
        ("[]", ""),
        ("{", ""),
        ("[" * 100_000, ""),
        (" " * 2_000_000 + '{"env": {"CLAUDE_CONFIG_DIR": "/elsewhere"}}', ""),
    ],
)
def test_where_sessions_are_by_the_settings_of_the_person(tmp_path: Path, settings: str, named: str) -> None:
    (tmp_path / "settings.json").write_text(settings)
    assert sessions_folder(tmp_path) == (Path(named) if named else tmp_path)


def test_settings_that_are_no_file_name_no_folder(tmp_path: Path) -> None:
    assert sessions_folder(tmp_path) == tmp_path
    os.mkfifo(tmp_path / "settings.json")
    assert sessions_folder(tmp_path) == tmp_path


def test_the_sessions_of_a_profile_are_where_its_settings_say(tmp_path: Path) -> None:
    (tmp_path / "home" / ".claude").mkdir(parents=True)
    settings = {"env": {"CLAUDE_CONFIG_DIR": str(tmp_path / "moved")}}
    (tmp_path / "home" / ".claude" / "settings.json").write_text(json.dumps(settings))
    profiles = Profiles(AppPaths.under(tmp_path / "ours"), {"HOME": str(tmp_path / "home")})
    assert profiles.folder_of(DEFAULT) == tmp_path / "home" / ".claude", "what the CLI is started with"
    assert profiles.sessions_of(DEFAULT) == tmp_path / "moved"
    assert profiles.of_file(tmp_path / "moved" / "projects" / "x" / "s.jsonl") == DEFAULT
