"""What a screen reader says about a session: each change once, and nothing for each token."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.ui.session.spoken_text import (
    AgentMoment,
    Announcement,
    SessionMoment,
    first_sentence,
    news,
)
from claude_desk.ui.session.state_text import WorkState

WORKING = SessionMoment(WorkState.WORKING, turns=1)
ASKED = {
    "request": "r1",
    "asked": "Deletes files\nRun a command?\nrm -rf build\nF6, then 1 allows once, 3 denies.",
}


def agents(*states: WorkState) -> dict[str, AgentMoment]:
    return {f"a{number}": AgentMoment(f"Task {number}", state) for number, state in enumerate(states)}


@pytest.mark.parametrize(
    ("before", "now", "said"),
    [
        (WORKING, replace(WORKING, said="So far"), []),
        (WORKING, replace(WORKING, state=WorkState.STOPPING), []),
        (
            WORKING,
            replace(WORKING, state=WorkState.DONE, turns=2, said="It works now. I changed two files."),
            [("Done. It works now.", False)],
        ),
        (WORKING, replace(WORKING, state=WorkState.STOPPED, turns=2), [("Stopped.", False)]),
        (
            replace(WORKING, state=WorkState.DONE, turns=2, said="It works now."),
            replace(WORKING, state=WorkState.DONE, turns=1, said="I look."),
            [],  # after a rewind
        ),
        (
            WORKING,
            replace(WORKING, state=WorkState.FAILED, turns=2, said="API Error: 500 Overloaded. Try again."),
            [("Failed. API Error: 500 Overloaded.", True)],
        ),
        (
            WORKING,
            replace(WORKING, state=WorkState.WAITING, agents=2, turns=2, said="Two agents look."),
            [("Waiting for 2 agents. Two agents look.", False)],
        ),
        (
            SessionMoment(
                WorkState.WAITING, 2, 2, "Two agents look.", workers=agents(*[WorkState.WORKING] * 2)
            ),
            SessionMoment(
                WorkState.WAITING,
                1,
                2,
                "Two agents look.",
                workers=agents(WorkState.FAILED, WorkState.WORKING),
            ),
            [("Agent “Task 0”: Failed", False), ("Waiting for 1 agent.", False)],
        ),
        (
            replace(WORKING, workers=agents(*[WorkState.WORKING] * 5)),
            replace(WORKING, workers=agents(*[WorkState.DONE] * 5)),
            [("5 agents: Done", False)],
        ),
        (WORKING, replace(WORKING, workers=agents(WorkState.WORKING)), []),
        # An agent that was known first when it had ended, such as one of the history, is no news.
        (WORKING, replace(WORKING, workers=agents(WorkState.LOST)), []),
        (
            replace(WORKING, workers=agents(WorkState.DONE)),
            replace(WORKING, workers=agents(WorkState.NEEDS_YOU)),
            [("Agent “Task 0”: Needs you", False)],
        ),
        (WORKING, replace(WORKING, state=WorkState.NEEDS_YOU, **ASKED), [(ASKED["asked"], True)]),
        (replace(WORKING, **ASKED), replace(WORKING, **ASKED, said="More"), []),
        (WORKING, replace(WORKING, state=WorkState.RETRYING), [("Retrying.", False)]),
        (replace(WORKING, state=WorkState.RETRYING), WORKING, []),
        (
            SessionMoment(WorkState.READY),
            SessionMoment(WorkState.SIGNED_OUT, said="Please sign in."),
            [("Not signed in. Please sign in.", True)],
        ),
    ],
)
def test_a_change_is_said(before: SessionMoment, now: SessionMoment, said: list[tuple[str, bool]]) -> None:
    assert news(before, now) == [Announcement(*each) for each in said]


MOMENTS = st.builds(
    SessionMoment,
    st.sampled_from(WorkState),
    st.integers(0, 3),
    st.integers(0, 3),
    st.sampled_from(["", "Yes.", "No. Not so."]),
    st.sampled_from(["", "r1", "r2"]),
    st.just("Run it?"),
    st.lists(st.sampled_from([WorkState.WORKING, WorkState.DONE, WorkState.LOST]), max_size=6).map(
        lambda states: agents(*states)
    ),
)


@given(MOMENTS, MOMENTS)
def test_nothing_is_said_twice(before: SessionMoment, now: SessionMoment) -> None:
    assert news(now, now) == []
    said = news(before, now)
    assert len(set(said)) == len(said)
    assert all(each.text for each in said)
    assert [each for each in said if each.text == "Run it?"] == (
        [Announcement("Run it?", True)] if now.request not in ("", before.request) else []
    )


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ""),
        ("One", "One"),
        ("Version 1.5 works. Next.", "Version 1.5 works."),
        ("できました。次です。", "できました。"),
        ("A line\nand its end! More", "A line and its end!"),
        ("x" * 500, "x" * 300 + "…"),
    ],
)
def test_the_first_sentence(text: str, said: str) -> None:
    assert first_sentence(text) == said
