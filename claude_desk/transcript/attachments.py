"""Pictures and files that a message or a tool's result carries."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Attachment:
    """Its bytes are in `data` (base64, as the wire has them) or in the file `path`; both may be ""."""

    name: str
    media_type: str = ""  # `image/png`; "" where it is not known
    data: str = ""
    path: str = ""
    size: int = 0  # bytes, 0 where it is not known

    @property
    def is_image(self) -> bool:
        return self.media_type.startswith("image/")
