"""The main controller: it makes the parts of the program behind the window, and connects them with the user's
actions."""

import asyncio
import contextlib
import gc
import os
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import qasync
from PySide6.QtCore import QObject, Qt, Slot

from claude_desk.controllers.account_controller import AccountController
from claude_desk.controllers.branch_controller import BranchController
from claude_desk.controllers.cli_check_controller import CliCheckController
from claude_desk.controllers.closing_controller import ClosingController
from claude_desk.controllers.formula_controller import FormulaController
from claude_desk.controllers.merge_controller import MergeController
from claude_desk.controllers.new_session_controller import NewSessionController
from claude_desk.controllers.notification_controller import NotificationController
from claude_desk.controllers.overview_controller import OverviewController
from claude_desk.controllers.profile_controller import ProfileController
from claude_desk.controllers.profile_settings_controller import ProfileSettingsController
from claude_desk.controllers.search_controller import SearchController
from claude_desk.controllers.session_controller import SessionController, SessionServices
from claude_desk.controllers.session_launcher import SessionLauncher
from claude_desk.controllers.session_list_controller import SessionActions, SessionListController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.controllers.session_windows import SessionWindows
from claude_desk.controllers.settings_controller import SettingsController
from claude_desk.controllers.snapshot_stores_controller import SnapshotStoresController
from claude_desk.controllers.start_page_controller import StartPageController
from claude_desk.controllers.storage_warnings import StorageKind, StorageWarnings
from claude_desk.controllers.trash_controller import TrashController
from claude_desk.controllers.window_restore import WindowRestore
from claude_desk.controllers.worktree_controller import WorktreeController
from claude_desk.library.catalog.session_paths import projects, session_file
from claude_desk.options import Options
from claude_desk.paths import AppPaths, assets_folder, cli_config, library_places
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.disk_looks import answered
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_state import ProblemKind
from claude_desk.session.core.session_texts import FIELD_CHARACTERS, so_far
from claude_desk.session.journal.session_journal import fork_of
from claude_desk.snapshots.records import SnapshotConfig
from claude_desk.startup.early_cli import EarlyCli
from claude_desk.startup.early_session_list import EarlySessionList
from claude_desk.startup.process_exit import DisplayMonitor, exit_on_error, exit_on_lost_display
from claude_desk.startup.shell_environment import ShellEnvironment
from claude_desk.startup.termination import TerminationSignals
from claude_desk.system import program_end
from claude_desk.system.login_shell import ShellAnswer
from claude_desk.transcript.entries import StopBy
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.window.window_activation import bring_to_front
from claude_desk.ui.window.window_engine import DeskApplication, WindowEngine
from claude_desk.workspace.children.library_client import LibraryClient
from claude_desk.workspace.children.repository_client import RepositoryClient
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from claude_desk.workspace.desktop.bus_connection import BusConnection
from claude_desk.workspace.desktop.instance_service import InstanceService
from claude_desk.workspace.desktop.launcher_count import LauncherCount
from claude_desk.workspace.desktop.platform_notifier import make_notifier
from claude_desk.workspace.desktop.secret_service import SecretService
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer
from claude_desk.workspace.folder_watcher import FolderWatcher
from claude_desk.workspace.log_file import logged
from claude_desk.workspace.notification_sound import SoundPlayer
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles
from claude_desk.workspace.recent_folders import FolderInspector
from claude_desk.workspace.session_catalog import SessionCatalog
from claude_desk.workspace.session_metadata import SessionMetadata
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.snapshot_retention import SnapshotRetention, limits_of


def keep_what_is_loaded() -> None:
    """Exclude the loaded modules from garbage collection: searching them would interrupt a reply for 50 ms.

    Let the collector run only after 20,000 new objects, because the objects of a page of rows are not garbage
    either. A page has fewer than 20,000 objects. Python's default threshold is 700 (2,000 since 3.13).
    """
    gc.freeze()
    gc.set_threshold(20_000, 10, 10)
    gc.enable()


def prefer_the_window() -> None:
    """Keep other threads from delaying the window's thread. The window's thread needs the GIL about ten times
    a frame. While another thread colours code, each wait for the GIL could take 5 ms."""
    sys.setswitchinterval(0.0005)


