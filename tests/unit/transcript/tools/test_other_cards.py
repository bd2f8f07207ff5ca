"""Lists of tasks, subagents, questions, plans, and the small tools."""

from typing import Any

import pytest

from claude_desk.transcript.entries import RunProgress, ToolState
from claude_desk.transcript.markdown.block_parser import PARSER
from claude_desk.transcript.tools.card import ChecklistPart, MarkdownPart
from tests.unit.transcript.tools.tool_calls import FOLDER, call, card, card_of, outline, parts

TODOS = [
    {"content": "A", "status": "completed", "activeForm": "Doing A"},
    {"content": "B", "status": "in_progress", "activeForm": "Doing B"},
    {"content": "C", "status": "pending"},
    "odd",
]


def test_a_list_of_things_to_do() -> None:
    shown = card("TodoWrite", {"todos": TODOS}, {"oldTodos": [], "newTodos": TODOS})
    assert (shown.title, shown.summary) == ("1 of 3 done", "Doing B")
    assert outline(shown) == ["A:done, Doing B:active, C:pending *"]
    assert card("TodoWrite", {"todos": []}).title == "No tasks"
    assert outline(card("TodoRead", {}, {"todos": TODOS})) == ["A:done, Doing B:active, C:pending"]


def test_tasks() -> None:
    made = card(
        "TaskCreate",
        {"subject": "Build", "description": "all of it"},
        {"task": {"id": "3", "subject": "Build"}},
    )
    assert (made.title, made.summary, outline(made)) == ("Build", "#3", ["rich 'all of it'"])
    changed = {"statusChange": {"from": "pending", "to": "completed"}, "success": True}
    update = card("TaskUpdate", {"taskId": 3, "status": "completed", "addBlockedBy": ["1", 2]}, changed)
    assert (update.title, update.summary, outline(update)) == (
        "#3 · done",
        "to do → done",
        ["Blocked by=#1, #2"],
    )
    assert outline(card("TaskUpdate", {"taskId": "9"}, {"success": False, "error": "Task not found"})) == [
        "bad: Task not found *"
    ]
    task = {"id": "3", "subject": "Build", "status": "in_progress", "description": "d", "blockedBy": ["1"]}
    got = card("TaskGet", {"taskId": "3"}, {"task": task})
    assert outline(got) == ["Build:active (#3 · blocked by #1)", "rich 'd'", "Blocked by=#1"]
    assert outline(card("TaskGet", {"taskId": "3"}, {"task": None})) == ["note: No such task"]
    listed = card(
        "TaskList",
        {},
        {"tasks": [task, {"id": "4", "subject": "Test", "status": "completed", "owner": "bob"}]},
    )
    assert listed.summary == "1 of 2 tasks done"
    assert outline(listed) == ["Build:active (#3 · blocked by #1), Test:done (#4 · bob) *"]
    words = card("TaskList", {}, None, "#1 [completed] A\n#2 [pending] B [blocked by #1]")
    assert outline(words) == ["A:done (#1), B [blocked by #1]:pending (#2) *"]
    assert card("TaskList", {}, {"tasks": []}).summary == "no tasks"


# --- subagents --------------------------------------------------------------------------------------

AGENT = {"description": "look", "prompt": "look **well**", "subagent_type": "Explore", "model": "haiku"}


@pytest.mark.parametrize("name", ["Agent", "Task"])
def test_the_head_of_a_subagent_has_the_first_line_of_its_answer(name: str) -> None:
    structured = {
        "status": "completed", "content": [{"type": "text", "text": "## I **looked**\n\nAnd found it."}],
        "totalToolUseCount": 3, "totalTokens": 12_345, "totalDurationMs": 41_000,
    }  # fmt: skip
    shown = card(name, AGENT, structured)
    assert (shown.title, shown.name, shown.summary) == ("look", name, "Explore · 3 tools · 41 s")
    assert shown.description == "I looked", "the answer has a row of its own"
    assert outline(shown) == [
        "[Prompt] rich 'look **well**'",
        "Type=Explore, Model=haiku, Tokens=12.3k",
    ]


def test_a_subagents_kind_and_tools_stand_in_its_head_and_the_time_once_it_has_ended() -> None:
    made = call("Agent", AGENT, None, "")
    made.state, made.started = ToolState.RUNNING, 1_000.0
    made.progress = RunProgress(tools=14, tokens=900, seconds=5.5, doing="Reads a file")
    shown = card_of(made)
    assert (shown.summary, shown.says_time) == ("Explore · 14 tools", False)
    made.state, made.ended = ToolState.DONE, 1_048.0
    made.progress.seconds = None
    shown = card_of(made)
    assert (shown.summary, shown.says_time) == ("Explore · 14 tools · 48 s", True)


