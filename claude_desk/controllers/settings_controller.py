"""Connects the settings page with the settings, and with the parts of the program that settings change."""

import contextlib
import platform
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import PySide6
from PySide6.QtCore import QObject, Slot, qVersion
from PySide6.QtGui import QGuiApplication

from claude_desk import __version__
from claude_desk.agent.finder import Command, find_cli
from claude_desk.paths import AppPaths
from claude_desk.protocol.disk.project_files import settings_findings
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.disk_looks import answered
from claude_desk.session.core.session import Session
from claude_desk.startup.installation import find_installation
from claude_desk.startup.shell_environment import ShellEnvironment
from claude_desk.ui import safe_names
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.session import choices
from claude_desk.ui.settings.desktop_motion import DesktopMotion
from claude_desk.ui.settings.folder_answers import FolderAnswer
from claude_desk.ui.translation import translate
from claude_desk.ui.window.app_view import App
from claude_desk.workspace.atomic_files import read_file
from claude_desk.workspace.desktop.bus_address import session_bus
from claude_desk.workspace.desktop.bus_connection import BusConnection
from claude_desk.workspace.folder_trust import FolderTrust, TrustAnswer, answer_of
from claude_desk.workspace.notification_sound import SoundPlayer
from claude_desk.workspace.settings import Settings

_LARGEST = 4 * 1024 * 1024  # bytes of a CLI settings file that are read


