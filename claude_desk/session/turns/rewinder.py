"""Rewinds to before a message of the user: the conversation, the files, or both.

A new child with `--resume-session-at` (protocol/README.md 10.3) takes the conversation back. The CLI writes
nothing before the next message, which then begins a strand in its file. Until then the rewind
can be undone. A snapshot from before the message restores the files (`file_rewind.py`). Without a snapshot,
`rewind_files` of the running child restores them (`checkpoint_rewind.py`).
"""

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from uuid import uuid4

from PySide6.QtCore import QObject, Signal

from claude_desk.agent.outcome import ProcessOutcome
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.protocol.phrase import Text
from claude_desk.protocol.requests.control import RewindAnswer
from claude_desk.session.core import session_texts
from claude_desk.session.core.async_tasks import AsyncTasks
from claude_desk.session.core.cli_runner import CliRunner, ResumePoint
from claude_desk.session.core.session_config import SessionConfig
from claude_desk.session.core.session_state import ChildPhase
from claude_desk.session.core.transcript_feed import TranscriptFeed
from claude_desk.session.journal.journal_writer import JournalWriter
from claude_desk.session.machine.child_end import EndReason
from claude_desk.session.machine.child_state import ChildEvent, EndAsked
from claude_desk.session.machine.machine import Machine
from claude_desk.session.machine.session_facts import SessionFacts
from claude_desk.session.snapshots.change_undo import FilesBack, change_name
from claude_desk.session.snapshots.file_rewind import FilePlan, FileRewind
from claude_desk.session.turns.checkpoint_rewind import CheckpointRewind
from claude_desk.session.turns.cut_lookup import CutLookup
from claude_desk.snapshots.records import Change
from claude_desk.transcript.entries import Entry, EntryKind
from claude_desk.transcript.events import RewindUndone, Rewound
from claude_desk.transcript.workers.agent_messages import returned_text

_START_SECONDS = 60.0
_CLEAN = (0, 143)  # exit codes of a CLI that ended by itself or by SIGTERM, after it saved its newest leaf


@dataclass(frozen=True, slots=True)
class RewindPreview:
    """What a rewind to a message would do. `conversation_why`, `files_why`: why the conversation or the files
    cannot go back, "" if they can.

    `files` are the paths that would change. With `from_snapshot` they are relative to the top of the
    snapshots, else to the session's folder if they are in it. `foreign` are paths that the user or another
    program has changed between the turns or since the last turn. They are left alone unless the user chooses
    them. `ends` is the number of background tasks that would end. `from_snapshot`: the files come from a
    snapshot, which shows changes by any program. `changes`: what happened since the message to the files in
    `files` and to the paths in `foreign`, as far as a snapshot knows it.
    """

    conversation_why: Text = ""
    files_why: Text = ""
    files: tuple[str, ...] = ()
    insertions: int = 0
    deletions: int = 0
    ends: int = 0
    foreign: frozenset[bytes] = frozenset()
    from_snapshot: bool = False
    changes: tuple[Change, ...] = ()


