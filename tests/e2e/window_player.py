"""Plays a scenario in the window, as a user would."""

from collections.abc import Sequence

from claude_desk.session.core.session_state import SessionPhase
from tests.e2e.desk import IDLE, Desk
from tests.e2e.steps import (
    Act,
    AnswerQuestions,
    AsksFor,
    Decide,
    DecidePlan,
    ReachesGate,
    Release,
    Say,
    Shows,
    Stop,
    TurnEnds,
)
from tests.qml.window import Kind
from tests.standin import StandIn
from tests.waiting import until


class WindowPlayer:
    """`await play(acts)`, then read `desk.rows()`."""

    def __init__(self, desk: Desk, api: StandIn) -> None:
        self._desk = desk
        self._api = api
        self._ended = 0  # number of turns that were awaited

    async def play(self, acts: Sequence[Act]) -> None:
        for act in acts:
            await self._do(act)

    async def _do(self, act: Act) -> None:
        desk = self._desk
        match act:
            case Say(text):
                await desk.say(text)
            case TurnEnds():
                await self._turn_ends()
            case Decide(tool, button):
                await self._asked(f"Permission request: {tool}")
                await desk.decide(button)
            case AnswerQuestions(answers):
                await self._asked("Question")
                await desk.until_settled()
                for label in answers.values():
                    for one in label.split(", "):
                        await self._choose(one)
                await desk.decide("Answer")
            case DecidePlan(button):
                await self._asked("Plan")
                await desk.decide(button)
            case ReachesGate(name):
                await self._api.gate(name).reached()
            case Release(name):
                self._api.gate(name).release()
            case Shows(text):
                await until(
                    desk.session.operations,
                    lambda: any(text in name for name in desk.rows()),
                    30,
                    lambda: f"no row shows {text!r}: {desk.rows()}",
                )
            case AsksFor(tool):
                await self._asked(f"Permission request: {tool}")
            case Stop():
                await desk.press("Stop")

    async def _asked(self, name: str) -> None:
        await self._desk.until_shown(Kind.Dialog, name)
        await self._desk.until_state(SessionPhase.WAITING)

    async def _choose(self, label: str) -> None:
        kind = Kind.RadioButton if self._desk.find(Kind.RadioButton, label) else Kind.CheckBox
        await self._desk.press(label, kind)

    async def _turn_ends(self) -> None:
        self._ended += 1
        desk = self._desk
        session = desk.session
        await until(
            [session.state_changed, session.operations],
            lambda: session.state.phase in IDLE and self._footers() >= self._ended,
            60,
            lambda: f"the turn does not end: {session.state.phase}; {desk.rows()}",
        )

    def _footers(self) -> int:
        return sum(1 for name in self._desk.rows() if name.startswith("Turn: "))
