"""The program behind the window: folders are opened, asked about and talked in."""

import asyncio
import contextlib
import gc
import logging
import os
from collections.abc import Mapping
from functools import partial
from pathlib import Path

import qasync
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from claude_desk.agent.finder import Command, find_cli
from claude_desk.assets import assets_folder
from claude_desk.demo.agent import command_line
from claude_desk.keeping import Keeping
from claude_desk.lost_display import end_at_once
from claude_desk.options import Options
from claude_desk.preferences import Preferences
from claude_desk.session.session import Session
from claude_desk.session.setup import SessionSetup
from claude_desk.session.tasks import Tasks
from claude_desk.signals import EndSignals
from claude_desk.ui.screen import Screen
from claude_desk.workspace.chime import Chime
from claude_desk.workspace.consent import Consent
from claude_desk.workspace.files import is_folder
from claude_desk.workspace.logs import logged
from claude_desk.workspace.places import Places, some_places
from claude_desk.workspace.rest import Rest
from claude_desk.workspace.settings import Settings
from claude_desk.workspace.sounds import Sounds
from claude_desk.workspace.trust import Trust, TrustAnswer

_log = logging.getLogger(__name__)


def keep_what_is_loaded() -> None:
    """Spare the garbage collector the modules: it looks through them for 50 ms, in the midst of a reply."""
    gc.freeze()
    gc.enable()


def run(application: QGuiApplication, screen: Screen, options: Options) -> int:
    """Run until the window is closed; gives the exit code."""
    keep_what_is_loaded()
    with contextlib.ExitStack() as stack:
        stack.callback(screen.close)
        places = stack.enter_context(some_places())
        stack.enter_context(logged(places))
        runner = stack.enter_context(asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(application)))
        runner.run(_live(screen, options, places))
    return 0


async def _live(screen: Screen, options: Options, places: Places) -> None:
    end_at_once()
    signals = EndSignals()
    program = Program(screen, options, os.environ, places)
    signals.asked.connect(program.end)
    try:
        program.begin()
        await program.ended.wait()
        await program.close()
    finally:
        signals.end()


