"""Pictures and files that a message or a tool's result carries."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Attachment:
    """Its bytes are in `data` (base64, as the wire has them) or in the file `path`; both may be "".

    A `path` is a file that the person chose, and is opened as such: one that Claude or a tool names is never
    put here.
    """

    name: str
    media_type: str = ""  # `image/png`; "" where it is not known
    data: str = ""
    path: str = ""
    size: int = 0  # bytes, 0 where it is not known

    @property
    def is_image(self) -> bool:
        return self.media_type.startswith("image/")


def picture_format(head: bytes) -> str:
    """Qt's name of the format that the first bytes tell; "" for what is not shown (SVG names other files)."""
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if head.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if head.startswith((b"GIF87a", b"GIF89a")):
        return "gif"
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    # The two letters alone begin many a text: the four bytes kept empty by the format do not.
    return "bmp" if head[:2] == b"BM" and head[6:10] == b"\0\0\0\0" else ""
