"""The view model of a session: its state in words, its choices, its rows and its requests."""

import sys
from collections.abc import Callable, Iterable
from itertools import chain
from pathlib import PurePath
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk import paths
from claude_desk.protocol.phrase import Phrase
from claude_desk.session.core.session_state import ProblemKind, SessionPhase, SessionState
from claude_desk.ui import locale_format, safe_names
from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.phrases.phrase_words import words
from claude_desk.ui.qt_types import OBJECT, Property, constant
from claude_desk.ui.session import state_text
from claude_desk.ui.session.choices_view import ChoicesView
from claude_desk.ui.session.halt_monitor import HaltMonitor
from claude_desk.ui.session.stop_view import StopView
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.title_sanitizer import calm
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.files.window_file import OpenFolders, ReadingPlace
    from claude_desk.protocol.wire.authorship import Authorship
    from claude_desk.session.core.session import Session
    from claude_desk.session.turns.message_queue import OutgoingMessage
    from claude_desk.transcript.attachments import Attachment
    from claude_desk.transcript.export.document import DocumentHead
    from claude_desk.ui.agents.agent_beside_view import AgentBesideView
    from claude_desk.ui.agents.agents_view import AgentsView
    from claude_desk.ui.agents.opened_agent_view import OpenedAgentView
    from claude_desk.ui.changes.changes_view import ChangesView
    from claude_desk.ui.claude_code.claude_code_view import ClaudeCodeView
    from claude_desk.ui.composer.message_queue_view import MessageQueueView
    from claude_desk.ui.composer.shell_command_view import ShellCommandView
    from claude_desk.ui.files.files_view import FilesView
    from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
    from claude_desk.ui.navigation.find_view import FindView
    from claude_desk.ui.panels.mcp_servers_view import McpServersView
    from claude_desk.ui.panels.permission_log_view import PermissionLogView
    from claude_desk.ui.panels.usage_view import UsageView
    from claude_desk.ui.permissions.request_view import RequestView
    from claude_desk.ui.profiles.profile_marks import ProfileMark
    from claude_desk.ui.session.announcer import Announcer
    from claude_desk.ui.session.answer_view import AnswerView
    from claude_desk.ui.session.checklist_view import ChecklistView
    from claude_desk.ui.session.kept_out_view import KeptOutView
    from claude_desk.ui.session.lock_view import SessionLockView
    from claude_desk.ui.session.rewind_view import RewindView
    from claude_desk.ui.terminal.terminal_view import TerminalView
    from claude_desk.ui.transcript.card_painter import CardPainter
    from claude_desk.ui.transcript.highlight_worker import HighlightWorker
    from claude_desk.ui.transcript.history_view import HistoryView
    from claude_desk.ui.transcript.row_copier import RowCopier
    from claude_desk.ui.transcript.row_links import RowLinks
    from claude_desk.ui.transcript.row_selection import RowSelection
    from claude_desk.ui.transcript.text_painter import TextPainter
    from claude_desk.ui.transcript.transcript_model import TranscriptModel
    from claude_desk.ui.viewer.full_content import FullContent
    from claude_desk.ui.viewer.task_output_view import TaskOutputView
    from claude_desk.ui.viewer.viewer import Viewer
else:
    # The properties are made before these classes are imported. So Qt sees plain objects. Linters see the
    # real types.
    Announcer = AnswerView = CardPainter = ChecklistView = RequestView = FindView = PermissionLogView = OBJECT
    UsageView = MessageQueueView = ShellCommandView = SessionLockView = HistoryView = RewindView = OBJECT
    McpServersView = AgentBesideView = FilesView = ClaudeCodeView = TerminalView = OBJECT
    KeptOutView = TextPainter = TranscriptModel = Viewer = ConversationNavigation = RowSelection = OBJECT
    RowLinks = ChangesView = TaskOutputView = AgentsView = OpenedAgentView = OBJECT

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


class SessionPartView(Protocol):
    """The view model of one subject of the session. It has a session from `attach` to `detach`."""

    def attach(self, session: "Session") -> None: ...

    def detach(self) -> None: ...


class Closable(Protocol):
    """A view model with work to end when the window closes."""

    def close(self) -> None: ...


