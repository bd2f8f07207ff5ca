"""Recognizes errors after which the next requests will fail too, by the text about the failed request."""

import re
from enum import StrEnum

from claude_desk.protocol.phrase import Phrase, Text


class ErrorKind(StrEnum):
    """Why the next requests will fail too. `OTHER`: they may succeed."""

    OTHER = ""
    TOO_LONG = "too-long"  # more tokens than the model accepts
    TOO_LARGE = "too-large"  # text, images and files have more bytes than a request may have
    MEDIA = "media"  # the API refuses an image or a PDF
    MODEL = "model"  # the model does not exist, or the account may not use it
    REFUSED = "refused"  # the model refuses the message, and so every request with the message


_PHRASES = {
    "turn_end.full": ErrorKind.TOO_LONG,
    "turn_end.too_long": ErrorKind.TOO_LONG,
    "turn_end.image": ErrorKind.MEDIA,
    "request_error.no_model": ErrorKind.MODEL,
}
# Texts of both CLIs, and texts of the API that the CLIs pass on. The first match counts.
_WORDS = tuple(
    (re.compile(words, re.IGNORECASE), kind)
    for words, kind in (
        (r"issue with the selected model", ErrorKind.MODEL),
        (r"safeguards flagged this message|to violate our Usage Policy", ErrorKind.REFUSED),
        (r"\bprompt is too long|exceeds? (?:the )?context (?:limit|window)", ErrorKind.TOO_LONG),
        (r"\brequest too large|request exceeds the maximum size", ErrorKind.TOO_LARGE),
        (r"\bwas removed\b", ErrorKind.OTHER),  # 2.1.330 continues without that image
        (r"\bimage (?:was too large|exceeds|dimensions exceed)", ErrorKind.MEDIA),
        (r"exceeds the dimension limit|could not process image", ErrorKind.MEDIA),
        (r"\bPDF (?:too large|is password protected|specified\b|file was not valid)", ErrorKind.MEDIA),
        (r"\ba maximum of \d+ PDF pages", ErrorKind.MEDIA),
    )
)


def kind_of_error(content: Text) -> ErrorKind:
    """Return the kind of an error from the text or phrase of its row."""
    if isinstance(content, Phrase):
        return _PHRASES.get(content.kind, ErrorKind.OTHER)
    return next((kind for words, kind in _WORDS if words.search(content)), ErrorKind.OTHER)
