"""Begins sessions: new sessions in a folder, sessions of the library, and copies of sessions."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from uuid import uuid4

from PySide6.QtCore import Qt

from claude_desk.agent.finder import Command, find_cli
from claude_desk.controllers.session_controller import SessionController
from claude_desk.controllers.session_manager import SessionManager
from claude_desk.library.catalog.session_paths import folder_of, has_message, projects, session_file
from claude_desk.options import Options
from claude_desk.paths import AppPaths, user_settings
from claude_desk.protocol.files.journal_file import ForkRecord
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.disk_looks import (
    answered,
    existing_folder,
    is_folder,
    is_silent,
    real_folder,
    when_answered,
    when_looked,
)
from claude_desk.session.core.session_config import EnvironmentSource, SessionConfig
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.journal.session_journal import fork_of, has_conversation, move_journal, strand_file
from claude_desk.session.snapshots.folder_sessions import FolderSessions
from claude_desk.session.turns.forker import Fork
from claude_desk.session.turns.message_queue import MessageStage
from claude_desk.startup.early_cli import EarlyCli
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.atomic_files import is_there
from claude_desk.workspace.children.library_client import ConfigLibrary, LibraryClient
from claude_desk.workspace.children.repository_client import RepositoryClient
from claude_desk.workspace.children.snapshot_client import SnapshotClient
from claude_desk.workspace.drafts import Drafts
from claude_desk.workspace.folder_trust import FolderConsent, FolderTrust
from claude_desk.workspace.profiles.profile_environment import (
    Keyring,
    ProfileEnvironment,
    ProfileSecrets,
)
from claude_desk.workspace.profiles.profiles import DEFAULT, Profiles
from claude_desk.workspace.session_files import latest_session
from claude_desk.workspace.settings import Settings


class SessionLauncher:
    """Begins sessions. `environ` is the environment of the default profile's CLI. It is complete once
    `source` has completed it."""

    def __init__(
        self,
        app: App,
        manager: SessionManager,
        options: Options,
        settings: Settings,
        trust: FolderTrust,
        environ: Mapping[str, str],
        profiles: Profiles,
        keyring: Keyring | None,
        paths: AppPaths,
        library: LibraryClient,
        drafts: Drafts,
        snapshots: SnapshotClient,
        repository: RepositoryClient,
        early: EarlyCli | None = None,
        source: EnvironmentSource | None = None,
    ) -> None:
        """`early`: may have started Claude Code for the folder of the command line. `source`: completes
        `environ` later; None if `environ` is complete."""
        self._app = app
        self._session_manager = manager
        self._options = options
        self._settings = settings
        self._trust = trust
        self._environ = environ
        self._profiles = profiles
        self._keyring = keyring
        self._places = paths
        self._library = library
        self._drafts = drafts
        self._snapshots = snapshots
        self._repository = repository
        self._folder_sessions = FolderSessions(app)
        self._early = early
        self._source = source
        # Whether the session that the command line names (`--resume`, `--continue`) has not begun yet.
        self._first = True
        # Text and attachments for the next session. They come from a session that moves to another folder, or
        # from a session without its folder.
        self.carried = ""

    def open_folder(self, folder: str, asked: bool = False) -> None:
        """Show the open session of the folder, or begin a session there. If the folder does not exist, show a
        note.

        `asked`: whether the folder comes from the command line. If so, and if the command line also names a
        session, show or begin that session.
        """
        when_answered(folder, partial(self._open_folder, folder, asked))

    def _open_folder(self, folder: str, asked: bool) -> None:
        folder = existing_folder(folder)
        if not is_folder(folder) and not is_silent(folder):
            self._app.show_note(Phrase("session_notice.cannot_open_folder", folder=folder))
            return
        folder = real_folder(folder)
        named = asked and (self._options.resume or self._options.latest)
        profile = self._new_profile(folder)
        if named and self._options.resume and not self._options.profile:
            profile = self._profile_of(self._options.resume, usual=profile)
        latest = self._latest_in(profile, folder) if named else ""
        meant = self._options.resume or latest
        controller = (
            self._session_manager.in_folder(folder) if not named else self._session_manager.with_id(meant)
        )
        if controller is not None:
            self._session_manager.show(controller)
            self.bring_words(controller)
        else:
            self.begin_session(self._session_manager.open(folder), self._options.demo, profile)

    def end_unused_cli(self) -> None:
        """End the Claude Code that was started early, unless the current session is starting with it."""
        early, self._early = self._early, None
        current = self._session_manager.current
        session = current.session if current is not None else None
        if early is not None and (session is None or session.state.phase is not SessionPhase.STARTING):
            early.close()

    def begin_in(self, folder: str, profile: str | None = None) -> None:
        """Begin a new session in a folder, in addition to the open sessions there. `profile` is a profile's
        id; None means the folder's profile."""
        when_answered(folder, partial(self._begin_in, folder, profile))

    def _begin_in(self, folder: str, profile: str | None) -> None:
        controller = self._session_manager.open(existing_folder(folder))
        if profile is None:
            profile = self._new_profile(controller.folder)
        self.begin_session(controller, self._options.demo, profile)

    def begin_like(self, controller: SessionController) -> None:
        """Begin a new session in the folder of that session, with the same profile, and in the demo if that
        session is in the demo."""
        self.begin_session(
            self._session_manager.open(controller.folder), controller.demo, profile=controller.profile
        )

    def choose_profile(self, controller: SessionController, profile: str) -> None:
        """Begin an unused session again with another profile. Do nothing if the session is used, is in the
        demo or has this profile."""
        if controller.unused and not controller.demo and profile != controller.profile:
            self.begin_session(controller, controller.demo, profile)

    def open_session(self, folder: str, session_id: str, file: Path | None = None) -> None:
        """Show a session of the library. If the session is not open, begin it in `folder`, without a child
        until the user writes. `file` is the session's file, if it is known."""
        controller = self._session_manager.with_id(session_id)
        if controller is not None:
            self._session_manager.show(controller)
            return
        when_answered(folder, partial(self._open_session, folder, session_id, file))

    def _open_session(self, folder: str, session_id: str, file: Path | None) -> None:
        # The session may have been opened during the wait for the folder.
        controller = self._session_manager.with_id(session_id)
        if controller is not None:
            self._session_manager.show(controller)
            return
        controller = self._session_manager.open(existing_folder(folder))
        controller.profile = self._profile_of(session_id, file)
        self._begin_quietly(controller, session_id, file=file)

    def begin_again(self, controller: SessionController, session_id: str) -> None:
        """Begin a session of an earlier window in this controller. If the CLI never had that session, begin
        a new session or the same fork, with the same draft."""
        if not self._profiles.has(controller.profile):
            controller.profile = self._profile_of(session_id, usual=controller.profile)
        sessions = self._profiles.sessions_of(controller.profile)
        nothing: Path | None = None
        when_looked(
            partial(session_file, sessions, session_id),
            partial(self._begin_with, controller, session_id),
            nothing,
            path=str(projects(sessions)),
        )

    def _begin_with(self, controller: SessionController, session_id: str, file: Path | None) -> None:
        if file is None and is_silent(projects(self._profiles.sessions_of(controller.profile))):
            # The session's page then says that the file cannot be read.
            self._begin_quietly(controller, session_id, session_id)
            return
        fork = self._unsent_fork(controller, session_id)
        if fork is None or (file is not None and _has_copied(file, fork)):
            held = file is not None or (bool(controller.view.known_title) and self._was_heard(session_id))
            self._begin_quietly(controller, session_id if held else "", session_id)
            return
        new_id = session_id
        if file is not None:  # the CLI's copy is incomplete, but the CLI would refuse to use the id again
            new_id = str(uuid4())
            move_journal(self._places.data / "journals", session_id, new_id)
        strand = self._strand(fork) if fork.strand else None
        config = replace(
            self._config_of(controller, named=False),
            fork=fork.source,
            fork_file=strand or (self._file_elsewhere(controller, fork.source) if fork.whole else None),
            until="" if fork.whole else fork.until,
            new_id=new_id,
            title=controller.view.known_title,
        )
        controller.begin(config, self._consent_of(controller), start=False, draft_of=session_id)

    def _was_heard(self, session_id: str) -> bool:
        """Return whether the session's journal has more than messages that wait in its queue. Otherwise
        Claude received no message of the session. Return True if this is unknown."""
        waiting = self._drafts.waiting_in(session_id)
        return has_conversation(self._places.data / "journals", session_id, waiting)

    def _unsent_fork(self, controller: SessionController, session_id: str) -> ForkRecord | None:
        """Return the fork record of a session without an answer of Claude. Return None for any other session,
        or if the source's file or the strand's file is not found."""
        fork = fork_of(self._places.data / "journals", session_id)
        config = self._profiles.sessions_of(controller.profile)
        if fork is None or _file_in(config, fork.source) is None:
            return None
        return fork if not fork.strand or is_there(self._strand(fork)) else None

    def _strand(self, fork: ForkRecord) -> Path:
        return strand_file(self._places.data / "journals", fork.strand)

    def _begin_quietly(
        self, controller: SessionController, session_id: str, draft_of: str = "", file: Path | None = None
    ) -> None:
        config = replace(self._config_of(controller, named=False), resume=session_id, session_file=file)
        controller.begin(config, self._consent_of(controller), start=False, draft_of=draft_of)

    def fork(self, controller: SessionController, fork: Fork) -> None:
        """Show a new session that begins as a copy of this session. Put the text and attachments of `fork`
        into its composer. If `fork` names a folder, also move the draft and the queue to the new session."""
        source = controller.session
        if source is None:
            return
        worktree = source.info.place.worktree
        folder = worktree if worktree and is_folder(worktree) else controller.folder
        other = self._session_manager.open(fork.folder or folder)
        other.demo = controller.demo
        other.profile = controller.profile
        config = replace(
            self._config_of(other, named=False),
            fork=fork.source,
            fork_file=fork.file or (self._file_elsewhere(other, fork.source) if fork.folder else None),
            until="" if fork.folder else fork.until,
            new_id=fork.new_id,
            begun=fork.begun,
            begun_pages=source.history.known if fork.file is None else None,
            begun_eviction=source.history.eviction.evicted_history if fork.file is None else None,
            title=fork.title(source.info.title),
            model=source.info.chosen_model,
            mode=source.info.asking_mode,
        )
        consent = None if controller.demo else self._consent_of(other)
        other.begin(config, consent, start=False, draft_of=fork.new_id)
        if other.session is not None:
            other.session.settings.think_as(source.settings)
        if fork.folder:
            _move_writing(controller, other, send=bool(fork.source))
        if other.session is not None and (fork.text or fork.attachments):
            other.session.restore_text(fork.text, fork.attachments, fork.pastes)

    def _file_elsewhere(self, controller: SessionController, session_id: str) -> Path | None:
        """Return the session's file if the CLI cannot find the session by its id from the controller's
        folder. Otherwise return None: the CLI accepts a path too, but 2.1.37 cannot cut such a file at a
        message."""
        sessions = self._profiles.sessions_of(controller.profile)
        file = _file_in(sessions, session_id)
        own = answered(projects(sessions), partial(folder_of, sessions, controller.folder), None)
        return None if file is None or file.parent == own else file

    def begin_session(self, controller: SessionController, demo: bool, profile: str | None = None) -> None:
        """Begin a session. If the controller has an unused session with the same profile and `demo`, and
        without a problem, start that session instead.

        `demo`: use the demo agent, which runs nothing of the folder. `profile` is a profile's id; None means
        the controller's profile.
        """
        if profile is None:
            profile = controller.profile
        if (
            controller.session is not None
            and controller.unused
            and demo == controller.demo
            and profile == controller.profile
            and controller.session.state.problem is None
        ):
            controller.start()
            self.bring_words(controller)
            return
        controller.demo = demo
        controller.profile = profile
        config = self._config_of(controller)
        consent = None if demo else self._consent_of(controller)
        if self._early is not None and consent is not None:
            early = self._early
            if profile != DEFAULT:
                early.close()
            elif (started := early.started_for(controller.folder, consent.review)) is not None:
                config = replace(config, started=started, new_id=config.new_id or early.session_id)
        controller.begin(config, consent)
        if not demo and controller.session is not None:
            self._settings.add_recent_folder(controller.folder)
        self.bring_words(controller)

    def _consent_of(self, controller: SessionController) -> FolderConsent:
        own = self._profiles.folder_of(controller.profile)
        return FolderConsent(self._trust, Path(controller.folder), own, controller.on_late)

    def _config_of(self, controller: SessionController, named: bool = True) -> SessionConfig:
        """Return the config of a session. If `named`, the first config is for the session that the command
        line names."""
        options, first = self._options, self._first and named
        self._first = self._first and not named
        resume = options.resume if first else ""
        # Resume by id, so that the CLI resumes the same session that is shown.
        if first and options.latest:
            resume = self._latest_in(controller.profile, controller.folder)
        profile = None if controller.demo else self._profiles.of(controller.profile)
        usual = controller.demo or controller.profile == DEFAULT
        current = partial(self._profiles.of, controller.profile)
        return SessionConfig(
            folder=controller.folder,
            command=self.command(controller),
            named=self._named(controller.profile),
            environ=self._environ if usual else self.environment_of(controller.profile),
            secrets=None if usual else ProfileSecrets(current, self._environ, self._keyring),
            journals=self._places.data / "journals",
            wire_logs=self._places.cache / "wire",
            model=options.model or (profile.model if profile else "") or self._settings.kept.model,
            mode=options.mode
            or (profile.mode if profile else "")
            or self._settings.kept.mode
            or self._mode_of_cli(controller),
            resume=resume,
            latest=options.latest and first and not resume,
            extra=options.extra,
            library=self._library
            if usual
            else ConfigLibrary(self._library, self._profiles.sessions_of(controller.profile)),
            snapshots=None if controller.demo else self._snapshots,
            repository=None if controller.demo else self._repository,
            folder_sessions=self._folder_sessions,
            environment_source=None if controller.demo else self._source,
            find_command=partial(self.command, controller),
        )

    def _mode_of_cli(self, controller: SessionController) -> str:
        """Return the permission mode that the user's own settings of Claude Code give new sessions. In the
        demo, return "default"."""
        if controller.demo:
            return "default"
        folder = self._profiles.folder_of(controller.profile)
        return answered(folder, lambda: user_settings(folder).mode, "")

    def _latest_in(self, profile: str, folder: str) -> str:
        sessions = self._profiles.sessions_of(profile)
        return answered(projects(sessions), partial(latest_session, sessions, folder), "")

    def command(self, controller: SessionController) -> Command | None:
        if controller.demo:
            from claude_desk.demo.agent import command_line  # most starts need no demo

            program, *arguments = command_line()
            return Command(program, tuple(arguments))
        return self.command_of(controller.profile)

    def command_of(self, profile_id: str) -> Command | None:
        """Return the CLI of a profile; None if no CLI was found."""
        return find_cli(self._named(profile_id) or None, self._environ)

    def _named(self, profile_id: str) -> str:
        """Return the command line of the CLI that the user has set; an empty string to search for the CLI."""
        profile = self._profiles.of(profile_id)
        own = profile.cli if profile is not None else ""
        return self._options.cli or self._environ.get("CLAUDE_DESK_CLI") or own or self._settings.cli

    def environment_of(self, profile_id: str) -> Mapping[str, str]:
        """Return the environment of the profile's CLI, without the secrets that a command or the keyring
        provides."""
        if profile_id == DEFAULT:
            return self._environ
        folder = str(self._profiles.folder_of(profile_id))
        return ProfileEnvironment(partial(self._profiles.of, profile_id), folder, self._environ)

    def _new_profile(self, folder: str) -> str:
        """Return the id of the profile of a new session in that folder."""
        if self._options.profile:
            named = self._profiles.named(self._options.profile)
            return named if named is not None else f"named {self._options.profile}"  # that profile is gone
        return self._profiles.for_folder(folder)

    def _profile_of(self, session_id: str, file: Path | None = None, usual: str = DEFAULT) -> str:
        """Return the id of the profile that has the session's file. Return `usual` if no file is found."""
        if file is not None and (found := self._profiles.of_file(file)) is not None:
            return found
        if not self._profiles.all:
            return usual
        for profile_id in self._profiles.ids:
            if _file_in(self._profiles.sessions_of(profile_id), session_id) is not None:
                return profile_id
        return usual

    def bring_words(self, controller: SessionController) -> None:
        if controller.session is None or not controller.unused:
            return
        if self.carried:
            words, self.carried = self.carried, ""
            controller.session.restore_text(words)

    def move_box(self, old: SessionController, new: SessionController) -> None:
        """Move the message in the composer to another session once that has begun. Until then it stays where
        it is, and so does what the user adds to it."""

        def move() -> None:
            if old in self._session_manager and new.session is not None:
                old.view.composer.move_to(new.view.composer)

        if new.session is not None:
            move()
        else:
            new.begun.connect(move, Qt.ConnectionType.SingleShotConnection)


