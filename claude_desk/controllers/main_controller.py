"""The program behind the window: folders are opened, asked about and talked in."""

import asyncio
import contextlib
import gc
import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import qasync
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from claude_desk.controllers.search_controller import SearchController
from claude_desk.controllers.session_controller import SessionController, SessionServices
from claude_desk.controllers.session_launcher import SessionLauncher
from claude_desk.controllers.session_list_controller import SessionActions, SessionListController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.controllers.settings_controller import SettingsController
from claude_desk.controllers.start_page_controller import StartPageController
from claude_desk.controllers.storage_warnings import StorageKind, StorageWarnings
from claude_desk.controllers.trash_controller import TrashController
from claude_desk.controllers.window_restore import WindowRestore
from claude_desk.library.catalog.session_paths import session_file
from claude_desk.options import Options
from claude_desk.paths import assets_folder
from claude_desk.places import AppPaths
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_texts import so_far
from claude_desk.session.journal.session_journal import fork_of
from claude_desk.startup.early_session_list import EarlySessionList
from claude_desk.startup.lost_display import DisplayMonitor, end_at_once
from claude_desk.startup.process_exit import ending_at_once
from claude_desk.startup.signals import TerminationSignals
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.window_engine import WindowEngine
from claude_desk.whereabouts import cli_config, library_places
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer
from claude_desk.workspace.folder_watcher import FolderWatcher
from claude_desk.workspace.library_client import LibraryClient
from claude_desk.workspace.log_file import logged
from claude_desk.workspace.recent_folders import FolderInspector
from claude_desk.workspace.session_catalog import SessionCatalog
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.sounds import SoundPlayer

NOT_ENDED = "Claude Desk did not end properly last time. Everything that was open is back."

DAMAGED = "These files of Claude Desk were damaged and are kept aside, with names that end in “.damaged”:"
NOT_USED = "Settings whose values this version does not know stay as they are, and are not used:"

_CARRIED = 8_000  # characters: a field holds no more with ease


def keep_what_is_loaded() -> None:
    """Spare the garbage collector the modules: it looks through them for 50 ms, in the midst of a reply.

    What a page of rows makes is no garbage either: it is to look after more than that, not every 700 objects.
    """
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    gc.enable()


def prefer_the_window() -> None:
    """Let no thread of ours keep the window's waiting for Python: it asks for it some ten times a frame, and
    would wait up to 5 ms each time while code is coloured beside it."""
    sys.setswitchinterval(0.0005)


def run(
    application: QGuiApplication,
    screen: WindowEngine,
    options: Options,
    places: AppPaths,
    early: EarlySessionList,
) -> int:
    """Run until the window is closed; gives the exit code."""
    keep_what_is_loaded()
    prefer_the_window()
    with contextlib.ExitStack() as stack:
        stack.callback(screen.close)
        stack.callback(early.close)
        stack.enter_context(logged(places))
        runner = stack.enter_context(asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)))
        with ending_at_once():
            runner.run(_live(application, screen, options, places, early))
    return 0


async def _live(
    application: QGuiApplication,
    screen: WindowEngine,
    options: Options,
    places: AppPaths,
    early: EarlySessionList,
) -> None:
    end_at_once()
    signals = TerminationSignals()
    program = MainController(screen, options, os.environ, places)
    signals.asked.connect(program.end)
    lost = DisplayMonitor(program.let_go)
    application.commitDataRequest.connect(program.save)
    try:
        if not signals.heard:
            program.begin(early)
            await program.ended.wait()
        await program.close()
    finally:
        lost.close()
        application.commitDataRequest.disconnect(program.save)
        signals.end()