def test_what_the_head_says_is_not_said_again() -> None:
    made = call("Bash", {"command": "make test", "description": "make test"}, {"stdout": "ok"})
    assert "note: make test" not in outline(card_of(made))


def test_a_subagent_in_the_background_answers_at_its_end() -> None:
    made = call("Agent", AGENT, {"status": "async_launched"}, "Runs in the background")
    assert outline(card_of(made))[0] == "note: Runs in the background *"
    made.progress = RunProgress(status="completed", summary="Found it", background=True)
    assert card_of(made).description == "Found it"


def test_a_subagents_answer_in_words_alone() -> None:
    shown = card("Agent", AGENT, None, "Found it\n<usage>total_tokens: 150\ntool_uses: 1</usage>")
    assert shown.description == "Found it"


def test_teams() -> None:
    sent = card(
        "SendMessage",
        {"to": "bob", "message": "hi", "summary": "greets"},
        {"success": True, "message": "Sent"},
    )
    assert (sent.title, outline(sent)) == ("To bob: greets", ["rich 'hi'", "note: Sent *"])
    request = card("SendMessage", {"to": "bob", "message": {"type": "shutdown_request", "reason": "done"}})
    assert outline(request)[0] == "'type: shutdown_request\\nreason: done'"
    assert card("TeamCreate", {"team_name": "t"}, {"lead_agent_id": "lead@t"}).title == "t"
    ended = card("TeamDelete", {}, {"success": False, "message": "One is active", "team_name": "t"})
    assert outline(ended) == ["Team=t", "bad: One is active *"]
    flow = card(
        "Workflow", {"name": "review", "script": "run()"}, {"status": "async_launched", "runId": "r1"}
    )
    assert (flow.title, outline(flow)) == (
        "review",
        ["[Script] 'run()'", "Run=r1", "note: Runs in the background *"],
    )


# --- questions and plans ----------------------------------------------------------------------------

QUESTIONS = [
    {
        "question": "Which?",
        "options": [{"label": "Go, fast", "description": "d"}, {"label": "Go"}, {"label": "Py"}],
    },
    {"question": "Why?", "options": [{"label": "1. A"}]},
]


def test_questions_and_answers() -> None:
    structured = {
        "answers": {"Which?": "Go, fast, Py", "Why?": "because"},
        "annotations": {"Why?": {"notes": "see 3"}},
    }
    shown = card("AskUserQuestion", {"questions": QUESTIONS}, structured)
    assert shown.title == "Which? (and 1 more)"
    assert outline(shown) == [
        "Which?=Go, fast, Py, Why?=because *",
        "[Your notes] Why?=see 3",
        "[Which?] rich '- ✓ **Go, fast**: d\\n- Go\\n- ✓ **Py**'",
        "[Why?] rich '- 1\\\\. A'",
    ]
    waiting = card("AskUserQuestion", {"questions": QUESTIONS[1:]}, state=ToolState.WAITING)
    assert (waiting.title, outline(waiting)) == ("Why?", ["[Why?] rich '- 1\\\\. A'"])
    words = 'User has answered your questions: "Which?"="Go", "Why?"="so". You can now continue.'
    assert (
        outline(card("AskUserQuestion", {"questions": QUESTIONS}, None, words))[0] == "Which?=Go, Why?=so *"
    )
    several = {"answers": {"Which?": ["Go", "Py"]}}
    assert outline(card("AskUserQuestion", {"questions": QUESTIONS}, several))[0] == "Which?=Go, Py *"
    assert card("AskUserQuestion", {"questions": QUESTIONS}, {"answers": {}}).summary == "not answered"


def test_brackets_in_an_option_begin_no_formula() -> None:
    label = "SQLite (Recommended) [fast]"
    asked = {"questions": [{"question": "Which?", "options": [{"label": label}], "multiSelect": False}]}
    (options,) = [part for part in card("AskUserQuestion", asked, {}).parts if isinstance(part, MarkdownPart)]
    inline = [token for token in PARSER.parse(options.markdown) if token.type == "inline"]
    assert "".join(child.content for token in inline for child in token.children or ()) == label
    assert {child.type for token in inline for child in token.children or ()} <= {"text", "text_special"}


