"""The file of profiles: the accounts of Claude Code, and the folders in which each account is used.

The file may contain keys that the user entered. So only its owner can read it. Never put its content into a
log, an export or a command line.
"""

import json
import re
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationError

from claude_desk.protocol.files.file_model import FileModel
from claude_desk.protocol.files.settings_file import DefaultMode
from claude_desk.protocol.wire.characters import mend_surrogates

ProfileColor = Literal["blue", "green", "yellow", "orange", "red", "pink", "purple", "grey"]
COLORS: tuple[ProfileColor, ...] = ("blue", "green", "yellow", "orange", "red", "pink", "purple", "grey")

# The sources of a variable's value: this file, a command that prints the value, or the desktop's keyring. A
# variable with any other source, which a later version may have written, is not usable.
TEXT, COMMAND, KEYRING = "text", "command", "keyring"
SOURCES = (TEXT, COMMAND, KEYRING)

MOST_PROFILES = 50
MOST_VARIABLES = 200
MOST_RULES = 500
LONGEST_NAME = 40
LONGEST_VALUE = 32_768

_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
# Variables that Claude Desk sets or removes itself, and CLAUDE_CONFIG_DIR, which is a field of a profile.
_OURS = frozenset(
    {"CLAUDE_CONFIG_DIR", "CLAUDE_CODE_ENABLE_SDK_FILE_CHECKPOINTING", "CLAUDECODE", "NODE_OPTIONS", "PWD"}
)


def is_variable_name(name: str) -> bool:
    """Return whether a profile may have a variable with that name."""
    return _NAME.fullmatch(name) is not None and name not in _OURS


def _some_variables(value: list["ProfileVariable"]) -> list["ProfileVariable"]:
    return value[:MOST_VARIABLES]


class ProfileVariable(FileModel):
    """An environment variable. `value`: the value, the command that prints the value, or empty for a value in
    the keyring."""

    name: str = ""
    source: str = TEXT
    value: str = ""

    @property
    def is_usable(self) -> bool:
        """Whether name, source and value are valid in this version."""
        known = self.source in SOURCES and is_variable_name(self.name) and not self.unused
        return known and "\0" not in self.value and len(self.value) <= LONGEST_VALUE


class StoredProfile(FileModel):
    """A profile. The `id` never changes, but the name may. `folder`: the CLI's configuration folder
    (`CLAUDE_CONFIG_DIR`), a path that may begin with `~`. If `cli`, `model` or `mode` is empty, the program's
    settings apply."""

    id: str = ""
    name: str = ""
    color: ProfileColor = "blue"
    folder: str = ""
    cli: str = ""
    model: str = ""
    mode: DefaultMode | Literal[""] = ""
    variables: Annotated[list[ProfileVariable], AfterValidator(_some_variables)] = Field(default_factory=list)


class FolderRule(FileModel):
    """A rule: new sessions in `folder`, and in folders below it, use the profile with the id `profile`. If
    that is empty, they use the default profile."""

    folder: str = ""
    profile: str = ""


class ProfilesFile(FileModel):
    v: int = 1
    profiles: list[StoredProfile] = Field(default_factory=list)
    rules: list[FolderRule] = Field(default_factory=list)


def read_profiles(data: bytes) -> ProfilesFile | None:
    """Return the content of the file; None if the file is damaged."""
    try:
        file = ProfilesFile.model_validate_json(data)
    except ValidationError:
        return None
    return None if file.unused else file


def usable_profiles(file: ProfilesFile) -> list[StoredProfile]:
    """Return the usable profiles among the first 50. A usable profile has an id, a name and a folder. Of
    several with the same id, only the first is usable."""
    found: dict[str, StoredProfile] = {}
    for profile in file.profiles[:MOST_PROFILES]:
        if profile.id and profile.name and profile.folder and "\0" not in profile.folder:
            found.setdefault(profile.id, profile)
    return list(found.values())


def write_profiles(file: ProfilesFile) -> bytes:
    """Return the file's bytes: JSON that a human can read and edit."""
    return (json.dumps(mend_surrogates(file.model_dump()), indent=2, ensure_ascii=False) + "\n").encode(
        "utf-8"
    )
