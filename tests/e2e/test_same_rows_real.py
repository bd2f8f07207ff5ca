"""Scripts that both real CLIs play. The live rows equal the rows that are read again, from the whole file and
by pages.

Scripts that do not affect the next script are held one after the other in one conversation, because a CLI
takes longer to start than to talk.
"""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from claude_desk.library.request_base import LibraryPaths
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.permissions.decisions import DenyOnce
from claude_desk.transcript.entries import ToolState
from tests import clis
from tests.e2e import reopen_check
from tests.e2e.conftest import RealSession
from tests.e2e.reopen_check import Tolerated
from tests.standin import Answer, Attempts, Cut, Gate, HttpError, Pause, StandIn, Text, Thinking, ToolUse
from tests.unit.session.session_harness import SessionHarness
from tests.unit.session.test_disk_watch import HereLibrary

pytestmark = pytest.mark.seconds(150)


@dataclass
class Stage:
    """The objects that a script plays with."""

    held: SessionHarness
    api: StandIn
    project: Path
    home: Path
    new: bool
    footers: int = 0  # number of footers before this script

    async def turns(self, *texts: str) -> None:
        for text in texts:
            await self.held.turn(text)

    async def rest(self, footers: int, seconds: float = 60) -> None:
        """Wait until `footers` turns of this script are over."""
        held, wanted = self.held, self.footers + footers
        await held.until(
            lambda: len(held.footers) >= wanted and held.session.state.phase is SessionPhase.READY, seconds
        )


# A picture of one pixel.
DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

Script = Callable[[Stage], Awaitable[None]]


def bash(command: str, **more: object) -> ToolUse:
    return ToolUse("Bash", {"command": command, "description": "x", **more})


def agent(description: str, prompt: str) -> dict[str, object]:
    """Return the input of a call to a subagent that Claude waits for."""
    told = {"description": description, "prompt": prompt, "subagent_type": "general-purpose"}
    return {**told, "run_in_background": False}


async def unknown_tool(stage: Stage) -> None:
    stage.api.on("use a tool", [Answer(ToolUse("NoSuchTool", {"a": 1})), "It is not there."])
    await stage.turns("use a tool")


async def unknown_tools(stage: Stage) -> None:
    """Unknown tools next to a known tool, and in a subagent."""
    ask = {
        "description": "First",
        "prompt": "look first",
        "subagent_type": "general-purpose",
        "run_in_background": False,
    }
    stage.api.on("look first", [Answer("I look.", ToolUse("NoSuchTool", {"a": 1})), "One."])
    both = [bash("echo 1"), ToolUse("NoSuchTool", {"a": 1}), ToolUse("mcp__x__y", {"a": 1}), bash("echo 2")]
    stage.api.on(
        "use tools", [Answer("So.", *both), Answer(ToolUse("Task", ask)), "It is not there."], forever=True
    )
    await stage.turns("use tools")


async def monitor(stage: Stage) -> None:
    """Events of a monitor come while Claude works. Only the file reports an event that starts a turn of the
    CLI."""
    call = ToolUse(
        "Monitor",
        {"command": "for i in 1 2 3 4 5; do echo line $i; sleep 0.3; done; sleep 3", "description": "look"},
    )
    stage.api.on(
        "watch it", [Answer(call), Answer("It is watched.", bash("sleep 2; echo 1")), "So."], forever=True
    )
    stage.api.on("onitor", ["Seen."], forever=True)
    await stage.turns("watch it")
    if stage.new:
        await stage.rest(2)


async def local_commands(stage: Stage) -> None:
    stage.api.on("hello", ["Hi."])
    stage.api.on("/nonsense", ["It is none."], forever=True)
    stage.api.on("Your task is to create a detailed summary", ["<summary>We said hello.</summary>"])
    await stage.turns("hello", "/cost", "/context", "/nonsense", "/compact")


async def refusal(stage: Stage) -> None:
    stage.api.on("refuse this", [Answer("I would", stop_reason="refusal")], forever=True)
    stage.api.on("and this", ["Gladly."])
    await stage.turns("refuse this", "and this")


async def refusal_without_words(stage: Stage) -> None:
    stage.api.on("refuse this", [Answer(stop_reason="refusal")], forever=True)
    stage.api.on("and this", ["Gladly."])
    await stage.turns("refuse this", "and this")


