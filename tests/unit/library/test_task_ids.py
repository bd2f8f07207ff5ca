"""Background tasks whose ends name only the task, as CLIs up to 2.1.112 write them: all readings agree."""

from pathlib import Path

import pytest

from claude_desk.library.history.page_layout import read_tail
from claude_desk.library.history.page_reader import read_tail_page
from tests.fuzz.check_history import pages_of
from tests.unit.library.row_text import followed, paged, rows, words
from tests.unit.library.session_file_builder import SessionFile, tool
from tests.unit.library.test_history_pages import small_tail

__all__ = ["small_tail"]


def ended(task: str, summary: str, status: str = "completed") -> str:
    status = f"<status>{status}</status>\n" if status else ""
    return (
        f"<task-notification>\n<task-id>{task}</task-id>\n{status}<summary>{summary}</summary>\n"
        "</task-notification>\nRead the output file to retrieve the result: /tmp/x"
    )


@pytest.fixture
def file(tmp_path: Path) -> SessionFile:
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("serve")
    file.answers(tool("t1", command="serve", run_in_background=True))
    file.result("t1", "Command running in background", toolUseResult={"backgroundTaskId": "b1"})
    file.answers("It runs.")
    return file


def end(
    file: SessionFile, task: str, summary: str, delivered: bool = True, status: str = "completed"
) -> None:
    file.aside("queue-operation", operation="enqueue", content=ended(task, summary, status))
    if delivered:
        file.aside("queue-operation", operation="dequeue")
        file.says(ended(task, summary, status))
        file.answers(f"I see: {summary}")


def words_of(task: str, call: str, status: str) -> str:
    ids = f"<task-id>{task}</task-id>\n" if task else ""
    ids += f"<tool-use-id>{call}</tool-use-id>\n" if call else ""
    ids += f"<status>{status}</status>\n" if status else ""
    return f"<task-notification>\n{ids}<summary>It waits for input</summary>\n</task-notification>"


def deliver(file: SessionFile, how: str, words: str) -> None:
    match how:
        case "queued":
            file.aside("queue-operation", operation="enqueue", content=words)
        case "folded":
            queued = {"type": "queued_command", "commandMode": "task-notification", "prompt": words}
            file.line("attachment", attachment=queued)
        case "turn":
            file.says(words, origin={"kind": "task-notification"})


@pytest.mark.parametrize("status", ["completed", ""])
@pytest.mark.parametrize(("task", "call"), [("b1", "t1"), ("b1", ""), ("", "t1"), ("", "")])
@pytest.mark.parametrize(
    "ways",
    [
        ["queued"],
        ["queued", "queued"],
        ["queued", "turn"],
        ["queued", "folded"],
        ["queued", "queued", "turn"],
        ["queued", "queued", "turn", "turn"],
        ["queued", "queued", "folded"],
    ],
    ids="-".join,
)
def test_a_notice_is_told_once_however_often_it_is_queued(
    file: SessionFile, ways: list[str], task: str, call: str, status: str
) -> None:
    for way in ways:
        deliver(file, way, words_of(task, call, status))
    file.says("And then?")
    file.answers("That.")
    read = rows(file.path), paged(file.path), followed(file.path)
    whole, *others = ([row for row in each if not row.startswith("tool")] for each in read)
    assert whole.count("notice It waits for input") == 1
    assert others == [whole, whole]


def test_a_notice_that_comes_again_is_told_again(file: SessionFile) -> None:
    for way in ("queued", "turn", "queued", "turn"):
        deliver(file, way, words_of("b1", "t1", ""))
    assert rows(file.path).count("notice It waits for input") == 2


@pytest.mark.parametrize("delivered", [True, False])
def test_a_task_that_ends_in_a_later_page(file: SessionFile, delivered: bool) -> None:
    file.says("question")
    file.answers("Answer.")
    end(file, "b1", "The server ended", delivered)
    file.says("last question")
    file.answers("Last answer.")
    whole = rows(file.path)
    assert whole[1] == "tool serve done The server ended (completed)"
    assert whole.count("notice The server ended") == 1
    assert paged(file.path) == paged(file.path, smallest=False) == pages_of(file.path) == whole


