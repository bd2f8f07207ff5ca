"""Decisions on permissions with both real CLIs. The evidence is what the CLI then did and stored."""

import asyncio
import json
from pathlib import Path

import psutil
import pytest

from claude_desk.protocol.files.journal_file import asker_text
from claude_desk.protocol.requests.permissions import PermissionUpdate
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import (
    LOCAL,
    SESSION,
    USER,
    AllowOnce,
    AlwaysAllow,
    DenyOnce,
    PendingRequest,
    at,
    wider_of,
)
from claude_desk.ui.permissions.request_view import RequestView
from claude_desk.ui.transcript.highlight_worker import HighlightWorker
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.child_processes import still_running
from tests.clis import NEW, Cli
from tests.e2e.conftest import RealSession
from tests.e2e.program_process import busy_program
from tests.e2e.scenarios_decisions import waiting_command
from tests.e2e.scenarios_talk import bash
from tests.e2e.test_session_real import cli_process, turn
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness
from tests.waiting import until

pytestmark = pytest.mark.seconds(180)


def compute(number: int) -> str:
    """Return a command that every version asks about and suggests a rule for."""
    return f"python3 -c 'print({number} * 7)'"


async def written(path: Path) -> str:
    """Return the text of a file that the CLI writes some time after an answer. The CLI does not report that
    it has written the file."""
    async with asyncio.timeout(60):
        while not (path.exists() and (text := path.read_text())):
            await asyncio.sleep(0.02)
    return text


async def asked(held: SessionHarness, text: str, count: int = 1) -> list[PendingRequest]:
    held.session.send(text)
    await held.until(lambda: len(held.session.requests.pending) == count, 60)
    return held.session.requests.pending


async def turn_ends(held: SessionHarness, before: int) -> None:
    await held.until(lambda: len(held.footers) > before and not held.session.requests.pending, 60)


async def decided(held: SessionHarness, text: str, decision: object) -> None:
    """Send a message that leads to one request, answer it with `decision`, and wait for the end of the
    turn."""
    before = len(held.footers)
    (request,) = await asked(held, text)
    held.session.requests.decide(request.id, decision)  # type: ignore[arg-type]
    await turn_ends(held, before)


def kind(updates: list[PermissionUpdate], name: str) -> PermissionUpdate:
    return next(update for update in updates if update.type == name)


