"""The program in a separate process, with a hand that acts at random. A test kills the process.

The command line is `python -m tests.kills.walker [--look] [--beside SESSION] SEED NUMBER FOLDER CLI`. The
process prints JSON objects, one per line: `state` once the window shows what an earlier run left, then a line
for each act of the hand, printed before or after the act. With `--look` it ends after the `state` line. With
`--beside` it opens this session, which a window of another process has open, and takes the session over at
some time. NUMBER is the first part of the names of its messages.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import sys
from pathlib import Path
from typing import Any

import qasync
from PySide6.QtCore import Q_ARG, QMetaObject, QObject
from PySide6.QtGui import QGuiApplication

from claude_desk.options import Options
from claude_desk.session.core.session import Session
from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.transcript.entries import EntryKind
from tests.e2e.desk import Desk
from tests.qml.window import items_of
from tests.waiting import until

NAME = re.compile(r"m\d+-\d+")
KINDS = ("plain", "slow", "tool")  # kinds of questions; see `rounds.answers`
AFTER_TURN = 0.2  # the share of the messages that wait for the end of the running turn
_LONGEST_SECONDS = 60.0
_TRIES = 3


def tell(**what: Any) -> None:
    print(json.dumps(what), flush=True)


async def settled(desk: Desk) -> bool:
    """Wait until the whole session is shown and its unsent messages are in the queue. Return whether that
    happened in time.

    If another process writes to the session meanwhile, the program opens the session again. Then wait for the
    reopened session.
    """
    for _ in range(_TRIES):
        session = desk.session
        with contextlib.suppress(TimeoutError, RuntimeError):  # the session was replaced
            await _settled(session)
            if desk.session is session:
                return True
    return False


async def _settled(session: Session) -> None:
    past = session.history
    if past.awaited:
        await until(past.loading_ended, lambda: not past.awaited, _LONGEST_SECONDS / _TRIES)
    if not past.complete:
        await until(past.laid_out, lambda: past.complete, _LONGEST_SECONDS)
    for mark in past.pages:
        if past.unread(mark.id):
            past.want(mark.id)
            await until(past.paging, lambda page=mark.id: not past.unread(page), _LONGEST_SECONDS)


def state(session: Session, desk: Desk) -> dict[str, Any]:
    said = [entry.text for entry in session.entries if entry.kind is EntryKind.USER and not entry.parent]
    waits = [(queued.message.text, str(queued.stage)) for queued in session.message_dispatch.queue.queue]
    return {
        "session": session.info.session_id,
        "rows": said,
        "queue": [text for text, _ in waits],
        "stages": [stage for _, stage in waits],
        "draft": str(field(desk).property("text")),
        "problem": session.state.problem.kind.value if session.state.problem is not None else "",
        "tabs": [each.session_id for each in desk.program.session_manager if each.session is not session],
    }


def field(desk: Desk) -> QObject:
    return items_of(desk.window, "MessageField")[0]


class Walk:
    def __init__(self, desk: Desk, seed: int, number: int, beside: bool = False) -> None:
        self._desk = desk
        self._beside = beside
        self._random = random.Random(seed)
        self._number = number
        self._said = 0

    async def run(self) -> None:
        taking_over = 2 if self._beside else 0.2
        acts = [(self._send, 6), (self._stop, 1), (self._send_now, 2), (self._remove, 1), (self._change, 1),
                (self._move, 1), (self._clear, 0.5), (self._take_over, taking_over)]  # fmt: skip
        while True:
            (act,) = self._random.choices([act for act, _ in acts], [weight for _, weight in acts])
            act()
            await asyncio.sleep(self._random.choice((0.0, 0.0, 0.05, 0.2, 0.6, 1.5)))

    @property
    def _session(self) -> Session:
        return self._desk.session

    def _send(self) -> None:
        self._clear()
        self._said += 1
        name = f"m{self._number}-{self._said}"
        text = f"{self._random.choice(KINDS)} question {name}"
        composer = items_of(self._desk.window, "Composer")[0]
        field(self._desk).setProperty("text", text)
        tell(sending=name)
        after_turn = self._random.random() < AFTER_TURN
        assert QMetaObject.invokeMethod(composer, "send", Q_ARG(bool, after_turn))
        if name not in str(field(self._desk).property("text")):
            tell(sent=name)

    def _clear(self) -> None:
        """Delete the text of the message field if it contains messages that came back."""
        names = NAME.findall(str(field(self._desk).property("text")))
        if names:
            tell(removing=names)
            field(self._desk).setProperty("text", "")

    def _take_over(self) -> None:
        """Press the button of the strip that is shown while another process has the session."""
        self._desk.screen.app.view.lock.acquire()

    def _stop(self) -> None:
        tell(stopping=True)
        self._session.stop()

    def _here(self) -> list[Any]:
        return [
            queued for queued in self._session.message_dispatch.queue.queue if queued.here and not queued.row
        ]

    def _send_now(self) -> None:
        here = self._here()
        unsent = [queued for queued in here if queued.stage is MessageStage.UNSENT]
        if here:
            chosen = self._random.choice(unsent or here)
            tell(now=NAME.findall(chosen.message.text))
            self._session.message_dispatch.send_now(chosen.uuid)

    def _remove(self) -> None:
        if here := self._here():
            chosen = self._random.choice(here)
            names = NAME.findall(chosen.message.text)
            tell(removing=names)
            self._session.message_dispatch.remove(chosen.uuid)
            tell(removed=names)

    def _change(self) -> None:
        if here := self._here():
            chosen = self._random.choice(here)
            post, text = self._session.message_dispatch, chosen.message.text
            post.edit(chosen.uuid)
            post.revise(chosen.uuid, f"{text}, and more")
            post.end_edit(chosen.uuid, keep=self._random.random() < 0.7)

    def _move(self) -> None:
        if here := self._here():
            self._session.message_dispatch.move(self._random.choice(here).uuid, self._random.choice((-1, 1)))


async def walk(told: argparse.Namespace) -> None:
    options = Options(directory=told.folder, cli=told.cli, resume=told.beside, new_window=bool(told.beside))
    async with Desk(options, os.environ, Path(os.environ["HOME"]) / "desk") as desk:
        await desk.next_frame()
        composer = desk.program.session_manager.current
        assert composer is not None
        complete = await settled(desk)
        tell(state={"complete": complete, **state(desk.session, desk)})
        if not told.look:
            await Walk(desk, told.seed, told.number, bool(told.beside)).run()


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--look", action="store_true")
    parser.add_argument("--beside", default="")
    parser.add_argument("seed", type=int)
    parser.add_argument("number", type=int)
    for name in ("folder", "cli"):
        parser.add_argument(name)
    application = QGuiApplication(sys.argv[:1])
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)) as runner:
        runner.run(walk(parser.parse_args()))


if __name__ == "__main__":
    main()
