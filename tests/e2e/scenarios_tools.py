"""Scenarios with tools: tools that ask, tools that do not ask, and tools that a version does not have."""

import json
from collections.abc import Sequence
from pathlib import Path

from tests.e2e.expected_rows import Row, claude, tool, turn, you
from tests.e2e.scenarios_talk import bash
from tests.e2e.steps import NEW, OLD, AnswerQuestions, Decide, Say, Scenario, TurnEnds, both, said
from tests.standin import Answer, StandIn, ToolUse

QUESTION = "Which language should we use?"
NOTEBOOK = {
    "cells": [
        {
            "cell_type": "code",
            "id": "cell-1",
            "metadata": {},
            "source": ["print(1)"],
            "outputs": [],
            "execution_count": None,
        }
    ],
    "metadata": {"language_info": {"name": "python"}},
    "nbformat": 4,
    "nbformat_minor": 5,
}


def _content(folder: Path, name: str, wanted: str) -> None:
    assert (folder / name).read_text() == wanted


def _sent_back(api: StandIn, prompt: str, wanted: str) -> None:
    assert wanted in api.last_tool_result(prompt)


SINGLE_BASH = Scenario(
    "single_bash",
    said("run echo tool-use-test-output"),
    lambda api, folder: {
        "run echo": [Answer(bash("echo tool-use-test-output")), "The command printed: tool-use-test-output"]
    },
    both(
        you("run echo tool-use-test-output"),
        tool("Bash", "echo tool-use-test-output"),
        claude("The command printed: tool-use-test-output"),
        turn(),
    ),
    check=lambda api, folder: _sent_back(api, "run echo", "tool-use-test-output"),
)

TWO_STEPS = Scenario(
    "two_steps",
    said("run two echo commands"),
    lambda api, folder: {
        "run two echo": [
            Answer(bash("echo first-step")),
            Answer(bash("echo second-step")),
            "Both commands completed successfully.",
        ]
    },
    both(
        you("run two echo commands"),
        tool("Bash", "echo first-step"),
        tool("Bash", "echo second-step"),
        claude("Both commands completed successfully."),
        turn(),
    ),
    check=lambda api, folder: _sent_back(api, "run two echo", "second-step"),
)

TEXT_WITH_TOOL = Scenario(
    "text_with_tool",
    said("check and run combined"),
    lambda api, folder: {
        "check and run": [
            Answer("Let me check.", bash("echo combined-test")),
            "Done. The output was: combined-test",
        ]
    },
    both(
        you("check and run combined"),
        claude("Let me check."),
        tool("Bash", "echo combined-test"),
        claude("Done. The output was: combined-test"),
        turn(),
    ),
)

PARALLEL_TOOLS = Scenario(
    "parallel_tools",
    said("run two commands in parallel"),
    lambda api, folder: {
        "in parallel": [
            Answer(bash("echo parallel-one"), bash("echo parallel-two")),
            "Both commands ran: parallel-one and parallel-two",
        ]
    },
    both(
        you("run two commands in parallel"),
        tool("Bash", "echo parallel-one"),
        tool("Bash", "echo parallel-two"),
        claude("Both commands ran: parallel-one and parallel-two"),
        turn(),
    ),
)

READ = Scenario(
    "read",
    said("read the test file"),
    lambda api, folder: {
        "read the test file": [
            Answer(ToolUse("Read", {"file_path": str(folder / "test.txt")})),
            "The file contains: file-content-for-read-test",
        ]
    },
    both(
        you("read the test file"),
        tool("Read", "test.txt"),
        claude("The file contains: file-content-for-read-test"),
        turn(),
    ),
    files={"test.txt": "file-content-for-read-test\n"},
    check=lambda api, folder: _sent_back(api, "read the test file", "file-content-for-read-test"),
)

WRITE = Scenario(
    "write",
    [Say("write a file"), Decide("Write"), TurnEnds()],
    lambda api, folder: {
        "write a file": [
            Answer(ToolUse("Write", {"file_path": str(folder / "new.txt"), "content": "written\n"})),
            "File created successfully.",
        ]
    },
    both(you("write a file"), tool("Write", "new.txt"), claude("File created successfully."), turn()),
    check=lambda api, folder: _content(folder, "new.txt", "written\n"),
)


