"""What the file tree knows of a folder on the disk. No Qt."""

from dataclasses import dataclass
from enum import StrEnum


class TreeEntryKind(StrEnum):
    """The kinds of entries. The values are ids for QML."""

    FOLDER = "folder"
    FILE = "file"
    LINK = "link"
    OTHER = "other"  # a pipe, a socket or a device


@dataclass(frozen=True, slots=True)
class TreeEntry:
    """An entry of a folder. `target`: the target of a link, as the link has it."""

    name: bytes
    kind: TreeEntryKind
    ignored: bool = False
    target: bytes = b""

    @property
    def is_folder(self) -> bool:
        return self.kind is TreeEntryKind.FOLDER


@dataclass(frozen=True, slots=True)
class TreeFolder:
    """A folder that was read: its entries, folders first. `left_out`: how many entries are not listed.
    `stamp`: changes when entries come or go. `real`: the real path; only of the top folder."""

    entries: tuple[TreeEntry, ...]
    left_out: int = 0
    stamp: int = 0
    real: str = ""
