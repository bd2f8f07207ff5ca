"""The program's journal of a session: facts that the CLI does not write to disk, one JSON object per line.

A line is `{"v":1,"at":<epoch seconds>,"kind":"sent",...}`. A line that is damaged or was cut by a crash is
skipped. A record of an unknown kind, written by a later version, is kept as a plain `JournalRecord` with its
fields in `model_extra`.
"""

import hashlib
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.base import WireModel
from claude_desk.protocol.wire.framing import json_line
from claude_desk.protocol.wire.messages import ResultFigures

Decision = Literal[
    "allow", "always", "deny", "deny_stop", "stopped", "answered", "dismissed", "approved", "kept_planning",
    "told", "declined",
]  # fmt: skip


JOURNAL_BYTES = 256 << 20
"""The largest size of a file that is read as a journal."""
JOURNAL_LINE_BYTES = 64 << 20
"""The longest line that is written."""

_SERVER_INPUT = frozenset(("message", "url"))
"""The fields that are kept of a server's question."""


class JournalRecord(WireModel):
    """A record of the journal. `at`: seconds since the epoch. `after`: the uuid of the last full message
    before the record."""

    v: int = 1
    at: float = Field(default_factory=time.time)
    after: str = ""
    kind: str


class SentRecord(JournalRecord):
    """The user's message as it was sent. `folded`: whether the CLI added it to the running turn.

    `attachments` are names and media types.
    """

    kind: Literal["sent"] = "sent"
    uuid: str
    text: str
    folded: bool = False
    attachments: list[tuple[str, str]] = Field(default_factory=list)


class UnsentRecord(JournalRecord):
    """The message `uuid`, recorded as sent, never reached the CLI. It is in the queue or the composer
    again."""

    kind: Literal["untaken"] = "untaken"
    uuid: str


class ChildStartRecord(JournalRecord):
    """A child was started, and answered the start."""

    kind: Literal["started"] = "started"
    session_id: str
    cli_version: str = ""


class ContinuationRecord(JournalRecord):
    """The conversation continues another session, which the CLI no longer has or has put aside."""

    kind: Literal["follows"] = "follows"
    session_id: str


class TurnRecord(JournalRecord):
    """The end of a turn. `uuid`: the uuid of its prompt. `cost`: US dollars, for this turn only.

    `added`: rows that the end of the turn added, each with its kind and text. `phrases`: for each added row
    its phrase, or None if the text does not come from this program. Earlier versions wrote the program's own
    words as texts. `denied`: ids of refused tool calls.
    """

    kind: Literal["turn"] = "turn"
    uuid: str
    stopped: bool = False
    failed: bool = False
    seconds: float | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    stopped_by: str = ""  # the reason why a stopped turn ended: a `StopBy`
    stop_seconds: float | None = None  # from the press of Stop to the turn's end
    figures: ResultFigures | None = None  # figures as the CLI sent them; None in older journals
    added: list[tuple[str, str]] = Field(default_factory=list)
    phrases: list[Any] = Field(default_factory=list)
    denied: list[str] = Field(default_factory=list)
    # Seconds of each thinking block of Claude itself, not of a subagent.
    thought: list[float] = Field(default_factory=list)

    @property
    def added_rows(self) -> list[tuple[str, Text]]:
        """The added rows, each with its kind and its text or phrase."""
        phrases = [*map(Phrase.from_json, self.phrases), *[None] * len(self.added)]
        return [(kind, phrase or text) for (kind, text), phrase in zip(self.added, phrases, strict=False)]


class DecisionRecord(JournalRecord):
    """The user's decision on a request. `input` is exactly the input that was allowed or refused.

    `changed`: whether the user changed the input (None: unknown). `asked_so`: whether the input in the
    question differed from the input that Claude wrote. `decision`: `stopped` means that the request was
    pending when the user stopped the turn. `asker`: a text as `asker_text` writes it. `decided_in`: empty for
    the window, `notification` for a desktop notification. `rule`: the rules that were added, as settings
    write them. `updates`: all permission updates that were added (section 7.2).

    If a server's question was answered (`told`), `input` is the server's question. The answer is never kept.
    It is removed from a record in which an earlier version kept it.
    """

    kind: Literal["decided"] = "decided"
    tool_use_id: str
    tool_name: str
    decision: Decision
    words: str = ""
    decided_in: str = ""
    rule: str = ""
    updates: list[dict[str, Any]] = Field(default_factory=list)
    input: dict[str, Any] = Field(default_factory=dict)
    changed: bool | None = None
    asked_so: bool = False
    input_sha256: str = ""
    asker: str = ""

    def model_post_init(self, context: Any) -> None:
        if self.decision == "told" and not self.input.keys() <= _SERVER_INPUT:
            self.input = {name: value for name, value in self.input.items() if name in _SERVER_INPUT}
            self.input_sha256 = ""
        self.input_sha256 = self.input_sha256 or input_sha256(self.input)


