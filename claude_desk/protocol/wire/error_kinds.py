"""What keeps each request that follows from being answered, by what was said of the one that failed."""

import re
from enum import StrEnum

from claude_desk.protocol.phrase import Phrase, Text


class ErrorKind(StrEnum):
    """What stands in the way of each request that follows, as far as anything does."""

    OTHER = ""
    TOO_LONG = "too-long"  # more than the model takes
    TOO_LARGE = "too-large"  # more bytes than a request may have: words, images and files together
    MEDIA = "media"  # an image or a PDF that the API does not take
    MODEL = "model"  # there is none of this name, or it is not for the account


_PHRASES = {
    "turn_end.full": ErrorKind.TOO_LONG,
    "turn_end.too_long": ErrorKind.TOO_LONG,
    "turn_end.image": ErrorKind.MEDIA,
    "request_error.no_model": ErrorKind.MODEL,
}
# Both CLIs' words; those of the API where a CLI has none of its own. The first that is found counts.
_WORDS = tuple(
    (re.compile(words, re.IGNORECASE), kind)
    for words, kind in (
        (r"issue with the selected model", ErrorKind.MODEL),
        (r"\bprompt is too long|exceeds? (?:the )?context (?:limit|window)", ErrorKind.TOO_LONG),
        (r"\brequest too large|request exceeds the maximum size", ErrorKind.TOO_LARGE),
        (r"\bwas removed\b", ErrorKind.OTHER),  # 2.1.330 goes on without that image
        (r"\bimage (?:was too large|exceeds|dimensions exceed)", ErrorKind.MEDIA),
        (r"exceeds the dimension limit|could not process image", ErrorKind.MEDIA),
        (r"\bPDF (?:too large|is password protected|specified\b|file was not valid)", ErrorKind.MEDIA),
        (r"\ba maximum of \d+ PDF pages", ErrorKind.MEDIA),
    )
)


def kind_of_error(told: Text) -> ErrorKind:
    """What keeps the request from being answered, from what a row of the conversation says of it."""
    if isinstance(told, Phrase):
        return _PHRASES.get(told.kind, ErrorKind.OTHER)
    return next((kind for words, kind in _WORDS if words.search(told)), ErrorKind.OTHER)
