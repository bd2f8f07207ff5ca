"""Commands and tasks in the background."""

from typing import Any

import pytest

from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.tools.card import FactsPart, ListingPart, PicturesPart
from tests.unit.transcript.tools.tool_calls import FOLDER, card, outline, parts

OK = {"stdout": "", "stderr": "", "interrupted": False, "isImage": False}


@pytest.mark.parametrize("tool", ["Bash", "PowerShell"])
def test_a_short_command_is_its_title(tool: str) -> None:
    shown = card(tool, {"command": "git status"}, {**OK, "stdout": "clean\n"})
    assert shown.title == "git status"
    assert outline(shown) == ["'clean' *"]
    assert parts(shown, ListingPart)[0].tail


def test_a_long_command_is_shown_completely() -> None:
    script = "\nset -e\nfor i in 1 2\ndo echo $i\ndone\n"
    shown = card("Bash", {"command": script, "description": "Counts", "timeout": 90_000}, OK)
    assert shown.title == "set -e …"
    assert outline(shown) == ["note: Counts", f"[Command] {script[:-1]!r}", "Timeout=1 min 30 s"]
    assert parts(shown, ListingPart)[0].language == "bash"
    # In a narrow window the title has little room: a command that may be cut there is shown whole below.
    assert outline(card("Bash", {"command": "x" * 60}, OK))[0].startswith("[Command] ")
    assert card("Bash", {"command": "x" * 400}, OK).title.endswith("x…")


def test_hidden_characters_of_a_command_are_seen() -> None:
    shown = card("Bash", {"command": "rm\xa0-r \u202e/\nls"})
    assert shown.title == "rm⟨U+00A0⟩-r ⟨U+202E⟩/ …"
    assert "⟨U+202E⟩" in parts(shown, ListingPart)[0].text


def test_stdout_and_stderr_are_separate_and_in_colour() -> None:
    shown = card(
        "Bash", {"command": "make"}, {**OK, "stdout": "\x1b[32mok\x1b[0m\r\n", "stderr": "10%\r99%\n"}
    )
    assert outline(shown) == ["'ok' *", "[stderr] '99%' *"]
    assert parts(shown, ListingPart)[0].spans[0].style == "ansi-2"


@pytest.mark.parametrize(
    ("result", "summary", "lines"),
    [
        ("Exit code 2\nmake: *** no rule", "exit code 2", ["'make: *** no rule' *"]),
        ("Exit code 137", "exit code 137", []),
        ("Exit code 1\n\n\x1b[31mno\x1b[0m", "exit code 1", ["'no' *"]),
        ("Error: No such tool available: Bash", "", ["bad: 'Error: No such tool available: Bash' *"]),
    ],
)
def test_failures(result: str, summary: str, lines: list[str]) -> None:
    shown = card("Bash", {"command": "make"}, f"Error: {result}", result, ToolState.FAILED)
    assert shown.summary == summary
    assert outline(shown) == lines


@pytest.mark.parametrize(
    ("structured", "summary", "lines"),
    [
        ({}, "no output", []),
        ({"interrupted": True, "stdout": "so far"}, "interrupted", ["'so far' *"]),
        ({"timedOutAfterMs": 120_000}, "timed out after 2 min", []),
        ({"returnCodeInterpretation": "No matches found"}, "no output", ["note: No matches found *"]),
        ({"backgroundTaskId": "b12"}, "in the background", ["note: Runs in the background as b12 *"]),
        (
            {"stdout": "1", "gitOperation": {"push": {"branch": "main"}}},
            "",
            ["'1' *", "[Git] push=branch: main"],
        ),
        (
            {"stdout": "1", "persistedOutputPath": "/t/out.txt", "persistedOutputSize": 1_288_895},
            "",
            ["'1' *", "note: Full output (1.2 MB): /t/out.txt *"],
        ),
    ],
)
def test_how_a_command_ended(structured: dict[str, Any], summary: str, lines: list[str]) -> None:
    shown = card("Bash", {"command": "x"}, {**OK, **structured})
    assert (shown.summary, outline(shown)) == (summary, lines)


def test_an_image_on_stdout_is_a_picture() -> None:
    shown = card("Bash", {"command": "plot"}, {**OK, "stdout": "data:image/png;base64,QUJD", "isImage": True})
    (picture,) = parts(shown, PicturesPart)[0].items
    assert (picture.media_type, picture.data, picture.size) == ("image/png", "QUJD", 3)
    assert not parts(shown, ListingPart)


