"""Where we keep things."""

import stat
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths

from claude_desk.workspace.places import Places, default_places


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_places_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    places = Places.under(tmp_path / "a" / "b")
    folders = [places.config, places.data, places.cache, places.state]
    assert len(set(folders)) == 4
    assert [mode(folder) for folder in folders] == [0o700] * 4


def test_a_place_that_others_could_read_is_closed(tmp_path: Path) -> None:
    (tmp_path / "config").mkdir(mode=0o755)
    assert mode(Places.under(tmp_path).config) == 0o700


def test_what_is_there_stays(tmp_path: Path) -> None:
    (Places.under(tmp_path).config / "settings.json").write_text("{}")
    assert (Places.under(tmp_path).config / "settings.json").read_text() == "{}"


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
