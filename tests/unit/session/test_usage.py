"""Context, costs, limits and servers of a session, and the cost limit that holds the next message back."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from claude_desk.protocol.wire.messages import RateLimitEvent
from claude_desk.session.core import usage as usage_module
from claude_desk.session.core.mcp_servers import McpServerLogs
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, SessionHarness, reply, tool

ANSWER = {
    "totalTokens": 84_000,
    "maxTokens": 200_000,
    "autoCompactThreshold": 167_000,
    "isAutoCompactEnabled": True,
    "categories": [{"name": "Messages", "tokens": 60_000, "kind": "used"}],
}


def spent(tokens: int, cost: float, **more: Any) -> dict[str, Any]:
    """Return a result with the usage of one model."""
    use = {"inputTokens": tokens, "outputTokens": 50, "costUSD": cost, "contextWindow": 200_000}
    return WIRE.result("Done.") | {"total_cost_usd": cost, "modelUsage": {"claude-x": use}, **more}


def turn(steps: Steps, tokens: int, cost: float, **usage: int) -> Steps:
    said = WIRE.assistant("msg_1", {"type": "text", "text": "Done."})
    said["message"] |= {"model": "claude-x", "usage": {"input_tokens": tokens, **usage}}
    return steps.await_user().write(WIRE.init("default"), said, spent(tokens, cost))


async def told(held: SessionHarness, condition: Any) -> None:
    for signal in (held.session.usage.changed, held.session.servers.changed, held.session.cost_limit.changed):
        signal.connect(held.more)
    await held.until(condition)


async def test_the_cli_tells_how_full_it_is(make_session: MakeSession) -> None:
    held = make_session(Script(turn(Steps(), 900, 0.1), answers={"get_context_usage": ANSWER}))
    await held.turn("go")
    held.session.usage.ask()
    held.session.usage.ask()  # the second request waits for the first
    await told(held, lambda: (found := held.session.usage.context) is not None and not found.estimate)
    context = held.session.usage.context
    assert context is not None
    assert (context.tokens, context.window, context.threshold) == (84_000, 200_000, 167_000)
    assert context.share == 0.42


async def test_one_that_cannot_tell_is_reckoned_and_not_asked_again(make_session: MakeSession) -> None:
    refusing = Steps().await_control("get_context_usage", error="Unsupported control request subtype")
    steps = turn(refusing, 900, 0.1, cache_read_input_tokens=41_000, output_tokens=100)
    held = make_session(Script(steps, answers={"set_model": {}}))
    await held.ready()
    usage = held.session.usage
    assert usage.context is None
    usage.ask()
    await held.turn("go")
    assert usage.context is not None
    assert (usage.context.tokens, usage.context.window) == (42_000, 200_000)
    assert usage.context.estimate
    usage.ask()
    held.session.settings.set(
        SettingSubject.MODEL, "claude-y"
    )  # a second `get_context_usage` would be sent before this request
    await held.until(lambda: held.session.info.chosen_model == "claude-y")
    await held.session.close()
    assert [asked["subtype"] for asked in held.asked()] == ["get_context_usage", "set_model"]


async def test_what_was_summed_up_is_not_counted_any_more(make_session: MakeSession) -> None:
    boundary = {"type": "system", "subtype": "compact_boundary", "compact_metadata": {"trigger": "auto"}}
    steps = turn(Steps(), 150_000, 0.1).await_user().write(WIRE.status("compacting"))
    steps = steps.await_control("set_model", {}).write(boundary, WIRE.result("Done."))
    held = make_session(Script(steps))
    await held.turn("go")
    usage = held.session.usage
    assert usage.context is not None
    held.session.send("/compact")
    await told(held, lambda: usage.compacting)
    held.session.settings.set(SettingSubject.MODEL, "claude-y")
    await held.until(lambda: len(held.footers) == 2)
    assert (usage.compacting, usage.context) == (False, None)


async def test_costs_by_model_over_two_processes(make_session: MakeSession) -> None:
    """The second process counts from zero again, as 2.1.37 does."""
    first = turn(turn(Steps(), 100, 0.10), 300, 0.25).exit(1)
    held = make_session(Script(first), Script(turn(Steps(), 80, 0.05)))
    await held.turn("one")
    await held.turn("two")
    assert held.session.costs.total == 0.25
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("three")
    use = held.session.usage.models["claude-x"]
    assert (use.tokens_in, use.tokens_out) == (380, 100)
    assert use.cost is not None and abs(use.cost - 0.30) < 1e-9
    assert held.session.costs.total is not None and abs(held.session.costs.total - 0.30) < 1e-9
    assert held.session.usage.last_cost == 0.05


async def test_a_limit_stands_until_it_is_lifted(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1_000.0
    monkeypatch.setattr(usage_module, "time", SimpleNamespace(time=lambda: now))
    held = make_session(Script())
    usage = held.session.usage
    near = {"status": "allowed_warning", "rateLimitType": "five_hour", "utilization": 0.82}
    usage.observe([RateLimitEvent(rate_limit_info=near | {"resetsAt": now + 0.01})])
    assert [(limit.kind, limit.percent) for limit in usage.limits] == [("five_hour", 82)]
    tells: list[bool] = []
    usage.changed.connect(lambda: tells.append(True))
    usage.changed.connect(held.more)
    now += 1
    await held.until(lambda: bool(tells))
    assert usage.limits == []
    usage.observe([RateLimitEvent(rate_limit_info=near)])
    usage.observe([RateLimitEvent(rate_limit_info={"status": "allowed", "rateLimitType": "five_hour"})])
    assert usage.limits == []


async def test_the_other_limits_that_an_event_tells_of(make_session: MakeSession) -> None:
    """The event is from 2.1.330. A window with the status `rejected` does not mean that requests are
    refused."""
    usage = make_session(Script()).session.usage
    windows = {
        "five_hour": {"utilization": 0.92},
        "seven_day": {"utilization": 0.5, "status": "rejected"},
        "new": 7,
        "empty": {},
    }
    told = {"status": "allowed_warning", "rateLimitType": "five_hour", "utilization": 0.92}
    usage.observe([RateLimitEvent(rate_limit_info=told | {"unifiedWindows": windows})])
    assert [(limit.kind, limit.status, limit.percent) for limit in usage.limits] == [
        ("five_hour", "allowed_warning", 92),
        ("seven_day", "", 50),
    ]


@pytest.mark.parametrize(
    ("rate_limits", "asked"),
    [({"five_hour": {"utilization": 12.0, "resets_at": "2099-01-01T10:00:00+00:00"}}, 2), (None, 1)],
)
async def test_recommendations_are_asked_for_where_the_account_has_limits(
    make_session: MakeSession, rate_limits: Any, asked: int
) -> None:
    week = {
        "recommendations": [
            {"key": "cache_miss", "pct": 31, "title": "Keep one session open", "detail": "12 new sessions"},
            {"key": "agent", "pct": 4},
            "malformed",
        ]
    }
    answer = {"rate_limits": rate_limits, "behaviors": {"day": {}, "week": week}}
    answers = {"get_usage": answer, "set_model": {}}
    held = make_session(Script(Steps().await_user(), answers=answers))
    await held.ready()
    usage = held.session.usage
    usage.ask_all()
    if asked == 2:
        await told(held, lambda: bool(usage.recommendations))
        said = [(each.title, each.detail, each.percent) for each in usage.recommendations]
        assert said == [("Keep one session open", "12 new sessions", 31)]
    else:
        held.session.settings.set(
            SettingSubject.MODEL, "claude-y"
        )  # a second `get_usage` would be sent before this request
        await held.until(lambda: held.session.info.chosen_model == "claude-y")
        assert usage.recommendations == []
    await held.session.close()
    assert [each["skip_behaviors"] for each in held.asked() if each["subtype"] == "get_usage"] == [
        True,
        False,
    ][:asked]


async def test_limits_that_are_asked_for(make_session: MakeSession) -> None:
    limits = {"five_hour": {"utilization": 12.0, "resets_at": "2099-01-01T10:00:00+00:00"}, "seven_day": None}
    held = make_session(Script(Steps().await_user(), answers={"get_usage": {"rate_limits": limits}}))
    await held.ready()
    held.session.usage.ask_all()
    await told(held, lambda: bool(held.session.usage.limits))
    (limit,) = held.session.usage.limits
    assert (limit.kind, limit.percent, limit.until) == ("five_hour", 12.0, 4_070_944_800.0)


async def test_past_the_ceiling_a_message_waits_for_a_word(make_session: MakeSession) -> None:
    steps = turn(turn(turn(Steps(), 1, 5.2), 2, 5.5), 3, 6.0)
    held = make_session(Script(steps))
    ceiling = held.session.cost_limit
    ceiling.set(5.0)
    await held.turn("one")
    assert not ceiling.waits
    held.session.send("two")
    assert ceiling.waits
    assert ceiling.higher == 10.0
    assert held.prompts() == ["one"]
    ceiling.go_on()
    await held.until(lambda: len(held.footers) == 2)
    assert not ceiling.waits
    held.session.send("three")
    assert ceiling.waits
    ceiling.not_now()
    assert held.restored == ["three"]
    assert not ceiling.waits
    held.session.send("four")
    ceiling.set(ceiling.higher)
    assert not ceiling.waits
    await held.until(lambda: len(held.footers) == 3)
    await held.session.close()
    assert held.prompts() == ["one", "two", "four"]


async def test_past_the_ceiling_nothing_is_written_into_a_turn_either(make_session: MakeSession) -> None:
    """No message is written at a tool's result, nor by `Send now`."""
    steps = turn(Steps(), 1, 5.2).await_user()
    steps.write(WIRE.init("default"), WIRE.assistant("msg_2", tool())).delay(0.2)
    steps.write(WIRE.tool_result("toolu_1", "made", None)).delay(0.1).write(spent(2, 5.5))
    held = make_session(Script(turn(steps, 3, 6.0)))
    ceiling = held.session.cost_limit
    ceiling.set(5.0)
    await held.turn("one")
    held.session.send("two")
    ceiling.go_on()
    assert not ceiling.waits
    await held.until(lambda: "tool: Bash" in held.rows)
    held.session.send("three")
    held.session.message_dispatch.send_now(held.session.message_dispatch.queue.queue[0].uuid)
    assert ceiling.waits
    await held.until(lambda: len(held.footers) == 2)
    assert held.prompts() == ["one", "two"]
    ceiling.go_on()
    await held.until(lambda: len(held.footers) == 3)
    await held.session.close()
    assert held.prompts() == ["one", "two", "three"]


