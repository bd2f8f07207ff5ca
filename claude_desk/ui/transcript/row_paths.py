"""The files in a folder that a row names, with the line after the name: `src/a.py:12:5`."""

import re
from collections.abc import Iterable
from itertools import islice
from pathlib import Path

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.tools.registry import spec_of

# A word that may be a path, with the line number if there is one, without punctuation around the word.
_PATH = re.compile(
    r"(?<![\w./~@+-])(?:[\w.@+~-]*/)*[\w.@+~-]*[\w~+-](?:(?::\d{1,7}){1,2}|#L\d{1,7})?(?![\w/])", re.ASCII
)
_PLACE = re.compile(r"(?:(?::\d+){1,2}|#L\d+)$")
_LOOKED_AT = 20_000  # number of characters that are searched in each text of a row
_TRIED = 80  # number of names that are checked on the disk
_LONGEST = 400


def paths_of(entry: Entry, folder: str, most: int) -> list[str]:
    """Return the first `most` names in the row that are files in the folder, each once, as written.

    Only the first `_TRIED` names are checked. Return [] without a folder.
    """
    if not folder:
        return []
    names = islice(dict.fromkeys(_names(_texts(entry))), _TRIED)
    return list(islice((name for name in names if _is_file(folder, name)), most))


def _texts(entry: Entry) -> Iterable[str]:
    yield entry.text[:_LOOKED_AT]
    call = entry.tool
    if call is not None:
        yield spec_of(call.name).path_in(call.input) or ""
        yield call.title[:_LOOKED_AT]
        yield call.result[:_LOOKED_AT]


def _names(texts: Iterable[str]) -> Iterable[str]:
    for text in texts:
        for found in _PATH.finditer(text):
            bare = _PLACE.sub("", found[0])
            if ("/" in bare or "." in bare.strip(".")) and len(bare) <= _LONGEST:
                yield found[0]


def _is_file(folder: str, name: str) -> bool:
    try:
        root = Path(folder).resolve()
        real = (root / _PLACE.sub("", name)).resolve()
        return real.is_relative_to(root) and real.is_file()
    except (OSError, ValueError, RuntimeError):
        return False
