"""Shows names and paths from outside the program on the screen. A file may have any name.

Hidden characters are made visible. A name has one line and a bounded length. It is isolated if it could
reverse the direction of the line. In a sentence of the program, an unusual name has quotes that it cannot
close. No Qt.
"""

import re
from pathlib import PurePath

from claude_desk.ui.translation import isolate, left_to_right, translate

# A path or a name that is safe unchanged.
_SAFE = re.compile(r"[A-Za-z0-9_./~+@:,=%#-]{0,80}")
# The other patterns are compiled at their first use, after the first frame.
# A name that needs no quotes in a sentence.
_BARE = r"[A-Za-z0-9_.:@+/~-]{1,64}"
# A path that needs no quotes in a sentence.
_BARE_PATH = r"[A-Za-z0-9_.:@+/~=,%#-]*"
_QUOTES = '["\u00ab\u00bb\u2018-\u201f\u2039\u203a\u300c-\u300f\uff02]'
_GAP = r" {3,}"


def name(text: str, limit: int = 80) -> str:
    """Return the name of a server, a git branch or the like. Replace each run of white space by one space.
    Cut a long name and append `…`."""
    if len(text) <= limit and _SAFE.fullmatch(text):
        return text
    from claude_desk.transcript.text.text_sanitizer import flat, visible

    said = flat(visible(text[: limit * 4]), limit + 1)
    complete = len(said) <= limit and len(text) <= limit * 4
    return isolate(said if complete else said[: limit - 1].rstrip() + "…")


def path(path: str, limit: int = 600) -> str:
    """Return a path or a file's name so that it is shown left to right. The home folder becomes `~`.

    A row of three or more blanks is replaced by its length. The middle of a very long path is omitted.
    """
    from claude_desk.paths import with_tilde

    said = with_tilde(path)
    return said if _SAFE.fullmatch(said) else left_to_right(in_one_line(said, limit))


def last_of(path: str, limit: int = 200) -> str:
    """Return the name of a file or a folder from its path; the path itself if it has no name (`/`)."""
    own = PurePath(path).name or path
    return own if _SAFE.fullmatch(own) else left_to_right(in_one_line(own, limit))


def quoted(text: str, limit: int = 80) -> str:
    """Return words from outside the program in quotes, for a sentence of the program."""
    return translate("SafeNames", "“{words}”", words=inside_quotes(text, limit))


def inside_quotes(text: str, limit: int = 80) -> str:
    """Return words from outside the program, for a sentence of the program that has quotes around them."""
    return _without_quotes(name(text, limit))


def named(text: str, limit: int = 80) -> str:
    """Return a name for a sentence of the program, in quotes if it is long or has unusual characters."""
    return text if re.fullmatch(_BARE, text) else quoted(text, limit)


def path_named(path_: str, limit: int = 600) -> str:
    """Return a path for a sentence of the program, in quotes if it has unusual characters."""
    said = path(path_, limit)
    if re.fullmatch(_BARE_PATH, said):
        return said
    return translate("SafeNames", "“{words}”", words=_without_quotes(said))


def _without_quotes(text: str) -> str:
    return re.sub(_QUOTES, lambda found: f"⟨U+{ord(found[0]):04X}⟩", text)


def in_one_line(text: str, limit: int = 4_000) -> str:
    """Return a text in one line, with hidden characters made visible.

    A row of three or more blanks is replaced by its length. The middle of a long text is omitted.
    """
    from claude_desk.protocol.wire.characters import visible

    shown = visible(text if len(text) <= 8 * limit else f"{text[: 4 * limit]}{text[-4 * limit :]}")
    shown = re.sub(_GAP, lambda gap: f"⟨U+0020 × {len(gap[0])}⟩", shown)
    half = limit // 2
    return shown if len(shown) <= limit else f"{shown[:half]} … {shown[-half:]}"
