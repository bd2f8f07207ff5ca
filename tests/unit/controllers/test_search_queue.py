"""Questions to the library: one at a time, then the newest."""

import asyncio
from typing import Any

from claude_desk.controllers import search_controller
from claude_desk.controllers.search_controller import SessionSearch
from claude_desk.library.catalog.requests import ListTools, SearchResults, SearchSessions
from claude_desk.library.request_base import LibraryError, Request

NOTHING = SearchResults([], [], more=False, complete=True)


class FakeLibrary:
    """Answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.waiting: list[asyncio.Future[Any]] = []

    async def ask(self, request: Request, seconds: float = 30.0) -> Any:
        self.asked.append(request)
        self.waiting.append(asyncio.get_running_loop().create_future())
        return await self.waiting[-1]

    async def answer(self, answer: Any = NOTHING) -> None:
        future = self.waiting[-1]
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
        for _ in range(5):
            await asyncio.sleep(0)


async def begun() -> tuple[SessionSearch, FakeLibrary, list[str]]:
    library = FakeLibrary()
    searching = SessionSearch(library)
    heard: list[str] = []
    searching.found.connect(lambda search, results: heard.append(search.query))
    searching.failed.connect(lambda search: heard.append(f"failed {search.query}"))
    return searching, library, heard


async def test_one_is_asked_and_then_the_newest(monkeypatch: Any) -> None:
    monkeypatch.setattr(search_controller, "_STALE_SECONDS", 60.0)
    searching, library, heard = await begun()
    for query in ("f", "fl", "fla", "flaky"):
        searching.search(SearchSessions(query))
        await asyncio.sleep(0)
    assert [r.query for r in library.asked if isinstance(r, SearchSessions)] == ["f"]
    await library.answer()
    assert [r.query for r in library.asked if isinstance(r, SearchSessions)] == ["f", "flaky"]
    assert searching.busy
    await library.answer()
    assert heard[-1] == "flaky" and not searching.busy
    assert len(heard) <= 2  # the first answer is shown because nothing was shown for long
    await searching.close()


async def test_what_is_wanted_no_more_is_not_told() -> None:
    searching, library, heard = await begun()
    searching.search(SearchSessions("upload"))
    await asyncio.sleep(0)
    searching.forget()
    assert not searching.busy
    await library.answer()
    assert heard == []
    searching.search(SearchSessions("again"))
    await asyncio.sleep(0)
    await library.answer()
    assert heard == ["again"]
    await searching.close()


async def test_a_failure_is_told_and_the_next_question_is_asked() -> None:
    searching, library, heard = await begun()
    searching.search(SearchSessions("upload"))
    await asyncio.sleep(0)
    await library.answer(LibraryError("the library's child ended"))
    assert heard == ["failed upload"]
    searching.search(SearchSessions("upload"))
    await asyncio.sleep(0)
    await library.answer()
    assert heard == ["failed upload", "upload"]
    await searching.close()


async def test_the_next_may_be_asked_while_an_answer_is_told() -> None:
    searching, library, heard = await begun()
    searching.found.connect(
        lambda search, _: searching.search(SearchSessions("b")) if search.query == "a" else None
    )
    searching.search(SearchSessions("a"))
    await asyncio.sleep(0)
    await library.answer()
    await library.answer()
    assert heard == ["a", "b"]
    await searching.close()


async def test_the_tools_are_listed() -> None:
    searching, library, _ = await begun()
    told: list[Any] = []
    searching.tools_known.connect(told.append)
    searching.ask_for_tools()
    await asyncio.sleep(0)
    assert isinstance(library.asked[0], ListTools)
    await library.answer(("Bash", "Read"))
    assert told == [("Bash", "Read")]
    await searching.close()
