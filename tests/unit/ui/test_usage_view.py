"""Context, costs, limits and servers in words, the program's slash commands, and usage that is read only
while its page is shown."""

import time
from typing import Any

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.requests.usage import AccountLimit
from claude_desk.session.core.usage import ContextUsageState
from claude_desk.ui import locale_format
from claude_desk.ui.composer.slash_commands import (
    TABLE,
    description,
    local_commands,
    meant,
    reply_to,
    sign_in,
)
from claude_desk.ui.panels import usage_view
from claude_desk.ui.panels.mcp_servers_view import McpServersView
from claude_desk.ui.panels.usage_view import UsageView
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.record_list import ListRecord, RecordListModel
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from tests.gallery import usage
from tests.live_session import LiveSession


@pytest.fixture
def session(qapp: QGuiApplication) -> LiveSession:
    return LiveSession()


def asked(session: LiveSession) -> int:
    """How often the CLI was asked for the context's usage."""
    return len(session.cli.asked("get_context_usage"))


@pytest.mark.parametrize(
    ("context", "short", "full", "near"),
    [
        (None, "", "Not available yet", False),
        (ContextUsageState(84_000, 200_000, 167_000), "42%", "84,000 of 200,000 tokens", False),
        (ContextUsageState(150_000, 200_000, 167_000), "75%", "150,000 of 200,000 tokens", True),
        (ContextUsageState(142_000, 200_000, estimate=True), "about 71%", "142,000 of 200,000 tokens", True),
        (
            ContextUsageState(140_000, 200_000, estimate=True),
            "about 70%",
            "140,000 of 200,000 tokens",
            False,
        ),
        (ContextUsageState(84_000, estimate=True), "84k tokens", "84,000 tokens", False),
        (ContextUsageState(900, 1_000_000), "<1%", "900 of 1,000,000 tokens", False),
    ],
)
def test_how_full_it_is(context: ContextUsageState | None, short: str, full: str, near: bool) -> None:
    assert (usage_view.short(context), usage_view.full(context), usage_view.near_full(context)) == (
        short,
        full,
        near,
    )


def test_an_estimate_is_said_to_be_one() -> None:
    assert "Estimated" in usage_view.note(ContextUsageState(10, 100, estimate=True), False)
    assert "Estimated" not in usage_view.note(ContextUsageState(10, 100), False)


def test_the_worst_limit_is_told() -> None:
    noon = time.mktime((2099, 6, 1, 12, 0, 0, 0, 0, -1))
    near = AccountLimit(status="allowed_warning", kind="five_hour", utilization=0.82)
    gone = AccountLimit(status="rejected", kind="seven_day", resets=noon)
    assert usage_view.warning([near]) == ("5-hour limit: 82% used", "warn")
    words, tone = usage_view.warning([near, gone])
    assert words.startswith("Weekly limit reached, resets ")
    assert "12:00" in words
    assert tone == "bad"
    assert usage_view.warning([AccountLimit(status="allowed", kind="five_hour", utilization=0.1)]) == ("", "")