async def no_output(stage: Stage) -> None:
    stage.api.on("say nothing", [Answer(), "Now I do."], forever=True)
    stage.api.on("think only", [Answer(Thinking("Hm.")), "Now I do too."], forever=True)
    await stage.turns("say nothing", "think only")


async def background_command(stage: Stage) -> None:
    call = bash("sleep 1; touch over", run_in_background=True)
    waits = bash("while ! test -e over; do sleep 0.1; done; sleep 0.5")
    stage.api.on("run it aside", [Answer(call), "It runs.", "It has ended."], forever=True)
    stage.api.on("background", ["It has ended."], forever=True)
    stage.api.on("and now", [Answer(waits), "Nothing."], forever=True)
    await stage.turns("run it aside")
    if stage.new:
        await stage.rest(2)  # the CLI starts a turn by itself
    await stage.turns("and now", "and now")  # 2.1.37 reports the end only in the second of these turns


async def skill(stage: Stage) -> None:
    folder = stage.project / ".claude" / "skills" / "greet"
    folder.mkdir(parents=True)
    (folder / "SKILL.md").write_text(
        "---\nname: greet\ndescription: Greets\n---\nGreet with " + "words " * 300
    )
    stage.api.on("greet me", [Answer(ToolUse("Skill", {"skill": "greet"})), "Greetings."])
    stage.api.on("Greet with", ["Greetings again."])
    await stage.turns("greet me", "/greet Ada")


async def forked_skill(stage: Stage) -> None:
    folder = stage.project / ".claude" / "skills" / "look"
    folder.mkdir(parents=True)
    head = "---\nname: look\ndescription: Looks\ncontext: fork\n---\n"
    (folder / "SKILL.md").write_text(head + "Look around with care.")
    stage.api.on("please look", [Answer(ToolUse("Skill", {"skill": "look"})), "All quiet."], forever=True)
    stage.api.on(
        "Look around with care", [Answer("I look.", bash("echo seen")), "It is quiet."], forever=True
    )
    stage.api.on("and now", ["Nothing."], forever=True)
    await stage.turns("please look")
    await stage.turns("/look", "and now")


async def command(stage: Stage) -> None:
    folder = stage.project / ".claude" / "commands"
    folder.mkdir(parents=True)
    (folder / "tell.md").write_text("Tell a story about $ARGUMENTS")
    stage.api.on("Tell a story", ["Once upon a time."], forever=True)
    await stage.turns("/tell frogs")


async def agents(stage: Stage) -> None:
    first = {"description": "First", "prompt": "look first", "subagent_type": "general-purpose"}
    second = {"description": "Second", "prompt": "look second", "subagent_type": "general-purpose"}
    stage.api.on("look first", [Answer("I look.", bash("echo one")), "One."])
    stage.api.on("look second", [Answer("I look.", bash("sleep 1; echo two")), "Two."])
    stage.api.on(
        "ask two",
        [Answer("Both.", ToolUse("Task", first), ToolUse("Task", second)), "All.", "Still.", "So."],
        forever=True,
    )
    stage.api.on("and now", ["Nothing."], forever=True)
    await stage.turns("ask two")
    if _runs_beside(stage.held):
        await stage.rest(2)
        await stage.held.until(lambda: sum(row == "tool: agent result" for row in stage.held.rows) == 2, 20)
        await stage.rest(3)
    await stage.turns("and now")


async def agent_while_talking(stage: Stage) -> None:
    gate = Gate()
    ask = {
        "description": "Look",
        "prompt": "look aside",
        "subagent_type": "general-purpose",
        "run_in_background": True,
    }
    stage.api.on("look aside", ["One."])
    stage.api.on(
        "ask one",
        [
            Answer("It begins.", ToolUse("Task", ask)),
            Answer(Text("I go on", gate, " for long."), bash("echo 1")),
            "All.",
            "Still.",
            "So.",
        ],
        forever=True,
    )
    stage.held.session.send("ask one")
    await stage.held.says("I go on", 60)
    gate.release()
    await stage.rest(1)
    stage.api.on("and now", ["Nothing."], forever=True)
    await stage.turns("and now")


async def denied(stage: Stage) -> None:
    stage.api.on("make it", [Answer(bash("mkdir x")), "I do not."])
    stage.held.session.send("make it")
    [asked] = await stage.held.asks()
    stage.held.session.requests.decide(asked.id, DenyOnce("Not here, use y"))
    await stage.rest(1)


