"""What agents report is a row of its own, with the agent's name."""

import pytest

from claude_desk.transcript.export import markdown_export
from claude_desk.transcript.search import in_title
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.transcript.row import TranscriptRow
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, system, text, tool, user
from tests.unit.transcript.reducer_harness import ReducerHarness

LAUNCHED = {"status": "async_launched", "agentId": "a1"}
AGENT = said(tool("c1", "Agent", description="Look", prompt="Look around"))


def ended(summary: str, run: str = "r1", call: str = "c1", status: str = "completed") -> Frame:
    about = {"task_id": "a1", "run_id": run, "tool_use_id": call}
    return system("task_notification", **about, status=status, summary=summary)


def results(*frames: Frame) -> list[str]:
    """Return the rows with results and notices after these messages."""
    rows = ReducerHarness().say("go").play(*frames).rows
    return [row for row in rows if row.lstrip().startswith(("result", "notice"))]


def test_an_agent_for_which_claude_waits() -> None:
    answer = {"status": "completed", "content": [{"type": "text", "text": "**Found** it"}]}
    back = result_of("c1", "**Found** it\n<usage>x</usage>", tool_use_result=answer)
    assert results(AGENT, back) == ["result 'Look' = '**Found** it'"]
    assert results(AGENT, back, back) == ["result 'Look' = '**Found** it'"], "a repeated result has no row"


@pytest.mark.parametrize("error", [True, False])
def test_without_an_answer_there_is_no_row(error: bool) -> None:
    assert results(AGENT, result_of("c1", "no" if error else "", error=error)) == []


def test_several_agents_at_once_report_in_the_order_of_their_ends() -> None:
    calls = said(tool("c1", "Agent", description="One"), tool("c2", "Agent", description="Two"))
    assert results(calls, result_of("c2", "second"), result_of("c1", "first")) == [
        "result 'Two' = 'second'",
        "result 'One' = 'first'",
    ]


def test_each_run_in_the_background_has_its_result() -> None:
    launched = result_of("c1", "Async agent launched", tool_use_result=LAUNCHED)
    started = {"task_id": "a1", "task_type": "local_agent", "description": "Look", "is_backgrounded": True}
    again = said(tool("c2", "SendMessage", to="a1", message="And there?"), id="m2")
    resumed = result_of("c2", "Resumed", tool_use_result={"success": True, "resumedAgentId": "a1"})
    assert results(
        AGENT,
        system("task_started", **started, run_id="r1", tool_use_id="c1"),
        launched,
        ended("First report"),
        again,
        system("task_started", **started, run_id="r2", tool_use_id="c2"),
        resumed,
        ended("Second report", "r2", "c2"),
    ) == [
        "  notice 'Called again by Claude · run 2'",
        "result 'Look' = 'First report'",
        "result 'Look' = 'Second report'",
    ]  # fmt: skip


def test_an_end_without_a_report_is_a_notice() -> None:
    """2.1.37 does not say what an agent in the background has reported."""
    launched = result_of("c1", "Async agent launched", tool_use_result=LAUNCHED)
    notice = ["notice 'Agent “Look” finished'"]
    assert results(AGENT, launched, result(), ended('Agent "Look" completed', "")) == notice


def test_an_agent_of_an_agent_reports_to_it() -> None:
    inner = said(tool("c2", "Agent", description="Inner"), id="m2", parent="c1")
    back = result_of("c2", "Deep inside", parent="c1")
    assert results(AGENT, inner, back) == ["  result 'Inner' = 'Deep inside'"]
    behind = result_of(
        "c2", "Async agent launched", parent="c1", tool_use_result={**LAUNCHED, "agentId": "a2"}
    )
    end = system(
        "task_notification", task_id="a2", tool_use_id="c2", status="completed", summary="Deep inside"
    )
    assert results(AGENT, inner, behind, end) == ["notice 'Agent “Inner” finished'"]


def test_its_name_is_found_copied_and_read_aloud() -> None:
    book = ReducerHarness().say("go").play(AGENT, result_of("c1", "**Found** it"), said(text("So."), id="m3"))
    entry = book.entries[2]
    row = TranscriptRow(entry, 0)
    assert row.name(lambda _: "") == "Result of “Look”: **Found** it"
    assert (row.copy_text, row.tone, row.state_words) == ("**Found** it", "", "")
    assert in_title(entry, "result of “look", words=words) == 1
    copied = markdown_export.markdown([entry], lambda _: "", words=words)
    assert copied == "**Agent** `Result of “Look”`\n\n> **Found** it"


def test_a_report_in_a_message_has_the_same_row() -> None:
    """The session's file has only such messages."""
    launched = result_of("c1", "Async agent launched", tool_use_result=LAUNCHED)
    told = (
        "<task-notification>\n<task-id>a1</task-id>\n<tool-use-id>c1</tool-use-id>\n<status>completed</status>"
        '\n<summary>Agent "Look" finished</summary>\n<result>All is well</result>\n</task-notification>'
    )
    live, filed = ended("All is well", ""), user(told, origin={"kind": "task-notification"})
    assert (
        results(AGENT, launched, live) == results(AGENT, launched, filed) == ["result 'Look' = 'All is well'"]
    )
    assert results(AGENT, launched, live, filed) == ["result 'Look' = 'All is well'"], "it is shown once"
