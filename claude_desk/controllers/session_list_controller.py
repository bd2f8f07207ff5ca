"""Connects the session list with open sessions, with sessions on disk, and with the user's actions."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication

from claude_desk.controllers.closing_controller import (
    end_words,
    nothing_runs,
    stop_and_close,
    unsaved_words,
    work_in,
)
from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.library.catalog.requests import SessionRecord
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import is_folder, when_answered
from claude_desk.session.core.session_state import ProblemKind
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.sidebar.session_list import SessionListModel
from claude_desk.ui.sidebar.session_prompt import PromptWords
from claude_desk.ui.sidebar.session_rows import SessionMark, SessionRow, own_title
from claude_desk.ui.title_sanitizer import calm
from claude_desk.ui.translation import translate
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.recent_folders import FolderInspector
from claude_desk.workspace.session_catalog import CatalogChange, SessionCatalog
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings

_MOST_CLOSED = 20
_MOST_FOLDERS = 10
_MOST_LOOKED_AT = 200  # the most folders, of the newest sessions, that are checked for existence
_JUST_NOW_SECONDS = 90.0


@dataclass(frozen=True, slots=True)
class SessionActions:
    """Functions of other controllers that the list calls: open a session, close a controller, move a session
    to the trash, ask before a worktree is removed or its branch is merged."""

    open: Callable[[str, str, Path | None], None]  # folder; session id; the session's file, if known
    close: Callable[[SessionController], object]
    delete: Callable[[SessionRecord], None]
    remove_worktree: Callable[[str, str], None]  # arguments: a folder in the worktree; the main checkout
    merge_worktree: Callable[[str], None]  # argument: a folder in the worktree


class SessionListController(QObject):
    """Fills the list and carries out the user's actions in it. Use this with a running asyncio loop."""

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        catalog: SessionCatalog,
        metadata: SessionMetadata,
        settings: Settings,
        looker: FolderInspector,
        actions: SessionActions,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._app = app
        self._list: SessionListModel = app.session_list
        self._prompt = app.session_list.session_prompt
        self._session_manager = manager
        self._catalog = catalog
        self._metadata = metadata
        self._settings = settings
        self._actions = actions
        self._closed: list[tuple[str, str]] = []  # folder and id of closed sessions, oldest first
        self._tasks = AsyncTasks()
        self._folder_inspector = looker
        self._inspected: set[str] = set()  # folders that are being inspected
        self._gone: set[str] = set()  # inspected folders that do not exist
        self._looked_at: set[str] = set()  # sessions' folders that were checked for existence
        self._missing: set[str] = set()  # checked folders that do not exist
        catalog.changed.connect(self._on_catalog_changed)
        catalog.counted.connect(self._on_catalog_counted)
        app.languageChanged.connect(self._on_catalog_counted)
        metadata.changed.connect(self._on_marks_changed)
        metadata.not_saved.connect(self._on_not_saved)
        manager.opened.connect(self._on_session_opened)
        manager.left.connect(self._on_session_left)
        self._list.wanted.connect(self._on_action_wanted)
        self._list.foldersAsked.connect(self._on_folders_asked)
        app.reopenWanted.connect(self.reopen)
        app.shownChanged.connect(self._on_shown_changed)
        self._on_marks_changed(set(metadata.ids))
        self._on_catalog_counted()

    def come_to_front(self) -> None:
        """Refresh the list, because other programs may have changed something while the user was away."""
        self._app.turn_day()
        self._metadata.refresh()
        self._catalog.schedule_scan()
        self._looked_at.clear()
        self._find_missing()

    async def end(self) -> None:
        await self._tasks.end()

    def close(self, view: SessionView) -> None:
        """Close a session. If closing would end work, ask first."""
        controller = self._session_manager.of(view)
        if controller is None:
            return
        session = controller.session
        if session is not None and session.state.problem_kind is ProblemKind.FILE_GONE:
            self._catalog.schedule_scan()  # a scan removes the session from the list
        if work_in(controller):
            question = partial(_close_question, controller, str(view.title))
            self._prompt.ask(question, partial(self._actions.close, controller))
        else:
            self._actions.close(controller)

    def reopen(self) -> None:
        """Reopen the session that was closed last. Skip sessions that are open already."""
        while self._closed:
            folder, session_id = self._closed.pop()
            if self._session_manager.with_id(session_id) is None:
                self._actions.open(folder, session_id, None)
                return

    # --- content of the list -------------------------------------------------------------------

    def _on_catalog_changed(self, changes: CatalogChange) -> None:
        self._list.apply_changes(changes.put, changes.gone)
        self._find_missing()
        ids = {record.id for record in (*changes.put, *changes.gone)}
        gone = {record.id for record in changes.gone if self._catalog.with_id(record.id) is None}
        self._closed = [closed for closed in self._closed if closed[1] not in gone]
        for controller in self._session_manager:
            if controller.session_id in ids:
                self._name(controller)

    def _on_marks_changed(self, ids: set[str]) -> None:
        metadata = self._metadata
        marks = {name: metadata.of(name) for name in metadata.ids}
        self._list.set_marks(
            {name: SessionMark(m.title, m.pinned, m.archived) for name, m in marks.items()}, ids
        )
        for controller in self._session_manager:
            self._name(controller)

    def _on_catalog_counted(self) -> None:
        catalog = self._catalog
        self._list.set_status(_reading(catalog), _trouble(catalog))

    def _on_session_opened(self, controller: SessionController) -> None:
        controller.view.infoChanged.connect(partial(self._name, controller))
        controller.view.stateChanged.connect(partial(self._on_view_state_changed, controller))
        self._name(controller)
        self._tasks.start(self._show_place(controller))

    async def _show_place(self, controller: SessionController) -> None:
        """Show the repository of a session's folder. The catalog does not have the repository of a session
        that has just begun."""
        folder = controller.folder
        place = await self._catalog.place_of(folder) if folder else None
        if place is not None:
            self._list.set_place(folder, place.repository, place.branch)
            controller.view.set_branch(place.branch)

    def _on_session_left(self, controller: SessionController) -> None:
        if controller.session_id and not controller.unused and not controller.demo:
            self._closed = [*self._closed, (controller.folder, controller.session_id)][-_MOST_CLOSED:]

    def _name(self, controller: SessionController) -> None:
        """Set the session's title: the title that the user gave here, else in another program, else the CLI's
        own title. Also set the session's repository and the link to its earlier session."""
        if self._session_manager.of(controller.view) is not controller:
            return
        session_id = controller.session_id
        record = self._catalog.with_id(session_id) if session_id else None
        kept = self._metadata.of(session_id)
        if kept.earlier:
            controller.view.set_earlier(kept.earlier_title, kept.earlier)
        if record is not None:
            controller.view.set_home(record.repository)
        given = kept.title if session_id else ""
        controller.view.set_titles(
            given or own_title(record), calm(record.title) if record is not None else ""
        )

    def _on_view_state_changed(self, controller: SessionController) -> None:
        """When the session is not busy any more, scan again: the turn has changed the session's file."""
        if not controller.view.busy and self._session_manager.of(controller.view) is controller:
            self._catalog.schedule_scan()
            self._tasks.start(self._show_place(controller))

    def _on_shown_changed(self, shown: bool) -> None:
        self._catalog.set_shown(shown)

    def _on_folders_asked(self) -> None:
        """Offer folders for a new session: first recent folders, then folders of the newest sessions.

        Leave out folders that did not exist at the last inspection. Inspect these folders again too, and mark
        those that are gone.
        """
        newest = sorted(self._catalog.records.values(), key=lambda each: -each.modified)[:200]
        known = dict.fromkeys([*self._settings.recent_folders, *(each.folder for each in newest)])
        folders = [folder for folder in known if folder][: 2 * _MOST_FOLDERS]
        self._list.set_folders([folder for folder in folders if folder not in self._gone][:_MOST_FOLDERS])
        for folder in folders:
            if folder not in self._inspected:
                self._inspected.add(folder)
                self._tasks.start(self._inspect_folder(folder))

    def _find_missing(self) -> None:
        """Check whether the folders of the newest sessions exist, if they are not checked yet."""
        newest = sorted(self._catalog.records.values(), key=lambda each: -each.modified)
        known = dict.fromkeys(f for each in newest for f in (each.folder, each.worktree) if f)
        fresh = [folder for folder in list(known)[:_MOST_LOOKED_AT] if folder not in self._looked_at]
        self._looked_at.update(fresh)
        if fresh:
            self._tasks.start(self._check_folders(fresh))

    async def _check_folders(self, folders: list[str]) -> None:
        seen = await asyncio.gather(*map(self._folder_inspector.inspect, folders))
        checked = [(folder, facts.there) for folder, facts in zip(folders, seen, strict=True) if facts]
        missing = self._missing - {folder for folder, there in checked if there}
        missing |= {folder for folder, there in checked if not there}
        if missing != self._missing:
            self._missing = missing
            self._list.set_missing(missing)

    async def _inspect_folder(self, folder: str) -> None:
        seen = await self._folder_inspector.inspect(folder)
        self._inspected.discard(folder)
        if seen is not None and seen.there is (folder in self._gone):
            self._gone ^= {folder}
            self._list.set_gone_folders(self._gone)

    # --- actions of the user -------------------------------------------------------------------

    def _on_action_wanted(self, action: str, row: SessionRow, text: str) -> None:
        match action:
            case "choose":
                self._choose(row)
            case "beside":
                with self._session_manager.opening_in_other_pane():
                    self._choose(row)
            case "apart" if row.view is not None:
                if (controller := self._session_manager.of(row.view)) is not None:
                    self._session_manager.toggle_window(controller)
            case "rename":
                self._metadata.rename(row.session_id, text)
            case "pin":
                self._metadata.pin(row.session_id, not row.mark.pinned)
            case "archive":
                self._archive(row)
            case "close" if row.view is not None:
                self.close(row.view)
            case "delete":
                self._ask_to_delete(row)
            case "worktree" if row.in_worktree:
                self._actions.remove_worktree(row.folder, row.home)
            case "merge" if row.in_worktree:
                self._actions.merge_worktree(row.folder)
            case "export":
                self._choose(row)
                if row.view is not None and row.view.has_own_window:
                    row.view.ask_export()
                else:
                    self._list.ask_export()
            case "copy":
                QGuiApplication.clipboard().setText(row.session_id)
                self._prompt.show_message(lambda: translate("SessionListController", "Session ID copied."))
            case "folder":
                when_answered(row.folder, partial(self._open_folder, row.folder))

    def _open_folder(self, folder: str) -> None:
        # The path comes from a session's file, and may lead to a program.
        if not (is_folder(folder) and QDesktopServices.openUrl(QUrl.fromLocalFile(folder))):
            self._prompt.show_message(
                lambda: translate("SessionListController", "Could not open the folder."), bad=True
            )

    def _choose(self, row: SessionRow) -> None:
        controller = self._session_manager.of(row.view) if row.view is not None else None
        if controller is not None:
            self._session_manager.show(controller)
        elif row.record is not None and row.record.folder:
            self._actions.open(row.record.folder, row.record.id, Path(row.record.path))
        elif row.record is not None:
            self._prompt.show_message(
                lambda: translate(
                    "SessionListController", "Cannot open this session: its file does not name a folder."
                ),
                bad=True,
            )

    def _archive(self, row: SessionRow) -> None:
        """Archive and close a session, or take it out of the archive. If closing would end work, ask
        first."""
        controller = self._session_manager.of(row.view) if row.view is not None else None
        archived = not row.mark.archived

        def archive() -> None:
            self._metadata.archive(row.session_id, archived)
            if controller is not None and self._metadata.of(controller.session_id).archived:
                self._actions.close(controller)

        if controller is not None and archived and work_in(controller):
            self._prompt.ask(partial(_close_question, controller, str(controller.view.title)), archive)
        else:
            archive()

    def _ask_to_delete(self, row: SessionRow) -> None:
        record = row.record
        if record is None:
            if row.view is not None:
                self.close(row.view)  # the session has no file on disk
            return
        controller = self._session_manager.of(row.view) if row.view is not None else None
        work = work_in(controller) if controller is not None else ""
        is_fresh = row.view is None and time.time() - record.modified < _JUST_NOW_SECONDS
        question = partial(_delete_question, row.title, row.folder, record.size, work, is_fresh)
        self._prompt.ask(question, partial(self._actions.delete, record))

    def _on_not_saved(self, why: str) -> None:
        self._prompt.show_message(
            lambda: translate(
                "SessionListController",
                "Could not save this: {reason}. It is kept until you quit.",
                reason=why,
            ),
            bad=True,
        )


