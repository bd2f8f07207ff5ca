"""Characters that hide something, made visible: what a person allows must be what will run."""

import re
import unicodedata

# Control, bidirectional, zero-width and other characters that draw nothing: the categories Cc, Cf, Cs, Zl, Zp
# of Unicode 16, and the blanks that stand in others (fillers, variation selectors, the empty braille cell).
_HIDDEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5"
    "\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0"
    "\ufff9-\ufffb\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]"
)

# They only choose how the symbol before them is drawn: ⚠️ is not worth a warning of its own.
_PRESENTATION = "\ufe0e\ufe0f"


def visible(text: str, keep: str = "") -> str:
    """Give the text with every hidden character as e.g. `⟨U+202E⟩`; those of `keep` stay.

    Text of several lines is shown with `keep="\\n\\t"`. The result has no lone surrogate.
    """

    def show(found: re.Match[str]) -> str:
        character = found[0]
        if character in keep or _is_presentation(text, found.start()):
            return character
        return f"⟨U+{ord(character):04X}⟩"

    return _HIDDEN.sub(show, text)


def _is_presentation(text: str, at: int) -> bool:
    return text[at] in _PRESENTATION and at > 0 and unicodedata.category(text[at - 1]) == "So"
