"""The view model of the window: its pages, panes and sessions."""

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QmlElement, QmlSingleton
from PySide6.QtQuick import QQuickItem

from claude_desk.protocol.files.appearance import (
    LEAST_PANEL,
    USUAL_PANEL,
    USUAL_WIDTH,
    WIDEST,
    Appearance,
    fitting_panel,
    fitting_scale,
    fitting_width,
)
from claude_desk.ui import language, safe_names
from claude_desk.ui.file_dialogs.file_address import address_of, path_of
from claude_desk.ui.qt_types import OBJECT, Property, QStringList, constant
from claude_desk.ui.session.session_view import SessionView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.window.fonts import code_font

if TYPE_CHECKING:
    from claude_desk.protocol.phrase import Text
    from claude_desk.session.core.session import Session
    from claude_desk.ui.attachments.attachment_actions import AttachmentActions
    from claude_desk.ui.file_dialogs.file_dialogs import FileDialogs
    from claude_desk.ui.overview.overview_view import OverviewView
    from claude_desk.ui.search.search_view import SearchView
    from claude_desk.ui.session.new_session_view import NewSessionView
    from claude_desk.ui.settings.settings_view import SettingsView
    from claude_desk.ui.sidebar.session_list import SessionListModel
    from claude_desk.ui.window.cli_check_view import CliCheckView
    from claude_desk.ui.window.shortcuts import ShortcutsModel
    from claude_desk.ui.window.start_page import StartView
    from claude_desk.ui.window.trust_page import TrustView
    from claude_desk.ui.worktrees.new_worktree_view import NewWorktreeView
    from claude_desk.ui.worktrees.worktree_merge_view import WorktreeMergeView
    from claude_desk.ui.worktrees.worktree_removal_view import WorktreeRemovalView
    from claude_desk.workspace.folder_review import FolderReview
else:
    # The properties are made before these classes are imported. So Qt sees plain objects. Linters see the
    # real types.
    AttachmentActions = FileDialogs = OverviewView = SearchView = SessionListModel = SettingsView = OBJECT
    CliCheckView = NewSessionView = ShortcutsModel = StartView = TrustView = OBJECT
    NewWorktreeView = WorktreeMergeView = WorktreeRemovalView = OBJECT

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_HALF = 0.5