class Rewinder(QObject):
    """Does one rewind at a time. While a rewind is `under_way`, messages wait."""

    # For the composer: a text, a tuple[Attachment, ...], and the parts of the text that were pasted.
    restored = Signal(str, object, object)
    undone = Signal(str)  # text to take out of the composer again
    notice = Signal(object)  # Text for the user
    previewed = Signal(str, object)  # `preview` is done: the message's uuid, RewindPreview
    finished = Signal(object)  # `begin` is done: Text with the reason of a failure, "" on success
    changed = Signal()
    start_wanted = Signal()

    def __init__(
        self,
        child: CliRunner,
        feed: TranscriptFeed,
        journal: JournalWriter,
        machine: Machine,
        config: SessionConfig,
        tasks: AsyncTasks,
        facts: Callable[[], SessionFacts],
        checkpoints: CheckpointRewind,
        file_rewind: FileRewind,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._child = child
        self._feed = feed
        self._journal = journal
        self._machine = machine
        self._tasks = tasks
        self._cut_lookup = CutLookup(child, config.library, config.folder)
        self._facts = facts
        self._checkpoints = checkpoints
        self._file_rewind = file_rewind
        self._plan: FilePlan | None = None  # the plan of the last preview
        self._files_back: list[FilesBack] = []  # files that were rewound together with the conversation
        self.refused = ""  # the words of a CLI that does not find the message
        self._returned_text = ""
        self._ahead: ResumePoint | None = None  # where the next child resumes if the rewind is undone
        self._noted: tuple[str, str] | None = None  # message and `until` of the newest rewind in the journal
        # The message that was rewound last, and the last message before it. They are kept until a CLI with
        # the new strand has ended cleanly. Until then, the next CLI may resume the old strand.
        self._strand: tuple[str, str] | None = None
        self._check: asyncio.Task[None] | None = None
        self._start_held = False
        self._unsure = False  # before a start, find out whether the CLI would resume the old strand

    @property
    def under_way(self) -> bool:
        return self._machine.state.rewinding

    @property
    def can_undo(self) -> bool:
        return self._ahead is not None and self._feed.reducer.rewinds.has_removed and self._facts().can_rewind

    def message_of(self, entry_id: str) -> str:
        """Return the uuid of the message that a row shows, "" if a rewind to that message is not
        possible."""
        for turn in self._feed.reducer.store.turns:
            first = turn.entries[0] if turn.entries and not turn.queued else None
            if first is not None and first.id == entry_id and first.kind is EntryKind.USER:
                return turn.uuid
        return ""

    def preview(self, uuid: str) -> None:
        """Find out what a rewind to the message would do, and emit `previewed`."""
        self._tasks.start(self._run_preview(uuid))

    def begin(
        self, uuid: str, *, conversation: bool, files: bool, paths: Collection[bytes] | None = None
    ) -> None:
        """Rewind, and emit `finished` at the end. `paths`: the paths that the user chose in the preview; with
        None, `RewindPreview.files`. Without a snapshot, all files are rewound."""
        self._tasks.start(self._run(uuid, conversation, files, paths))

    def begin_take_back(self, uuid: str) -> None:
        """Return a message to the composer that Claude has not begun to answer, and rewind to before it. A
        notice says if Claude still knows the message."""
        self._tasks.start(self._run_take_back(uuid))

    def begin_undo(self) -> None:
        """Undo the rewind. If that fails, a notice says why."""
        self._tasks.start(self._run_undo())

    async def _run_preview(self, uuid: str) -> None:
        self.previewed.emit(uuid, await self.find_preview(uuid))

    async def _run(self, uuid: str, conversation: bool, files: bool, paths: Collection[bytes] | None) -> None:
        self.finished.emit(await self.rewind(uuid, conversation=conversation, files=files, paths=paths))

    async def _run_take_back(self, uuid: str) -> None:
        if self.under_way or not self._facts().can_rewind:
            self.changed.emit()  # the user has sent a message meanwhile
            return
        self._machine.do(ChildEvent.REWIND_BEGAN)
        self.changed.emit()
        try:
            self._give_back(self._said(uuid))
            cut = await self._cut_lookup.before(uuid)
            words = session_texts.TAKEN_BACK
            if why := self._why_not(uuid, cut) or await self._cut(uuid, cut, words):
                self.notice.emit(session_texts.not_taken_back(why))
        finally:
            self._machine.do(ChildEvent.REWIND_ENDED)
            self.changed.emit()

    async def _run_undo(self) -> None:
        if why := await self.undo():
            self.notice.emit(why)

    async def find_preview(self, uuid: str) -> RewindPreview:
        """Return what a rewind would change, without changing it. May start a child."""
        if not self._facts().can_rewind:
            why = self._why_busy()
            return RewindPreview(why, why)
        preview = await self._find_preview(uuid)
        if self._facts().other_session_works and not preview.files_why:
            return replace(preview, files_why=session_texts.OTHER_SESSION_BUSY)
        return preview

    async def _find_preview(self, uuid: str) -> RewindPreview:
        cut = await self._cut_lookup.before(uuid)
        conversation_why = self._why_not(uuid, cut)
        plan = self._plan = await self._file_rewind.plan(uuid)
        if plan is not None:
            if not conversation_why:
                conversation_why = await self._start()
            return self._preview_of(plan, conversation_why)
        files, why = await self._try_files(uuid)
        return RewindPreview(
            conversation_why=conversation_why
            or ("" if self._child.agent is not None else session_texts.NOT_STARTED),
            files_why=why,
            files=tuple(self._checkpoints.inside(path) for path in files.files_changed),
            insertions=files.insertions,
            deletions=files.deletions,
            ends=len(self._feed.reducer.tasks.workers.in_background),
        )

    def _preview_of(self, plan: FilePlan, conversation_why: Text) -> RewindPreview:
        changes = [change for change in plan.chosen() if not change.unsure]
        return RewindPreview(
            conversation_why=conversation_why,
            files=tuple(change_name(change) for change in changes),
            insertions=sum(max(0, change.removed) for change in changes),
            deletions=sum(max(0, change.added) for change in changes),
            ends=len(self._feed.reducer.tasks.workers.in_background),
            foreign=plan.foreign,
            from_snapshot=True,
            changes=tuple(change for change in plan.comparison.changes if not change.unsure),
        )

    async def rewind(
        self, uuid: str, *, conversation: bool, files: bool, paths: Collection[bytes] | None = None
    ) -> Text:
        """Rewind. Return why that failed, "" on success. Files come first: if they fail, the conversation
        stays. If the conversation fails after that, the files stay rewound."""
        if self.under_way or not self._facts().can_rewind:
            return self._why_busy()
        if files and self._facts().other_session_works:
            return session_texts.OTHER_SESSION_BUSY
        self._machine.do(ChildEvent.REWIND_BEGAN)
        self.changed.emit()
        try:
            return await self._rewind(uuid, conversation, files, paths)
        finally:
            self._machine.do(ChildEvent.REWIND_ENDED)
            self.changed.emit()

    def _why_busy(self) -> Text:
        facts = self._facts()
        return (
            session_texts.agents_busy(facts.agents)
            if facts.agents and not facts.works
            else session_texts.BUSY
        )

    async def undo(self) -> Text:
        """Undo the rewind. Return why the rewind stays, "" if it is undone."""
        if self._ahead is None or not self.can_undo or self.under_way:
            return session_texts.NO_UNDO
        self._machine.do(ChildEvent.REWIND_BEGAN)
        self.changed.emit()
        try:
            if why := await self._begin_at(self._ahead):
                return why
            self._ahead = self._strand = None
            self._feed.feed_now(RewindUndone())
            self.undone.emit(self._returned_text)
            if self._noted is not None:
                self._journal.rewound(*self._noted, undone=True)
            steps, self._files_back = self._files_back, []
            for back in reversed(steps):
                for each in await self._files_forward(back):
                    self.notice.emit(each)
            return ""
        finally:
            self._machine.do(ChildEvent.REWIND_ENDED)
            self.changed.emit()

    def restore_point(self, until: str, rewound: tuple[str, str] | None = None) -> None:
        """Continue a rewind of an earlier run. `until`: the message at which the conversation ends; ""
        without a rewind, or if something was sent since. `rewound`: the message that earlier runs rewound
        last and the last message before it, even if something was sent since."""
        self._strand = rewound
        self._unsure = rewound is not None and not until
        if self._unsure and self._child.agent is not None:
            self._begin_check()
        if until:
            self._child.resume_at(replace(self._child.current_resume_point, known=True, until=until))
            self._machine.do(EndAsked(EndReason.RESTART))

    def drop_resume_point(self) -> None:
        """Continue at the end of the conversation again: the CLI does not find the place of the rewind."""
        if until := self._child.current_resume_point.until:
            self._child.resume_at(replace(self._child.current_resume_point, until=""))
            self._journal.rewound("", until, undone=True)
            self._ahead = self._strand = None

    # --- the end of a child --------------------------------------------------------------------

    def child_ended(self, outcome: ProcessOutcome) -> None:
        """Check where the next child would begin, if this child was killed after a turn in a new
        strand. If the child ended cleanly, no check is needed."""
        if self._strand is None or self._child.resume_point.until or self._child.copying:
            return
        if outcome.code in _CLEAN:
            self._strand = None
        else:
            self._begin_check()

    def _begin_check(self) -> None:
        self._unsure = False
        if self._strand is not None and (self._check is None or self._check.done()):
            self._check = self._tasks.start(self._find_strand(*self._strand))

    def holds_start(self) -> bool:
        """Return whether the next child has to wait until it is known where it begins. `start_wanted` is
        emitted when that is known."""
        if self._unsure:
            self._begin_check()
        self._start_held = self._check is not None and not self._check.done()
        return self._start_held

    async def _find_strand(self, taken_back: str, until: str) -> None:
        session_id = self._child.resume_point.session_id
        try:
            forgets = await self._cut_lookup.continues_from(taken_back)
        finally:
            asyncio.get_running_loop().call_soon(self._go_on)  # when this task is done
        standing = self._child.resume_point
        if forgets and standing.known and not standing.until and standing.session_id == session_id:
            self._child.resume_at(replace(standing, until=until))
            turns = self._feed.reducer.store.turns
            newest = turns[-1].entries if turns else []
            notices = (session_texts.STRAND_FORGOTTEN, session_texts.STRAND_FORGOTTEN_BEFORE)
            if not any(entry.content in notices for entry in newest):
                self.notice.emit(session_texts.STRAND_FORGOTTEN)
            self._machine.do(EndAsked(EndReason.RESTART))

    def _go_on(self) -> None:
        if self._start_held:
            self._start_held = False
            self.start_wanted.emit()

    # --- the conversation ----------------------------------------------------------------------

    async def _rewind(
        self, uuid: str, conversation: bool, files: bool, paths: Collection[bytes] | None
    ) -> Text:
        cut = await self._cut_lookup.before(uuid) if conversation else CutPoint()
        if conversation and (why := self._why_not(uuid, cut)):
            return why
        file_notices: list[Text] = []
        back = FilesBack()
        if files:
            back, failed = await self._bring_back(uuid, paths)
            is_done = bool(back.written or back.deleted or back.unsure)
            if failed or (back.left and not is_done):
                for each in self._said_of(back) if is_done else []:
                    self.notice.emit(each)
                return failed or back.left
            file_notices = self._said_of(back)
        words: Text = session_texts.rewound(first=not cut.until)
        for each in file_notices:
            words = session_texts.both(words, each)
        said = self._said(uuid)
        if conversation and not (why := await self._cut(uuid, cut, words)):
            self._give_back(said)
            if back.restore:
                self._files_back.append(back)
                self._file_rewind.drop_report(back.restore)
            return ""
        for each in file_notices:  # the files were rewound nevertheless
            self.notice.emit(each)
        return why if conversation else ""

    async def _bring_back(self, uuid: str, paths: Collection[bytes] | None) -> tuple[FilesBack, Text]:
        """Rewind the files. Return what was done, and why the rewind failed ("" if it did not).

        A foreign path is put back only if its content is still the content of the preview, in which the user
        chose the path. If the snapshot is gone that the user chose paths from, no file is rewound.
        """
        was_shown = self._plan is not None and self._plan.comparison.turn == uuid
        plan = await self._plan_of(uuid)
        if plan is not None:
            if paths is not None and not was_shown:
                paths = set(paths) - plan.foreign
            return await self._file_rewind.restore(plan, paths), ""
        if paths is not None:  # Claude Code's checkpoints would also restore what the user left out
            return FilesBack(), session_texts.NO_PLACE
        shown, why = await self._try_files(uuid)
        return (FilesBack(), why) if why else await self._checkpoints.restore(uuid, shown)

    def _said_of(self, back: FilesBack) -> list[Text]:
        """Return the sentences for the user about what a rewind did to files."""
        done = [] if back.unsure else [session_texts.files_rewound((), ())]
        if back.written or back.deleted:
            done = [session_texts.files_rewound(back.written, back.deleted)]
        return [*done, back.left] if back.left else [*done]

    async def _files_forward(self, back: FilesBack) -> list[Text]:
        """Undo the rewind of the files, after the rewind of the conversation was undone. Return which files
        stay rewound, and why. A rewind by Claude Code's checkpoints cannot be undone: Claude is informed that
        the files stay rewound."""
        if self._checkpoints.is_of(back):
            self._checkpoints.report_again(back)
            return self._said_of(back)
        left = await self._file_rewind.take_back(back.restore)
        return [left] if left else []

    async def _plan_of(self, uuid: str) -> FilePlan | None:
        """Return the plan that the preview of this message showed, else a new plan; None without a
        snapshot."""
        plan, self._plan = self._plan, None
        if plan is not None and plan.comparison.turn == uuid:
            return plan
        return await self._file_rewind.plan(uuid)

    async def _cut(self, uuid: str, cut: CutPoint, words: Text) -> Text:
        """Take the conversation back, and show `words` in its place. Return why that failed, "" on
        success."""
        old = self._child.current_resume_point
        if cut.until and not (old.known or old.fork):
            return session_texts.NO_PLACE  # the CLI has lost the conversation during the lookup
        new = replace(old, until=cut.until) if cut.until else ResumePoint(str(uuid4()))
        if why := await self._begin_at(new):
            return why
        self._strand = (uuid, cut.until) if cut.until else None
        if self._ahead is None or not self._feed.reducer.rewinds.has_removed:
            self._ahead, self._noted, self._files_back = old, None, []
        if cut.until:
            self._noted = uuid, cut.until
            self._journal.rewound(uuid, cut.until)
        self._feed.feed_now(Rewound(uuid, words))
        return ""

    def _give_back(self, said: Sequence[Entry]) -> None:
        """Return the messages of these rows to the composer."""
        self._returned_text = returned_text(entry.text for entry in said)
        carried = (each for entry in said for each in entry.attachments)
        pastes = tuple(each for entry in said for each in entry.pastes)
        if said:
            self.restored.emit(self._returned_text, tuple(a for a in carried if a.data or a.path), pastes)

    async def _begin_at(self, standing: ResumePoint) -> Text:
        """Start a new child at this place. If the child does not start there, restore the old place and
        return why."""
        await self._end_child()
        if self._child.agent is not None:
            return session_texts.NOT_ENDED
        if self._check is not None:
            await asyncio.wait({self._check})
        old = self._child.current_resume_point
        self._resume_at(standing)
        if not (why := await self._start()):
            return ""
        await self._end_child()
        self._resume_at(old)
        self.start_wanted.emit()
        return why

    async def _end_child(self) -> None:
        """End the child, if there is one. Takes 15 s at most."""
        self._machine.do(EndAsked(EndReason.BY_REWIND))
        await self._child.close()

    def _resume_at(self, standing: ResumePoint) -> None:
        """Resume at this point. A copy that got another session id meanwhile keeps that id, because the
        copy's journal has it."""
        now = self._child.current_resume_point
        same = standing.fork and now.fork == standing.fork
        self._child.resume_at(replace(standing, session_id=now.session_id) if same else standing)

    async def _start(self) -> Text:
        """Start a child if none runs, and wait until the child is up. Return why it is not up; "" if it
        is."""
        if self._check is not None:
            await asyncio.wait({self._check})
        if self._child.agent is None:
            self.refused = ""
            self.start_wanted.emit()
        while self._child.agent is not None and self._child.starting:
            # A copy whose id is in use is begun again immediately, under another id.
            if not await _one_of(self._child) or not self._child.copying:
                break
        if self.refused:
            return session_texts.refused(self.refused)
        return "" if self._child.phase is ChildPhase.UP else session_texts.NOT_STARTED

    def _said(self, uuid: str) -> list[Entry]:
        """Return the rows of the messages that began the turn."""
        turn = self._feed.reducer.store.find_turn(uuid)
        entries = turn.entries if turn is not None else []
        return list(takewhile(lambda entry: entry.kind is EntryKind.USER, entries))

    def _why_not(self, uuid: str, cut: CutPoint) -> Text:
        if self._feed.reducer.store.find_turn(uuid) is None or not cut.found:
            return session_texts.NO_PLACE
        return session_texts.SUMMED_UP if cut.compacted else ""

    # --- the files -----------------------------------------------------------------------------

    async def _try_files(self, uuid: str) -> tuple[RewindAnswer, Text]:
        """Return the files that the CLI's checkpoints would change, and why they cannot be rewound."""
        if why := await self._start():
            return RewindAnswer(), why
        return await self._checkpoints.plan(uuid)


async def _one_of(child: CliRunner) -> bool:
    """Wait until the starting child is up or gone. Return False if that takes too long."""
    over = asyncio.Event()
    up = child.answered.connect(lambda _: over.set())
    gone = child.ended.connect(lambda *_: over.set())
    try:
        async with asyncio.timeout(_START_SECONDS):
            await over.wait()
    except TimeoutError:
        return False
    finally:
        child.answered.disconnect(up)
        child.ended.disconnect(gone)
    return True
