"""Both CLIs accept the generator's sessions: they continue such a session."""

import json
from pathlib import Path

import pytest

from tests import clis
from tests.library.generate import encoded
from tests.library.shapes import NEW, OLD, Shape
from tests.library.sized_session import Plan, write_session
from tests.library.texts import Texts
from tests.standin import StandIn
from tests.wire_client import WireCli

pytestmark = pytest.mark.seconds(60)

SESSION = "5c67a1de-1111-4222-8333-444444444444"


@pytest.mark.parametrize("kind", ["plain", "everything"])
def test_a_generated_session_is_resumed(
    kind: str, cli: clis.Cli, api: StandIn, project: Path, environment: dict[str, str]
) -> None:
    place = Path(environment["CLAUDE_CONFIG_DIR"]) / "projects" / encoded(str(project.resolve()))
    version = OLD if cli is clis.OLD else NEW
    plain = kind == "plain"
    # A plain session has the format of the other version.
    version = {OLD: NEW, NEW: OLD}[version] if plain else version
    plan = Plan(
        index=7,
        path=place / f"{SESSION}.jsonl",
        shape=Shape(version, SESSION, str(project.resolve())),
        size=60_000 if plain else 250_000,
        began=1_794_000_000.0,
        seed=1,
        title="A name",
        made_title="Made up",
        strands=not plain,
        compacted=not plain,
        agents=not plain,
        damaged=not plain,
        cut=not plain,
    )
    write_session(plan, Texts(1))
    before = plan.path.read_bytes()
    api.on("go on from here", ["So I do."])
    with WireCli(cli.command(), project, environment, ["--resume", SESSION]) as wire:
        wire.say("go on from here")
        result = wire.wait_for_result()
    assert result["session_id"] == SESSION
    (request,) = [request for request in api.turns if request.prompt.endswith("go on from here")]
    if plain:
        assert any(plan.needle in text for text in request.user_texts())
        assert len(request.messages) > 10
    else:
        assert any("continued from a previous conversation" in text for text in request.user_texts())
        assert b'"compact_boundary"' in before
        assert list(plan.path.with_suffix("").glob("subagents/*.jsonl"))
        with pytest.raises(ValueError, match="line"):
            [json.loads(line) for line in before.splitlines()]
    after = plan.path.read_bytes()
    assert after.startswith(before)
    assert b"So I do." in after
