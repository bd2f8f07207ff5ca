"""Messages of the wire: each kind of protocol/README.md 4, both valid and invalid.

Ids are drawn from a small set, so that messages refer to one another.
"""

import json
from typing import Any

from hypothesis import strategies as st

from tests.fuzz.json_values import ANY, TEXTS
from tests.fuzz.mutations import mutated, unnamed
from tests.unit.protocol.message_examples import EXAMPLES
from tests.unit.transcript import cli_messages as f

KINDS: list[f.Frame] = [json.loads(text) for _, text in EXAMPLES]
"""One message of each kind."""

PARENTS = st.sampled_from([None, None, None, "t1", "t2", "nobody"])
IDS = st.sampled_from(["m1", "m2", "m3", ""])
TOOLS = st.sampled_from(["t1", "t2", "t3", ""])
UUIDS = st.sampled_from(["a", "b", "c"])
INDEXES = st.sampled_from([0, 0, 1, 2, -1, 10**20])
TASK_ENDED = (
    "<task-notification>\n<tool-use-id>t1</tool-use-id>\n<status>completed</status>\n</task-notification>"
)
WORDS = st.one_of(
    st.sampled_from(
        [
            "Hello", "Hello, you", "a\n\nb", "```py\nx", "x\n```\n", "- a\n" * 21, " ", "", "|a|\n|-|\n|b|\n",
            "[x]: /y\n", "[x]\n", "# h\n", "> q\n", "<b>", "\ud83d", "\ude00", "\r", "\n", "***",
            "1. a\n" * 25,
            "<local-command-stdout>a\nb</local-command-stdout>", "[Request interrupted by user]", TASK_ENDED,
        ]
    ),
    TEXTS,
)  # fmt: skip
NAMES = st.sampled_from(
    [
        "Bash", "Task", "Edit", "Write", "Read", "TodoWrite", "TaskCreate", "TaskUpdate", "AskUserQuestion",
        "ExitPlanMode", "Grep", "WebFetch", "mcp__a__b", "Nobody", "",
    ]
)  # fmt: skip
INPUTS = st.one_of(
    st.sampled_from(
        [
            {"command": "ls", "description": "x"},
            {"file_path": "/a", "old_string": "a\n", "new_string": "b\n"},
            {"file_path": "/plans/a.md", "content": "# p"},
            {"todos": [{"content": "a", "status": "pending", "activeForm": "as"}]},
            {"questions": [{"question": "q?", "header": "h", "options": [{"label": "a"}]}]},
            {"subject": "s", "description": "d"},
            {"taskId": "1", "status": "completed"},
            {"plan": "do"},
            {},
        ]
    ),
    st.dictionaries(
        st.sampled_from(["command", "todos", "questions", "file_path", "edits"]), ANY, max_size=3
    ),
)
STRANGE: list[f.Frame] = [
    {"type": "hologram"},
    {"type": "web_search_tool_result", "tool_use_id": "t1", "content": 5},
    {"type": "redacted_thinking", "data": ""},
    {"type": "image", "source": {"type": "base64", "media_type": "image/png", "data": "AAAA"}},
    {"type": "document", "source": {"type": "text", "data": "x"}},
    {"type": "mcp_tool_result", "tool_use_id": "t2", "content": [{"type": "text", "text": "x"}]},
]


def tool(id: str, name: str, value: Any) -> f.Frame:
    return {"type": "tool_use", "id": id, "name": name, "input": value}


BLOCKS = st.one_of(
    WORDS.map(f.text),
    WORDS.map(f.thinking),
    st.builds(tool, TOOLS, NAMES, INPUTS),
    st.builds(tool, TOOLS, st.sampled_from(["Task", "Agent"]), st.just({"prompt": "p"})),
    st.sampled_from(STRANGE),
)
CONTENTS = st.one_of(WORDS, st.lists(BLOCKS, max_size=3), st.none())
HUNK = {"oldStart": 1, "oldLines": 1, "newStart": 1, "newLines": 1}
RESULTS = st.sampled_from(
    [
        None,
        "Error: no",
        {"stdout": "a", "stderr": "", "interrupted": False},
        {"status": "async_launched", "agentId": "g1"},
        {"status": "completed", "content": [], "totalToolUseCount": 1},
        {"backgroundTaskId": "b1"},
        {"structuredPatch": [{**HUNK, "lines": ["-a", "+b"]}]},
        {"type": "text", "file": {"filePath": "/a", "content": "x", "numLines": 1, "startLine": 1}},
        {"newTodos": [{"content": "a", "status": "done"}]},
        {"task": {"id": "1", "subject": "s"}},
        {"answers": {"q?": "a"}},
        [1, 2],
    ]
)  # fmt: skip
DELTAS = st.sampled_from(["text", "thinking", "partial_json"])


