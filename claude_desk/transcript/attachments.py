"""Pictures and files in a message or in a tool's result."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Attachment:
    """A picture or a file. Its bytes are in `data` (base64, as on the wire) or in the file `path`.

    `data` and `path` may both be "". Without `folder`, set `path` only to a file that the user chose, because
    the program opens it: Claude and tools must not be able to name this file. With `folder`, the file is
    opened only if it is inside this folder after all links have been followed.
    """

    name: str
    media_type: str = ""  # `image/png`; "" if unknown
    data: str = ""
    path: str = ""
    size: int = 0  # bytes, 0 if unknown
    folder: str = ""  # the real path of the folder that must contain the file `path`; "" for any folder

    @property
    def is_image(self) -> bool:
        return self.media_type.startswith("image/")


def picture_format(head: bytes) -> str:
    """Return Qt's name of the picture format that begins with these bytes; "" for any other format.

    SVG is not shown, because an SVG picture can refer to other files.
    """
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "png"
    if head.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if head.startswith((b"GIF87a", b"GIF89a")):
        return "gif"
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    # A text may also begin with "BM", but a text does not have the four zero bytes that BMP reserves.
    return "bmp" if head[:2] == b"BM" and head[6:10] == b"\0\0\0\0" else ""
