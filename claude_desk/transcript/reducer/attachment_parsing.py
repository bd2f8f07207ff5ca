"""Reads pictures and documents in messages and results as attachments (protocol/README.md 8.2, 12.2)."""

import base64
from collections.abc import Mapping, Sequence
from typing import Any

from claude_desk.protocol.wire.content_blocks import ContentBlock, DocumentBlock, ImageBlock
from claude_desk.transcript.attachments import Attachment

_ENDINGS = {
    "image/png": "png",
    "image/jpeg": "jpg",
    "image/gif": "gif",
    "image/webp": "webp",
    "application/pdf": "pdf",
    "text/plain": "txt",
}
_TITLE_LENGTH = 300


def carried_by(content: str | Sequence[ContentBlock] | None) -> list[Attachment]:
    """Return the pictures and documents in a message or a result. For a URL, the attachment has only a name,
    because nothing is fetched."""
    found: list[Attachment] = []
    for block in content if not isinstance(content, str) and content is not None else ():
        if isinstance(block, ImageBlock):
            found.append(_attachment(block.source, "Image", "", len(found)))
        elif isinstance(block, DocumentBlock):
            found.append(_attachment(block.source, "Document", block.title or "", len(found)))
    return found


def block_of(attachment: Attachment) -> dict[str, Any]:
    """Make the content block that sends an attachment (protocol/README.md 8.2). `Attachment.data` must have
    the bytes. Anything except an image or a PDF is sent as text."""
    if attachment.is_image:
        source = {"type": "base64", "media_type": attachment.media_type, "data": attachment.data}
        return {"type": "image", "source": source}
    if attachment.media_type == "application/pdf":
        source = {"type": "base64", "media_type": attachment.media_type, "data": attachment.data}
        return {"type": "document", "source": source, "title": attachment.name}
    text = base64.b64decode(attachment.data).decode("utf-8", "replace")
    source = {"type": "text", "media_type": "text/plain", "data": text}
    return {"type": "document", "source": source, "title": attachment.name}


def is_carried(block: ContentBlock) -> bool:
    return isinstance(block, ImageBlock | DocumentBlock)


def carried_by_structured(structured: Any) -> list[Attachment]:
    """Return the picture or the PDF in the structured result of Read; [] if there is no such file."""
    file = structured.get("file") if isinstance(structured, dict) else None
    if not isinstance(file, dict) or structured.get("type") not in ("image", "pdf"):
        return []
    data, kind = file.get("base64"), file.get("type")
    if not isinstance(data, str) or not data:
        return []
    pdf = structured.get("type") == "pdf"
    media_type = "application/pdf" if pdf else kind if isinstance(kind, str) else "image/png"
    return [
        Attachment(_name("Document" if pdf else "Image", media_type, 0), media_type, data, size=_size(data))
    ]


def _attachment(source: Mapping[str, Any], noun: str, title: str, number: int) -> Attachment:
    media_type = _text(source.get("media_type"))
    name = " ".join(title.split())[:_TITLE_LENGTH] or _name(noun, media_type, number)
    data = _text(source.get("data"))
    match source.get("type"):
        case "base64":
            return Attachment(name, media_type, data, size=_size(data))
        case "text":
            raw = data.encode("utf-8", "replace")
            return Attachment(name, media_type or "text/plain", base64.b64encode(raw).decode(), size=len(raw))
        case "url":
            return Attachment(title or _text(source.get("url"))[:_TITLE_LENGTH] or name)
    return Attachment(name, media_type)


def _name(noun: str, media_type: str, number: int) -> str:
    ending = _ENDINGS.get(media_type)
    counted = f"{noun} {number + 1}" if number else noun
    return f"{counted}.{ending}" if ending else counted


def _size(data: str) -> int:
    """Return the number of bytes that a base64 text encodes."""
    return max(0, len(data) * 3 // 4 - (data.endswith("=") + data.endswith("==")))


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