class SettingsController(QObject):
    """Runs the settings page. `session` returns the current session. `cli_config` returns the CLI's
    configuration folder for that session. `named` is the CLI that the command line or the environment
    names."""

    def __init__(
        self,
        app: App,
        settings: Settings,
        trust: FolderTrust,
        sounds: SoundPlayer,
        paths: AppPaths,
        environ: Mapping[str, str],
        cli_config: Callable[[], Path],
        named: str,
        session: Callable[[], Session | None],
        bus: BusConnection,
        parent: QObject,
        shell: ShellEnvironment | None = None,
    ) -> None:
        super().__init__(parent)
        self._shell = shell
        if shell is not None:
            shell.known.connect(self._show_shell)
        self._app = app
        self._view = app.preferences
        self._settings = settings
        self._trust = trust
        self._sound_player = sounds
        self._places = paths
        self._environ = environ
        self._cli_config = cli_config
        self._named = named
        self._session = session
        self._opened = False  # whether the page was ever opened
        self._motion = DesktopMotion(bus, self)
        self._tasks = AsyncTasks()
        self._view.wanted.connect(self._keep)
        self._view.asked.connect(self._on_page_opened)
        self._view.shellWanted.connect(self._on_shell_wanted)
        self._view.folder_answers.forgetWanted.connect(self._on_forget_wanted)
        app.themeWanted.connect(lambda theme: self._keep("theme", theme))
        app.textScaleWanted.connect(lambda scale: self._keep("text_scale", scale))
        app.sidebarWidthWanted.connect(lambda width: self._keep("sidebar_width", width))
        app.set_sidebar_width(settings.kept.sidebar_width)
        app.panelWidthWanted.connect(lambda width: self._keep("panel_width", width))
        app.set_panel_width(settings.kept.panel_width)
        app.sidebarWanted.connect(lambda shown: self._keep("sidebar", shown))
        app.set_sidebar(settings.kept.sidebar)
        app.set_pictures(settings.kept.pictures)
        app.session_list.arrangementWanted.connect(self._on_arrangement_wanted)
        app.session_list.arrange(settings.kept.sessions_by == "folder", settings.kept.folded_sections)
        app.languageChanged.connect(self._on_language_changed)
        self._view.show_player(sounds.works)
        self._view.show(settings.kept)

    def start(self) -> None:
        """Read the desktop's setting for reduced motion, and follow its changes. Call this after the window
        is made."""
        hints: Any = QGuiApplication.styleHints().accessibility()  # the stubs are of another version
        if hasattr(hints, "motionPreference"):  # Qt 6.12
            hints.motionPreferenceChanged.connect(self._show_qt_motion)
            self._show_qt_motion()
        elif session_bus():
            self._motion.changed.connect(self._on_motion_changed)
            self._tasks.start(self._motion.read())

    async def close(self) -> None:
        await self._tasks.end()

    def _show_qt_motion(self) -> None:
        hints: Any = QGuiApplication.styleHints().accessibility()
        self._view.show_reduced_motion("reduced" in hints.motionPreference().name.lower())

    def _on_motion_changed(self) -> None:
        self._view.show_reduced_motion(self._motion.reduced)

    def _keep(self, name: str, value: object) -> None:
        self._settings.set(name, value)
        self._view.show(self._settings.kept)
        self._apply(name)
        if name == "sounds" and value:
            self._sound_player.play("waiting")
        if name == "language":
            self._app.choose_language(self._settings.kept.language)
        if name == "cli":
            self._show_cli()

    def _apply(self, name: str) -> None:
        """Apply a setting of the appearance to the window."""
        app, kept = self._app, self._settings.kept
        match name:
            case "theme":
                app.set_theme(kept.theme)
            case "text_scale":
                app.set_text_scale(kept.text_scale)
            case "text_font":
                app.set_text_font(kept.text_font)
            case "code_font":
                app.set_code_font(kept.code_font)
            case "column":
                app.set_column(kept.column)
            case "density":
                app.set_density(kept.density)
            case "pictures":
                app.set_pictures(kept.pictures)

    def _on_arrangement_wanted(self) -> None:
        listed = self._app.session_list
        self._settings.set("sessions_by", "folder" if listed.by_folder else "time")
        self._settings.set("folded_sections", listed.folded_sections)

    def _on_forget_wanted(self, folder: str) -> None:
        # `FolderTrust` reports the error. If the file cannot be written, the answer is forgotten only until
        # the program ends.
        with contextlib.suppress(OSError):
            self._trust.forget(folder)
        self._show_folders()

    def _on_language_changed(self) -> None:
        """Fill the page again, because its content has translated words."""
        if self._opened:
            self._on_page_opened()

    def _on_page_opened(self) -> None:
        self._opened = True
        session = self._session()
        self._view.show_models(choices.models_of(session) if session is not None else [])
        self._view.show_rules(self._rules(session.folder if session is not None else ""))
        self._show_folders()
        self._show_cli()
        self._show_shell()
        self._view.facts.show(self._facts(session))

    def _show_folders(self) -> None:
        self._view.folder_answers.show(
            [
                FolderAnswer(kept.root, answer is TrustAnswer.TRUSTED, kept.at)
                for kept in self._trust.answers()
                if (answer := answer_of(kept)) is not None
            ]
        )

    def _show_cli(self) -> None:
        command = find_cli(self._named or self._settings.cli or None, self._environ)
        if command is None:
            named = self._named or self._settings.cli
            said = (
                translate("SettingsController", "No executable was found there.")
                if named
                else translate("SettingsController", "Claude Code was not found.")
            )
        else:
            program = " ".join([command.program, *command.arguments])
            said = translate("SettingsController", "Found: {program}", program=program)
        self._view.show_cli(said, self._named)

    def _on_shell_wanted(self) -> None:
        if self._shell is not None:
            self._shell.ask()
            self._show_shell()

    @Slot()
    def _show_shell(self) -> None:
        shell = self._shell
        if shell is None or not shell.shell:
            return
        name = safe_names.path(shell.shell)
        if not shell.is_known:
            said = translate("SettingsController", "Reading the environment of {shell}…", shell=name)
        elif shell.failure is not None:
            said = translate(
                "SettingsController",
                "The environment of {shell} could not be read. The log has what the shell said.",
                shell=name,
            )
        else:
            said = translate("SettingsController", "Environment: as in a terminal, from {shell}", shell=name)
        self._view.show_shell(said, not shell.is_known)
        if shell.is_known and self._opened:
            self._show_cli()

    def _rules(self, folder: str) -> list[str]:
        """Return the rules in the CLI's settings files, those of the user's own settings first. Skip files
        that are unreadable or too large."""
        files = [(self._cli_config() / "settings.json", translate("SettingsController", "your settings"))]
        if folder:
            own = Path(folder) / ".claude"
            files += [
                (
                    own / "settings.local.json",
                    translate("SettingsController", "this project's local settings"),
                ),
                (own / "settings.json", translate("SettingsController", "this project's settings")),
            ]
        found = []
        for path, name in files:
            with contextlib.suppress(OSError):
                data, _ = answered(path.parent, partial(read_file, path, _LARGEST), (b"", b""))
                if len(data) <= _LARGEST:
                    found += [
                        translate("SettingsController", "{rule} — {place}", rule=words(rule), place=name)
                        for rule in settings_findings(data).rules
                    ]
        return found

    def _facts(self, session: Session | None) -> list[tuple[str, str]]:
        named = self._named or self._settings.cli
        command = find_cli(named or None, self._environ)
        version = session.info.version if session is not None else ""
        display = self._environ.get("XDG_SESSION_TYPE") or translate(
            "SettingsController", "unknown session type"
        )
        installation = find_installation()
        no_checks = translate("SettingsController", "None: Claude Desk does not look for updates")
        lines = [
            ("Claude Desk", __version__),
            (translate("SettingsController", "Installation"), installation.words),
            (translate("SettingsController", "Update"), installation.update),
            (translate("SettingsController", "Update checks"), no_checks),
            ("Claude Code", version or translate("SettingsController", "Not known yet")),
            (translate("SettingsController", "Program"), _program_words(command)),
            (translate("SettingsController", "Capabilities"), self._capabilities(session)),
            (
                translate("SettingsController", "Session"),
                session.info.session_id if session is not None else "",
            ),
            (translate("SettingsController", "Folder"), session.folder if session is not None else ""),
            (translate("SettingsController", "Claude Code's folder"), str(self._cli_config())),
            (translate("SettingsController", "Settings"), str(self._places.config)),
            (translate("SettingsController", "Data folder"), str(self._places.data)),
            (translate("SettingsController", "Log"), str(self._places.state / "claude-desk.log")),
            ("Qt", f"{qVersion()}, PySide {PySide6.__version__}"),
            ("Python", platform.python_version()),
            (translate("SettingsController", "System"), f"{platform.platform()}, {display}"),
        ]
        return [(name, said) for name, said in lines if said]

    def _capabilities(self, session: Session | None) -> str:
        if session is None or not session.info.version:
            return translate("SettingsController", "Not known yet")
        return ", ".join(session.info.capabilities) or translate("SettingsController", "None reported")


def _program_words(command: Command | None) -> str:
    """Return the program and the number of its arguments. An argument may be a secret key, and users copy
    this text for other people."""
    if command is None:
        return translate("SettingsController", "Not found")
    count = len(command.arguments)
    if not count:
        return command.program
    return translate(
        "SettingsController",
        "{program} with %Ln arguments",
        n=count,
        one="{program} with %Ln argument",
        program=command.program,
    )