def set_up(stage: Stage, settings: dict[str, object]) -> None:
    path = stage.project / ".claude" / "settings.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(settings))


def hooks(command: str, matcher: str = "") -> list[object]:
    return [{"matcher": matcher, "hooks": [{"type": "command", "command": command}]}]


def hook(stage: Stage, event: str, command: str, matcher: str = "") -> None:
    set_up(stage, {"hooks": {event: hooks(command, matcher)}})


async def blocking_hook(stage: Stage) -> None:
    hook(stage, "PreToolUse", "echo no such thing >&2; exit 2", "Bash")
    stage.api.on("run it", [Answer(bash("echo 1")), "It was blocked."])
    await stage.turns("run it")


async def stop_hook(stage: Stage) -> None:
    hook(
        stage,
        "Stop",
        f"test -e {stage.project}/s && exit 0; touch {stage.project}/s; echo go on please >&2; exit 2",
    )
    stage.api.on("begin", ["First.", "Second."], forever=True)
    await stage.turns("begin")


async def prompt_hook(stage: Stage) -> None:
    hook(stage, "UserPromptSubmit", "echo blocked by me >&2; exit 2")
    await stage.turns("begin")


async def stopped(stage: Stage) -> None:
    gate = Gate()
    stage.api.on("go", [Answer(Text("One ", gate, "two"))], forever=True)
    stage.api.on("run", [Answer(bash("touch s; sleep 20"))], forever=True)
    stage.api.on("and now", ["Nothing."], forever=True)
    stage.held.session.send("go")
    await stage.held.says("One", 60)
    stage.held.session.stop()
    await stage.rest(1)
    gate.release()
    await stage.turns("and now")


async def task_output(stage: Stage) -> None:
    """Ask for the output of a background command, and stop the command."""
    call = bash("echo one; sleep 30", run_in_background=True)
    stage.api.on("run it aside", [Answer(call), "It runs."], forever=True)
    await stage.turns("run it aside")
    [card] = [entry.tool for entry in stage.held.session.entries if entry.tool is not None]
    task = str(card.structured["backgroundTaskId"])
    look = ToolUse("TaskOutput", {"task_id": task, "block": False, "timeout": 1000})
    stage.api.on(
        "look at it", [Answer(look), Answer(ToolUse("TaskStop", {"task_id": task})), "Stopped."], forever=True
    )
    stage.api.on("and now", ["Nothing."], forever=True)
    await stage.turns("look at it", "and now")


async def other_commands(stage: Stage) -> None:
    stage.api.on("hello", ["Hi."], forever=True)
    await stage.turns("hello", "/model sonnet", "/todos", "/status", "/help", "/init nothing", "hello again")


async def command_of_an_agent(stage: Stage) -> None:
    """A command that an agent has left running ends after the agent. 2.1.37 says so with the next message."""
    ends = stage.project / "ends"
    ask = {**agent("Look", "look aside"), "run_in_background": stage.new}
    call = bash(f"until [ -e {ends} ]; do sleep 0.05; done; echo over", run_in_background=True)
    stage.api.on("look aside", [Answer(call), "It runs."], forever=True)
    stage.api.on("ask one", [Answer(ToolUse("Task", ask)), "All."])
    for words in ("task-notification", "and now"):
        stage.api.on(words, ["Heard."], forever=True)
    held = stage.held

    def state() -> ToolState:
        [command] = [each.tool for each in held.session.entries if each.tool and each.tool.name == "Bash"]
        return command.state

    held.session.send("ask one")
    await stage.rest(2 if stage.new else 1)
    assert state() is ToolState.RUNNING
    ends.touch()
    if not stage.new:
        await _until_written(stage, "Background command")
        await stage.turns("and now")
    await stage.rest(3 if stage.new else 2)
    assert state() is ToolState.DONE


async def _until_written(stage: Stage, words: str) -> None:
    file = stage.home / ".claude" / "projects"
    async with asyncio.timeout(60):
        while not any(words in each.read_text() for each in file.glob("*/*.jsonl")):
            await asyncio.sleep(0.05)