def _edit(folder: Path) -> Sequence[Answer]:
    """Return a read and the edit that needs it."""
    path = str(folder / "edit.txt")
    return [
        Answer(ToolUse("Read", {"file_path": path})),
        Answer(ToolUse("Edit", {"file_path": path, "old_string": "before", "new_string": "after"})),
    ]


EDIT = Scenario(
    "edit",
    [Say("edit the file"), Decide("Edit"), TurnEnds()],
    lambda api, folder: {"edit the file": [*_edit(folder), "File edited successfully."]},
    both(
        you("edit the file"),
        tool("Read", "edit.txt"),
        tool("Edit", "edit.txt"),
        claude("File edited successfully."),
        turn(),
    ),
    files={"edit.txt": "before edit\n"},
    check=lambda api, folder: _content(folder, "edit.txt", "after edit\n"),
)

READ_EDIT_BASH = Scenario(
    "read_edit_bash",
    [Say("read, edit, and verify the file"), Decide("Edit"), TurnEnds()],
    lambda api, folder: {
        "verify the file": [
            *_edit(folder),
            Answer(bash("cat edit.txt")),
            "Chain complete: read, edited, and verified.",
        ]
    },
    both(
        you("read, edit, and verify the file"),
        tool("Read", "edit.txt"),
        tool("Edit", "edit.txt"),
        tool("Bash", "cat edit.txt"),
        claude("Chain complete: read, edited, and verified."),
        turn(),
    ),
    files={"edit.txt": "before edit\n"},
    check=lambda api, folder: _sent_back(api, "verify the file", "after edit"),
)


def refused(prompt: str, name: str, answer: str, holds: str = "") -> dict[str, Sequence[Row]]:
    """Return the rows by version: 2.1.37 has the tool; 2.1.330 itself answers "No such tool available"."""
    return {
        OLD: [you(prompt), tool(name, holds), claude(answer), turn()],
        NEW: [you(prompt), tool(name, "No such tool available", "failed"), claude(answer), turn()],
    }


GLOB = Scenario(
    "glob",
    said("find txt files"),
    lambda api, folder: {
        "find txt files": [Answer(ToolUse("Glob", {"pattern": "*.txt"})), "Found 2 text files."]
    },
    refused("find txt files", "Glob", "Found 2 text files.", "*.txt"),
    files={"one.txt": "1", "two.txt": "2", "three.md": "3"},
)

GREP = Scenario(
    "grep",
    said("search for target-pattern"),
    lambda api, folder: {
        "search for": [
            Answer(ToolUse("Grep", {"pattern": "target-pattern"})),
            "Found the pattern in searchable.txt.",
        ]
    },
    refused("search for target-pattern", "Grep", "Found the pattern in searchable.txt.", "target-pattern"),
    files={"searchable.txt": "here is the target-pattern\n"},
)

TODO_WRITE = Scenario(
    "todo_write",
    said("create a todo list"),
    lambda api, folder: {
        "create a todo list": [
            Answer(
                ToolUse(
                    "TodoWrite",
                    {
                        "todos": [
                            {
                                "content": "First task",
                                "status": "in_progress",
                                "activeForm": "Doing the first",
                            },
                            {"content": "Second task", "status": "pending", "activeForm": "Doing the second"},
                        ]
                    },
                )
            ),
            "Created a todo list with 2 items.",
        ]
    },
    refused("create a todo list", "TodoWrite", "Created a todo list with 2 items."),
)


def _check_recorded(api: StandIn, folder: Path) -> None:
    first, second = (request for request in api.turns if request.prompt == "run a recorded command")
    assert (first.step, second.step) == (0, 1)
    assert "Bash" in first.tools
    assert "run a recorded command" in "\n".join(first.user_texts())
    assert [block["type"] for block in second.tool_results()] == ["tool_result"]
    _sent_back(api, "run a recorded command", "recorded-output")
    assert not api.unanswered


RECORDED_REQUESTS = Scenario(
    "recorded_requests",
    said("run a recorded command"),
    lambda api, folder: {"run a recorded command": [Answer(bash("echo recorded-output")), "Done."]},
    both(you("run a recorded command"), tool("Bash", "echo recorded-output"), claude("Done."), turn()),
    check=_check_recorded,
)


def _check_notebook(api: StandIn, folder: Path) -> None:
    cells = json.loads((folder / "notebook.ipynb").read_text())["cells"]
    assert ["".join(cell["source"]) for cell in cells] == ["print(1)", "print(2)"]


