"""The MCP servers of the session, for QML."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from claude_desk.ui import locale_format, safe_names, safe_text
from claude_desk.ui.phrases import phrase_words
from claude_desk.ui.qt_types import Property, constant
from claude_desk.ui.record_list import ListRecord, RecordListModel
from claude_desk.ui.signal_connections import SignalConnections
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.protocol.requests.mcp_servers import McpServer
    from claude_desk.session.core.mcp_servers import McpServers
    from claude_desk.session.core.session import Session

QML_IMPORT_NAME = "ClaudeDesk.Core"
QML_IMPORT_MAJOR_VERSION = 1

_TONES = {"connected": "ok", "failed": "bad", "needs-auth": "warn", "pending": "run"}


@QmlElement
class McpServersView(QObject):
    """The servers as records: name, state in words, tools, why the server fails, and whether it is on."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._connections = SignalConnections()
        self._session: Session | None = None
        self._list = RecordListModel(self)
        self._seen_troubled: set[str] = set()
        self._names: dict[str, str] = {}  # real names of the servers, by their names on the screen

    # --- what Python calls ---------------------------------------------------------------------

    def attach(self, session: "Session") -> None:
        self._session = session
        self._connections.connect(session.servers.changed, self._refresh)
        self._connections.connect(session.servers.up, self.refresh)
        self._connections.connect(session.workers_changed, self.changed)
        self._refresh()
        self.refresh()

    def detach(self) -> None:
        self._connections.disconnect()
        self._session = None
        self._seen_troubled.clear()
        self._refresh()

    def retranslate(self) -> None:
        self._refresh()

    # --- what QML calls ------------------------------------------------------------------------

    @Slot()
    def refresh(self) -> None:
        if self._session is not None:
            self._session.servers.refresh()

    @Slot()
    def markSeen(self) -> None:
        """Note that the user has seen which servers do not work. Then refresh the servers."""
        if self._session is not None:
            self._seen_troubled |= {server.name for server in self._session.servers.troubled}
            self.refresh()
            self.changed.emit()

    @Slot(str)
    def reconnect(self, name: str) -> None:
        if self._session is not None:
            self._session.servers.reconnect(self._names.get(name, name))

    @Slot()
    def restart(self) -> None:
        """Ask for a restart of Claude Code, which makes the current servers available to Claude."""
        if self._session is not None:
            self._session.servers.ask_for_restart()

    @Slot(str, bool)
    def switchOn(self, name: str, on: bool) -> None:
        if self._session is not None:
            self._session.servers.switch(self._names.get(name, name), on)

    # --- properties ----------------------------------------------------------------------------

    records = constant(RecordListModel, "_list")

    @Property(int, notify=changed)
    def count(self) -> int:
        return len(self._list.records)

    @Property(str, notify=changed)
    def note(self) -> str:
        """Return the text in place of an empty list; "" for a list with servers."""
        if self.count:
            return ""
        if self._session is None or not self._session.servers.reachable:
            return translate("McpServersView", "Available once Claude Code is running.")
        return translate("McpServersView", "No MCP servers in this session.")

    @Property(bool, notify=changed)
    def behind(self) -> bool:
        return self._session is not None and bool(self._session.servers.behind)

    @Property(str, notify=changed)
    def restartEnds(self) -> str:
        """Name the workers in the background that `restart` would end; "" without such workers."""
        from claude_desk.ui.session.stop_view import listed_workers

        workers = self._session.workers.in_background if self._session is not None else ()
        if not workers:
            return ""
        return translate("McpServersView", "A restart ends: {tasks}", tasks=listed_workers(workers))

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """Name the server that failed, or count the servers that failed. Omit those seen in the panel.

        Mention servers that require a sign-in only if no server failed. Return "" without such servers.
        """
        troubled = self._session.servers.troubled if self._session is not None else []
        fresh = [server for server in troubled if server.name not in self._seen_troubled]
        failed = [server for server in fresh if server.status == "failed"]
        if len(failed) == 1:
            return translate(
                "McpServersView", "MCP server {name} failed", name=safe_names.named(failed[0].name)
            )
        if failed:
            return translate(
                "McpServersView", "%Ln MCP servers failed", n=len(failed), one="%Ln MCP server failed"
            )
        if fresh:
            return translate(
                "McpServersView",
                "%Ln MCP servers require sign-in",
                n=len(fresh),
                one="An MCP server requires sign-in",
            )
        return ""

    # --- helpers -------------------------------------------------------------------------------

    @Slot()
    def _refresh(self) -> None:
        servers = self._session.servers if self._session is not None else None
        found = servers.known if servers is not None else []
        self._names = {safe_names.name(server.name): server.name for server in found}
        self._list.show([_record(server, servers) for server in found] if servers is not None else [])
        self.changed.emit()


def _record(server: "McpServer", servers: "McpServers") -> ListRecord:
    tools = locale_format.listed(safe_names.name(tool.name) for tool in server.tools)
    tool_words = translate(
        "McpServersView",
        "%Ln tools: {tools}",
        n=len(server.tools),
        one="%Ln tool: {tools}",
        tools=tools,
    )
    return ListRecord(
        safe_names.name(server.name),
        words=_state(server.status),
        detail=tool_words if tools else safe_names.path(server.place),
        note=_why(server, servers),
        tone="warn" if server.name in servers.behind else _TONES.get(server.status, ""),
        on=server.status != "disabled",
        busy=server.name in servers.busy,
    )


def _state(status: str) -> str:
    match status:
        case "connected":
            return translate("McpServersView", "Connected")
        case "failed":
            return translate("McpServersView", "Failed")
        case "needs-auth":
            return translate("McpServersView", "Sign-in required")
        case "pending":
            return translate("McpServersView", "Connecting")
        case "disabled":
            return translate("McpServersView", "Off")
    return safe_names.name(status) or translate("McpServersView", "Unknown")


def _why(server: "McpServer", servers: "McpServers") -> str:
    """Say why a server does not work, or what a restart changes. Quote the CLI and the server."""
    refused = phrase_words.words(servers.refusals.get(server.name, ""))
    said = []
    if server.status in ("failed", "needs-auth"):
        said = [server.error or refused, servers.stderr.get(server.name, "")]
    elif refused:
        said = [refused]
    elif server.name in servers.behind:
        connected = server.status == "connected"
        said = [
            translate("McpServersView", "Claude gets its tools after Claude Code restarts.")
            if connected
            else translate("McpServersView", "Claude can use it until Claude Code restarts.")
        ]
    if server.status == "needs-auth":
        said.append(
            translate(
                "McpServersView",
                "Run claude in a terminal in this folder, sign in with /mcp, then reconnect here.",
            )
        )
    return safe_text.words_shown("\n".join(words for words in said if words))
