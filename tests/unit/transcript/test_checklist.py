"""The list of things to do, whichever tools write it."""

from typing import Any

import pytest

from claude_desk.transcript.tools.card import ChecklistItem
from tests.unit.transcript.cli_messages import Frame, result, result_of, said, tool
from tests.unit.transcript.reducer_harness import ReducerHarness

_made = 0


def call(
    name: str, value: dict[str, Any], structured: Any = None, words: str = "ok", **more: Any
) -> list[Frame]:
    """Return a call and its result."""
    global _made
    _made += 1
    key = f"t{_made}"
    block = {"type": "tool_use", "id": key, "name": name, "input": value}
    parent = more.get("parent")
    return [
        said(block, id=f"m{_made}", parent=parent),
        result_of(key, words, tool_use_result=structured, **more),
    ]


def book(*calls: list[Frame]) -> ReducerHarness:
    return ReducerHarness().say("hi").play(*(frame for frames in calls for frame in frames))


def items(*calls: list[Frame]) -> list[tuple[str, str]]:
    return [(item.text, item.state) for item in book(*calls).reducer.checklist.items]


def todos(*states: str) -> dict[str, Any]:
    return {
        "todos": [
            {"content": f"step {n}", "status": state, "activeForm": f"doing {n}"}
            for n, state in enumerate(states)
        ]
    }


def created(key: str, subject: str) -> list[Frame]:
    return call("TaskCreate", {"subject": subject, "description": "x"}, {"task": {"id": key}})


def test_todo_write_gives_the_complete_list() -> None:
    first = call("TodoWrite", todos("in_progress", "pending", "pending"))
    assert items(first) == [("step 0", "active"), ("step 1", "pending"), ("step 2", "pending")]
    assert items(first, call("TodoWrite", todos("completed"))) == [("step 0", "done")]
    assert book(first).reducer.checklist.items[0] == ChecklistItem("step 0", "active", "doing 0")


def test_tasks_are_made_changed_and_deleted() -> None:
    made = [created("1", "one"), created("2", "two"), created("3", "three")]
    assert items(*made) == [("one", "pending"), ("two", "pending"), ("three", "pending")]
    change = [
        call("TaskUpdate", {"taskId": "1", "status": "completed"}, {"success": True}),
        call("TaskUpdate", {"taskId": "2", "status": "in_progress", "activeForm": "Doing two"}),
        call("TaskUpdate", {"taskId": "3", "status": "deleted"}),
        call("TaskUpdate", {"taskId": "2", "subject": "two b"}),
    ]
    assert items(*made, *change) == [("one", "done"), ("two b", "active")]
    assert book(*made, *change).reducer.checklist.items[1].note == "Doing two"
    failed = call("TaskUpdate", {"taskId": "1", "status": "completed"}, {"success": False})
    assert items(*made, failed)[0] == ("one", "pending")


def test_the_id_of_a_task_may_stand_in_words_alone() -> None:
    assert items(
        call("TaskCreate", {"subject": "one"}, None, "Task #7 created successfully: one"),
        call("TaskUpdate", {"taskId": "7", "status": "in_progress"}),
    ) == [("one", "active")]


def test_the_lists_that_claude_asks_for_count_too() -> None:
    listed = {"tasks": [{"id": "1", "subject": "one", "status": "completed"}, {"id": 2, "subject": "two"}]}
    assert items(created("9", "gone"), call("TaskList", {}, listed)) == [("one", "done"), ("two", "pending")]
    got = {"task": {"id": "2", "subject": "two", "status": "in_progress"}}
    assert items(call("TaskList", {}, listed), call("TaskGet", {"taskId": "2"}, got))[1] == ("two", "active")
    assert items(call("TaskGet", {"taskId": "2"}, {"task": None})) == []
    assert items(call("TaskUpdate", {"taskId": "5", "status": "in_progress"})) == [("Task 5", "active")]


def test_what_failed_or_is_a_subagents_does_not_count() -> None:
    host = [said(tool("a", "Agent", description="x"), id="m")]
    assert items(call("TodoWrite", todos("pending"), error=True)) == []
    assert items(host, call("TodoWrite", todos("pending"), parent="a")) == []
    assert items(call("Bash", {"todos": []})) == []


@pytest.mark.parametrize(
    "strange", [None, 5, "x", [], [None, 5], {}, {"todos": 5}, {"todos": [{"content": 5, "status": []}]}]
)
@pytest.mark.parametrize("name", ["TodoWrite", "TaskCreate", "TaskUpdate", "TaskGet", "TaskList"])
def test_any_shape_is_taken(name: str, strange: Any) -> None:
    value = (
        strange if isinstance(strange, dict) else {"todos": strange, "taskId": strange, "subject": strange}
    )
    items(call(name, value, strange), call(name, value, {"task": strange, "tasks": strange}))
    items(call(name, value, {"task": {"id": strange}, "tasks": [strange, {"id": strange}]}))


def test_the_list_is_huge() -> None:
    assert len(items(call("TodoWrite", todos(*["pending"] * 5_000)))) == 1_000


def test_a_list_that_is_done_goes_with_the_next_message() -> None:
    done = book(call("TodoWrite", todos("completed", "completed")))
    done.play(result())
    assert len(done.reducer.checklist.items) == 2
    done.say("more", "u2")
    assert done.reducer.checklist.items == ()
    going = book(call("TodoWrite", todos("completed", "pending"))).play(result()).say("more", "u2")
    assert len(going.reducer.checklist.items) == 2


def test_the_list_is_the_same_object_until_it_changes() -> None:
    played = book(call("TodoWrite", todos("pending")))
    before = played.reducer.checklist.items
    played.play(*call("TodoWrite", todos("pending")))
    assert played.reducer.checklist.items is before