async def test_what_is_added_holds_where_it_was_put(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """Add a rule to the session, to the project's settings and to the user's settings. The CLI does not ask
    again about a command of such a rule."""
    files = {
        LOCAL: project / ".claude" / "settings.local.json",
        USER: Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json",
    }
    held = real_session()
    for number, place in enumerate((SESSION, LOCAL, USER), 3):
        command = compute(number)
        api.on(f"first {place}", [Answer(bash(command)), "Done."])
        api.on(f"again {place}", [Answer(bash(command)), "Done."])
        before = len(held.footers)
        (request,) = await asked(held, f"first {place}")
        assert request.rule is not None
        held.session.requests.decide(request.id, AlwaysAllow((at(request.rule, place),)))
        await turn_ends(held, before)
        await turn(held, f"again {place}")
        assert api.last_tool_result(f"again {place}") == str(number * 7)
        rule = f"print\\\\({number} * 7\\\\)"
        keeps = {name for name, file in files.items() if file.exists() and rule in file.read_text()}
        assert keeps == {place} - {SESSION}
    assert len(held.session.requests.changed_rules) == 1  # the rule in the project's settings
    records = [record.model_dump() for record in held.journal() if record.kind == "decided"]
    assert [record["updates"][0]["destination"] for record in records] == [SESSION, LOCAL, USER]


async def test_an_edit_a_mode_and_a_folder(
    real_session: RealSession, api: StandIn, project: Path, cli: Cli, environment: dict[str, str]
) -> None:
    """Change a command, set a mode and add a folder with decisions in one session. Each takes effect."""
    held = real_session()
    api.on("make it", [Answer(bash("mkdir asked")), "Made."])
    await decided(held, "make it", AllowOnce({"command": "mkdir changed"}))
    assert [path.name for path in project.iterdir() if path.is_dir() and path.name != ".claude"] == [
        "changed"
    ]
    calls = [entry.tool for entry in held.session.entries if entry.tool is not None]
    assert calls[0].changed and calls[0].asked == {"command": "mkdir asked"}

    api.on("forget it", [Answer(bash("mkdir denied")), "Well."])
    await decided(held, "forget it", DenyOnce("Use another name."))
    assert not (project / "denied").exists()
    assert "Use another name." in api.last_tool_result("forget it")

    outside = project.parent / "outside"
    outside.mkdir()
    (outside / "one.txt").write_text("in one.txt")
    api.on("make more", [Answer(bash(f"mkdir {outside}/sub")), "Made."])
    api.on("read it", [Answer(ToolUse("Read", {"file_path": str(outside / "one.txt")})), "Read."])
    before = len(held.footers)
    (request,) = await asked(held, "make more")
    held.session.requests.decide(
        request.id, AllowOnce(None, (kind(wider_of(request.request), "addDirectories"),))
    )
    await turn_ends(held, before)
    assert (outside / "sub").is_dir()
    await turn(held, "read it")  # the CLI would ask about this in a folder that is not allowed
    assert "in one.txt" in api.last_tool_result("read it")

    home = Path(environment["HOME"])
    for name, path in (("a.txt", str(project / "a.txt")), ("b.txt", str(project / "b.txt")), ("c", " ~/c ")):
        value = {"file_path": path, "content": name}
        api.on(f"write {name}", [Answer(ToolUse("Write", value)), "Written."])
    await decided(held, "write c", AllowOnce())
    assert (home / "c").read_text() == "c"  # as in `file_snapshot.location_of`
    before = len(held.footers)
    (request,) = await asked(held, "write a.txt")
    held.session.requests.decide(request.id, AllowOnce(None, (kind(wider_of(request.request), "setMode"),)))
    await turn_ends(held, before)
    assert held.session.info.mode == "acceptEdits"
    await turn(held, "write b.txt")
    assert [(project / name).read_text() for name in ("a.txt", "b.txt")] == ["a.txt", "b.txt"]


async def test_what_is_shown_is_what_then_runs(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    """Compare the texts of the dialog for each request with the effect on the disk or at the API."""
    held = real_session()
    view = RequestView(ProseRenderer(), HighlightWorker())
    view.attach(held.session)
    dialog = view.permission_view

    file = project / "a.py"
    file.write_text("one\ntwo\nthree\n")
    edit = ToolUse("Edit", {"file_path": str(file), "old_string": "two", "new_string": "zwei"})
    api.on("edit it", [Answer(ToolUse("Read", {"file_path": str(file)})), Answer(edit), "Edited."])
    await asked(held, "edit it")
    await until(dialog.change.changed, lambda: bool(dialog.change.parts))
    before, after = [side["text"] for side in dialog.change.parts[0]["sides"]]
    assert before == "one\ntwo\nthree"
    assert file.read_text() == f"{before}\n"
    dialog.allowOnce()
    await turn_ends(held, 0)
    assert file.read_text() == f"{after}\n"
    assert after == "one\nzwei\nthree"

    write = ToolUse("Write", {"file_path": str(project / "b.py"), "content": "as asked\n"})
    api.on("write it", [Answer(write), "Written."])
    await asked(held, "write it")
    dialog.editContent(True)
    dialog.edit("as changed\n")
    dialog.allowOnce()
    await turn_ends(held, 1)
    assert (project / "b.py").read_text() == "as changed\n"

    hidden = "a\u202eb\u200bc"
    api.on("make it", [Answer(bash(f"mkdir '{hidden}'")), "Made."])
    await asked(held, "make it")
    assert dialog.input == "mkdir 'a⟨U+202E⟩b⟨U+200B⟩c'"
    assert not dialog.editable, "what cannot be seen cannot be changed by hand"
    dialog.allowOnce()
    await turn_ends(held, 2)
    assert (project / hidden).is_dir()

    outside = project.parent / "outside"
    outside.mkdir()
    api.on("make more", [Answer(bash(f"mkdir {outside}/sub")), "Not made."])
    (request,) = await asked(held, "make more")
    assert request.request.blocked_path == f"{outside}/sub"
    await until(dialog.notesChanged, lambda: bool(dialog.change.notes))
    assert dialog.change.notes == ((f"Covers files outside this project: {outside}/sub", "warn"),)
    dialog.deny("")
    await turn_ends(held, 3)
    assert not (outside / "sub").exists()

    api.on("fetch it", [Answer(ToolUse("WebFetch", {"url": f"{api.url}/page", "prompt": "?"})), "Fetched."])
    api.on("fetch again", [Answer(ToolUse("WebFetch", {"url": f"{api.url}/p", "prompt": "?"})), "Again."])
    await asked(held, "fetch it")
    assert dialog.host == "127.0.0.1"
    assert dialog.grants.rules == ["WebFetch(domain:127.0.0.1)"]
    assert dialog.grants.placeWords == "Saved in .claude/settings.local.json of this project."
    dialog.grants.alwaysAllow()
    await turn_ends(held, 4)
    kept = json.loads(await written(project / ".claude" / "settings.local.json"))
    assert kept["permissions"]["allow"] == ["WebFetch(domain:127.0.0.1)"]
    await turn(held, "fetch again")
    view.detach()


async def test_what_a_hook_settles_is_not_asked_or_withdrawn(
    real_session: RealSession, api: StandIn, project: Path, cli: Cli, environment: dict[str, str]
) -> None:
    """2.1.37 waits for the hook and would ask only after it. 2.1.330 asks meanwhile, and withdraws the
    question."""
    said = {
        "hookEventName": "PermissionRequest",
        "decision": {"behavior": "deny", "message": "The hook says no."},
    }
    answer = json.dumps({"hookSpecificOutput": said})
    command = f"{waiting_command(api, 'hook')}; echo '{answer}'"
    hooks = {"PermissionRequest": [{"hooks": [{"type": "command", "command": command}]}]}
    settings = Path(environment["CLAUDE_CONFIG_DIR"]) / "settings.json"
    settings.parent.mkdir()
    settings.write_text(json.dumps({"hooks": hooks}))
    api.on("make it", [Answer(bash("mkdir sub")), "Well."])
    held = real_session()
    view = RequestView(ProseRenderer(), HighlightWorker())
    view.attach(held.session)
    told: list[str] = []  # all texts until the turn ends
    view.withdrawnChanged.connect(lambda: told.append(view.withdrawn))
    held.session.send("make it")
    await api.gate("hook").reached()
    if cli is NEW:
        await held.until(lambda: len(held.session.requests.pending) == 1, 60)
    api.gate("hook").release()
    await held.until(lambda: bool(held.footers), 60)
    assert held.session.requests.pending == []
    assert told == (["Withdrawn by Claude Code: Bash · mkdir sub", ""] if cli is NEW else [])
    assert api.last_tool_result("make it") == "The hook says no."
    assert not (project / "sub").exists()
    view.detach()


async def test_two_that_wait_at_once_are_answered_in_any_order(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    """Two subagents ask at the same time, and the second subagent is answered first."""
    for name in ("one", "two"):
        api.on(f"prompt of {name}", [Answer(bash(f"mkdir made-by-{name}")), f"{name} is done."])
    tasks = [
        ToolUse(
            "Task",
            {"description": name, "prompt": f"prompt of {name}", "subagent_type": "general-purpose"},
        )
        for name in ("one", "two")
    ]
    api.on("ask both", [Answer(*tasks), "Both are done."], forever=True)
    held = real_session()
    requests = await asked(held, "ask both", 2)
    assert all("subagent" in asker_text(request.asker) for request in requests)
    commands = {request.request.input["command"]: request.id for request in requests}
    held.session.requests.decide(commands["mkdir made-by-two"], AllowOnce())
    held.session.requests.decide(commands["mkdir made-by-one"], DenyOnce())
    # Subagents of 2.1.330 continue in the background after the turn.
    await held.until(lambda: (project / "made-by-two").is_dir(), 60)
    await held.until(lambda: bool(held.footers) and held.session.state.phase is SessionPhase.READY, 60)
    assert not (project / "made-by-one").exists()


async def test_alike_ones_are_allowed_together(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    """Three subagents ask, and two of them ask the same: `Allow all 2` answers only those two."""
    commands = {"one": "printf x >> alike", "two": "printf x >> alike", "three": "mkdir other"}
    for name, command in commands.items():
        api.on(f"prompt of {name}", [Answer(bash(command)), f"{name} is done."])
    tasks = [
        ToolUse(
            "Task",
            {"description": name, "prompt": f"prompt of {name}", "subagent_type": "general-purpose"},
        )
        for name in commands
    ]
    api.on("ask all", [Answer(*tasks), "All are done."], forever=True)
    held = real_session()
    view = RequestView(ProseRenderer(), HighlightWorker())
    view.attach(held.session)
    requests = await asked(held, "ask all", 3)
    (other,) = (request for request in requests if request.request.input["command"] == "mkdir other")
    view.select(next(request.id for request in requests if request is not other))
    assert view.countWords in ("1 of 3", "2 of 3", "3 of 3")
    assert len(view.property("alike")) == 2
    view.allowAlike()
    assert held.session.requests.pending == [other]
    held.session.requests.decide(other.id, DenyOnce())
    file = project / "alike"
    await held.until(lambda: file.exists() and file.read_text() == "xx", 60)
    await held.until(lambda: bool(held.footers) and held.session.state.phase is SessionPhase.READY, 60)
    assert not (project / "other").exists()
    view.detach()


async def test_nothing_pending_is_allowed_by_an_end(
    real_session: RealSession, api: StandIn, project: Path
) -> None:
    """Kill the CLI, and then close a session, each time with a request that waits."""
    api.on("make it", [Answer(bash("mkdir killed")), "Made."])
    api.on("make more", [Answer(bash("mkdir closed")), "Made."])
    held = real_session()
    (request,) = await asked(held, "make it")
    cli_process().kill()
    await held.state(SessionPhase.NOT_RUNNING, 60)
    assert held.session.requests.pending == []
    held.session.requests.decide(request.id, AllowOnce())  # this click came too late
    await asked(held, "make more")
    await held.session.close()
    assert not [path for path in project.iterdir() if path.name in ("killed", "closed")]


async def test_nothing_pending_is_allowed_by_a_kill_of_the_program(
    cli: Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    api.on("make it", [Answer(bash("mkdir made")), "never said"])
    with busy_program(project, cli.command(), environment, "make it", "--asked") as program:
        children = psutil.Process(program.pid).children(recursive=True)
        assert children
        program.kill()
        program.wait(5)
        assert not still_running(children, 5)
        assert not list(project.glob("*"))
