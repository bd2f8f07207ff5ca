"""An open session of the window's, with all that belongs to it there."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, cast

from PySide6.QtCore import QObject, QTimer, Signal

from claude_desk.controllers.draft_binding import DraftBinding
from claude_desk.controllers.storage_warnings import StorageKind
from claude_desk.library.request_base import Request, SessionRequest
from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import real_folder, when_answered
from claude_desk.session.core.session import Session
from claude_desk.session.core.session_config import HistorySource, SessionConfig, SnapshotSource
from claude_desk.session.core.session_state import SessionState
from claude_desk.snapshots.records import Refusal, Refused
from claude_desk.snapshots.requests import SnapshotRequest
from claude_desk.transcript.entries import StopBy
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.session.session_view import SessionView
from claude_desk.workspace.drafts import Drafts, UnsavedDraft
from claude_desk.workspace.folder_trust import FolderConsent, FolderReview, TrustAnswer
from claude_desk.workspace.folder_watcher import FolderWatcher, WatchedFolder
from claude_desk.workspace.idle_timeout import IdleTimeout
from claude_desk.workspace.notification_sound import NotificationSound, SoundPlayer
from claude_desk.workspace.session_lock import SessionLock, WriterKind
from claude_desk.workspace.settings import Settings

_log = logging.getLogger(__name__)

# A folder that takes longer to answer is called silent on the page.
_PATIENCE_MS = 1_000
_WITHOUT_CHILD = (SessionState.NOT_RUNNING, SessionState.STOPPED)

FILES_CHANGED = Phrase("session_notice.files_changed")
TAKEN_OVER = Phrase("session_notice.taken_over")


@dataclass(frozen=True, slots=True)
class SessionServices:
    """What all controllers of a window share. `quiet`: whether no sound of that session is wanted now."""

    settings: Settings
    drafts: Drafts
    histories: Path
    locks: Path
    folders: FolderWatcher
    sound_player: SoundPlayer
    quiet: Callable[[SessionView], bool]


class SessionController(QObject):
    """`session` is None until it may be begun: until the person has answered about the folder.

    `folder` has no links in it once a session is begun: what is looked at is where the child is started.

    `consent` is None where nothing of the folder's is ever run: in the demo.
    """

    profile_changed = Signal()
    asked = Signal()  # the person is to be asked about the folder, before a child starts
    settled = Signal()  # no longer
    answered = Signal()  # the person has answered here
    begun = Signal()  # another session is attached
    folder_unknown = Signal(str)  # the person wants to answer about that one, in which Claude works
    forked = Signal(object)  # Fork: another session is to begin out of this one
    not_kept = Signal(
        object, object
    )  # StorageKind; Text: why the disk does not take it, "" once it does again

    def __init__(self, view: SessionView, folder: str, services: SessionServices, parent: QObject) -> None:
        super().__init__(parent)
        self.view = view
        self.folder = folder
        self.session: Session | None = None
        self.consent: FolderConsent | None = None
        self._beside: FolderConsent | None = None  # of a worktree that Claude has entered
        self._failing: set[StorageKind] = set()  # what the disk does not take of it
        self.not_kept.connect(self._on_not_kept)
        self.sessions_beside: Callable[[], list[Session]] = list  # the other ones of the folder
        self._folders = services.folders
        self._watched: WatchedFolder | None = None  # while a child runs what is trusted
        self._demo = False
        self._profile = ""
        self.known_id = ""  # of the session that is to be begun here
        self._waker: Callable[[], None] | None = None
        self._resolved = False  # `folder` has no links in it
        self._is_left = False  # it is closed, or is being closed: nothing begins here any more
        self._draft_of = ""
        self._whose = WriterKind.OURS  # what is known of that before the next session is looked at
        self._config: SessionConfig | None = None
        self._starts = False  # a child was wanted
        self._patience = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._patience.timeout.connect(self.asked)
        self._asks_again = False  # the person wants to answer about the folder once more
        self._kept_out: FolderFindings | None = None  # from the child, or the next one
        self._tasks = AsyncTasks()
        self._draft_binding = DraftBinding(
            services.drafts, services.histories, view, partial(self.not_kept.emit, StorageKind.DRAFT)
        )
        self._notification_sound = NotificationSound(
            services.sound_player, lambda: not services.quiet(view), self
        )
        self._idle_timeout = IdleTimeout(services.settings, self)
        self._session_lock = SessionLock(services.locks, self)
        self._session_lock.changed.connect(lambda: view.owner_view.show(self._session_lock.whose))
        self._session_lock.asked_away.connect(lambda: self._tasks.start(self._release_session()))
        self._session_lock.turned.connect(self._on_history_replaced)
        if view.viewsReady:
            self._hear_views()
        else:
            view.viewsReadyChanged.connect(self._hear_views)
        for told in (self.asked, self.settled, self.begun):
            told.connect(lambda: self._notify_asked(self._must_be_answered))
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
        """The id of the profile whose session it is, or will be; "" for the default one."""
        return self._profile

    @profile.setter
    def profile(self, profile: str) -> None:
        if profile != self._profile:
            self._profile = profile
            self.profile_changed.emit()

    @property
    def waits_for_trust(self) -> bool:
        """Whether the person is to say what the folder may run, for the first time or once more."""
        return self._asks_again or (self._must_be_answered and not self._patience.isActive())

    @property
    def _must_be_answered(self) -> bool:
        """Whether no child can start before that."""
        return self._starts and self.consent is not None and self.consent.answer is None

    @property
    def deferred(self) -> bool:
        """Whether its session is begun only once it is shown."""
        return self._waker is not None

    @property
    def session_id(self) -> str:
        """ "" where there is no session yet, or the CLI has not said it."""
        return self.session.info.session_id if self.session is not None else self.known_id

    @property
    def unused(self) -> bool:
        """Whether nothing was said here yet, and nothing is said here now."""
        session = self.session
        if session is None:
            return not self.deferred
        return not (session.has_entries or session.message_dispatch.queue.queue or session.resumed)

    @property
    def vacant(self) -> bool:
        """Whether another session may take its place: it is unused, and nothing is being written in it."""
        return self.unused and not cast(ComposerView, self.view.composer).in_use

    def defer(self, session_id: str, title: str, waker: Callable[[], None]) -> None:
        """Stand for a session; `waker` begins it once it is shown."""
        self.known_id = session_id
        self._waker = waker
        self.view.set_deferred(title, session_id)

    def begin_deferred(self) -> None:
        """It is shown: begin the session that it stands for. Its folder is resolved now, once for all."""
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
        """Talk here: at once, or once the person has answered about the folder. What was here before ends.

        Without `start` there is no child before the person writes something. `draft_of`: the id of the
        session whose draft it gets; that which it goes on with, or any of the folder's, unless it is given.
        Does nothing once the session was left: a folder may have answered too late.
        """
        if self._is_left:
            return
        self._draft_of = draft_of or config.resume
        self.renew()  # what was added by `Always allow` is remembered with the answer
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
        self._starts = start
        if self._must_be_answered:
            self._ask()
        else:
            self._talk(self._config)
        self._show_kept_out()

    def _ask(self) -> None:
        """Ask the person about the folder. Where it is silent, say so after `_PATIENCE_MS`."""
        if self.consent is not None and self.consent.silent:
            self._patience.start()
        else:
            self._patience.stop()
            self.asked.emit()

    def look_again(self) -> None:
        """Look at a silent folder again: the person pressed `Try again`."""
        consent = self.consent
        if consent is not None and consent.silent:
            self._renew(again=True)
            if not consent.silent:
                self._on_answering()
            else:
                self.asked.emit()

    def on_late(self, consent: FolderConsent, review: FolderReview) -> None:
        """The folder has not answered at once; now it has."""
        if consent is self.consent and consent.silent:
            self._renew(review)
            self._on_answering()

    def _on_answering(self) -> None:
        self._patience.stop()
        if self._must_be_answered:
            self.asked.emit()
        elif self._starts and self._config is not None and self.consent is not None:
            if self.session is None:  # its links could not be followed before
                self.folder = self.consent.review.root
                self._config = replace(self._config, folder=self.folder)
                self.view.set_folder(self.folder)
            self._go_on(self._config)
        self._show_kept_out()

    def start(self) -> None:
        """There is to be a child."""
        if not self._starts and self.session is not None:
            self._starts = True
            self.session.start()

    def _on_drafted(self) -> None:
        """The child is to be there when the message is sent. The page that asks would come up under the hands
        that write it: it comes with the message."""
        if self._starts or self.session is None:
            return
        self.renew()
        if self.consent is None or self.consent.answer is not None:
            self.start()

    def answer(self, answer: TrustAnswer) -> None:
        """Go on as the person said: in the session that could not be started, or in a new one."""
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
            self.settled.emit()
            self._start_as_answered()
        self._show_kept_out()
        self.answered.emit()

    def check_trust_again(self) -> None:
        """The person has answered about the folder in another session of it: that counts here too."""
        if self.session is None or self._config is None:
            return
        awaited = self._must_be_answered
        self.renew()
        if awaited and not self._must_be_answered:
            self._go_on(self._config)
        self._show_kept_out()

    def ask_again(self) -> None:
        """The person wants to say once more what the folder may run; a child that runs goes on meanwhile."""
        if self.session is None or self.consent is None:
            return
        self.renew()
        if self.consent.answer is TrustAnswer.TRUSTED:  # by now: said elsewhere, or nothing is there any more
            self._start_as_answered()
        else:
            self._asks_again = True
            self.asked.emit()

    def _start_as_answered(self) -> None:
        """A child that runs without what is trusted now makes way for another one, once no turn runs."""
        self._look_for_file_again()
        if self.is_trusted and self._kept_out is not None and self.session is not None:
            self.session.start_again()
        self._show_kept_out()

    def _show_kept_out(self) -> None:
        """A child that runs keeps to what was answered when it was started."""
        if self.session is None or self.session.state in _WITHOUT_CHILD:
            without = self.consent is not None and self.consent.answer is TrustAnswer.WITHOUT
            self._kept_out = self.consent.review.findings if without and self.consent else None
        self.view.kept_out_view.show(self._kept_out)

    def _go_on(self, config: SessionConfig) -> None:
        self.settled.emit()
        if self.session is None:
            self._talk(config)
        else:
            self._look_for_file_again()
            self.session.start()

    def _look_for_file_again(self) -> None:
        """Before the person trusted the folder its settings did not count."""
        if self.is_trusted and self.session is not None:
            self.session.look_for_file_again()

    def renew(self) -> None:
        """Look at the folder's files again; what the person added or took back here is no question."""
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
        """What the person had the CLI write into the folder's settings, by answers here or beside."""
        return [added for session in self._of_folder() for added in session.changed_settings]

    def _of_folder(self) -> list[Session]:
        return [*([self.session] if self.session is not None else ()), *self.sessions_beside()]

    def save(self) -> None:
        """Keep now what is not sent."""
        self._draft_binding.save()

    @property
    def saves(self) -> bool:
        """Whether the disk took all that was to be kept of the session last."""
        return not self._failing

    def _on_not_kept(self, what: StorageKind, why: Text) -> None:
        if why:
            self._failing.add(what)
        else:
            self._failing.discard(what)

    def unsaved(self) -> UnsavedDraft | None:
        """What was written here and the disk does not take; None where it has all."""
        return self._draft_binding.unsaved("" if self.deferred else self.folder)

    def leave(self) -> None:
        """Take the session off its view, for good; what is not sent is kept."""
        self._is_left = True
        if self.consent is not None and not self.consent.silent:
            self.renew()
        self._patience.stop()
        self._watch(False)
        self._session_lock.leave()
        self._notify_asked(False)
        if not self.deferred:
            self.view.keep_request_words()
            self._draft_binding.close(self.folder)
        self.view.detach()

    async def close(self, by: StopBy = StopBy.CLOSE) -> None:
        """End the session, after `leave()`. Takes a bounded time. `by`: what a turn that runs is ended by."""
        session, self.session = self.session, None
        if session is not None:
            await _dispose(session, by)
        await self._tasks.finish()

    def _may_start(self, consent: FolderConsent) -> bool:
        """Whether the session may start a child now; else the question comes up."""
        if consent is not self.consent or self.session is None:
            return False
        self._starts = True
        if consent.silent:
            self.renew()
        if not consent.silent:
            self._watch(True)  # before it is looked at: no change is missed
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
        """Whether a session is open, and the person trusts what its folder brings."""
        trusted = self.consent is not None and self.consent.answer is TrustAnswer.TRUSTED
        return trusted and self.session is not None

    def _is_trusted(self, consent: FolderConsent | None, folder: str) -> bool:
        """Whether the person has trusted what the files of that folder are now: the session's, or a worktree
        that Claude has entered."""
        if consent is None or consent is not self.consent:
            return False
        if folder == self.folder:
            self.renew()
        else:
            self._beside = consent.of(Path(folder))
        return self._was_trusted(consent, folder)

    def _was_trusted(self, consent: FolderConsent | None, folder: str) -> bool:
        """The same, as it was looked at last."""
        if consent is None:
            return False
        if folder != self.folder:
            if self._beside is None or self._beside.folder != Path(folder):
                self._beside = consent.of(Path(folder))
            consent = self._beside
        return consent.answer is TrustAnswer.TRUSTED

    def _watch(self, wanted: bool) -> None:
        """Watch what the answer about the folder is for, or no longer."""
        watched = self._watched
        if wanted and watched is None and self.consent is not None:
            watched = self._watched = self._folders.watch(Path(self.folder), self.consent.review)
            watched.reviewed.connect(self._on_folder_reviewed)
        elif not wanted and watched is not None:
            self._watched = None
            watched.reviewed.disconnect(self._on_folder_reviewed)
            self._folders.release(watched)

    def _may_send(self) -> bool:
        """Whether all is as it was when the child was started; else the message waits until that is known."""
        return self._watched is None or self._watched.is_unchanged()

    def _on_folder_reviewed(self, review: FolderReview) -> None:
        """Something has changed in the folder, or around it, while a child runs there."""
        consent, session = self.consent, self.session
        if consent is None or session is None or self._watched is None:
            return
        if self._kept_out is not None and not review.not_held:
            session.send_waiting()  # a child without the folder's files takes nothing of them later either
            return
        try:
            scheduled = [task for each in self._of_folder() for task in each.scheduled]
            consent.renew(self._added(), review, scheduled)
        except OSError as error:
            _log_not_kept(error)
        if consent.answer is TrustAnswer.TRUSTED:
            session.send_waiting()
        else:
            self._watch(False)
            session.end_child(FILES_CHANGED)

    def _on_files_written(self) -> None:
        """Settings of the folder may be among what was brought back: the next message waits for a look."""
        if self._watched is not None:
            self._watched.expire()

    def _on_state_changed(self) -> None:
        if self.session is None:
            return
        self.view.owner_view.set_busy(self.session.state not in (*_WITHOUT_CHILD, SessionState.READY))
        if self.session.state in _WITHOUT_CHILD:
            self._watch(False)
            self._show_kept_out()

    def _notify_asked(self, asked: bool) -> None:
        """The question about the folder is not to be overlooked while another session is shown."""
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
        """Write here what another window or program has written so far."""
        whose, session = self._session_lock.whose, self.session
        if session is None or not await self._session_lock.acquire():
            self.view.owner_view.refuse()
            return
        await self._begin_anew(starts=True)
        if whose is WriterKind.PROGRAM and self.session is not None:
            self.session.add_notice(TAKEN_OVER)

    def _on_history_replaced(self) -> None:
        """What somebody else writes has taken another way."""
        self._tasks.start(self._begin_anew(whose=self._session_lock.whose))

    async def _release_session(self) -> None:
        """Another window takes the session: here it is only looked at."""
        await self._begin_anew(whose=WriterKind.WINDOW)

    def _on_resumed_elsewhere(self) -> None:
        self._tasks.start(self._begin_anew(starts=True, by_time=True))

    async def _begin_anew(
        self, starts: bool = False, whose: WriterKind = WriterKind.OURS, by_time: bool = False
    ) -> None:
        """The same session, with all that is on disk by now. Its child ends before the next one starts."""
        old = self.session
        if old is None or self._config is None:
            return
        await old.close()
        if self.session is old:
            self._starts, self._whose = starts, whose
            self._draft_of = old.info.session_id
            self._config = replace(resumed(self._config, old.info.session_id), by_time=by_time)
            self._talk(self._config)

    def _talk(self, config: SessionConfig) -> None:
        if self._is_left:
            return  # the user closed the tab while the last session was closing: its draft stays unlocked
        held = bool(config.resume) and self._session_lock.is_elsewhere(config.resume)
        config = replace(config, written_elsewhere=held)
        old, self.session = self.session, Session(config, self)
        if old is not None:
            old.message_dispatch.retire()
            self.view.keep_request_words()
        self._draft_binding.leave()
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
        if old is not None:
            self._tasks.start(_dispose(old))
        self.session.history.begin()
        if self._starts:
            self.session.start()
        self.begun.emit()


def resumed(config: SessionConfig, session_id: str) -> SessionConfig:
    """The config with which that session is gone on with, as it is on disk."""
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
    """The library for sessions of a folder, whose settings count while the person trusts it."""

    def __init__(self, source: HistorySource, consent: FolderConsent) -> None:
        self._source = source
        self._consent = consent

    async def ask(self, request: Request, *seconds: float) -> Any:
        """As `HistorySource.ask`."""
        if isinstance(request, SessionRequest) and self._consent.answer is TrustAnswer.TRUSTED:
            request = replace(request, project=str(self._consent.folder))
        return await self._source.ask(request, *seconds)


class _Snapshots:
    """Snapshots of a folder about which the person has answered: git looks at its files."""

    def __init__(self, source: SnapshotSource, consent: FolderConsent) -> None:
        self._source = source
        self._consent = consent

    async def ask(self, request: SnapshotRequest, *seconds: float) -> Any:
        if self._consent.answer is None:
            return Refused(Refusal.UNASKED, first=False)
        return await self._source.ask(request, *seconds)


def _log_not_kept(error: OSError) -> None:
    """Who keeps the answers tells the person."""
    _log.warning("the answer about a folder was not kept: %s", error.strerror)
