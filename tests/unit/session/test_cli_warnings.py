"""Warnings that are fields of other messages: each is shown once in a run, with the words of the field."""

import json
from typing import Any

import pytest

from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.wire.parser import parse_line
from claude_desk.session.core.cli_warnings import CliWarnings
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, ending

NOW = 1_796_000_000.0  # 2026-11-30T01:33:20Z
DAY = 86_400


def warnings(*frames: dict[str, Any], now: float = NOW) -> list[Phrase]:
    made = CliWarnings(lambda: now)
    return [found for frame in frames for found in made.in_message(parse_line(json.dumps(frame).encode()))]


def ends(moment: object) -> dict[str, Any]:
    return WIRE.result("x") | {"credential_expires_at": moment}


@pytest.mark.parametrize(
    ("moment", "shown"),
    [
        ("2026-12-01T00:00:00Z", True),
        ("2026-12-03T12:00:00.123Z", True),
        ("2026-12-01T02:00:00+02:00", True),
        ("2026-12-20T00:00:00Z", False),
        ("2026-11-29T00:00:00Z", False),
        ("soon", False),
        ("", False),
        (None, False),
        (5, False),
    ],
)
def test_a_sign_in_that_ends_within_days(moment: object, shown: bool) -> None:
    found = warnings(ends(moment), ends(moment))
    assert [each.kind for each in found] == ["session_notice.sign_in_ends"] * shown
    assert all("2026" in words_of(each) and "/login" in words_of(each) for each in found)


def test_a_new_end_is_another_warning() -> None:
    found = warnings(ends("2026-12-01T00:00:00Z"), ends("2026-12-02T00:00:00Z"), ends("2026-12-01T00:00:00Z"))
    assert len(found) == 2


def plugins(*errors: object) -> dict[str, Any]:
    return WIRE.init("default") | {"plugin_errors": list(errors)}


def test_each_plugin_that_did_not_load_is_named_once() -> None:
    one = {"plugin": "a@market", "type": "path-not-found", "message": "No such folder"}
    two = {"plugin": "b@market", "type": "a-new-type", "message": ""}
    found = warnings(plugins(one), plugins(one, two), plugins({"type": "x"}), plugins(), WIRE.init("default"))
    assert [words_of(each) for each in found] == [
        "The plugin a@market did not load: No such folder",
        "The plugin b@market did not load",
    ]


async def test_the_conversation_shows_a_warning_once(make_session: MakeSession) -> None:
    broken = plugins({"plugin": "a@market", "type": "x", "message": "No such folder"})
    first = ending(Steps().await_user().write(broken), "One.").await_user().write(broken)
    held = make_session(Script(ending(first, "Two.")))
    await held.turn("one")
    await held.turn("two")
    assert len([row for row in held.rows if "did not load" in row]) == 1
    assert held.kinds().count("notice") == 1
