"""What hooks said that the stream does not tell: looked for in the CLI's file after each turn."""

import logging
import time

from PySide6.QtCore import QObject, Signal

from claude_desk.library.history.requests import FindHookLines, HookLines
from claude_desk.library.request_base import LibraryError
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.history.file_look import FileLook
from claude_desk.transcript.events import HookNoted

_log = logging.getLogger(__name__)

# After the end of a turn, in seconds: the CLI writes after it speaks, later on a busy machine.
LOOKS = (0.5, 3.0)
_SECONDS = 20.0


class HookWatch(QObject):
    """`turn_ended` begins to look."""

    found = Signal(object)  # list[HookNoted]
    looked = Signal()  # the last look after a turn is over

    def __init__(self, info: SessionInfo, config: SessionConfig, tasks: AsyncTasks, parent: QObject) -> None:
        super().__init__(parent)
        self._info = info
        self._config = config
        self._since = time.time()  # what was written before is in the rows that were read
        self._id = ""
        self._offset = 0  # in the file of that session: what is before it was looked at
        self._next = FileLook(self._look, tasks, self)

    def turn_ended(self) -> None:
        """Look what its hooks said."""
        if self._config.library is not None:
            self._next.begin(LOOKS[0])

    def close(self) -> None:
        """Look no more, but for `finish`."""
        self._next.close()

    async def finish(self) -> None:
        """The child is gone, and writes no more: a look that was still to come is made now."""
        await self._next.finish()

    async def _look(self) -> None:
        assert self._config.library is not None
        name = self._info.session_id
        if name != self._id:
            self._id, self._offset = name, 0
        request = FindHookLines(name, self._config.folder, self._offset, self._since)
        try:
            told = await self._config.library.ask(request, _SECONDS)
        except LibraryError as error:
            _log.warning("hooks' words were not looked for: %s", error)
            return
        if not isinstance(told, HookLines) or self._id != name:
            return
        self._offset = max(self._offset, told.offset)
        if told.lines:
            self.found.emit([HookNoted(line.uuid, line.text, line.at, line.call) for line in told.lines])
        number = self._next.number + 1
        if number < len(LOOKS):
            self._next.again(LOOKS[number] - LOOKS[number - 1])
        else:
            self._next.done()
            self.looked.emit()
