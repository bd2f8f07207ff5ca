"""The program's journal of a session: facts that the CLI does not write to disk, one JSON object per line.

A line is `{"v":1,"at":<epoch seconds>,"kind":"sent",...}`. A damaged line is skipped. A later version may
write records of an unknown kind. Such a record is read as a plain `JournalRecord` with its fields in
`model_extra`.
"""

import hashlib
import json
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.base import WireModel
from claude_desk.protocol.wire.framing import json_line

Decision = Literal[
    "allow", "always", "deny", "deny_stop", "stopped", "answered", "dismissed", "approved", "kept_planning",
    "told", "declined",
]  # fmt: skip


JOURNAL_BYTES = 256 << 20
"""The most bytes of a journal that are read."""
JOURNAL_LINE_BYTES = 64 << 20
"""The limit for a line, for code that reads a journal line by line."""

_SERVER_INPUT = frozenset(("message", "url"))
"""The fields of a server's question that are kept."""


class JournalRecord(WireModel):
    """A record of the journal. `at`: seconds since the epoch. `after`: the uuid of the last complete message
    before the record; may be empty."""

    v: int = 1
    at: float = Field(default_factory=time.time)
    after: str = ""
    kind: str


class SentRecord(JournalRecord):
    """The user's message as it was sent. `folded`: whether the CLI added the message to the running turn.
    `attachments`: pairs of a name and a media type. `pastes`: the parts of the text that the user pasted."""

    kind: Literal["sent"] = "sent"
    uuid: str
    text: str
    folded: bool = False
    attachments: list[tuple[str, str]] = Field(default_factory=list)
    pastes: list[str] = Field(default_factory=list)


class UnsentRecord(JournalRecord):
    """The message `uuid` never reached the CLI, although it was recorded as sent. It is in the queue or the
    composer again."""

    kind: Literal["untaken"] = "untaken"
    uuid: str


class ChildStartRecord(JournalRecord):
    """A child was started and answered `initialize`."""

    kind: Literal["started"] = "started"
    session_id: str
    cli_version: str = ""


class ContinuationRecord(JournalRecord):
    """The id of the running session changed. `session_id`: the earlier id."""

    kind: Literal["follows"] = "follows"
    session_id: str


class TurnRecord(JournalRecord):
    """The end of a turn. `uuid`: the uuid of the prompt. `cost`: US dollars, for this turn only.

    `added`: the rows that the end of the turn added, as pairs of a kind and a text. `phrases`: the phrase of
    each added row, or None if the row has a text. Earlier versions wrote the program's own words as texts
    too. `denied`: the ids of refused tool calls.
    """

    kind: Literal["turn"] = "turn"
    uuid: str
    stopped: bool = False
    failed: bool = False
    seconds: float | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    stopped_by: str = ""  # what ended a stopped turn: a `StopBy`
    stop_seconds: float | None = None  # time from the press of Stop to the turn's end
    figures: dict[str, Any] | None = None  # `ResultFigures` as the CLI sent them; None if unknown
    added: list[tuple[str, str]] = Field(default_factory=list)
    phrases: list[Any] = Field(default_factory=list)
    denied: list[str] = Field(default_factory=list)
    # The duration in seconds of each thinking block, without those of subagents.
    thought: list[float] = Field(default_factory=list)

    @property
    def added_rows(self) -> list[tuple[str, Text]]:
        """The added rows, as pairs of a kind and a text or phrase."""
        phrases = [*map(Phrase.from_json, self.phrases), *[None] * len(self.added)]
        return [(kind, phrase or text) for (kind, text), phrase in zip(self.added, phrases, strict=False)]


