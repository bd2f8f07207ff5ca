"""The rows are the same, however a session's file is cut into pages, and however the file grows."""

import json
import tempfile
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from claude_desk.library.history import page_layout as layouts
from claude_desk.library.history.handlers import OpenFiles
from claude_desk.library.history.line_table import LineTable
from claude_desk.library.history.page_layout import FileLayout, cut, read_tail
from claude_desk.library.history.page_reader import read_page, read_tail_page
from claude_desk.protocol.disk.session_file import FileLine
from claude_desk.protocol.files.journal_file import DecisionRecord
from tests.bench.steps import steps as count_lines
from tests.unit.library.row_text import entries_in_pages, paged, rows, words
from tests.unit.library.session_file_builder import START, SessionFile, task_words, tool
from tests.whole_tables import examples

_STEPS = st.lists(
    st.sampled_from(["says", "answers", "call", "two calls", "rewind", "sum up", "launch", "ends", "noise"]),
    min_size=1,
    max_size=25,
)


def write(file: SessionFile, steps: list[str]) -> None:
    """Write a conversation that follows the steps, in an order that is possible with a CLI."""
    answers: list[str] = []
    launched: list[str] = []
    file.says("begin")
    for number, step in enumerate(steps):
        name = f"t{number}"
        match step:
            case "says":
                file.says(f"question {number}")
            case "answers":
                answers.append(file.answers(f"Answer *{number}*.\n\n- one\n- two"))
            case "call":
                file.answers("I run it.", tool(name))
                file.result(name, f"result {number}")
            case "two calls":
                first = file.answers(tool(f"{name}a"), id=f"m{name}")
                second = file.answers(tool(f"{name}b"), id=f"m{name}")
                file.result(f"{name}a", "a", hangs_on=first, sourceToolAssistantUUID=first)
                file.result(f"{name}b", "b", hangs_on=second, sourceToolAssistantUUID=second)
            case "rewind" if answers:
                file.says(f"instead {number}", hangs_on=answers[number % len(answers)])
            case "sum up":
                file.summed_up("manual" if number % 2 else "auto")
            case "launch":
                file.answers(tool(name, command=f"serve {number}", run_in_background=True))
                file.result(name, "Command running in background", toolUseResult={"backgroundTaskId": name})
                launched.append(name)
            case "ends" if launched:
                file.task_ended(launched.pop(), f"task {number} has ended")
            case "noise":
                file.write(b'{"cut off\n')
                file.aside("file-history-snapshot", snapshot={})
            case "rewind" | "ends":
                pass  # no earlier step makes this one possible
            case _:
                raise ValueError(step)


