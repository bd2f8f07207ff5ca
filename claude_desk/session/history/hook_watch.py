"""Looks in the CLI's file after each turn for the output of hooks. The stream does not have all of this
output."""

import logging
import time

from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.lookup_requests import FindHookLines, HookLines
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.history.delayed_check import DelayedCheck
from claude_desk.transcript.events import HookNoted

_log = logging.getLogger(__name__)

# Seconds from the end of a turn to each check. The CLI writes a message after it has emitted the message; on
# a busy machine this takes longer.
DELAYS = (0.5, 3.0)
_SECONDS = 20.0


class HookWatch(QObject):
    """Emits the output of hooks that the file has. `turn_ended` schedules the checks."""

    found = Signal(object)  # list[HookNoted]
    looked = Signal()  # the last check for a turn is done

    def __init__(self, info: SessionInfo, config: SessionConfig, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._info = info
        self._config = config
        self._since = time.time()  # earlier lines are among the rows that were read
        self._id = ""
        self._offset = 0  # the file of that session was searched up to here
        self._next = DelayedCheck(self._check, tasks, self)

    def turn_ended(self) -> None:
        """Schedule the checks for the output of the turn's hooks."""
        if self._config.library is not None:
            self._next.begin(DELAYS[0])

    def close(self) -> None:
        """Stop the timer. Only `finish` makes a check that is still due."""
        self._next.close()

    async def finish(self) -> None:
        """Make a check that is still due, now that the child is gone and writes nothing more."""
        await self._next.finish()

    async def _check(self) -> None:
        assert self._config.library is not None
        name = self._info.session_id
        if name != self._id:
            self._id, self._offset = name, 0
        request = FindHookLines(name, self._config.folder, self._offset, self._since)
        answer = None
        try:
            answer = await self._config.library.ask(request, _SECONDS)
        except LibraryError as error:
            _log.warning("hooks' words were not looked for: %s", error)
        if self._id != name:
            return
        if isinstance(answer, HookLines):
            self._offset = max(self._offset, answer.offset)
            if answer.lines:
                found = [HookNoted(line.uuid, line.text, line.at, line.call) for line in answer.lines]
                self.found.emit(found)
        number = self._next.number + 1
        if number < len(DELAYS):
            self._next.again(DELAYS[number] - DELAYS[number - 1])
        elif answer is not None:  # otherwise the check stays due
            self._next.done()
            self.looked.emit()