class Program(QObject):
    """Wires the window's wishes to sessions. `environ` is the whole environment of the CLI's."""

    def __init__(self, screen: Screen, options: Options, environ: Mapping[str, str], places: Places) -> None:
        super().__init__()
        self._screen = screen
        self._app = screen.app
        self._options = options
        self._environ = environ
        self._places = places
        self._settings = Settings(places)
        self._trust = Trust(places, _cli_config(environ))
        self._consent: Consent | None = None  # what the session may run; None for the demo's
        self._asked: Consent | None = None  # what the page of trust asks about
        self._tasks = Tasks()
        self._keeping = Keeping(places, self._app.view)
        self._demo = options.demo
        self._first = True
        self._told_not_saved = False
        self.session: Session | None = None
        self.ended = asyncio.Event()
        self._connect()
        self._sounds = Sounds(assets_folder("resources") / "sounds", environ, self)
        self._chime = Chime(self._sounds, self._wants_sound, self)
        self._rest = Rest(self._settings, self)
        self._preferences = Preferences(
            self._app,
            self._settings,
            self._trust,
            self._sounds,
            places,
            environ,
            _cli_config(environ),
            options.cli or environ.get("CLAUDE_DESK_CLI", ""),
            lambda: self.session,
            self,
        )

    def begin(self) -> None:
        if self._screen.was_closed:
            self.ended.set()
        elif self._options.directory:
            self.open_folder(self._options.directory)
        else:
            known = [folder for folder in self._settings.recent_folders if is_folder(folder)]
            self._app.show_start_page(known)

    def end(self) -> None:
        """The window goes at once; what is behind it is ended in order."""
        self._screen.window.hide()
        self.ended.set()

    async def close(self) -> None:
        self._renew()
        self._sounds.close()
        asked = self._asked.review.root if self._asked is not None else self._options.directory
        self._keeping.close(os.path.realpath(asked) if asked else "")
        if self.session is not None:
            await self.session.close()
        await self._tasks.finish()  # those that were replaced are ended too; each takes a bounded time

    # --- folders -------------------------------------------------------------------------------

    def open_folder(self, folder: str) -> None:
        """Ask about the folder where there is something to ask about, else talk in it."""
        self._demo = self._options.demo  # a demo that was tried ends with its folder
        folder = os.path.realpath(folder)
        if self._demo:
            self._talk(folder)
            return
        consent = Consent(self._trust, Path(folder))
        if consent.answer is None:
            self._ask(consent)
        else:
            self._talk(folder, consent)

    def _ask(self, consent: Consent) -> None:
        self._asked = consent
        self._app.show_trust_page(consent.review.root, consent.review.findings)

    def _answer_trust(self, answer: TrustAnswer) -> None:
        """Go on as the person said: in the session that could not be started, or in a new one."""
        consent, self._asked = self._asked, None
        if consent is None:
            return
        try:
            holds = consent.give(answer)
        except OSError as error:
            holds = True
            _log.warning("the answer about a folder was not kept: %s", error.strerror)
        if not holds:
            self._ask(consent)
        elif consent is self._consent and self.session is not None:
            self._app.show_conversation(self.session.folder)
            self.session.start()
        else:
            self._talk(consent.review.root, consent)

    def _may_start(self, consent: Consent) -> bool:
        """Whether the session may start a child now; else the question comes up (design.md section 4)."""
        if consent is not self._consent or self.session is None:
            return False
        self._renew()
        if consent.answer is None:
            self._ask(consent)
            return False
        self.session.set_trusted(consent.answer is TrustAnswer.TRUSTED)
        return True

    def _renew(self) -> None:
        """Look at the folder's files again; what the person added or took back here is no question."""
        if self._consent is None or self.session is None:
            return
        try:
            self._consent.renew(self.session.changed_rules)
        except OSError as error:
            _log.warning("the answer about a folder was not kept: %s", error.strerror)

    def _talk(self, folder: str, consent: Consent | None = None) -> None:
        """Begin a session; without `consent`, with the stand-in, which runs nothing of the folder's."""
        options, first = self._options, self._first
        self._first = False
        self._replace(
            SessionSetup(
                folder=folder,
                command=self._command(),
                named=self._named(),
                environ=self._environ,
                journals=self._places.data / "journals",
                spools=self._places.cache / "wire",
                may_start=(lambda: True) if consent is None else partial(self._may_start, consent),
                model=options.model or self._settings.kept.model,
                mode=options.mode or self._settings.kept.mode,
                resume=options.resume if first else "",
                latest=options.latest and first,
                extra=options.extra,
            ),
            consent,
        )
        if consent is not None:
            self._settings.add_recent_folder(folder)

    def _replace(self, setup: SessionSetup, consent: Consent | None) -> None:
        self._renew()  # what was added by `Always allow` is remembered with the answer
        self._consent = consent
        old, self.session = self.session, Session(setup, self)
        if old is not None:
            old.post.retire()
        self._keeping.leave()
        self._app.attach(self.session)
        self._keeping.follow(self.session, setup.resume)
        self._chime.watch(self.session)
        self._rest.watch(self.session)
        if old is not None:
            self._tasks.start(_dispose(old))
        self.session.start()

    def _command(self) -> Command | None:
        if self._demo:
            program, *arguments = command_line()
            return Command(program, tuple(arguments))
        return find_cli(self._named() or None, self._environ)

    def _named(self) -> str:
        """The command line of the CLI that the person asked for, "" to look for it."""
        return self._options.cli or self._environ.get("CLAUDE_DESK_CLI") or self._settings.cli

    # --- wishes --------------------------------------------------------------------------------

    def _connect(self) -> None:
        app = self._app
        self._screen.closed.connect(self.end)
        self._settings.not_saved.connect(self._tell_not_saved)
        app.folderChosen.connect(self.open_folder)
        app.trusted.connect(lambda: self._answer_trust(TrustAnswer.TRUSTED))
        app.openedWithout.connect(lambda: self._answer_trust(TrustAnswer.WITHOUT))
        app.demoWanted.connect(self._try_demo)
        app.retryWanted.connect(self._try_again)
        app.restartWanted.connect(self._use_cli)
        app.newWanted.connect(self._begin_anew)

    def _wants_sound(self) -> bool:
        return self._settings.kept.sounds and not self._screen.window.isActive()

    def _use_cli(self) -> None:
        """Go on with the CLI that the settings name now."""
        if self.session is not None:
            self.session.use(self._command())

    def _try_demo(self) -> None:
        self._demo = True
        folder = self.session.folder if self.session is not None else self._options.directory
        if self.session is not None:
            self.session.stop()  # what waited comes back to the composer
        self._talk(folder or str(Path.cwd()))

    def _try_again(self) -> None:
        if self.session is None:
            return
        if self._demo != self._options.demo:
            self.open_folder(self.session.folder)
        else:
            self.session.try_again(self._command())

    def _begin_anew(self) -> None:
        """A new session where this one is; this one ends."""
        if self.session is not None:
            self._talk(self.session.folder, self._consent)

    def _tell_not_saved(self, why: str) -> None:
        """Once: the next change would fail in the same way."""
        if self.session is not None and not self._told_not_saved:
            self._told_not_saved = True
            self.session.tell(f"Your settings could not be saved: {why}.")


async def _dispose(session: Session) -> None:
    await session.close()
    session.deleteLater()


def _cli_config(environ: Mapping[str, str]) -> Path:
    """The CLI's own folder, where the person's settings are."""
    named = environ.get("CLAUDE_CONFIG_DIR")
    return Path(named) if named else Path(environ.get("HOME") or Path.home()) / ".claude"
