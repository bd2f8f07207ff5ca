"""Made-up requests of Claude's."""

from claude_desk.protocol.permissions import CanUseTool, PermissionRule, PermissionUpdate
from claude_desk.session.decisions import PendingRequest


def bash_request(number: int = 1, asker: str = "Claude") -> PendingRequest:
    rule = PermissionUpdate(
        type="addRules",
        rules=[PermissionRule(toolName="Bash", ruleContent="gh release create *")],
        behavior="allow",
        destination="localSettings",
    )
    request = CanUseTool(
        tool_name="Bash",
        input={
            "command": "gh release create v2.4.0 --notes-file notes.md",
            "description": "Publishes the release",
        },
        tool_use_id=f"toolu_{number}",
        permission_suggestions=[rule.model_dump(by_alias=True)],
    )
    return PendingRequest(f"r{number}", request, asker)


def edit_request() -> PendingRequest:
    request = CanUseTool(
        tool_name="Edit",
        input={
            "file_path": "/home/someone/src/atlas/upload/client.py",
            "old_string": "        await self._send(stream)",
            "new_string": "        stream.seek(start)\n        await self._send(stream)\u202e  # ok",
            "replace_all": False,
        },
        tool_use_id="toolu_9",
    )
    return PendingRequest("r9", request, "Claude")


def question_request() -> PendingRequest:
    questions = [
        {
            "question": "Where should the relay keep undelivered webhooks?",
            "header": "Storage",
            "multiSelect": False,
            "options": [
                {"label": "SQLite file", "description": "One process, nothing to run"},
                {"label": "PostgreSQL", "description": "Shared by several relays"},
            ],
        },
        {
            "question": "Which events are to be relayed?",
            "header": "Events",
            "multiSelect": True,
            "options": [
                {"label": "push", "description": "Commits"},
                {"label": "release", "description": "New versions"},
            ],
        },
    ]
    request = CanUseTool(tool_name="AskUserQuestion", input={"questions": questions}, tool_use_id="toolu_q")
    return PendingRequest("rq", request, "Claude")


SKETCH = """┌──────────────┬─────────────────────────┐
│ Sessions     │ Fix the flaky upload    │
│ ● upload     │                         │
│   relay      │ The retry loop and ...  │
└──────────────┴─────────────────────────┘"""


def preview_request() -> PendingRequest:
    options = [
        {"label": "Sidebar, always open", "description": "Every session in sight", "preview": SKETCH},
        {"label": "One \u202ecolumn", "description": "Room for long lines", "preview": "x" * 30},
    ]
    questions = [
        {
            "question": "Which layout should the window have? " + "It decides what is in sight. " * 4,
            "header": "Layout",
            "options": options,
        },
        {"question": "What should it be called?", "header": "Name", "options": [], "kind": "text"},
        {
            "question": "أي ملف؟ Which files may be touched?",
            "header": "Files",
            "multiSelect": True,
            "options": [{"label": "src, tests", "description": ""}, {"label": 'the "docs"'}],
        },
    ]
    request = CanUseTool(tool_name="AskUserQuestion", input={"questions": questions}, tool_use_id="toolu_q")
    return PendingRequest("rq", request, "the subagent Explore")


def plan_request() -> PendingRequest:
    plan = (
        "# A relay for webhooks\n\n1. Take the hook, check its signature with `hmac`\n2. Keep it in SQLite\n"
        "3. Send it on, with **growing** pauses\n\nTests:\n\n- signature wrong\n- receiver away"
    )
    value = {
        "plan": plan,
        "planFilePath": "/home/someone/.claude/plans/quiet-otter.md",
        "allowedPrompts": [{"tool": "Bash", "prompt": "run the tests"}],
    }
    request = CanUseTool(tool_name="ExitPlanMode", input=value, tool_use_id="toolu_p")
    return PendingRequest("rp", request, "Claude", plan=plan)
