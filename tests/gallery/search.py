"""The search in all sessions."""

import time

from claude_desk.library.catalog.requests import (
    CLAUDE,
    THINKING,
    TOOL,
    USER,
    SearchHit,
    SearchResults,
    SearchSessions,
    TitleHit,
)
from claude_desk.ui.window.window_engine import WindowEngine

STATES = ("search", "search-empty", "search-nothing", "search-reading", "search-dates", "search-failed")
QUERY = "flaky upload"
FOLDERS = (
    "/home/someone/src/atlas",
    "/home/someone/src/relay",
    "/home/someone/src/a-rather-long-name-of-a-folder",
)

_HOUR, _DAY = 3_600, 86_400


def _hit(session: int, role: str, passage: str, ago: float, tool: str = "", agent: str = "") -> SearchHit:
    titles = (
        "Fix the flaky upload test",
        "Retry uploads that time out",
        "زمان الاستجابة للتحميل — 上传超时 and a title so long that nobody would ever read all of it",
    )
    matches = []
    for word in QUERY.split():
        at = passage.lower().find(word)
        while at >= 0:
            matches.append((at, len(word)))
            at = passage.lower().find(word, at + 1)
    return SearchHit(
        f"/home/someone/.claude/projects/x/{session}.jsonl", f"{session}", titles[session], FOLDERS[session],
        role, tool, time.time() - ago, passage, tuple(sorted(matches)), 100 + len(passage), "u", "", agent,
    )  # fmt: skip


def hits() -> list[SearchHit]:
    return [
        _hit(0, USER, "The upload test is flaky on CI: about one run in eight fails. Find out why.", _HOUR),
        _hit(
            0, CLAUDE,
            "…starts two uploads at once, so the upload test is flaky whenever the second one is answered "
            "before the first. The retry waits for 50 % of <b>the</b> timeout & that is what makes it worse…",
            _HOUR - 90,
        ),
        _hit(0, TOOL, "pytest tests/test_upload.py -k flaky --count 50", _HOUR - 200, "Bash"),
        _hit(1, THINKING, "…maybe upload is only flaky because the clock of the container…", 2 * _DAY),
        _hit(1, TOOL, "def test_upload_flaky(client): # upload twice", 2 * _DAY + 60, "Read", "a1"),
        _hit(2, CLAUDE, "上传 upload 测试是 flaky 的：每八次就有一次失败。", 90 * _DAY),
    ]  # fmt: skip


def fill(state: str, screen: WindowEngine) -> None:
    """Open the search page in this state."""
    view = screen.app.search_view
    asked: list[SearchSessions] = []
    view.wanted.connect(lambda search: asked.append(search) if search is not None else None)
    view.set_folders(FOLDERS)
    view.set_tools(["Bash", "Read", "Edit", "Grep", "mcp__atlas-db__query"])
    view.begin("" if state == "search-empty" else QUERY)
    if state == "search-dates":
        view.chooseFolder(2)
        view.chooseRole(2)
        view.chooseWhen(4)
        view.chooseDates("2026-05-03", "")
    if state == "search-failed":
        view.show_failure()
    elif asked:
        found = [] if state == "search-nothing" else hits()
        title = TitleHit(hits()[0].path, "0", hits()[0].title, FOLDERS[0], ((8, 5), (14, 6)))
        results = SearchResults([title] if found else [], found, state == "search", state != "search-reading")
        view.show(asked[-1], results)
    if state == "search-reading":
        view.show_progress(412_000_000, 1_200_000_000)