@QmlElement
@QmlSingleton
class App(QObject):
    """The view model of the window. It works without a session until `attach` is called."""

    themeChanged = Signal()
    textScaleChanged = Signal()
    textFontChanged = Signal()  # the window engine applies the font
    codeFontChanged = Signal()
    columnChanged = Signal()
    densityChanged = Signal()
    typed = Signal()  # the user pressed a key in a window
    sidebarChanged = Signal()
    sidebarWidthChanged = Signal()
    panelWidthChanged = Signal()
    # The user's choices, for the composition root to store. The root also applies the language. The other
    # choices are already applied.
    themeWanted = Signal(str)  # light, dark or system
    textScaleWanted = Signal(float)
    sidebarWanted = Signal(bool)
    sidebarWidthWanted = Signal(int)
    panelWidthWanted = Signal(int)
    languageWanted = Signal(str)  # code of the language; "" for the system's language
    languageChanged = Signal()  # QML translates all texts again
    viewsReadyChanged = Signal()
    pageChanged = Signal()
    sessionChanged = Signal()  # the user moved to another session, or the panes changed
    viewWantedAgain = Signal()  # `show_view` was called for the current session of the main window
    panesChanged = Signal()  # the panes show other sessions, or the user moved to the other pane
    splitChanged = Signal()  # the second pane appeared or disappeared
    paneShareChanged = Signal()
    noteChanged = Signal()
    waitingChanged = Signal()
    attentionWanted = Signal()  # call the user's attention to the window
    # Requests for the composition root:
    folderChosen = Signal(str)  # a folder to open (a local path)
    trusted = Signal()  # `Trust this folder`
    openedWithout = Signal()  # `Open without them`
    folderRetryWanted = Signal()  # the folder did not answer: try again
    demoWanted = Signal()  # `Try the demo`
    retryWanted = Signal()  # `Try again`
    elsewhereWanted = Signal()  # the folder is missing: continue with the transcript in another folder
    signInWanted = Signal()  # sign in to the account of the current session's profile
    worktreeAgainWanted = Signal()  # the folder is missing: create the worktree again
    repositoryWanted = Signal()  # the folder is missing: continue in its repository
    afreshWanted = Signal()  # the session is no longer on disk: begin a new session with its transcript
    newWanted = Signal()  # open a new session in the same folder
    clearWanted = Signal()  # open a new session that replaces the current session
    earlierWanted = Signal(str)  # go back to the session that the current session replaced (its id)
    newInWanted = Signal(str)  # open a new session in this folder (a local path)
    viewWanted = Signal(SessionView)  # show this session
    otherPaneWanted = Signal()  # show another session beside the current session, or close the other pane
    paneCloseWanted = Signal(SessionView)  # close the pane of this session
    windowToggleWanted = Signal(SessionView)  # move this session to a separate window, or back
    closeWanted = Signal(SessionView)  # close this session
    reopenWanted = Signal()  # reopen the session that was closed last
    shownChanged = Signal(bool)  # whether the window is visible
    restartWanted = Signal()  # continue the sessions with the Claude Code that the settings now name
    _sessions: "SessionListModel"
    _trust: "TrustView"
    _start: "StartView"
    _cli_check: "CliCheckView"
    _new_session: "NewSessionView"
    _new_worktree: "NewWorktreeView"
    _worktree_merge: "WorktreeMergeView"
    _worktree_removal: "WorktreeRemovalView"
    _shortcuts: "ShortcutsModel"
    _attachments: "AttachmentActions"
    _preferences: "SettingsView"
    _search: "SearchView"
    _overview: "OverviewView"
    _file_dialogs: "FileDialogs | None" = None  # made at the first use

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = ProseRenderer()
        usual = Appearance()
        self._theme = usual.theme
        self._scale = usual.text_scale
        self._sidebar = usual.sidebar
        self._sidebar_width = usual.sidebar_width
        self._panel_width = USUAL_PANEL
        self._text_font = usual.text_font
        self._code_font = usual.code_font
        self._column = usual.column
        self._density = usual.density
        self._mono = ""
        self._colours: dict[str, str] = {}
        self._colours_prose = False  # whether colours are applied; their modules load after the first frame
        self._views_ready = False
        self._page = "conversation"
        self._note: Text = ""
        self._shown = False
        self._session = self._make_view(complete=False)
        self._session.current = True
        self._other_pane: SessionView | None = None  # the session in the other pane
        self._windowed: list[SessionView] = []  # the sessions in separate windows
        # the session whose separate window is in front; None for the main window
        self._front: SessionView | None = None
        self._second = False  # whether the user is at the second pane
        self._split = False
        self._pane_share = _HALF
        self._views = [self._session]
        self._dated: list[SessionListModel | StartView | SearchView | NewSessionView] = []

    # --- what the composition root calls -------------------------------------------------------

    def set_theme(self, theme: str) -> None:
        """Use this theme: light, dark or system."""
        theme = theme if theme in ("light", "dark") else "system"
        if theme != self._theme:
            self._theme = theme
            self.themeChanged.emit()

    def set_text_scale(self, scale: float) -> None:
        scale = round(fitting_scale(scale), 2)
        if scale != self._scale:
            self._scale = scale
            self._prose.set_scale(scale)
            self.textScaleChanged.emit()
            self._prose_changed()

    def set_text_font(self, family: str) -> None:
        """Use this font for text. "" means the program's font. A font that is not installed has no effect."""
        if family != self._text_font:
            self._text_font = family
            self.textFontChanged.emit()
            self._prose.renew()  # the widths of tables depend on the font
            self._prose_changed()

    @property
    def text_font(self) -> str:
        return self._text_font

    def set_code_font(self, family: str) -> None:
        """Use this font for code. "" means the program's font. A font that is not installed has no effect."""
        if family != self._code_font:
            self._code_font = family
            self._mono = ""
            self.codeFontChanged.emit()
            if self._colours_prose and self._colours:
                self._colour()

    def set_column(self, column: str) -> None:
        """Use this width for the conversation's text: narrow, usual or wide."""
        if column != self._column:
            self._column = column
            self.columnChanged.emit()

    def set_density(self, density: str) -> None:
        """Use this space between rows: compact, usual or roomy."""
        if density != self._density:
            self._density = density
            self.densityChanged.emit()

    def set_pictures(self, shown: bool) -> None:
        """Show the pictures of the project that Claude's text names, or leave them out."""
        if shown is not self._prose.pictures:
            self._prose.pictures = shown
            for view in self._views:
                if view.viewsReady:
                    view.pictures_changed()

    def set_sidebar(self, shown: bool) -> None:
        """Show or hide the sidebar. It is visible only if the window is wide enough."""
        if shown is not self._sidebar:
            self._sidebar = shown
            self.sidebarChanged.emit()

    def set_sidebar_width(self, width: int) -> None:
        """Set the width of the sidebar in pixels at the usual text size."""
        width = fitting_width(width)
        if width != self._sidebar_width:
            self._sidebar_width = width
            self.sidebarWidthChanged.emit()

    def set_panel_width(self, width: int) -> None:
        """Set the width of the panel in pixels at the usual text size."""
        width = fitting_panel(width)
        if width != self._panel_width:
            self._panel_width = width
            self.panelWidthChanged.emit()

    def choose_language(self, code: str) -> None:
        """Ask the composition root to show all texts in this language. "" means the system's language."""
        self.languageWanted.emit(code)

    def announce_language_change(self) -> None:
        """Have QML translate all texts again, because the language changed."""
        self.languageChanged.emit()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def chooseTheme(self, theme: str) -> None:
        self.set_theme(theme)
        self.themeWanted.emit(self._theme)

    @Slot(float)
    def chooseTextScale(self, scale: float) -> None:
        self.set_text_scale(scale)
        self.textScaleWanted.emit(self._scale)

    @Slot(bool)
    def showSidebar(self, shown: bool) -> None:
        self.set_sidebar(shown)
        self.sidebarWanted.emit(self._sidebar)

    @Slot(int)
    def setSidebarWidth(self, width: int) -> None:
        """Set the width during a drag; call `keepSidebarWidth` at its end."""
        self.set_sidebar_width(width)

    @Slot()
    def keepSidebarWidth(self) -> None:
        self.sidebarWidthWanted.emit(self._sidebar_width)

    @Slot(int)
    def setPanelWidth(self, width: int) -> None:
        """Set the width during a drag; call `keepPanelWidth` at its end."""
        self.set_panel_width(width)

    @Slot()
    def keepPanelWidth(self) -> None:
        self.panelWidthWanted.emit(self._panel_width)

    @Slot(dict)
    def setColours(self, colours: dict[str, str]) -> None:
        """Set the colours for text that Python colours: `#rrggbb` by name (ui/transcript/text_formats.py)."""
        self._colours = colours
        if self._colours_prose:
            self._colour()

    # --- helpers -------------------------------------------------------------------------------

    def _begin_colouring(self) -> None:
        """Apply the colours from now on, because the first frame is drawn."""
        self._colours_prose = True
        if self._colours:
            self._colour()

    def _colour(self) -> None:
        from claude_desk.ui.transcript import text_formats

        colours = self._colours
        fresh = text_formats.set_colours(colours)
        names = ("ink", "link", "chip", "ink", "quote", "line")
        prose = tuple(colours[name] for name in names)
        if self._prose.set_colours((*prose, self.mono)) or fresh:
            self._prose_changed()

    # --- properties ----------------------------------------------------------------------------

    @Property(str, notify=themeChanged)
    def theme(self) -> str:
        return self._theme

    @Property(float, notify=textScaleChanged)
    def textScale(self) -> float:
        return self._scale

    @Property(str, notify=textFontChanged)  # the family that the user chose; "" for the program's font
    def textFont(self) -> str:
        return self._text_font

    @Property(str, notify=codeFontChanged)  # the family of code; an installed one
    def mono(self) -> str:
        if not self._mono:
            self._mono = code_font(self._code_font)
        return self._mono

    @Property(str, notify=columnChanged)  # narrow, usual or wide
    def column(self) -> str:
        return self._column

    @Property(str, notify=densityChanged)  # compact, usual or roomy
    def density(self) -> str:
        return self._density

    @Property(QStringList, constant=True)  # codes of the languages
    def languages(self) -> list[str]:
        return language.codes()

    # the name of each language in that language
    @Property(QStringList, constant=True)
    def languageNames(self) -> list[str]:
        return [language.native_name(code) for code in language.codes()]

    @Property(bool, notify=sidebarChanged)
    def sidebar(self) -> bool:
        return self._sidebar

    # in pixels at the usual text size
    @Property(int, notify=sidebarWidthChanged)
    def sidebarWidth(self) -> int:
        return self._sidebar_width

    # in pixels at the usual text size
    @Property(int, notify=panelWidthChanged)
    def panelWidth(self) -> int:
        return self._panel_width

    @Property(int, constant=True)
    def usualPanelWidth(self) -> int:
        return USUAL_PANEL

    @Property(int, constant=True)
    def leastPanelWidth(self) -> int:
        return LEAST_PANEL

    @Property(int, constant=True)
    def usualSidebarWidth(self) -> int:
        return USUAL_WIDTH

    @Property(int, constant=True)
    def mostSidebarWidth(self) -> int:
        return WIDEST

    # --- what the composition root calls -------------------------------------------------------

    def create_late_views(self) -> None:
        """Make the views that the first frame does not need. Call this once, before a session is attached."""
        for step in self.late_view_steps():
            step()

    def late_view_steps(self) -> "tuple[Callable[[], None], ...]":
        """Return the steps of `create_late_views`.

        The caller runs all steps in order, and may handle events between two steps.
        """
        return (
            self._create_late_parts,
            self._session.create_composer_views,
            self._session.create_late_views,
            self._end_late_views,
        )

    def _create_late_parts(self) -> None:
        from claude_desk.ui.attachments.attachment_actions import AttachmentActions
        from claude_desk.ui.formulas.formula_pictures import FormulaPictures
        from claude_desk.ui.overview.overview_view import OverviewView
        from claude_desk.ui.search.search_view import SearchView
        from claude_desk.ui.session.new_session_view import NewSessionView
        from claude_desk.ui.settings.settings_view import SettingsView
        from claude_desk.ui.sidebar.session_list import SessionListModel
        from claude_desk.ui.window.cli_check_view import CliCheckView
        from claude_desk.ui.window.shortcuts import ShortcutsModel
        from claude_desk.ui.window.start_page import StartView
        from claude_desk.ui.window.trust_page import TrustView
        from claude_desk.ui.worktrees.new_worktree_view import NewWorktreeView
        from claude_desk.ui.worktrees.worktree_merge_view import WorktreeMergeView
        from claude_desk.ui.worktrees.worktree_removal_view import WorktreeRemovalView

        self.formulas = self._prose.formulas = FormulaPictures(self)
        self.formulas.changed.connect(self._on_formulas_changed)
        self._sessions = SessionListModel(self)
        self._sessions.show(self._views)
        self._sessions.mark(self._session)
        self._trust = TrustView(self)
        self._start = StartView(self)
        self._cli_check = CliCheckView(self)
        self._new_session = NewSessionView(self)
        self._new_worktree = NewWorktreeView(self)
        self._worktree_merge = WorktreeMergeView(self)
        self._worktree_removal = WorktreeRemovalView(self)
        self._shortcuts = ShortcutsModel(self)
        self._attachments = AttachmentActions(self)
        self._preferences = SettingsView(self)
        self._preferences.changed.connect(self._on_preferences_changed)
        self._search = SearchView(self)
        self._overview = OverviewView(self._sessions, self)
        self._dated += [self._sessions, self._start, self._search, self._new_session]

    def _end_late_views(self) -> None:
        self._hear_requests(self._session)
        self._begin_colouring()
        # Set this last, so that events are handled after the session's late views are made. Otherwise QML
        # makes all items of these views in one turn of the event loop, which takes too long.
        self._views_ready = True
        self.viewsReadyChanged.emit()

    def attach(self, session: "Session") -> None:
        """Show this session in the current view of the main window, and send it the waiting messages.

        Typed text stays in the composer.
        """
        self._session.attach(session)
        self._set_page("conversation")

    def add_view(self, complete: bool = True, before: SessionView | None = None) -> SessionView:
        """Add the view of another session and return the view.

        Insert the view before `before`, or at the end if `before` is not in the list. With `complete`, make
        its late views immediately.
        """
        view = self._make_view(complete)
        self._hear_requests(view)
        self._views.insert(self._views.index(before) if before in self._views else len(self._views), view)
        self._sessions.show(self._views)
        return view

    def show_view(self, view: SessionView) -> None:
        """Go to the window or pane of this session. Without either, show it in the user's current pane."""
        if view in self._windowed:
            self.enter_window(view)
            return
        front, self._front = self._front, None
        if view is self._other_pane:
            self._fill_panes(view, self._session, not self._second)
        elif view is not self._session:
            self._fill_panes(view, self._other_pane, self._second)
        else:
            if front is not None:
                self.sessionChanged.emit()
            self.viewWantedAgain.emit()
        self._mark_shown()
        if view.viewsReady:
            self._search.close()  # the search page covers the session

    def enter_window(self, view: SessionView | None) -> None:
        """Note that the user is at the separate window of this session, or at the main window (None)."""
        if view is not self._front:
            self._front = view
            self.sessionChanged.emit()
            self._mark_shown()

    def move_to_window(self, view: SessionView) -> None:
        """Move the session to a separate window.

        If this was the current session of the main window, another session replaces it there. If the main
        window has no other session, a new, empty view replaces it.
        """
        self.close_pane(view)
        self._windowed.append(view)
        if view is self._session:
            in_main = self._in_main()
            self._fill_panes(in_main[-1] if in_main else self.add_view(), None, False)
        view.current = view.has_own_window = True
        self._mark_shown()

    def take_back(self, view: SessionView) -> None:
        """Move the session from its separate window back to the list."""
        self._windowed.remove(view)
        view.current = view.has_own_window = False
        view.set_shown(False)
        view.mark_hidden()
        if view is self._front:
            self._front = None
            self.sessionChanged.emit()
        self._mark_shown()

    def _in_main(self) -> list[SessionView]:
        """Return the sessions without a separate window."""
        return [view for view in self._views if view not in self._windowed]

    def show_in_other_pane(self, view: SessionView) -> None:
        """Show this session in the other pane and go there. The current session stays in its pane.

        If a pane or a window shows the session already, only go there.
        """
        if view not in (self._session, self._other_pane, *self._windowed):
            self._fill_panes(view, self._session, self._other_pane is None or not self._second)
        self.show_view(view)

    def fill_other_pane(self, view: SessionView, leading: bool, share: float) -> None:
        """Show this session in the other pane without going there.

        `leading` says whether this session gets the first pane. `share` is the first pane's share of the
        width.
        """
        self._fill_panes(self._session, view, leading)
        self.set_pane_share(share)
        self._mark_shown()

    def close_pane(self, view: SessionView) -> None:
        """Close the pane of this session if the window has two panes. The session stays open."""
        if self._other_pane is not None and view in (self._session, self._other_pane):
            stays = self._other_pane if view is self._session else self._session
            self._fill_panes(stays, None, False)
            self._mark_shown()

    def is_seen(self, view: SessionView) -> bool:
        """Return whether a visible pane or a separate window shows the session."""
        return view is self._session or view in self._windowed or (self._split and view is self._other_pane)

    def set_pane_share(self, share: float) -> None:
        """Set the first pane's share of the width, limited to 0 to 1. NaN and infinity mean half."""
        share = min(max(share, 0.0), 1.0) if math.isfinite(share) else _HALF
        if share != self._pane_share:
            self._pane_share = share
            self.paneShareChanged.emit()

    def remove_view(self, view: SessionView) -> None:
        """Remove the view of a closed session.

        The last view without a separate window stays. It is emptied for the next session.
        """
        if view in self._windowed:
            self.take_back(view)
        if self._in_main() == [view]:
            view.set_folder("")
            view.set_titles("", "")
            return
        self._views.remove(view)
        self.close_pane(view)
        if view is self._session:
            self.show_view(self._in_main()[-1])
        self._sessions.show(self._views)
        self.waitingChanged.emit()
        view.close()
        view.deleteLater()

    def _fill_panes(self, session: SessionView, other_pane: SessionView | None, second: bool) -> None:
        before = (self._session, self._other_pane)
        self._session, self._other_pane, self._second = session, other_pane, second
        self._split = self._split and other_pane is not None
        left = [view for view in before if view is not None and view not in (session, other_pane)]
        for view in left:
            view.set_shown(False)
            view.current = False
        self._update_seen()
        self.panesChanged.emit()
        self.sessionChanged.emit()
        for view in left:
            view.mark_hidden()

    def _update_seen(self) -> None:
        for view in (self._session, self._other_pane):
            if view is not None:
                view.current = True
                view.set_shown(self._shown and self.is_seen(view))

    def _mark_shown(self) -> None:
        elsewhere = [view for view in (self._session, self._other_pane, *self._windowed) if view is not None]
        self._sessions.mark(self.view, elsewhere, [view for view in elsewhere if self.is_seen(view)])
        self.waitingChanged.emit()

    def _make_view(self, complete: bool) -> SessionView:
        view = SessionView(self._prose, self, complete=complete)
        view.newWanted.connect(self.newWanted)
        view.clearWanted.connect(self.clearWanted)
        view.earlierWanted.connect(self.earlierWanted)
        return view

    def _hear_requests(self, view: SessionView) -> None:
        view.requests_changed.connect(self.waitingChanged)

    def show_start_page(self) -> None:
        """Show the start page, where the user chooses a folder."""
        self._set_page("start")

    def show_trust_page(self, review: "FolderReview") -> None:
        """Ask the user whether the folder's own code may run."""
        self._trust.show(review, changed_meanwhile=self._page == "trust")
        self._set_page("trust")

    def show_conversation(self, folder: str = "") -> None:
        """Show the conversation. Until a session is attached, show `folder` as the session's folder."""
        if folder:
            self._session.set_folder(folder)
        self._set_page("conversation")

    def turn_day(self) -> None:
        """Update the days that are shown, because the day may have changed."""
        for dated in self._dated:
            dated.turn_day()

    def show_note(self, words: "Text") -> None:
        """Show a note about the whole window. QML hides it after some seconds."""
        self._note = words
        self.noteChanged.emit()

    def call_attention(self) -> None:
        """Call the user's attention to the window."""
        self.attentionWanted.emit()

    @Slot()
    def _on_formulas_changed(self) -> None:
        self._prose.renew()
        self._prose_changed()

    def _prose_changed(self) -> None:
        for view in self._views:
            if view.viewsReady:
                view.colours_changed()

    def close(self) -> None:
        """End the work in other threads."""
        for view in self._views:
            view.close()
        if self._session.viewsReady:
            self._attachments.close()

    async def end_file_dialogs(self) -> None:
        """Cancel the open file dialog."""
        if self._file_dialogs is not None:
            await self._file_dialogs.end()

    @Slot()
    def _on_preferences_changed(self) -> None:
        self._shortcuts.set_send_key(self._preferences.send_key)

    @property
    def preferences(self) -> "SettingsView":
        """The settings, for Python."""
        return self._preferences

    @property
    def start_view(self) -> "StartView":
        """The start page, for Python."""
        return self._start

    @property
    def cli_check_view(self) -> "CliCheckView":
        """What the start page says about Claude Code, for Python."""
        return self._cli_check

    @property
    def new_session_view(self) -> "NewSessionView":
        """The page of a new session, for Python."""
        return self._new_session

    @property
    def new_worktree_view(self) -> "NewWorktreeView":
        """The dialog of a new worktree, for Python."""
        return self._new_worktree

    @property
    def worktree_merge_view(self) -> "WorktreeMergeView":
        """The dialog that merges a worktree's branch, for Python."""
        return self._worktree_merge

    @property
    def worktree_removal_view(self) -> "WorktreeRemovalView":
        """The dialog before a worktree is removed, for Python."""
        return self._worktree_removal

    @property
    def page_name(self) -> str:
        """The page that is shown, for Python."""
        return self._page

    @property
    def search_view(self) -> "SearchView":
        """The search in all sessions, for Python."""
        return self._search

    @property
    def overview_view(self) -> "OverviewView":
        """The page of all sessions, for Python."""
        return self._overview

    @property
    def all_waiting(self) -> int:
        """The number of requests in all sessions, also in those with separate windows, for Python."""
        return sum(view.waiting for view in self._views)

    @property
    def pane_layout(self) -> tuple[bool, float]:
        """Whether the user is at the second pane, and the first pane's share of the width, for Python."""
        return self._second, self._pane_share

    @property
    def session_list(self) -> "SessionListModel":
        """The list of sessions, for Python."""
        return self._sessions

    @property
    def view(self) -> SessionView:
        """The view of the session that the user is at, for Python."""
        return self._front or self._session

    @property
    def pane_view(self) -> SessionView:
        """The view of the main window's current session, for Python."""
        return self._session

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(QQuickItem, result=QObject)
    def clickGuard(self, item: QQuickItem) -> QObject:
        """Return a `ClickGuard` that measures how long the item has been in place. The item owns it."""
        # no button of the first frame needs a guard
        from claude_desk.ui.click_guard import ClickGuard

        return ClickGuard(item)

    @Slot(result=float)
    def now(self) -> float:
        """Return the milliseconds of a monotonic clock, for measuring durations."""
        return time.monotonic() * 1000

    @Slot()
    def forgetNote(self) -> None:
        self.show_note("")

    @Slot(bool)
    def setShown(self, shown: bool) -> None:
        """Note whether the window is visible."""
        self._shown = shown
        self._update_seen()
        if shown:
            self.turn_day()
        self.shownChanged.emit(shown)

    @Slot(bool)
    def setSplit(self, split: bool) -> None:
        """Note whether the window has two panes and room to show both."""
        if split != self._split:
            self._split = split
            self._update_seen()
            if self._session.viewsReady:
                self._mark_shown()
            self.splitChanged.emit()

    @Slot(float)
    def setPaneShare(self, share: float) -> None:
        self.set_pane_share(share)

    @Slot(str)
    def openFolder(self, folder: str) -> None:
        """Open a folder, given as a local path or a file address."""
        url = QUrl(folder)
        self.folderChosen.emit(path_of(url) or folder)

    @Slot(result=QUrl)
    def folderOfProjects(self) -> QUrl:
        """Return the folder around the folder of the current session, where other projects probably are. If
        that folder is not known, return an empty address."""
        folder = self.view.folder
        return address_of(str(Path(folder).parent)) if folder else QUrl()

    @Slot(str)
    def beginIn(self, folder: str) -> None:
        """Begin a new session in a folder, given as a local path or a file address."""
        url = QUrl(folder)
        self.newInWanted.emit(path_of(url) or folder)

    @Slot(SessionView, str, str)
    def openLink(self, view: SessionView, key: str, address: str) -> None:
        """Open a web address or a mail link, or a file or folder in a folder of the session. If the user has
        chosen no editor, show a file with a line in the viewer.

        Open nothing else. `key` is the key of the row that names the address. If the address cannot be
        opened, the view emits `unopened`.
        """
        from claude_desk.ui.window import link_opener  # not needed for the first frame

        editor, own = self._preferences.chosen_editor

        def report(opened: bool) -> None:
            if not opened:
                view.report_unopened(link_opener.words(address))

        def show(file: link_opener.FileText) -> None:
            view.show_file(file.name, file.text, file.place.line)

        view.give_link_folders(
            key, lambda folders: link_opener.open_link(address, folders, report, editor, own, show, view)
        )

    @Slot(SessionView, int, bool)
    def openFile(self, view: SessionView, number: int, edits: bool) -> None:
        """Show the file of a row of the file tree in the viewer. With `edits`, open it in the editor that the
        user has chosen. If the file cannot be opened, the view emits `unopened`."""
        from claude_desk.ui.window import link_opener  # not needed for the first frame

        files = view.files_view
        path = files.path_of(number)
        if not path:
            return
        editor, own = self._preferences.chosen_editor

        def report(opened: bool) -> None:
            if opened:
                files.note_opened()
            else:
                view.report_unopened(safe_names.path(path.encode("utf-8", "replace").decode()))

        link_opener.open_file(
            path,
            files.top,
            report,
            editor if edits else "",
            own,
            lambda file: view.show_file(file.name, file.text, 0),
            view,
        )

    @Slot(SessionView)
    def openBrokenFile(self, view: SessionView) -> None:
        """Open the settings file that keeps Claude Code from starting: in the editor that the user has
        chosen, or in the viewer. Open only JSON, because Claude Code names the path. If the file cannot be
        opened, the view emits `unopened`."""
        from claude_desk.ui.window import link_opener  # not needed for the first frame

        path = Path(view.broken_file)
        editor, own = self._preferences.chosen_editor

        def report(opened: bool) -> None:
            if not opened:
                view.report_unopened(safe_names.path(str(path)))

        if path.suffix != ".json" or not path.is_absolute():
            report(False)
            return
        link_opener.open_file(
            path.name,
            str(path.parent),
            report,
            editor,
            own,
            lambda found: view.show_file(found.name, found.text, 0),
            view,
        )

    @Slot(SessionView, str)
    def openMemoryFile(self, view: SessionView, path: str) -> None:
        """Show a memory file in the viewer. `path`: as the screen shows it. Open only Markdown, because
        Claude Code or a session's file names the path. If the file cannot be opened, the view emits
        `unopened`."""
        from claude_desk.ui.window import link_opener  # not needed for the first frame

        def report(opened: bool) -> None:
            if not opened:
                view.report_unopened(path)

        file = link_opener.memory_file(path, view.folder)
        if file is None:
            report(False)
            return
        link_opener.open_file(
            file.name,
            str(file.parent),
            report,
            "",
            "",
            lambda found: view.show_file(found.name, found.text, 0),
            view,
        )

    @Slot(result=str)
    def guide(self) -> str:
        """Return the guide as HTML, without its heading; "" if its file cannot be read."""
        from claude_desk.paths import guide_text

        return self._prose.document(guide_text().partition("\n")[2])

    @Slot(str)
    def openAddress(self, address: str) -> None:
        """Open a web address or a mail link in the user's program for it. Open nothing else."""
        from claude_desk.ui.window import link_opener

        link_opener.open_web(address)

    @Slot(str, result=str)
    def addressWords(self, address: str) -> str:
        """Return the form of an address that the user sees before opening it."""
        from claude_desk.ui.window import link_opener

        return link_opener.words(address)

    @Slot(str)
    def copy(self, text: str) -> None:
        from claude_desk.ui.safe_text import for_pasting

        QGuiApplication.clipboard().setText(for_pasting(text))

    @Slot(str, result=str)
    def folderWords(self, folder: str) -> str:
        return safe_names.path(folder)

    # --- properties ----------------------------------------------------------------------------

    # Whether `create_late_views` has ended. Before that, `session` is the only view model.
    @Property(bool, notify=viewsReadyChanged)
    def viewsReady(self) -> bool:
        return self._views_ready

    @Property(str, notify=pageChanged)  # conversation, trust or start
    def page(self) -> str:
        return self._page

    # number of requests in the main window's sessions
    @Property(int, notify=waitingChanged)
    def waiting(self) -> int:
        return sum(view.waiting for view in self._in_main())

    # number of those requests whose session is in no visible pane
    @Property(int, notify=waitingChanged)
    def waitingElsewhere(self) -> int:
        return sum(view.waiting for view in self._in_main() if not self.is_seen(view))

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        if not self._note:
            return ""
        from claude_desk.ui.phrases.phrase_words import words  # the first frame has no note

        return words(self._note)

    @Property(SessionView, notify=sessionChanged)  # the session that the user is at
    def session(self) -> SessionView:
        return self.view

    # the current session of the main window
    @Property(SessionView, notify=panesChanged)
    def paneSession(self) -> SessionView:
        return self._session

    # The sessions in the panes, side by side. The second session is null if there is only one pane.
    @Property(SessionView, notify=panesChanged)
    def first(self) -> SessionView:
        return self._other_pane if self._second and self._other_pane is not None else self._session

    @Property(SessionView, notify=panesChanged)
    def second(self) -> SessionView | None:
        return self._session if self._second else self._other_pane

    # whether the user is at the second pane
    @Property(bool, notify=panesChanged)
    def secondActive(self) -> bool:
        return self._second

    # the first pane's share of the width, from 0 to 1
    @Property(float, notify=paneShareChanged)
    def paneShare(self) -> float:
        return self._pane_share

    start = constant(StartView, "_start")
    cliCheck = constant(CliCheckView, "_cli_check")
    newSession = constant(NewSessionView, "_new_session")
    newWorktree = constant(NewWorktreeView, "_new_worktree")
    worktreeMerge = constant(WorktreeMergeView, "_worktree_merge")
    worktreeRemoval = constant(WorktreeRemovalView, "_worktree_removal")
    trust = constant(TrustView, "_trust")
    sessions = constant(SessionListModel, "_sessions")
    shortcuts = constant(ShortcutsModel, "_shortcuts")
    settings = constant(SettingsView, "_preferences")
    search = constant(SearchView, "_search")
    overview = constant(OverviewView, "_overview")

    @Property(FileDialogs, constant=True)
    def fileDialogs(self) -> "FileDialogs":
        if self._file_dialogs is None:
            from claude_desk.ui.file_dialogs.file_dialogs import FileDialogs

            self._file_dialogs = FileDialogs(self)
        return self._file_dialogs

    attachments = constant(AttachmentActions, "_attachments")

    def _set_page(self, page: str) -> None:
        if page != self._page:
            self._page = page
            self.pageChanged.emit()