def _close_question(controller: SessionController, title: str) -> PromptWords:
    unsaved = controller.unsaved()
    said = [work_in(controller) or nothing_runs()]
    if unsaved is not None:
        until = translate("SessionListController", "It is kept until you quit.")
        said.append(f"{unsaved_words(unsaved, title)} {until}")
    said.append(end_words([controller], [unsaved] if unsaved is not None else []))
    return PromptWords(
        translate("SessionListController", "Close “{title}”?", title=title),
        "\n\n".join(said),
        stop_and_close(),
    )


def _delete_question(title: str, folder: str, size: int, work: str, is_fresh: bool) -> PromptWords:
    """Return the question before a session is deleted. `work`: sentences about the work that this ends.
    `is_fresh`: whether the session is not open here and its file changed a moment ago."""
    said = [f"{safe_names.path(folder)} · {locale_format.size(size)}"]
    if work:
        said.append(f"{work} {translate('SessionListController', 'That is stopped first.')}")
    elif is_fresh:
        said.append(
            translate(
                "SessionListController",
                "It changed a moment ago; another program may still be writing to it.",
            )
        )
    said.append(
        translate("SessionListController", "The session and Claude Desk's data about it move to the trash.")
    )
    return PromptWords(
        translate("SessionListController", "Delete “{title}”?", title=title),
        "\n".join(said),
        translate("SessionListController", "Move to trash"),
    )


def _trouble(catalog: SessionCatalog) -> str:
    if not catalog.trouble:
        return (
            translate("SessionListController", "Some sessions are on a disk that does not answer.")
            if catalog.silent
            else ""
        )
    return translate("SessionListController", "The sessions on disk could not be read just now.")


def _reading(catalog: SessionCatalog) -> str:
    if not catalog.reading:
        return ""
    if catalog.total and catalog.done < catalog.total:
        return translate(
            "SessionListController",
            "Reading sessions… {done} of {total}",
            done=locale_format.number(catalog.done),
            total=locale_format.number(catalog.total),
        )
    return "" if catalog.records else translate("SessionListController", "Reading sessions…")