async def several_at_once(stage: Stage) -> None:
    """2.1.330 reads messages that wait together as one prompt."""
    gate = Gate()
    stage.api.on("begin", [Answer(Text("A word ", gate, "and more."))])
    for word in ("first", "second", "third"):
        stage.api.on(word, ["All."], forever=True)
    stage.held.session.send("begin")
    await stage.held.says("A word")
    for text in ("first\nof three", "second of three", "third of three"):
        stage.held.session.send(text)
        stage.held.session.message_dispatch.send_now(stage.held.session.message_dispatch.queue.queue[-1].uuid)
    gate.release()
    await stage.held.until(lambda: not stage.held.session.message_dispatch.queue.queue, 60)
    await stage.rest(2 if stage.new else 4)


async def picture(stage: Stage) -> None:
    (stage.project / "a.png").write_bytes(base64.b64decode(DOT))
    stage.api.on("see it", [Answer(ToolUse("Read", {"file_path": str(stage.project / "a.png")})), "A dot."])
    await stage.turns("see it")


async def other_hooks(stage: Stage) -> None:
    commands = {
        "PostToolUse": "echo after it >&2; exit 2",
        "SessionStart": "echo begun",
        "UserPromptSubmit": "echo more context",
        "PreToolUse": "echo fails >&2; exit 1",
    }
    set_up(stage, {"hooks": {event: hooks(command) for event, command in commands.items()}})
    stage.api.on("run it", [Answer(bash("echo 1")), "It ran."], forever=True)
    await stage.turns("run it")


async def errors(stage: Stage) -> None:
    stage.api.on("fail", [HttpError(400, "invalid_request_error", "No such thing")], forever=True)
    stage.api.on(
        "break",
        [Answer("I begin", bash("exit 3")), HttpError(400, "invalid_request_error", "No")],
        forever=True,
    )
    stage.api.on("and now", ["Nothing."], forever=True)
    await stage.turns("fail", "break", "and now")


async def rule(stage: Stage) -> None:
    set_up(stage, {"permissions": {"deny": ["Bash(rm:*)", "Read(./secret)"]}})
    (stage.project / "secret").write_text("x")
    stage.api.on(
        "remove",
        [Answer(bash("rm x"), ToolUse("Read", {"file_path": str(stage.project / "secret")})), "Not allowed."],
    )
    await stage.turns("remove")


async def agent_denied(stage: Stage) -> None:
    ask = agent("First", "look first")
    stage.api.on("look first", [Answer("I look.", bash("mkdir y")), "It was refused."])
    stage.api.on("ask one", [Answer(ToolUse("Task", ask)), "All.", "Still."], forever=True)
    stage.held.session.send("ask one")
    [asked] = await stage.held.asks()
    stage.held.session.requests.decide(asked.id, DenyOnce("Not here"))
    await stage.rest(1)


async def agent_stopped(stage: Stage) -> None:
    gate = Gate()
    ask = agent("First", "look first")
    stage.api.on(
        "look first", [Answer("I look.", bash("echo 1")), Answer(Text("It ", gate, "was"))], forever=True
    )
    stage.api.on("ask one", [Answer(ToolUse("Task", ask)), "All.", "Still."], forever=True)
    stage.api.on("and now", ["Nothing."], forever=True)
    stage.held.session.send("ask one")
    await stage.held.until(
        lambda: any(e.tool and e.tool.state is ToolState.DONE for e in stage.held.session.entries), 30
    )
    stage.held.session.stop()
    await stage.rest(1)
    gate.release()
    await stage.turns("and now")


async def folded_in(stage: Stage) -> None:
    (stage.project / "f.txt").write_text("x")
    stage.api.on(
        "begin",
        [Answer(bash("touch go; while ! test -e on; do sleep 0.1; done; sleep 1")), "So.", "More."],
        forever=True,
    )
    stage.api.on("in the midst", ["And that."], forever=True)
    stage.held.session.send("begin")
    await stage.held.until(lambda: stage.held.session.entries[-1].tool is not None, 30)
    stage.held.session.send("in the midst @f.txt")
    (stage.project / "on").touch()
    await stage.rest(1)


