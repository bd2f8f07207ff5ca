"""The view models that the view of a session is made of."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui.composer.composer_view import ComposerView
from claude_desk.ui.qt_types import OBJECT
from claude_desk.ui.session.choices_view import ChoicesView
from claude_desk.ui.session.session_part import Closable, SessionPartView
from claude_desk.ui.session.stop_view import StopView
from claude_desk.ui.transcript.prose_renderer import ProseRenderer

if TYPE_CHECKING:
    from claude_desk.ui.composer.message_queue_view import MessageQueueView
    from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
    from claude_desk.ui.navigation.find_view import FindView
    from claude_desk.ui.panels.mcp_servers_view import McpServersView
    from claude_desk.ui.panels.permission_log_view import PermissionLogView
    from claude_desk.ui.panels.usage_view import UsageView
    from claude_desk.ui.permissions.request_view import RequestView
    from claude_desk.ui.session.checklist_view import ChecklistView
    from claude_desk.ui.session.lock_view import SessionLockView
    from claude_desk.ui.session.rewind_view import RewindView
    from claude_desk.ui.transcript.card_painter import CardPainter
    from claude_desk.ui.transcript.highlight_worker import HighlightWorker
    from claude_desk.ui.transcript.history_view import HistoryView
    from claude_desk.ui.transcript.text_painter import TextPainter
    from claude_desk.ui.transcript.transcript_model import TranscriptModel
    from claude_desk.ui.viewer.full_content import FullContent
    from claude_desk.ui.viewer.viewer import Viewer
else:
    # Not loaded yet when the properties are made: to Qt they are objects, to the linter what they are called.
    CardPainter = ChecklistView = RequestView = FindView = PermissionLogView = OBJECT
    UsageView = MessageQueueView = SessionLockView = HistoryView = RewindView = McpServersView = OBJECT
    TextPainter = TranscriptModel = Viewer = ConversationNavigation = OBJECT

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class SessionParts(QObject):
    """Each subject has its own; what they need of one another is wired here."""

    _transcript: "TranscriptModel"
    _navigation: "ConversationNavigation"
    _request: "RequestView"
    _message_queue: "MessageQueueView"
    _lock: "SessionLockView"
    _usage: "UsageView"
    _servers: "McpServersView"
    _permission_log: "PermissionLogView"
    _checklist: "ChecklistView"
    colouring: "HighlightWorker"
    _card_painter: "CardPainter"
    _history: "HistoryView"
    _rewind: "RewindView"
    _viewer: "Viewer"
    _text_painter: "TextPainter"

    def __init__(self, prose: ProseRenderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._prose = prose
        self._choices = ChoicesView(self)
        self._stopping = StopView(self)
        self._composer = ComposerView(self)
        self._parts: tuple[SessionPartView, ...] = ()
        self._closing: tuple[Closable, ...] = (self._composer,)

    def _create_late_views(self) -> None:
        """Make what the first frame does without."""
        self._create_info_views()
        self._composer.create_late_views()
        self._composer.held = lambda: self._lock.read_only
        self._composer.heldBack.connect(self._lock.pointed)
        self._make_shown()
        self._parts = (
            self._request,
            self._choices,
            self._message_queue,
            self._stopping,
            self._usage,
            self._servers,
            self._permission_log,
            self._composer,
            self._history,
            self._rewind,
        )
        self._closing = (
            self.colouring,
            self._composer,
            self._request,
            self._viewer,
            self._navigation,
            self._permission_log,
        )
        self._permission_log.fullContentWanted.connect(self._open)
        self._composer.carrying_view.fullContentWanted.connect(self._viewer.show)
        self._request.permission_view.show_with(self._card_painter, self._open)
        self._transcript.sent.connect(self._viewer.close)  # what the person says is to be seen

    def _create_info_views(self) -> None:
        """What the session tells about itself."""
        from claude_desk.ui.composer.message_queue_view import MessageQueueView
        from claude_desk.ui.panels.mcp_servers_view import McpServersView
        from claude_desk.ui.panels.permission_log_view import PermissionLogView
        from claude_desk.ui.panels.usage_view import UsageView
        from claude_desk.ui.permissions.request_view import RequestView
        from claude_desk.ui.session.checklist_view import ChecklistView
        from claude_desk.ui.session.lock_view import SessionLockView
        from claude_desk.ui.session.rewind_view import RewindView

        self._request = RequestView(self._prose, self)
        self._message_queue = MessageQueueView(self)
        self._lock = SessionLockView(self)
        self._usage = UsageView(self)
        self._servers = McpServersView(self)
        self._permission_log = PermissionLogView(self)
        self._checklist = ChecklistView(self)
        self._rewind = RewindView(self)

    def _make_shown(self) -> None:
        """The conversation, and what it is read with."""
        from claude_desk.ui import click_guard as standing  # noqa: F401 - a type of the QML
        from claude_desk.ui.navigation.conversation_navigation import ConversationNavigation
        from claude_desk.ui.transcript.card_painter import CardPainter
        from claude_desk.ui.transcript.highlight_worker import HighlightWorker
        from claude_desk.ui.transcript.history_view import HistoryView
        from claude_desk.ui.transcript.text_painter import TextPainter
        from claude_desk.ui.transcript.transcript_model import TranscriptModel
        from claude_desk.ui.viewer.viewer import Viewer

        self._transcript = TranscriptModel(self._prose, self)
        self._history = HistoryView(self._transcript, self)
        self._navigation = ConversationNavigation(
            self._transcript, self._history, self._title, self._raw_lines, self
        )
        self.colouring = HighlightWorker(self)
        self._card_painter = CardPainter(self._transcript, self.colouring, self)
        self._viewer = Viewer(self.colouring, self)
        self._text_painter = TextPainter(self._transcript, self._prose, self.colouring, self)

    def close(self) -> None:
        """The window is gone: end what works beside it."""
        for part in self._closing:
            part.close()

    def colours_changed(self) -> None:
        """The colours of prose are others."""
        self._transcript.colours_changed()
        self._card_painter.colours_changed()
        self._viewer.colours_changed()
        self._request.colours_changed()

    def _title(self) -> str:
        raise NotImplementedError

    def _raw_lines(self) -> Iterable[bytes]:
        """The lines of the wire, in both directions."""
        raise NotImplementedError

    @Slot(object)
    def _open(self, whole: "FullContent | None") -> None:
        if whole is not None:
            self._viewer.show(whole.title, whole.part, whole.file_name)

    def _get_transcript(self) -> "TranscriptModel":
        return self._transcript

    def _get_text_painter(self) -> "TextPainter":
        return self._text_painter

    def _get_card_painter(self) -> "CardPainter":
        return self._card_painter

    def leave(self) -> None:
        """Another session is shown instead."""
        self._history.leave()

    def _get_past(self) -> "HistoryView":
        return self._history

    def _get_rewind(self) -> "RewindView":
        return self._rewind

    def _get_viewer(self) -> "Viewer":
        return self._viewer

    def _get_meter(self) -> "UsageView":
        return self._usage

    def _get_ledger(self) -> "PermissionLogView":
        return self._permission_log

    def _get_servers(self) -> "McpServersView":
        return self._servers

    def _get_control(self) -> ChoicesView:
        return self._choices

    def _get_owner(self) -> "SessionLockView":
        return self._lock

    def _get_outbox(self) -> "MessageQueueView":
        return self._message_queue

    def _get_composer(self) -> ComposerView:
        return self._composer

    def _get_stopping(self) -> StopView:
        return self._stopping

    def _get_decision(self) -> "RequestView":
        return self._request

    def _get_way(self) -> "ConversationNavigation":
        return self._navigation

    def _get_find(self) -> "FindView":
        return self._navigation.finder

    def _get_checklist(self) -> "ChecklistView":
        return self._checklist

    transcript = Property(TranscriptModel, _get_transcript, constant=True)
    textPainter = Property(TextPainter, _get_text_painter, constant=True)
    cardPainter = Property(CardPainter, _get_card_painter, constant=True)
    history = Property(HistoryView, _get_past, constant=True)
    rewind = Property(RewindView, _get_rewind, constant=True)
    viewer = Property(Viewer, _get_viewer, constant=True)
    usage = Property(UsageView, _get_meter, constant=True)
    permissionLog = Property(PermissionLogView, _get_ledger, constant=True)
    servers = Property(McpServersView, _get_servers, constant=True)
    choices = Property(ChoicesView, _get_control, constant=True)
    lock = Property(SessionLockView, _get_owner, constant=True)
    messageQueue = Property(MessageQueueView, _get_outbox, constant=True)
    composer = Property(ComposerView, _get_composer, constant=True)
    stopping = Property(StopView, _get_stopping, constant=True)
    request = Property(RequestView, _get_decision, constant=True)
    navigation = Property(ConversationNavigation, _get_way, constant=True)
    find = Property(FindView, _get_find, constant=True)
    checklist = Property(ChecklistView, _get_checklist, constant=True)