class DecisionRecord(JournalRecord):
    """The user's decision on a request.

    `decision`: with `stopped`, the user stopped the turn while the request was pending. `decided_in`: empty
    for the window, `notification` for a desktop notification. `rule`: the rules that were added, as settings
    files write them. `updates`: all permission updates that were added (section 7.2). `asker`: as
    `asker_text` returns it.

    `input`: exactly the input that was allowed or refused. `changed`: whether the user changed the input;
    None if unknown. `asked_so`: whether the CLI asked with an input that differs from what Claude wrote.

    For an answered question of a server (`told`), `input` is the question. The answer is never kept. If an
    earlier version wrote the answer, reading the record removes it.
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
    """A request that the user did not answer.

    `why`: `withdrawn` (the CLI withdrew it), `gone` (the CLI ended), `closed` (the session was closed or cut
    off, so the program refused) or `auto_denied` (the CLI refused the tool without asking; `words` has the
    reason).
    """

    kind: Literal["undecided"] = "undecided"
    why: str
    tool_use_id: str
    tool_name: str
    words: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    asker: str = ""


class RevocationRecord(JournalRecord):
    """The removal of a permission update. `update`: the update as it was added. `state`: waiting (for the
    next answer to the CLI), sent or kept (not removed)."""

    kind: Literal["taken_back"] = "taken_back"
    update: dict[str, Any]
    state: str


class StopRecord(JournalRecord):
    """The user stopped the turn of the prompt `uuid`."""

    kind: Literal["stopped"] = "stopped"
    uuid: str


class CutTextRecord(JournalRecord):
    """A block that a stop cut off: text, thinking, or the beginning of a tool call. The window shows the
    block, but no file of the CLI has it."""

    kind: Literal["cut"] = "cut"
    message_id: str
    text: str
    thinking: bool = False
    tool_use_id: str = ""
    tool_name: str = ""
    input: dict[str, Any] = Field(default_factory=dict)


class WorkCutRecord(JournalRecord):
    """A call in the background that the end of the CLI cut off. `state`: the state in which it ended.
    `tools`, `tokens`, `seconds`: the last figures of its agent or workflow, which only the stream had."""

    kind: Literal["work_cut"] = "work_cut"
    tool_use_id: str
    state: Literal["stopped", "cancelled"]
    tools: int | None = None
    tokens: int | None = None
    seconds: float | None = None


class KeptTurnRecord(JournalRecord):
    """A turn that is missing in the CLI's file, completely or at its end.

    `uuid`, `text`: the prompt. `carried`: its attachments, as pairs of a name and a content block.
    `messages`: the wire messages that the window shows. `at`: the time at which the turn ended.
    """

    kind: Literal["kept"] = "kept"
    uuid: str
    text: str = ""
    carried: list[tuple[str, dict[str, Any]]] = Field(default_factory=list)
    messages: list[dict[str, Any]] = Field(default_factory=list)


class RetryRecord(JournalRecord):
    """The CLI repeated a request to the API. `status`: the HTTP status; None if the API did not answer."""

    kind: Literal["retry"] = "retry"
    attempt: int
    attempts: int
    status: int | None = None


class ChildEndRecord(JournalRecord):
    """The child ended. `phrase`: how it ended. Records of earlier versions have `words` instead."""

    kind: Literal["ended"] = "ended"
    words: str = ""
    phrase: Any = None

    @property
    def said(self) -> Text:
        return Phrase.from_json(self.phrase) or self.words


class NoticeRecord(JournalRecord):
    """A notice row in the conversation. A record without text and phrase means that the line `uuid` of the
    CLI's file has no row.

    `phrase`: the notice. `text`: the notice if another program or an earlier version wrote it. `uuid`: the
    message that caused the notice. If the CLI's file has that message too, the row is still shown only once.

    `task`: the id of the task whose end the notice reports. The row stays at the place where the message
    arrived. The file has the message at a different place: where the task ended. `turn`: the uuid of a turn
    that had ended before the notice came. The row then belongs to the end of that turn.
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
    """The user rewound the conversation to the point before the message `uuid`, or undid that (`undone`).

    `until`: the uuid of the last message that stays. The CLI's file shows the rewind only after the next
    message, as a new strand of the conversation.
    """

    kind: Literal["rewound"] = "rewound"
    uuid: str
    until: str
    undone: bool = False


