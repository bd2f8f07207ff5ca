"""The program's settings file: conversion from bytes to a model and back."""

import json
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationError

from claude_desk.protocol.files.appearance import (
    USUAL_PANEL,
    Appearance,
    fitting_panel,
    fitting_scale,
    fitting_width,
)
from claude_desk.protocol.files.file_model import FileModel
from claude_desk.protocol.wire.characters import mend_surrogates

SessionsBy = Literal["time", "folder"]
Theme = Literal["system", "light", "dark"]
SendKey = Literal["enter", "ctrl-enter"]
SendTime = Literal["step", "turn"]
Column = Literal["narrow", "usual", "wide"]
Density = Literal["compact", "usual", "roomy"]
# `bypassPermissions` is missing here, because the user must confirm it each time. An empty mode means the
# mode in the user's own settings of Claude Code.
DefaultMode = Literal["", "default", "acceptEdits", "plan", "dontAsk", "auto"]

MOST_FOLDERS = 20
MOST_HIDDEN = 1_000
MOST_FOLDED = 500


def fitting_minutes(value: int) -> int:
    """Return the nearest allowed minutes: up to a day. 0 means never."""
    return min(max(value, 0), 24 * 60)


def fitting_seconds(value: int) -> int:
    """Return the nearest allowed seconds: up to an hour."""
    return min(max(value, 0), 3600)


def fitting_days(value: int) -> int:
    """Return the nearest allowed days: from one day to ten years."""
    return min(max(value, 1), 3650)


def fitting_megabytes(value: int) -> int:
    """Return the nearest allowed megabytes: from 10 to a million."""
    return min(max(value, 10), 1_000_000)


def fitting_files(value: int) -> int:
    """Return the nearest allowed number of files: from a hundred to ten million."""
    return min(max(value, 100), 10_000_000)


def fitting_lines(value: int) -> int:
    """Return the nearest allowed number of lines of a terminal: up to a hundred thousand."""
    return min(max(value, 0), 100_000)


def fitting_folders(value: list[str]) -> list[str]:
    """Return the first MOST_FOLDERS folders, each once. The newest folder is first."""
    return list(dict.fromkeys(value))[:MOST_FOLDERS]


def fitting_hidden(value: list[str]) -> list[str]:
    """Return the first MOST_HIDDEN folders, each once. The newest folder is first."""
    return list(dict.fromkeys(value))[:MOST_HIDDEN]


def fitting_folded(value: list[str]) -> list[str]:
    """Return the first MOST_FOLDED sections, each once. The section that was folded last is first."""
    return list(dict.fromkeys(value))[:MOST_FOLDED]


_USUAL = Appearance()  # the defaults of the settings that the first frame needs


class SettingsFile(FileModel):
    """Every setting, its default and its bounds."""

    theme: Theme = "system"
    text_scale: Annotated[float, AfterValidator(fitting_scale)] = _USUAL.text_scale
    # Families of the fonts for text and code; empty for the program's fonts.
    text_font: str = ""
    code_font: str = ""
    column: Column = "usual"  # width of the conversation's text
    density: Density = "usual"  # space between rows, cards and entries of lists
    language: str = ""  # language code (`de`, `pt_BR`); empty for the system's language
    cli: str = ""
    mode: DefaultMode = ""  # permission mode of a new session
    model: str = ""  # model of a new session; empty for the CLI's default
    send_key: SendKey = "enter"
    # When Claude gets a message that is sent during a turn: after the current step, or after the turn.
    send_time: SendTime = "step"
    # Editor that opens files (`workspace/editors.py`); empty for the desktop's program.
    editor: str = ""
    editor_command: str = ""  # the user's own editor command
    # Desktop notifications while the session is not in front: the kinds (`NotificationKind`), the shortest
    # finished turn in seconds that has a notification, and whether notifications hide their subject.
    notify_request: bool = True
    notify_done: bool = True
    notify_waiting: bool = False
    notify_failed: bool = True
    notify_limit: bool = True
    notify_seconds: Annotated[int, AfterValidator(fitting_seconds)] = 30
    notify_hidden: bool = False
    follow: bool = True  # whether the view follows the newest text
    formulas: bool = True  # whether formulas in Claude's text are drawn
    pictures: bool = True  # whether the pictures of the project that Claude's text names are shown
    animations: bool = True  # if False, nothing on the screen moves by itself
    sounds: bool = False
    sidebar_width: Annotated[int, AfterValidator(fitting_width)] = _USUAL.sidebar_width
    panel_width: Annotated[int, AfterValidator(fitting_panel)] = USUAL_PANEL
    sidebar: bool = _USUAL.sidebar  # whether the list of sessions is shown, if there is room
    sessions_by: SessionsBy = "time"  # how the list of sessions is grouped
    # Folded sections of the list of sessions: the id of a group, or the path of a folder.
    folded_sections: Annotated[list[str], AfterValidator(fitting_folded)] = Field(default_factory=list)
    rest_minutes: Annotated[int, AfterValidator(fitting_minutes)] = (
        0  # minutes until an idle child is ended; 0: never
    )
    change_keys: bool = True  # whether the page of changes names its most used keys
    allow_chord: bool = False  # whether Ctrl+Alt+Enter allows a request
    reopen: bool = True  # whether a start opens the sessions that were open before
    # Snapshots: for how long they are kept, the largest size of a folder's store, and the largest folder that
    # has snapshots.
    snapshot_days: Annotated[int, AfterValidator(fitting_days)] = 30
    snapshot_store_megabytes: Annotated[int, AfterValidator(fitting_megabytes)] = 1_000
    snapshot_folder_files: Annotated[int, AfterValidator(fitting_files)] = 200_000
    snapshot_folder_megabytes: Annotated[int, AfterValidator(fitting_megabytes)] = 4_000
    # The terminal: the command line of its shell (empty for the user's own shell), and the number of lines
    # that are kept above its screen.
    terminal_shell: str = ""
    terminal_lines: Annotated[int, AfterValidator(fitting_lines)] = 10_000
    worktree_folder: str = ""  # folder for new worktrees; empty for the folder that contains the repository
    recent_folders: Annotated[list[str], AfterValidator(fitting_folders)] = Field(default_factory=list)
    # Folders that the user removed from the list of recent folders, until they are opened again.
    hidden_folders: Annotated[list[str], AfterValidator(fitting_hidden)] = Field(default_factory=list)


def read_settings(data: bytes) -> SettingsFile | None:
    """Return the settings; None if the file is damaged. A setting with a wrong type gets its default."""
    try:
        return SettingsFile.model_validate_json(data)
    except ValidationError:
        return None


def write_settings(settings: SettingsFile) -> bytes:
    """Return the file's bytes: JSON that a human can read and edit."""
    value = mend_surrogates(settings.model_dump())
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode("utf-8")