@QmlElement
class SessionView(QObject):
    """The view of one session. Each subject has its own view model; this class connects them.

    Without a session, the state is `Starting`, or `Not running` after `set_deferred`. Messages wait until a
    session is attached.

    `follows`: whether the view only shows rows of a session that another view shows too. It then reads no
    pages, announces nothing, asks the user nothing, and takes no text back.
    """

    _transcript: "TranscriptModel"
    _navigation: "ConversationNavigation"
    _request: "RequestView"
    _message_queue: "MessageQueueView"
    _shell: "ShellCommandView"
    _terminal: "TerminalView"
    _lock: "SessionLockView"
    _kept_out: "KeptOutView"
    _usage: "UsageView"
    _agents: "AgentsView"
    _opened: "OpenedAgentView"
    _beside: "AgentBesideView"
    _servers: "McpServersView"
    _claude_code: "ClaudeCodeView"
    _permission_log: "PermissionLogView"
    _checklist: "ChecklistView"
    _answer: "AnswerView"
    colouring: "HighlightWorker"
    _card_painter: "CardPainter"
    _history: "HistoryView"
    _rewind: "RewindView"
    _changes: "ChangesView"
    _files: "FilesView"
    _viewer: "Viewer"
    _task_output: "TaskOutputView"
    _text_painter: "TextPainter"
    _copier: "RowCopier"
    _selection: "RowSelection"
    _links: "RowLinks"
    stateChanged = Signal()
    infoChanged = Signal()
    unopened = Signal(str)  # an address that could not be opened, in the form for the user
    viewsReadyChanged = Signal()
    # Emitted when the state changes. Also emitted every second while the session starts or
    # works and this view is visible.
    ticked = Signal()
    # Text to put back into the composer.
    restored = Signal(str)
    # An action for the window or the page, such as the action of a typed command.
    wished = Signal(str)
    newWanted = Signal()  # open a new session in the same folder
    clearWanted = Signal()  # open a new session that replaces this session
    earlierWanted = Signal(str)  # show the session that this session replaced (its id)
    earlierChanged = Signal()
    drafted = Signal()  # the user is writing a message
    # Show the row with this key, and mark these words in it ("" to mark nothing).
    searchTargetChosen = Signal(str, str)
    requests_changed = Signal()
    placed = Signal()  # the user scrolled to another place in the conversation

    def __init__(
        self,
        prose: ProseRenderer,
        parent: QObject | None = None,
        complete: bool = True,
        follows: bool = False,
    ) -> None:
        super().__init__(parent)
        self._follows = follows
        self._connections = SignalConnections()
        self._prose = prose
        self._choices = ChoicesView(self)
        self._stopping = StopView(self)
        self._composer = ComposerView(self)
        self._parts: tuple[SessionPartView, ...] = ()
        self._closing: tuple[Closable, ...] = (self._composer,)
        self._views_ready = False
        self._reading: ReadingPlace | None = None
        self._open_folders: OpenFolders | None = None
        self._session: Session | None = None
        self._early: list[tuple[OutgoingMessage, bool]] = []  # with `after_turn` of each message
        self._send_at = 0.0  # the moment of the message that is being sent; 0 without one
        self._folder = ""
        self._home = ""
        self._demo = False
        self._profile = ("", "")  # name and colour of the profile
        self._branch = ""  # git branch of the session's folder
        self._sleeps = False  # whether the session begins only when it is shown
        self._asleep = self._asleep_id = ""  # title and id of a session that has not begun yet
        self._name = self._fallback = ""
        self._earlier = self._earlier_id = ""  # title and id of the session that this session replaced
        self._composer.sent.connect(self._on_composed)
        self._composer.draft_view.written.connect(self.drafted)
        self.current = False  # whether a window shows this view
        self.has_own_window = False
        self._shown = False
        self.asked = False  # whether the user must first answer the question about the folder
        self._timer = QTimer(self, interval=1000)
        self._timer.timeout.connect(self.ticked)
        self._halts = HaltMonitor(self)
        self._halts.changed.connect(self._state_changed)
        if complete:
            self.create_late_views()

    def _create_late_views(self) -> None:
        """Make the views that the first frame does not need."""
        from claude_desk.ui.composer.comment_chips import CommentChips
        from claude_desk.ui.transcript.highlight_worker import HighlightWorker

        self.colouring = HighlightWorker(self)
        self._create_info_views()
        self.create_composer_views()
        self._comment_chips = CommentChips(self._composer, self._changes, self)
        self._composer.held = lambda: self._lock.read_only
        self._composer.heldBack.connect(self._lock.pointed)
        self._composer.why_no_shell = self._why_no_shell
        self._composer.shellWanted.connect(self._shell.run)
        self._shell.ended.connect(self._composer.carrying_view.add_output)
        self._shell.ended.connect(lambda: self.stateChanged.emit())
        self._create_transcript_views()
        self._parts = (
            self._request,
            self._choices,
            self._message_queue,
            self._stopping,
            self._usage,
            self._agents,
            self._opened,
            self._beside,
            self._servers,
            self._claude_code,
            self._permission_log,
            self._composer,
            self._shell,
            self._terminal,
            self._history,
            self._rewind,
            self._changes,
            self._files,
            self._task_output,
            self._announcer,
        )
        if self._follows:
            self._parts = (self._stopping, self._opened, self._task_output)
        self._closing = (
            self.colouring,
            self._composer,
            self._request,
            self._viewer,
            self._navigation,
            self._permission_log,
            self._copier,
            self._task_output,
            self._beside,
        )
        self._permission_log.fullContentWanted.connect(self._open)
        self._composer.carrying_view.fullContentWanted.connect(self._viewer.show)
        self._request.permission_view.show_with(self._card_painter, self._open)
        self._request.plan_view.fullContentWanted.connect(self._open)
        # close the viewer, so that the user's message is visible
        self._transcript.sent.connect(self._viewer.close)

    def _create_info_views(self) -> None:
        """Make the views of the session's state, settings and requests."""
        from claude_desk.ui.agents.agents_view import AgentsView
        from claude_desk.ui.changes.changes_view import ChangesView
        from claude_desk.ui.claude_code.claude_code_view import ClaudeCodeView
        from claude_desk.ui.composer.message_queue_view import MessageQueueView
        from claude_desk.ui.composer.shell_command_view import ShellCommandView
        from claude_desk.ui.files.files_view import FilesView
        from claude_desk.ui.panels.mcp_servers_view import McpServersView
        from claude_desk.ui.panels.permission_log_view import PermissionLogView
        from claude_desk.ui.panels.usage_view import UsageView
        from claude_desk.ui.permissions.request_view import RequestView
        from claude_desk.ui.session.checklist_view import ChecklistView
        from claude_desk.ui.session.kept_out_view import KeptOutView
        from claude_desk.ui.session.lock_view import SessionLockView
        from claude_desk.ui.session.rewind_view import RewindView
        from claude_desk.ui.terminal.terminal_view import TerminalView

        self._request = RequestView(self._prose, self.colouring, self)
        self._message_queue = MessageQueueView(self)
        self._shell = ShellCommandView(self)
        self._terminal = TerminalView(self)
        self._terminal.set_demo(self._demo)
        self._lock = SessionLockView(self)
        self._kept_out = KeptOutView(self)
        self._usage = UsageView(self)
        self._agents = AgentsView(self, lambda: self.title, self._send_about_agent)
        self._servers = McpServersView(self)
        self._claude_code = ClaudeCodeView(self)
        self._permission_log = PermissionLogView(self)
        self._checklist = ChecklistView(self)
        self._rewind = RewindView(self)
        self._changes = ChangesView(self.colouring, self)
        self._files = FilesView(self)
        self._files.placed.connect(self.placed)
        self._changes.comments.typed.connect(self._composer.draft_view.keep_comment)
        self._composer.draft_view.comment_found.connect(self._changes.comments.add_found)
        self._changes.rowWanted.connect(self.show_search_target)

    def _create_transcript_views(self) -> None:
        """Make the views of the conversation and of its tools."""
        # The QML uses the types of these two modules.
        from claude_desk.ui import click_guard  # noqa: F401
        from claude_desk.ui.agents.agent_beside_view import AgentBesideView
        from claude_desk.ui.agents.opened_agent_view import OpenedAgentView
        from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
        from claude_desk.ui.session.announcer import Announcer
        from claude_desk.ui.session.answer_view import AnswerView
        from claude_desk.ui.terminal import terminal_item  # noqa: F401
        from claude_desk.ui.transcript.card_painter import CardPainter
        from claude_desk.ui.transcript.history_view import HistoryView
        from claude_desk.ui.transcript.row_copier import RowCopier
        from claude_desk.ui.transcript.row_links import RowLinks
        from claude_desk.ui.transcript.row_selection import RowSelection
        from claude_desk.ui.transcript.text_painter import TextPainter
        from claude_desk.ui.transcript.transcript_model import TranscriptModel
        from claude_desk.ui.viewer.task_output_view import TaskOutputView
        from claude_desk.ui.viewer.viewer import Viewer

        self._transcript = TranscriptModel(self._prose, self, self._picture_folders)
        self._answer = AnswerView(self._transcript, self)
        self._announcer = Announcer(self._request, self)
        self.ticked.connect(self._on_ticked)
        self._history = HistoryView(self._transcript, self)
        self._history.placed.connect(self.placed)
        self._navigation = ConversationNavigation(
            self._transcript, self._history, self._shown_title, self._raw_lines, self, self._document_head
        )
        self._copier = RowCopier(self._transcript, self._prose, self._history.fetch, self)
        self._selection = RowSelection(self._transcript, self._history, self._prose, self._copier, self)
        self._card_painter = CardPainter(self._transcript, self.colouring, self)
        self._links = RowLinks(self._transcript, self._prose, self.give_link_folders, self)
        self._opened = OpenedAgentView(self._transcript, self._prose, self._send_about_agent, self)
        self._opened.contentWanted.connect(self._open)
        self._beside = AgentBesideView(lambda parent: SessionView(self._prose, parent, follows=True), self)
        self._beside.unopened.connect(self.unopened)
        self._viewer = Viewer(self.colouring, self)
        self._task_output = TaskOutputView(self._viewer, self)
        self._stopping.changed.connect(self._run_timer)
        self._shell.changed.connect(self._run_timer)
        self._stopping.outputWanted.connect(self._task_output.show)
        self._stopping.rowWanted.connect(self.show_search_target)
        self._agents.outputWanted.connect(self._task_output.show)
        self._agents.rowWanted.connect(self.show_search_target)
        self._agents.agentWanted.connect(self._opened.show)
        self._agents.besideWanted.connect(self._beside.show)
        self._transcript.rooted.connect(self._on_rooted)
        self._text_painter = TextPainter(self._transcript, self._prose, self.colouring, self)

    def close(self) -> None:
        """End the work of the parts, because the window is gone."""
        for part in self._closing:
            part.close()

    def pictures_changed(self) -> None:
        """Show or leave out the pictures that Claude's text names, because the setting changed."""
        self._transcript.pictures_changed()

    def colours_changed(self) -> None:
        """Colour everything again, because the theme's colours changed."""
        self._transcript.colours_changed()
        self._card_painter.colours_changed()
        self._links.colours_changed()
        self._changes.colours_changed()
        self._viewer.colours_changed()
        self._request.colours_changed()
        self._beside.colours_changed()

    @Slot(object)
    def _open(self, content: "FullContent | None") -> None:
        if content is not None:
            self._viewer.show(content.title, content.part, content.file_name)

    def mark_hidden(self) -> None:
        """Note that the user moved from this session to another session."""
        self._history.mark_hidden()

    @property
    def reading(self) -> "ReadingPlace | None":
        """The user's place in the conversation; None if unknown."""
        return self._history.reading() if self._views_ready else self._reading

    def return_to(self, place: "ReadingPlace") -> None:
        """Go to the reading place of an earlier run of the program once its rows exist."""
        self._reading = place
        if self._views_ready:
            self._history.return_to(place)

    @property
    def open_folders(self) -> "OpenFolders | None":
        """The open folders of the file tree; None if unknown."""
        return self._files.open_folders if self._views_ready else self._open_folders

    def open_folders_again(self, folders: "OpenFolders") -> None:
        """Open the folders of an earlier run of the program in the file tree."""
        self._open_folders = folders
        if self._views_ready:
            self._files.open_again(folders)

    # --- what Python calls ---------------------------------------------------------------------

    def create_composer_views(self) -> None:
        """Make the composer's views that the first frame does not need.

        `create_late_views` makes them too, but may be called later.
        """
        self._composer.create_late_views()
        self._choices.autoEntered.connect(self._note_auto)

    @Slot(bool)
    def _note_auto(self, entered: bool) -> None:
        """Say what auto mode means while it is the mode."""
        lines = self._composer.carrying_view.lines
        if entered:
            lines.show_text(Phrase("session_notice.auto_mode"))
        else:
            lines.take_back(Phrase("session_notice.auto_mode"))

    def create_late_views(self) -> None:
        """Make the views that the first frame of the window does not need. Do nothing if they exist."""
        if not self._views_ready:
            self._create_late_views()
            self._request.wordsLeft.connect(self._restore_words)
            self._request.typed.connect(self._composer.draft_view.keep_aside)
            self._request.countChanged.connect(self.requests_changed)
            self._usage.set_shown(self._shown)
            self._task_output.set_shown(self._shown)
            self._views_ready = True
            if self._reading is not None:
                self._history.return_to(self._reading)
            if self._open_folders is not None:
                self._files.open_again(self._open_folders)
            self.viewsReadyChanged.emit()

    def keep_request_words(self) -> None:
        """Move the unsent texts for requests into the draft, because this view no longer answers requests.

        The draft is stored. A long text becomes an attachment of the draft.
        """
        text = self._request.take_words() if self._views_ready else ""
        if text and not self._composer.carrying_view.attach_if_long(text):
            self._composer.restore_text(text)

    def attach(self, session: "Session") -> None:
        """Show this session, and send it the messages that wait for a session."""
        self.detach()
        self._viewer.close()
        self._sleeps, self._asleep, self._asleep_id = False, "", ""
        self._session = session
        self._connections.connect(session.operations, self._transcript.apply)
        self._connections.connect(session.operations, self._navigation.apply)
        self._connections.connect(session.operations, self._on_operations)
        self._connections.connect(session.state_changed, self._state_changed)
        self._connections.connect(session.info_changed, self.infoChanged)
        if not self._follows:
            self._connections.connect(session.restored, self._on_restored)
        self._connections.connect(session.rewinder.undone, self._composer.draft_view.drop_restored)
        self._connections.connect(session.history.opened, self._on_history_opened)
        self._connections.connect(session.history.paging, self._transcript.on_paging)
        self._on_history_opened()
        for part in self._parts:
            part.attach(session)
        early, self._early = self._early, []
        for message, after_turn in early:
            pastes = message.authorship.pastes
            self.send(message.text, message.attachments, message.uuid, after_turn, pastes)
        self._state_changed()
        self.infoChanged.emit()

    def detach(self) -> None:
        """Show no session. The rows stay until another session is attached."""
        if self._session is None:
            return
        self._session = None
        self._connections.disconnect()
        for part in self._parts:
            part.detach()
        self._state_changed()

    @property
    def written(self) -> str:
        """The text in the composer."""
        return str(self._composer.draft_view.property("text"))

    @property
    def early(self) -> "tuple[OutgoingMessage, ...]":
        """The messages that wait for a session."""
        return tuple(message for message, _ in self._early)

    @property
    def known_title(self) -> str:
        """The session's title, for Python; "" without a title."""
        return self._session.info.title if self._session else self._asleep

    @property
    def opened_agent(self) -> "OpenedAgentView":
        """The view of the opened agent, for Python."""
        return self._opened

    @property
    def owner_view(self) -> "SessionLockView":
        """The view of the session's lock, for Python."""
        return self._lock

    @property
    def terminal_view(self) -> "TerminalView":
        return self._terminal

    @property
    def changes_view(self) -> "ChangesView":
        return self._changes

    @property
    def files_view(self) -> "FilesView":
        return self._files

    @property
    def kept_out_view(self) -> "KeptOutView":
        """The view of the folder's settings that are not loaded, for Python."""
        return self._kept_out

    def give_link_folders(self, key: str, take: Callable[[list[str]], None]) -> None:
        """Call `take` with the folders to which the relative paths of a row may refer.

        The likeliest folder comes first: the folder where Claude worked when the row was written.
        """
        row = self._transcript.row(key)
        if self._session is None or row is None:
            take([self.folder])
        else:
            self._session.row_folders.give(row.entry, take)

    def _picture_folders(self) -> list[str]:
        """Return the folders in which the pictures are looked for that Claude's text names."""
        return self._session.row_folders.current if self._session is not None else [self.folder]

    def show_file(self, name: str, text: str, line: int) -> None:
        """Show the text of a file in the viewer: at a line, which counts from 1, or with 0 at its
        beginning."""
        from claude_desk.transcript.text.languages import alias_of_name  # cards load after the first frame
        from claude_desk.transcript.tools.card import LineBand, ListingPart

        bands = (LineBand(line - 1, 1, "match"),) if line else ()
        listing = ListingPart(text, language=alias_of_name(name), first=1, bands=bands, wrap=False)
        self._viewer.show_at(safe_names.path(name), listing, name.rpartition("/")[2], max(1, line))

    def report_unopened(self, address: str) -> None:
        """Report that an address in a row could not be opened."""
        self.unopened.emit(address)

    def ask_export(self) -> None:
        """Ask the page that shows the conversation to save it to a file."""
        self.wished.emit("export")

    def show_request(self, request_id: str) -> None:
        """Show the waiting request with this id and give it the keyboard focus."""
        self._request.select(request_id)
        self.wished.emit("answer")

    @Slot(str, object, str, bool, object)
    @Slot(str, object)
    @Slot(str)
    def send(
        self,
        text: str,
        attachments: "tuple[Attachment, ...]" = (),
        uuid: str = "",
        after_turn: bool = False,
        pastes: tuple[str, ...] = (),
    ) -> None:
        """Send a message, or run it if it is a command of this program and has no attachments.

        Without a session, the message waits for a session. `uuid` is the id of a message that is already
        stored, otherwise "". With `after_turn`, the message waits for the end of the running turn. `pastes`:
        the parts of the text that the user pasted.
        """
        if self._session is not None:
            if attachments or not self._do_ourselves(text):
                from claude_desk.session.snapshots.undo_note import with_note  # not for the first frame

                full_text, authorship = with_note(self._take_note(text), text, pastes)
                self._session.send(full_text, attachments, uuid, after_turn, authorship, self._send_at)
        else:
            # The first frame does not need these modules.
            from uuid import uuid4

            from claude_desk.protocol.wire.authorship import Authorship
            from claude_desk.session.turns.message_queue import OutgoingMessage

            authorship = Authorship(pastes=pastes)
            message = OutgoingMessage(uuid or str(uuid4()), text, attachments, authorship)
            self._early.append((message, after_turn))
            self.stateChanged.emit()

    @Slot(str, object, str, bool, object)
    def _on_composed(
        self,
        text: str,
        attachments: "tuple[Attachment, ...]",
        uuid: str,
        after_turn: bool,
        pastes: tuple[str, ...],
    ) -> None:
        """Send the message that the user has written: to Claude, or to the opened agent by way of Claude. A
        command is never for an agent."""
        if self._views_ready and not self._is_command(text):
            text = self._opened.addressed(text)
        self.send(text, attachments, uuid, after_turn, pastes)

    @Slot(str)
    def sendThen(self, text: str) -> None:
        """Send the message in the composer, whose text is `text`, when the limit that is reached is reset."""
        self._send_at = self._session.scheduled_messages.moment if self._session is not None else 0.0
        try:
            self._composer.send(text, after_turn=True)
        finally:
            self._send_at = 0.0

    def _is_command(self, text: str) -> bool:
        if not text.lstrip().startswith("/"):
            return False
        from claude_desk.ui.composer import slash_commands  # not needed for the first frame

        return slash_commands.is_known(text.split()[0][1:], self._session)

    def _send_about_agent(self, text: str, authorship: "Authorship") -> bool:
        """Send a message about the opened agent. Return whether the session has taken it. If this window
        cannot write the session, point to the lock's strip."""
        if self._lock.read_only:
            self._lock.point()
            return False
        if self._session is None:
            return False
        self._session.send(text, authorship=authorship)
        return True

    @Slot()
    def _on_rooted(self) -> None:
        self._agents.set_opened(self._transcript.root)

    def _take_note(self, text: str) -> str:
        """Return the note of the changes page for a message; "" for a command."""
        return "" if text.lstrip().startswith("/") or not self._views_ready else self._changes.take_note()

    def set_deferred(self, title: str, session_id: str = "") -> None:
        """Show the title of a session that begins only when it is first shown."""
        self._sleeps, self._asleep, self._asleep_id = True, title, session_id
        self._state_changed()
        self.infoChanged.emit()

    @property
    def work_folder(self) -> str:
        """The worktree that Claude has entered, for Python; "" without a worktree."""
        return self._session.info.place.worktree if self._session else ""

    def set_folder(self, folder: str) -> None:
        """Set the folder to show until a session is attached."""
        self._folder = folder
        self.infoChanged.emit()

    def set_home(self, repository: str) -> None:
        """Set the main checkout of the session's folder, as found while the folder still existed."""
        if repository != self._home:
            self._home = repository
            self.stateChanged.emit()

    def set_branch(self, branch: str) -> None:
        """Set the name of the git branch that is checked out in the session's folder, or "" without one."""
        if branch != self._branch:
            self._branch = branch
            self.infoChanged.emit()

    def _why_no_shell(self) -> Phrase | None:
        """Return why the user can run no command now; None if one can be run."""
        return Phrase("attachment_note.command_demo") if self._demo else self._shell.why_not()

    def set_demo(self, demo: bool) -> None:
        """Set whether the session is the demo. Nothing of the demo is stored."""
        if demo != self._demo:
            self._demo = demo
            if self._views_ready:
                self._terminal.set_demo(demo)
            self.infoChanged.emit()

    def set_profile(self, mark: "ProfileMark") -> None:
        """Set the profile of the session."""
        if mark != self._profile:
            self._profile = (mark.name, mark.color)
            self.infoChanged.emit()

    @property
    def profile(self) -> "ProfileMark":
        """The profile of the session, for Python."""
        from claude_desk.ui.profiles.profile_marks import ProfileMark  # not needed for the first frame

        return ProfileMark(*self._profile)

    def set_titles(self, name: str, fallback: str) -> None:
        """Set the name from the user or Claude Code, and the title to show if there is no other title."""
        if (name, fallback) != (self._name, self._fallback):
            self._name, self._fallback = name, fallback
            self.infoChanged.emit()

    @property
    def session_id(self) -> str:
        """The id of the session, for Python; "" if unknown."""
        return self._session.info.session_id if self._session is not None else self._asleep_id

    @property
    def waiting(self) -> int:
        """The number of requests that wait for the user, including the question about the folder."""
        return self.asked + (len(self._session.requests.pending) if self._session is not None else 0)

    def set_shown(self, shown: bool) -> None:
        """Set whether this view is visible. The timer runs only while the view is visible."""
        self._shown = shown
        if self._views_ready:
            self._usage.set_shown(shown)
            self._task_output.set_shown(shown)
        self._run_timer()

    def set_earlier(self, title: str, session_id: str) -> None:
        """Set the session that this session replaced, so that the user can go back to it."""
        if (self._earlier, self._earlier_id) == (calm(title), session_id):
            return
        self._earlier, self._earlier_id = calm(title), session_id
        self.earlierChanged.emit()

    def set_asked(self, asked: bool) -> None:
        """Set whether the user must first answer the question about the folder."""
        if asked is not self.asked:
            self.asked = asked
            self.stateChanged.emit()
            self.ticked.emit()
            self.requests_changed.emit()

    @Slot(str)
    def show_search_target(self, key: str, words: str = "") -> None:
        """Show the row with this key, and mark these words in it. If `words` is "", mark nothing. A row
        outside of the opened agent is shown in the conversation."""
        if self._views_ready:
            self._transcript.leave_root_for(key)
        self.searchTargetChosen.emit(key, words)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def act(self, key: str) -> None:
        """Run the action of a notice. If this window cannot write the session, point to the lock's strip."""
        if self._lock.read_only:
            self._lock.point()
            return
        row = self._transcript.row(key)
        if row is not None and row.entry.action == "undo-rewind":
            self._rewind.undo()
        elif self._session is not None:
            self._session.send_along(key)

    @Slot(str)
    def tryAgain(self, key: str) -> None:
        """Repeat the message whose turn failed with this row.

        If this window cannot write the session, point to the lock's strip.
        """
        if self._lock.read_only:
            self._lock.point()
        elif (message := self._answer.message_of(key)) is not None:
            self.send(message.text, tuple(message.attachments))

    @Slot(str)
    def recover(self, way: str) -> None:
        """Run one of `AnswerView.ways` after the last turn failed.

        If this window cannot write the session, only "fork" runs. The other ways point to the lock's strip.
        """
        culprit = self._answer.culprit_key
        if self._lock.read_only and way != "fork":
            self._lock.point()
        elif way == "compact":
            self.send("/compact")
        elif way == "rewind":
            self._rewind.begin(culprit, self._transcript.source(culprit))
        elif way == "fork":
            self._rewind.fork(culprit)
        else:
            self.wished.emit(way)

    @Slot(str)
    def editMessage(self, key: str) -> None:
        """Ask whether to rewind to before the user's message at a row, in order to edit and resend it.
        Without such a message at the row, take the newest message to which the session can be rewound.

        If this window cannot write the session, point to the lock's strip. During a turn, show a note.
        """
        if self._lock.read_only:
            self._lock.point()
            return
        if self.busy:
            self._composer.carrying_view.lines.show_text(Phrase("rewind.busy"))
            return
        if self._composer.carrying_view.list.reading:  # the message on display could not be stashed
            self._composer.carrying_view.lines.show_text(Phrase("attachment_note.still_loading"))
            return
        if not self._rewind.reaches(key):
            key = self._navigation.lastMessage()
            while key and not self._rewind.reaches(key):
                key = self._navigation.neighbourMessage(key, -1)
        self._rewind.edit(key, self._transcript.source(key))

    @Slot()
    def openEarlier(self) -> None:
        """Show the session that this session replaced."""
        if self._earlier_id:
            self.earlierWanted.emit(self._earlier_id)

    @Slot(str)
    def showAll(self, key: str) -> None:
        """Open the complete content of a row in the viewer. Do nothing if `full_content_of` returns None."""
        from claude_desk.ui.viewer.full_content import full_content_of  # cards load after the first frame

        row = self._transcript.row(key)
        if row is not None:
            of_card = row.card.full_content() if row.card is not None else None
            self._open(full_content_of(row.entry, self._transcript.source(key), of_card))

    @Slot(str, int)
    def showPaste(self, key: str, index: int) -> None:
        """Open a pasted or quoted text of a message in the viewer, by its number among the row's chips."""
        from claude_desk.transcript.tools.card import ListingPart  # cards load after the first frame
        from claude_desk.ui.composer.attachment_list import sent_item

        row = self._transcript.row(key)
        if row is not None and 0 <= index < len(row.chips):
            chip = sent_item(row.chips[index])
            self._viewer.show(chip.title, ListingPart(chip.text), chip.name)

    @Slot(str)
    def showText(self, key: str) -> None:
        """Open an attached text in the viewer. `key` is the key of the attachment."""
        from claude_desk.transcript.text.languages import alias_of_name  # not needed for the first frame
        from claude_desk.transcript.tools.card import ListingPart
        from claude_desk.ui.attachments.attachment_items import attachment_of, file_name_of, text_of

        attachment = attachment_of(key)
        text = text_of(attachment) if attachment is not None else None
        if attachment is not None and text is not None:
            name = file_name_of(attachment)
            part = ListingPart(text, language=alias_of_name(name), first=1, wrap=False)
            self._viewer.show(name, part, name)

    @Slot(str)
    def showTaskOutput(self, key: str) -> None:
        """Open the output of the command that the row's tool call left running."""
        from claude_desk.transcript.reducer.tool_results import (
            output_task_of,
        )  # cards load after the first frame

        row = self._transcript.row(key)
        if row is not None and row.entry.tool is not None:
            self._task_output.show(output_task_of(row.entry.tool))

    @Slot(str)
    def stopTask(self, key: str) -> None:
        """Stop the background task of the row's tool call."""
        row = self._transcript.row(key)
        call = row.entry.tool if row is not None else None
        if self._session is None or call is None:
            return
        for worker in self._session.workers.in_background:
            named = worker.id == self._session.task_outputs.task_of(call)
            if (named or any(run.call == call.id for run in worker.runs)) and not worker.stop_asked:
                self._session.stop_task(worker.id)

    @Slot()
    @Slot(str)
    def moveToBackground(self, key: str = "") -> None:
        """Let Claude continue without waiting for the row's call; "" for all calls that can be moved."""
        row = self._transcript.row(key) if key else None
        call = row.entry.tool.id if row is not None and row.entry.tool is not None else ""
        if self._session is not None and (call or not key):
            self._session.move_to_background(call)

    @Slot(str)
    def viewSource(self, key: str) -> None:
        """Show the messages of the CLI from which a row was made."""
        from claude_desk.ui.viewer.source_view import show_source  # cards load after the first frame

        row = self._transcript.row(key)
        if self._session is not None and row is not None:
            show_source(row.entry, self._session, self._open)

    @Slot(float, float, result=str)
    def elapsed(self, since: float, now: float) -> str:
        """Return the time between two moments on the clock of `now`, in words; "" if one of them is 0."""
        return locale_format.duration(now - since) if since > 0 and now > 0 else ""

    def _do_ourselves(self, text: str) -> bool:
        """Run a command of this program. Return whether the text is such a command."""
        if not text.lstrip().startswith("/") or self._session is None:
            return False
        from claude_desk.ui.composer import slash_commands  # not needed for the first frame

        command = slash_commands.meant(text, self._session)
        if command is None:
            return False
        if command.action == "new":
            self.newWanted.emit()
        elif command.action == "clear":
            self.clearWanted.emit()
        elif command.action == "rewind":
            key = self._navigation.lastMessage()
            self._rewind.begin(key, self._transcript.source(key))
        elif command.action:
            self.wished.emit(command.action)
        else:
            self._session.add_notice(slash_commands.reply_to(command, slash_commands.sign_in(self._session)))
        return True

    # --- properties ----------------------------------------------------------------------------

    @property
    def session_state(self) -> SessionState:
        """The state of the session, for Python."""
        if self._session is not None:
            return self._session.state
        return SessionState(SessionPhase.NOT_RUNNING if self._sleeps else SessionPhase.STARTING)

    @property
    def work_state(self) -> state_text.WorkState:
        """The state to show, for Python."""
        return state_text.work_state(self.session_state, asked=self.asked)

    @property
    def bypasses(self) -> bool:
        """Whether Claude never asks, for Python."""
        return bool(self._choices.bypasses)

    @property
    def session(self) -> "Session | None":
        """The session, for Python."""
        return self._session

    @property
    def request_view(self) -> "RequestView":
        """The requests, for Python. They exist once `viewsReady`."""
        return self._request

    @property
    def asks(self) -> bool:
        """Whether Claude asks the user something, for Python. The question about the folder does not
        count."""
        return self._session is not None and bool(self._session.requests.pending)

    @property
    def need_words(self) -> str:
        """What the user must answer, in words, for Python; "" if nothing waits for an answer."""
        requests = self._session.requests.pending if self._session is not None else []
        return state_text.need_words(requests, asked=self.asked)

    def _shown_title(self) -> str:
        """Return the title of the conversation that is shown: of the session, or of the opened agent."""
        return self._opened.agent.name if self._opened.agent is not None else self.title

    def _document_head(self) -> "DocumentHead":
        """Return the facts about the shown conversation for an exported document."""
        from claude_desk.transcript.export.document import DocumentHead  # not needed for the first frame

        return DocumentHead(
            self._shown_title(),
            folder=self.folder,
            folder_words=self.folderWords,
            model=self._choices.model_words,
        )

    def _raw_lines(self) -> Iterable[bytes]:
        """Yield the lines of the session's file as it was when opened, then the lines of the wire log. For an
        opened agent, yield the agent's file, or without a file the lines of the wire log about the agent's
        call."""
        session = self._session
        if session is None:
            return ()
        # not needed for the first frame
        from claude_desk.library.history.subagent_files import SubagentFiles
        from claude_desk.workspace.session_files import beginning_of

        if (agent := self._opened.agent) is not None:
            found = SubagentFiles(session.history.file).path_of(agent.id) if session.history.file else None
            if found is not None:
                return beginning_of(found, sys.maxsize)
            call = agent.call.encode()
            return (line + b"\n" for line in session.wire_log.all_lines() if call in line)
        stored = beginning_of(session.history.file, session.history.end) if session.history.file else ()
        return chain(stored, (line + b"\n" for line in session.wire_log.all_lines()))

    @Property(bool, notify=viewsReadyChanged)  # whether the views that the first frame does not need exist
    def viewsReady(self) -> bool:
        return self._views_ready

    # `state` is the id of the `SessionPhase`, `stateName` the word for `work_state`, and `stateWords` this
    # word with details.
    @Property(str, notify=stateChanged)
    def state(self) -> str:
        return self.session_state.phase.value

    @Property(str, notify=stateChanged)
    def stateName(self) -> str:
        return state_text.state_word(self.work_state, self.session_state.agents)

    @Property(str, notify=stateChanged)  # the sign of the state, "" without a sign
    def stateSign(self) -> str:
        return self.work_state.sign

    # The clock for texts that count seconds. Bind only such texts to this clock.
    @Property(float, notify=ticked)
    def now(self) -> float:
        return self._session.now() if self._session is not None else 0.0

    @Property(str, notify=ticked)
    def stateWords(self) -> str:
        if self._session is None:
            return state_text.early_words(self.work_state, len(self._early))
        return state_text.state_words(self.work_state, self.session_state, self.now, self._halts.pid)

    @Property(str, notify=ticked)
    def stateShort(self) -> str:
        return state_text.state_short(self.work_state, self.session_state, self.now, self._halts.pid)

    @Property(bool, notify=stateChanged)
    def busy(self) -> bool:
        return self.session_state.phase.in_turn

    @Property(bool, notify=ticked)
    def stoppable(self) -> bool:
        """Return whether Stop has an effect.

        While Claude Code starts, Stop can take back a waiting message.
        """
        starts = self._session is not None and self.state == SessionPhase.STARTING
        return self.busy or (starts and self._transcript.rowCount() > 0)

    @Property(str, notify=stateChanged)
    def tone(self) -> str:
        return state_text.tone(self.work_state, self.session_state, self._halts.pid)

    @Property(bool, notify=stateChanged)  # whether another program halted the CLI
    def halted(self) -> bool:
        return self._halts.pid != 0

    @Property(bool, notify=infoChanged)
    def demo(self) -> bool:
        return self._demo

    @Property(str, notify=infoChanged)  # "" for the default profile
    def profileName(self) -> str:
        return "" if self._demo else self._profile[0]

    @Property(str, notify=infoChanged)
    def profileColor(self) -> str:
        return self._profile[1]

    @Property(str, notify=infoChanged)
    def title(self) -> str:
        known = calm(self._name or self.known_title) or self._fallback
        return known or translate("SessionView", "New session")

    @Property(str, notify=earlierChanged)
    def earlier(self) -> str:
        return self._earlier

    @Property(int, notify=requests_changed)
    def waitingCount(self) -> int:
        return self.waiting

    @Property(str, notify=infoChanged)
    def folder(self) -> str:
        return (self._session.folder if self._session else "") or self._folder

    @Property(str, notify=infoChanged)
    def folderWords(self) -> str:
        """Return the folder in which Claude works."""
        return safe_names.path((self._session.work_folder if self._session else "") or self.folder)

    @Property(str, notify=infoChanged)
    def place(self) -> str:
        """Return the name of the session's folder; the path of another folder in which Claude works."""
        own = self._session.folder if self._session else self._folder
        elsewhere = self._session is not None and self._session.work_folder != own
        name = PurePath(own).name
        return safe_names.name(name, 200) if name and not elsewhere else self.folderWords

    # The name of the git branch that is checked out in the session's folder. "" without one, and while Claude
    # works in another folder.
    @Property(str, notify=infoChanged)
    def branch(self) -> str:
        own = self._session.folder if self._session else self._folder
        elsewhere = self._session is not None and self._session.work_folder != own
        return "" if elsewhere else safe_names.name(self._branch, 80)

    @Property(str, notify=infoChanged)
    def cost(self) -> str:
        return locale_format.cost(self._session.costs.total) if self._session else ""

    @Property(str, notify=stateChanged)
    def problem(self) -> str:
        return self.session_state.problem_kind or ""

    @Property(str, notify=stateChanged)
    def problemText(self) -> str:
        problem = self.session_state.problem
        return words(problem.text) if problem else ""

    @Property(str, notify=stateChanged)
    def problemCommand(self) -> str:
        problem = self.session_state.problem
        return problem.command if problem else ""

    @Property(str, notify=stateChanged)
    def problemAdvice(self) -> str:
        problem = self.session_state.problem
        return words(problem.advice) if problem else ""

    @property
    def broken_file(self) -> str:
        """The path of the file that `Remedy.FILE` opens, for Python; "" without such a file."""
        problem = self.session_state.problem
        return problem.file if problem else ""

    # What mends a refused start, a value of `Remedy`; "" if that is not known.
    @Property(str, notify=stateChanged)
    def problemRemedy(self) -> str:
        problem = self.session_state.problem
        return (problem.remedy or "") if problem else ""

    @Property(str, notify=stateChanged)
    def problemHome(self) -> str:
        """Return the folder in which to continue if a folder is missing; "" without such a folder.

        If a worktree that Claude entered is missing, return the session's folder. If the session's folder is
        missing and was a worktree, return the main checkout of its repository.
        """
        session = self._session
        if session is None or session.state.problem_kind is not ProblemKind.FOLDER_GONE:
            return ""
        if session.worktree_gone:
            return paths.with_tilde(session.folder)
        return paths.with_tilde(self._home) if self._home != session.folder else ""

    @Property(str, notify=stateChanged)
    def problemProject(self) -> str:
        """Return the name of the folder in which to continue; "" without such a folder."""
        return safe_names.last_of(self.problemHome) if self.problemHome else ""

    @Property(bool, notify=stateChanged)
    def worktreeGone(self) -> bool:
        return self._session is not None and self._session.worktree_gone

    # The view models of the session's subjects.

    transcript = constant(TranscriptModel, "_transcript")
    selection = constant(RowSelection, "_selection")
    textPainter = constant(TextPainter, "_text_painter")
    links = constant(RowLinks, "_links")
    cardPainter = constant(CardPainter, "_card_painter")
    history = constant(HistoryView, "_history")
    rewind = constant(RewindView, "_rewind")
    changes = constant(ChangesView, "_changes")
    files = constant(FilesView, "_files")
    viewer = constant(Viewer, "_viewer")
    taskOutput = constant(TaskOutputView, "_task_output")
    usage = constant(UsageView, "_usage")
    permissionLog = constant(PermissionLogView, "_permission_log")
    agents = constant(AgentsView, "_agents")
    opened = constant(OpenedAgentView, "_opened")
    beside = constant(AgentBesideView, "_beside")
    servers = constant(McpServersView, "_servers")
    claudeCode = constant(ClaudeCodeView, "_claude_code")
    choices = constant(ChoicesView, "_choices")
    lock = constant(SessionLockView, "_lock")
    keptOut = constant(KeptOutView, "_kept_out")
    messageQueue = constant(MessageQueueView, "_message_queue")
    shell = constant(ShellCommandView, "_shell")
    terminal = constant(TerminalView, "_terminal")
    composer = constant(ComposerView, "_composer")
    stopping = constant(StopView, "_stopping")
    request = constant(RequestView, "_request")
    navigation = constant(ConversationNavigation, "_navigation")
    find = constant(FindView, "_navigation.finder")
    checklist = constant(ChecklistView, "_checklist")
    answer = constant(AnswerView, "_answer")
    announcer = constant(Announcer, "_announcer")

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _state_changed(self) -> None:
        self._run_timer()
        self._on_operations()
        self.stateChanged.emit()
        self.ticked.emit()

    @Slot()
    def _on_history_opened(self) -> None:
        """Show the rows of the session's history. All rows are replaced."""
        session = self._session
        if session is not None:
            self._transcript.reset(session.entries, session.folder)
            self._navigation.reset(session.entries)
            self._on_operations()

    @Slot()
    def _on_operations(self) -> None:
        if self._views_ready:
            self._checklist.show(self._session.checklist if self._session else (), self.busy)
            self._answer.follow_rows(self._session)

    @Slot()
    def _on_ticked(self) -> None:
        """Update the texts that count seconds or depend on the state."""
        self._answer.update(self._session)

    @Slot(str, object)
    def _on_restored(self, text: str, attachments: "tuple[Attachment, ...]") -> None:
        from claude_desk.protocol.wire import shell_text  # not needed for the first frame
        from claude_desk.transcript.text import chip_text

        if self._rewind.edits:
            self._composer.stash()
        if attachments:
            self._composer.restore_attachments(attachments)
        outputs, typed = shell_text.parted(text)
        for output in outputs:
            self._composer.carrying_view.add_output(output)
        pastes = self._session.message_dispatch.pastes_in(typed) if self._session is not None else ()
        if chip_text.unwritten(typed, pastes).chips:
            self._composer.restore_message(typed, pastes)
            typed = ""  # the page only gets the keyboard focus
        self._restore_text(typed)

    @Slot(str)
    def _restore_text(self, text: str) -> None:
        """Put text back into the composer. If no window shows this view, put the text into its draft."""
        if self.current:
            self.restored.emit(text)
        else:
            self._composer.restore_text(text)

    @Slot(str)
    def _restore_words(self, text: str) -> None:
        """Put the text for a request into the composer. A long text becomes an attachment, as if pasted."""
        if not self._composer.carrying_view.attach_if_long(text):
            self._restore_text(text)

    @Slot()
    def _run_timer(self) -> None:
        phase = self.session_state.phase
        self._halts.watch(self._session if self._shown and phase is SessionPhase.WORKING else None)
        session = self._session
        works = session is not None and (
            not phase.between_turns or bool(session.workers.in_background) or session.shell_commands.running
        )
        if self._shown and works:
            if not self._timer.isActive():
                self._timer.start()
        else:
            self._timer.stop()
