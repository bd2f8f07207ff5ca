"""Names and paths of others' as the screen shows them, wherever they stand: a file may be called anything.

Nothing in them is hidden or draws over what is beside them, they are one line of bounded length, and isolated
where they could turn the line about. In a sentence of ours they stand in quotes that they cannot end. No Qt.
"""

import re
from pathlib import PurePath

from claude_desk.ui.translation import isolate, left_to_right, translate

# Of a path or a name with nothing to be made safe.
_SAFE = re.compile(r"[A-Za-z0-9_./~+@:,=%#-]{0,80}")
# A name that can be no words of ours: it stands in a sentence without quotes.
_BARE = re.compile(r"[A-Za-z0-9_.:@+/~-]{1,64}")
# A path to the same: a long one too.
_BARE_PATH = re.compile(r"[A-Za-z0-9_.:@+/~=,%#-]*")
_QUOTES = re.compile('["\u00ab\u00bb\u2018-\u201f\u2039\u203a\u300c-\u300f\uff02]')
_GAP = re.compile(r" {3,}")


def name(text: str, limit: int = 80) -> str:
    """A name, of a server or a branch: blanks are one, and of one without end it is seen that it is cut."""
    if len(text) <= limit and _SAFE.fullmatch(text):
        return text
    from claude_desk.transcript.text.text_sanitizer import flat, visible

    said = flat(visible(text[: limit * 4]), limit + 1)
    whole = len(said) <= limit and len(text) <= limit * 4
    return isolate(said if whole else said[: limit - 1].rstrip() + "…")


def path(path: str, limit: int = 600) -> str:
    """A path with the home folder as `~`, or a file's name: read from the left, each character of it shown.

    A long row of blanks is counted, and of a path without end the middle is left out.
    """
    from claude_desk.paths import with_tilde

    said = with_tilde(path)
    return said if _SAFE.fullmatch(said) else left_to_right(whole(said, limit))


def last_of(path: str, limit: int = 200) -> str:
    """The name of a file or a folder by its path; the path where it has none (`/`)."""
    own = PurePath(path).name or path
    return own if _SAFE.fullmatch(own) else left_to_right(whole(own, limit))


def quoted(text: str, limit: int = 80) -> str:
    """Words of others' in a sentence of ours."""
    return translate("SafeNames", "“{words}”", words=inside_quotes(text, limit))


def inside_quotes(text: str, limit: int = 80) -> str:
    """Words of others' where a sentence of ours has the quotes."""
    return _without_quotes(name(text, limit))


def named(text: str, limit: int = 80) -> str:
    """A name in a sentence of ours: in quotes where it could go on with the sentence."""
    return text if _BARE.fullmatch(text) else quoted(text, limit)


def path_named(path_: str, limit: int = 600) -> str:
    """The same for a path."""
    said = path(path_, limit)
    if _BARE_PATH.fullmatch(said):
        return said
    return translate("SafeNames", "“{words}”", words=_without_quotes(said))


def _without_quotes(text: str) -> str:
    return _QUOTES.sub(lambda found: f"⟨U+{ord(found[0]):04X}⟩", text)


def whole(text: str, limit: int = 4_000) -> str:
    """Each character of a text, in one line: a long row of blanks is counted, of a long text the middle
    left out."""
    from claude_desk.protocol.wire.characters import visible

    shown = visible(text if len(text) <= 8 * limit else f"{text[: 4 * limit]}{text[-4 * limit :]}")
    shown = _GAP.sub(lambda gap: f"⟨U+0020 × {len(gap[0])}⟩", shown)
    half = limit // 2
    return shown if len(shown) <= limit else f"{shown[:half]} … {shown[-half:]}"
