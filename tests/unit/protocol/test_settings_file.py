"""The program's settings file: the defaults, and the bounds of each value."""

import math

import pytest

from claude_desk.protocol.files import settings_file
from claude_desk.protocol.files.settings_file import SettingsFile, read_settings, write_settings


def test_what_holds_where_nothing_was_chosen() -> None:
    assert SettingsFile().model_dump() == {
        "theme": "system",
        "language": "",
        "text_scale": 1.0,
        "text_font": "",
        "code_font": "",
        "column": "usual",
        "density": "usual",
        "change_keys": True,
        "cli": "",
        "mode": "",  # the mode from the settings of Claude Code
        "model": "",
        "send_key": "enter",
        "send_time": "step",
        "notify_request": True,
        "notify_done": True,
        "notify_waiting": False,
        "notify_failed": True,
        "notify_limit": True,
        "notify_seconds": 30,
        "notify_hidden": False,
        "follow": True,
        "formulas": True,
        "pictures": True,
        "animations": True,
        "sounds": False,
        "allow_chord": False,
        "sidebar_width": 264,
        "panel_width": 384,
        "sidebar": True,
        "sessions_by": "time",
        "folded_sections": [],
        "rest_minutes": 0,
        "reopen": True,
        "snapshot_days": 30,
        "snapshot_store_megabytes": 1_000,
        "snapshot_folder_files": 200_000,
        "snapshot_folder_megabytes": 4_000,
        "editor": "",
        "editor_command": "",
        "terminal_shell": "",
        "terminal_lines": 10_000,
        "worktree_folder": "",
        "recent_folders": [],
        "hidden_folders": [],
    }


@pytest.mark.parametrize(
    ("name", "given", "taken"),
    [
        ("text_scale", 0.7, 0.7),
        ("text_scale", 0.69, 0.7),
        ("text_scale", 2.0, 2.0),
        ("text_scale", 2.01, 2.0),
        ("panel_width", 300, 300),
        ("panel_width", 299, 300),
        ("panel_width", 720, 720),
        ("panel_width", 721, 720),
        ("sidebar_width", 200, 200),
        ("sidebar_width", 199, 200),
        ("sidebar_width", 480, 480),
        ("sidebar_width", 481, 480),
        ("rest_minutes", -1, 0),
        ("rest_minutes", 0, 0),
        ("rest_minutes", 1440, 1440),
        ("rest_minutes", 1441, 1440),
    ],
)
def test_a_number_is_brought_into_its_limits(name: str, given: float, taken: float) -> None:
    assert getattr(SettingsFile(**{name: given}), name) == taken


@pytest.mark.parametrize("none", [math.nan, math.inf, -math.inf])
def test_a_scale_that_is_no_number_is_the_usual_one(none: float) -> None:
    assert settings_file.fitting_scale(none) == 1.0


@pytest.mark.parametrize(
    ("name", "most"), [("recent_folders", 20), ("hidden_folders", 1000), ("folded_sections", 500)]
)
def test_a_list_has_each_once_and_the_newest_of_them(name: str, most: int) -> None:
    given = [f"/{number}" for number in range(most + 5)]
    assert getattr(SettingsFile(**{name: [given[0], *given]}), name) == given[:most]


def test_a_file_is_for_people_to_read() -> None:
    text = write_settings(SettingsFile(recent_folders=["/Übung"])).decode()
    assert '\n  "theme": "system",\n' in text
    assert "/Übung" in text
    assert text.endswith("}\n")
    assert read_settings(text.encode()) == SettingsFile(recent_folders=["/Übung"])


@pytest.mark.parametrize("damaged", [b"", b"{", b"[]", b"\xff"])
def test_what_cannot_be_read_is_none(damaged: bytes) -> None:
    assert read_settings(damaged) is None
