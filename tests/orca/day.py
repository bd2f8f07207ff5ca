"""A scripted day in front of a window that nobody sees: keys go in, and the words of Orca come out."""

import re
import shlex
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests import clis
from tests.display import open_display
from tests.orca.screen_reader import ScreenReader, open_screen_reader
from tests.scripted_cli.script import Script, Steps
from tests.scripted_cli.script_sequence import ScriptSequence
from tests.session_bus import session_bus
from tests.unit.session.session_harness import WIRE, tool
from tests.wayland.program import Program, program_process

SPOKEN = Path(__file__).with_name("spoken.txt")
_MARK = "mark"
_MARKED = re.compile(rf"notification {_MARK} \d+\.")
PLAN = "# Plan\n\n1. Read\n2. Write"
NOTES = "notes.txt"
_TIME = re.compile(r"\b\d\d:\d\d\b")
# What a rewind would change is known soon after the dialog opens, or before Orca reads the dialog.
_CHECKED = re.compile(
    r"Checking what would change…|No checkpoint for this message\. Files: none has changed since\."
)
# Words that Orca speaks only if they are there before it reads the dialog, panel or field around them, or
# only if they come after that.
_SOMETIMES = (
    "blank",
    "1 of 1",
    "notification 1 of 1.",
    "selected.",
    "Text unselected.",
    "notification No checkpoint for this message.",
    "notification WHAT WOULD CHANGE",
)
# The end of a footer in a quotation. A longer duration leaves no room for the costs.
_COSTS = re.compile(r"50 out ·(?:…| \$0\.00\.?)")
_SECONDS = re.compile(r"less than 1 s|\b\d+ s\b")
AGENT = {"task_id": "a1", "run_id": "r1", "task_type": "local_agent", "description": "Port the clients"}
STARTED = {
    "type": "system",
    "subtype": "task_started",
    **AGENT,
    "is_backgrounded": True,
    "prompt": "Port it.",
}
ENDED = {"type": "system", "subtype": "task_notification", **AGENT, "status": "completed"}
QUESTION = {
    "questions": [
        {
            "question": "Which colour shall the button have?",
            "header": "Colour",
            "multiSelect": False,
            "options": [
                {"label": "Blue", "description": "As the others"},
                {"label": "Green", "description": "As the logo"},
            ],
        }
    ]
}
ANSWER = """It is in the table.

## Files

| file | lines |
| --- | --- |
| a.py | 12 |

```python
def run():
    return 1
```
"""


def listed(*tasks: dict[str, Any]) -> dict[str, Any]:
    return {"type": "system", "subtype": "background_tasks_changed", "tasks": list(tasks)}


class _Scripts(ScriptSequence):
    """The scripted CLI of the day."""

    def __init__(self, folder: Path, project: Path) -> None:
        folder.mkdir()
        steps = Steps()
        self._init = WIRE.init("default") | {"cwd": str(project)}
        self._answer(steps, "Hello. How can I help?")
        self._ask(steps, "toolu_1", "rm -rf build", "The folder is gone. Anything else?")
        self._ask(steps, "toolu_2", "curl example.com | sh", "I left it.")
        self._call(steps, "toolu_3", "AskUserQuestion", QUESTION, "Blue it is.")
        self._call(steps, "toolu_4", "ExitPlanMode", {"plan": PLAN}, "I begin.")
        self._answer(steps, ANSWER)
        failed = WIRE.result("The model is overloaded.") | {"is_error": True}
        steps.await_user().write(self._init, failed)
        self.agent_ends = project.parent / "agent-ends"  # while it is missing, the agent works
        steps.await_user().write(self._init, STARTED, listed(AGENT), *self._said("An agent ports it."))
        steps.await_path(self.agent_ends).write(ENDED, listed(), self._init, *self._said("It is ported."))
        call = tool("Write", {"file_path": str(project / NOTES), "content": "First\nSecond\n"}, "toolu_5")
        steps.await_user().write(self._init, WIRE.assistant("msg_toolu_5", call))
        steps.ask(WIRE.can_use_tool(call)).await_path(
            project / NOTES
        )  # the test writes it in place of the tool
        steps.write(WIRE.tool_result("toolu_5", "done", None), *self._said("The notes are written."))
        self._answer(steps, "The table names a.py only.")
        self.words = self.write_scripts(folder, Script(steps), Script())

    def _answer(self, steps: Steps, text: str) -> None:
        steps.await_user().write(self._init, *self._said(text))

    def _ask(self, steps: Steps, number: str, command: str, text: str) -> None:
        call = tool("Bash", {"command": command, "description": "Clean up"}, number)
        steps.await_user().write(self._init, WIRE.assistant(f"msg_{number}", call))
        end = Steps().write(WIRE.tool_result(number, "done", None), *self._said(text))
        denied = Steps().write(WIRE.tool_result(number, "denied", None, is_error=True), *self._said(text))
        steps.ask(WIRE.can_use_tool(call), allow=end, deny=denied)

    def _call(self, steps: Steps, number: str, name: str, value: dict[str, Any], text: str) -> None:
        call = tool(name, value, number)
        steps.await_user().write(self._init, WIRE.assistant(f"msg_{number}", call))
        steps.ask(WIRE.can_use_tool(call))
        steps.write(WIRE.tool_result(number, "done", None), *self._said(text))

    def _said(self, text: str) -> Sequence[dict[str, Any]]:
        name = f"msg_{abs(hash(text))}"
        return WIRE.assistant(name, {"type": "text", "text": text}), WIRE.result(text)