def test_an_agent_that_ends_in_a_later_page(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("look")
    file.answers(tool("t1", "Task", description="Look", prompt="look around"))
    file.result("t1", "Async agent launched", toolUseResult={"status": "async_launched", "agentId": "a1"})
    for number in range(4):
        file.says(f"question {number}")
        file.answers(f"Answer {number}.")
    end(file, "a1", 'Agent "Look" completed')
    whole = rows(file.path)
    assert "notice Agent “Look” finished" in whole
    assert pages_of(file.path) == whole


@pytest.mark.parametrize("delivered", [True, False])
@pytest.mark.parametrize("runs", [1, 2])
def test_the_result_of_an_agent_is_a_row_wherever_its_call_is(
    tmp_path: Path, delivered: bool, runs: int
) -> None:
    """Each run of an agent that Claude calls again has a result."""
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("look")
    file.answers(tool("t1", "Task", description="Look", prompt="look around"))
    file.result("t1", "Async agent launched", toolUseResult={"status": "async_launched", "agentId": "a1"})
    for run in range(1, runs + 1):
        for number in range(4):
            file.says(f"question {run} {number}")
            file.answers(f"Answer {number}.")
        if run > 1:
            file.answers(tool("again", "SendMessage", to="a1", message="And there?"))
            file.result("again", "Sent", toolUseResult={"success": True, "resumedAgentId": "a1"})
        told = ended("a1", 'Agent "Look" finished', "completed")
        call = "t1" if run == 1 else "again"
        told = told.replace("</task-id>", f"</task-id>\n<tool-use-id>{call}</tool-use-id>")
        told = told.replace("</summary>", f"</summary>\n<result>**Report** {run}</result>")
        file.aside("queue-operation", operation="enqueue", content=told)
        if delivered:
            file.says(told)
            file.answers("I see.")
    whole = rows(file.path)
    assert [row for row in whole if row.startswith("result")] == [
        f"result Look: **Report** {run}" for run in range(1, runs + 1)
    ]
    assert not [row for row in whole if "finished" in row and row.startswith("notice")]
    assert pages_of(file.path) == whole


def test_an_agent_whose_end_names_another_call(tmp_path: Path) -> None:
    """The end names the call of the message that asked the agent again (2.1.74). The task's id says whose end
    it is."""
    file = SessionFile(tmp_path / "s.jsonl")
    file.says("look")
    file.answers(tool("t1", "Task", description="Look", prompt="look around"))
    file.result("t1", "Async agent launched", toolUseResult={"status": "async_launched", "agentId": "a1"})
    for number in range(20):
        file.says(f"question {number}")
        file.answers(f"Answer {number}.")
    told = ended("a1", 'Agent "Look" completed', "completed")
    told = told.replace("<status>", "<tool-use-id>t9</tool-use-id>\n<status>")
    file.aside("queue-operation", operation="enqueue", content=told)
    file.says(told)
    file.answers("I see.")
    whole = followed(file.path)
    assert whole[1] == 'tool Look done Agent "Look" completed (completed)'
    assert whole[-2:] == ["notice Agent “Look” finished", "prose I see."]
    assert paged(file.path) == pages_of(file.path) == whole


@pytest.mark.usefixtures("small_tail")
def test_the_newest_page_alone_says_how_an_agent_ended(tmp_path: Path) -> None:
    file = SessionFile(tmp_path / "s.jsonl")
    for number in range(20):
        file.says(f"question {number}")
        file.answers(f"Answer {number}.")
    end(file, "a1", 'Agent "Look" completed')
    assert "notice Agent “Look” finished" in rows(file.path)


@pytest.mark.usefixtures("small_tail")
def test_the_newest_page_alone_tells_it_once(file: SessionFile) -> None:
    for number in range(20):
        file.says(f"question {number}")
        file.answers(f"Answer {number}.")
    end(file, "b1", "The server ended")
    tail = read_tail(file.path)
    assert tail.older
    shown = words(read_tail_page(file.path, tail, None, True).store)
    assert shown.count("notice The server ended") <= 1
    assert pages_of(file.path).count("notice The server ended") == 1


def test_events_of_a_monitor_are_each_told_once(file: SessionFile) -> None:
    """The events name a task that continues, and may repeat the same words."""
    for words_ in ("tick", "tick", "tock"):
        end(file, "b1", words_, status="")
    file.says(ended("b1", "only delivered", ""))
    file.answers("I see.")
    whole = rows(file.path)
    assert [row for row in whole if row.startswith("notice")] == [
        "notice tick", "notice tick", "notice tock", "notice only delivered"
    ]  # fmt: skip
    assert paged(file.path) == whole


RESULTS = {
    "read": ("TaskOutput", {"retrieval_status": "success", "task": {"task_id": "b1", "status": "completed"}}),
    "failed": ("BashOutput", {"retrieval_status": "success", "task": {"task_id": "b1", "status": "failed"}}),
    "goes on": ("TaskOutput", {"retrieval_status": "late", "task": {"task_id": "b1", "status": "running"}}),
    "stopped": ("TaskStop", {"message": "Successfully stopped task: b1 (serve)", "task_id": "b1"}),
    "killed": ("KillShell", {"message": "Successfully killed shell: b1 (serve)", "shell_id": "b1"}),
}


@pytest.mark.parametrize("how", RESULTS)
@pytest.mark.parametrize("notice", ["", "before", "behind"])
def test_an_end_that_a_later_result_tells_is_known_on_older_pages(
    file: SessionFile, how: str, notice: str
) -> None:
    """Claude asks for the status of a command of an earlier turn, or stops the command."""
    name, told = RESULTS[how]
    if notice == "before":
        end(file, "b1", "It waits for input", status="")
    file.says("And now?")
    file.answers(tool("t2", name, task_id="b1", shell_id="b1"))
    file.result("t2", "It is so.", toolUseResult=told)
    file.answers("So it is.")
    if notice == "behind":
        end(file, "b1", "serve is over", delivered=False)
    file.says("Thanks.")
    file.answers("You are welcome.")
    assert pages_of(file.path) == rows(file.path)


def test_an_end_on_another_strand_is_not_told(file: SessionFile) -> None:
    here = file.last
    file.says("And now?")
    file.answers(tool("t2", "TaskStop", task_id="b1"))
    file.result("t2", "It is so.", toolUseResult=RESULTS["stopped"][1])
    file.line("user", hangs_on=here, message={"role": "user", "content": "Thanks."})
    file.answers("You are welcome.")
    assert pages_of(file.path) == rows(file.path)