def run(
    application: DeskApplication,
    engine: WindowEngine,
    options: Options,
    paths: AppPaths,
    early: EarlySessionList,
    signals: TerminationSignals,
    cli: EarlyCli | None = None,
    shell: ShellEnvironment | None = None,
) -> int:
    """Run until the window is closed, a signal comes or the desktop quits the program. Return 0; an error
    exits with 1."""
    keep_what_is_loaded()
    prefer_the_window()
    with contextlib.ExitStack() as stack:
        stack.callback(engine.close)
        stack.callback(early.close)
        stack.enter_context(logged(paths))
        runner = stack.enter_context(asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)))
        with exit_on_error():
            runner.run(_live(application, engine, options, paths, early, signals, cli, shell))
    return 0


async def _live(
    application: DeskApplication,
    engine: WindowEngine,
    options: Options,
    paths: AppPaths,
    early: EarlySessionList,
    signals: TerminationSignals,
    cli: EarlyCli | None,
    shell: ShellEnvironment | None,
) -> None:
    exit_on_lost_display()
    environ = shell.variables if shell is not None else os.environ
    program = MainController(engine, options, environ, paths, early_cli=cli, shell=shell)
    # Python handles a signal between any two steps of other code. The queued call waits for the end of that
    # code.
    signals.asked.connect(program.cut_off, Qt.ConnectionType.QueuedConnection)

    def quit_asked() -> None:
        program_end.begin()
        program.cut_off()

    application.on_quit = quit_asked
    lost = DisplayMonitor(program.save_at_once)
    application.commitDataRequest.connect(program.save)
    try:
        await asyncio.sleep(0)  # let key presses be handled between two long steps
        program.begin(early)
        await program.ended.wait()
        await program.close()
    finally:
        lost.close()
        application.on_quit = None
        application.commitDataRequest.disconnect(program.save)


