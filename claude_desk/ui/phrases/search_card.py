"""Cards of searches for files, lines and tools, and of the web."""

from claude_desk.ui.phrases.phrase_words import Table, Wording
from claude_desk.ui.translation import translate


def files(count: int) -> str:
    return _files(count) if count else translate("SearchCard", "no files")


def matches(count: int) -> str:
    return _matches(count) if count else translate("SearchCard", "no matches")


def _matches(count: int) -> str:
    return translate("SearchCard", "%Ln matches", n=count, one="%Ln match")


def _files(count: int) -> str:
    return translate("SearchCard", "%Ln files", n=count, one="%Ln file")


WORDS: Table = {
    "in_place": Wording("{pattern} in {place}"),
    "lines_after": Wording("Lines after"),
    "lines_before": Wording("Lines before"),
    "lines_around": Wording("Lines around"),
    "limit": Wording("Limit"),
    "skip": Wording("Skip"),
    "options": Wording("Options"),
    "ignore_case": Wording("ignore case"),
    "matches_only": Wording("matches only"),
    "multiline": Wording("multiline"),
    "only_first": Wording("Only the first %Ln are shown", n="count", one="Only the first one is shown"),
    "timed_out": Wording("The search timed out; there may be more"),
    "query": Wording("Query"),
    "tools": Wording("%Ln tools", n="count", one="%Ln tool"),
    "files_or_more": Wording("%Ln or more files", n="count", one="%Ln or more files"),
    "files": files,
    "matches": matches,
    "matches_in_files": Wording("{matches} in {files}", matches=_matches, files=_files),
    "allowed_domains": Wording("Allowed domains"),
    "blocked_domains": Wording("Blocked domains"),
    "results": Wording("%Ln results", n="count", one="%Ln result"),
}
