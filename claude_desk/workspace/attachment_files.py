"""Attachments of messages, kept as files that are named by the hash of their bytes."""

import contextlib
import hashlib
import shutil
from collections.abc import Set
from pathlib import Path
from weakref import WeakKeyDictionary

from claude_desk.protocol.files.draft_file import StoredAttachment
from claude_desk.system.files import read_whole
from claude_desk.transcript.attachments import Attachment
from claude_desk.workspace.atomic_files import write_atomic

_MOST_BYTES = 512 << 20  # bytes of one attachment

_hashes: WeakKeyDictionary[Attachment, str] = WeakKeyDictionary()


class AttachmentFiles:
    """The attachments of one draft and its queue, in the folder `path`. Use it from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def part_of(self, attachment: Attachment, most: int) -> StoredAttachment:
        """Write the attachment's bytes to disk and return the entry that names them in a draft or queue file.

        The entry has no `blob` if the attachment has no bytes or more than `most` bytes. Raise OSError if the
        bytes cannot be written.
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
        """Return the attachment. If its bytes are missing or do not match their hash, return it without data,
        or return None if the attachment has no path either."""
        data = b""
        if part.blob.isalnum():
            with contextlib.suppress(OSError, ValueError):
                data = read_whole(self.path / part.blob, _MOST_BYTES)
        if data and hashlib.sha256(data).hexdigest() == part.blob:
            text = data.decode("ascii", "replace")
            return Attachment(part.name, part.media_type, text, part.path, part.size)
        return Attachment(part.name, part.media_type, "", part.path, part.size) if part.path else None

    def sweep(self, names: Set[str], held: Set[str]) -> None:
        """Remove each file that is named neither in `names` nor in `held`, which may grow meanwhile. If the
        folder is a symbolic link, remove nothing: its target may contain files of other programs."""
        if self.path.is_dir() and not self.path.is_symlink():
            for blob in self.path.iterdir():
                if blob.name not in names and blob.name not in held:
                    # The draft is written even if an old file cannot be removed.
                    with contextlib.suppress(OSError):
                        blob.unlink()

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


def name_of(attachment: Attachment) -> str:
    """Return the name of the file that holds the attachment's bytes: their SHA-256 in hex."""
    found = _hashes.get(attachment)
    if found is None:
        found = _hashes[attachment] = hashlib.sha256(attachment.data.encode("ascii", "replace")).hexdigest()
    return found