class MainController(QObject):
    """Connects the user's actions in the window to sessions. `environ`: the environment of the CLIs, without
    the variables of profiles."""

    def __init__(
        self,
        engine: WindowEngine,
        options: Options,
        environ: Mapping[str, str],
        paths: AppPaths,
        early_cli: EarlyCli | None = None,
        shell: ShellEnvironment | None = None,
    ) -> None:
        """`shell`: the source of `environ`; None if `environ` never changes."""
        super().__init__()
        self._shell = shell
        self._announced_answer: ShellAnswer | None = None
        if shell is not None:
            shell.fix_folder()
            shell.known.connect(self._on_environment_known)
        self._window_engine = engine
        self._app = engine.app
        self._options = options
        self._environ = environ
        self._places = paths
        self._settings = Settings(paths)
        config = cli_config(environ)
        self.profiles = Profiles(paths, environ, self)
        self._keyring = SecretService(self)
        home = Path(environ["HOME"]) if environ.get("HOME") else None
        self._trust = FolderTrust(paths, config, home, self._note_answers)
        self._drafts = Drafts(paths.data / "drafts", self._has_begun, paths.data_lost)
        self._drafts.unread.connect(self._notify)
        self._drafts.damage_found.connect(self._on_draft_damaged)
        self._damage_reported = False
        self._storage_warnings = StorageWarnings(self._notify)
        self._pending_notices: list[Text] = []
        self.ended = asyncio.Event()
        self._ended_by = StopBy.CLOSE
        self._sound_player = SoundPlayer(assets_folder("resources") / "sounds", environ, self)
        self.folders = FolderWatcher(self._trust, self)
        services = SessionServices(
            self._settings,
            self._drafts,
            paths.data / "history",
            paths.state / "locks",
            self.folders,
            self._sound_player,
            self._wants_no_sound,
        )
        self.session_manager = SessionManager(self._app, services, self)
        self.windows = SessionWindows(engine, self.session_manager, self)
        self._bus = BusConnection(self)
        notifier = make_notifier(self._bus, self)
        self.notifications = NotificationController(
            self.session_manager,
            self._settings,
            self._app.preferences,
            engine.window,
            self.windows,
            notifier,
            self,
        )
        self._launcher = LauncherCount(self._bus, self) if notifier is not None else None
        self._app.waitingChanged.connect(self._on_waiting_changed)
        self.instance = InstanceService(
            self._bus,
            shell.ours if shell is not None else environ,
            self._open_handed_folder,
            self._bring_to_front,
            self,
        )
        self.library = LibraryClient(library_places(environ, paths), self)
        stores = SnapshotConfig(paths.data / "snapshots", home or Path.home(), limits_of(self._settings))
        self.snapshots = SnapshotClient(stores, self)
        self.repository = RepositoryClient(self)
        self.formulas = FormulaController(self._app.formulas, self._settings, self)
        self._snapshot_retention = SnapshotRetention(
            self.snapshots, self._settings, paths.state, self._open_sessions, self._any_works, self
        )
        self.launcher = SessionLauncher(
            self._app,
            self.session_manager,
            options,
            self._settings,
            self._trust,
            environ,
            self.profiles,
            self._keyring,
            paths,
            self.library,
            self._drafts,
            self.snapshots,
            self.repository,
            early_cli,
            shell,
        )
        self.catalog = SessionCatalog(
            self.library,
            self.profiles.sessions_of(DEFAULT) / "projects",
            self,
            other_configs=lambda: self.profiles.folders,
            trusted_folders=lambda: tuple(
                dict.fromkeys(c.folder for c in self.session_manager if c.is_trusted)
            ),
        )
        looker = FolderInspector()
        self._start_page = StartPageController(self._app, self._settings, self.catalog, looker, self)
        metadata = self._metadata = SessionMetadata(paths.data / "sessions.json", self)
        self._trash_controller = TrashController(
            self.session_manager,
            self._close_session,
            self.catalog,
            metadata,
            self._drafts,
            paths.data / "journals",
            self._app.session_list.session_prompt,
        )
        self.worktrees = WorktreeController(
            self._app,
            self.session_manager,
            self.launcher,
            self.repository,
            self._trust,
            self._settings,
            self.catalog,
            paths.state / "locks",
            self.library,
            lambda: self.profiles.folders,
            self,
        )
        self.merges = MergeController(
            self._app,
            self.session_manager,
            self.launcher,
            self.repository,
            self._trust,
            self.worktrees,
            self,
        )
        actions = SessionActions(
            self.launcher.open_session,
            self._close_session,
            self._trash_controller.delete,
            self.worktrees.ask_to_remove,
            self.merges.ask_to_merge,
        )
        self.session_list = SessionListController(
            self._app, self.session_manager, self.catalog, metadata, self._settings, looker, actions, self
        )
        self._new_session = NewSessionController(
            self._app.new_session_view,
            self.session_manager,
            self.catalog,
            metadata,
            looker,
            self.launcher.open_session,
            self,
        )
        self._branches = BranchController(
            self._app.new_session_view,
            self.session_manager,
            self.repository,
            self._on_branch_switched,
            self,
        )
        self.search_controller = SearchController(
            self._app, self.session_manager, self.catalog, self.library, self.launcher.open_session, self
        )
        self._overview = OverviewController(
            self._app.overview_view,
            paths.state / "locks",
            self.library,
            lambda: self.profiles.folders,
            self,
        )
        self._profile_controller = ProfileController(
            self._app, self.session_manager, self.profiles, self.launcher, self.catalog, self
        )
        self._profile_settings = ProfileSettingsController(
            self._app.preferences.profiles_view,
            self.profiles,
            self._keyring,
            self.session_manager,
            self.catalog,
            self._app.session_list.session_prompt,
            self,
        )
        self._app.preferences.asked.connect(self._profile_settings.show)
        self._accounts = AccountController(
            self._app.preferences.profiles_view.account_view,
            self._app.preferences.profiles_view.rows,
            self.profiles,
            self.launcher,
            self._app.session_list.session_prompt,
            paths.cache,
            self,
        )
        self._cli_check = CliCheckController(
            self._app.cli_check_view,
            lambda: self.launcher.command_of(DEFAULT),
            lambda: self.launcher.environment_of(DEFAULT),
            paths.cache,
            self,
        )
        self._window_restore = WindowRestore(
            paths.state / "windows",
            self.session_manager,
            engine.window,
            self.windows,
            self.launcher.begin_again,
            self,
        )
        self._closing_controller = ClosingController(
            self._app, self.session_manager, self._drafts, engine.window, engine.close_window, self
        )
        self._connect()
        self._settings_controller = SettingsController(
            self._app,
            self._settings,
            self._trust,
            self._sound_player,
            paths,
            environ,
            self._current_config,
            options.cli or environ.get("CLAUDE_DESK_CLI", ""),
            lambda: self.session,
            self._bus,
            self,
            shell,
        )

        self._snapshot_stores = SnapshotStoresController(
            self._app.preferences, self.snapshots, lambda: self.session, self
        )

    @property
    def session(self) -> Session | None:
        """The session of the current controller; None without a session."""
        return self.session_manager.current.session if self.session_manager.current is not None else None

    def _current_config(self) -> Path:
        """Return the CLI's configuration folder for the session that is shown."""
        current = self.session_manager.current
        return self.profiles.folder_of(current.profile if current is not None else DEFAULT)

    def begin(self, early: EarlySessionList | None = None) -> None:
        if self._window_engine.was_closed:
            self.ended.set()
            return
        folder, restores = self._options.directory, not self._options.demo
        if restores:
            self._window_restore.adopt()
        # The first controller gets the window's first view, in which the user may have written already.
        opens_first = bool(folder) and restores and not self._window_restore.had(folder)
        if opens_first:
            self.launcher.open_folder(folder, asked=True)
        back = restores and self._window_restore.begin(self._settings.kept.reopen)
        if folder:
            if not opens_first:
                self.launcher.open_folder(folder, asked=True)
            self.launcher.end_unused_cli()
        elif not back:
            self._start_page.show()
        self._begin_catalog(early)
        if self._window_restore.was_cut:
            self._app.show_note(Phrase("session_notice.not_closed_properly"))
        self._notify_damaged_files()
        if self._shell is not None and self._shell.is_known:
            self._report_environment()
        self._window_engine.may_close = self._closing_controller.may_close
        self._settings_controller.start()
        # A second start must not hand over to a demo, or to a program with a profile from its command line.
        if not (self._options.demo or self._options.profile):
            self.instance.begin()
        self._trash_controller.sweep((self._places.config, self._places.data, self._places.state))

    def _begin_catalog(self, early: EarlySessionList | None) -> None:
        self.catalog.begin(early.hand_over(self.library) if early is not None else None)

    def _open_handed_folder(self, folder: str, token: str) -> None:
        """Open the folder that another start of the program has handed over, and bring the window to the
        front."""
        self._bring_to_front(token)
        self.launcher.open_folder(folder)

    def _bring_to_front(self, token: str) -> None:
        bring_to_front(self._window_engine.window, token)

    def save(self) -> None:
        """Save the drafts and the open sessions, because the user logs out and there may be no time later."""
        for controller in self.session_manager:
            controller.save()
        if not self._options.demo:
            self._window_restore.save()

    def end(self) -> None:
        """Save the open sessions, and hide the windows. `close` ends the other parts afterwards."""
        self.instance.end()
        if not self.ended.is_set() and not self._options.demo:
            self._window_restore.end()
        self._window_engine.window.hide()
        self.windows.hide()
        self.ended.set()

    def cut_off(self) -> None:
        """End because of a signal, or because the desktop quits the program. Record that the user has not
        stopped the running turns."""
        if not self.ended.is_set():
            self._ended_by = StopBy.CUT_OFF
            self.end()

    def save_at_once(self) -> None:
        """Write the drafts, and deny the open requests as unanswered: there is no time for more."""
        self._drafts.flush()
        for controller in self.session_manager:
            if controller.session is not None:
                controller.session.requests.deny_unanswered()

    async def close(self) -> None:
        """End the parts behind the window. The sessions begin to end first, because there is a deadline."""
        self._window_restore.close()
        self.windows.close()
        sessions = asyncio.ensure_future(self.session_manager.close_all(self._ended_by))
        await asyncio.sleep(0)  # let the sessions save their drafts
        self._sound_player.close()
        await self._app.end_file_dialogs()
        await self.notifications.close()
        if self._launcher is not None:
            await self._launcher.close()
        await self.instance.close()
        await self._settings_controller.close()
        await self._bus.close()
        await self._profile_settings.close()
        await self._accounts.close()
        await self._cli_check.close()
        await self._keyring.close()
        await self.search_controller.close()
        await self._overview.close()
        await self.catalog.close()
        await self._start_page.close()
        await self._branches.close()
        await self._new_session.close()
        await self.merges.close()
        await self.worktrees.close()
        await self.session_list.end()
        await self._trash_controller.close()
        await sessions
        self.library.close()  # after the sessions, which look up their last messages in their files
        await self._snapshot_retention.close()
        await self._snapshot_stores.close()
        self.snapshots.close()
        self.repository.close()
        await self.formulas.close()
        self._drafts.close()

    # --- actions of the user -------------------------------------------------------------------

    def _connect(self) -> None:
        app = self._app
        self._window_engine.closed.connect(self.end)
        self._settings.not_saved.connect(partial(self._storage_warnings.report, None, StorageKind.SETTINGS))
        self._settings.saved.connect(lambda: self._storage_warnings.report(None, StorageKind.SETTINGS, ""))
        self._window_restore.not_kept.connect(
            partial(self._storage_warnings.report, None, StorageKind.WINDOW)
        )
        self.session_manager.opened.connect(
            lambda controller: controller.not_kept.connect(partial(self._storage_warnings.report, controller))
        )
        self.session_manager.left.connect(self._storage_warnings.drop_session)
        self.session_manager.opened.connect(lambda controller: controller.begun.connect(self._notify_pending))
        app.folderChosen.connect(self.launcher.open_folder)
        app.start_view.folderWanted.connect(self.launcher.open_folder)
        app.start_view.newWanted.connect(lambda folder: self.launcher.begin_in(folder))
        app.start_view.sessionWanted.connect(self.launcher.open_session)
        app.trusted.connect(lambda: self._answer(self.session_manager.main, TrustAnswer.TRUSTED))
        app.openedWithout.connect(lambda: self._answer(self.session_manager.main, TrustAnswer.WITHOUT))
        app.folderRetryWanted.connect(self._on_folder_retry_wanted)
        self.windows.answered.connect(self._answer)
        app.demoWanted.connect(self._on_demo_wanted)
        app.retryWanted.connect(self._on_retry_wanted)
        app.restartWanted.connect(self._on_restart_wanted)
        app.signInWanted.connect(self._on_sign_in_wanted)
        app.elsewhereWanted.connect(self._on_elsewhere_wanted)
        app.repositoryWanted.connect(self._on_repository_wanted)
        app.afreshWanted.connect(self._on_afresh_wanted)
        app.newWanted.connect(self._on_new_wanted)
        app.clearWanted.connect(self._on_clear_wanted)
        app.earlierWanted.connect(self._on_earlier_wanted)
        app.viewWanted.connect(self._on_view_wanted)
        app.otherPaneWanted.connect(self._on_other_pane_wanted)
        app.paneCloseWanted.connect(self._on_pane_close_wanted)
        self.session_manager.opened.connect(
            lambda controller: controller.forked.connect(partial(self.launcher.fork, controller))
        )
        # To ask about a folder, begin a session in that folder.
        self.session_manager.opened.connect(
            lambda controller: controller.folder_unknown.connect(
                lambda folder: self.launcher.begin_in(folder, controller.profile)
            )
        )
        self.session_manager.moved_out.connect(self._show_start_page_alone)
        app.newInWanted.connect(lambda folder: self.launcher.begin_in(folder))
        app.closeWanted.connect(self.session_list.close)
        self._window_engine.window.activeChanged.connect(self._on_active_changed)

    def _on_branch_switched(self) -> None:
        """Show the new branch in the list, in the header and on the page of the new session."""
        self.session_list.come_to_front()
        self._new_session.come_to_front()

    def _open_sessions(self) -> frozenset[str]:
        return frozenset(controller.session_id for controller in self.session_manager)

    def _any_works(self) -> bool:
        sessions = [each.session for each in self.session_manager if each.session is not None]
        return any(not session.facts().is_quiet for session in sessions)

    def _wants_no_sound(self, view: SessionView) -> bool:
        """Return whether the user turned sounds off, or sees the session."""
        controller = self.session_manager.of(view)
        return not self._settings.kept.sounds or (
            controller is not None and self.notifications.is_in_front(controller)
        )

    def _answer(self, controller: SessionController | None, answer: TrustAnswer) -> None:
        if controller is not None:
            controller.answer(answer)
            if controller.session is not None:
                self._settings.add_recent_folder(controller.folder)
            self.launcher.bring_words(controller)

    def _has_begun(self, session_id: str) -> bool:
        """Return whether the CLI has the session, its folder does not answer, or the session is a fork in
        which Claude has not answered yet."""
        folders = (self.profiles.sessions_of(profile_id) for profile_id in self.profiles.ids)
        there: Path | None = Path()  # a folder that does not answer may contain the session
        if any(
            answered(projects(folder), partial(session_file, folder, session_id), there) is not None
            for folder in folders
        ):
            return True
        return fork_of(self._places.data / "journals", session_id) is not None

    def _on_restart_wanted(self) -> None:
        """Use the CLI that is chosen now in all sessions except demos. A session restarts after its turn and
        its agents."""
        for controller in self.session_manager:
            if controller.session is not None and not controller.demo:
                controller.session.use(self.launcher.command(controller))

    def _on_folder_retry_wanted(self) -> None:
        if self.session_manager.main is not None:
            self.session_manager.main.review_again()

    def _on_demo_wanted(self) -> None:
        controller = self.session_manager.current or self.session_manager.open(
            self._options.directory or str(Path.cwd())
        )
        if controller.session is not None:
            controller.session.stop()  # waiting messages come back to the composer
        self.launcher.begin_session(controller, demo=True)

    def _on_retry_wanted(self) -> None:
        controller = self.session_manager.current
        if controller is None or controller.session is None:
            return
        if controller.demo != self._options.demo:
            self.launcher.begin_session(controller, self._options.demo)
        else:
            controller.session.try_again(self.launcher.command(controller))

    def _on_sign_in_wanted(self) -> None:
        controller = self.session_manager.current
        if controller is not None:
            self._accounts.sign_in(controller.profile)

    def _on_elsewhere_wanted(self) -> None:
        """Show the start page, because the folder of the current session is gone. The next session gets the
        conversation as text."""
        if self.session is not None:
            self.launcher.carried = so_far(self.session.entries, FIELD_CHARACTERS)
            self._start_page.show()

    def _on_repository_wanted(self) -> None:
        """Continue the current session, whose worktree is gone: in the session's own folder, or as a new
        session in the repository. If the repository is gone too, give the conversation to the next
        session."""
        controller = self.session_manager.current
        if controller is None or controller.session is None:
            return
        if controller.session.worktree_gone:
            controller.session.go_on_without_worktree()
        elif home := self.worktrees.home_of(controller):
            session = controller.session
            waiting = {queued.uuid for queued in session.message_dispatch.queue.queue}
            session.forker.continue_in(home, waiting)
        else:
            self._on_elsewhere_wanted()  # the repository is gone too

    def _on_afresh_wanted(self) -> None:
        if self.session is not None:
            self.session.begin_afresh()

    def _on_new_wanted(self) -> None:
        """Begin a new session in the folder of the current session."""
        controller = self.session_manager.current
        if controller is not None:
            self.launcher.begin_like(controller)

    def _on_clear_wanted(self) -> None:
        """Show a new session in place of the current session, with the same model and other choices. The old
        session continues its work, and stays in the list. Do nothing if the old session is empty."""
        before = self.session_manager.current
        if before is None or before.session is None or not len(before.session.store):
            return
        self._on_new_wanted()
        after = self.session_manager.current
        if after is None or after is before:
            return
        after.view.set_earlier(str(before.view.title), before.view.session_id)
        self._metadata.follow(after.session_id, before.session_id, str(before.view.title))
        if after.session is not None:
            after.session.settings.choose_as(before.session.settings)
        if self.session_manager.has_own_window(before):
            self.windows.replace(before, after)

    def _on_earlier_wanted(self, session_id: str) -> None:
        controller = self.session_manager.current
        if controller is not None:
            self.launcher.open_session(controller.folder, session_id)

    def _on_view_wanted(self, view: SessionView) -> None:
        if (controller := self.session_manager.of(view)) is not None:
            self.session_manager.show(controller)

    def _on_other_pane_wanted(self) -> None:
        manager = self.session_manager
        if manager.other_pane is not None:
            manager.close_pane(manager.other_pane)
        elif not manager.show_other_pane():
            self._app.show_note(Phrase("session_notice.no_other_session"))

    def _on_pane_close_wanted(self, view: SessionView) -> None:
        if (controller := self.session_manager.of(view)) is not None:
            self.session_manager.close_pane(controller)

    def _on_active_changed(self) -> None:
        if self._window_engine.window.isActive():
            self.session_list.come_to_front()
            self._start_page.come_to_front()
            self._new_session.come_to_front()
            self.profiles.refresh()

    def _close_session(self, controller: SessionController) -> "asyncio.Task[None]":
        """Close a session. If the main window has no session left, show the start page. The returned task
        ends the session's child."""
        ending = self.session_manager.close(controller)
        self._show_start_page_alone()
        return ending

    def _show_start_page_alone(self) -> None:
        if self.session_manager.main is None:
            self._start_page.show()

    def _notify_damaged_files(self) -> None:
        """Report unusable folders, damaged or unreadable files of the program, and settings with unusable
        values."""
        if self._places.lost:
            folders = "; ".join(f"{folder} ({why})" for folder, why in self._places.lost)
            self._notify(Phrase("session_notice.folders_unusable", folders=folders))
        self._damage_reported = True
        found = (
            self._settings.damaged,
            self._metadata.damaged,
            self._drafts.damaged,
            self._window_restore.damaged,
        )
        if any(found):
            settings, titles, draft, window = found
            self._notify(
                Phrase("session_notice.damaged", settings=settings, titles=titles, draft=draft, window=window)
            )
        if self.profiles.damaged:
            self._notify(Phrase("session_notice.profiles_damaged"))
        self._trust.answers()  # reads the answers, so that `unread` below is set
        # A warning about settings has given the reason already.
        is_reported = self._storage_warnings.is_failing(StorageKind.SETTINGS)
        unread = {
            "settings": "" if is_reported else self._settings.unread,
            "titles": self._metadata.unread,
            "window": self._window_restore.unread,
            "answers": self._trust.unread,
            "profiles": self.profiles.unread,
        }
        for reason in sorted({*unread.values()} - {""}):
            self._notify(
                Phrase(
                    "session_notice.files_not_read",
                    reason=reason,
                    settings=unread["settings"] == reason,
                    titles=unread["titles"] == reason,
                    window=unread["window"] == reason,
                    answers=unread["answers"] == reason,
                    profiles=unread["profiles"] == reason,
                )
            )
        if self._settings.unused:
            self._notify(Phrase("session_notice.settings_not_used", names=" ".join(self._settings.unused)))

    @Slot()
    def _on_environment_known(self) -> None:
        """After an answer of the shell, search again for the CLI in sessions that did not find it."""
        self._report_environment()
        for controller in self.session_manager:
            session = controller.session
            problem = session.state.problem if session is not None else None
            if session is not None and problem is not None and problem.kind is ProblemKind.NO_CLI:
                session.try_again(self.launcher.command(controller))

    def _report_environment(self) -> None:
        shell = self._shell
        if shell is None or shell.answer is self._announced_answer:
            return
        self._announced_answer = shell.answer
        shell.write_log()
        if shell.failure is not None:
            self._notify(
                Phrase("session_notice.shell_failed", shell=shell.shell, failure=shell.failure.value)
            )
        elif shell.other_folder:
            self._notify(Phrase("session_notice.shell_other_folder", folder=shell.other_folder))

    def _on_waiting_changed(self) -> None:
        """Show on the program's icon how many requests wait for the user."""
        if self._launcher is not None:
            self._launcher.show(self._app.all_waiting)

    def _on_draft_damaged(self) -> None:
        """Report a damaged draft that is found after the report at the start."""
        if self._damage_reported:
            self._notify(
                Phrase("session_notice.damaged", settings=False, titles=False, draft=True, window=False)
            )

    def _note_answers(self, why: str) -> None:
        """Report whether answers about folders could be written."""
        self._storage_warnings.report(None, StorageKind.ANSWER, why)

    def _notify(self, words: Text) -> None:
        """Add a notice to the current session. Without a session, show the notice for some seconds now, and
        add it to the next session."""
        if self.session is not None:
            self.session.add_notice(words)
        else:
            self._app.show_note(words)
            self._pending_notices.append(words)

    def _notify_pending(self) -> None:
        if self.session is not None:
            untold, self._pending_notices = self._pending_notices, []
            for words in untold:
                self.session.add_notice(words)
