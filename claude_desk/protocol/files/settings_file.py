"""The program's settings file: bytes to a model and back."""

import json
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationError

from claude_desk.protocol.files.appearance import Appearance, fitting_scale, fitting_width
from claude_desk.protocol.files.file_model import FileModel
from claude_desk.protocol.wire.characters import mend_surrogates

SessionsBy = Literal["time", "folder"]
Theme = Literal["system", "light", "dark"]
SendKey = Literal["enter", "ctrl-enter"]
SendTime = Literal["step", "turn"]
# `bypassPermissions` is no default: the user is asked for it each time.
# "" is what the user's own settings of Claude Code say.
DefaultMode = Literal["", "default", "acceptEdits", "plan", "dontAsk", "auto"]

MOST_FOLDERS = 20
MOST_HIDDEN = 1_000
MOST_FOLDED = 500


def fitting_minutes(value: int) -> int:
    """Return the minutes, at most a day; 0 for never."""
    return min(max(value, 0), 24 * 60)


def fitting_seconds(value: int) -> int:
    """Return the seconds, at most an hour."""
    return min(max(value, 0), 3600)


def fitting_days(value: int) -> int:
    """Return the days, at least one, at most ten years."""
    return min(max(value, 1), 3650)


def fitting_megabytes(value: int) -> int:
    """Return the megabytes, from 10 to a million."""
    return min(max(value, 10), 1_000_000)


def fitting_files(value: int) -> int:
    """Return the number of files, from a hundred to ten million."""
    return min(max(value, 100), 10_000_000)


def fitting_folders(value: list[str]) -> list[str]:
    """Return the folders, each once, the newest first, at most MOST_FOLDERS."""
    return list(dict.fromkeys(value))[:MOST_FOLDERS]


def fitting_hidden(value: list[str]) -> list[str]:
    """Return the folders, each once, the newest first, at most MOST_HIDDEN."""
    return list(dict.fromkeys(value))[:MOST_HIDDEN]


def fitting_folded(value: list[str]) -> list[str]:
    """Return the sections, each once, the last folded first, at most MOST_FOLDED."""
    return list(dict.fromkeys(value))[:MOST_FOLDED]


_USUAL = Appearance()  # the defaults of what the first frame needs


class SettingsFile(FileModel):
    """Every setting, its default and its bounds."""

    theme: Theme = "system"
    text_scale: Annotated[float, AfterValidator(fitting_scale)] = _USUAL.text_scale
    language: str = ""  # its code (`de`, `pt_BR`); "" for the system's
    cli: str = ""
    mode: DefaultMode = ""  # of a new session
    model: str = ""  # of a new session; "" leaves it to the CLI
    send_key: SendKey = "enter"
    send_time: SendTime = "step"  # of a message sent while a turn runs: after its current step, or its end
    editor: str = ""  # for files that a row names (`workspace/editors.py`); "" for the desktop's program
    editor_command: str = ""  # the user's own
    # Desktop notifications while the session is not in front: which kinds (`NotificationKind`), the least
    # seconds of a finished turn, and whether the notification hides what it is about.
    notify_request: bool = True
    notify_done: bool = True
    notify_failed: bool = True
    notify_limit: bool = True
    notify_seconds: Annotated[int, AfterValidator(fitting_seconds)] = 30
    notify_hidden: bool = False
    follow: bool = True  # whether the view follows the newest text
    formulas: bool = True  # whether formulas in Claude's text are drawn
    animations: bool = True  # off: nothing on the screen moves by itself
    sounds: bool = False
    sidebar_width: Annotated[int, AfterValidator(fitting_width)] = _USUAL.sidebar_width
    sidebar: bool = _USUAL.sidebar  # whether the list of sessions is shown if there is room
    sessions_by: SessionsBy = "time"  # how that list is grouped
    # Folded sections of that list: the id of a group, or the path of a folder.
    folded_sections: Annotated[list[str], AfterValidator(fitting_folded)] = Field(default_factory=list)
    rest_minutes: Annotated[int, AfterValidator(fitting_minutes)] = (
        0  # after so long an idle child is ended; 0: never
    )
    allow_chord: bool = False  # whether Ctrl+Alt+Enter allows a request
    reopen: bool = True  # whether the open sessions are opened again at the next start
    # Snapshots: how long they are kept, how much of a folder's store, and the largest folder that gets any.
    snapshot_days: Annotated[int, AfterValidator(fitting_days)] = 30
    snapshot_store_megabytes: Annotated[int, AfterValidator(fitting_megabytes)] = 1_000
    snapshot_folder_files: Annotated[int, AfterValidator(fitting_files)] = 200_000
    snapshot_folder_megabytes: Annotated[int, AfterValidator(fitting_megabytes)] = 4_000
    worktree_folder: str = ""  # where new worktrees are made; "" for the folder that the repository is in
    recent_folders: Annotated[list[str], AfterValidator(fitting_folders)] = Field(default_factory=list)
    # Folders that the user removed from the list: they are not offered until they are opened again.
    hidden_folders: Annotated[list[str], AfterValidator(fitting_hidden)] = Field(default_factory=list)


def read_settings(data: bytes) -> SettingsFile | None:
    """Return the settings; None if the file is damaged. A value of a wrong type becomes its default."""
    try:
        return SettingsFile.model_validate_json(data)
    except ValidationError:
        return None


def write_settings(settings: SettingsFile) -> bytes:
    """Return the bytes of the whole file: JSON that a human can read and edit."""
    value = mend_surrogates(settings.model_dump())
    return (json.dumps(value, indent=2, ensure_ascii=False) + "\n").encode("utf-8")
