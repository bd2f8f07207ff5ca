"""The tasks in the background: new CLIs report the whole set, old CLIs only reveal single tasks."""

from claude_desk.transcript.events import ChildEnded
from claude_desk.transcript.reducer.background_tasks import BackgroundTask
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, system, tool
from tests.unit.transcript.reducer_harness import ReducerHarness

BEGAN = {"stdout": "", "stderr": "", "backgroundTaskId": "b1"}
ONE = BackgroundTask("b1", "npm run dev")


def begun() -> ReducerHarness:
    """Play a turn that leaves a command running, in the frames of 2.1.37."""
    call = tool("t", "Bash", command="npm run dev", run_in_background=True)
    return ReducerHarness().say("go").play(said(call), result_of("t", "", tool_use_result=BEGAN), result())


def running(book: ReducerHarness) -> tuple[BackgroundTask, ...]:
    return book.reducer.tasks.background.items


def told(*tasks: Frame) -> Frame:
    return system("background_tasks_changed", tasks=list(tasks))


def test_a_command_that_was_left_running() -> None:
    book = begun()
    assert running(book) == (ONE,)
    book.play(system("task_notification", task_id="b1", status="completed", summary="Done"))
    assert running(book) == ()


def test_the_set_that_is_told_counts() -> None:
    agent = {"task_id": "a1", "task_type": "local_agent", "description": "Look\naround"}
    command = {"task_id": "b1", "task_type": "local_bash", "description": "npm run dev"}
    book = begun().play(told(command, agent))
    assert running(book) == (ONE, BackgroundTask("a1", "Look around", agent=True))
    before = running(book)
    book.play(told(command, agent))
    assert running(book) is before
    book.play(told(agent))
    assert [task.id for task in running(book)] == ["a1"]


def test_what_is_no_task_of_the_persons_and_what_has_no_name() -> None:
    book = (
        ReducerHarness()
        .say("go")
        .play(told({"task_id": "x", "ambient": True}, {"description": "no id"}, {"task_id": "y"}))
    )
    assert running(book) == (BackgroundTask("y", "y"),)


def test_nothing_outlives_the_child() -> None:
    book = begun()
    book.reducer.feed(ChildEnded("It ended."))
    assert running(book) == ()
