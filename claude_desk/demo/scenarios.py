"""The scenes and texts of the demo agent. A word in the prompt chooses the scene."""

import re
from collections.abc import Callable
from typing import Any

from claude_desk.demo.turn_writer import TurnWriter

# -------------------------------------------------------------------------------------------------
# The texts of the demo agent.


GREETING = """
Hello! Before anything else: **this is a demo.** I am not Claude. I am a small puppet that comes with \
Claude Desk and speaks the same protocol. *No model is called, nothing you type leaves this computer, and \
none of my tools touch anything.*

What I can do is show you around. Say one of these words, in any sentence you like:

- **tool**: I ask for your permission to run a (make-believe) command
- **question**: I have two questions for you
- **plan**: I show you a plan, and you decide
- **edit**: I want to change a file that does not exist
- **code**: headings, tables, code, and other ink
- **think**: I ponder where you can watch
- **error**: things go wrong, in an orderly manner
- **long**: I tell a long story, so that you can try `Stop`

You can stop me at any time, and write to me while I am talking: I will get to it.
"""

THANKS = """
You are welcome! It was a pleasure to be of no use. When you have Claude Code installed and start Claude \
Desk without `--demo`, someone much cleverer will sit here.
"""

CODE = """
## A small exhibition

This is a paragraph with **bold**, *italic*, `inline code`, ~~second thoughts~~ and [a \
link](https://www.example.org/) that is not opened until you ask for it.

```python
def applause(strings: int) -> str:
    \"\"\"As much of it as there are strings.\"\"\"
    if strings < 1:
        raise ValueError("a puppet needs at least one string")
    return " ".join("clap" for _ in range(strings))


print(applause(4))
```

| part | made of | strings |
| :--- | :---: | ---: |
| head | lime wood | 2 |
| hands | lime wood | 2 |
| heart | *not included* | 0 |

> The one who pulls the strings is, for once, you.

1. First things first,
2. second things second,
   - with an aside,
   - and another;
3. and a box to tick:
   - [x] this one is done
   - [ ] this one is not

```sh
# Nothing of this was run.
claude-desk --demo
```

---

That was all the ink I have. And because someone always tries it: <b>this</b> stays text, and so does ![a \
picture](https://www.example.org/puppet.png).
"""

THINKING = """
The person would like to see me think. I should be honest: I do not think, I recite.

But what would thinking look like, if I did? I would weigh one thing against another. I would notice that \
the obvious answer is obvious for a reason, and then doubt that reason for a moment. I would count my \
strings: still four. Then I would find the words.

Four strings. Good. Now the words.
"""

THOUGHT = """
I have thought about it, and my conclusion is that a puppet's thoughts fit into three short paragraphs. \
They are folded away above; open them if you like. With the real Claude they are often worth reading.
"""

TOOL_LOOKING = "Of course. I start with something harmless that needs no permission: reading a file."

TOOL_ASKING = """
Twenty-four names. Now I would like to run a command, and for that I need your word. **Nothing will be \
run**, whatever you say: it is make-believe. Look at the command, change it if you like, then allow it or \
not.
"""

TOOL_ALLOWED = "Twenty-four names. Now I run the make-believe command: you allowed it for always.\n"

COMMAND = "python3 -c \"print('Hello from the puppet theatre')\""
COMMAND_WORDS = "Say hello (make-believe: nothing is run)"
OUTPUT = "Hello from the puppet theatre"

_NAMES = (
    "Arlecchino Colombina Pantalone Brighella Pulcinella Scaramuccia Kasperl Gretel Seppel Guignol Gnafron "
    "Madelon Petrushka Hurvinek Spejbl Mr-Punch Judy Toby Karagoz Hacivat Jan-Klaassen Katrijn Tchantches "
    "Nanesse"
)
FILE = "\n".join(name.replace("-", " ") for name in _NAMES.split(" "))


def numbered(text: str) -> str:
    """Return the text as the Read tool shows a file."""
    return "\n".join(f"{number:>6}\t{line}" for number, line in enumerate(text.splitlines(), 1))


