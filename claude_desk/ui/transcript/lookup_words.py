"""The line that replaces several look-ups: `Read 4 files, searched 2 patterns`."""

from collections.abc import Iterable

from claude_desk.transcript.entries import ToolCall
from claude_desk.transcript.tools.lookups import LookupKind, looked_at
from claude_desk.ui import locale_format
from claude_desk.ui.translation import translate

# Shortest duration that is shown, in seconds. Cards have the same limit.
_LONG = 2


def lookup_words(calls: Iterable[ToolCall]) -> str:
    """Say what the calls looked up. Each file, pattern and folder counts once."""
    seen: dict[LookupKind, set[str]] = {kind: set() for kind in LookupKind}
    for call in calls:
        kind, what = looked_at(call)
        seen[kind].add(what)
    return _words(*(len(seen[kind]) for kind in LookupKind))


def time_words_of(calls: Iterable[ToolCall]) -> str:
    """Return the total duration of the calls; "" if it is short. Overlapping time counts once."""
    seconds, until = 0.0, 0.0
    for began, ended in sorted((call.started, call.ended) for call in calls if call.started):
        seconds += max(0.0, ended - max(began, until))
        until = max(until, ended)
    return locale_format.duration(seconds) if seconds >= _LONG else ""


def _words(read: int, searched: int, listed: int) -> str:
    files = translate("LookupWords", "%Ln files", n=read, one="%Ln file")
    patterns = translate("LookupWords", "%Ln patterns", n=searched, one="%Ln pattern")
    folders = translate("LookupWords", "%Ln folders", n=listed, one="%Ln folder")
    match bool(read), bool(searched), bool(listed):
        case True, False, False:
            return translate("LookupWords", "Read {files}", files=files)
        case False, True, False:
            return translate("LookupWords", "Searched {patterns}", patterns=patterns)
        case True, True, False:
            return translate(
                "LookupWords", "Read {files}, searched {patterns}", files=files, patterns=patterns
            )
        case True, False, True:
            return translate("LookupWords", "Read {files}, listed {folders}", files=files, folders=folders)
        case False, True, True:
            return translate(
                "LookupWords", "Searched {patterns}, listed {folders}", patterns=patterns, folders=folders
            )
        case True, True, True:
            return translate(
                "LookupWords",
                "Read {files}, searched {patterns}, listed {folders}",
                files=files,
                patterns=patterns,
                folders=folders,
            )
    return translate("LookupWords", "Listed {folders}", folders=folders)