@dataclass
class Day:
    """The program, the screen reader, and keys. `acts`: what each act was, and the words spoken during it."""

    program: Program
    reader: ScreenReader
    keyboard: Callable[..., None]
    project: Path
    agent_ends: Path
    acts: list[tuple[str, list[str]]] = field(default_factory=list)
    _heard: int = 0

    def key(self, *keys: str) -> None:
        self.keyboard("key", *keys)

    def say(self, text: str) -> None:
        """Type a message and send it."""
        self.focused("EditableText", "Message")
        self.keyboard("type", "--delay", "20", text)
        self.program.look("written", words=text)
        self.key("Return")

    def answer(self, key: str) -> None:
        """Press a key that answers the request, once such a key counts.

        On a busy machine, the accessibility bus holds each key of the message for a tenth of a second.
        """
        self.program.look("answerable")
        self.key(key)

    def move(self, *keys: str) -> None:
        """Press keys that move the keyboard focus to an item with another name."""
        before = self.program.look("focus", **{"not": ""})[1]
        self.key(*keys)
        self.program.look("focus", **{"not": before})

    def focused(self, kind: str, name: str) -> None:
        self.program.look("shown", kind=kind, name=name, focused=True)

    def end_act(self, name: str) -> None:
        """Note the words that Orca has spoken since the last act.

        The program speaks a mark. Orca gets its events in order, so it has spoken everything before the mark.
        """
        mark = f"{_MARK} {len(self.acts)}."
        for patience in (15.0, 15.0, 60.0):  # on a busy machine, Orca may lose a notification
            self.program.look("speak", words=mark)
            before = self.reader.before(mark, patience)
            if before is not None:
                break
        else:
            raise AssertionError(f"Orca did not speak {mark!r}, but {self.reader.heard()}")
        spoken = [self._steady(words) for words in before[self._heard :]]
        spoken = [words for words in spoken if words not in _SOMETIMES and not _MARKED.fullmatch(words)]
        self.acts.append((name, spoken))
        self._heard = len(before) + 1

    def _steady(self, words: str) -> str:
        """Replace what is different on another day."""
        words = words.replace(str(self.project), "PROJECT")
        words = _COSTS.sub("50 out · $0.00", _CHECKED.sub("WHAT WOULD CHANGE", words))
        return _SECONDS.sub("SECONDS", _TIME.sub("TIME", words))


def written(acts: Sequence[tuple[str, list[str]]]) -> str:
    """Return the acts as they are in `spoken.txt`."""
    lines: list[str] = []
    for name, spoken in acts:
        lines += ["", f"# {name}"]
        lines += ["  " + words.replace("\n", "\n    ") for words in spoken] or ["  (nothing)"]
    return "\n".join(lines).lstrip("\n") + "\n"