class ToolOutcomeRecord(JournalRecord):
    """The outcome of a tool that the user allowed. `state`: done, failed, stopped, cancelled or denied."""

    kind: Literal["outcome"] = "outcome"
    tool_use_id: str
    state: str


class UndecidedRecord(JournalRecord):
    """A request that the user did not answer. `why`: `withdrawn` (by the CLI), `gone` (with the CLI),
    `closed` (the session was closed or cut off, and the CLI got a refusal) or `auto_denied` (the CLI refused
    the tool without asking; `words` has the reason)."""

    kind: Literal["undecided"] = "undecided"
    why: str
    tool_use_id: str
    tool_name: str
    words: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    asker: str = ""


class RevocationRecord(JournalRecord):
    """A permission update that should be removed. `update`: the update as it was added. `state`: waiting,
    sent or kept."""

    kind: Literal["taken_back"] = "taken_back"
    update: dict[str, Any]
    state: str


class StopRecord(JournalRecord):
    """The user stopped the turn of the prompt `uuid`."""

    kind: Literal["stopped"] = "stopped"
    uuid: str


class CutTextRecord(JournalRecord):
    """A block that a stop cut off: text, thinking, or the beginning of a tool call. The block is on the
    screen, but not in any file of the CLI."""

    kind: Literal["cut"] = "cut"
    message_id: str
    text: str
    thinking: bool = False
    tool_use_id: str = ""
    tool_name: str = ""
    input: dict[str, Any] = Field(default_factory=dict)


class KeptTurnRecord(JournalRecord):
    """A turn that is missing from the CLI's file, or whose end is missing there. The record has the prompt,
    its attachments by name and block, and the wire messages that the rows on the screen show. `at`: when the
    turn ended."""

    kind: Literal["kept"] = "kept"
    uuid: str
    text: str = ""
    carried: list[tuple[str, dict[str, Any]]] = Field(default_factory=list)
    messages: list[dict[str, Any]] = Field(default_factory=list)


class RetryRecord(JournalRecord):
    """The CLI repeated a request to the API. `status` is the HTTP status; None if the API did not answer."""

    kind: Literal["retry"] = "retry"
    attempt: int
    attempts: int
    status: int | None = None


class ChildEndRecord(JournalRecord):
    """The child ended. `phrase` says how. Records of earlier versions have `words` instead."""

    kind: Literal["ended"] = "ended"
    words: str = ""
    phrase: Any = None

    @property
    def said(self) -> Text:
        return Phrase.from_json(self.phrase) or self.words


class NoticeRecord(JournalRecord):
    """A notice row in the conversation: a `phrase`, or a `text` that another program or an earlier version
    wrote.

    `uuid`: the message that caused the notice. The CLI's file may have that message too, but the row is shown
    once. `task`: the id of a task whose end the notice reports. In the file the message is where the task
    ended; the row is where the message arrived. `turn`: the uuid of the turn at whose end the row is, because
    that turn had ended before the notice came. A record without text and phrase means that the file's line
    `uuid` has no row.
    """

    kind: Literal["notice"] = "notice"
    text: str = ""
    phrase: Any = None
    uuid: str = ""
    task: str = ""
    turn: str = ""

    @property
    def said(self) -> Text:
        return Phrase.from_json(self.phrase) or self.text


class RewindRecord(JournalRecord):
    """The user rewound the conversation to the point before the message `uuid`. `undone`: whether the rewind
    was undone.

    `until`: the uuid of the last message that stays. Until a message is sent, the CLI's file does not have
    the rewind: its newest leaf is still in the removed part. After the next message the file has a separate
    conversation branch.
    """

    kind: Literal["rewound"] = "rewound"
    uuid: str
    until: str
    undone: bool = False


