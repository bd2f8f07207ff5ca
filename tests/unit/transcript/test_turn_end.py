"""The end of a turn in which a subagent spoke: the subagent's words do not count as Claude's."""

from claude_desk.transcript.entries import EntryKind
from claude_desk.transcript.events import TurnOver
from tests.unit.transcript.cli_messages import delta, result, result_of, said, start, streamed, text, tool
from tests.unit.transcript.reducer_harness import ReducerHarness

LAUNCHED = {"status": "async_launched", "agentId": "1"}


def a_subagent_spoke(words: str = "from the subagent") -> ReducerHarness:
    """Play a turn in which only a subagent has spoken."""
    book = ReducerHarness().say("hi")
    return book.play(
        said(tool("a", "Task", description="x")), said(text(words), id="m2", parent="a"), result_of("a")
    )


def test_a_result_is_shown_where_only_a_subagent_spoke() -> None:
    book = a_subagent_spoke().play(result(result="The answer."))
    assert book.rows[-2:] == ["prose 'The answer.'", "footer done"]
    assert book.reducer.unsaved.added == [(EntryKind.PROSE, "The answer.")]


def test_a_result_is_not_shown_twice() -> None:
    book = a_subagent_spoke().play(said(text("The answer."), id="m3"), result(result="The answer."))
    assert [row for row in book.rows if "answer" in row] == ["prose 'The answer.'"]
    assert book.reducer.unsaved.added == []


def test_an_error_does_not_take_a_subagents_row_for_its_own_words() -> None:
    book = a_subagent_spoke("Broken").play(result("error_during_execution", is_error=True, result="Broken"))
    assert "  prose 'Broken'" in book.rows
    assert book.rows[-2:] == ["error 'Broken'", "footer failed"]


def test_an_error_takes_the_place_of_claudes_own_row() -> None:
    book = a_subagent_spoke().play(
        said(text("Broken"), id="m3"), result("error_during_execution", is_error=True, result="Broken")
    )
    assert [row for row in book.rows if "Broken" in row] == ["error 'Broken'"]


def test_an_error_in_the_journal_does_not_take_a_subagents_row() -> None:
    book = a_subagent_spoke("Broken").play(TurnOver(None, added=((EntryKind.ERROR, "Broken"),)))
    assert "  prose 'Broken'" in book.rows
    assert book.rows[-1] == "error 'Broken'"


def test_the_turns_end_closes_what_a_subagent_in_it_was_saying() -> None:
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")), start("m2", "a"), *streamed(0, text(""), "beg", parent="a")
    )
    assert "  prose open 'beg'" in book.rows
    book.play(result())
    assert "  prose 'beg'" in book.rows


def test_the_turns_end_leaves_open_what_a_subagent_in_the_background_is_saying() -> None:
    book = ReducerHarness().say("hi")
    book.play(
        said(tool("a", "Task", description="x")),
        result_of("a", "…", tool_use_result=LAUNCHED),
        start("m2", "a"),
        *streamed(0, text(""), "beg", parent="a"),
        result(),
    )
    assert "  prose open 'beg'" in book.rows
    assert "  prose open 'begun'" in book.play(delta(0, "text", "un", "a")).rows