async def test_stop_takes_back_what_the_ceiling_holds(make_session: MakeSession) -> None:
    held = make_session(Script(turn(Steps(), 1, 5.2).await_user()))
    held.session.cost_limit.set(5.0)
    await held.turn("one")
    held.session.send("two")
    held.session.stop()
    assert held.restored == ["two"]
    assert not held.session.cost_limit.waits


WEATHER = {"name": "weather", "status": "connected", "tools": [{"name": "pressure"}]}
BROKEN = {"name": "broken", "status": "failed", "error": "Connection closed"}


async def test_servers_are_told_and_asked_about(make_session: MakeSession) -> None:
    init = WIRE.init("default") | {
        "mcp_servers": [{"name": "weather", "status": "connected"}, {"name": "broken", "status": "failed"}]
    }
    steps = Steps().await_user().write(init).await_control("mcp_reconnect", error="Connection closed")
    status = {"mcpServers": [WEATHER, BROKEN, {"of": "no shape"}]}
    held = make_session(Script(steps.await_user(), answers={"mcp_status": status, "mcp_toggle": {}}))
    held.session.send("go")
    servers = held.session.servers
    await told(held, lambda: bool(servers.known and servers.known[0].tools))
    assert [(server.name, server.status) for server in servers.troubled] == [("broken", "failed")]
    servers.reconnect("broken")
    assert servers.busy == {"broken"}
    servers.reconnect("broken")
    await held.until(lambda: not servers.busy)
    assert servers.refusals == {"broken": "Connection closed"}
    servers.switch("weather", False)
    await held.until(lambda: not servers.busy)
    await held.session.close()
    acts = [asked for asked in held.asked() if asked["subtype"] in ("mcp_reconnect", "mcp_toggle")]
    assert acts == [
        {"subtype": "mcp_reconnect", "serverName": "broken"},
        {"subtype": "mcp_toggle", "serverName": "weather", "enabled": False},
    ]


async def test_the_last_words_of_a_server(tmp_path: Path) -> None:
    logs = tmp_path / "claude-cli-nodejs" / "-home-x-my-app" / "mcp-logs-my-server"
    logs.mkdir(parents=True)
    (logs / "2026-01-01T00-00-00-000Z.jsonl").write_text('{"error":"Server stderr: of yesterday"}\n')
    (logs / "2026-01-02T00-00-00-000Z.jsonl").write_text(
        '{"debug":"Starting"}\nnoise\n{"error":"Server stderr: no such \\n"}\n'
        '{"error":"Server stderr: file"}\n'
    )
    found = McpServerLogs({"XDG_CACHE_HOME": str(tmp_path)}, "/home/x/my.app")
    assert await found.last_words("my server") == "no such \nfile"


async def test_an_unknown_cost_holds_nothing(make_session: MakeSession) -> None:
    held = make_session(Script(reply("Hi.")))
    held.session.cost_limit.set(0.01)
    held.session.send("one")
    await held.until(lambda: len(held.footers) == 1)