def delta(index: int, kind: str, words: str, parent: str | None) -> f.Frame:
    return f.delta(index, kind, words, parent)


SPOKEN = unnamed(
    st.one_of(
        st.builds(f.start, IDS, PARENTS),
        st.builds(f.stop, PARENTS),
        st.builds(f.block_start, INDEXES, BLOCKS, PARENTS),
        st.builds(delta, INDEXES, DELTAS, WORDS, PARENTS),
        st.builds(delta, INDEXES, DELTAS, WORDS, PARENTS),
        st.builds(delta, st.just(0), st.just("text"), WORDS, st.none()),
        st.builds(f.block_stop, INDEXES, PARENTS),
        st.builds(
            lambda b, i, p, u: f.said(*b, id=i, parent=p, uuid=u),
            st.lists(BLOCKS, max_size=3),
            IDS,
            PARENTS,
            UUIDS,
        ),
        st.builds(lambda b, i, u: f.said(b, id=i, uuid=u, supersedes=["a"]), BLOCKS, IDS, UUIDS),
        st.builds(lambda b, i: f.said(b, id=i, error="unknown", model="<synthetic>"), BLOCKS, IDS),
    )
)
"""Claude's text, in deltas and in whole messages, in any order."""

RESULTS_OF = unnamed(st.builds(
    lambda t, c, e, p, r: f.result_of(t, c, error=e, parent=p, tool_use_result=r),
    TOOLS, CONTENTS, st.booleans(), PARENTS, RESULTS,
))  # fmt: skip
BESIDE = unnamed(
    st.one_of(
        st.builds(f.replay, WORDS, UUIDS),
        st.builds(lambda c: f.user(c), CONTENTS),
        st.builds(
            lambda c, k: f.user(c, origin={"kind": k}), CONTENTS, st.sampled_from(["human", "peer", "cron"])
        ),
        st.builds(lambda c: f.user(c, isSynthetic=True), CONTENTS),
        st.builds(lambda u: {"type": "tombstone", "message": {"uuid": u}}, UUIDS),
        st.builds(
            lambda t: f.system("permission_denied", tool_use_id=t, tool_name="Bash", message="no"), TOOLS
        ),
        st.builds(lambda t: f.system("task_started", task_id="b1", tool_use_id=t, description="d"), TOOLS),
        st.builds(
            lambda t, s: f.system("task_notification", task_id="b1", tool_use_id=t, summary=s), TOOLS, WORDS
        ),
        st.sampled_from(KINDS),
    )
)
ENDS = st.sampled_from(
    [
        f.init(),
        f.init("2.1.37"),
        f.system("api_retry", attempt=1, max_retries=10, retry_delay_ms=5),
        f.system("status", status="compacting"),
        f.system("compact_boundary", compact_metadata={"trigger": "auto", "pre_tokens": 5}),
        f.result(),
        f.result(result="Hello"),
        f.result(is_error=True, result="Hello"),
        f.result("error_during_execution", terminal_reason="aborted_tools"),
        f.result("error_max_turns", errors=["too many"]),
        f.result(permission_denials=[{"tool_use_id": "t1", "tool_name": "Bash", "tool_input": {}}]),
    ]
)
FRAMES = unnamed(st.one_of(SPOKEN, SPOKEN, SPOKEN, RESULTS_OF, BESIDE, ENDS))
"""Messages of the right shape, in any order."""

_WRONG = mutated(st.one_of(FRAMES, unnamed(st.sampled_from(KINDS))))
MESSAGES = st.one_of(FRAMES, _WRONG)
"""Messages of any shape."""