TOOL_ALWAYS = """
With `Always allow` I do not ask about this very command again. Say **tool** once more to see.
""".strip()


def tool_done(changed: str, asked: bool) -> str:
    """Return the text after a command. `changed`: the command as the user changed it; empty without a change.
    `asked`: whether the user was asked about the command."""
    if changed:
        said = f"You changed the command, and I pretended to run yours:\n\n```sh\n{changed}\n```"
    else:
        said = f"Done, in a manner of speaking. The make-believe output was:\n\n```\n{OUTPUT}\n```"
    return f"{said}\n\n{TOOL_ALWAYS}" if asked else said


def tool_denied(words: str) -> str:
    if words and "denied" not in words.lower():
        return f"Understood. You told me: “{words}”. I will leave it at that, and not try another way round."
    return "Understood: no. I will not try another way round. Say **tool** if you change your mind."


QUESTION_INTRODUCTION = "Gladly. There are two things I always wanted to know."

QUESTIONS: list[dict[str, Any]] = [
    {
        "question": "What shall the next play be?",
        "header": "Play",
        "multiSelect": False,
        "options": [
            {"label": "A comedy", "description": "Somebody falls into the water"},
            {"label": "A tragedy", "description": "Somebody falls into the water, at length"},
            {"label": "A refactoring", "description": "Nobody falls anywhere, and it is cleaner afterwards"},
        ],
    },
    {
        "question": "What belongs on every stage?",
        "header": "Stage",
        "multiSelect": True,
        "options": [
            {"label": "A crocodile", "description": "Traditional"},
            {"label": "A trapdoor", "description": "For exits"},
            {"label": "Tests", "description": "For entrances"},
        ],
    },
]

QUESTION_DISMISSED = "No answer is an answer too. I will put the questions back into their box."


def question_answered(answers: dict[str, str]) -> str:
    if not any(answers.values()):
        return QUESTION_DISMISSED
    lines = "\n".join(f"- {question} **{answer}**" for question, answer in answers.items() if answer)
    return f"Thank you, I noted it all down:\n\n{lines}\n\nThe crocodile has been told."


PLAN_INTRODUCTION = """
I switched to plan mode, in which nothing is changed. Here is what I would do; approve it, or tell me what \
is missing.
"""

PLAN = """
# A theatre in three acts

1. **Build the stage.** Two boards, one curtain.
2. **Teach the puppet to bow.** This is a change of two lines in `puppets.py`:
   - make `bow()` return something,
   - count the applause.
3. **Open the doors.** After the tests have passed.

*Risks:* the crocodile. *Not part of it:* a second curtain.
"""


def plan_kept(words: str) -> str:
    if words:
        return f"Then I keep planning, with this in mind: “{words}”. Say **plan** to see it again."
    return "Then I keep planning. Say **plan** to see it again."


EDIT_INTRODUCTION = (
    "To work, then. I would like to change a file. It does not exist, so no harm can come of it."
)

EDIT_OLD = """def bow() -> None:
    pass
"""
EDIT_NEW = """def bow(applause: int) -> str:
    return "thank you! " * max(1, applause)
"""


def edit_result(path: str) -> dict[str, Any]:
    """Return the structured result of an Edit (protocol/README.md 12)."""
    removed = [f"-{line}" for line in EDIT_OLD.splitlines()]
    added = [f"+{line}" for line in EDIT_NEW.splitlines()]
    patch = {"oldStart": 1, "oldLines": 2, "newStart": 1, "newLines": 2, "lines": removed + added}
    return {
        "filePath": path,
        "oldString": EDIT_OLD,
        "newString": EDIT_NEW,
        "originalFile": EDIT_OLD,
        "structuredPatch": [patch],
        "userModified": False,
        "replaceAll": False,
    }


EDIT_DONE = "The puppet can bow now. Or could, if there were a file."

FAIL_INTRODUCTION = "As you wish. First a tool that fails: I read a file that is not there."

FAIL_RETRYING = (
    "It was not there. Now let me pretend that the service is overloaded; I will try again, twice."
)