def _file_in(config: Path, session_id: str) -> Path | None:
    """Return a session's file; None if the file does not exist or its disk does not answer."""
    return answered(projects(config), partial(session_file, config, session_id), None)


def _move_writing(old: SessionController, new: SessionController, send: bool) -> None:
    """Move the queue and the draft to the new session. Write them there before they are removed from the old
    session.

    `send`: whether the new session has the conversation, so that waiting messages can be sent immediately.
    Otherwise put them into the composer, so that the user decides.
    """
    source, session = old.session, new.session
    if source is None or session is None:
        return
    old.view.composer.move_to(new.view.composer)
    for queued in reversed([each for each in source.message_dispatch.queue.queue if each.here]):
        if not (send and queued.stage is MessageStage.WAITING):
            message = queued.message
            session.restore_text(message.text, message.attachments, message.authorship.pastes)
    if send:
        for message in source.message_dispatch.queue.waiting:
            session.send(message.text, message.attachments, authorship=message.authorship)
    source.message_dispatch.hand_over()


def _has_copied(file: Path, fork: ForkRecord) -> bool:
    """Return whether the CLI's copy reaches the point of the fork. After a read error, return True: reading
    the session will report the error."""
    try:
        return fork.whole or has_message(file, fork.until)
    except OSError:
        return True
