"""Looking for words in rows: what is found, and how much is looked at in a step."""

from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.search import STEP_CHARACTERS, STEP_ROWS, RowSearch, in_title


def entry(key: str, text: str, kind: EntryKind = EntryKind.PROSE) -> Entry:
    return Entry(id=key, kind=kind, turn=1, text=text)


def tool(key: str, title: str, given: str, result: str) -> Entry:
    call = ToolCall(id=key, name="Bash", title=title, input_text=given, result=result)
    return Entry(id=key, kind=EntryKind.TOOL, turn=1, tool=call)


def run(search: RowSearch) -> dict[str, int]:
    while not search.done:
        search.step()
    assert search.total == sum(search.counts.values())
    return search.counts


def found(query: str, *entries: Entry) -> dict[str, int]:
    search = RowSearch(query)
    search.add(entries)
    return run(search)


def test_every_kind_is_searched() -> None:
    entries = [entry(kind.value, "A Needle", kind) for kind in EntryKind if kind is not EntryKind.TOOL]
    counts = found("needle", *entries, tool("tool", "x", "", "needle"))
    assert set(counts) == {kind.value for kind in EntryKind} - {"footer"}


def test_a_tool_s_title_input_and_result() -> None:
    call = tool("t", "grep needle", "command: grep needle\ndescription: Looks for a needle", "a.py: needle")
    assert found("NEEDLE", call) == {"t": 4}
    assert in_title(call, "Needle") == 1
    # An input that only says what the title says is shown once, and counts once.
    assert found("a.py", tool("t", "/src/a.py", "file_path: /src/a.py", "x")) == {"t": 1}


def test_names_of_attachments() -> None:
    message = entry("u", "Look", EntryKind.USER)
    message.attachments.append(Attachment("needle.png"))
    assert found("needle.PNG", message) == {"u": 1}


def test_it_is_read_as_it_is_written() -> None:
    assert found("a.b*", entry("1", "a.b* axb a.b")) == {"1": 1}
    assert found("ÄRGER", entry("1", "Kein Ärger")) == {"1": 1}
    assert found("日本", entry("1", "日本語 🎉")) == {"1": 1}
    assert found("\ud83d", entry("1", "cut \ud83d")) == {"1": 1}


def test_a_row_that_changed_is_counted_again() -> None:
    row = entry("1", "needle")
    search = RowSearch("needle")
    search.add([row])
    run(search)
    row.text += " and needle"
    search.add([row])
    assert run(search) == {"1": 2}
    row.text = "nothing"
    search.add([row])
    assert run(search) == {}


def test_a_row_that_is_gone_does_not_count() -> None:
    rows = [entry(str(n), "needle " + "x" * STEP_CHARACTERS) for n in range(3)]
    search = RowSearch("needle")
    search.add(rows)
    search.step()
    for row in rows[:2]:
        search.forget(row.id)
    assert run(search) == {"2": 1}


def test_a_row_that_grows_while_it_is_read() -> None:
    row = entry("1", "needle " * STEP_CHARACTERS)
    search = RowSearch("needle")
    search.add([row])
    search.step()
    row.text = "needle"
    search.add([row])
    assert run(search) == {"1": 1}


def test_a_step_is_small_whatever_is_searched() -> None:
    rows = [entry(str(n), f"Row {n} with a needle") for n in range(20_000)]
    search = RowSearch("needle")
    search.add([*rows, tool("big", "cat", "", "needle in the hay " * 80_000)])
    steps = 0
    while not search.done:
        before = len(search.counts)
        assert search.step() <= STEP_CHARACTERS
        assert len(search.counts) - before <= STEP_ROWS
        steps += 1
    assert search.counts["big"] == 80_000
    assert search.total == 100_000
    assert steps > 100


def test_an_occurrence_across_two_steps() -> None:
    for shift in range(-8, 9):
        text = "x" * (STEP_CHARACTERS + shift) + "needle" + "x" * STEP_CHARACTERS
        assert found("needle", entry("1", text)) == {"1": 1}


@given(st.lists(st.text("ab \n", max_size=60), max_size=12), st.text("ab ", min_size=1, max_size=3))
def test_it_finds_what_counting_finds(texts: list[str], query: str) -> None:
    entries = [entry(str(number), text) for number, text in enumerate(texts)]
    wanted = {str(n): text.count(query) for n, text in enumerate(texts) if query in text}
    assert found(query, *entries) == wanted