@pytest.mark.parametrize(
    ("result", "summary", "lines"),
    [
        ("hello", "", ["'hello' *"]),
        ("(Bash completed with no output)", "no output", []),
        (
            "Command running in background with ID: b1. Output is being written to: /t/b1",
            "in the background",
            ["note: Runs in the background as b1 *"],
        ),
        (
            "Output too large (1.2MB). Full output saved to: /t/x.txt\n\nPreview (first 2KB):\n1\n2\n...\n",
            "",
            ["'1\\n2' *", "note: Full output (1.2MB): /t/x.txt *"],
        ),
    ],
)
def test_results_in_words_alone(result: str, summary: str, lines: list[str]) -> None:
    shown = card("Bash", {"command": "x"}, None, result)
    assert (shown.summary, outline(shown)) == (summary, lines)


def test_what_is_unusual_is_said() -> None:
    given = {"command": "x", "run_in_background": True, "dangerouslyDisableSandbox": True}
    assert outline(card("Bash", given, state=ToolState.WAITING)) == [
        "warn: Runs outside the sandbox *",
        "In the background=yes",
    ]


def test_background_output_of_all_three_tools() -> None:
    new = card(
        "TaskOutput", {"task_id": "b1"}, {"task": {"output": "hi", "status": "running", "description": "d"}}
    )
    assert (new.title, new.summary, outline(new)) == ("b1", "running", ["Task=d", "'hi' *"])
    old = {"command": "ls", "status": "completed", "exitCode": 2, "stdout": "a", "stderr": "b"}
    shown = card("BashOutput", {"bash_id": "b1"}, old)
    assert (shown.title, shown.summary) == ("b1", "exit code 2")
    assert outline(shown) == ["[Command] 'ls'", "'a' *", "[stderr] 'b' *"]
    words = "<status>completed</status>\n\n<exit_code>0</exit_code>\n\n<output>\nhello\n</output>"
    assert outline(card("AgentOutputTool", {"agentId": "a1"}, None, words)) == ["'hello' *"]
    assert outline(card("TaskOutput", {"task_id": "b1"}, None, "No output yet")) == ["'No output yet' *"]


def test_a_stopped_task() -> None:
    structured = {"message": "Stopped b1", "task_id": "b1", "task_type": "local_bash", "command": "sleep 9"}
    for name, key in (("TaskStop", "task_id"), ("KillShell", "shell_id")):
        shown = card(name, {key: "b1"}, structured)
        assert shown.title == "b1"
        assert outline(shown) == ["[Command] 'sleep 9'", "Type=local_bash", "note: Stopped b1 *"]


def test_a_monitor() -> None:
    shown = card(
        "Monitor", {"description": "the build", "command": "tail -f x"}, {"taskId": "m1", "timeoutMs": 60_000}
    )
    assert shown.title == "the build"
    assert parts(shown, FactsPart)[0].rows == (("Timeout", "1 min"), ("Task", "m1"))


CHANGED = {
    "filePath": f"{FOLDER}/a.py",
    "hunks": [{"oldStart": 4, "newStart": 4, "lines": [" x", "-a", "+b"]}],
}
NEW = {
    "filePath": "/tmp/b",
    "hunks": [{"oldStart": 0, "newStart": 1, "lines": ["+1", "+2"]}],
    "created": True,
}
GONE = {"filePath": f"{FOLDER}/empty", "hunks": [], "deleted": True}


@pytest.mark.parametrize(
    ("edits", "summary", "lines"),
    [
        (
            {"files": [CHANGED, NEW, GONE], "moreFiles": 0, "changedFiles": []},
            "+3 −1",
            ["[a.py]  x -a +b *", "[/tmp/b (new)] +1 +2 *", "note: empty (deleted) *"],
        ),
        (
            {
                "files": [CHANGED],
                "moreFiles": 2,
                "changedFiles": [f"{FOLDER}/a.py", f"{FOLDER}/c", "/tmp/d"],
                "shared": True,
            },
            "+1 −1",
            [
                "[a.py]  x -a +b *",
                "note: 2 more files changed *",
                "'c\\n/tmp/d'",
                "warn: Commands that ran at the same time may have made some of these changes *",
            ],
        ),
        # too much to compare: the CLI only names the files
        (
            {"files": [], "moreFiles": 1, "changedFiles": ["/tmp/d"], "unavailable": True},
            "",
            ["note: 1 file changed *", "'/tmp/d'"],
        ),
        ({"files": [], "moreFiles": 0, "skipped": True}, "no output", []),
        ({"files": [], "moreFiles": 0, "shared": True}, "no output", []),
        ("malformed", "no output", []),
    ],
)
def test_the_files_that_a_command_changed_are_shown(edits: Any, summary: str, lines: list[str]) -> None:
    shown = card("Bash", {"command": "make"}, {**OK, "bashEditDiff": edits})
    assert (shown.summary, outline(shown)) == (summary, lines)


def test_the_summary_of_a_command_that_was_interrupted_stays() -> None:
    shown = card(
        "Bash", {"command": "make"}, {**OK, "interrupted": True, "bashEditDiff": {"files": [CHANGED]}}
    )
    assert (shown.summary, outline(shown)) == ("interrupted", ["[a.py]  x -a +b *"])