class ForkRecord(JournalRecord):
    """This session began as a copy of the session `source` up to and including the message `until`. `whole`:
    whether the copy is of the whole session. `branch`: name of the file (`branch_file`) of a conversation
    branch that is copied because the CLI does not resume it.

    Until a message is sent, the session has no file.
    """

    kind: Literal["forked"] = "forked"
    source: str
    until: str
    whole: bool = False
    branch: str = ""


class SnapshotRecord(JournalRecord):
    """A snapshot of the folder at a `moment` (a `SnapshotMoment`) of the turn of the prompt `uuid`.

    `late`: whether files may have changed between that moment and the snapshot. The record's place in the
    journal means nothing, because the record is written once the snapshot exists. A snapshot at the end of a
    turn has the number of `files` and lines that the turn changed, if known. `folder`: empty for the
    session's folder.
    """

    kind: Literal["snapshot"] = "snapshot"
    uuid: str
    snapshot: str
    moment: str
    late: bool = False
    files: int | None = None
    added: int = 0
    removed: int = 0
    folder: str = ""


class UndoRecord(JournalRecord):
    """An undo of file changes. `restore`: id of the restore of snapshots that undid the changes; empty before
    the restore is made.

    `line`: the text about the undo that Claude should receive, or empty. `told`: whether Claude has received
    all texts up to this record, or should not receive them. `part`: whether only a part is still undone,
    because the disk refused to redo that part. `again`: whether the changes were redone, or are about to be
    redone; then `line` is about that. `by`: id of the restore that redid the changes; empty before it is
    made. `by_cli`: whether Claude Code itself put the files back, or is about to; then `restore` is not in
    any journal of restores.
    """

    kind: Literal["undo"] = "undo"
    restore: str = ""
    line: str = ""
    told: bool = False
    part: bool = False
    again: bool = False
    by: str = ""
    by_cli: bool = False


class ReviewRecord(JournalRecord):
    """The user marked a change of a file as reviewed, or removed the mark. `mark`: a hash of the path and of
    the file's old and new content."""

    kind: Literal["reviewed"] = "reviewed"
    mark: str
    reviewed: bool = True


class CommentRecord(JournalRecord):
    """The user's comment on lines of a changed file. Once the comment is sent to Claude or removed, a later
    record with that `id` has no `text`.

    Lines count from 1; 0 means the whole file. `gone`: whether the lines belong to the file before the
    change. `quote`: the text of the lines.
    """

    kind: Literal["comment"] = "comment"
    id: str
    path: str = ""
    first: int = 0
    last: int = 0
    gone: bool = False
    quote: str = ""
    text: str = ""


class ModeRecord(JournalRecord):
    """The permission mode that the user chose in this program for the session."""

    kind: Literal["mode"] = "mode"
    mode: str


class ChoiceRecord(JournalRecord):
    """Model, effort and thinking that the user chose in this program for the session. An empty choice is left
    to the CLI. The CLI's files do not contain these choices.

    `model`: the choice as made, such as `opus[1m]`. `thinking`: a number of tokens in digits.
    """

    kind: Literal["choices"] = "choices"
    model: str = ""
    effort: str = ""
    thinking: str = ""


BESIDE = (SnapshotRecord, UndoRecord, ReviewRecord, CommentRecord, ModeRecord, ChoiceRecord)
"""Records that are not part of the conversation. They stay when the conversation is rewound, and no row shows
them."""


_Known = Annotated[
    SentRecord
    | UnsentRecord
    | ChildStartRecord
    | ContinuationRecord
    | TurnRecord
    | DecisionRecord
    | ToolOutcomeRecord
    | UndecidedRecord
    | RevocationRecord
    | StopRecord
    | CutTextRecord
    | KeptTurnRecord
    | RetryRecord
    | ChildEndRecord
    | NoticeRecord
    | RewindRecord
    | ForkRecord
    | SnapshotRecord
    | UndoRecord
    | ReviewRecord
    | CommentRecord
    | ModeRecord
    | ChoiceRecord,
    Field(discriminator="kind"),
]
# The adapter is built when the first record is read, because a start of the program reads no record.
_ADAPTER: TypeAdapter[JournalRecord] = TypeAdapter(
    Annotated[_Known | JournalRecord, Field(union_mode="left_to_right")], config=ConfigDict(defer_build=True)
)


NOT_ON_DISK = "session_notice.not_on_disk"
"""The kind of the notice about turns that the CLI's file lacks. The actions in that notice also work in a
later run."""

