"""Writes what happens in a session into its journal."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from claude_desk.protocol.files import journal_file
from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.permissions import Allow, PermissionAnswer, PermissionUpdate
from claude_desk.protocol.wire.system import ApiRetry, PermissionDenied
from claude_desk.session.core.session_info import SessionInfo
from claude_desk.session.journal.session_journal import SessionJournal, is_file_name
from claude_desk.session.permissions.decisions import NAMES, Decision, PendingRequest
from claude_desk.session.turns.message_queue import OutgoingMessage
from claude_desk.transcript.entries import RunProgress, ToolCall, ToolState
from claude_desk.transcript.reducer.reducer import Reducer
from claude_desk.transcript.store import Turn, thinking_of


class JournalWriter:
    """Writes the journal of the session whose id is in `info`. Another id begins another journal.

    The last 100 records wait in memory until the id is known. `resumed`: the id of the resumed session. If
    the session gets another id, its new journal names the former id. `notify_not_kept` is called with the
    reason when the journal cannot be written, and with "" when writing works again.
    """

    def __init__(
        self, folder: Path, info: SessionInfo, notify_not_kept: Callable[[Text], None], resumed: str = ""
    ) -> None:
        self._folder = folder
        self._info = info
        self._notify_not_kept = notify_not_kept
        self._why: Text = ""
        self._id = resumed
        self._journal: SessionJournal | None = None
        self._unwritten: list[SessionJournal] = []  # journals of former ids that have unwritten lines
        self._early: list[journal_file.JournalRecord] = []

    def started(self) -> None:
        self._write(
            journal_file.ChildStartRecord(session_id=self._info.session_id, cli_version=self._info.version)
        )

    def sent(self, message: OutgoingMessage, folded: bool = False, at: float | None = None) -> None:
        """Record a message that goes to the CLI.

        `folded`: the message goes into the running turn. `at`: a time before the CLI gets the message, in
        seconds since the epoch; None means now.
        """
        self._write(
            journal_file.SentRecord(
                uuid=message.uuid,
                text=message.text,
                folded=folded,
                attachments=[(attachment.name, attachment.media_type) for attachment in message.attachments],
                pastes=list(message.authorship.pastes),
                at=time.time() if at is None else at,
            )
        )

    def unsent(self, uuid: str) -> None:
        """Record that a message recorded as sent never reached the CLI."""
        self._write(journal_file.UnsentRecord(uuid=uuid))

    def stopped(self, uuid: str, at: float) -> None:
        """Record that a turn was stopped. `at`: a time before the interrupt was sent, since the CLI may
        already have written the result."""
        self._write(journal_file.StopRecord(uuid=uuid, at=at))

    def ended(self, said: Text) -> None:
        words, phrase = _stored(said)
        self._write(journal_file.ChildEndRecord(words=words, phrase=phrase))

    def work_cut(self, call: ToolCall) -> None:
        """Record a call in the background that the end of the CLI has cut off."""
        if call.state not in (ToolState.STOPPED, ToolState.CANCELLED):
            return
        shown = call.progress or RunProgress()
        self._write(
            journal_file.WorkCutRecord(
                tool_use_id=call.id,
                state=call.state.value,
                tools=shown.tools,
                tokens=shown.tokens,
                seconds=shown.seconds,
            )
        )

    def noticed(self, said: Text) -> None:
        text, phrase = _stored(said)
        self._write(journal_file.NoticeRecord(text=text, phrase=phrase))

    def kept(self, turn: Turn) -> None:
        """Record a turn that the CLI's file lacks, in the form that is on the screen."""
        from claude_desk.session.journal.kept_turns import Room, messages_of  # not before the first frame

        said, *answers = turn.entries
        ended = max(said.began, *(entry.ended for entry in answers))
        messages = messages_of(turn.uuid, answers)
        carried = Room().kept_of(said.attachments)
        self._write(
            journal_file.KeptTurnRecord(
                uuid=turn.uuid, text=said.text, carried=carried, messages=messages, at=ended
            )
        )

    def retried(self, message: ApiRetry) -> None:
        self._write(
            journal_file.RetryRecord(
                attempt=message.attempt, attempts=message.max_retries, status=message.error_status
            )
        )

    def decided(
        self,
        pending: PendingRequest,
        decision: Decision | None,
        answer: PermissionAnswer,
        changed: bool = False,
        asked_so: bool = False,
    ) -> None:
        """Record the decision on a request. `decision` is None if the turn was stopped before the user
        answered. `changed`: the user has changed the input. `asked_so`: the request had another input than
        Claude wrote."""
        request = pending.request
        added = (answer.updated_permissions if isinstance(answer, Allow) else None) or []
        rules = [rule.words() for update in added if update.type == "addRules" for rule in update.rules]
        self._write(
            journal_file.DecisionRecord(
                tool_use_id=request.tool_use_id,
                tool_name=request.tool_name,
                decision="stopped" if decision is None else NAMES[type(decision)],
                words=getattr(decision, "words", ""),
                decided_in=str(getattr(decision, "decided_in", "")),
                rule=", ".join(rules),
                updates=[update.model_dump(by_alias=True, exclude_unset=True) for update in added],
                input=answer.updated_input if isinstance(answer, Allow) else request.input,
                asker=journal_file.asker_text(pending.asker),
                changed=changed,
                asked_so=asked_so,
            )
        )

    def elicitation_answered(self, pending: PendingRequest, decision: Decision | None) -> None:
        """Record the decision on a server's question. `decision` is None if the question was cancelled before
        the user answered.

        What the user typed into the server's form is not written: it may be a password or a key.
        """
        request = pending.request
        self._write(
            journal_file.DecisionRecord(
                tool_use_id=request.tool_use_id,
                tool_name=request.tool_name,
                decision="stopped" if decision is None else NAMES[type(decision)],
                input=request.input,
                asker=journal_file.asker_text(pending.asker),
                changed=False,
            )
        )

    def undecided(self, pending: PendingRequest, why: str) -> None:
        """Record a request that the user did not answer. `why`: a value of `UndecidedRecord.why`."""
        request = pending.request
        self._write(
            journal_file.UndecidedRecord(
                why=why,
                tool_use_id=request.tool_use_id,
                tool_name=request.tool_name,
                input=request.input,
                asker=journal_file.asker_text(pending.asker),
            )
        )

    def auto_denied(self, message: PermissionDenied, value: dict[str, Any]) -> None:
        self._write(
            journal_file.UndecidedRecord(
                why="auto_denied",
                tool_use_id=message.tool_use_id,
                tool_name=message.tool_name,
                words=message.message or message.decision_reason or "",
                input=value,
            )
        )

    def outcome(self, tool_use_id: str, state: str) -> None:
        self._write(journal_file.ToolOutcomeRecord(tool_use_id=tool_use_id, state=state))

    def revoked(self, update: PermissionUpdate, state: str) -> None:
        self._write(
            journal_file.RevocationRecord(
                update=update.model_dump(by_alias=True, exclude_unset=True), state=state
            )
        )

    def snapshot_taken(self, record: journal_file.SnapshotRecord) -> None:
        self._write(record)

    def changes_undone(self, restore: str, line: str, part: bool = False) -> None:
        self._write(journal_file.UndoRecord(restore=restore, line=line, part=part))

    def files_rewound_by_cli(self, restore: str, line: str) -> None:
        self._write(journal_file.UndoRecord(restore=restore, line=line, by_cli=True))

    def changes_made_again(self, restore: str, line: str = "", by: str = "") -> None:
        """Record that the restore `by` redid the undo `restore`. Before the redo, record its beginning with
        `by` ""."""
        self._write(journal_file.UndoRecord(restore=restore, line=line, again=True, by=by))

    def undoing_noted(self, record: journal_file.UndoRecord) -> None:
        """Record an undo or redo that was under way when the program ended."""
        self._write(record)

    def undo_reported(self) -> None:
        self._write(journal_file.UndoRecord(told=True))

    def review_noted(self, record: journal_file.ReviewRecord | journal_file.CommentRecord) -> None:
        self._write(record)

    def mode_chosen(self, mode: str) -> None:
        self._write(journal_file.ModeRecord(mode=mode))

    def chosen(self, model: str, effort: str, thinking: str) -> None:
        self._write(journal_file.ChoiceRecord(model=model, effort=effort, thinking=thinking))

    def rewound(self, uuid: str, until: str, *, undone: bool = False) -> None:
        self._write(journal_file.RewindRecord(uuid=uuid, until=until, undone=undone))

    def notices(self, reducer: Reducer) -> None:
        """Record the notices that were added to the rows, or hidden, since the last call."""
        for row in reducer.unsaved.pop_rows():
            text, phrase = _stored(row.entry.content)
            self._write(
                journal_file.NoticeRecord(
                    text=text,
                    phrase=phrase,
                    at=row.entry.began,
                    after=row.after,
                    uuid=row.uuid,
                    task=row.task,
                    turn=row.turn,
                )
            )
        for uuid in reducer.unsaved.pop_hidden():
            self._write(journal_file.NoticeRecord(uuid=uuid))

    def turn_ended(self, reducer: Reducer) -> None:
        """Record what `notices` records, the texts that the turn's end cut off, and the footer of the turn
        that ended last."""
        unsaved = reducer.unsaved
        self.notices(reducer)
        for cut in reducer.cut:
            self._write(
                journal_file.CutTextRecord(
                    message_id=cut.message_id,
                    text=cut.text,
                    thinking=cut.thinking,
                    tool_use_id=cut.tool_use_id,
                    tool_name=cut.tool_name,
                    input=cut.input,
                    after=unsaved.after,
                )
            )
        reducer.cut.clear()
        turn, footer = reducer.last_turn, reducer.last_footer
        if turn is None or footer is None:
            return
        self._write(
            journal_file.TurnRecord(
                uuid=turn.uuid,
                stopped=footer.stopped,
                failed=footer.failed,
                seconds=footer.seconds,
                tokens_in=footer.tokens_in,
                tokens_out=footer.tokens_out,
                cost=footer.cost,
                stopped_by=footer.stopped_by or "",
                stop_seconds=footer.stop_seconds,
                figures=footer.figures,
                after=unsaved.after,
                added=[(kind.value, _stored(said)[0]) for kind, said in unsaved.added],
                phrases=[_stored(said)[1] for _, said in unsaved.added],
                denied=sorted(unsaved.denied),
                thought=[round(entry.ended - entry.began, 1) for entry in thinking_of(turn)],
            )
        )

    def _write(self, record: journal_file.JournalRecord) -> None:
        name = self._info.session_id
        if not is_file_name(name):
            self._early = [*self._early[-99:], record]
            return
        if self._journal is None or self._id != name:
            before, self._id = self._id, name
            if self._journal is not None and self._journal.retry():
                self._unwritten.append(self._journal)
            self._journal = SessionJournal(self._folder, name)
            if before not in ("", name) and not self._journal.exists:
                self._journal.write(journal_file.ContinuationRecord(session_id=before))
        early, self._early = self._early, []
        why: Text = ""
        for each in (*early, record):
            why = self._journal.write(_named(each, name))
        self._report(why or self._retry_former())

    def retry(self) -> Text:
        """Write the lines that the disk refused, without waiting for the next record. Return why the disk
        still refuses them; "" if no line is left."""
        why = self._retry_former() or (self._journal.retry() if self._journal is not None else "")
        self._report(why)
        return why

    def _retry_former(self) -> Text:
        whys = [(journal, journal.retry()) for journal in self._unwritten]
        self._unwritten = [journal for journal, why in whys if why]
        return next((why for _, why in whys if why), "")

    def _report(self, why: Text) -> None:
        if why != self._why:
            self._why = why
            self._notify_not_kept(why)


def _stored(said: Text) -> tuple[str, dict[str, Any] | None]:
    """Return the text and the phrase for a record; the text is "", or the phrase is None."""
    return ("", said.to_json()) if isinstance(said, Phrase) else (said, None)


def _named(record: journal_file.JournalRecord, session_id: str) -> journal_file.JournalRecord:
    if isinstance(record, journal_file.ChildStartRecord) and not record.session_id:
        return record.model_copy(update={"session_id": session_id})
    return record
