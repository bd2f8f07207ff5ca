"""Text that was said is found again, wherever and however it was said."""

import json
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.catalog import search
from claude_desk.library.catalog.requests import SearchHit, SearchResults, SearchSessions
from claude_desk.library.catalog.search import IndexSearch
from tests.library.index_driver import IndexDriver

A, B = "0a0a0a0a-1111-4222-8333-444444444444", "0b0b0b0b-1111-4222-8333-444444444444"
MARCH, JUNE = "2026-03-01T12:00:00.000Z", "2026-06-01T12:00:00.000Z"


class Said:
    """Writes sessions line by line, and searches in them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._count = 0
        self.keeping = IndexDriver(folder / "c", folder / "index")

    def put(
        self,
        session: str,
        kind: str,
        content: Any,
        time: str = MARCH,
        cwd: str = "/work/a",
        agent: str = "",
        **more: Any,
    ) -> str:
        """Write a line and return its uuid."""
        self._count += 1
        uuid = f"u{self._count}"
        fields = {
            "parentUuid": None,
            "isSidechain": bool(agent),
            "cwd": cwd,
            "sessionId": session,
            "type": kind,
        }
        line = (
            fields | {"message": {"role": kind, "content": content}, "uuid": uuid, "timestamp": time} | more
        )
        project = self._folder / "c" / "projects" / cwd.replace("/", "-")
        path = (
            project / session / "subagents" / f"agent-{agent}.jsonl"
            if agent
            else project / f"{session}.jsonl"
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        return uuid

    def search(self, query: str, **filters: Any) -> SearchResults:
        self.keeping.look()
        self.keeping.read()
        return IndexSearch(self.keeping.index).search(SearchSessions(query, **filters))

    def hits(self, query: str, **filters: Any) -> list[SearchHit]:
        return self.search(query, **filters).hits


@pytest.fixture
def said(tmp_path: Path) -> Said:
    return Said(tmp_path)


def marked(hit: SearchHit) -> list[str]:
    return [hit.passage[start : start + length] for start, length in hit.matches]


def test_a_fork_is_told_by_its_file(said: Said) -> None:
    said.put(A, "user", "Find the bug")
    said.put(B, "user", "Find the bug", forkedFrom={"sessionId": A, "messageUuid": "u1"})
    said.put(B, "assistant", "another line")
    found = said.search("bug")
    assert {hit.session: hit.forked for hit in found.hits} == {A: False, B: True}
    assert {title.session: title.forked for title in found.titles} == {A: False, B: True}
    said.put(B, "user", "and more")  # now only the file's end is read
    said.search("more")
    assert {record.id: record.forked for record in said.keeping.records().values()} == {A: 0, B: 1}


def test_a_hit_says_where_it_is(said: Said, tmp_path: Path) -> None:
    said.put(A, "user", "Find the bug")
    said.put(
        A,
        "assistant",
        [{"type": "tool_use", "id": "t1", "name": "Bash", "input": {"command": "pytest -k upload"}}],
    )
    uuid = said.put(
        A, "user", [{"type": "tool_result", "tool_use_id": "t1", "content": "one\n\tUpload  FAILED here"}]
    )
    (hit,) = said.hits('"upload failed"')
    path = tmp_path / "c/projects/-work-a" / f"{A}.jsonl"
    assert (hit.path, hit.session, hit.title, hit.folder) == (str(path), A, "Find the bug", "/work/a")
    assert (hit.role, hit.tool, hit.call, hit.uuid, hit.agent) == ("tool", "Bash", "t1", uuid, "")
    assert json.loads(path.read_bytes()[hit.offset :].splitlines()[0])["uuid"] == uuid
    assert hit.passage == "one Upload FAILED here"
    assert marked(hit) == ["Upload FAILED"]
    assert hit.time == 1772366400.0


def test_all_words_must_be_in_one_message(said: Said) -> None:
    said.put(A, "user", "the retry loop")
    said.put(A, "assistant", [{"type": "text", "text": "a loop that never ends"}])
    assert len(said.hits("loop")) == 2
    assert [hit.role for hit in said.hits("loop retry")] == ["user"]
    assert said.hits('"loop retry"') == []
    assert said.hits("loop nothing") == []


def test_the_last_word_may_be_unfinished(said: Said) -> None:
    said.put(A, "user", "reconnecting")
    assert len(said.hits("reconn")) == 1
    assert said.hits("reconn ") == []
    assert said.hits("reconn", typing=False) == []


def test_filters(said: Said) -> None:
    said.put(A, "user", "alpha", time=MARCH)
    said.put(A, "assistant", [{"type": "thinking", "thinking": "alpha"}], time=JUNE)
    said.put(
        B,
        "assistant",
        [{"type": "tool_use", "id": "t", "name": "Read", "input": {"path": "alpha"}}],
        cwd="/work/b",
    )
    said.put(B, "user", "alpha", cwd="/work/b", time=JUNE)

    def found(**filters: Any) -> list[tuple[str, str]]:
        return sorted((hit.folder[-1], hit.role) for hit in said.hits("alpha", **filters))

    assert len(found()) == 4
    assert found(folders=("/work/b",)) == [("b", "tool"), ("b", "user")]
    assert found(roles=("user",)) == [("a", "user"), ("b", "user")]
    assert found(tools=("Read",)) == [("b", "tool")]
    assert found(tools=("Read",), roles=("user",)) == []
    assert found(since=1775000000.0) == [("a", "thinking"), ("b", "user")]
    assert found(until=1775000000.0) == [("a", "user"), ("b", "tool")]
    assert found(folders=("/nowhere",)) == found(tools=("None",)) == []


@pytest.mark.parametrize(
    ("text", "query", "matches"),
    [
        ("Die Größe des Cafés", "große CAFES", ["Größe", "Cafés"]),
        ("cafe\u0301 is open", "café", ["café"]),
        ("上传测试偶尔会失败", "失败", ["失败"]),
        ("アップロードのテスト", "テスト", ["テスト"]),
        ("it works 🎉🎉 now", "🎉", ["🎉", "🎉"]),
        ("call retry_loop()", "retry_loop", ["retry_loop"]),
        ("a p1 and t1 here", "p1 t1", ["p1", "t1"]),
        ("half \ud83d an emoji", "emoji", ["emoji"]),
        ("c++ and <b>bold</b> & more", "<b>bold", ["b>bold"]),
    ],
)
def test_words_of_all_kinds(said: Said, text: str, query: str, matches: list[str]) -> None:
    said.put(A, "user", text.encode("utf-8", "replace").decode())
    (hit,) = said.hits(query)
    assert marked(hit) == matches


@pytest.mark.parametrize(
    "query", ["", " ", '"', '""', "*", "NEAR(", "a AND", "-x OR", "mark : p1", "{user} : a", "'; --", "\0"]
)
def test_no_query_is_an_error(said: Said, query: str) -> None:
    said.put(A, "user", "hello")
    assert said.search(query).hits == []


def test_what_an_agent_said_belongs_to_its_session(said: Said) -> None:
    said.put(A, "user", "ask somebody")
    said.put(A, "assistant", [{"type": "text", "text": "a rare word: quokka"}], agent="a77")
    (hit,) = said.hits("quokka")
    assert (hit.session, hit.agent, hit.title) == (A, "a77", "ask somebody")


def test_titles_are_found_by_parts_of_words(said: Said) -> None:
    said.put(A, "user", "Reconnecting the upload")
    said.put(B, "user", "something else", cwd="/work/b")
    found = said.search("connect upl")
    assert [(title.session, title.title) for title in found.titles] == [(A, "Reconnecting the upload")]
    assert said.search("connect", folders=("/work/b",)).titles == []


def test_what_is_gone_is_not_found(said: Said) -> None:
    said.put(A, "user", "alpha")
    said.put(B, "user", "alpha")
    hits = said.hits("alpha")
    assert len(hits) == 2
    searcher = IndexSearch(said.keeping.index)
    Path(hits[0].path).write_bytes(b'{"type":"user","uuid":"u","message":{"content":"beta beta beta"}}\n' * 9)
    assert len(searcher.search(SearchSessions("alpha")).hits) == 1  # unscanned, so the file is read
    assert len(said.hits("alpha")) == 1


def test_one_session_does_not_hide_the_others(said: Said) -> None:
    said.put(B, "user", "alpha", time=MARCH)
    for _ in range(300):
        said.put(A, "user", "alpha", time=JUNE)
    found = said.search("alpha", most=5)
    assert found.more
    assert len(found.hits) == 5
    sessions = {hit.session for hit in said.hits("alpha")}
    assert sessions == {A, B}


def test_the_lately_said_comes_first_and_the_persons_words_before_a_tools(said: Said) -> None:
    said.put(A, "user", "alpha beta", time=MARCH)
    said.put(B, "user", "alpha beta", time=JUNE)
    said.put(B, "user", [{"type": "tool_result", "tool_use_id": "t", "content": "alpha beta"}], time=JUNE)
    hit, *_ = said.hits("alpha")
    assert (hit.session, hit.role) == (B, "user")


def test_it_says_whether_all_is_known(said: Said) -> None:
    said.put(A, "user", "alpha")
    said.keeping.look()
    assert not IndexSearch(said.keeping.index).search(SearchSessions("alpha")).complete
    assert said.search("alpha").complete


def test_a_search_whose_time_is_over_says_so_and_finds_all_with_more_of_it(said: Said) -> None:
    for number in range(40):
        session = f"{number:08d}-1111-4222-8333-444444444444"
        for _ in range(3):
            said.put(session, "user", "alpha beta gamma", time=JUNE)
    hurried = said.search("alpha", seconds=0.0, most=150)
    assert hurried.unfinished and hurried.more
    assert 0 < len(hurried.hits) < 120
    patient = said.search("alpha", seconds=60.0, most=150)
    assert (patient.unfinished, patient.more, len(patient.hits)) == (False, False, 120)
    assert not said.search("nowhere", seconds=0.0).unfinished


def test_either_half_of_a_search_may_lack_the_time(said: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time may end while more places are looked for, or while the found places are read."""
    for number in range(20):
        said.put(f"{number:08d}-1111-4222-8333-444444444444", "user", "alpha beta gamma", time=JUNE)
    all_found = said.search("alpha", seconds=0.0)
    assert (len(all_found.hits), all_found.unfinished) == (15, True), "not all of them were read"
    monkeypatch.setattr(search, "_AT_ONCE", 1)
    some_found = said.search("alpha", seconds=0.0)
    assert 0 < len(some_found.hits) < 15, "all that were found are read"
    assert some_found.unfinished
    assert len(said.search("alpha", seconds=60.0).hits) == 20
