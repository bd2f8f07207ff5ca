"""Servers, context and the cost limit with both real CLIs. The requests that the stand-in API received are
the evidence."""

import json
import sys
from pathlib import Path

import pytest

from claude_desk.session.permissions.decisions import AllowOnce, DeclineElicitation
from claude_desk.ui.composer.slash_commands import local_commands
from claude_desk.ui.panels import usage_view
from claude_desk.ui.permissions.question_view import QuestionView
from claude_desk.ui.permissions.request_draft import RequestDraft
from tests.clis import NEW, Cli
from tests.e2e.conftest import RealSession
from tests.standin import Answer, StandIn, ToolUse
from tests.unit.session.session_harness import SessionHarness

TOOL = "mcp__weather__pressure"

pytestmark = pytest.mark.seconds(120)


@pytest.fixture
def real_session(real_session: RealSession) -> RealSession:
    """Let the harness's waits also check at changes of usage, servers and cost limit."""

    def begin() -> SessionHarness:
        held = real_session()
        session = held.session
        for signal in (session.usage.changed, session.servers.changed, session.servers.up):
            signal.connect(held.more)
        session.cost_limit.changed.connect(held.more)
        return held

    return begin


def with_server(project: Path) -> None:
    server = {
        "command": sys.executable,
        "args": [str(Path(__file__).with_name("weather_server.py")), str(project)],
    }
    (project / ".mcp.json").write_text(json.dumps({"mcpServers": {"weather": server}}))
    (project / ".claude").mkdir()
    (project / ".claude" / "settings.json").write_text('{"enableAllProjectMcpServers": true}')


async def turn(held: SessionHarness, text: str) -> None:
    footers = len(held.footers)
    held.session.send(text)
    await held.until(lambda: len(held.footers) > footers, 60)


async def status(held: SessionHarness, state: str) -> None:
    servers = held.session.servers
    await held.until(lambda: not servers.busy and [s.status for s in servers.known] == [state], 60)


def knows_tool(api: StandIn) -> bool:
    """Whether the newest request names the server's tool. 2.1.330 may name it only as a tool to look up."""
    request = api.turns[-1]
    return TOOL in request.tools or TOOL in json.dumps(request.body)


async def answer_server(held: SessionHarness) -> None:
    """Answer the server's questions: a form, as the window shows it, and then a page to open."""
    (asked,) = await held.asks()
    form = QuestionView()
    form.show(asked, RequestDraft(), can_skip=False)
    assert (form.server, form.message) == ("weather", "Which city?")
    assert [q.asked.text for q in form.model.questions] == ["Where to look", "alarm", "days"]
    form.decided.connect(lambda decision: held.session.requests.decide(asked.id, decision))
    form.model.say(0, "Bonn")
    form.model.say(2, "2")
    form.answer()
    assert held.session.requests.pending == [asked], "what is needed is not there yet"
    form.model.choose(1, 0, True)
    form.answer()
    (page,) = await held.asks()
    form.show(page, RequestDraft(), can_skip=False)
    assert (form.host, form.opens) == ("weather.example.org", True)
    assert form.address == "https://weather.example.org/sign-in?state=4711"
    held.session.requests.decide(page.id, DeclineElicitation())


@pytest.mark.both_versions
async def test_a_server_is_mended_used_and_turned_off(
    real_session: RealSession, api: StandIn, project: Path, cli: Cli
) -> None:
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", [Answer(ToolUse(TOOL, {"place": "Bonn"})), "The beta answer."])
    api.on("gamma question", ["The gamma answer."])
    with_server(project)
    broken = project / "broken"
    broken.touch()
    held = real_session()
    servers = held.session.servers
    await turn(held, "alpha question")
    await status(held, "failed")
    assert not knows_tool(api)
    await held.until(lambda: "barometer" in servers.stderr.get("weather", ""))
    assert "Connection closed" in servers.known[0].error
    servers.reconnect("weather")
    await held.until(lambda: not servers.busy, 60)
    assert "Connection closed" in servers.refusals["weather"]

    broken.unlink()
    servers.reconnect("weather")
    await status(held, "connected")
    assert [tool.name for tool in servers.known[0].tools] == ["pressure"]
    if cli is not NEW:
        # 2.1.37 reads the tools only at its start. The window reports that, and the next child has the tools.
        await turn(held, "alpha question")
        await held.until(lambda: servers.behind == {"weather"})
        servers.restart_wanted.emit()
        await status(held, "connected")
    held.session.send("beta question")
    (asked,) = await held.asks()
    assert asked.request.tool_name == TOOL
    assert knows_tool(api)
    held.session.requests.decide(asked.id, AllowOnce())
    if cli is NEW:
        await answer_server(held)
    await held.says("The beta answer", 60)
    # 2.1.37 does not support elicitations in this mode, and itself reports that to the server.
    given = 'accept {"alarm": true, "city": "Bonn", "days": 2}; decline null'
    assert api.last_tool_result() == f"1013 hPa; the person: {given if cli is NEW else '-32601'}"

    servers.switch("weather", False)
    await status(held, "disabled")
    await turn(held, "gamma question")
    if cli is not NEW:
        assert knows_tool(api)  # a call would start the server again, so this is reported too
        await held.until(lambda: servers.behind == {"weather"})
        servers.restart_wanted.emit()
        await turn(held, "gamma question")
    assert TOOL not in api.turns[-1].tools

    servers.switch("weather", True)
    await status(held, "connected")
    if cli is not NEW:
        await turn(held, "gamma question")
        await held.until(lambda: servers.behind == {"weather"})
        servers.restart_wanted.emit()
        await status(held, "connected")
    await turn(held, "gamma question")
    assert knows_tool(api)