class ForkRecord(JournalRecord):
    """This session began as a copy of the session `source`, up to and including the message `until`.

    `whole`: whether the complete session was copied. `strand`: the name of the file (`strand_file`) that was
    copied instead, for a strand of the conversation that the CLI does not resume. The session has no file
    until a message is sent.
    """

    kind: Literal["forked"] = "forked"
    source: str
    until: str
    whole: bool = False
    strand: str = Field("", alias="branch")  # `branch` in files


class SnapshotRecord(JournalRecord):
    """A snapshot of the folder, taken in the turn of the prompt `uuid`. `moment`: a `SnapshotMoment`.

    `late`: whether files may have changed between that moment and the snapshot. `files`, `added`, `removed`:
    for a snapshot at the turn's end, how many files and lines the turn changed; `files` is None if unknown.
    `folder`: empty for the session's folder. The record is written when the snapshot is ready, so records of
    later moments may precede it.
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
    """An undo of file changes, or a redo (`again`). The record may be written before the undo or redo.

    `restore`: the id of the restore that undid the changes; empty before that restore. `by`: the id of the
    restore that redid the changes; empty before that restore. `part`: whether some changes are still undone,
    because the disk refused to redo them. `by_cli`: whether Claude Code itself restores the files. If so, no
    journal of restores has the id in `restore`.

    `line`: the text about the undo or redo for Claude, or empty. `told`: whether all texts up to this record
    are settled, because Claude has received them or should not.
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
    """The user marked a change of a file as reviewed (`reviewed`), or removed the mark. `mark`: a hash of the
    path and of the file's old and new content."""

    kind: Literal["reviewed"] = "reviewed"
    mark: str
    reviewed: bool = True


class CommentRecord(JournalRecord):
    """The user's comment on lines of a changed file. After the comment was sent to Claude or removed, a later
    record with the same `id` has neither `text` nor `draft`.

    `first`, `last`: line numbers from 1; 0 for a comment on the file. `gone`: whether the lines are those of
    the file before the change. `quote`: the text of the lines. `draft`: a text that is not finished.
    """

    kind: Literal["comment"] = "comment"
    id: str
    path: str = ""
    first: int = 0
    last: int = 0
    gone: bool = False
    quote: str = ""
    text: str = ""
    draft: str = ""


class ModeRecord(JournalRecord):
    """The permission mode that the user chose in this program for the session."""

    kind: Literal["mode"] = "mode"
    mode: str


class ChoiceRecord(JournalRecord):
    """The model, effort and thinking that the user chose in this program for the session. An empty value
    means that the CLI decides. The CLI's files do not contain these choices.

    `model`: a name as the CLI accepts it, such as `opus[1m]`. `thinking`: a number of tokens in digits.
    """

    kind: Literal["choices"] = "choices"
    model: str = ""
    effort: str = ""
    thinking: str = ""


OUTSIDE_CONVERSATION = (SnapshotRecord, UndoRecord, ReviewRecord, CommentRecord, ModeRecord, ChoiceRecord)
"""Records that are not part of the conversation. No row shows them, and they still count after a rewind."""


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
    | WorkCutRecord
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
"""The kind of the notice about turns that are missing in the CLI's file. Its actions also work in a later
run."""

USER_COMMAND = "shell_card.user_command"
"""The kind of the notice about a shell command that the user ran with `!`. Its value `id` names the command.
The command has a notice when it begins, and another one when it has ended."""

CLAUDE = Phrase("asker.claude")
_SUBAGENT, _NO_NAME, _SERVER = "the subagent ", "a subagent", "the server "


def asker_text(asker: Text) -> str:
    """Return the asker of a request as text: `Claude`, `a subagent`, `the subagent NAME` or `the server
    NAME`. A text is returned unchanged."""
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
    """Return the phrase for a text of `asker_text`. Any other text is returned unchanged."""
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
    """Return the records of a journal, in order. Skip lines that cannot be read."""
    return [record for line in data.split(b"\n") if line and (record := read_line(line)) is not None]