CLAUDE = Phrase("asker.claude")
_SUBAGENT, _NO_NAME, _SERVER = "the subagent ", "a subagent", "the server "


def asker_text(asker: Text) -> str:
    """Return the asker of a request as text: `Claude`, `a subagent`, `the subagent NAME`, `the server
    NAME`."""
    if isinstance(asker, str):
        return asker
    name = str(asker.values.get("name") or "")
    match asker.kind:
        case "asker.subagent":
            return f"{_SUBAGENT}{name}" if name else _NO_NAME
        case "asker.server":
            return f"{_SERVER}{name}"
    return "Claude"


def read_asker(stored: str) -> Text:
    """Return the asker of a request as a phrase. A text of another form, also an empty text, is returned
    unchanged."""
    if stored == "Claude":
        return CLAUDE
    if stored == _NO_NAME or stored.startswith(_SUBAGENT):
        return Phrase("asker.subagent", name=stored.removeprefix(_SUBAGENT) if stored != _NO_NAME else "")
    if stored.startswith(_SERVER):
        return Phrase("asker.server", name=stored.removeprefix(_SERVER))
    return stored


def input_sha256(value: Mapping[str, Any]) -> str:
    """Return the hash of a tool's input. The order of the keys does not matter."""
    line = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(line.encode("ascii")).hexdigest()


def to_line(record: JournalRecord) -> bytes:
    """Return the record's line, with its newline."""
    value = record.model_dump(mode="python", by_alias=True)
    if not record.after:
        del value["after"]
    for name in ("phrase", "phrases"):
        if not value.get(name, True):
            del value[name]
    return json_line(value)


def read_line(line: bytes) -> JournalRecord | None:
    """Return the record of a line; None if the line is empty, cut or damaged."""
    try:
        return _ADAPTER.validate_json(line)
    except ValidationError:
        return None


def read_records(data: bytes) -> list[JournalRecord]:
    """Return the records of a whole journal, in order."""
    return [record for line in data.split(b"\n") if line and (record := read_line(line)) is not None]


def effective_records(records: Iterable[JournalRecord]) -> tuple[list[JournalRecord], str | None]:
    """Return the records that still count, and the uuid of the message at which the conversation ends.

    A rewind and the records that it removed are not returned. The uuid is None if the conversation ends at
    the newest leaf of its file. It is set after a rewind or fork, until the next message is sent.
    """
    held: list[JournalRecord] = []
    gone: list[JournalRecord] = []  # records that the newest rewinds removed, while they can be restored
    forked: str | None = None
    until: str | None = None
    for record in records:
        if isinstance(record, UnsentRecord):
            held = [each for each in held if not (isinstance(each, SentRecord) and each.uuid == record.uuid)]
        elif not isinstance(record, RewindRecord):
            held.append(record)
            if isinstance(record, SentRecord):
                gone, forked, until = [], None, None
            elif isinstance(record, ForkRecord):
                forked = until = record.until
        elif record.undone:
            held += gone
            gone, until = [], forked
        else:
            begin = next((n for n, r in enumerate(held) if _begins(r, record)), len(held))
            gone = held[begin:] + gone
            del held[begin:]
            until = record.until
    return held, until


def newest_rewound(records: Iterable[JournalRecord]) -> RewindRecord | None:
    """Return the newest rewind in this session's own file that was not undone, or None."""
    newest = None
    for record in records:
        if isinstance(record, RewindRecord):
            newest = None if record.undone else record
        elif isinstance(record, ForkRecord):
            newest = None
    return newest


def unanswered_fork(records: Sequence[JournalRecord]) -> ForkRecord | None:
    """Return the newest fork if no turn has ended since, with its current `until`. Otherwise return None."""
    newest = next(
        (record for record in reversed(records) if isinstance(record, ForkRecord | TurnRecord)), None
    )
    if not isinstance(newest, ForkRecord):
        return None
    return newest.model_copy(update={"until": effective_records(records)[1] or newest.until})


def _begins(record: JournalRecord, rewound: RewindRecord) -> bool:
    return isinstance(record, SentRecord) and record.uuid == rewound.uuid


def seam(tail: bytes) -> bytes:
    """Return the bytes that must be written between a journal that ends with `tail` and its next line.

    After a crash the last line may be cut, without its newline. The next record must not be appended to that
    line.
    """
    return b"" if not tail or tail.endswith(b"\n") else b"\n"