async def test_the_context_grows_and_is_told_or_reckoned(
    real_session: RealSession, api: StandIn, cli: Cli
) -> None:
    api.on("alpha question", [Answer("The alpha answer.", tokens_in=41_900, tokens_out=100)])
    api.on("beta question", [Answer("The beta answer.", tokens_in=63_000, tokens_out=100)])
    held = real_session()
    usage = held.session.usage
    await turn(held, "alpha question")
    usage.ask()
    if cli is NEW:
        await held.until(lambda: usage.context is not None and not usage.context.estimate)
    first = usage.context
    assert first is not None
    assert first.window
    assert first.estimate is (cli is not NEW)
    await turn(held, "beta question " + "lorem ipsum " * 4_000)
    usage.ask()
    await held.until(lambda: usage.context is not None and usage.context.tokens > first.tokens)
    second = usage.context
    assert second is not None
    if cli is NEW:
        assert second.tokens > first.tokens + 5_000
        assert second.threshold
        assert "System prompt" in [category.name for category in second.categories]
    else:
        assert (first.tokens // 1_000, second.tokens // 1_000) in ((41, 63), (42, 63))
    assert [use.tokens_in for use in usage.models.values()] == [104_900]

    assert not usage_view.near_full(second)
    near = 900_000 if cli is NEW else 145_000  # the limits are 1,000,000 and 200,000 tokens
    api.on("gamma question", [Answer("The gamma answer.", tokens_in=near, tokens_out=100)])
    await turn(held, "gamma question")
    usage.ask()
    await held.until(lambda: usage_view.near_full(usage.context))
    assert "Nearly full" in usage_view.note(usage.context, compacting=False)


async def test_the_ceiling_holds_the_next_message_back(real_session: RealSession, api: StandIn) -> None:
    api.on("alpha question", ["The alpha answer."])
    api.on("beta question", ["The beta answer."])
    held = real_session()
    ceiling = held.session.cost_limit
    ceiling.set(0.0001)
    await turn(held, "alpha question")
    cost = held.session.costs.total
    assert cost is not None
    assert cost > 0.0001
    held.session.send("beta question")
    assert ceiling.waits
    # The CLI answers this later request, although it has not received the message.
    held.session.servers.refresh()
    await held.until(lambda: held.session.servers.known == [])
    assert [request.prompt for request in api.turns] == ["alpha question"]
    ceiling.go_on()
    await held.until(lambda: len(held.footers) == 2, 60)
    assert [request.prompt for request in api.turns] == ["alpha question", "beta question"]
    # In its next process 2.1.37 counts the cost from zero, and 2.1.330 continues its count. The sum of the
    # session is the same.
    ceiling.set(None)
    held.session.servers.restart_wanted.emit()
    await turn(held, "beta question")
    assert held.session.costs.total == pytest.approx(3 * cost)
    footers = [entry.footer for entry in held.session.entries if entry.footer is not None]
    assert [footer.cost for footer in footers] == [pytest.approx(cost)] * 3, "of each turn by itself"
    (use,) = held.session.usage.models.values()
    assert (use.tokens_in, use.tokens_out, use.cost) == (300, 150, pytest.approx(3 * cost))


async def test_what_the_cli_has_is_left_to_it(real_session: RealSession, cli: Cli) -> None:
    held = real_session()
    await held.ready()
    ours = {name for name, _ in local_commands(held.session)}
    assert {"login", "exit", "help", "mcp", "model", "clear"} <= ours
    assert ours.isdisjoint({"compact", "context", "init"})
