"""Moves sessions to the trash and back, with the files that this program keeps about them. Also deletes the
temporary files of a killed program."""

import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path

from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.paths import with_tilde
from claude_desk.protocol.files.session_metadata_file import StoredSessionMetadata
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.worker_threads import run_in_thread, run_to_end
from claude_desk.session.journal.session_journal import sweep_strands
from claude_desk.transcript.text.text_sanitizer import one_line
from claude_desk.ui.sidebar.session_prompt import SessionPrompt
from claude_desk.ui.translation import translate
from claude_desk.workspace import temporary_files
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.session_catalog import SessionCatalog
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.trash import TrashedFiles, put_back, target_of, to_trash

_log = logging.getLogger(__name__)


class TrashController:
    """Moves files in worker threads. `close_session` removes a controller from the window and ends its child.
    `journals` is the folder of this program's journals."""

    def __init__(
        self,
        manager: SessionManager,
        close_session: Callable[[SessionController], Awaitable[None]],
        catalog: SessionCatalog,
        metadata: SessionMetadata,
        drafts: Drafts,
        journals: Path,
        prompt: SessionPrompt,
    ) -> None:
        self._session_manager = manager
        self._close_session = close_session
        self._catalog = catalog
        self._metadata = metadata
        self._drafts = drafts
        self._journals = journals
        self._prompt = prompt
        self._tasks = AsyncTasks()

    def sweep(self, ours: Sequence[Path]) -> None:
        """Remove temporary files and pictures that a killed program left behind, and old files of
        strands. `ours` are the program's own folders."""
        self._tasks.start(self._sweep(ours))

    async def _sweep(self, ours: Sequence[Path]) -> None:
        pictures = Path(temporary_files.temporary_place())
        await run_in_thread(temporary_files.sweep, ours, pictures, time.time())
        await run_in_thread(sweep_strands, self._journals, time.time())

    def delete(self, record: SessionRecord) -> None:
        """Move a session to the trash. If the session is open, close it first. If its file is a link, only
        report this. Call this after the user has confirmed."""
        self._tasks.start(self._delete(record))

    async def close(self) -> None:
        """Cancel running work. A move that has begun is finished first, so that the session's file and this
        program's data about it stay together. This takes a bounded time."""
        await self._tasks.end()

    async def _delete(self, record: SessionRecord) -> None:
        if (target := await run_in_thread(target_of, Path(record.path))) is not None:
            self._say_link(target)
            return
        controller = self._session_manager.with_id(record.id)
        if controller is not None:
            await self._close_session(controller)
        trashed = await self._move(record)
        if trashed is None:
            return
        kept = self._metadata.forget(record.id)
        self._catalog.remove(record.path)
        undo = partial(self._undo, record, kept, trashed) if trashed.can_come_back else None
        title, stayed = _short(kept.title or record.title), _names(trashed.stayed)

        def said() -> str:
            if not stayed:
                return translate("TrashController", "“{title}” was moved to the trash.", title=title)
            if trashed.stayed[0] == Path(record.path):
                return translate(
                    "TrashController",
                    "“{title}” was moved to the trash. Its file has another name elsewhere, and stays there.",
                    title=title,
                )
            return translate(
                "TrashController",
                "“{title}” was moved to the trash. Not moved: {names}",
                title=title,
                names=stayed,
            )

        self._prompt.show_message(said, undo)

    def _say_link(self, target: Path) -> None:
        """Report that the session's file is a link and is not deleted: other programs may need its target."""
        name = _names((target,))
        self._prompt.show_message(
            lambda: translate(
                "TrashController",
                "Nothing was deleted: the session's file is a link to {name}. Delete it there.",
                name=name,
            ),
            bad=True,
        )

    async def _move(self, record: SessionRecord) -> TrashedFiles | None:
        path = Path(record.path)
        try:
            return await run_to_end(to_trash, path, self._ours(record.id, path))
        except OSError as error:
            _log.warning("a session was not moved to the trash: %s", error)
            reason = error.strerror or str(error)
            self._prompt.show_message(
                lambda: translate(
                    "TrashController",
                    "Could not move it to the trash: {reason}. Nothing was deleted.",
                    reason=reason,
                ),
                bad=True,
            )
            return None

    def _ours(self, session_id: str, path: Path) -> list[Path]:
        """Return the files and folders, of the CLI and of this program, that are deleted with the session's
        file."""
        return [
            path.with_suffix(""),
            self._journals / f"{session_id}.jsonl",
            *self._drafts.files_of(session_id),
        ]

    def _undo(self, record: SessionRecord, kept: StoredSessionMetadata, trashed: TrashedFiles) -> None:
        self._tasks.start(self._put_back(record, kept, trashed))

    async def _put_back(
        self, record: SessionRecord, kept: StoredSessionMetadata, trashed: TrashedFiles
    ) -> None:
        try:
            missing = _names(await run_to_end(put_back, trashed))
        except OSError as error:
            _log.warning("a session did not come back from the trash: %s", error)
            reason = error.strerror or str(error)
            self._prompt.show_message(
                lambda: translate("TrashController", "Could not restore it: {reason}.", reason=reason),
                bad=True,
            )
            return
        self._metadata.restore(record.id, kept)
        self._catalog.bring_back(record)
        title = _short(kept.title or record.title)

        def said() -> str:
            if not missing:
                return translate("TrashController", "“{title}” was restored.", title=title)
            return translate(
                "TrashController",
                "“{title}” was restored. Still in the trash: {names}",
                title=title,
                names=missing,
            )

        self._prompt.show_message(said, bad=bool(missing))


def _names(paths: Sequence[Path]) -> str:
    """Return at most three of the paths as words for a sentence."""
    named = [one_line(with_tilde(str(path)), 120) for path in paths[:3]]
    return ", ".join([*named, "…"] if len(paths) > 3 else named)


def _short(title: str) -> str:
    return title if len(title) <= 60 else title[:59] + "…"
