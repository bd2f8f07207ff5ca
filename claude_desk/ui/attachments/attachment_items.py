"""Attachments on the screen: their words, and the keys by which QML asks for their pictures.

A key is a random word for an attachment, and is valid as long as the attachment exists in memory. No key is
made from a name, a path or an address, so no text from outside can ask for a picture.
"""

from collections.abc import Sequence
from pathlib import PurePosixPath
from typing import Any
from weakref import WeakKeyDictionary, WeakValueDictionary

from PySide6.QtCore import QSize

from claude_desk.protocol.wire.characters import visible as written_out
from claude_desk.transcript.attachments import Attachment, picture_format
from claude_desk.ui import locale_format, safe_text
from claude_desk.ui.attachments.picture_reader import bytes_of, head_of, size_in
from claude_desk.ui.translation import isolate, translate

NAME_LENGTH = 300
# Greatest number of attachments of a message or call that have an item. Further attachments are counted.
MOST_SHOWN = 300
# Greatest number of attachments that `names_of` names.
_MOST_NAMED = 20

_ENDINGS = {"png": ".png", "jpeg": ".jpg", "gif": ".gif", "webp": ".webp", "bmp": ".bmp"}

_TEXT_TYPES = ("application/json", "application/xml", "application/yaml", "application/javascript")
# The greatest size of a text's preview in bytes, lines and columns; the largest text that opens, in bytes.
_PREVIEW_BYTES, _PREVIEW_LINES, _PREVIEW_COLUMNS = 4_000, 7, 60
_LARGEST_TEXT = 16 * 1024 * 1024

Item = dict[str, Any]

_ITEMS: WeakKeyDictionary[Attachment, Item] = WeakKeyDictionary()
_BY_KEY: WeakValueDictionary[str, Attachment] = WeakValueDictionary()


def items_of(attachments: Sequence[Attachment]) -> list[Item]:
    """Return the items that AttachmentFlow.qml shows for the attachments.

    An item is a map of these values. Attachments beyond `MOST_SHOWN` share one last item, which counts them.

    - `name`: one line, with hidden characters made visible
    - `key`: for `AttachmentActions`; "" if the attachment has no bytes
    - `picture`: whether the attachment is a picture
    - `mediaType`, `length` (bytes), `sizeWords` (the length as shown, like `3 KB`)
    - `wide` and `high`: size of a picture in points; 0 if the size is not known
    - `preview`: first lines of a text; "" for any other file
    """
    shown = [_in_words(_item(attachment)) for attachment in attachments[:MOST_SHOWN]]
    more = len(attachments) - len(shown)
    return [*shown, _in_words(_made(Attachment(more_words(more))))] if more > 0 else shown


def names_of(attachments: Sequence[Attachment]) -> str:
    """Return `2 attachments: a.png and b.pdf`; "" without attachments."""
    if not attachments:
        return ""
    names = [isolate(item["name"]) for item in items_of(attachments[:_MOST_NAMED])]
    if len(attachments) > _MOST_NAMED:
        names.append(more_words(len(attachments) - _MOST_NAMED))
    return translate(
        "AttachmentItems",
        "%Ln attachments: {names}",
        n=len(attachments),
        one="%Ln attachment: {names}",
        names=locale_format.enumeration(names),
    )


def more_words(count: int) -> str:
    """Return `12 more`."""
    return translate("AttachmentItems", "%Ln more", n=count, one="%Ln more")


def attachment_of(key: str) -> Attachment | None:
    """Return the attachment of a key; None if it no longer exists."""
    return _BY_KEY.get(key)


def file_name_of(attachment: Attachment) -> str:
    """Return a file name for saving the attachment.

    The name is one path component without hidden characters. If it has no suffix, a picture gets one.
    """
    given = (attachment.name or attachment.path).replace("\\", "/").rsplit("/", 1)[-1]
    name = safe_text.flat(written_out(given[-100:]), 120).strip(". ")
    ending = _ENDINGS.get(picture_format(head_of(attachment)), "")
    if not name:
        return "picture" + ending if ending else "file"
    return name if not ending or PurePosixPath(name).suffix else name + ending


def _item(attachment: Attachment) -> Item:
    known = _ITEMS.get(attachment)
    if known is None:
        known = _ITEMS[attachment] = _made(attachment)
        if known["key"]:
            _BY_KEY[known["key"]] = attachment
    return known


def _in_words(item: Item) -> Item:
    """Return the item with words in the window's current language."""
    name = item["name"]
    if not name:
        name = (
            translate("AttachmentItems", "Image") if item["picture"] else translate("AttachmentItems", "File")
        )
    size = locale_format.size(item["length"]) if item["length"] > 0 else ""
    return {**item, "name": name, "sizeWords": size}


def _made(attachment: Attachment) -> Item:
    import secrets  # importing it takes a while, and the first frame has no attachments

    head = head_of(attachment)
    kind = picture_format(head)
    size = size_in(head, kind) if kind else QSize(0, 0)
    picture = bool(kind) or (bool(attachment.path) and attachment.is_image)
    length = attachment.size or len(attachment.data) * 3 // 4
    return {
        "name": name_of(attachment),
        "key": secrets.token_hex(8) if attachment.data or attachment.path else "",
        "picture": picture,
        "mediaType": safe_text.flat(safe_text.visible(attachment.media_type[:100]), 100),
        "length": length,
        "preview": "" if picture else preview_of(attachment, head),
        "wide": size.width(),
        "high": size.height(),
    }


def preview_of(attachment: Attachment, head: bytes) -> str:
    """Return the first lines of a text file that begins with `head`, safe to show; "" for any other file."""
    if not head or not is_text(attachment, head):
        return ""
    lines = head[:_PREVIEW_BYTES].decode("utf-8", "ignore").splitlines()[:_PREVIEW_LINES]
    return "\n".join(safe_text.visible(line[:_PREVIEW_COLUMNS].expandtabs(4)) for line in lines).rstrip()


def is_text(attachment: Attachment, data: bytes) -> bool:
    """Return whether the bytes are UTF-8 text, which may end within a character.

    Return False for an attachment whose media type is no text type.
    """
    kind = attachment.media_type
    if kind and not kind.startswith("text/") and kind not in _TEXT_TYPES:
        return False
    if b"\0" in data:
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError as error:
        return error.reason == "unexpected end of data" and error.start > len(data) - 4
    return True


def text_of(attachment: Attachment) -> str | None:
    """Return the whole text of a text file in memory.

    Return None for a file on disk, for text of more than `_LARGEST_TEXT` bytes, and for any other attachment.
    """
    if attachment.path or not attachment.data:
        return None
    try:
        data = bytes_of(attachment, _LARGEST_TEXT)
    except (OSError, ValueError):
        return None
    return data.decode("utf-8", "replace") if is_text(attachment, data) else None


def name_of(attachment: Attachment) -> str:
    """Return the name of an attachment on one line, safe to show; "" without a name."""
    given = attachment.name or PurePosixPath(attachment.path).name
    return safe_text.flat(safe_text.readable(given[:NAME_LENGTH]), NAME_LENGTH)
