"""What a screen reader says by itself about a session, while the keyboard focus is elsewhere.

`news` compares two moments, so that each change is said once. Between two moments any number of messages may
have come: nothing is said for each token. No Qt.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from claude_desk.ui import safe_names
from claude_desk.ui.session.state_text import WorkState, state_word
from claude_desk.ui.translation import translate

_LONGEST = 300  # characters of an answer, an error or a request
_SENTENCE = re.compile(r".+?(?:[。！？]|[.!?…](?=\s|$))|.+", re.DOTALL)
# The ends of which all details are said. More ends at a time are only counted.
_MOST_AGENTS = 3
# States that follow from what the user does, or that last only for a moment.
_SILENT = frozenset(
    {WorkState.STARTING, WorkState.READY, WorkState.WORKING, WorkState.STOPPING, WorkState.NEEDS_YOU}
)
# States with a reason.
FAILURES = frozenset({WorkState.FAILED, WorkState.SIGNED_OUT, WorkState.NOT_RUNNING})


class Announcement(NamedTuple):
    """`urgent`: whether the screen reader interrupts what it is saying."""

    text: str
    urgent: bool = False


class AgentMoment(NamedTuple):
    name: str
    state: WorkState


@dataclass(frozen=True, slots=True)
class SessionMoment:
    """What is said about a session depends on these values.

    `agents`: the number of agents and workflows that work. `turns`: the number of turns that have ended.
    `said`: the last words of Claude; the reason of a state in `FAILURES`. `request`: the id of the request on
    display, "" without one. `asked`: what the request asks. `workers`: the agents and workflows by id.
    """

    state: WorkState
    agents: int = 0
    turns: int = 0
    said: str = ""
    request: str = ""
    asked: str = ""
    workers: Mapping[str, AgentMoment] = field(default_factory=dict)


def news(before: SessionMoment, now: SessionMoment) -> list[Announcement]:
    """Return what to say: a new request first, then ends of agents, then the session's new state."""
    found = []
    if now.request and now.request != before.request:
        found.append(Announcement(now.asked, urgent=True))
    found += map(Announcement, _of_agents(before.workers, now.workers))
    ended = now.turns > before.turns  # after a rewind there are fewer
    counts = now.state is WorkState.WAITING and now.agents != before.agents
    if now.state in _SILENT or not (ended or counts or now.state is not before.state):
        return found
    fails = now.state in FAILURES
    words = [f"{state_word(now.state, now.agents)}."]
    if now.said and (ended or fails):
        words.append(first_sentence(now.said))
    found.append(Announcement(" ".join(words), fails))
    return found


def _of_agents(before: Mapping[str, AgentMoment], now: Mapping[str, AgentMoment]) -> Iterator[str]:
    """Yield a sentence for each agent that needs the user or has ended."""
    changed: dict[WorkState, list[str]] = {}
    for key, agent in now.items():
        known = before.get(key)
        if (agent.state.ended or agent.state is WorkState.NEEDS_YOU) and (
            known is not None and known.state is not agent.state
        ):
            changed.setdefault(agent.state, []).append(agent.name)
    for state, names in changed.items():
        word = state_word(state)
        if len(names) > _MOST_AGENTS:
            yield translate(
                "SpokenText", "%Ln agents: {state}", n=len(names), one="%Ln agent: {state}", state=word
            )
        else:
            for name in names:
                yield translate(
                    "SpokenText", "Agent {name}: {state}", name=safe_names.named(name), state=word
                )


def first_sentence(text: str) -> str:
    """Return the first sentence of a plain text in one line, cut at 300 characters."""
    found = _SENTENCE.match(" ".join(text[: 10 * _LONGEST].split()))
    said = found[0] if found else ""
    return said if len(said) <= _LONGEST else f"{said[:_LONGEST]}…"


def request_words(risks: list[str], asked: str, text: str, keys: str) -> str:
    """Return what is said about a request: the risks, what Claude asks, what would run, and the keys."""
    shown = text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
    return "\n".join(part for part in (*risks, asked, shown, keys) if part)


def permission_keys() -> str:
    return translate("SpokenText", "F6, then 1 allows once, 3 denies.")


def answer_keys() -> str:
    return translate("SpokenText", "F6 to answer.")