@settings(max_examples=examples(60), deadline=None)
@given(_STEPS)
@example(["says", "sum up", "rewind", "sum up"])  # two compactions in a row are two turns
def test_small_pages_are_the_whole(steps: list[str]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = SessionFile(Path(folder) / "s.jsonl")
        write(file, [*steps, "says", "answers"])
        whole = rows(file.path)
        assert paged(file.path) == whole
        assert paged(file.path, smallest=False) == whole


@settings(max_examples=examples(40), deadline=None)
@given(_STEPS, _STEPS, st.integers(1, 400))
def test_a_file_that_grows_has_the_layout_of_the_whole(a: list[str], b: list[str], at: int) -> None:
    """The file is first read while its last line is incomplete."""
    with tempfile.TemporaryDirectory() as folder:
        file = SessionFile(Path(folder) / "s.jsonl")
        write(file, a)
        data = file.path.read_bytes()
        growing = FileLayout(file.path)
        file.path.write_bytes(data[: max(1, len(data) - at)])
        assert growing.refresh()
        file.path.write_bytes(data)
        write(file, b)
        assert growing.refresh()
        fresh = FileLayout(file.path)
        fresh.refresh()
        assert growing.chain == fresh.chain
        assert growing.ends == fresh.ends == len(file.path.read_bytes())
        assert list(cut(growing.table, growing.chain)) == list(cut(fresh.table, fresh.chain))


@pytest.fixture
def small_tail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(layouts, "_TAIL", 2000)
    monkeypatch.setattr(layouts, "PAGE_LINES", 4)
    monkeypatch.setattr(layouts, "HUGE_LINES", 12)


_UNCHAINED = st.lists(
    st.sampled_from(["says", "answers", "call", "rewind", "sum up", "noise", "lost", "anew", "from lost"]),
    min_size=1,
    max_size=40,
)


def write_unchained(file: SessionFile, steps: list[str]) -> None:
    """Write a conversation in which some lines have no parent, or a parent that is not in the file."""
    for number, step in enumerate(steps):
        if step == "lost":
            file.says(f"question {number} that came alone", hangs_on=f"nowhere-{number}")
        elif step == "from lost":
            file.answers(f"answer {number} that came alone", hangs_on="nowhere")
        elif step == "anew":
            file.says(f"question {number}, the first", hangs_on="")
        else:
            write(file, [step])


def newest(path: Path) -> tuple[object, ...]:
    """Return the places of the newest page's lines, whether there are older pages, the file's end, and the
    page's mark."""
    tail = read_tail(path)
    lines = tail.page.lines if tail.page is not None else ()
    return [tail.table.span(line) for line in lines], tail.older, tail.ends, tail.page and tail.page.mark


@settings(max_examples=examples(150), deadline=None)
@given(_UNCHAINED, st.integers(300, 3000), st.integers(1, 8))
@example(["says"] * 8 + ["anew", "answers"], 300, 8)
@example(["says"] * 8 + ["lost"] * 8, 600, 2)
@example(["noise", "anew", "rewind", "rewind"], 300, 3)
def test_the_newest_page_is_the_same_however_little_was_read(
    steps: list[str], length: int, full: int
) -> None:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setattr(layouts, "PAGE_LINES", full)
        file = SessionFile(Path(folder) / "s.jsonl")
        write_unchained(file, steps)
        whole = newest(file.path)
        patch.setattr(layouts, "_TAIL", length)
        assert newest(file.path) == whole


@pytest.mark.parametrize("step", ["lost", "anew"])
def test_a_file_without_a_chain_is_read_at_its_end(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, small_tail: None
) -> None:
    taken: list[int] = []
    add = LineTable.add

    def count(self: LineTable, data: bytes, offset: int) -> list[FileLine]:
        taken.append(offset)
        return add(self, data, offset)

    monkeypatch.setattr(LineTable, "add", count)
    read = []
    for size in (100, 1_000):
        file = SessionFile(tmp_path / f"{size}.jsonl")
        write_unchained(file, ["says"] * size + [step] * size)
        assert read_tail(file.path).page is not None
        read.append(len(taken))
        taken.clear()
    assert 0 < read[1] <= read[0] + 2 < 100, read


def test_a_long_turn_of_a_subagent_is_looked_through_once(tmp_path: Path) -> None:
    """The CLI 2.0.x writes the messages of a subagent into the session's own file."""
    ran = []
    for size in (100, 400):
        file = SessionFile(tmp_path / f"{size}.jsonl")
        file.says("question")
        for number in range(size):
            file.answers(f"looked {number}", isSidechain=True)
        layout = FileLayout(file.path)
        layout.refresh()
        ran.append(count_lines(lambda: list(cut(layout.table, layout.chain, smallest=True))) / size)  # noqa: B023
    assert ran[1] <= 1.2 * ran[0], ran


def long_one(path: Path, turns: int = 12) -> SessionFile:
    file = SessionFile(path)
    for number in range(turns):
        file.says(f"question {number}")
        file.answers(f"I look {number}.", tool(f"t{number}"))
        file.result(f"t{number}", f"found {number}")
        file.answers(f"Answer {number}.")
    return file


def rows_of_long_one(turns: int) -> list[str]:
    found: list[str] = []
    for n in range(turns):
        found += [f"user question {n}", f"prose I look {n}.", f"tool run t{n} done found {n}"]
        found.append(f"prose Answer {n}.")
    return found


def test_a_message_that_was_taken_into_a_turn_is_told_of_its_page(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("question")
    file.answers("I look.", tool("t"))
    file.result("t")
    file.line("attachment", attachment={"type": "queued_command", "prompt": "And this", "source_uuid": "q"})
    file.answers("Answer.")
    layout = FileLayout(file.path)
    layout.refresh()
    (page,) = cut(layout.table, layout.chain)
    assert [(head.words, head.folded) for head in page.mark.heads] == [
        ("question", False),
        ("And this", True),
    ]
    assert [head.words for head in page.mark.turns] == ["question"]
    (turn,) = read_page(layout, page, None, [])
    assert [entry.text for entry in turn.entries if entry.folded_uuid == page.mark.heads[1].uuid] == [
        "And this"
    ]


@pytest.mark.parametrize("more", [0, 5])
def test_a_file_that_is_written_over_is_read_anew(tmp_path: Path, more: int) -> None:
    """The file has other lines now, the same inode, and at least the same length. This happens if a lost file
    is written again, or if a message is removed from a file."""
    path = tmp_path / "s.jsonl"
    file = SessionFile(path)
    write(file, ["says", "answers", "says"])
    files = OpenFiles()
    before = files.layout(path).chain
    assert len(before) == 4
    path.write_bytes(path.read_bytes().replace(b"-0000-4000-", b"-0000-4111-"))
    for number in range(more):
        file.line("user", hangs_on="", message={"role": "user", "content": f"other {number}"})
    fresh = FileLayout(path)
    fresh.refresh()
    assert files.layout(path).chain == fresh.chain
    uuids = [json.loads(line)["uuid"] for line in path.read_bytes().splitlines()]
    assert len(uuids) == 4 + more
    assert [files.layout(path).table.index_of(uuid) for uuid in uuids] == list(range(len(uuids)))


@pytest.mark.usefixtures("small_tail")
def test_the_newest_page_and_those_before_it_are_the_whole(tmp_path: Path) -> None:
    path = long_one(tmp_path / "s.jsonl").path
    tail = read_tail(path)
    assert tail.older and tail.page is not None
    layout = FileLayout(path)
    layout.refresh()
    pages = layout.pages(tail.page.mark.id)
    assert len(pages) > 3
    heads = [head.words for page in pages.values() for head in page.mark.turns]
    assert heads[:2] == ["question 0", "question 1"]
    found: list[str] = []
    ids: list[str] = []
    marks = [*pages, tail.page.mark.id]
    for page, after in zip(pages.values(), marks[1:], strict=True):
        turns = read_page(layout, page, after, [])
        again = read_page(layout, page, after, [])
        entries = [entry for turn in turns for entry in turn.entries]
        assert [e.id for e in entries] == [e.id for turn in again for e in turn.entries]
        assert all(page.mark.id < turn.number < page.mark.end for turn in turns)
        found += words(entries)
        ids += [entry.id for entry in entries]
    newest = list(read_tail_page(path, tail, None, True).store)
    assert len({*ids, *(entry.id for entry in newest)}) == len(ids) + len(newest)
    assert found + words(newest) == rows_of_long_one(12)


@pytest.mark.usefixtures("small_tail")
def test_a_huge_turn_is_cut_where_claude_says_something_anew(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("work")
    for number in range(30):
        file.answers(f"Step {number}.", tool(f"t{number}"))
        file.result(f"t{number}", "ok")
    file.answers("Done.")
    tail = read_tail(file.path)
    assert tail.page is not None and tail.older
    assert tail.page.mark.lines < 20
    shown = words(read_tail_page(file.path, tail, None, True).store)
    assert shown[-1] == "prose Done."
    assert all("stopped" not in row and "cut off" not in row for row in shown)
    layout = FileLayout(file.path)
    layout.refresh()
    pages = layout.pages(tail.page.mark.id)
    assert max(page.mark.lines for page in pages.values()) < 20
    assert paged(file.path, smallest=False)[:3] == ["user work", "prose Step 0.", "tool run t0 done ok"]


@pytest.mark.usefixtures("small_tail")
def test_a_task_of_an_older_page_ends_once(tmp_path: Path) -> None:
    """The newest page alone does not show the task's beginning."""
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("look")
    call = tool("t1", "Task", description="Look", prompt="look around")
    file.answers(call)
    file.result("t1", "Async agent launched", toolUseResult={"status": "async_launched", "agentId": "t-t1"})
    for number in range(20):
        file.says(f"question {number}")
        file.answers(f"Answer {number}.")
    file.task_ended("t1", 'Agent "Look" finished')
    file.says(task_words("t1", 'Agent "Look" finished'), origin={"kind": "task-notification"})
    file.answers("It has ended.", "And more.", "And more still.")
    tail = read_tail(file.path)
    assert tail.older
    shown = words(read_tail_page(file.path, tail, None, True).store)
    assert shown == ["prose It has ended.", "prose And more.", "prose And more still."], "it was told before"
    whole = paged(file.path, smallest=False)
    assert whole.count("notice Agent “Look” finished") == 1


def test_a_picture_of_ten_megabytes_is_in_a_page(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("look")
    file.answers(tool("t1", "Read", file_path="/a.png"))
    picture = {"type": "base64", "media_type": "image/png", "data": "iVBO" * 2_500_000}
    block = {"type": "tool_result", "tool_use_id": "t1", "content": [{"type": "image", "source": picture}]}
    file.line("user", message={"role": "user", "content": [block]})
    file.answers("A picture.")
    layout = FileLayout(file.path)
    layout.refresh()
    page = next(cut(layout.table, layout.chain))
    assert page.mark.weight < 40_000, "pictures are not as high as their bytes"
    entries = list(read_tail_page(file.path, read_tail(file.path), None, True).store)
    call = entries[1].tool
    assert call is not None and call.attachments[0].size == 7_500_000


def test_a_call_without_a_result_does_not_run_for_ever_in_an_old_page(tmp_path: Path) -> None:
    """Found by random input: the call's turn continues in the next page, and nothing there ends the call."""
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("begin")
    file.answers(tool("t1"))
    file.summed_up("auto")
    file.answers("I go on.")
    assert "tool run t1 cancelled " in paged(file.path)


def test_calls_side_by_side_stay_with_their_results(tmp_path: Path) -> None:
    """Found by random input: a page began at a message that was partly in the page before."""
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("both")
    file.answers(tool("t1"), id="m1")
    file.line("system", subtype="local_command", content="<local-command-stdout>Set</local-command-stdout>")
    file.answers(tool("t2"), id="m1")
    file.result("t2", "two")
    file.answers("Hm.", tool("t3"), id="m1")
    file.result("t1", "one")
    file.result("t3", "three")
    file.answers("Done.", id="m2")
    layout = FileLayout(file.path)
    layout.refresh()
    assert [page.mark.lines for page in cut(layout.table, layout.chain, smallest=True)] == [9, 1]
    assert "tool run t1 done one" in rows(file.path)
    assert paged(file.path) == rows(file.path)


def test_what_was_told_in_a_branch_that_was_left_is_in_no_page(tmp_path: Path) -> None:
    """Found by random input: the newest page alone did not show such a row, but the whole file did."""
    told = {"subtype": "local_command", "content": "<local-command-stdout>Set</local-command-stdout>"}
    file = SessionFile(tmp_path / "s.jsonl")
    first = file.says("one")
    second = file.says("two")
    file.line("system", hangs_on=first, **told)
    file.says("left")
    file.line("system", hangs_on=second, **told)
    third = file.answers("Here.", hangs_on=second)
    file.line("system", **told)
    file.answers("I go on.", hangs_on=third)
    shown = rows(file.path)
    assert [row for row in shown if row.startswith(("user", "prose"))] == [
        "user one",
        "user two",
        "prose Here.",
        "prose I go on.",
    ]
    assert sum(row.startswith("notice") for row in shown) == 2, "those where nobody had gone away"


@pytest.mark.parametrize("ring", [["a"], ["a", "b"], ["a", "b", "c"]])
def test_a_line_that_hangs_on_its_own_older_self_is_there_once(tmp_path: Path, ring: list[str]) -> None:
    """The parent of each message in the ring is the message before it, and the parent of the first message is
    the last. Then all messages come again."""
    file = SessionFile(tmp_path / "s.jsonl")
    for name, before in [*zip(ring, ring[-1:] + ring, strict=False)] * 2:
        file.says(f"question {name}", uuid=name, parentUuid=before)
    file.answers("Answer.", hangs_on=ring[-1])
    whole = rows(file.path)
    assert paged(file.path) == whole
    assert [row for row in whole if row.startswith("user")] == [f"user question {name}" for name in ring]


@pytest.mark.parametrize("late", range(5))
def test_a_decision_is_with_its_call_whenever_it_was_noted(late: int, tmp_path: Path) -> None:
    """On a busy machine, the CLI has written the next lines before the answer to its request is noted."""
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("question")
    file.answers(tool("a", command="as Claude wrote it"))
    file.result("a")
    file.answers("Done.")
    file.says("more")
    file.answers("No more.")
    decided = DecisionRecord(
        at=START + 2.5 + late,
        tool_use_id="a",
        tool_name="Bash",
        decision="allow",
        input={"command": "as it was changed"},
        changed=True,
    )
    tools = [entry.tool for entry in entries_in_pages(file.path, records=[decided]) if entry.tool]
    assert [tool.input for tool in tools] == [{"command": "as it was changed"}]