def test_plans() -> None:
    given = {
        "plan": "# Plan\n1. do",
        "allowedPrompts": [{"tool": "Bash", "prompt": "run tests"}],
        "planFilePath": "/p.md",
    }
    shown = card("ExitPlanMode", given, {"plan": None, "planWasEdited": True})
    assert (shown.title, shown.summary) == ("Plan ready", "approved")
    assert outline(shown) == [
        "rich '# Plan\\n1. do' *",
        "[Requested permissions] Bash=run tests",
        "Saved in=/p.md",
        "note: You edited the plan *",
    ]
    assert parts(card("exit_plan_mode", {"plan": "x"}), MarkdownPart)[0].markdown == "x"
    assert card("exit_plan_mode", {}).name == "ExitPlanMode"
    waiting = card("ExitPlanMode", given, None, "", ToolState.WAITING)
    assert outline(waiting)[0] == "rich '# Plan\\n1. do'", "it stands in what is asked"
    denied = card("ExitPlanMode", given, None, "Not yet: tests first", ToolState.DENIED)
    assert (denied.title, denied.summary) == ("The plan was not approved", "")
    assert outline(denied)[-1] == "[Your feedback] rich 'Not yet: tests first' *", "it may be Markdown"
    assert outline(denied).count("warn: Not yet: tests first *") == 0
    silent = card("ExitPlanMode", given, None, "User rejected tool use", ToolState.DENIED)
    assert (silent.title, len(outline(silent))) == ("The plan was not approved", 3)
    failed = card("ExitPlanMode", given, None, "You are not in plan mode.", ToolState.FAILED)
    assert failed.title == "The plan could not be presented"
    assert "You are not in plan mode." in outline(failed)[-1]
    begins = card("EnterPlanMode", {}, {"message": "Entered plan mode."}, "Entered plan mode.")
    assert (begins.title, outline(begins)) == ("Enters plan mode", [])


def test_a_skill_shows_its_text_for_claude() -> None:
    """The skill's text is folded, because it may be long and the card has the skill's name."""
    made = call("Skill", {"skill": "review"}, {"success": True}, "Launching skill: review")
    made.body = "Look at **each** line."
    shown = card_of(made, FOLDER)
    assert (shown.title, outline(shown)) == ("review", ["[Instructions] rich 'Look at **each** line.'"])


# --- small tools ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "given", "structured", "title", "lines"),
    [
        ("Skill", {"skill": "review", "args": "all"}, {"success": True}, "review all", ["rich 'words'"]),
        (
            "CronCreate",
            {"cron": "0 9 * * *", "prompt": "look", "recurring": True},
            {"id": "c1", "humanSchedule": "every day at 9"},
            "0 9 * * * · look",
            ["rich 'look'", "Schedule=every day at 9, Recurring=yes, ID=c1"],
        ),
        ("CronDelete", {"id": "c1"}, {"id": "c1"}, "c1", []),
        ("CronList", {}, {"jobs": [{"id": "c1", "cron": "0 9", "prompt": "look"}]}, "", ["0 9=look"]),
        (
            "ScheduleWakeup",
            {"delaySeconds": 90, "reason": "build"},
            {"wasClamped": True, "clampedDelaySeconds": 60},
            "in 1 min 30 s · build",
            ["note: The delay was changed to 1 min *"],
        ),
        ("ScheduleWakeup", {"stop": True}, {}, "Wake-up cancelled", []),
        (
            "EnterWorktree",
            {"name": "w"},
            {"worktreePath": "/w", "worktreeBranch": "b", "message": "In /w"},
            "w",
            ["Worktree=/w, Branch=b", "note: In /w"],
        ),
        (
            "ExitWorktree",
            {"action": "remove"},
            {"originalCwd": "/p"},
            "Remove the worktree",
            ["Returns to=/p"],
        ),
        (
            "ListMcpResourcesTool",
            {"server": "s"},
            [{"uri": "a://b", "name": "B", "mimeType": "text/plain", "server": "s"}],
            "s",
            ["B=a://b · text/plain · s"],
        ),
        (
            "ReadMcpResourceTool",
            {"server": "s", "uri": "a://b.py"},
            {"contents": [{"uri": "a://b.py", "text": "x = 1"}]},
            "s · a://b.py",
            ["'x = 1'"],
        ),
        (
            "ReportFindings",
            {"findings": [{"file": "/a.py", "line": 3, "summary": "s", "failure_scenario": "f"}]},
            {"count": 1},
            "1 finding",
            ["[/a.py:3] 's\\nf' *"],
        ),
        ("PushNotification", {"message": "It is **done**", "to": "phone"}, {}, "It is **done**",
         ["rich 'It is **done**' *", "to=phone", "'words'"]),
    ],
)  # fmt: skip
def test_small_tools(name: str, given: dict[str, Any], structured: Any, title: str, lines: list[str]) -> None:
    shown = card(name, given, structured, "words")
    assert shown.title == title
    assert outline(shown) == lines


def test_a_checklist_is_safe() -> None:
    shown = card("TodoWrite", {"todos": [{"content": "a\u202eb"}]})
    assert parts(shown, ChecklistPart)[0].items[0].text == "a⟨U+202E⟩b"
