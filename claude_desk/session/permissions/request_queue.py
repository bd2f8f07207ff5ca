"""The queue of permission requests of one child."""

from claude_desk.protocol.files.journal_file import CLAUDE
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.control import ControlRequest, Elicitation
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.permissions.decisions import PendingRequest, RequestKind
from claude_desk.transcript.entries import Entry


class RequestQueue:
    """The pending requests, in the order in which the CLI asked."""

    def __init__(self, feed: TranscriptFeed) -> None:
        self._feed = feed
        self._by_id: dict[str, PendingRequest] = {}

    @property
    def pending(self) -> list[PendingRequest]:
        """The pending requests, in a new list."""
        return list(self._by_id.values())

    def __bool__(self) -> bool:
        return bool(self._by_id)

    def find(self, request_id: str) -> PendingRequest | None:
        """Return the request with this id; None if no such request is pending."""
        return self._by_id.get(request_id)

    def add(self, message: ControlRequest, request: CanUseTool) -> PendingRequest:
        pending = PendingRequest(message.request_id, request, asker=self._asker(request))
        if pending.kind is RequestKind.PLAN:
            pending.plan = self._plan(request)
        self._by_id[pending.id] = pending
        return pending

    def add_server(self, request_id: str, asked: Elicitation) -> PendingRequest:
        """Add a server's question. The permission log lists it under the server's name."""
        fields = {"message": asked.message} | ({"url": asked.url} if asked.url else {})
        request = CanUseTool(tool_name=asked.mcp_server_name or "server", input=fields)
        asker = Phrase("asker.server", name=asked.mcp_server_name)
        pending = PendingRequest(request_id, request, asker=asker, elicitation=asked)
        self._by_id[request_id] = pending
        return pending

    def remove(self, request_id: str) -> PendingRequest | None:
        """Remove a request, to answer it or because it was withdrawn."""
        return self._by_id.pop(request_id, None)

    def remove_all(self) -> list[PendingRequest]:
        taken = self.pending
        self._by_id.clear()
        return taken

    def _asker(self, request: CanUseTool) -> Phrase:
        rows = self._feed.reducer.rows
        entry = rows.tool(request.tool_use_id)
        host = rows.tool(entry.parent) if entry is not None and entry.parent else None
        if host is not None and host.tool is not None:
            value = host.tool.input
            name = value.get("name") or value.get("subagent_type") or value.get("description")
            return Phrase("asker.subagent", name=str(name or ""))
        return Phrase("asker.subagent", name="") if request.agent_id else CLAUDE

    def _plan(self, request: CanUseTool) -> str:
        """Return the plan to review: from the request, from Claude's call, or else from the last plan file
        that Claude wrote (protocol/README.md 7.4)."""
        entry = self._feed.reducer.rows.tool(request.tool_use_id)
        own = entry.tool.input if entry is not None and entry.tool is not None else {}
        for plan in (request.input.get("plan"), own.get("plan")):
            if isinstance(plan, str) and plan.strip():
                return plan
        return self._written_plan()

    def _written_plan(self) -> str:
        writes = [e for e in self._feed.everything() if _writes_plan(e)]
        last = writes[-1].tool if writes else None
        return str(last.input.get("content", "")) if last is not None else ""


def _writes_plan(entry: Entry) -> bool:
    if entry.tool is None or entry.tool.name != "Write":
        return False
    path = str(entry.tool.input.get("file_path", "")).replace("\\", "/")
    return "/plans/" in path and path.endswith(".md")
