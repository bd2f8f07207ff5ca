"""One open session of the window, with its view, its draft, its lock and the trust in its folder."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.controllers.draft_binding import DraftBinding
from claude_desk.controllers.storage_warnings import StorageKind
from claude_desk.library.catalog.requests import FindTerminalSessions
from claude_desk.library.request_base import LibraryError, Request, SessionRequest
from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import real_folder, when_answered
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import HistorySource, SessionConfig, SnapshotSource
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.core.session_texts import scheduled_tasks
from claude_desk.session.turns.shell_commands import ShellOutput
from claude_desk.snapshots.records import Refusal, Refused
from claude_desk.snapshots.requests import SnapshotRequest
from claude_desk.transcript.entries import StopBy
from claude_desk.ui.session.session_view import SessionView
from claude_desk.workspace.drafts import Drafts, UnsavedDraft
from claude_desk.workspace.folder_trust import FolderConsent, FolderReview, TrustAnswer
from claude_desk.workspace.folder_watcher import FolderWatcher, WatchedFolder
from claude_desk.workspace.idle_timeout import IdleTimeout
from claude_desk.workspace.notification_sound import NotificationSound, SoundPlayer
from claude_desk.workspace.session_lock import SessionLock, WriterKind
from claude_desk.workspace.settings import Settings

_log = logging.getLogger(__name__)

_TERMINAL_SECONDS = 10.0  # how long the library may look for sessions in a terminal
_TERMINAL_MS = 3_000  # how often to look whether a terminal has ended
# A terminal has ended if so many looks in a row do not find it. While Claude Code writes the file of its
# process, a look finds nothing.
_ABSENT = 2
# Time after which the page says that a folder does not answer.
_PATIENCE_MS = 1_000

FILES_CHANGED = Phrase("session_notice.files_changed")
TAKEN_OVER = Phrase("session_notice.taken_over")


@dataclass(frozen=True, slots=True)
class SessionServices:
    """The objects that all controllers of a window share. `quiet` returns whether a session should make no
    sound now."""

    settings: Settings
    drafts: Drafts
    histories: Path
    locks: Path
    folders: FolderWatcher
    sound_player: SoundPlayer
    quiet: Callable[[SessionView], bool]


class SessionController(QObject):
    """One session of the window. `session` is None before the first session begins, and after `close`. The
    first session may be deferred, or wait for the user's answer about the folder.

    `folder` contains no links once a session has begun, so that the reviewed folder is the folder in which
    the child starts.

    `consent` is None before `begin`, and in the demo, which runs nothing of the folder.
    """

    profile_changed = Signal()
    asked = Signal()  # the page has to ask the user about the folder, or say that the folder is silent
    question_closed = Signal()  # the question about the folder was settled, here or in another session
    answered = Signal()  # the user has answered the question about the folder in this session
    begun = Signal()  # a new session is attached
    folder_unknown = Signal(str)  # Claude works in this other folder, and the user wants to answer about it
    forked = Signal(object)  # Fork: a new session should begin as a copy of this session
    not_kept = Signal(object, object)  # StorageKind; Text: why a write failed, or empty once a write succeeds

    def __init__(
        self,
        view: SessionView,
        folder: str,
        services: SessionServices,
        other_sessions: Callable[["SessionController"], list[Session]],
        parent: QObject,
    ) -> None:
        """`other_sessions` returns the other sessions of the controller's folder."""
        super().__init__(parent)
        self.view = view
        self.folder = folder
        self.session: Session | None = None
        self.consent: FolderConsent | None = None
        self._worktree_consent: FolderConsent | None = None  # consent for a worktree that Claude has entered
        self._failing: set[StorageKind] = set()  # kinds of data whose last write failed
        self.not_kept.connect(self._on_not_kept)
        self._other_sessions = other_sessions
        self._folders = services.folders
        self._watched: WatchedFolder | None = None  # set while a child runs, except in the demo
        self._demo = False
        self._profile = ""
        self.known_id = ""  # the id of the session that will begin here
        self._waker: Callable[[], None] | None = None
        self._resolved = False  # whether `folder` contains no links
        self._is_detached = False  # whether `detach` was called: no session begins here any more
        self._draft_of = ""
        self._whose = WriterKind.OURS  # assumed writer of the next session until its lock is read
        self._config: SessionConfig | None = None
        self._starts = False  # whether the session should have a child
        self._is_pending = False  # whether the session of `_config` waits for the user's answer to begin
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self.asked)
        self._asks_again = False  # whether the user wants to answer about the folder once more
        self._kept_out: FolderFindings | None = None  # findings that the current or next child runs without
        self._tasks = AsyncTasks()
        self._draft_binding = DraftBinding(
            services.drafts, services.histories, view, partial(self.not_kept.emit, StorageKind.DRAFT)
        )
        self._notification_sound = NotificationSound(
            services.sound_player, lambda: not services.quiet(view), self
        )
        self._idle_timeout = IdleTimeout(services.settings, self)
        self._terminal = TerminalWatch()
        self._looks_in: Session | None = None  # the session for whose terminal a look runs
        self._terminal_timer = QTimer(self, interval=_TERMINAL_MS)
        self._terminal_timer.timeout.connect(self._look_for_terminal)
        self._session_lock = SessionLock(services.locks, self)
        self._session_lock.changed.connect(self._on_writer_changed)
        self._session_lock.asked_away.connect(lambda: self._tasks.start(self._release_session()))
        self._session_lock.turned.connect(self._on_history_replaced)
        if view.viewsReady:
            self._hear_views()
        else:
            view.viewsReadyChanged.connect(self._hear_views)
        for signal in (self.asked, self.question_closed, self.begun):
            signal.connect(lambda: self._notify_asked(self._must_be_answered))
        view.set_folder(folder)
        view.drafted.connect(self._on_drafted)

    @property
    def demo(self) -> bool:
        return self._demo

    @demo.setter
    def demo(self, demo: bool) -> None:
        self._demo = demo
        self.view.set_demo(demo)

    @property
    def profile(self) -> str:
        """The id of the session's current or future profile. The default profile has an empty id."""
        return self._profile

    @profile.setter
    def profile(self, profile: str) -> None:
        if profile != self._profile:
            self._profile = profile
            self.profile_changed.emit()

    @property
    def waits_for_trust(self) -> bool:
        """Whether the page about the folder is due: it asks what the folder may run, for the first time or
        again, or says that the folder does not answer."""
        return self._asks_again or (self._must_be_answered and not self._patience.isActive())

    @property
    def _must_be_answered(self) -> bool:
        """Whether a child should start but has to wait for the user's answer about the folder."""
        return self._starts and self.consent is not None and self.consent.answer is None

    @property
    def deferred(self) -> bool:
        """Whether the session begins only when it is shown."""
        return self._waker is not None

    @property
    def session_id(self) -> str:
        """The session's id; empty if the id is not known yet."""
        return self.session.info.session_id if self.session is not None else self.known_id

    @property
    def unused(self) -> bool:
        """Whether the session is not resumed and has no entries and no queued messages. A controller without
        a session is unused unless a session is deferred."""
        session = self.session
        if session is None:
            return not self.deferred
        return not (len(session.store) or session.message_dispatch.queue.queue or session.resumed)

    @property
    def vacant(self) -> bool:
        """Whether another session may use this controller: it is unused, the composer is not in use, and no
        command runs whose output will be in the composer."""
        runs = self.session is not None and self.session.shell_commands.running
        return self.unused and not (self.view.composer.in_use or runs)

    def defer(self, session_id: str, title: str, waker: Callable[[], None]) -> None:
        """Reserve this controller for a session. `waker` begins the session when its view is shown."""
        self.known_id = session_id
        self._waker = waker
        self.view.set_deferred(title, session_id)

    def begin_deferred(self) -> None:
        """Begin the deferred session, if there is one, because the view is shown now. The first call also
        resolves links in the folder."""
        if not self._resolved:
            when_answered(self.folder, self._begin_resolved)
        else:
            self._begin_resolved()

    def _begin_resolved(self) -> None:
        if not self._resolved:
            self._resolved = True
            self.folder = real_folder(self.folder)
            self.view.set_folder(self.folder)
        waker, self._waker = self._waker, None
        if waker is not None:
            waker()

    def begin(
        self, config: SessionConfig, consent: FolderConsent | None, start: bool = True, draft_of: str = ""
    ) -> None:
        """Begin a session in this controller, and end the earlier session. If a child should start and the
        user must be asked about the folder, ask first.

        If `start` is False, there is no child until the user writes something. `draft_of`: the id of the
        session whose draft is shown; by default the id of the resumed session. If that is empty too, the
        folder's draft is shown. After `detach`, do nothing: a folder may answer too late.
        """
        if self._is_detached:
            return
        self._draft_of = draft_of or config.resume
        self.renew()  # keeps the answer valid after rules were added by `Always allow`
        self.consent = consent
        self._asks_again = False
        self._patience.stop()
        may_start = (lambda: True) if consent is None else partial(self._may_start, consent)
        snapshots, library = config.snapshots, config.library
        self._config = replace(
            config,
            may_start=may_start,
            may_send=self._may_send,
            may_run_git=partial(self._is_trusted, consent),
            may_ask_git=partial(self._was_trusted, consent),
            library=library if library is None or consent is None else _TrustedLibrary(library, consent),
            snapshots=snapshots if snapshots is None or consent is None else _Snapshots(snapshots, consent),
        )
        self._starts, self._is_pending = start, True
        if self._must_be_answered:
            self._ask()
        else:
            self._begin_session(self._config)
        self._show_kept_out()

    def _ask(self) -> None:
        """Ask the user about the folder. If the folder is silent, wait `_PATIENCE_MS` before the page says
        so. After `detach` there is no page that could ask."""
        if self._is_detached:
            return
        if self.consent is not None and self.consent.silent:
            self._patience.start()
        else:
            self._patience.stop()
            self.asked.emit()

    def review_again(self) -> None:
        """Review a silent folder again: the user pressed `Try again`."""
        consent = self.consent
        if consent is not None and consent.silent:
            self._renew(again=True)
            if not consent.silent:
                self._on_answering()
            else:
                self.asked.emit()

    def on_late(self, consent: FolderConsent, review: FolderReview) -> None:
        """Continue with a folder that did not answer at first and has answered now."""
        if consent is self.consent and consent.silent and not self._is_detached:
            self._renew(review)
            self._on_answering()

    def _on_answering(self) -> None:
        self._patience.stop()
        if self._must_be_answered:
            self.asked.emit()
        elif self._starts and self._config is not None and self.consent is not None:
            if self._is_pending:  # the folder's links could not be followed before
                self.folder = self.consent.review.root
                self._config = replace(self._config, folder=self.folder)
                self.view.set_folder(self.folder)
            self._go_on(self._config)
        self._show_kept_out()

    def start(self) -> None:
        """Start the session's child. Do nothing if it should have one already, or without a session."""
        if not self._starts and self.session is not None:
            self._starts = True
            self.session.start()

    def _on_drafted(self) -> None:
        """Start the child while the user writes, so that the child is ready when the message is sent. If the
        user must be asked about the folder, wait for the message: the question must not appear while the user
        types."""
        if self._starts or self.session is None:
            return
        self.renew()
        if self.consent is None or self.consent.answer is not None:
            self.start()

    def answer(self, answer: TrustAnswer) -> None:
        """Continue with the user's answer: begin or start the waiting session, or restart its child. If the
        folder still has no valid answer, ask again. Do nothing if no question is shown."""
        consent = self.consent
        if consent is None or not self.waits_for_trust or self._config is None:
            return
        awaited = self._must_be_answered
        try:
            holds = consent.set_answer(answer)
        except OSError as error:
            holds = True
            _log_not_kept(error)
        if not holds:
            self._ask()
            return
        self._asks_again = False
        if awaited:
            self._go_on(self._config)
        else:
            self.question_closed.emit()
            self._start_as_answered()
        self._show_kept_out()
        self.answered.emit()

    def check_trust_again(self) -> None:
        """Apply an answer about the folder that the user gave in another session of that folder. Do nothing
        in a controller that has begun nothing."""
        if self._config is None:
            return
        awaited = self._must_be_answered
        self._renew()
        if awaited and not self._must_be_answered:
            self._go_on(self._config)
        self._show_kept_out()

    def ask_again(self) -> None:
        """Ask the user once more what the folder may run. A running child continues meanwhile. If the folder
        is trusted already, restart a child that runs without the folder's files instead."""
        if self.session is None or self.consent is None:
            return
        self.renew()
        # The user may have trusted the folder in another session.
        if self.consent.answer is TrustAnswer.TRUSTED:
            self._start_as_answered()
        else:
            self._asks_again = True
            self.asked.emit()

    def _start_as_answered(self) -> None:
        """If the folder is trusted now and the child runs without the folder's files, restart the child. Wait
        for the end of a turn and of agents."""
        self._look_for_file_again()
        if self.is_trusted and self._kept_out is not None and self.session is not None:
            self.session.start_again()
        self._show_kept_out()

    def _show_kept_out(self) -> None:
        """Show the files that the child runs without. A running child keeps the answer with which it was
        started."""
        if self.session is None or not self.session.state.phase.has_child:
            without = self.consent is not None and self.consent.answer is TrustAnswer.WITHOUT
            self._kept_out = self.consent.review.findings if without and self.consent else None
        self.view.kept_out_view.show(self._kept_out)

    def _go_on(self, config: SessionConfig) -> None:
        self.question_closed.emit()
        if self._is_pending or self.session is None:
            self._begin_session(config)
        else:
            self._look_for_file_again()
            self.session.start()

    def _look_for_file_again(self) -> None:
        """If the folder is trusted, look for the session's file again: now the folder's settings count."""
        if self.is_trusted and self.session is not None:
            self.session.find_file_again()

    def renew(self) -> None:
        """If there is a session, review the folder's files again. What the CLI wrote into the folder's
        settings because of the user's answers to requests raises no new question."""
        if self.session is not None:
            self._renew()

    def _renew(self, review: FolderReview | None = None, again: bool = False) -> None:
        if self.consent is None:
            return
        try:
            self.consent.renew(self._added(), review, again=again)
        except OSError as error:
            _log_not_kept(error)

    def _added(self) -> list[Text]:
        """Return the entries that the CLI wrote into the folder's settings because of the user's answers,
        here or in the folder's other sessions."""
        return [added for session in self._of_folder() for added in session.requests.changed_settings]

    def _of_folder(self) -> list[Session]:
        return [*([self.session] if self.session is not None else ()), *self._other_sessions(self)]

    def save(self) -> None:
        """Save the unsent text and messages now."""
        self._draft_binding.save()

    @property
    def saves(self) -> bool:
        """Whether the last write of each kind of data succeeded."""
        return not self._failing

    def _on_not_kept(self, what: StorageKind, why: Text) -> None:
        if why:
            self._failing.add(what)
        else:
            self._failing.discard(what)

    def unsaved(self) -> UnsavedDraft | None:
        """Save the draft, and return it if that fails. Return None if everything was saved or nothing can be
        lost."""
        return self._draft_binding.unsaved("" if self.deferred else self.folder)

    def detach(self) -> None:
        """Detach the session from its view for good. Unsent text and messages are kept."""
        self._is_detached = True
        if self.consent is not None and not self.consent.silent:
            self.renew()
        self._patience.stop()
        self._watch(False)
        self._session_lock.unwatch()
        self._terminal_timer.stop()
        self._notify_asked(False)
        if not self.deferred:
            self.view.keep_request_words()
            self._draft_binding.close(self.folder)
        self.view.detach()

    async def close(self, by: StopBy = StopBy.CLOSE) -> None:
        """End the session, after `detach()`. This takes a bounded time. `by` says why a running turn ends."""
        session, self.session = self.session, None
        if session is not None:
            await _dispose(session, by)
        await self._tasks.finish()

    def _may_start(self, consent: FolderConsent) -> bool:
        """Return whether the session may start a child now: the user has answered about the folder, and no
        other window or program writes the session. If so, take the session's lock. If the user has not
        answered, ask."""
        if consent is not self.consent or self.session is None:
            return False
        self._starts = True
        if consent.silent:
            self.renew()
        if not consent.silent:
            self._watch(True)  # before the review, so that no change is missed
            self.renew()
        trusted = consent.answer is TrustAnswer.TRUSTED
        may = consent.answer is not None and self._session_lock.may_start()
        if not may:
            self._watch(False)
        if consent.answer is None:
            self._ask()
        elif may:
            self.session.set_trusted(trusted, consent.review.git_overrides)
            self._kept_out = None if trusted else consent.review.findings
            self.view.kept_out_view.show(self._kept_out)
        return may

    @property
    def is_trusted(self) -> bool:
        """Whether a session is open and the user trusts the folder's files."""
        trusted = self.consent is not None and self.consent.answer is TrustAnswer.TRUSTED
        return trusted and self.session is not None

    def _is_trusted(self, consent: FolderConsent | None, folder: str) -> bool:
        """Review a folder, and return whether the user trusts its current files. `folder`: the session's
        folder, or a worktree that Claude has entered."""
        if consent is None or consent is not self.consent:
            return False
        if folder == self.folder:
            self.renew()
        else:
            self._worktree_consent = consent.of(Path(folder))
        return self._was_trusted(consent, folder)

    def _was_trusted(self, consent: FolderConsent | None, folder: str) -> bool:
        """Return whether the user trusts the folder's files as of the last review. Review a new worktree
        first."""
        if consent is None:
            return False
        if folder != self.folder:
            if self._worktree_consent is None or self._worktree_consent.folder != Path(folder):
                self._worktree_consent = consent.of(Path(folder))
            consent = self._worktree_consent
        return consent.answer is TrustAnswer.TRUSTED

    def _watch(self, wanted: bool) -> None:
        """Begin or stop watching the files that the answer about the folder covers."""
        watched = self._watched
        if wanted and watched is None and self.consent is not None:
            watched = self._watched = self._folders.watch(Path(self.folder), self.consent.review)
            watched.reviewed.connect(self._on_folder_reviewed)
        elif not wanted and watched is not None:
            self._watched = None
            watched.reviewed.disconnect(self._on_folder_reviewed)
            self._folders.release(watched)

    def _may_send(self) -> bool:
        """Return True if the files are not watched, or are unchanged since the last review. Otherwise, or if
        this is unknown, return False: the message waits for a review."""
        return self._watched is None or self._watched.is_unchanged()

    def _on_folder_reviewed(self, review: FolderReview) -> None:
        """After a change in or around the folder, let the child continue. If the folder is not trusted any
        more, end a child that uses the folder's files. Also end a child that runs without them if git would
        run a program of the folder."""
        consent, session = self.consent, self.session
        if consent is None or session is None or self._watched is None:
            return
        if self._kept_out is not None and not review.not_held:
            # A child that was started without the folder's files never reads them later.
            session.send_waiting()
            return
        try:
            scheduled = [task for each in self._of_folder() for task in scheduled_tasks(each.entries)]
            consent.renew(self._added(), review, scheduled)
        except OSError as error:
            _log_not_kept(error)
        if consent.answer is TrustAnswer.TRUSTED:
            session.send_waiting()
        else:
            self._watch(False)
            session.end_child(FILES_CHANGED)

    def _on_files_written(self) -> None:
        """Make the next message wait for a check: the written files may include settings of the folder."""
        if self._watched is not None:
            self._watched.expire()

    def _on_state_changed(self) -> None:
        if self.session is None:
            return
        phase = self.session.state.phase
        self.view.owner_view.set_busy(phase.has_child and phase is not SessionPhase.READY)
        if not phase.has_child:
            self._watch(False)
            self._show_kept_out()

    def _notify_asked(self, asked: bool) -> None:
        """Mark the session in the list while it asks about its folder. Otherwise the user could overlook the
        question while another session is shown."""
        self.view.set_asked(asked)

    def _hear_views(self) -> None:
        self.view.kept_out_view.reviewWanted.connect(self.ask_again)
        self.view.changes_view.folderAsked.connect(self._ask_about)
        self.view.owner_view.acquireWanted.connect(lambda: self._tasks.start(self._acquire_session()))

    def _ask_about(self, folder: str) -> None:
        if folder == self.folder:
            self.ask_again()
        else:
            self.folder_unknown.emit(folder)

    async def _acquire_session(self) -> None:
        """Take over the session from another window or program. If that fails, tell the user."""
        whose, session = self._session_lock.whose, self.session
        if session is None or not await self._session_lock.acquire():
            self.view.owner_view.refuse()
            return
        await self._begin_anew(starts=True)
        if whose is WriterKind.PROGRAM and self.session is not None:
            self.session.add_notice(TAKEN_OVER)

    def _on_history_replaced(self) -> None:
        """Begin the session again: another writer may have changed the conversation in its file."""
        self._tasks.start(self._begin_anew(whose=self._session_lock.whose))

    def _on_writer_changed(self) -> None:
        """Show who else writes the session. While another program does, look whether it runs in a
        terminal: a terminal that ends sends no signal."""
        whose = self._session_lock.whose
        self.view.owner_view.show(whose)
        if whose is WriterKind.PROGRAM:
            self._terminal_timer.start()
        else:
            self._terminal_timer.stop()
            self._terminal.forget()

    def _look_for_terminal(self) -> None:
        session, config = self.session, self._config
        if session is None or config is None or config.library is None or self._looks_in is session:
            return
        self._looks_in = session
        self._tasks.start(self._find_terminal(session, config.library))

    async def _find_terminal(self, session: Session, library: HistorySource) -> None:
        """If the session runs in a terminal, show it without taking messages, as while another program writes
        to it. If it ran in a terminal that has ended, let it take messages again."""
        try:
            found = await library.ask(FindTerminalSessions(), _TERMINAL_SECONDS)
        except LibraryError as error:
            _log.warning("the sessions in a terminal were not looked for: %s", error)
            return
        finally:
            if self._looks_in is session:
                self._looks_in = None
        if self.session is not session:
            return
        session_id = session.info.session_id
        runs = any(each.session_id == session_id for each in found)
        ended = self._terminal.note(session_id, runs)
        if runs:
            self._session_lock.note_program()
        elif ended:
            self._session_lock.note_program_ended()

    async def _release_session(self) -> None:
        """End the child and release the session to another window. This window then only displays it."""
        await self._begin_anew(whose=WriterKind.WINDOW)

    def _on_resumed_elsewhere(self) -> None:
        self._tasks.start(self._begin_anew(starts=True, by_time=True))

    async def _begin_anew(
        self, starts: bool = False, whose: WriterKind = WriterKind.OURS, by_time: bool = False
    ) -> None:
        """Begin the same session again with its current file on disk, after the old child has ended. If
        another session waits to begin here, only end the child: `_config` is that of the other session."""
        old = self.session
        if old is None or self._config is None:
            return
        await old.close()
        if self.session is old and not self._is_pending:
            self._starts, self._whose = starts, whose
            self._draft_of = old.info.session_id
            self._config = replace(resumed(self._config, old.info.session_id), by_time=by_time)
            self._begin_session(self._config)

    def _begin_session(self, config: SessionConfig) -> None:
        if self._is_detached:
            return  # `detach` was called during a wait: do not lock the draft again
        held = bool(config.resume) and self._session_lock.is_elsewhere(config.resume)
        config = replace(config, written_elsewhere=held)
        old, self.session = self.session, Session(config, self)
        self._is_pending = False
        if old is not None:
            old.message_dispatch.retire()
            self.view.keep_request_words()
            # A command of the user ends with its session, but its output belongs to the message box.
            old.shell_commands.ended.connect(self._keep_output)
        self._draft_binding.unfollow()
        self.session.forker.forked.connect(self.forked)
        self.session.state_changed.connect(self._on_state_changed)
        self.session.resumes_elsewhere.connect(self._on_resumed_elsewhere)
        self.session.change_undo.written.connect(self._on_files_written)
        self.session.not_kept.connect(partial(self.not_kept.emit, StorageKind.JOURNAL))
        self.view.attach(self.session)
        self._draft_binding.follow(self.session, self._draft_of)
        self._notification_sound.watch(self.session)
        self._idle_timeout.watch(self.session)
        self._session_lock.watch(self.session, self._whose)
        self._whose = WriterKind.OURS
        if config.resume and not self._starts:
            self._look_for_terminal()
        if old is not None:
            self._tasks.start(_dispose(old))
        self.session.history.begin()
        if self._starts:
            self.session.start()
        self.begun.emit()

    def _keep_output(self, output: ShellOutput) -> None:
        """Put the output of a command into the message box. Its session has been replaced."""
        if not self._is_detached:
            self.view.composer.carrying_view.add_output(output.text)


