"""Cards of searches for files, lines and tools, and of the web."""

from claude_desk.ui.translation import translate


def in_place(pattern: str, place: str) -> str:
    return translate("SearchCard", "{pattern} in {place}", pattern=pattern, place=place)


def lines_after() -> str:
    return translate("SearchCard", "Lines after")


def lines_before() -> str:
    return translate("SearchCard", "Lines before")


def lines_around() -> str:
    return translate("SearchCard", "Lines around")


def limit() -> str:
    return translate("SearchCard", "Limit")


def skip() -> str:
    return translate("SearchCard", "Skip")


def options() -> str:
    return translate("SearchCard", "Options")


def ignore_case() -> str:
    return translate("SearchCard", "ignore case")


def matches_only() -> str:
    return translate("SearchCard", "matches only")


def multiline() -> str:
    return translate("SearchCard", "multiline")


def only_first(count: int) -> str:
    return translate("SearchCard", "Only the first %Ln are shown", n=count, one="Only the first one is shown")


def timed_out() -> str:
    return translate("SearchCard", "The search timed out; there may be more")


def query() -> str:
    return translate("SearchCard", "Query")


def tools(count: int) -> str:
    return translate("SearchCard", "%Ln tools", n=count, one="%Ln tool")


def files_or_more(count: int) -> str:
    return translate("SearchCard", "%Ln or more files", n=count, one="%Ln or more files")


def files(count: int) -> str:
    return _files(count) if count else translate("SearchCard", "no files")


def matches(count: int) -> str:
    return _matches(count) if count else translate("SearchCard", "no matches")


def matches_in_files(matches: int, files: int) -> str:
    return translate("SearchCard", "{matches} in {files}", matches=_matches(matches), files=_files(files))


def allowed_domains() -> str:
    return translate("SearchCard", "Allowed domains")


def blocked_domains() -> str:
    return translate("SearchCard", "Blocked domains")


def results(count: int) -> str:
    return translate("SearchCard", "%Ln results", n=count, one="%Ln result")


def _matches(count: int) -> str:
    return translate("SearchCard", "%Ln matches", n=count, one="%Ln match")


def _files(count: int) -> str:
    return translate("SearchCard", "%Ln files", n=count, one="%Ln file")
