"""What a drop of files would add to the message, while the files are dragged over the page. The files are not
read, so their names decide."""

from collections.abc import Callable, Sequence
from pathlib import PurePath

from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.translation import translate

MOST_GHOSTS = 3
_PICTURES = frozenset({".png", ".jpg", ".jpeg", ".gif", ".webp", ".bmp"})
_NOT_TEXT = _PICTURES | {".pdf", ".zip", ".gz", ".xz", ".tar", ".mp4", ".mp3", ".so", ".o", ".pyc"}


def ghosts_of(paths: Sequence[str], mention_of: Callable[[str], str]) -> list[dict[str, str]]:
    """Return the first files as chips: `label`, and `kind` (`picture`, `file` or `mention`). `mention_of`
    returns the mention of a path in the session's folder; "" for other paths."""
    return [
        {"label": mention.removeprefix("@") or safe_names.last_of(path), "kind": kind}
        for path, mention, kind in (_kind_of(path, mention_of) for path in paths[:MOST_GHOSTS])
    ]


def drop_words(paths: Sequence[str], mention_of: Callable[[str], str]) -> str:
    """Return what kinds of files there are: `2 pictures, 1 file, @src/app.py`; "" for a single file that is
    attached, because its chip says it."""
    kinds = [_kind_of(path, mention_of) for path in paths]
    mentions = [mention for _, mention, kind in kinds if kind == "mention"]
    pictures = sum(kind == "picture" for *_, kind in kinds)
    files = len(kinds) - pictures - len(mentions)
    parts: list[str] = []
    if pictures:
        parts.append(translate("DroppedFiles", "%Ln pictures", n=pictures, one="%Ln picture"))
    if files:
        parts.append(translate("DroppedFiles", "%Ln files", n=files, one="%Ln file"))
    parts += map(safe_names.path, mentions[:MOST_GHOSTS])
    if len(mentions) > MOST_GHOSTS:
        parts.append("…")
    return "" if len(kinds) == 1 and not mentions else locale_format.listed(parts)


def _kind_of(path: str, mention_of: Callable[[str], str]) -> tuple[str, str, str]:
    """Return the path, its mention ("" if it is attached), and its kind."""
    ending = PurePath(path).suffix.lower()
    if ending in _PICTURES:
        return path, "", "picture"
    mention = "" if ending in _NOT_TEXT else mention_of(path)
    return path, mention, "mention" if mention else "file"
