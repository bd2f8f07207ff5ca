"""The rows with which later runs of an agent begin: who called it, in which order, and once for each run."""

from collections.abc import Sequence
from typing import Any

import pytest

from claude_desk.transcript.entries import Entry
from claude_desk.transcript.events import CalledAgain
from tests.gallery.opened_agent import BEGUN, NAME, SECOND, agent, ended, launched, started
from tests.unit.transcript.cli_messages import result_of, said, text, tool
from tests.unit.transcript.reducer_harness import ReducerHarness

AGAIN = SECOND[-2]  # the result of the call that called the agent again


def runs(harness: ReducerHarness, call: str = "c2") -> list[tuple[Any, Any]]:
    """Return the numbers of the later runs of an agent, each with its caller."""
    inside = [entry for entry in harness.entries if entry.parent == call and entry.phrase is not None]
    return [
        (entry.phrase.values["run"], entry.phrase.values["by"])
        for entry in inside
        if entry.phrase is not None and entry.phrase.kind == "task.called_again"
    ]


def played(*frames: Any) -> ReducerHarness:
    return ReducerHarness().say("go").play(*frames)


def again(call: str, run: str, parent: str | None = None) -> Sequence[Any]:
    """Return the frames with which the inner agent is called again."""
    return (
        said(tool(call, "SendMessage", to="a2", message="More."), id=f"m-{call}", parent=parent),
        started("a2", run, call, NAME, "More."),
        result_of(call, "Resumed.", parent=parent, tool_use_result={"success": True, "resumedAgentId": "a2"}),
    )


def test_a_later_run_begins_with_who_called_the_agent() -> None:
    assert runs(played(*BEGUN)) == []
    assert runs(played(*BEGUN, *SECOND)) == [(2, "Port the clients")]
    third = played(*BEGUN, *SECOND, *ended("a2", "0r3", "s1", "completed"), *again("s2", "0r4"))
    assert runs(third) == [(2, "Port the clients"), (3, "")]


def test_the_row_is_between_the_rows_of_both_runs() -> None:
    inside = [entry for entry in played(*BEGUN, *SECOND).entries if entry.parent == "c2"]
    kinds = [entry.kind.value for entry in inside]
    assert kinds.index("notice") > kinds.index("tool") and kinds[-1] == "prose"


@pytest.mark.parametrize("repeated", range(len(SECOND)))
def test_a_frame_that_comes_twice_begins_no_other_run(repeated: int) -> None:
    frames = [*SECOND[: repeated + 1], *SECOND[repeated:]]
    assert [run for run, _ in runs(played(*BEGUN, *frames))] == [2]


def test_before_the_result_the_caller_is_unknown() -> None:
    assert runs(played(*BEGUN, *SECOND[: SECOND.index(AGAIN)])) == [(2, None)]


def test_the_lines_of_a_file_begin_the_same_rows() -> None:
    """The agent's file is read with its first call, before the calls that call it again."""

    def rows(harness: ReducerHarness) -> list[Entry]:
        return [entry for entry in harness.entries if entry.parent == "c"]

    begun = (said(agent("c", "Look", "Look around."), id="m1"), launched("c", "a2"))
    first, second = said(text("One."), id="x1", parent="c"), said(text("Two."), id="x2", parent="c")
    live = played(*begun, first, *again("s", "0r2"), second)
    read = played(*begun, first, CalledAgain("c", 5.0), second, *again("s", "0r2")[::2])
    assert [(row.kind, row.content) for row in rows(live)] == [(row.kind, row.content) for row in rows(read)]
    assert runs(live, "c") == runs(read, "c") == [(2, "")]