FAIL_WORDS = "API Error: 529 Overloaded (make-believe: no service was asked). Say anything to go on."

CRASH = (
    "Very well. I shall now leave the stage without a word of goodbye. Write to me again, and I will be ba"
)

_STORY = (
    "Once there was a puppet who did not know that it had strings. It danced when it was made to dance, and "
    "was proud of its dancing.",
    "One evening it looked up, which puppets seldom do, and saw four threads that went into the dark. It "
    "pulled at one. Somewhere above, someone laughed in surprise.",
    "“So that is how it is done,” said the puppet. It was not unhappy. It had always wondered why its left "
    "hand was so much cleverer than its right.",
    "From then on it watched. When the threads went slack it rested, and when they tightened it tried to "
    "guess, a moment before, what it was about to do.",
)


def long_text() -> str:
    """Return about 12 KB of text, in chapters, with a list and a line of code in some chapters."""
    parts = ["# The puppet that looked up\n\n*A story with no moral. Press `Stop` when you have had enough.*"]
    for chapter in range(1, 25):
        parts.append(f"## Chapter {chapter}")
        parts += [_STORY[(chapter + n) % len(_STORY)] for n in range(3)]
        if chapter % 4 == 0:
            parts.append(f"It counted what it had:\n\n- {chapter} evenings\n- four strings\n- one curtain")
        if chapter % 5 == 0:
            parts.append(f"```python\nstrings = [up] * 4  # chapter {chapter}\n```")
    parts.append("And since nobody pressed `Stop`, it is still dancing. **The end.**")
    return "\n\n".join(parts)


Scene = Callable[[TurnWriter], str]
"""A function that plays one turn, and returns the text for the turn's `result`."""


class ScenarioFailed(Exception):
    """The turn ends in an API error. `words`: the text of the error. `kind`: its name on the wire."""

    def __init__(self, words: str, kind: str) -> None:
        super().__init__(words)
        self.words = words
        self.kind = kind


class ScenarioCrashed(Exception):
    """The scene ends with a crash of the demo agent."""


def scene_for(prompt: str) -> Scene:
    """Return the scene for the first word of the prompt that names a scene. Without such a word, return
    `_thank` for a prompt that begins with "thank" or "bye", and `_greet` for any other prompt."""
    for word in re.findall(r"[a-z]+", prompt.lower()):
        for names, scene in _SCENES:
            if word in names or word.removesuffix("s") in names:
                return scene
    return _greet if not prompt.strip().lower().startswith(("thank", "bye")) else _thank


def _speak(performer: TurnWriter, text: str) -> str:
    """Write a message that has only text. Return the text."""
    performer.open_message()
    performer.say(text)
    performer.close_message()
    return text


def _refuse(performer: TurnWriter, words: str) -> None:
    performer.finish_tool(words, f"Error: {words}", is_error=True)


def _greet(performer: TurnWriter) -> str:
    return _speak(performer, GREETING)


def _thank(performer: TurnWriter) -> str:
    return _speak(performer, THANKS)


def _code(performer: TurnWriter) -> str:
    return _speak(performer, CODE)


def _long(performer: TurnWriter) -> str:
    return _speak(performer, long_text())


def _think(performer: TurnWriter) -> str:
    performer.open_message()
    performer.think(THINKING)
    performer.say(THOUGHT)
    performer.close_message()
    return THOUGHT