async def cut_attempts(stage: Stage) -> None:
    """The connection breaks in the middle of a block, and after a block; the CLI asks again."""
    broken = Cut(Answer(Text("One.\n\nTwo and", Pause(0.4), " more")), within=True)
    thought = Cut(Answer(Thinking("Hm", Pause(0.4), " hm")), within=True)
    whole = Answer(Thinking("Ho."), "One.\n\nTwo, all of it.")
    stage.api.on("cut a text", [Attempts([broken, whole])], forever=True)
    stage.api.on("cut a thought", [Attempts([thought, whole])], forever=True)
    stage.api.on("cut behind", [Attempts([Cut(Answer("A piece", Pause(0.4))), whole])], forever=True)
    await stage.turns("cut a text", "cut a thought", "cut behind")


ASKING = (denied, agent_denied, rule)

# Known differences between the CLI's stream and its file, by script and version.
TOLERATED = {
    ("agent_while_talking", clis.OLD.version): Tolerated(
        "what a subagent in the background said is in its own file alone",
        lambda entry: bool(entry.depth) or (entry.tool is not None and entry.tool.name == "Task"),
    ),
    ("forked_skill", clis.OLD.version): Tolerated(
        "what a forked skill did is in the file alone",
        lambda entry: entry.tool is not None and entry.tool.name in ("Skill", "Bash"),
    ),
    ("forked_skill", clis.NEW.version): Tolerated(
        "the file does not name the subagent of a forked command that the person gave",
        lambda entry: entry.tool is not None and entry.tool.name == "Bash" and not entry.depth,
    ),
    ("agent_stopped", clis.NEW.version): Tolerated(
        "how far a subagent was that was stopped is told by the stream alone",
        lambda entry: entry.tool is not None and entry.tool.name == "Task",
    ),
    ("several_at_once", clis.NEW.version): Tolerated(
        "without our journal messages that were taken up at once are one prompt, as the file has them",
        lambda entry: False,
    ),
    ("local_commands", clis.NEW.version): Tolerated(
        "without our journal a command has the name that the file gives it: /cost is /usage there",
        lambda entry: False,
    ),
}
# The CLI reads some files of the project only when it starts, so a script that writes such files comes first.
TOGETHER = {
    "tools": [skill, unknown_tool, unknown_tools, picture, no_output],
    "words": [command, refusal, folded_in, stopped, errors],
    "commands": [refusal_without_words, other_commands],
    "asking": [rule, denied],
}
ALONE = [
    monitor,
    local_commands,
    background_command,
    task_output,
    forked_skill,
    agents,
    agent_while_talking,
    command_of_an_agent,
    agent_denied,
    agent_stopped,
    blocking_hook,
    stop_hook,
    prompt_hook,
    other_hooks,
    several_at_once,
    cut_attempts,
]
CONVERSATIONS = [*TOGETHER.values(), *([script] for script in ALONE)]


def name_of(scripts: list[Script]) -> str:
    return next((name for name, each in TOGETHER.items() if each is scripts), scripts[0].__name__)


@pytest.mark.parametrize("scripts", CONVERSATIONS, ids=name_of)
async def test_rows_are_the_same(
    scripts: list[Script],
    real_session: RealSession,
    api: StandIn,
    project: Path,
    environment: dict[str, str],
    cli: clis.Cli,
    tmp_path: Path,
) -> None:
    home = Path(environment["CLAUDE_CONFIG_DIR"]).parent
    library = HereLibrary(tmp_path)
    library.paths = LibraryPaths(home / ".claude", tmp_path / "index", tmp_path / "journals")
    mode = "default" if scripts[0] in ASKING else "bypassPermissions"
    held = real_session(mode=mode, library=library)
    for script in scripts:
        before = len(held.rows)
        await script(Stage(held, api, project, home, cli is clis.NEW, len(held.footers)))
        assert len(held.rows) > before, script.__name__
    await held.session.close()
    live, session_id = held.session.entries, held.session.info.session_id
    told = live, home, held.journals, session_id, TOLERATED.get((name_of(scripts), cli.version))
    await reopen_check.written(*told)
    assert not reopen_check.differences(*told)


def test_only_scripts_without_a_difference_stand_together() -> None:
    together = {script.__name__ for scripts in TOGETHER.values() for script in scripts}
    assert not together & {name for name, _ in TOLERATED}


def _runs_beside(held: SessionHarness) -> bool:
    """Whether the subagent runs on in the background, as it does in 2.1.330."""
    calls = [entry.tool for entry in held.session.entries if entry.tool is not None]
    return any(call.progress is not None and call.progress.background for call in calls)