def effective_records(records: Iterable[JournalRecord]) -> tuple[list[JournalRecord], str | None]:
    """Return the records that still count, and the uuid of the message at which the conversation ends.

    Rewinds, and the records that they removed, are not returned. The uuid is None if the conversation ends at
    the newest leaf of its file. After a rewind or fork the uuid is set until the next message is sent.
    """
    held: list[JournalRecord] = []
    gone: list[JournalRecord] = []  # records that rewinds removed, until the next message is sent
    forked: str | None = None
    until: str | None = None
    for record in _with_whole_commands(records):
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


def _with_whole_commands(records: Iterable[JournalRecord]) -> list[JournalRecord]:
    """Return the records with one record for each command of the user. It stands where the command began, and
    says what the last record about the command says."""
    found: list[JournalRecord] = []
    places: dict[str, int] = {}
    for record in records:
        command = _command_of(record)
        if not command or command not in places:
            if command:
                places[command] = len(found)
            found.append(record)
            continue
        first = found[places[command]]
        changed = {"at": first.at, "after": record.after or first.after}
        found[places[command]] = record.model_copy(update=changed)
    return found


def _command_of(record: JournalRecord) -> str:
    """Return the id of the user's command that a notice is about; "" for any other record."""
    if not isinstance(record, NoticeRecord) or not isinstance(record.phrase, dict):
        return ""
    values = record.phrase.get("values")
    if record.phrase.get("kind") != USER_COMMAND or not isinstance(values, dict):
        return ""
    return str(values.get("id") or "")


class SentAndRewound(NamedTuple):
    """`sent`: the uuids of all messages that a journal records as sent. `rewinds`: the rewinds since the
    newest fork, without those that were undone, the oldest first. `since`: the uuids of the messages that
    were sent since the newest of these rewinds; empty without a rewind."""

    sent: tuple[str, ...] = ()
    rewinds: tuple[RewindRecord, ...] = ()
    since: tuple[str, ...] = ()

    @property
    def newest(self) -> RewindRecord | None:
        return self.rewinds[-1] if self.rewinds else None

    @property
    def until(self) -> str:
        """The uuid of the last message that the newest rewind has kept; "" without a rewind, or if a message
        was sent since."""
        return "" if self.newest is None or self.since else self.newest.until


def sent_and_rewound(records: Iterable[JournalRecord]) -> SentAndRewound:
    sent: list[str] = []
    rewinds: list[tuple[RewindRecord, int]] = []  # each with the number of messages that were sent before
    for record in records:
        if isinstance(record, SentRecord):
            sent.append(record.uuid)
        elif isinstance(record, ForkRecord):
            rewinds = []
        elif isinstance(record, RewindRecord) and record.undone:
            # An undo undoes all rewinds since the last message. It does not undo earlier rewinds.
            rewinds = [each for each in rewinds if each[1] < len(sent)]
        elif isinstance(record, RewindRecord):
            rewinds.append((record, len(sent)))
    since = sent[rewinds[-1][1] :] if rewinds else ()
    return SentAndRewound(tuple(sent), tuple(record for record, _ in rewinds), tuple(since))


def unanswered_fork(records: Sequence[JournalRecord]) -> ForkRecord | None:
    """Return the newest fork if no turn has ended since; otherwise None. If the user has rewound since the
    fork, the fork's `until` is that of the rewind."""
    newest = next(
        (record for record in reversed(records) if isinstance(record, ForkRecord | TurnRecord)), None
    )
    if not isinstance(newest, ForkRecord):
        return None
    return newest.model_copy(update={"until": effective_records(records)[1] or newest.until})


def _begins(record: JournalRecord, rewound: RewindRecord) -> bool:
    return isinstance(record, SentRecord) and record.uuid == rewound.uuid


def seam(tail: bytes) -> bytes:
    """Return the bytes to write before the next line of a journal that ends with `tail`. They are a newline
    if a crash has cut the last line, else empty."""
    return b"" if not tail or tail.endswith(b"\n") else b"\n"