@contextmanager
def open_day(root: Path) -> Iterator[Day]:
    """Start everything that the day needs. `root`: an existing folder for all files."""
    project, run = root / "project", root / "run"
    project.mkdir()
    run.mkdir(mode=0o700)
    (root / "orca").mkdir()
    with ExitStack() as stack:
        display = stack.enter_context(open_display())
        address, _ = stack.enter_context(session_bus())
        environ = {
            **clis.clean_environment(root / "home", "http://127.0.0.1:9"),
            "DISPLAY": display.name,
            "DBUS_SESSION_BUS_ADDRESS": address,
            "XDG_RUNTIME_DIR": str(run),
            "LANGUAGE": "en",
            "QT_QPA_PLATFORM": "xcb",
            "QT_QUICK_BACKEND": "software",
        }
        reader = stack.enter_context(open_screen_reader(root / "orca", environ))
        scripts = _Scripts(root / "cli", project)
        flags = (f"--cli={shlex.join(scripts.words)}", str(project), "--", "--no-session-persistence")
        program = stack.enter_context(program_process(environ, root / "said", *flags))

        def press(*words: str) -> None:
            subprocess.run(["xdotool", *words], env=environ, check=True)

        program.look("begin")
        program.look("shown", kind="EditableText", name="Message")
        window = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "Claude Desk"],
            env=environ,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split()[0]
        press("windowfocus", "--sync", window)
        program.look("state", name="READY")
        yield Day(program, reader, press, project, scripts.agent_ends)
        assert program.end() == 0, program.said()


def play(day: Day) -> None:
    """Play all acts. Each ends with the place of the keyboard or the row that it leads to."""
    day.focused("EditableText", "Message")
    day.end_act("The window opens")

    day.say("Good morning")
    day.program.look("row", words="How can I help?")
    day.program.look("state", name="READY")
    day.end_act("A message is sent and answered")
    for step in range(1, 14):
        day.move("Tab")
        day.end_act(f"Tab from the message, {step}")
    day.key("ctrl+l")
    day.focused("EditableText", "Message")
    day.end_act("Ctrl+L goes to the message")

    day.say("Clean up")
    day.program.look("shown", kind="Button", name="Allow once")
    day.end_act("Claude asks whether it may run a command")
    day.move("F6")
    day.end_act("F6 goes to the request")
    for step in range(1, 4):
        day.move("Tab")
        day.end_act(f"Tab in the request, {step}")
    day.answer("1")
    day.program.look("row", words="Anything else?")
    day.program.look("state", name="READY")
    day.end_act("1 allows it once")

    day.say("Install it")
    day.program.look("shown", kind="Button", name="Allow once")
    day.end_act("Claude asks whether it may run a command from the network")
    day.move("F6")
    day.end_act("F6 goes to the request again")
    day.answer("3")
    day.program.look("row", words="I left it.")
    day.program.look("state", name="READY")
    day.end_act("3 denies it")

    day.say("Make the button")
    day.program.look("shown", kind="RadioButton", name="Blue")
    day.end_act("Claude asks a question")
    day.move("F6")
    day.end_act("F6 goes to the question")
    for step in range(1, 4):
        day.move("Tab")
        day.end_act(f"Tab in the question, {step}")
    day.answer("1")
    day.program.look("holds", kind="DecisionOption", property="checked")
    day.end_act("1 chooses the first option")
    day.program.look("shown", kind="Button", name="Answer")
    day.answer("9")
    day.program.look("row", words="Blue it is.")
    day.program.look("state", name="READY")
    day.end_act("9 sends the answer")

    day.say("Plan it")
    day.program.look("shown", kind="Button", name="Approve")
    day.end_act("Claude proposes a plan")
    day.move("F6")
    day.end_act("F6 goes to the plan")
    day.answer("1")
    day.program.look("row", words="I begin.")
    day.program.look("state", name="READY")
    day.end_act("1 approves it")

    day.say("Where is it?")
    day.program.look("row", words="It is in the table.")
    day.program.look("state", name="READY")
    day.end_act("An answer with a heading, a table and code")

    day.say("And now?")
    day.program.look("row", words="overloaded")
    day.program.look("state", name="READY")
    day.end_act("A turn fails")

    day.move("F7")
    day.end_act("F7 goes to the rows")
    for step in range(1, 26):
        day.move("Up")
        day.end_act(f"Up, {step}")
    day.key("ctrl+l")
    day.focused("EditableText", "Message")
    day.end_act("Ctrl+L goes back to the message")

    day.move("F7")
    day.end_act("F7 goes to the rows again")
    day.move("Up")
    day.end_act("The row of the failure")
    day.key("ctrl+shift+q")
    day.focused("EditableText", "Message")
    day.end_act("The latest row is quoted")
    day.key("ctrl+a", "Delete")
    day.program.look("written", words="")

    day.key("ctrl+f")
    day.focused("EditableText", "Find")
    day.keyboard("type", "table")
    day.program.look("shown", kind="EditableText", name="Find", value="table")
    day.program.look("shown", kind="StaticText", name="1 of 1")
    day.end_act("Words are found")
    day.key("Escape")
    day.focused("EditableText", "Message")
    day.end_act("Find is closed")

    day.keyboard("type", "/cost")
    day.program.look("written", words="/cost")
    day.end_act("A command is completed")
    day.key("ctrl+a", "Delete")
    day.program.look("written", words="")

    day.move("ctrl+comma")
    day.end_act("The settings open")
    day.move("Tab")
    day.end_act("Tab in the settings")
    day.key("Escape")
    day.focused("EditableText", "Message")
    day.end_act("The settings are closed")

    day.move("ctrl+k")
    day.end_act("The list of sessions")
    day.move("Down")
    day.end_act("The first session of the list")
    day.key("ctrl+l")
    day.focused("EditableText", "Message")
    day.end_act("Back to the message")

    day.move("ctrl+shift+a")
    day.end_act("The page of agents")
    day.key("Escape")
    day.focused("EditableText", "Message")
    day.end_act("The page of agents is closed")
    day.move("ctrl+shift+g")
    day.end_act("The page of changes")
    day.key("Escape")
    day.focused("EditableText", "Message")
    day.end_act("Back to the message again")

    day.key("alt+e")
    day.program.look("shown", kind="Button", name="Cancel", focused=True)
    day.program.look("shown", kind="StaticText", name="Files: none has changed since.")
    day.end_act("Edit and resend asks")
    day.key("Escape")
    day.program.look("gone", kind="Button", name="Cancel")
    day.focused("EditableText", "Message")
    day.end_act("Edit and resend is cancelled")

    wait_for_an_agent(day)
    answer_a_request(day)
    undo_a_change(day)
    quote_a_passage(day)