@pytest.mark.parametrize(
    ("hours", "has_day"), [(-24, True), (0.5, False), (1.5, False), (11, False), (13, True)]
)
def test_a_day_is_told_where_the_time_alone_is_not_enough(
    hours: float, has_day: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A five-hour limit that is reached in the evening ends after midnight. Its time alone is clear
    enough."""
    now = time.mktime((2099, 6, 1, 22, 50, 0, 0, 0, -1))
    until = now + hours * 3600
    monkeypatch.setattr(usage_view, "time", lambda: now)
    monkeypatch.setattr(usage_view, "localtime", lambda at=now: time.localtime(at))
    words, _ = usage_view.warning([AccountLimit(status="rejected", kind="five_hour", resets=until)])
    tell = locale_format.moment if has_day else locale_format.clock
    assert words == f"5-hour limit reached, resets {tell(until)}"


def test_what_each_model_cost(session: LiveSession) -> None:
    usage.complete("usage", session)
    assert [(record.name, record.words, record.detail) for record in usage_view.models(session.usage)] == [
        (
            "claude-opus-4-6",
            "$4.90",
            "12.4k in · 31.2k out · 1.2M read from the cache, 88k written",
        ),
        ("claude-haiku-4-5-20251001", "$0.30", "90.1k in · 4.1k out"),
    ]


def test_it_is_asked_only_while_it_is_seen(session: LiveSession) -> None:
    session.cli.answers["get_context_usage"] = usage.CONTEXT
    view = UsageView()
    view.attach(session)
    session.usage.stale.emit()
    assert asked(session) == 0
    view.set_shown(True)
    session.hear()
    session.usage.stale.emit()
    session.hear()
    assert asked(session) == 2
    assert view.short == "42%"
    view.set_shown(False)
    session.usage.stale.emit()
    view.detach()
    session.hear()
    assert asked(session) == 2
    assert view.short == ""


@pytest.mark.parametrize(
    ("text", "amount"),
    [("5", 5.0), ("$2,50", 2.5), ("", None), ("0", None), (" 1e3 ", 1000.0), ("1,000", 1000.0)],
)
def test_a_ceiling_is_written(session: LiveSession, text: str, amount: float | None) -> None:
    view = UsageView()
    view.attach(session)
    assert view.setCeiling(text)
    assert session.cost_limit.amount == amount


@pytest.mark.parametrize("text", ["five", "-1", "nan", "inf", "1e9"])
def test_what_is_no_amount_is_no_ceiling(session: LiveSession, text: str) -> None:
    view = UsageView()
    view.attach(session)
    view.setCeiling("3")
    assert not view.setCeiling(text)
    assert session.cost_limit.amount == 3


def test_why_a_server_failed(session: LiveSession) -> None:
    session = LiveSession(child="starting")
    view = McpServersView()
    view.attach(session)
    assert view.note == "Available once Claude Code is running."
    session.comes_up()
    usage.complete("servers", session)
    session.servers.up.emit()
    session.hear()
    records = {record.name: record for record in view.records.records}
    assert records["weather"].detail == "2 tools: pressure, forecast"
    assert records["atlas-db"].note.splitlines()[:2] == [
        "MCP error -32000: Connection closed",
        "Error: Cannot find module '@example/db-server'",
    ]
    assert "terminal" in records["linear"].note
    assert not records["browser"].on
    assert view.trouble == "MCP server atlas-db failed"
    view.markSeen()
    assert view.trouble == ""


def test_rows_stay_while_their_names_do(qapp: QGuiApplication) -> None:
    records, changes, resets = RecordListModel(), list[Any](), list[Any]()
    records.dataChanged.connect(lambda first, last, roles: changes.append((first.row(), len(roles))))
    records.modelReset.connect(lambda: resets.append(1))
    records.show([ListRecord("a", "1"), ListRecord("b")])
    records.show([ListRecord("a", "2", tone="bad"), ListRecord("b")])
    assert (changes, len(resets)) == ([(0, 2)], 1)
    records.show([ListRecord("b")])
    assert len(resets) == 2


@pytest.fixture
def view(session: LiveSession) -> SessionView:
    view = SessionView(ProseRenderer())
    view.attach(session)
    return view


def heard(view: SessionView) -> list[str]:
    wishes: list[str] = []
    view.wished.connect(wishes.append)
    view.newWanted.connect(lambda: wishes.append("new"))
    view.clearWanted.connect(lambda: wishes.append("clear"))
    return wishes


@pytest.mark.parametrize(
    ("text", "wish"),
    [
        ("/mcp", "servers"),
        ("/cost", "usage"),
        (" /exit ", "quit"),
        ("/clear", "clear"),
        ("/new", "new"),
        ("/resume", "sessions"),
        ("/continue", "sessions"),
        ("/config", "settings"),
    ],
)
def test_a_command_that_the_cli_has_not(
    view: SessionView, session: LiveSession, text: str, wish: str
) -> None:
    wishes = heard(view)
    view.send(text)
    assert wishes == [wish]
    assert session.sent == []


@pytest.mark.parametrize(
    "text",
    ["/compact", "/context", "/etc/hosts is a file", "/unknown", "what is /mcp?", "/cost\nis what?", "/"],
)
def test_what_is_not_ours_goes_to_the_cli(view: SessionView, session: LiveSession, text: str) -> None:
    wishes = heard(view)
    view.send(text)
    assert wishes == []
    assert session.sent == [text]


def test_ours_gives_way_to_the_cli_with_words_after_it(view: SessionView, session: LiveSession) -> None:
    session.info.commands += [{"name": "model", "aliases": ["m"]}, {"name": "usage", "aliases": ["cost"]}]
    wishes = heard(view)
    view.send("/model opus")
    view.send("/cost")
    assert session.sent == ["/model opus", "/cost"]
    view.send("/model")
    assert wishes == ["model"]


def test_what_needs_a_terminal_is_explained(view: SessionView, session: LiveSession) -> None:
    view.send("/login")
    view.send("/hooks")
    assert "claude /login" in words(session.notices[0])
    assert "/hooks needs a terminal" in words(session.notices[1])
    assert session.sent == []


def test_the_list_for_the_composer(session: LiveSession) -> None:
    names = [name for name, _ in local_commands(session)]
    assert "login" in names
    assert "context" not in names
    assert all(does for _, does in local_commands(None))
    assert len(names) == len(set(names))


def test_every_explanation_can_be_told(session: LiveSession) -> None:
    for local in TABLE:
        said = words(reply_to(local, sign_in(None)))
        assert "{" not in said
        assert local.action or "needs a terminal" not in said
        assert description(local.name)


def test_before_the_cli_said_what_it_has(session: LiveSession) -> None:
    session.info.commands = []
    found = meant("/compact", session)
    assert found is None
