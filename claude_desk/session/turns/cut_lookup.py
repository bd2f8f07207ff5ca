"""Finds with the library where the conversation can be cut in the session's file."""

import asyncio
import logging

from claude_desk.library.request_base import LibraryError
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.library.strands.requests import ContinuesFrom, FindCut
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.session_config import HistorySource

_log = logging.getLogger(__name__)

# 2.1.37 writes a message to its file about 100 ms after it emits the message, and does not report that.
_TRIES, _PAUSE_SECONDS = 4, 0.15


class CutLookup:
    """Finds cuts. Without a library, or if the library does not answer, it finds nothing."""

    def __init__(self, child: CliRunner, library: HistorySource | None, folder: str) -> None:
        self._child = child
        self._library = library
        self._folder = folder

    async def before(self, uuid: str) -> CutPoint:
        return await self._find(FindCut(self._child.file_id, self._folder, uuid))

    async def behind(self, uuid: str) -> CutPoint:
        return await self._find(FindCut(self._child.file_id, self._folder, uuid, behind=True))

    async def behind_line(self, offset: int) -> CutPoint:
        """Find the cut behind the message whose line begins at the offset."""
        return await self._find(FindCut(self._child.file_id, self._folder, "", behind=True, offset=offset))

    async def continues_from(self, uuid: str) -> bool:
        """Return whether the CLI would have that message if it resumed without `--resume-session-at`. False
        without a library, or if the library does not answer."""
        if self._library is None:
            return False
        try:
            return await self._library.ask(ContinuesFrom(self._child.file_id, self._folder, uuid)) is True
        except LibraryError as error:
            _log.warning("the newest strand of a session's file was not found: %s", error)
            return False

    async def _find(self, request: FindCut) -> CutPoint:
        for _ in range(_TRIES - 1):
            found = await self._ask(request)
            if found.found or self._child.agent is None:
                return found
            await asyncio.sleep(_PAUSE_SECONDS)
        return await self._ask(request)

    async def _ask(self, request: FindCut) -> CutPoint:
        if self._library is None:
            return CutPoint()
        try:
            found = await self._library.ask(request)
        except LibraryError as error:
            _log.warning("a place in a session's file was not found: %s", error)
            return CutPoint()
        return found if isinstance(found, CutPoint) else CutPoint()
