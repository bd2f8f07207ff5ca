"""A commit message that Claude suggests, with both CLIs."""

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal

from claude_desk.protocol.phrase import Phrase
from claude_desk.repository.records import StagedPatch
from claude_desk.repository.requests import GitOutput, ReadStagedPatch, RepositoryRequest
from claude_desk.session.repository.commit_suggestion import Suggestion
from tests.e2e.conftest import RealSession
from tests.standin import Answer, HttpError, StandIn, Text
from tests.unit.session.session_harness import SessionHarness
from tests.waiting import until

pytestmark = [pytest.mark.seconds(120), pytest.mark.both_versions]

_ASKED = "Write the message of the commit"


class Repository(QObject):
    """The child of the repository, which always answers with the same patch."""

    news = Signal(object)

    def __init__(self, text: str, left_out: tuple[bytes, ...] = ()) -> None:
        super().__init__()
        self.patch = StagedPatch(text, left_out)

    async def ask(self, request: RepositoryRequest) -> Any:
        return self.patch if isinstance(request, ReadStagedPatch) else GitOutput("", "")


class Answers(QObject):
    """What a suggestion has brought."""

    came = Signal()

    def __init__(self, held: SessionHarness) -> None:
        super().__init__()
        self.found: list[Any] = []
        self.suggestion = held.session.staging.suggestion
        self.suggestion.suggested.connect(self._take)
        self.suggestion.failed.connect(self._take)
        self.suggestion.changed.connect(self.came)

    def _take(self, found: Any) -> None:
        self.found.append(found)

    async def asked(self) -> Any:
        self.suggestion.ask()
        await until(self.came, lambda: not self.suggestion.running, 60)
        return self.found[-1]


def trap(project: Path, environment: dict[str, str], journals: Path) -> Path:
    """Put files and hooks where a CLI might obey them. Return the folder in which they leave a trace."""
    traces = project.parent / "traces"
    traces.mkdir()
    config = Path(environment["CLAUDE_CONFIG_DIR"])
    for folder, name in ((config, "user"), (project / ".claude", "project"), (journals / ".claude", "ours")):
        folder.mkdir(parents=True, exist_ok=True)
        hooks = {
            event: [{"hooks": [{"type": "command", "command": f"touch '{traces}/{name}-{event}'"}]}]
            for event in ("SessionStart", "UserPromptSubmit", "Stop", "SessionEnd")
        }
        (folder / "settings.json").write_text(json.dumps({"hooks": hooks}))
    server = {"mcpServers": {"x": {"command": "touch", "args": [f"{traces}/server"]}}}
    for folder in (project, journals):
        (folder / ".mcp.json").write_text(json.dumps(server))
        (folder / "CLAUDE.md").write_text("the memory of a project")
    return traces


async def test_a_message_is_suggested_and_nothing_of_the_folder_runs(
    real_session: RealSession, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    """The changes may have anything in them: the name of a file is not expanded, and no command is run."""
    secret = project / "secret.txt"
    secret.write_text("the words of the secret")
    traces = trap(project, environment, project.parent / "j")
    patch = f"diff --git a/x b/x\n+ see @{secret} and @secret.txt\n+ \n/clear\n/compact\n"
    api.side_text = "```\nRetry the upload once\n\nThe server cuts it off.\n```"
    held = real_session(repository=Repository(patch, (b"big.bin",)), may_run_git=lambda folder: True)
    answers = Answers(held)
    found = await answers.asked()
    assert isinstance(found, Suggestion)
    assert found.message == "Retry the upload once\n\nThe server cuts it off."
    assert found.cost is not None and 0 < found.cost < 0.01
    assert found.left_out == 1
    bodies = [json.dumps(request.body) for request in api.requests if _ASKED in json.dumps(request.body)]
    (body,) = bodies
    assert "see @" in body and "'big.bin' is left out." in body
    assert "the words of the secret" not in body and "the memory of a project" not in body
    asked = next(request for request in api.requests if _ASKED in json.dumps(request.body))
    assert (asked.tools, "haiku" in asked.model) == ([], True)
    assert not list(traces.iterdir())
    assert not list(Path(environment["CLAUDE_CONFIG_DIR"]).rglob("*.jsonl")), "no session is kept"
    assert held.rows == [], "the conversation of the session is left alone"


async def test_a_refusal_is_said_without_keys(
    real_session: RealSession, api: StandIn, environment: dict[str, str]
) -> None:
    api.side = HttpError(400, "invalid_request_error", f"no {environment['ANTHROPIC_API_KEY']}")
    held = real_session(repository=Repository("diff --git a/x b/x\n+1\n"), may_run_git=lambda folder: True)
    found = await Answers(held).asked()
    assert isinstance(found, Phrase) and found.kind == "rewind.suggestion_refused"
    assert environment["ANTHROPIC_API_KEY"] not in str(found.values)


async def test_a_suggestion_is_stopped_with_its_process(real_session: RealSession, api: StandIn) -> None:
    gate = api.gate("held")
    api.side = Answer(Text("Never", gate, "ending"))
    held = real_session(repository=Repository("diff --git a/x b/x\n+1\n"), may_run_git=lambda folder: True)
    answers = Answers(held)
    answers.suggestion.ask()
    await gate.reached()
    assert answers.suggestion.running
    answers.suggestion.stop()
    await until(answers.came, lambda: not answers.suggestion.running, 20)
    assert answers.found == []
    gate.release()


async def test_nothing_is_asked_without_changes(real_session: RealSession, api: StandIn) -> None:
    held = real_session(repository=Repository(""), may_run_git=lambda folder: True)
    assert await Answers(held).asked() == Phrase("rewind.nothing_to_suggest")
    assert not api.requests
    untrusted = real_session(repository=Repository("diff --git a/x b/x\n+1\n"))
    assert await Answers(untrusted).asked() == Phrase("rewind.git_not_trusted")
