"""The list of sessions, shown before the program behind the window is loaded.

A child process needs a tenth of a second to read the list, and the program's imports take three tenths. So
the child starts right after the first frame, and its answer is shown before the imports end.
"""

import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QProcess

from claude_desk.library.catalog.requests import CatalogUpdate, ListSessions
from claude_desk.library.frames import FrameReader, NotUnderstoodError, pack
from claude_desk.library.request_base import READER
from claude_desk.paths import AppPaths, library_places
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.workspace.children.library_process import end_child, start_child

if TYPE_CHECKING:
    from claude_desk.workspace.children.library_client import LibraryClient

_log = logging.getLogger(__name__)


class EarlySessionList(QObject):
    """Starts the child and asks it for the list. Call `show()` when the window is complete, then
    `hand_over()` to pass the child to the program."""

    def __init__(self, paths: AppPaths, environ: Mapping[str, str]) -> None:
        super().__init__()
        self._process: QProcess | None = QProcess(self)
        self._frames = FrameReader()
        self.catalog: CatalogUpdate | None = None  # the answer; None before it has come
        # The list that may show the answer; None before `show()`.
        self._listed: SessionListModel | None = None
        self._process.readyReadStandardOutput.connect(self._on_ready_read)
        start_child(self._process, READER, library_places(environ, paths))
        self._process.write(pack(1, ListSessions()))

    def show(self, listed: SessionListModel) -> None:
        """Show the answer, now or as soon as it comes."""
        self._listed = listed
        self._show_catalog()

    def _show_catalog(self) -> None:
        if self.catalog is not None and self._listed is not None:
            self._listed.apply_changes(self.catalog.records)

    def hand_over(self, library: "LibraryClient") -> CatalogUpdate | None:
        """Pass the child to `library`, which gets the child's later answers. Return the child's answer; None
        if it has not come, if it could not be read, or if the child was passed on or ended before."""
        process = self._let_go()
        if process is None:
            return None
        library.adopt(process, self._frames, ListSessions() if self.catalog is None else None)
        return self.catalog

    def close(self) -> None:
        """End the child if it was not handed over."""
        process = self._let_go()
        if process is not None:
            end_child(process)

    def _let_go(self) -> QProcess | None:
        process, self._process = self._process, None
        if process is not None:
            process.readyReadStandardOutput.disconnect(self._on_ready_read)
        return process

    def _on_ready_read(self) -> None:
        if self._process is None:
            return
        try:
            for message in self._frames.feed(bytes(self._process.readAllStandardOutput().data())):
                self.catalog = message.value(CatalogUpdate)
                self._show_catalog()
        except NotUnderstoodError as error:  # the program starts another child
            _log.warning("the first list of sessions could not be read: %s", error)
            self.close()
