"""Attachments of messages on disk: one file for each, named by the hash of its bytes."""

import contextlib
import hashlib
import shutil
from collections.abc import Set
from pathlib import Path
from weakref import WeakKeyDictionary

from claude_desk.protocol.files.draft_file import StoredAttachment
from claude_desk.system.files import read_all
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.atomic_files import write_atomic

_MOST_BYTES = 512 << 20  # bytes of one attachment's file

_hashes: WeakKeyDictionary[Attachment, str] = WeakKeyDictionary()


class AttachmentFiles:
    """The attachments of one draft and its queue, in the folder `path`. Use it from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def part_of(self, attachment: Attachment, most: int) -> StoredAttachment:
        """Write the attachment's data to a file and return the entry for a draft or queue file.

        If the attachment has no data, or more than `most` bytes, write nothing and leave `blob` empty. Raise
        OSError if the data cannot be written.
        """
        part = StoredAttachment(
            name=attachment.name,
            media_type=attachment.media_type,
            path=attachment.path,
            size=attachment.size,
        )
        if attachment.data and len(attachment.data) <= most:
            part.blob = name_of(attachment)
            file = self.path / part.blob
            if not file.exists():
                self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
                write_atomic(file, attachment.data.encode("ascii", "replace"))
        return part

    def read(self, part: StoredAttachment) -> Attachment | None:
        """Return the attachment. If its data is missing or does not match the hash, return the attachment
        without data. Return None if the attachment has no path either."""
        data = b""
        if part.blob.isalnum():
            with contextlib.suppress(OSError, ValueError):
                data = read_all(self.path / part.blob, _MOST_BYTES)
        if data and hashlib.sha256(data).hexdigest() == part.blob:
            text = data.decode("ascii", "replace")
            return Attachment(part.name, part.media_type, text, part.path, part.size)
        return Attachment(part.name, part.media_type, "", part.path, part.size) if part.path else None

    def sweep(self, names: Set[str], held: Set[str]) -> None:
        """Remove the files whose names are in neither set. Another thread may add names to `held` meanwhile.

        If the folder is a symbolic link, remove nothing: its target may contain files of other programs.
        """
        if self.path.is_dir() and not self.path.is_symlink():
            for blob in self.path.iterdir():
                if blob.name not in names and blob.name not in held:
                    with contextlib.suppress(OSError):  # the next sweep tries again
                        blob.unlink()

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


def name_of(attachment: Attachment) -> str:
    """Return the name of the file that holds the attachment's bytes: their SHA-256 in hex."""
    found = _hashes.get(attachment)
    if found is None:
        found = _hashes[attachment] = hashlib.sha256(attachment.data.encode("ascii", "replace")).hexdigest()
    return found
