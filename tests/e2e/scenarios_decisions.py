"""Scenarios of decisions and stops. Each is followed by another message."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.e2e.expected_rows import Row, claude, notice, tool, turn, you
from tests.e2e.scenarios_talk import bash
from tests.e2e.steps import (
    NEW,
    OLD,
    Act,
    AsksFor,
    Decide,
    ReachesGate,
    Say,
    Scenario,
    Shows,
    Stop,
    TurnEnds,
    both,
    said,
)
from tests.standin import Answer, StandIn, Text
from tests.standin.script import Step as Reply

NEXT = "next message please"
NEXT_ANSWER = "Here I am."
AFTER: Sequence[Row] = (you(NEXT), claude(NEXT_ANSWER), turn())
COMPUTE = "python3 -c 'print(40 + 2)'"
STORY = "tell a long story"
STORY_BEGINS = "Once upon a time"


def waiting_command(api: StandIn, gate: str) -> str:
    """Return a command that reports to the stand-in, and then runs until the gate is released."""
    return f"python3 -c 'import urllib.request as r; r.urlopen(\"{api.gate_url(gate)}\").read()'"


def _with_next(prompt: str, *replies: Reply | str) -> Mapping[str, Sequence[Reply | str]]:
    return {prompt: replies, NEXT: [NEXT_ANSWER]}


def _story(api: StandIn, folder: Path) -> Mapping[str, Sequence[Reply | str]]:
    return _with_next(STORY, Answer(Text(f"{STORY_BEGINS} there was", api.gate("story"), " a program.")))


def _long_tool(api: StandIn, folder: Path) -> Mapping[str, Sequence[Reply | str]]:
    return _with_next("run it", Answer(bash(waiting_command(api, "tool"))), "It ran.")


def _exists(folder: Path, wanted: bool) -> None:
    assert (folder / "sub").exists() is wanted


def _heard(api: StandIn, wanted: str) -> None:
    assert wanted in api.last_tool_result(NEXT)


APPROVE = Scenario(
    "approve",
    [Say("make it"), Decide("Bash"), TurnEnds(), *said(NEXT)],
    lambda api, folder: _with_next("make it", Answer(bash("mkdir sub")), "It is made."),
    both(you("make it"), tool("Bash", "mkdir sub"), claude("It is made."), turn(), *AFTER),
    check=lambda api, folder: _exists(folder, True),
)

DENY = Scenario(
    "deny",
    [Say("make it"), Decide("Bash", "Deny"), TurnEnds(), *said(NEXT)],
    lambda api, folder: _with_next("make it", Answer(bash("mkdir sub")), "It is not made."),
    both(you("make it"), tool("Bash", "mkdir sub", "denied"), claude("It is not made."), turn(), *AFTER),
    check=lambda api, folder: _exists(folder, False),
)


def _check_rule(api: StandIn, folder: Path) -> None:
    """Check that both versions write the rule with escaped parentheses, and apply it."""
    text = (folder / ".claude" / "settings.local.json").read_text()
    assert "Bash(python3 -c 'print" in text
    assert api.last_tool_result("compute again") == "42"


ALWAYS_ALLOW = Scenario(
    "always_allow",
    [Say("compute it"), Decide("Bash", "Always allow"), TurnEnds(), *said("compute again")],
    lambda api, folder: {
        "compute it": [Answer(bash(COMPUTE)), "It is 42."],
        "compute again": [Answer(bash(COMPUTE)), "Still 42."],
    },
    both(
        you("compute it"),
        tool("Bash", COMPUTE),
        claude("It is 42."),
        turn(),
        you("compute again"),
        tool("Bash", COMPUTE),
        claude("Still 42."),
        turn(),
    ),
    check=_check_rule,
)

STOP_TEXT = Scenario(
    "stop_while_text_streams",
    [Say(STORY), ReachesGate("story"), Shows(STORY_BEGINS), Stop(), TurnEnds(), *said(NEXT)],
    _story,
    both(you(STORY), claude(STORY_BEGINS), turn(), *AFTER),
)

STOP_TOOL = Scenario(
    "stop_while_a_tool_runs",
    [Say("run it"), Decide("Bash"), ReachesGate("tool"), Stop(), TurnEnds(), *said(NEXT)],
    _long_tool,
    both(you("run it"), tool("Bash", "python3 -c", "stopped"), turn(), *AFTER),
)

STOP_PENDING = Scenario(
    "stop_while_a_permission_is_pending",
    [Say("make it"), AsksFor("Bash"), Stop(), TurnEnds(), *said(NEXT)],
    lambda api, folder: _with_next("make it", Answer(bash("mkdir sub"))),
    both(you("make it"), tool("Bash", "mkdir sub", "stopped|denied"), turn(), *AFTER),
    check=lambda api, folder: _exists(folder, False),
)

# The interrupt is dropped on its way, so SIGINT must end the process. The next message resumes the session.
_DEAF_STOP: Sequence[Act] = [ReachesGate("story"), Shows(STORY_BEGINS), Stop(), TurnEnds(), *said(NEXT)]

STOP_UNANSWERED = Scenario(
    "stop_unanswered",
    [*said("say hello"), Say(STORY), *_DEAF_STOP],
    lambda api, folder: {**_story(api, folder), "say hello": ["Hello!"]},
    both(you("say hello"), claude("Hello!"), turn(), you(STORY), claude(STORY_BEGINS), turn(), *AFTER),
    drops_interrupts=True,
)

# 2.1.37 has not written a resumable session at that time, so a notice says that Claude does not know the
# conversation so far. 2.1.330 has written such a session.
STOP_UNANSWERED_FIRST_TURN = Scenario(
    "stop_unanswered_in_the_first_turn",
    [Say(STORY), *_DEAF_STOP],
    _story,
    {
        OLD: [
            you(STORY),
            claude(STORY_BEGINS),
            turn(),
            notice("Claude does not know the transcript above"),
            you(NEXT),
            claude(NEXT_ANSWER),
            turn(),
        ],
        NEW: [you(STORY), claude(STORY_BEGINS), turn(), *AFTER],
    },
    drops_interrupts=True,
)

DECISIONS = [
    APPROVE,
    DENY,
    ALWAYS_ALLOW,
    STOP_TEXT,
    STOP_TOOL,
    STOP_PENDING,
    STOP_UNANSWERED,
    STOP_UNANSWERED_FIRST_TURN,
]
