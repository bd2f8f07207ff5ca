"""Search in rows: which text is found, and how much text one step reads."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.protocol.phrase import Phrase, Text, Words
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.entries import Entry, EntryKind, ToolCall, ToolState
from claude_desk.transcript.search import STEP_CHARACTERS, RowSearch, count_in, counts_in, in_title
from claude_desk.transcript.tools import registry
from claude_desk.transcript.tools.card import FactsPart, PicturesPart
from claude_desk.transcript.visible_text import phrases_of, visible_texts
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.card_view import CardView
from tests.unit.transcript.tools.test_every_tool import MEMBERS, TOOLS
from tests.unit.transcript.tools.tool_calls import call

NEEDLES = re.compile("needle", re.IGNORECASE)


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


def test_a_tool_call_is_searched_as_its_card() -> None:
    call = tool("t", "grep needle", "command: grep needle\ndescription: A needle", "a.py: needle")
    assert call.tool is not None
    call.tool.input = {"command": "grep needle", "description": "A needle"}
    assert found("NEEDLE", call) == {"t": len(NEEDLES.findall("\n".join(visible_texts(call))))}
    assert in_title(call, "Needle") == 1
    read = tool("t", "/src/a.py", "file_path: /src/a.py", "x")
    assert read.tool is not None
    read.tool.name, read.tool.input = "Read", {"file_path": "/src/a.py"}
    assert found("a.py", read) == {"t": 1}
    search = RowSearch("src", "/src")
    search.add([read])
    assert run(search) == {}, "inside of the session's folder a path is shown from there on"


def test_what_a_card_does_not_show_is_not_counted() -> None:
    call = tool(
        "t", "/src/a.py", "file_path: /src/a.py\nold_string: one\nnew_string: two", "The needle was put in"
    )
    assert call.tool is not None
    call.tool.name, call.tool.state = "Edit", ToolState.DONE
    call.tool.input = {"file_path": "/src/a.py", "old_string": "one", "new_string": "two"}
    assert found("needle", call) == {}
    assert found("two", call) == {"t": 1}


def test_names_of_files_that_are_shown() -> None:
    message = entry("u", "Look", EntryKind.USER)
    message.attachments += [Attachment("needle.pdf"), Attachment("needle.png", "image/png")]
    assert found("needle.P", message) == {"u": 1}, "of a picture no name is shown"


@pytest.mark.parametrize(
    ("markdown", "query", "count"),
    [
        ("one **bold** word", "bold word", 1),
        ("one **bold** word", "**", 0),
        ("a `_send` call, and se**nd**", "send", 2),
        ("[words](https://example.com/words)", "words", 1),
        ("[words](https://example.com/needle)", "needle", 0),
        ("a &lt; b", "a < b", 1),
        ("first line\nsecond line", "line", 2),
        ("- [ ] a task", "a task", 1),
        ("- [ ] a task", "[ ]", 0),
        ("# Heading", "#", 0),
        ("plain words, and no mark", "words", 1),
    ],
)
def test_markdown_is_searched_as_it_is_shown(markdown: str, query: str, count: int) -> None:
    assert found(query, entry("1", markdown)).get("1", 0) == count


def test_a_table_is_searched_by_its_cells() -> None:
    table = entry("1", "| a | b |\n|---|---|\n| needle | **needle** |", EntryKind.TABLE)
    assert found("needle", table) == {"1": 2}
    assert found("|", table) == {}


def test_it_is_read_as_it_is_written() -> None:
    assert found("a.b*", entry("1", "a.b* axb a.b", EntryKind.USER)) == {"1": 1}
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
        search.step()
        assert len(search.counts) - before <= 5
        steps += 1
    assert search.counts["big"] == 80_000
    assert search.total == 100_000
    assert steps > 100


def test_what_is_found_is_counted_in_steps_of_its_own() -> None:
    """Making the texts of a large row takes one step. Counting in these texts takes some more steps."""
    entry = Entry("a", EntryKind.USER, 1, "a needle " * 50_000, final=True)
    search = RowSearch("needle")
    search.add([entry])
    steps = 0
    while not search.done:
        assert search.total == 0
        search.step()
        steps += 1
    assert (search.total, steps) == (50_000, 4)
    search.add([entry])
    search.step()
    search.step()
    entry.text = "a needle " * 20_000
    search.add([entry])  # the row changed while its matches were counted
    while not search.done:
        search.step()
    assert search.total == 20_000
    search.add([entry])
    search.step()
    search.step()
    search.forget("a")
    assert (search.done, search.total) == (True, 0)


def test_an_occurrence_across_two_steps() -> None:
    for shift in range(-8, 9):
        text = "x" * (STEP_CHARACTERS + shift) + "needle" + "x" * STEP_CHARACTERS
        assert found("needle", entry("1", text)) == {"1": 1}


@given(st.lists(st.text("ab \n", max_size=60), max_size=12), st.text("ab ", min_size=1, max_size=3))
def test_it_finds_what_counting_finds(texts: list[str], query: str) -> None:
    entries = [entry(str(number), text, EntryKind.USER) for number, text in enumerate(texts)]
    wanted = {str(n): text.count(query) for n, text in enumerate(texts) if query in text}
    assert found(query, *entries) == wanted


def test_words_of_ours_are_found_by_who_has_them() -> None:
    call = ToolCall(id="t", name="Read", input={"file_path": "lines.py", "offset": 3, "limit": 2})
    row = Entry("t", EntryKind.TOOL, 1, tool=call)
    assert visible_texts(row, "", words)[0] == "lines.py · lines 3–4"
    assert visible_texts(row)[0] == "lines.py"
    assert (in_title(row, "lines", "", words), in_title(row, "lines")) == (2, 1)
    search = RowSearch("lines", "", words)
    search.add([row])
    while not search.done:
        search.step()
    assert (search.counts, counts_in("lines", [row])) == ({"t": 2}, {"t": 1})


MEMBER = st.sampled_from(MEMBERS)
VALUE = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(0, 70_000)
    | st.text(alphabet="ab \n\x1b[0m*`_<\u202e\u00e9", max_size=12)
    | st.sampled_from(["a\x1b[1mb\x1b[0mc", "in_progress", "/srv/x/a.py", "caf&eacute;", "un**seen**"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(MEMBER, inner, max_size=3),
    max_leaves=8,
)
CALLS = st.builds(
    call,
    st.sampled_from(TOOLS),
    st.dictionaries(MEMBER, VALUE, max_size=6),
    VALUE,
    st.text(alphabet="ab \n\x1b[0m", max_size=12),
    st.sampled_from(ToolState),
)


def words_in(text: str) -> set[str]:
    return set(re.findall(r"[^\W_]+", text))


@given(CALLS)
def test_each_word_of_a_card_is_found(made: ToolCall) -> None:
    """The words of its title and its parts: of the folded face, and of the open face."""
    row = Entry("t", EntryKind.TOOL, 1, tool=made)
    view = CardView(registry.card_of(made, "/srv"))
    shown = [view.title]
    for folded in (True, False):
        for part in view.parts(folded):
            match part.part:
                case FactsPart(rows):
                    shown += [words(value) for _, value in rows]
                case PicturesPart():
                    pass  # pictures are shown without words
                case _:
                    shown.append(part.text)
    for word in set().union(*map(words_in, shown)):
        search = RowSearch(word, "/srv", words)
        search.add([row])
        assert run(search), word


@given(st.lists(CALLS, min_size=1, max_size=3), st.lists(st.text("abcdeU2()s ", min_size=1, max_size=3)))
def test_later_searches_count_the_same(calls: list[ToolCall], queries: list[str]) -> None:
    """A later search makes the card of a row only if the row may have the query."""
    rows = [Entry(str(n), EntryKind.TOOL, 1, tool=made) for n, made in enumerate(calls)]
    rows.append(entry("prose", "un**seen** and caf&eacute;"))
    shown: dict[str, str] = {}
    for query in ("first", *queries, *words_in("\n".join(visible_texts(rows[0], "/srv", words)))):
        search = RowSearch(query, "/srv", words, shown)
        search.add(rows)
        assert run(search) == counts_in(query, rows, "/srv", words), query


def test_a_later_search_makes_only_cards_that_may_have_the_query(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def visible(row: Entry, folder: str, words: Words) -> list[str]:
        made.append(row.id)
        return visible_texts(row, folder, words)

    monkeypatch.setattr("claude_desk.transcript.search.visible_texts", visible)
    lines = {"file_path": "a.py", "offset": 3, "limit": 2}
    rows = [
        Entry("read", EntryKind.TOOL, 1, tool=ToolCall(id="read", name="Read", input=lines)),
        tool("run", "ls", "ls", "\x1b[1mnee\x1b[0mdle"),
        entry("prose", "un**seen**"),
    ]
    shown: dict[str, str] = {}
    cards = {}
    for query in ("first", "nothing", "lines", "needle", "UNSEEN", "a.py"):
        made.clear()
        search = RowSearch(query, "", words, shown)
        search.add(rows)
        run(search)
        cards[query] = tuple(made)
    assert cards == {
        "first": ("read", "run", "prose"),
        "nothing": (),
        "lines": ("read",),
        "needle": ("run",),
        "UNSEEN": ("prose",),
        "a.py": ("read",),
    }


@given(CALLS, st.text(alphabet="abcde 12()", min_size=1, max_size=4))
def test_a_page_and_the_window_count_the_same(made: ToolCall, query: str) -> None:
    """The process that reads a page has no words of ours, and sends the phrases."""
    row = Entry("t", EntryKind.TOOL, 1, tool=made)
    there = counts_in(query, [row], "/srv", lambda text: text if isinstance(text, str) else "")
    ours = sum(count_in(words(phrase), query) for phrase in phrases_of(row, "/srv"))
    assert there.get("t", 0) + ours == counts_in(query, [row], "/srv", words).get("t", 0)


@pytest.mark.parametrize("text", ["un**seen**", "un`seen`", "un<b>seen</b>", "un[seen](x)", "[un](x)seen"])
def test_a_word_with_marks_inside_is_found(text: str) -> None:
    row = entry("1", text)
    assert ("unseen" in "".join(visible_texts(row))) is bool(found("unseen", row))


def test_names_of_characters_are_found_as_characters() -> None:
    assert found("caf\u00e9", entry("1", "the caf&eacute; here")) == {"1": 1}


def test_what_is_ours_is_found_by_its_words() -> None:
    row = Entry(
        id="n", kind=EntryKind.NOTICE, turn=1, phrase=Phrase("notice.hook_failed", name="lint", said="")
    )

    def words(text: Text) -> str:
        return text if isinstance(text, str) else "Der Hook lint ist gescheitert"

    search = RowSearch("hook", words=words)
    search.add([row])
    assert run(search) == {"n": 1}
    assert found("lint", row) == {"n": 1}, "what is not ours is found without words too"
    assert found("hook", row) == {}
