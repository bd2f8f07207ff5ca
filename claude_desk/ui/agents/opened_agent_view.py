"""The agent that is opened in the place of the conversation, for QML."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.transcript.workers import agent_messages
from claude_desk.transcript.workers.renewal import Renewal
from claude_desk.ui import locale_format
from claude_desk.ui.agents.agents_view import state_words
from claude_desk.ui.agents.opened_agent import OpenedAgent, opened_agent
from claude_desk.ui.qt_types import Property, QVariantList
from claude_desk.ui.safe_text import first_lines, flat, visible
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.transcript_model import TranscriptModel
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.wire.authorship import Authorship
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_LONGEST = 200  # the most characters of a name
_ASKED = (12, 2_000)  # lines and characters of the prompt that are shown
_SECOND_MS = 1000


@QmlElement
class OpenedAgentView(QObject):
    """The opened agent. The transcript lists the rows inside the call that began it.

    `active`: whether an agent is opened. The other properties describe the opened agent.
    """

    changed = Signal()
    pathChanged = Signal()
    activeChanged = Signal()
    contentWanted = Signal(object)  # the FullContent to show in the viewer

    def __init__(
        self,
        transcript: TranscriptModel,
        prose: ProseRenderer,
        send: "Callable[[str, Authorship], bool]",
        parent: QObject | None = None,
    ) -> None:
        """`send`: send a message to Claude, and return whether the session has taken it."""
        super().__init__(parent)
        self._send = send
        self._transcript = transcript
        self._prose = prose
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._agent: OpenedAgent | None = None
        self._path: list[dict[str, object]] = []
        self._sent = False  # whether the user has sent a message since the agent was opened, began or ended
        self._seconds = QTimer(self, interval=_SECOND_MS)
        self._seconds.timeout.connect(self._on_second)
        transcript.rooted.connect(self._on_rooted)
        transcript.applied.connect(self._on_applied)

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.workers_changed, self._refresh)
        self._connections.connect(session.requests_changed, self._refresh)
        self._connections.connect(session.info_changed, self.changed)
        self._connections.connect(session.restored, self._on_restored)
        self._refresh()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._refresh()

    def retranslate(self) -> None:
        self.changed.emit()

    @property
    def agent(self) -> OpenedAgent | None:
        """The opened agent, for Python; None if the conversation is shown."""
        return self._agent

    def addressed(self, text: str) -> str:
        """Return a message that asks Claude to pass the text on to the opened agent. Without an opened agent
        that takes messages, return the text unchanged."""
        agent = self._agent
        if agent is None or not self.takesMessages:
            return text
        self._sent = True
        self.changed.emit()
        return agent_messages.message_for(agent.id, agent.name, text)

    # --- what QML calls ------------------------------------------------------------------------

    @Slot(str)
    def show(self, key: str) -> None:
        """Open the agent that the call of this row began. With "", show the conversation again."""
        self._transcript.open_inside(key)

    @Slot(result=bool)
    def back(self) -> bool:
        """Open the agent around the opened agent, or show the conversation. Return False if no agent is
        opened."""
        if self._agent is None:
            return False
        above = self._agent.path[-2].key if len(self._agent.path) > 1 else ""
        self._transcript.open_inside(above)
        return True

    @Slot()
    def stop(self) -> None:
        if self._agent is not None and self._session is not None and self.stoppable:
            self._session.stop_task(self._agent.id)

    @Slot()
    def renew(self) -> None:
        """Have Claude continue the agent, or begin another agent with the same prompt (`renewal`)."""
        agent = self._agent
        if agent is None or agent.renewal is Renewal.NONE or self._sent:
            return
        if agent.renewal is Renewal.CALL_AGAIN:
            text, authorship = agent_messages.call_again(agent.id, agent.name)
        else:
            text, authorship = agent_messages.begin_anew(agent.name, agent.kind, agent.asked)
        self._sent = self._send(text, authorship)
        self.changed.emit()

    @Slot()
    def showAsked(self) -> None:
        """Show the complete prompt in the viewer."""
        from claude_desk.transcript.tools.card import ListingPart  # cards load after the first frame
        from claude_desk.ui.viewer.full_content import FullContent

        if self._agent is not None:
            title = translate("OpenedAgentView", "Prompt")
            self.contentWanted.emit(FullContent(title, ListingPart(self._agent.asked), "prompt.md"))

    # --- properties ----------------------------------------------------------------------------

    @Property(bool, notify=activeChanged)
    def active(self) -> bool:
        return self._agent is not None

    @Property(str, notify=changed)
    def name(self) -> str:
        return _safe(self._agent.name) if self._agent is not None else ""

    @Property(QVariantList, notify=pathChanged)
    def path(self) -> list[dict[str, object]]:
        """Return the agents around the opened agent, the outermost first, and at the end the opened agent.

        An agent is a map with `key` and `name`.
        """
        return self._path

    @Property(str, notify=changed)
    def state(self) -> str:
        return self._agent.state.value if self._agent is not None else ""

    @Property(str, notify=changed)
    def stateWords(self) -> str:
        """Return the state and, if known, how long the newest run has worked: `Working · 48 s`."""
        agent = self._agent
        if agent is None:
            return ""
        words = state_words(agent.state, agent.ended_by)
        seconds = (agent.ended or time.time()) - agent.began if agent.began else agent.figures.seconds
        if seconds is None:
            return words
        return f"{words} · {locale_format.duration(max(0.0, seconds))}"

    @Property(str, notify=changed)
    def kind(self) -> str:
        return _safe(self._agent.kind) if self._agent is not None else ""

    @Property(str, notify=changed)
    def tools(self) -> str:
        count = self._agent.figures.tools if self._agent is not None else None
        return translate("OpenedAgentView", "%Ln tools", n=count, one="%Ln tool") if count else ""

    @Property(str, notify=changed)
    def tokens(self) -> str:
        count = self._agent.figures.tokens if self._agent is not None else None
        if not count:
            return ""
        return translate("OpenedAgentView", "{count} tokens", count=locale_format.short_count(count))

    @Property(str, notify=changed)
    def asker(self) -> str:
        """Return who gave the agent its prompt: `Asked by “Port the clients”`."""
        agent = self._agent
        if agent is None or len(agent.path) < 2:
            return translate("OpenedAgentView", "Asked by Claude")
        return translate("OpenedAgentView", "Asked by “{agent}”", agent=_safe(agent.path[-2].name))

    @Property(str, notify=changed)
    def asked(self) -> str:
        """Return the beginning of the prompt as HTML; "" without a prompt."""
        text = self._agent.asked if self._agent is not None else ""
        return self._prose.document(first_lines(text, *_ASKED)[0]) if text else ""

    @Property(bool, notify=changed)
    def askedMore(self) -> bool:
        """Return whether the prompt is longer than the shown beginning."""
        return self._agent is not None and first_lines(self._agent.asked, *_ASKED)[1]

    @Property(bool, notify=changed)
    def takesMessages(self) -> bool:
        """Return whether Claude can pass a message on to the agent."""
        agent, session = self._agent, self._session
        if agent is None or session is None or not agent.id or not session.info.messages_agents:
            return False
        return agent.is_agent and agent.renewal is not Renewal.BEGIN_ANEW

    @Property(bool, notify=changed)
    def stoppable(self) -> bool:
        agent, session = self._agent, self._session
        if agent is None or session is None or not agent.works or agent.filed or agent.in_workflow:
            return False
        return session.info.stops_tasks and not session.info.hides_agents

    @Property(str, notify=changed)
    def renewal(self) -> str:
        """Return how the agent can work again; "" after the user has sent a message."""
        return self._agent.renewal.value if self._agent is not None and not self._sent else ""

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return where a message goes, or why no message can be sent."""
        agent, session = self._agent, self._session
        if agent is None or session is None or not agent.is_agent:
            return ""
        if self._sent and agent.renewal is Renewal.BEGIN_ANEW:
            return translate("OpenedAgentView", "Sent to Claude.")
        if self._sent:
            return translate("OpenedAgentView", "Sent to Claude. Claude passes it on.")
        if self.takesMessages:
            return translate("OpenedAgentView", "Claude gets your message and passes it on to this agent.")
        if agent.renewal is Renewal.BEGIN_ANEW:
            return translate("OpenedAgentView", "You stopped this agent. Claude Code does not continue it.")
        if not agent.id:
            return translate("OpenedAgentView", "Claude Code has not named this agent yet.")
        return translate("OpenedAgentView", "This version of Claude Code passes no messages on to agents.")

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _on_restored(self) -> None:
        """Note that a message came back to the composer. It may be the message about this agent."""
        self._sent = False
        self.changed.emit()

    @Slot()
    def _on_rooted(self) -> None:
        self._sent = False
        self._refresh()

    @Slot()
    def _on_second(self) -> None:
        self._read_file()
        self.changed.emit()

    def _read_file(self) -> None:
        """Read the rows of an agent whose messages the CLI does not send: of an agent of a workflow, or of an
        agent in the background of an old CLI. The session reads the end of an agent of a workflow."""
        agent, session = self._agent, self._session
        if agent is not None and session is not None and agent.in_workflow and agent.works:
            session.subagents.read_lines(agent.id, agent.call)
        if agent is None or session is None or not session.info.hides_agents or not agent.in_background:
            return
        if agent.works:
            session.subagents.look()
            session.subagents.read_lines(agent.id, agent.call)
        else:
            session.subagents.read_to_end(agent.id, agent.call)

    @Slot()
    def _on_applied(self) -> None:
        if self._agent is not None:
            self._refresh()

    @Slot()
    def _refresh(self) -> None:
        row, session = self._transcript.row(self._transcript.root), self._session
        before, agent = self._agent, None
        if row is not None and row.entry.tool is not None and session is not None:
            asking = {each.request.agent_id for each in session.requests.pending if each.request.agent_id}
            # the first row inside the call has no other host
            source = self._transcript.rows[row.number + 1].entry.source_file if row.inside else ""
            agent = opened_agent(row, session.workers, asking, source)
        if agent == before:
            return
        if agent is not None and before is not None:
            self._sent &= (agent.began, agent.renewal) == (before.began, before.renewal)
        self._agent = agent
        parts = agent.path if agent is not None else ()
        path: list[dict[str, object]] = [{"key": part.key, "name": _safe(part.name)} for part in parts]
        if path != self._path:
            self._path = path
            self.pathChanged.emit()
        if agent is not None and agent.works:
            self._seconds.start()
        else:
            self._seconds.stop()
        self.changed.emit()
        if agent is not None and (before is None or before.call != agent.call or before.works > agent.works):
            self._read_file()
        if (before is None) is not (agent is None):
            self.activeChanged.emit()


def _safe(name: str) -> str:
    return flat(visible(name), _LONGEST)
