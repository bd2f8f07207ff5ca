"""Notes on attachments and pasted text."""

from claude_desk.protocol.phrase import Value
from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate

# --- the line below the message ---------------------------------------------------------------------


def text_without_image() -> str:
    return translate("AttachmentNote", "Pasted the text. The clipboard also has an image.")


def still_loading() -> str:
    return translate("AttachmentNote", "An attachment is still loading.")


def attachments_too_large() -> str:
    return translate("AttachmentNote", "The attachments are too large for one message. Remove some.")


def texts_too_long() -> str:
    return translate("AttachmentNote", "The pasted texts are too long for one message. Attach them as files.")


def too_many_characters(count: int) -> str:
    return translate(
        "AttachmentNote",
        "{characters} characters are too many to paste. Attach them as a file.",
        characters=locale_format.number(count),
    )


def hidden_removed(count: int) -> str:
    return translate(
        "AttachmentNote",
        "Removed %Ln hidden characters from the pasted text.",
        n=count,
        one="Removed %Ln hidden character from the pasted text.",
    )


def not_local() -> str:
    return translate("AttachmentNote", "Only local files can be attached.")


def too_many_files(name: str, most: int) -> str:
    return translate(
        "AttachmentNote",
        "Could not attach {name}: a message can have at most %Ln files.",
        n=most,
        name=name,
    )


def not_attached(name: str, reason: Value) -> str:
    return translate(
        "AttachmentNote", "Could not attach {name}: {reason}.", name=name, reason=value_words(reason)
    )


def not_mentioned(name: str) -> str:
    return translate(
        "AttachmentNote", "Cannot mention {name}: its name has both a space and a quote.", name=name
    )


def not_kept(name: str) -> str:
    return translate("AttachmentNote", "Could not keep {name}. Attach it again if you need it.", name=name)


# --- why something is not attached, or not read: the end of a sentence ------------------------------


def not_a_file() -> str:
    return translate("AttachmentNote", "it is not a regular file")


def no_answer() -> str:
    return translate("AttachmentNote", "its disk does not answer")


def unreadable(reason: str) -> str:
    """`reason`: as the operating system or a program gives it."""
    return translate("AttachmentNote", "it cannot be read ({reason})", reason=reason)


def damaged() -> str:
    return translate("AttachmentNote", "its data is damaged")


def empty() -> str:
    return translate("AttachmentNote", "it is empty")


def too_large() -> str:
    return translate("AttachmentNote", "it is too large")


def larger_than_read(size: int) -> str:
    """`size`: bytes, here and below."""
    return translate("AttachmentNote", "{size} is too large", size=locale_format.size(size))


def pdf_too_large(size: int, limit: int) -> str:
    return translate(
        "AttachmentNote",
        "{size} is too large; the limit for PDF is {limit}",
        size=locale_format.size(size),
        limit=locale_format.size(limit),
    )


def text_too_large(size: int) -> str:
    return translate(
        "AttachmentNote",
        "{size} of text is too large; mention the file with @ instead",
        size=locale_format.size(size),
    )


def unknown_format() -> str:
    return translate("AttachmentNote", "Claude accepts PNG, JPEG, GIF, WebP, PDF and text files")


def too_large_together() -> str:
    return translate("AttachmentNote", "the attachments are too large for one message")


def not_an_image() -> str:
    return translate("AttachmentNote", "it is not a readable image")


def image_too_large() -> str:
    return translate("AttachmentNote", "the image is too large")


def too_many_pixels(width: int, height: int) -> str:
    return translate(
        "AttachmentNote",
        "{width} × {height} pixels is too large",
        width=locale_format.number(width),
        height=locale_format.number(height),
    )
