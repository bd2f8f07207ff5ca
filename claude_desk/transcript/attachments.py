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