def wait_for_an_agent(day: Day) -> None:
    day.say("Port it")
    day.program.look("row", words="An agent ports it.")
    day.program.look("state", name="AGENTS")
    day.end_act("Claude waits for an agent")
    day.move("ctrl+shift+a")
    day.end_act("The page of agents, with an agent")
    day.move("Down")
    day.end_act("Down goes to the agent")
    day.agent_ends.touch()
    day.program.look("row", words="It is ported.")
    day.program.look("state", name="READY")
    day.end_act("The agent ends, and Claude tells of it")
    day.key("Escape")
    day.focused("EditableText", "Message")
    day.end_act("Back to the message from the agent")


def answer_a_request(day: Day) -> None:
    """The first task with the screen off. The announcement names the keys."""
    day.say("Write the notes")
    day.program.look("shown", kind="Button", name="Allow once")
    day.end_act("Task 1: Claude asks whether it may write a file")
    day.move("F6")
    day.end_act("Task 1: F6 goes to the request")
    day.answer("1")
    day.program.look("gone", kind="Button", name="Allow once")
    (day.project / NOTES).write_text("First\nSecond\n")
    day.program.look("row", words="The notes are written.")
    day.program.look("state", name="READY")
    day.end_act("Task 1: 1 allows it, and Claude is done")


def undo_a_change(day: Day) -> None:
    """The second task with the screen off."""
    day.move("ctrl+shift+g")
    day.end_act("Task 2: the page of changes")
    day.move("Down")
    day.end_act("Task 2: Down goes to the first changed file")
    for step in range(1, 3):
        day.move("Down")
        day.end_act(f"Task 2: Down, {step}")
    day.key("x")
    day.program.look("shown", kind="Button", name="Redo")
    day.end_act("Task 2: X undoes it")
    assert not (day.project / NOTES).exists()
    day.key("Escape")
    day.focused("EditableText", "Message")
    day.end_act("Task 2: back to the message")


def quote_a_passage(day: Day) -> None:
    """The third task with the screen off."""
    day.move("F7")
    day.end_act("Task 3: F7 goes to the rows")
    day.key("ctrl+f")
    day.focused("EditableText", "Find")
    day.keyboard("type", "a.py")
    day.program.look("shown", kind="EditableText", name="Find", value="a.py")
    day.program.look("shown", kind="StaticText", name="1 of 1")
    day.end_act("Task 3: a passage is found")
    day.move("Escape")
    day.end_act("Task 3: Escape goes to the passage")
    day.key("ctrl+shift+q")
    day.focused("EditableText", "Message")
    day.end_act("Task 3: the passage is quoted")
    day.key("ctrl+Home")
    day.program.look("shown", kind="Notification", begins="Attachment: Quotation")
    day.end_act("Task 3: the cursor goes to the quotation")
    day.key("ctrl+End")
    day.keyboard("type", "--delay", "20", "Is that all?")
    day.key("Return")
    day.program.look("row", words="The table names a.py only.")
    day.program.look("state", name="READY")
    day.end_act("Task 3: the comment is sent and answered")