class TerminalWatch:
    """What several looks for a session in a terminal say together."""

    def __init__(self) -> None:
        self._seen = ""  # id of the session that was found in a terminal
        self._absent = 0  # looks in a row that did not find it again

    def note(self, session_id: str, runs: bool) -> bool:
        """Note what a look has found. Return whether the session ran in a terminal and does so no more."""
        if runs:
            self._seen, self._absent = session_id, 0
        elif self._seen == session_id:
            self._absent += 1
        return self._seen == session_id and self._absent >= _ABSENT

    def forget(self) -> None:
        self._seen, self._absent = "", 0


def resumed(config: SessionConfig, session_id: str) -> SessionConfig:
    """Return the config that resumes that session from its file on disk."""
    return replace(
        config,
        resume=session_id,
        latest=False,
        fork="",
        until="",
        new_id="",
        begun=None,
        begun_pages=None,
        begun_eviction=None,
        session_file=None,
    )


async def _dispose(session: Session, by: StopBy = StopBy.CLOSE) -> None:
    await session.close(by)
    session.deleteLater()


class _TrustedLibrary:
    """The library for sessions of a folder. It uses the folder's settings while the user trusts the
    folder."""

    def __init__(self, source: HistorySource, consent: FolderConsent) -> None:
        self._source = source
        self._consent = consent

    async def ask(self, request: Request, *seconds: float) -> Any:
        """Ask like `HistorySource.ask`, with the folder's settings if the folder is trusted."""
        if isinstance(request, SessionRequest) and self._consent.answer is TrustAnswer.TRUSTED:
            request = replace(request, project=str(self._consent.folder))
        return await self._source.ask(request, *seconds)


class _Snapshots:
    """Snapshots of a folder. They are refused until the user has answered about the folder: before that, no
    process works in it."""

    def __init__(self, source: SnapshotSource, consent: FolderConsent) -> None:
        self._source = source
        self._consent = consent

    async def ask(self, request: SnapshotRequest, *seconds: float) -> Any:
        if self._consent.answer is None:
            return Refused(Refusal.UNASKED, first=False)
        return await self._source.ask(request, *seconds)


def _log_not_kept(error: OSError) -> None:
    """Log the error. `FolderTrust` has reported it to the user."""
    _log.warning("the answer about a folder was not kept: %s", error.strerror)