class MainController(QObject):
    """Wires the window's wishes to sessions. `environ` is the whole environment of the CLI's."""

    def __init__(
        self, screen: WindowEngine, options: Options, environ: Mapping[str, str], places: AppPaths
    ) -> None:
        super().__init__()
        self._screen = screen
        self._app = screen.app
        self._options = options
        self._environ = environ
        self._places = places
        self._settings = Settings(places)
        config = self._config = cli_config(environ)
        home = Path(environ["HOME"]) if environ.get("HOME") else None
        self._trust = FolderTrust(places, config, home, self._note_answers)
        self._drafts = Drafts(places.data / "drafts", self._has_begun)
        self._unkept = StorageWarnings(self._tell)
        self._untold: list[str] = []
        self.ended = asyncio.Event()
        self._sounds = SoundPlayer(assets_folder("resources") / "sounds", environ, self)
        self.folders = FolderWatcher(self._trust, self)
        house = SessionServices(
            self._settings,
            self._drafts,
            places.data / "history",
            places.state / "locks",
            self.folders,
            self._sounds,
            self._wants_no_sound,
        )
        self.seats = SessionManager(self._app, house, self)
        self.librarian = LibraryClient(library_places(environ, places), self)
        self.opening = SessionLauncher(
            self._app,
            self.seats,
            options,
            self._settings,
            self._trust,
            environ,
            config,
            places,
            self.librarian,
            self._drafts,
        )
        self.catalog = SessionCatalog(self.librarian, config / "projects", self)
        looker = FolderInspector()
        self._starting = StartPageController(self._app, self._settings, self.catalog, looker, self)
        shelf = self._shelf = SessionMetadata(places.data / "sessions.json", self)
        self._tidying = TrashController(
            self.seats,
            self._leave,
            self.catalog,
            shelf,
            self._drafts,
            places.data / "journals",
            self._app.session_list.session_prompt,
        )
        doings = SessionActions(self.opening.open_session, self._leave, self._tidying.delete)
        self.listing = SessionListController(
            self._app, self.seats, self.catalog, shelf, self._settings, looker, doings, self
        )
        self.searches = SearchController(
            self._app, self.seats, self.catalog, self.librarian, self.opening.open_session, self
        )
        self._reopening = WindowRestore(
            places.state / "windows", self.seats, screen.window, self.opening.begin_again, self
        )
        self._connect()
        self._preferences = SettingsController(
            self._app,
            self._settings,
            self._trust,
            self._sounds,
            places,
            environ,
            config,
            options.cli or environ.get("CLAUDE_DESK_CLI", ""),
            lambda: self.session,
            self,
        )

    @property
    def session(self) -> Session | None:
        """The one that is shown."""
        return self.seats.current.session if self.seats.current is not None else None

    def begin(self, early: EarlySessionList | None = None) -> None:
        if self._screen.was_closed:
            self.ended.set()
            return
        back = not self._options.demo and self._reopening.begin(self._settings.kept.reopen)
        if self._options.directory:
            self.opening.open_folder(self._options.directory, asked=True)
        elif not back:
            self._starting.show()
        self._begin_catalog(early)
        if self._reopening.was_cut:
            self._app.tell(NOT_ENDED)
        self._tell_of_files()
        self._tidying.sweep((self._places.config, self._places.data, self._places.state))

    def _begin_catalog(self, early: EarlySessionList | None) -> None:
        self.catalog.begin(early.give(self.librarian) if early is not None else None)

    def save(self) -> None:
        """The person logs out: what ends us next may leave us no time."""
        for seat in self.seats:
            seat.save()
        if not self._options.demo:
            self._reopening.save()

    def end(self) -> None:
        """The window goes at once; what is behind it is ended in order."""
        if not self.ended.is_set() and not self._options.demo:
            self._reopening.end()
        self._screen.window.hide()
        self.ended.set()

    def let_go(self) -> None:
        """There is no time left: what was written is kept."""
        self._drafts.flush()

    async def close(self) -> None:
        self._reopening.close()
        self._sounds.close()
        await self.searches.close()
        await self.catalog.close()
        self.librarian.close()
        await self._starting.close()
        await self.listing.end()
        await self._tidying.close()
        await self.seats.close_all()  # each takes a bounded time
        self._drafts.close()

    # --- wishes --------------------------------------------------------------------------------

    def _connect(self) -> None:
        app = self._app
        self._screen.closed.connect(self.end)
        self._settings.not_saved.connect(partial(self._unkept.note, None, StorageKind.SETTINGS))
        self._settings.saved.connect(lambda: self._unkept.note(None, StorageKind.SETTINGS, ""))
        self._reopening.not_kept.connect(partial(self._unkept.note, None, StorageKind.WINDOW))
        self.seats.opened.connect(lambda seat: seat.not_kept.connect(partial(self._unkept.note, seat)))
        self.seats.left.connect(self._unkept.forget)
        self.seats.opened.connect(lambda seat: seat.begun.connect(self._tell_later))
        app.folderChosen.connect(self.opening.open_folder)
        app.start_view.folderWanted.connect(self.opening.open_folder)
        app.start_view.newWanted.connect(self.opening.begin_in)
        app.start_view.sessionWanted.connect(self.opening.open_session)
        app.trusted.connect(lambda: self._answer(TrustAnswer.TRUSTED))
        app.openedWithout.connect(lambda: self._answer(TrustAnswer.WITHOUT))
        app.demoWanted.connect(self._try_demo)
        app.retryWanted.connect(self._try_again)
        app.restartWanted.connect(self._use_cli)
        app.elsewhereWanted.connect(self._go_elsewhere)
        app.afreshWanted.connect(self._begin_afresh)
        app.newWanted.connect(self._begin_anew)
        app.viewWanted.connect(self._show)
        self.seats.opened.connect(lambda seat: seat.forked.connect(partial(self.opening.fork, seat)))
        app.newInWanted.connect(self.opening.begin_in)
        app.closeWanted.connect(self.listing.close)
        self._screen.window.activeChanged.connect(self._come_to_front)

    def _wants_no_sound(self, view: SessionView) -> bool:
        """The person has said so, or looks at it."""
        return not self._settings.kept.sounds or (self._screen.window.isActive() and view.current)

    def _answer(self, answer: TrustAnswer) -> None:
        seat = self.seats.current
        if seat is not None:
            seat.answer(answer)
            if seat.session is not None:
                self._settings.add_recent_folder(seat.folder)
            self.opening.bring_words(seat)

    def _has_begun(self, session_id: str) -> bool:
        """Whether the session can be gone on with."""
        if session_file(self._config, session_id) is not None:
            return True
        return fork_of(self._places.data / "journals", session_id) is not None

    def _use_cli(self) -> None:
        """Go on with the CLI that the settings name now."""
        for seat in self.seats:
            if seat.session is not None and not seat.demo:
                seat.session.use(self.opening.command(demo=False))

    def _try_demo(self) -> None:
        seat = self.seats.current or self.seats.open(self._options.directory or str(Path.cwd()))
        if seat.session is not None:
            seat.session.stop()  # what waited comes back to the composer
        self.opening.talk(seat, demo=True)

    def _try_again(self) -> None:
        seat = self.seats.current
        if seat is None or seat.session is None:
            return
        if seat.demo != self._options.demo:
            self.opening.talk(seat, self._options.demo)
        else:
            seat.session.try_again(self.opening.command(seat.demo))

    def _go_elsewhere(self) -> None:
        """The folder of the session that is shown is gone: the next one gets its words."""
        if self.session is not None:
            self.opening.carried = so_far(self.session.entries, _CARRIED)
            self._starting.show()

    def _begin_afresh(self) -> None:
        if self.session is not None:
            self.session.begin_afresh()

    def _begin_anew(self) -> None:
        """A new session in the folder of the one that is shown."""
        seat = self.seats.current
        if seat is not None:
            self.opening.talk(self.seats.open(seat.folder), seat.demo)

    def _show(self, view: SessionView) -> None:
        if (seat := self.seats.of(view)) is not None:
            self.seats.show(seat)

    def _come_to_front(self) -> None:
        if self._screen.window.isActive():
            self.listing.come_to_front()
            self._starting.come_to_front()

    def _leave(self, seat: SessionController) -> "asyncio.Task[None]":
        """Close a session; without any the start page is shown."""
        ending = self.seats.close(seat)
        if not len(self.seats):
            self._starting.show()
        return ending

    def _tell_of_files(self) -> None:
        """What was found to be wrong with the files of ours."""
        if self._places.trouble:
            self._tell(self._places.trouble)
        damaged = {
            "your settings": self._settings.damaged,
            "the titles and pins of sessions": self._shelf.damaged,
            "a message that was not sent": self._drafts.damaged,
            "which sessions were open": self._reopening.damaged,
        }
        if any(damaged.values()):
            self._tell(f"{DAMAGED} {', '.join(name for name, found in damaged.items() if found)}.")
        if self._settings.unused:
            self._tell(f"{NOT_USED} {', '.join(self._settings.unused)}.")

    def _note_answers(self, why: str) -> None:
        """Answers about folders were not written, or were; they belong to no session."""
        self._unkept.note(None, StorageKind.ANSWER, why)

    def _tell(self, words: str) -> None:
        """Where it stays, or else for some seconds, and again once there is such a place."""
        if self.session is not None:
            self.session.tell(words)
        else:
            self._app.tell(words)
            self._untold.append(words)

    def _tell_later(self) -> None:
        if self.session is not None:
            untold, self._untold = self._untold, []
            for words in untold:
                self.session.tell(words)