def _tool(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(TOOL_LOOKING)
    performer.tool("Read", {"file_path": f"{performer.wire.cwd}/puppets.txt"})
    performer.close_message("tool_use")
    performer.pause(0.4)
    shown = {"type": "text", "file": {"filePath": "puppets.txt", "content": FILE, "numLines": 24}}
    performer.finish_tool(numbered(FILE), shown)
    performer.open_message()
    asks = performer.asks(COMMAND)
    performer.say(TOOL_ASKING if asks else TOOL_ALLOWED)
    block = performer.tool("Bash", {"command": COMMAND, "description": COMMAND_WORDS})
    performer.close_message("tool_use")
    decision = performer.ask(block, rule=COMMAND, description=COMMAND_WORDS)
    if not decision.allowed:
        _refuse(performer, decision.message or "User denied this action")
        return _speak(performer, tool_denied(decision.message))
    performer.pause(1.2)
    performer.finish_tool(OUTPUT, {"stdout": OUTPUT, "stderr": "", "interrupted": False})
    changed = decision.input.get("command") != COMMAND
    return _speak(performer, tool_done(str(decision.input.get("command")) if changed else "", asks))


def _question(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(QUESTION_INTRODUCTION)
    block = performer.tool("AskUserQuestion", {"questions": QUESTIONS})
    performer.close_message("tool_use")
    decision = performer.ask(block, requires_user_interaction=True)
    if not decision.allowed:
        _refuse(performer, decision.message or "User declined to answer")
        return _speak(performer, QUESTION_DISMISSED)
    given = decision.input.get("answers")
    answers = {str(k): str(v) for k, v in given.items()} if isinstance(given, dict) else {}
    pairs = ", ".join(f'"{question}"="{answer}"' for question, answer in answers.items())
    content = f"Your questions have been answered: {pairs}. You can now continue with these answers in mind."
    performer.finish_tool(content, {"questions": QUESTIONS, "answers": answers})
    return _speak(performer, question_answered(answers))


def _plan(performer: TurnWriter) -> str:
    before = performer.mode if performer.mode != "plan" else "default"
    performer.set_mode("plan")
    performer.open_message()
    performer.say(PLAN_INTRODUCTION)
    block = performer.tool("ExitPlanMode", {"plan": PLAN, "planFilePath": "/demo/plan.md"})
    performer.close_message("tool_use")
    decision = performer.ask(block, requires_user_interaction=True)
    if not decision.allowed:
        _refuse(performer, decision.message or "The user wants to keep planning")
        return _speak(performer, plan_kept(decision.message))
    performer.set_mode(decision.mode() or before)
    approved = {"plan": PLAN, "isAgent": False, "filePath": "/demo/plan.md"}
    performer.finish_tool("User has approved your plan. You can now start coding.", approved)
    return _edit(performer)


def _edit(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(EDIT_INTRODUCTION)
    path = f"{performer.wire.cwd}/puppets.py"
    edit = {"file_path": path, "old_string": EDIT_OLD, "new_string": EDIT_NEW}
    block = performer.tool("Edit", edit)
    performer.close_message("tool_use")
    if performer.mode != "acceptEdits":
        decision = performer.ask(block)
        if not decision.allowed:
            _refuse(performer, decision.message or "User denied this action")
            return _speak(performer, tool_denied(decision.message))
    performer.pause(0.3)
    performer.finish_tool(f"The file {path} has been updated. (Not really.)", edit_result(path))
    return _speak(performer, EDIT_DONE)


def _fail(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(FAIL_INTRODUCTION)
    performer.tool("Read", {"file_path": "/nowhere/at/all.txt"})
    performer.close_message("tool_use")
    performer.pause(0.3)
    performer.finish_tool("File does not exist.", "Error: File does not exist.", is_error=True)
    _speak(performer, FAIL_RETRYING)
    for attempt in (1, 2):
        performer.write(performer.wire.retry(attempt, 2, 1200 * attempt))
        performer.pause(1.2 * attempt)
    raise ScenarioFailed(FAIL_WORDS, "server_error")


def _crash(performer: TurnWriter) -> str:
    performer.open_message()
    performer.say(CRASH)
    performer.pause(0.3)
    raise ScenarioCrashed


_SCENES: tuple[tuple[tuple[str, ...], Scene], ...] = (
    (("tool", "permission", "run", "command"), _tool),
    (("question", "ask"), _question),
    (("plan",), _plan),
    (("edit", "diff", "write"), _edit),
    (("code", "markdown", "table"), _code),
    (("error", "fail", "retry"), _fail),
    (("long", "story", "stop"), _long),
    (("think", "thinking", "thought"), _think),
    (("crash", "die"), _crash),
)