NOTEBOOK_EDIT = Scenario(
    "notebook_edit",
    [Say("add a cell to the notebook"), Decide("NotebookEdit"), TurnEnds()],
    lambda api, folder: {
        "add a cell": [
            Answer(ToolUse("Read", {"file_path": str(folder / "notebook.ipynb")})),
            Answer(
                ToolUse(
                    "NotebookEdit",
                    {
                        "notebook_path": str(folder / "notebook.ipynb"),
                        "cell_id": "cell-1",
                        "cell_type": "code",
                        "edit_mode": "insert",
                        "new_source": "print(2)",
                    },
                )
            ),
            "Inserted a new cell into the notebook.",
        ]
    },
    both(
        you("add a cell to the notebook"),
        tool("Read", "notebook.ipynb"),
        tool("NotebookEdit", "notebook.ipynb"),
        claude("Inserted a new cell into the notebook."),
        turn(),
    ),
    files={"notebook.ipynb": json.dumps(NOTEBOOK)},
    check=_check_notebook,
)

ASK_USER_QUESTION = Scenario(
    "ask_user_question",
    [Say("ask me a question"), AnswerQuestions({QUESTION: "Go"}), TurnEnds()],
    lambda api, folder: {
        "ask me a question": [
            Answer(
                ToolUse(
                    "AskUserQuestion",
                    {
                        "questions": [
                            {
                                "question": QUESTION,
                                "header": "Language",
                                "options": [
                                    {"label": "Go", "description": "Fast to run"},
                                    {"label": "Python", "description": "Fast to write"},
                                ],
                                "multiSelect": False,
                            }
                        ]
                    },
                )
            ),
            "You chose Go. Let me proceed with Go.",
        ]
    },
    both(
        you("ask me a question"),
        tool("AskUserQuestion"),
        claude("You chose Go. Let me proceed with Go."),
        turn(),
    ),
    check=lambda api, folder: _sent_back(api, "ask me a question", f'"{QUESTION}"="Go"'),
)

ENTER_PLAN_MODE = Scenario(
    "enter_plan_mode",
    said("plan the implementation"),
    lambda api, folder: {
        "plan the implementation": [
            Answer(ToolUse("EnterPlanMode")),
            "I have entered plan mode. Let me explore the codebase.",
        ]
    },
    both(
        you("plan the implementation"),
        tool("EnterPlanMode"),
        claude("I have entered plan mode. Let me explore the codebase."),
        turn(),
    ),
    check=lambda api, folder: _sent_back(api, "plan the implementation", "Entered plan mode"),
)

# Both versions first try to ask Anthropic whether the address is safe. That fails without a network.
WEB_FETCH = Scenario(
    "web_fetch",
    [Say("fetch the test page"), Decide("WebFetch"), TurnEnds()],
    lambda api, folder: {
        "fetch the test page": [
            Answer(ToolUse("WebFetch", {"url": f"{api.url}/page", "prompt": "What does it say?"})),
            "The page could not be fetched.",
        ]
    },
    both(
        you("fetch the test page"),
        tool("WebFetch", "Unable to verify if domain 127.0.0.1 is safe to fetch", "failed"),
        claude("The page could not be fetched."),
        turn(),
    ),
    check=lambda api, folder: _sent_back(api, "fetch the test page", "Unable to verify"),
)

FAILING_TOOL = Scenario(
    "failing_tool",
    said("read a missing file"),
    lambda api, folder: {
        "read a missing file": [
            Answer(ToolUse("Read", {"file_path": str(folder / "missing.txt")})),
            "The file does not exist. Let me handle this error.",
        ]
    },
    both(
        you("read a missing file"),
        tool("Read", "File does not exist", "failed"),
        claude("The file does not exist. Let me handle this error."),
        turn(),
    ),
)

TOOLS = [
    SINGLE_BASH,
    TWO_STEPS,
    TEXT_WITH_TOOL,
    PARALLEL_TOOLS,
    READ,
    WRITE,
    EDIT,
    READ_EDIT_BASH,
    GLOB,
    GREP,
    TODO_WRITE,
    RECORDED_REQUESTS,
    NOTEBOOK_EDIT,
    ASK_USER_QUESTION,
    ENTER_PLAN_MODE,
    WEB_FETCH,
    FAILING_TOOL,
]
