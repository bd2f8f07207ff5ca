"""The bytes that messages carry, kept as files named by their hash."""

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

_MOST_BYTES = 512 << 20  # of one attachment

_hashes: WeakKeyDictionary[Attachment, str] = WeakKeyDictionary()


class AttachmentFiles:
    """Those of one draft and its queue, in the folder `path`. May be used from any thread."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def part_of(self, attachment: Attachment, most: int) -> StoredAttachment:
        """What names the attachment in a file of ours, once its bytes are on disk. Without `blob` where they
        are more than `most`, or there are none. OSError where they cannot be written."""
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
        """None where its bytes are not there, or are others."""
        data = b""
        if part.blob.isalnum():
            with contextlib.suppress(OSError, ValueError):
                data = read_whole(self.path / part.blob, _MOST_BYTES)
        if data and hashlib.sha256(data).hexdigest() == part.blob:
            text = data.decode("ascii", "replace")
            return Attachment(part.name, part.media_type, text, part.path, part.size)
        return Attachment(part.name, part.media_type, "", part.path, part.size) if part.path else None

    def sweep(self, names: Set[str], held: Set[str]) -> None:
        """Remove what is named neither in `names` nor in `held`, which may grow meanwhile. Nothing goes where
        a link leads: others may keep files there."""
        if self.path.is_dir() and not self.path.is_symlink():
            for blob in self.path.iterdir():
                if blob.name not in names and blob.name not in held:
                    with contextlib.suppress(OSError):  # what it belongs to was kept all the same
                        blob.unlink()

    def remove(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)


def name_of(attachment: Attachment) -> str:
    """The name of the file that holds its bytes."""
    found = _hashes.get(attachment)
    if found is None:
        found = _hashes[attachment] = hashlib.sha256(attachment.data.encode("ascii", "replace")).hexdigest()
    return found
