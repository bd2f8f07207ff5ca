"""The tasks in the background: new CLIs report the whole set, old CLIs only reveal single tasks."""

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.events import ChildEnded
from claude_desk.transcript.workers.worker_tree import WorkerKind, WorkerState
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, system, tool, user
from tests.unit.transcript.reducer_harness import ReducerHarness

BEGAN = {"stdout": "", "stderr": "", "backgroundTaskId": "b1"}
ONE = ("b1", "npm run dev", False)


def begun() -> ReducerHarness:
    """Play a turn that leaves a command running, in the frames of 2.1.37."""
    call = tool("t", "Bash", command="npm run dev", run_in_background=True)
    return ReducerHarness().say("go").play(said(call), result_of("t", "", tool_use_result=BEGAN), result())


def running(book: ReducerHarness) -> tuple[tuple[str, str, bool], ...]:
    """Return the id and the words of each task, and whether it is an agent."""
    return tuple((each.id, each.words, each.thinks) for each in book.reducer.tasks.workers.in_background)


def tasks_changed(*tasks: Frame) -> Frame:
    return system("background_tasks_changed", tasks=list(tasks))


def test_a_command_that_was_left_running() -> None:
    book = begun()
    assert running(book) == (ONE,)
    book.play(system("task_notification", task_id="b1", status="completed", summary="Done"))
    assert running(book) == ()


def test_the_reported_set_counts() -> None:
    agent = {"task_id": "a1", "task_type": "local_agent", "description": "Look\naround"}
    command = {"task_id": "b1", "task_type": "local_bash", "description": "npm run dev"}
    book = begun().play(tasks_changed(command, agent))
    assert running(book) == (ONE, ("a1", "Look around", True))
    before = book.reducer.tasks.workers
    book.play(tasks_changed(command, agent))
    assert book.reducer.tasks.workers is before
    book.play(tasks_changed(agent))
    assert [id for id, _, _ in running(book)] == ["a1"]


def test_what_is_no_task_of_the_persons_and_what_has_no_name() -> None:
    book = (
        ReducerHarness()
        .say("go")
        .play(tasks_changed({"task_id": "x", "ambient": True}, {"description": "no id"}, {"task_id": "y"}))
    )
    assert running(book) == (("y", "y", False),)


@pytest.mark.parametrize(
    ("words", "status", "row", "state"),
    [
        ('Agent "x" was stopped by user', "killed", "stopped", WorkerState.STOPPED_BY_USER),
        ('Task "x" was stopped by Claude', "stopped", "stopped", WorkerState.STOPPED_BY_CLAUDE),
        ('Task "x" was stopped by a hook', "stopped", "stopped", WorkerState.STOPPED),
        ('Agent "x" failed: No "such" thing', "failed", "failed = 'No \"such\" thing'", WorkerState.FAILED),
    ],
)
def test_the_words_of_an_end_in_a_file(words: str, status: str, row: str, state: WorkerState) -> None:
    """The stream has the same ends without these words."""
    launched = {"status": "async_launched", "agentId": "a1"}
    told = (
        f"<task-notification>\n<task-id>a1</task-id>\n<tool-use-id>t</tool-use-id>\n<status>{status}</status>"
        f"\n<summary>{words}</summary>\n</task-notification>"
    )
    book = ReducerHarness().say("go")
    book.play(said(tool("t", "Agent", description="x")), result_of("t", "", tool_use_result=launched))
    book.play(user(told), result())
    assert book.rows[1] == f"tool Agent 'x' {row}"
    assert book.reducer.tasks.workers.workers["a1"].state is state


def test_an_end_of_an_agent_without_a_row_is_told_alike() -> None:
    """An older page does not have the calls of other pages."""
    for words, kind in (("finished", "task.agent_finished"), ("failed: No such thing", "task.agent_failed")):
        said = ReducerHarness().reducer.tasks.text(
            f"<task-notification>\n<task-id>a1</task-id>\n<status>failed</status>"
            f'\n<summary>Agent "x" {words}</summary>\n</task-notification>'
        )
        assert isinstance(said, Phrase) and (said.kind, said.values["title"]) == (kind, "x")


def test_a_workflow_of_a_file_is_a_workflow() -> None:
    """A file has only the result of the call."""
    launched = {"status": "async_launched", "taskId": "w1", "workflowName": "survey"}
    script = "export const meta = {name: 'survey', description: 'A survey'}"
    book = ReducerHarness().say("go")
    book.play(said(tool("t", "Workflow", script=script)), result_of("t", "", tool_use_result=launched))
    (worker,) = book.reducer.tasks.workers.workers.values()
    assert (worker.id, worker.kind, worker.name) == ("w1", WorkerKind.WORKFLOW, "survey")


def test_nothing_outlives_the_child() -> None:
    book = begun()
    book.reducer.feed(ChildEnded("It ended."))
    assert running(book) == ()


def test_an_agent_that_is_called_again_shows_that_it_works() -> None:
    """Claude calls the agent again through SendMessage. The card of its first call works and ends again."""
    launched = {"status": "async_launched", "agentId": "a1"}
    began = {"task_id": "a1", "task_type": "local_agent", "is_backgrounded": True, "description": "Look"}
    book = ReducerHarness().say("go")
    book.play(
        system("task_started", run_id="r1", tool_use_id="t1", **began),
        said(tool("t1", "Agent", description="Look", prompt="Look")),
        result_of("t1", "", tool_use_result=launched),
        system(
            "task_notification",
            task_id="a1",
            run_id="r1",
            tool_use_id="t1",
            status="completed",
            summary="It is so.",
        ),
        result(),
    )
    card = book.reducer.rows.tool("t1").tool
    assert (card.state, card.result) == (ToolState.DONE, "It is so.")
    again = {"success": True, "resumedAgentId": "a1"}
    book.say("ask it again").play(
        said(tool("t2", "SendMessage", to="a1", message="And now?"), id="m2"),
        system("task_started", run_id="r2", tool_use_id="t2", **began),
        result_of("t2", "", tool_use_result=again),
        result(),
    )
    assert card.state is ToolState.RUNNING
    late = system(
        "task_notification", task_id="a1", run_id="r1", tool_use_id="t1", status="failed", summary="late"
    )
    book.play(late)
    assert card.state is ToolState.RUNNING
    end = system(
        "task_notification",
        task_id="a1",
        run_id="r2",
        tool_use_id="t2",
        status="completed",
        summary="Now so.",
    )
    book.play(end)
    assert (card.state, card.result) == (ToolState.DONE, "Now so.")
    assert book.reducer.rows.tool("t2").tool.result == ""


def test_an_old_cli_calls_an_agent_again_without_ids_of_runs() -> None:
    again = {"success": True, "resumedAgentId": "a1"}
    book = ReducerHarness().say("go")
    book.play(
        said(tool("t1", "Agent", description="Look", prompt="Look")),
        result_of("t1", "", tool_use_result={"status": "async_launched", "agentId": "a1"}),
        system("task_notification", task_id="a1", status="completed", summary="It is so."),
        said(tool("t2", "SendMessage", to="a1", message="And now?"), id="m2"),
        result_of("t2", "", tool_use_result=again),
        result(),
    )
    assert [run.asked for run in book.reducer.tasks.workers.workers["a1"].runs] == ["", "And now?"]
    assert book.reducer.rows.tool("t1").tool.state is ToolState.RUNNING
