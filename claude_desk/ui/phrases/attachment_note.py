"""Notes on attachments and pasted text."""

from claude_desk.ui import locale_format
from claude_desk.ui.phrases.phrase_words import Field, Table, Wording

WORDS: Table = {
    # --- the line below the message ---
    "text_without_image": Wording("Pasted the text. The clipboard also has an image."),
    "command_runs": Wording("A command runs already. Stop it, or wait for its end."),
    "command_demo": Wording("The demo runs no commands."),
    "command_later": Wording("Commands run once the session has begun."),
    "still_loading": Wording("An attachment is still loading."),
    "attachments_too_large": Wording("The attachments are too large for one message. Remove some."),
    "texts_too_long": Wording("The pasted texts are too long for one message. Attach them as files."),
    "too_many_characters": Wording(
        "{characters} characters are too many to paste. Attach them as a file.",
        characters=Field("count", by=locale_format.number),
    ),
    "hidden_removed": Wording(
        "Removed %Ln hidden characters from the pasted text.",
        n="count",
        one="Removed %Ln hidden character from the pasted text.",
    ),
    "not_local": Wording("Only local files can be attached."),
    "too_many_files": Wording("Could not attach {name}: a message can have at most %Ln files.", n="most"),
    "not_attached": Wording("Could not attach {name}: {reason}."),
    "not_mentioned": Wording("Cannot mention {name}: its path has a quotation mark."),
    "mentioned": Wording("{name} was mentioned, not attached."),
    "comment_gone": Wording("This comment was removed."),
    "not_kept": Wording("Could not keep {name}. Attach it again if you need it."),
    # --- why something is not attached, or not read: the end of a sentence ---
    "not_a_file": Wording("it is not a regular file"),
    "no_answer": Wording("its disk does not answer"),
    # `reason` comes from the operating system or a program.
    "unreadable": Wording("it cannot be read ({reason})"),
    "damaged": Wording("its data is damaged"),
    "empty": Wording("it is empty"),
    "too_large": Wording("it is too large"),
    # `size` is in bytes, here and below.
    "larger_than_read": Wording("{size} is too large", size=locale_format.size),
    "pdf_too_large": Wording(
        "{size} is too large; the limit for PDF is {limit}", size=locale_format.size, limit=locale_format.size
    ),
    "text_too_large": Wording(
        "{size} of text is too large; mention the file with @ instead", size=locale_format.size
    ),
    "unknown_format": Wording("Claude accepts PNG, JPEG, GIF, WebP, PDF and text files"),
    "too_large_together": Wording("the attachments are too large for one message"),
    "not_an_image": Wording("it is not a readable image"),
    "image_too_large": Wording("the image is too large"),
    "too_many_pixels": Wording(
        "{width} × {height} pixels is too large", width=locale_format.number, height=locale_format.number
    ),
}
