"""An agent that is opened as a conversation of its own: while it works, after two runs, and stopped."""

from collections.abc import Sequence

from claude_desk.ui.session.session_view import SessionView
from tests.live_session import LiveSession
from tests.unit.transcript.cli_messages import Frame, result_of, said, system, text, tool

STATES = ("agent-working", "agent-two-runs", "agent-stopped", "agent-beside")

PROMPT = (
    "Find each test under `tests/upload` that gives a stream which cannot seek. Make it use "
    "`Stream.memory()`, run it alone, then all of them. Touch nothing outside of `tests/`. Answer with the "
    "names of the tests and what you changed in each."
)
NAME = "tests/upload: streams that cannot seek"


def started(task: str, run: str, call: str, name: str, prompt: str, **more: object) -> Frame:
    """Return the message about the beginning of a run of an agent in the background."""
    return system(
        "task_started",
        task_id=task,
        run_id=run,
        tool_use_id=call,
        description=name,
        subagent_type="general-purpose",
        task_type="local_agent",
        is_backgrounded=True,
        prompt=prompt,
        **more,
    )


def listed(*tasks: str) -> Frame:
    """Return the list of the agents that work in the background. `tasks`: an id, a space, and a run's id."""
    runs = [dict(zip(("task_id", "run_id"), task.split(), strict=True)) for task in tasks]
    return system("background_tasks_changed", tasks=[{**each, "task_type": "local_agent"} for each in runs])


def ended(task: str, run: str, call: str, status: str, summary: str = "") -> Sequence[Frame]:
    usage = {"total_tokens": 21_000, "tool_uses": 9, "duration_ms": 48_000}
    about = {"task_id": task, "run_id": run}
    return (
        system("task_updated", **about, patch={"status": "killed" if status == "stopped" else status}),
        system("task_notification", **about, tool_use_id=call, status=status, summary=summary, usage=usage),
    )


def agent(call: str, name: str, prompt: str) -> Frame:
    return tool(
        call,
        "Agent",
        description=name,
        prompt=prompt,
        subagent_type="general-purpose",
        run_in_background=True,
    )


def launched(call: str, task: str, parent: str | None = None) -> Frame:
    launch = {"status": "async_launched", "agentId": task}
    return result_of(call, "Async agent launched.", parent=parent, tool_use_result=launch)


WORK = (
    said(text("There are three: two give a pipe, one a socket. Pipes first."), id="t1", parent="c2"),
    *(said(tool(f"r{n}", "Read", file_path=f"test_{n}.py"), id=f"t2{n}", parent="c2") for n in range(4)),
    *(result_of(f"r{n}", "     1→import io", parent="c2") for n in range(4)),
    said(
        tool("e1", "Edit", file_path="tests/test_pipes.py", old_string="os.pipe()", new_string="memory()"),
        id="t3",
        parent="c2",
    ),
    result_of("e1", "The file has been updated.", parent="c2"),
)  # fmt: skip

BEGUN = (
    said(text("Four clients use it."), agent("c1", "Port the clients", "Port all clients."), id="m1"),
    listed("a1 0r1"),
    started("a1", "0r1", "c1", "Port the clients", "Port every client."),
    launched("c1", "a1"),
    said(agent("c2", NAME, PROMPT), id="p1", parent="c1"),
    listed("a1 0r1", "a2 0r2"),
    started("a2", "0r2", "c2", NAME, PROMPT, parent_task_id="a1", spawn_depth=2),
    launched("c2", "a2", "c1"),
    *WORK,
)  # fmt: skip
SECOND = (
    *ended("a2", "0r2", "c2", "completed", "The pipes are done."),
    listed("a1 0r1"),
    said(tool("s1", "SendMessage", to="a2", message="Wrap the socket too."), id="p2", parent="c1"),
    listed("a1 0r1", "a2 0r3"),
    started("a2", "0r3", "s1", NAME, "Wrap the socket too.", parent_task_id="a1", spawn_depth=2),
    result_of("s1", "Resumed.", parent="c1", tool_use_result={"success": True, "resumedAgentId": "a2"}),
    said(text("The socket is wrapped as well now. Running `tests/upload` once more."), id="t5", parent="c2"),
)  # fmt: skip
BASH = said(tool("b1", "Bash", command="pytest tests/upload -q -x"), id="t4", parent="c2")


def set_up(state: str, session: LiveSession) -> None:
    """Let the CLI write what a state of `STATES` shows. Do nothing for other states."""
    if state not in STATES:
        return
    session.works()
    session.says(*BEGUN)
    match state:
        case "agent-working" | "agent-beside":
            session.says(BASH)
        case "agent-two-runs":
            session.says(
                *SECOND, *ended("a2", "0r3", "s1", "completed", "Three tests changed."), listed("a1 0r1")
            )
        case "agent-stopped":
            session.says(BASH)
            session.stop_task("a2")
            session.says(*ended("a2", "0r2", "c2", "stopped"), listed("a1 0r1"))


def open_it(state: str, view: SessionView) -> None:
    """Open the agent of a state of `STATES`."""
    if state in STATES:
        row = view.property("transcript").row_of_call("c2")
        view.property("beside" if state == "agent-beside" else "opened").show(row.entry.id)
