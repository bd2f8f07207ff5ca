"""The window as QML sees it: which page it shows, how it looks, and its session."""

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton

from claude_desk.ui import words
from claude_desk.ui.prose import ProseRenderer
from claude_desk.ui.qt_types import OBJECT, QStringList
from claude_desk.ui.session_list import SessionListModel
from claude_desk.ui.session_view import SessionView

if TYPE_CHECKING:
    from claude_desk.protocol.project_files import FolderFindings
    from claude_desk.session.session import Session
    from claude_desk.ui.attachment_actions import AttachmentActions
    from claude_desk.ui.settings_view import SettingsView
    from claude_desk.ui.shortcuts import ShortcutsModel
    from claude_desk.ui.trust_view import TrustView
else:
    # Not loaded yet when the properties are made: to Qt they are objects, to the linter what they are called.
    AttachmentActions = SettingsView = ShortcutsModel = TrustView = OBJECT

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

SMALLEST, LARGEST = 0.7, 2.0
_MONO = ("DejaVu Sans Mono", "Noto Sans Mono", "Menlo", "Cascadia Mono", "Consolas")


@QmlElement
@QmlSingleton
class App(QObject):
    """The window's own view model. It can stand for itself; a session is attached when there is one."""

    pageChanged = Signal()
    themeChanged = Signal()
    textScaleChanged = Signal()
    recentChanged = Signal()

    # Intents for the composition root.
    folderChosen = Signal(str)  # a folder to open (a local path)
    trusted = Signal()  # `Trust this folder`
    openedWithout = Signal()  # `Open without them`
    demoWanted = Signal()  # `Try the demo`
    retryWanted = Signal()  # `Try again`
    newWanted = Signal()  # another session in the same folder
    restartWanted = Signal()  # the session is to go on with another Claude Code
    themeWanted = Signal(str)  # light, dark, system: chosen by the person, already in force
    textScaleWanted = Signal(float)  # chosen by the person, already in force

    _trust: "TrustView"
    _shortcuts: "ShortcutsModel"
    _attachments: "AttachmentActions"
    _preferences: "SettingsView"

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = ProseRenderer()
        self._page = "conversation"
        self._theme = "system"
        self._scale = 1.0
        self._recent: list[str] = []
        self._session = SessionView(self._prose, self, whole=False)
        self._session.newWanted.connect(self.newWanted)
        self._sessions = SessionListModel(self._session, self)
        self._sessions.set_shown(True)
        self._mono = ""
        self._colours: dict[str, str] = {}

    # --- what the composition root calls -------------------------------------------------------

    def make_whole(self) -> None:
        """Make what the first frame does without; before there is a session. Once."""
        from claude_desk.ui.attachment_actions import AttachmentActions
        from claude_desk.ui.settings_view import SettingsView
        from claude_desk.ui.shortcuts import ShortcutsModel
        from claude_desk.ui.trust_view import TrustView

        self._trust = TrustView(self)
        self._shortcuts = ShortcutsModel(self)
        self._attachments = AttachmentActions(self)
        self._preferences = SettingsView(self)
        self._session.make_whole()
        if self._colours:
            self._colour()

    def attach(self, session: "Session") -> None:
        """Show this session. What was typed before stays in the composer; what was sent goes to it."""
        self._session.attach(session)
        self._set_page("conversation")

    def show_start_page(self, recent: Sequence[str]) -> None:
        """No folder was given: recent ones, and one to be chosen."""
        self._recent = list(recent)
        self.recentChanged.emit()
        self._set_page("start")

    def show_trust_page(self, folder: str, findings: "FolderFindings") -> None:
        """Ask whether the folder's own code may run."""
        self._trust.show(folder, findings, changed_meanwhile=self._page == "trust")
        self._set_page("trust")

    def show_conversation(self, folder: str = "") -> None:
        """The conversation, before there is a session: `Starting`, with the folder's name."""
        self._session.set_folder(folder)
        self._set_page("conversation")

    def set_theme(self, theme: str) -> None:
        """light, dark or system."""
        theme = theme if theme in ("light", "dark") else "system"
        if theme != self._theme:
            self._theme = theme
            self.themeChanged.emit()

    def set_text_scale(self, scale: float) -> None:
        scale = round(min(max(scale, SMALLEST), LARGEST), 2)
        if scale != self._scale:
            self._scale = scale
            self._prose.set_scale(scale)
            self.textScaleChanged.emit()
            if self._session.whole:
                self._session.colours_changed()

    def close(self) -> None:
        """End what runs beside the window's thread."""
        self._session.close()
        if self._session.whole:
            self._attachments.close()

    @property
    def preferences(self) -> "SettingsView":
        """The settings, for Python."""
        return self._preferences

    @property
    def view(self) -> SessionView:
        """The session view, for Python."""
        return self._session

    def _colour(self) -> None:
        from claude_desk.ui import painter

        colours = self._colours
        fresh = painter.set_colours(colours)
        names = ("ink", "link", "chip", "ink", "quote", "line")
        prose = tuple(colours[name] for name in names)
        if self._prose.set_colours((*prose, self._mono_family())) or fresh:
            self._session.colours_changed()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(result=float)
    def now(self) -> float:
        """Milliseconds of a clock that nobody sets: for how long ago something was."""
        return time.monotonic() * 1000

    @Slot(str)
    def chooseTheme(self, theme: str) -> None:
        self.set_theme(theme)
        self.themeWanted.emit(self._theme)

    @Slot(float)
    def chooseTextScale(self, scale: float) -> None:
        self.set_text_scale(scale)
        self.textScaleWanted.emit(self._scale)

    @Slot(dict)
    def setColours(self, colours: dict[str, str]) -> None:
        """The theme's colours for text that Python colours, `#rrggbb` by name (`ui/painter.py`)."""
        self._colours = colours
        if self._session.whole:
            self._colour()

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Whether the window is to be seen."""
        self._session.set_shown(shown)

    @Slot(str)
    def openFolder(self, folder: str) -> None:
        """Open a folder, given as a local path or a file address."""
        url = QUrl(folder)
        self.folderChosen.emit(url.toLocalFile() if url.isLocalFile() else folder)

    @Slot(str, result=bool)
    def openLink(self, address: str) -> bool:
        """Open a web address in the person's browser, or a file of the session's folder; nothing else."""
        from claude_desk.ui import links  # links come after the first frame

        return links.open_link(address, self._session.folder_path)

    @Slot(str, result=str)
    def addressWords(self, address: str) -> str:
        """An address as it is shown before it is opened."""
        from claude_desk.ui import links

        return links.words(address)

    @Slot(str)
    def proposeName(self, name: str) -> None:
        """The name of a file to be saved, for a dialog that opened without it."""
        from claude_desk.ui import save_name

        save_name.propose(name)

    @Slot(str)
    def copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)

    @Slot(str, result=str)
    def folderWords(self, folder: str) -> str:
        return words.folder(folder)

    # --- properties ----------------------------------------------------------------------------

    def _page_name(self) -> str:
        return self._page

    def _theme_name(self) -> str:
        return self._theme

    def _text_scale(self) -> float:
        return self._scale

    def _mono_family(self) -> str:
        if not self._mono:
            known = set(QFontDatabase.families())
            fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
            self._mono = next((family for family in _MONO if family in known), fixed)
        return self._mono

    def _recent_folders(self) -> list[str]:
        return self._recent

    def _session_view(self) -> SessionView:
        return self._session

    def _trust_view(self) -> "TrustView":
        return self._trust

    def _session_list(self) -> SessionListModel:
        return self._sessions

    def _shortcut_table(self) -> "ShortcutsModel":
        return self._shortcuts

    def _attachment_actions(self) -> "AttachmentActions":
        return self._attachments

    def _settings_view(self) -> "SettingsView":
        return self._preferences

    page = Property(str, _page_name, notify=pageChanged)  # conversation, trust or start
    theme = Property(str, _theme_name, notify=themeChanged)
    textScale = Property(float, _text_scale, notify=textScaleChanged)
    mono = Property(str, _mono_family, constant=True)
    recentFolders = Property(QStringList, _recent_folders, notify=recentChanged)
    session = Property(SessionView, _session_view, constant=True)
    trust = Property(TrustView, _trust_view, constant=True)
    sessions = Property(SessionListModel, _session_list, constant=True)
    shortcuts = Property(ShortcutsModel, _shortcut_table, constant=True)
    settings = Property(SettingsView, _settings_view, constant=True)
    attachments = Property(AttachmentActions, _attachment_actions, constant=True)

    def _set_page(self, page: str) -> None:
        if page != self._page:
            self._page = page
            self._sessions.set_shown(page == "conversation")
            self.pageChanged.emit()
