"""Checks that a session recovers from anything when the CLI works and the user wants to continue."""

from typing import TYPE_CHECKING

from claude_desk.agent.finder import Command
from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.session.permissions.decisions import DeclineElicitation, DenyOnce, RequestKind
from tests.fuzz.cli_output import answer, lifecycle
from tests.fuzz.fake_process import FakeProcess
from tests.fuzz.json_values import line_of
from tests.unit.transcript import cli_messages as f

if TYPE_CHECKING:
    from tests.fuzz.machine_session import SessionMachine

_ROUNDS = 40


def be_good(machine: "SessionMachine") -> None:
    """Let the CLI work again and the user continue. Check that the next message is written in the end."""
    session = machine.session
    FakeProcess.starts = True
    machine.play(lambda: _finish_edits(machine))
    done: set[str] = set()
    uuid = ""
    for number in range(_ROUNDS):
        if number == 3:
            word = "«last»"
            machine.typed.add(word)
            machine.may_end = session.state.problem is not None
            machine.play(lambda word=word: session.send(word))
            uuid = (
                session.message_dispatch.queue.queue[-1].uuid
                if session.message_dispatch.queue.queue
                else "written"
            )
        if session.state.problem is not None or machine.process is None:
            machine.may_end = True
            machine.play(lambda: session.try_again(Command("/claude")))
        for request in session.requests.pending:
            no = DeclineElicitation() if request.kind is RequestKind.SERVER else DenyOnce()
            machine.play(lambda id=request.id, no=no: session.requests.decide(id, no))
        _serve(machine, done)
        machine.play(lambda: None, 1.0)
        if any("«last»" in str(frame.get("message")) for each in FakeProcess.made for frame in each.sent):
            return
    queue = session.message_dispatch.queue.queue
    raise AssertionError(f"{uuid} was never written: {session.state.phase}, {session.state.problem}, {queue}")


def _finish_edits(machine: "SessionMachine") -> None:
    post = machine.session.message_dispatch
    for queued in post.queue.queue:
        post.end_edit(queued.uuid, keep=True)


def _serve(machine: "SessionMachine", done: set[str]) -> None:
    """Let the running CLI answer the requests and messages that it got."""
    process = machine.process
    if process is None:
        return
    if process.wants_end:
        machine.play(lambda: process.end(ProcessOutcome(True, 0)))
        return
    fine = {"subtype": "success", "response": {}}
    answers = [answer(id, fine) for id in process.asked() if id not in done]
    done.update(process.asked())
    prompts = [uuid for uuid in process.prompts if uuid not in done]
    turns = [
        frame
        for uuid in prompts
        for frame in (
            lifecycle(uuid, "started"),
            f.init(),
            f.replay("hi", uuid),
            f.said(f.text("Yes.")),
            f.result(),
        )
    ]
    done.update(prompts)
    if not turns and machine.session._feed.reducer.turn is not None:
        turns = [f.result("error_during_execution", terminal_reason="aborted_streaming")]
    idle = f.system("background_tasks_changed", tasks=[])  # agents at work hold a restart and its messages
    machine.play(lambda: process.says(*map(line_of, [*answers, *turns, idle])))
