"""Handles the child's requests to the user, from the question to the answer."""

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from claude_desk.agent.control_requests import AgentGone, RequestFailed, RequestTimeout
from claude_desk.protocol.disk.project_files import directory_finding, mode_finding
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.control import ControlRequest, Elicitation, GetPlan
from claude_desk.protocol.requests.permissions import (
    Allow,
    CanUseTool,
    Deny,
    PermissionRule,
    PermissionUpdate,
)
from claude_desk.protocol.wire.line_numbers import line_of
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.permissions.decisions import (
    Decision,
    PendingRequest,
    RequestKind,
    ServerAnswer,
    adds_allowing_rules,
    answer_to,
    closed_answer,
    elicitation_answer,
    is_other_input,
    server_asked,
    stopped_answer,
    verdict_of,
)
from claude_desk.session.permissions.permission_recorder import PermissionRecorder
from claude_desk.session.permissions.request_queue import RequestQueue
from claude_desk.transcript.events import (
    UNANSWERED,
    Decided,
    PermissionAsked,
    ServerAsked,
    Verdict,
    Withdrawn,
)

_PROJECT_FILES = ("projectSettings", "localSettings")
_PLAN_SECONDS = 2.0  # 2.1.37 never answers `get_plan`


class RequestBroker(QObject):
    """Answers the child's requests. Each request is answered once, withdrawn, or dropped with its child. Only
    `decide` can allow something."""

    changed = Signal()
    mode_allowed = Signal(str)  # the permission mode that an answer has set
    withdrew = Signal(object)  # PendingRequest that the CLI withdrew before it was answered
    notice = Signal(object)  # Phrase: what became of a server's question, which has no row

    def __init__(
        self,
        child: CliRunner,
        feed: TranscriptFeed,
        journal: JournalWriter,
        recorder: PermissionRecorder,
        tasks: AsyncTasks,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._child = child
        self._queue = RequestQueue(feed)
        self._feed = feed
        self._journal = journal
        self._recorder = recorder
        self._tasks = tasks
        # Limits how often requests and withdrawals emit `changed` (`_emit_soon`).
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._on_soon)
        self._unreported = False
        self._left_a_plan = False  # the user did not decide on a plan of the running turn
        # Allow rules that the CLI wrote to the project's settings files for us, or removed from them.
        self.changed_rules: list[str] = []
        # Folders and modes that the CLI wrote to the project's settings files for us, and folders that it
        # removed from them. Each is the same phrase as the finding of the check of these files.
        self.changed_folders_and_modes: list[Phrase] = []

    @property
    def pending(self) -> list[PendingRequest]:
        """The pending requests in their order, in a new list."""
        return self._queue.pending

    def __bool__(self) -> bool:
        return bool(self._queue)

    def find(self, request_id: str) -> PendingRequest | None:
        """Return the request with this id; None if no such request is pending."""
        return self._queue.find(request_id)

    @property
    def changed_settings(self) -> list[Text]:
        """`changed_rules` and `changed_folders_and_modes`. `FolderConsent.renew` needs them."""
        return [*self.changed_rules, *self.changed_folders_and_modes]

    def decide(self, request_id: str, decision: Decision) -> bool:
        """Answer a request. Return whether it was pending. Raise `ValueError` for a decision that the request
        does not offer."""
        pending = self._queue.find(request_id)
        if pending is None:
            return False
        if pending.elicitation is not None:
            self._answer_elicitation(pending, decision)
            return True
        answer = answer_to(pending, decision)
        self._queue.remove(request_id)
        sent = self._recorder.with_revocations(answer) if isinstance(answer, Allow) else answer
        line = self._child.answer(request_id, sent)
        runs = answer.updated_input if isinstance(answer, Allow) else None
        tool, asked_so = pending.request.tool_use_id, False
        if runs == pending.request.input and pending.kind is RequestKind.PERMISSION:
            asked_so = self._is_replaced(pending)
            runs = runs if asked_so else None
        self._feed.feed_now(Decided(tool, verdict_of(decision), runs, line=line, asked_so=asked_so))
        changed = runs is not None and not asked_so
        self._journal.decided(pending, decision, answer, changed, asked_so)
        if isinstance(sent, Allow):
            self._note(sent.updated_permissions or [])
        self._recorder.decided(pending, isinstance(answer, Allow))
        self.changed.emit()
        return True

    def _is_replaced(self, pending: PendingRequest) -> bool:
        """Whether the request has another input than Claude wrote: a hook may have replaced it."""
        entry = self._feed.reducer.rows.tool(pending.request.tool_use_id)
        written = entry.tool.input if entry is not None and entry.tool is not None else {}
        return is_other_input(written, pending.request.input)

    def add(self, message: ControlRequest) -> PendingRequest | None:
        """Keep a request until it is decided. Return None for a kind that the user does not decide."""
        request = message.request
        if isinstance(request, Elicitation):
            return self._add_elicitation(message.request_id, request)
        if not isinstance(request, CanUseTool):
            return None
        self._feed.flush()
        self._tasks.start(self._recorder.recall())
        pending = self._queue.add(message, request)
        if pending.kind is RequestKind.PLAN and not pending.plan:
            self._tasks.start(self._get_plan(pending))
        self._feed.feed_now(PermissionAsked(request.tool_use_id, line_of(message)))
        self._emit_soon()
        return pending

    def withdraw(self, request_id: str) -> None:
        """Remove a request that the CLI has withdrawn."""
        pending = self._queue.remove(request_id)
        if pending is not None:
            self._note_left(pending)
            self._feed_withdrawn(pending, ServerAnswer.WITHDRAWN)
            self._recorder.undecided(pending, "withdrawn")
            self.withdrew.emit(pending)
            self._emit_soon()

    def drop(self) -> None:
        """Drop all requests: the child that asked is gone, and nothing was allowed."""
        for pending in self._queue.remove_all():
            self._feed_withdrawn(pending, ServerAnswer.NONE)
            self._recorder.undecided(pending, "gone")
        self._recorder.child_ended()
        self.changed.emit()

    def deny_all(self) -> None:
        """Deny all requests, because the user stops the turn."""
        for pending in self._queue.remove_all():
            answer = stopped_answer(pending)
            if pending.elicitation is not None:
                self._cancel_elicitation(pending)
                continue
            self._answer_no(pending, answer, "")
            self._journal.decided(pending, None, answer)
            self._recorder.decided(pending, allowed=False)
        self.changed.emit()

    def deny_unanswered(self) -> None:
        """Deny all requests when the session is closed or cut off. Record that the user did not answer."""
        for pending in self._queue.remove_all():
            if pending.elicitation is not None:
                self._cancel_elicitation(pending)
                continue
            self._answer_no(pending, closed_answer(pending), UNANSWERED)
            self._recorder.undecided(pending, "closed")
        self.changed.emit()

    def _emit_soon(self) -> None:
        """Emit `changed` immediately at the first call. Further calls in the same moment share one more
        `changed`: a CLI may ask thousands of times."""
        self._unreported = True
        if not self._soon.isActive():
            self._on_soon()

    @Slot()
    def _on_soon(self) -> None:
        if self._unreported:
            self._unreported = False
            self._soon.start()
            self.changed.emit()

    def _answer_no(self, pending: PendingRequest, answer: Deny, words: str) -> None:
        line = self._child.answer(pending.id, answer)
        self._note_left(pending)
        tool = pending.request.tool_use_id
        self._feed.feed_now(Decided(tool, Verdict.STOPPED, ends_turn=True, line=line, words=words))

    def turn_ended(self) -> bool:
        """Return whether a plan was left undecided in the turn."""
        left, self._left_a_plan = self._left_a_plan, False
        return left

    # --- servers -------------------------------------------------------------------------------

    def _add_elicitation(self, request_id: str, asked: Elicitation) -> PendingRequest:
        """Keep the question of a server. Only the user can decline it."""
        self._feed.flush()
        pending = self._queue.add_server(request_id, asked)
        self._feed.feed_now(ServerAsked(asked.mcp_server_name))
        self._emit_soon()
        return pending

    def _server_has_its_answer(self, asked: Elicitation) -> None:
        """Show that a question of the server is closed. The server still waits if it has another open
        question."""
        open_ones = (p.elicitation.mcp_server_name for p in self._queue.pending if p.elicitation is not None)
        self._feed.feed_now(ServerAsked(asked.mcp_server_name, waits=asked.mcp_server_name in open_ones))

    def _cancel_elicitation(self, pending: PendingRequest) -> None:
        assert pending.elicitation is not None
        self._child.answer_server(pending.id, "cancel")
        self._journal.elicitation_answered(pending, None)
        self._server_has_its_answer(pending.elicitation)
        self.notice.emit(server_asked(pending.elicitation, ServerAnswer.NONE))

    def _answer_elicitation(self, pending: PendingRequest, decision: Decision) -> None:
        assert pending.elicitation is not None
        action, content, became = elicitation_answer(pending, decision)
        self._queue.remove(pending.id)
        self._child.answer_server(pending.id, action, content)
        self._journal.elicitation_answered(pending, decision)
        self._recorder.decided(pending, allowed=False)
        self._server_has_its_answer(pending.elicitation)
        self.notice.emit(server_asked(pending.elicitation, became))
        self.changed.emit()

    def _feed_withdrawn(self, pending: PendingRequest, became: ServerAnswer) -> None:
        if pending.elicitation is None:
            self._feed.feed_now(Withdrawn(pending.request.tool_use_id))
        else:
            self._server_has_its_answer(pending.elicitation)
            self.notice.emit(server_asked(pending.elicitation, became))

    def _note_left(self, pending: PendingRequest) -> None:
        self._left_a_plan = self._left_a_plan or pending.kind is RequestKind.PLAN

    def _note(self, updates: list[PermissionUpdate]) -> None:
        for mode in (update.mode for update in updates if update.type == "setMode" and update.mode):
            self.mode_allowed.emit(mode)
        for update in updates:
            if update.destination not in _PROJECT_FILES:
                continue
            if adds_allowing_rules(update) or update.type == "removeRules":
                self.changed_rules += map(_as_written, update.rules)
            self.changed_folders_and_modes += [directory_finding(each) for each in update.directories]
            if update.type == "setMode" and update.mode:
                self.changed_folders_and_modes.append(mode_finding(update.mode))

    async def _get_plan(self, pending: PendingRequest) -> None:
        """Ask the CLI for the plan, because no message had it."""
        try:
            answer = await self._child.ask(GetPlan(), _PLAN_SECONDS)
        except (RequestFailed, RequestTimeout, AgentGone):
            return
        if isinstance(plan := answer.get("content"), str) and self._queue.find(pending.id) is pending:
            pending.plan = plan
            self.changed.emit()


def _as_written(rule: PermissionRule) -> str:
    r"""Return the rule as 2.1.37 and 2.1.330 write it to settings files: `Bash(python3 -c 'print\(1\)')`."""
    if rule.rule_content is None:
        return rule.tool_name
    content = rule.rule_content.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
    return f"{rule.tool_name}({content})"
