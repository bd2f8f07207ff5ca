"""Our journal of a session: what the CLI does not write to disk, one JSON object a line.

`{"v":1,"at":<epoch seconds>,"kind":"sent",...}`. A line that was cut by a crash, or is damaged, is passed
over; a kind that we do not know (a later version of ours wrote it) is kept as a plain Record, its fields in
`model_extra`.
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
"""A journal of more is not read as one."""
JOURNAL_LINE_BYTES = 64 << 20
"""We write no longer line."""

_SERVER_INPUT = frozenset(("message", "url"))
"""What is kept of a server's question."""


class JournalRecord(WireModel):
    """`at` is in seconds since the epoch; `after` the uuid of the full message that came last before it."""

    v: int = 1
    at: float = Field(default_factory=time.time)
    after: str = ""
    kind: str


class SentRecord(JournalRecord):
    """The person's message, as it was sent. `folded`: the CLI took it into the turn that ran.

    `attachments` are names and media types.
    """

    kind: Literal["sent"] = "sent"
    uuid: str
    text: str
    folded: bool = False
    attachments: list[tuple[str, str]] = Field(default_factory=list)


class UnsentRecord(JournalRecord):
    """The message `uuid`, told as sent, never reached the CLI: it is in the queue or the composer again."""

    kind: Literal["untaken"] = "untaken"
    uuid: str


class ChildStartRecord(JournalRecord):
    """A child was started and answered."""

    kind: Literal["started"] = "started"
    session_id: str
    cli_version: str = ""


class ContinuationRecord(JournalRecord):
    """The conversation goes on from another one, which the CLI does not have any more, or has put aside."""

    kind: Literal["follows"] = "follows"
    session_id: str


class TurnRecord(JournalRecord):
    """The end of a turn. `uuid` is that of its prompt; `cost` is in US dollars, of this turn alone.

    `added` are rows that the end made by itself, each its kind and its text, and `phrases` of those of them
    that are ours, None for the others; earlier versions wrote our words as texts. `denied` are ids of tool
    calls.
    """

    kind: Literal["turn"] = "turn"
    uuid: str
    stopped: bool = False
    failed: bool = False
    seconds: float | None = None
    tokens_in: int | None = None
    tokens_out: int | None = None
    cost: float | None = None
    stopped_by: str = ""  # what made a stopped turn end: a `StopBy`
    stop_seconds: float | None = None  # from the press of Stop to the turn's end
    figures: ResultFigures | None = None  # as the CLI told them; None in older journals
    added: list[tuple[str, str]] = Field(default_factory=list)
    phrases: list[Any] = Field(default_factory=list)
    denied: list[str] = Field(default_factory=list)
    thought: list[float] = Field(default_factory=list)  # seconds of each thinking of Claude's own

    @property
    def added_rows(self) -> list[tuple[str, Text]]:
        """Each its kind, and what it says."""
        phrases = [*map(Phrase.from_json, self.phrases), *[None] * len(self.added)]
        return [(kind, phrase or text) for (kind, text), phrase in zip(self.added, phrases, strict=False)]


class DecisionRecord(JournalRecord):
    """What the person decided on a request. `input` is exactly what was allowed or refused.

    `changed`: the person changed the input (None: not told). `asked_so`: they were asked about another one
    than Claude wrote.
    `stopped`: it still waited when the person stopped the turn. `asker` as `asker_text` writes it.
    `decided_in`: where, "" for the window, `notification` for one of the desktop's.
    `rule` are the rules that were added, as settings write them; `updates` all that was added (section 7.2).
    Of a server's question that was answered (`told`), `input` is what the server asked. What it was told is
    never kept, and is dropped from a record that an earlier version wrote with it.
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
    """How a tool ended that the person allowed: `state` is done, failed, stopped, cancelled or denied."""

    kind: Literal["outcome"] = "outcome"
    tool_use_id: str
    state: str


class UndecidedRecord(JournalRecord):
    """A request that the person did not answer: `why` is `withdrawn` (by the CLI), `gone` (with the CLI),
    `closed` (the session was closed or cut off; the CLI was told no) or `auto_denied` (the CLI refused it
    without asking; `words` say why)."""

    kind: Literal["undecided"] = "undecided"
    why: str
    tool_use_id: str
    tool_name: str
    words: str = ""
    input: dict[str, Any] = Field(default_factory=dict)
    asker: str = ""


class RevocationRecord(JournalRecord):
    """Something that was added (`update` as it was added) shall go: `state` is waiting, sent or kept."""

    kind: Literal["taken_back"] = "taken_back"
    update: dict[str, Any]
    state: str


class StopRecord(JournalRecord):
    """The person stopped the turn of the prompt `uuid`."""

    kind: Literal["stopped"] = "stopped"
    uuid: str


class CutTextRecord(JournalRecord):
    """What a stop cut off: on the screen, in no file of the CLI's. Text, thinking, or a tool call so far."""

    kind: Literal["cut"] = "cut"
    message_id: str
    text: str
    thinking: bool = False
    tool_use_id: str = ""
    tool_name: str = ""
    input: dict[str, Any] = Field(default_factory=dict)


class KeptTurnRecord(JournalRecord):
    """A turn that is not in the CLI's file, or not to its end: the prompt, what it carried by name and block,
    and messages of the wire as far as the rows on the screen tell them. `at` is when it ended."""

    kind: Literal["kept"] = "kept"
    uuid: str
    text: str = ""
    carried: list[tuple[str, dict[str, Any]]] = Field(default_factory=list)
    messages: list[dict[str, Any]] = Field(default_factory=list)


class RetryRecord(JournalRecord):
    """The CLI repeated a request to the API; `status` is the HTTP status, None without an answer."""

    kind: Literal["retry"] = "retry"
    attempt: int
    attempts: int
    status: int | None = None


class ChildEndRecord(JournalRecord):
    """The child ended; `phrase` says how, in records of earlier versions `words`."""

    kind: Literal["ended"] = "ended"
    words: str = ""
    phrase: Any = None

    @property
    def said(self) -> Text:
        return Phrase.from_json(self.phrase) or self.words


class NoticeRecord(JournalRecord):
    """A row that stood beside the conversation: a `phrase`, or the `text` of others and of earlier versions.

    `uuid` is that of the message that told it, which the CLI's file may have too: it is shown once. `task` is
    the id of a task whose end it tells: the file tells that where the task ended, the row stands where it was
    told. `turn`: the uuid of the turn at whose end the row stands, which was over before it was told. Without
    words: the line `uuid` of the file has no row.
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
    """The person went back to before the message `uuid`; `undone`: and then back again.

    `until` is the uuid of the last message that stays. Until something is sent the CLI's file knows nothing
    of it, and its newest leaf is what was taken back; from then on the file has a branch of its own.
    """

    kind: Literal["rewound"] = "rewound"
    uuid: str
    until: str
    undone: bool = False


class ForkRecord(JournalRecord):
    """This session began as a copy of `source` up to and with the message `until`; `whole`: of all of it.
    `branch`: of a branch that the CLI does not resume, by the name of its file (`branch_file`).

    Until something is sent it has no file of its own.
    """

    kind: Literal["forked"] = "forked"
    source: str
    until: str
    whole: bool = False
    branch: str = ""


class SnapshotRecord(JournalRecord):
    """`snapshot` is what the folder was at a `moment` (a `SnapshotMoment`) of the turn of the prompt `uuid`.

    `late`: something may have changed since that moment before it was taken. Of its place among the others
    nothing is to be learned: it is written when the snapshot is there. That of a turn's end tells how many
    `files` and lines the turn has changed, where that is known. `folder`: "" for the session's.
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
    """Changes of files were taken back by a `restore` of snapshots, "" where it is about to be made.

    `line` is what Claude is to be told of it, "" for nothing. `told`: Claude knows all until here, or is not
    to. `part`: only a part of it is still undone, which the disk has refused to bring again. `again`: the
    changes were made again, or are about to be, and the line is of those. `by`: the restore that has made
    them again, "" where that is about to be made. `by_cli`: Claude Code has put files back itself, or is
    about to; then `restore` is in no journal of restores.
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
    """The person has marked a change of a file as reviewed, or not any more. `mark` is a hash of the path and
    of what the file was and is."""

    kind: Literal["reviewed"] = "reviewed"
    mark: str
    reviewed: bool = True


class CommentRecord(JournalRecord):
    """What the person says about lines of a changed file, until it goes to Claude or is taken back: then
    another record of that `id` has no `text`. Lines count from 1, 0 is the whole file; `gone`: they are those
    of the file as it was. `quote` has their text."""

    kind: Literal["comment"] = "comment"
    id: str
    path: str = ""
    first: int = 0
    last: int = 0
    gone: bool = False
    quote: str = ""
    text: str = ""


class ModeRecord(JournalRecord):
    """The session works in this permission mode, chosen here."""

    kind: Literal["mode"] = "mode"
    mode: str


class ChoiceRecord(JournalRecord):
    """What was chosen here for the session; "" leaves each to the CLI, whose files hold none of them.

    `model` is as it was chosen, such as `opus[1m]`; `thinking` is a number of tokens as digits.
    """

    kind: Literal["choices"] = "choices"
    model: str = ""
    effort: str = ""
    thinking: str = ""


BESIDE = (SnapshotRecord, UndoRecord, ReviewRecord, CommentRecord, ModeRecord, ChoiceRecord)
"""Those that are no part of the conversation: they stay when it is rewound, and no row tells of them."""


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
# Built with the first record that is read: a start reads none.
_ADAPTER: TypeAdapter[JournalRecord] = TypeAdapter(
    Annotated[_Known | JournalRecord, Field(union_mode="left_to_right")], config=ConfigDict(defer_build=True)
)


NOT_ON_DISK = "session_notice.not_on_disk"
"""The notice of turns that the CLI's file lacks: what it offers holds in a later run too."""

CLAUDE = Phrase("asker.claude")
_SUBAGENT, _NO_NAME, _SERVER = "the subagent ", "a subagent", "the server "


def asker_text(asker: Text) -> str:
    """Who asked, as records have it: `Claude`, `a subagent`, `the subagent NAME`, `the server NAME`."""
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
    """Who asked, as a phrase; what is written otherwise stays as it is, "" too."""
    if stored == "Claude":
        return CLAUDE
    if stored == _NO_NAME or stored.startswith(_SUBAGENT):
        return Phrase("asker.subagent", name=stored.removeprefix(_SUBAGENT) if stored != _NO_NAME else "")
    if stored.startswith(_SERVER):
        return Phrase("asker.server", name=stored.removeprefix(_SERVER))
    return stored


def input_sha256(value: Mapping[str, Any]) -> str:
    """Give the hash of a tool's input; the order of its keys does not matter."""
    line = json.dumps(value, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(line.encode("ascii")).hexdigest()


def to_line(record: JournalRecord) -> bytes:
    """Give the record's line, with its newline."""
    value = record.model_dump(mode="python", by_alias=True)
    if not record.after:
        del value["after"]
    for name in ("phrase", "phrases"):
        if not value.get(name, True):
            del value[name]
    return json_line(value)


def read_line(line: bytes) -> JournalRecord | None:
    """Give the record of a line; None where it is empty, cut or damaged."""
    try:
        return _ADAPTER.validate_json(line)
    except ValidationError:
        return None


def read_records(data: bytes) -> list[JournalRecord]:
    """Give the records of a whole journal, in order."""
    return [record for line in data.split(b"\n") if line and (record := read_line(line)) is not None]


def effective_records(records: Iterable[JournalRecord]) -> tuple[list[JournalRecord], str | None]:
    """Give the records that still hold, and where the conversation stands if not at its file's newest leaf.

    What was taken back by a rewind goes, with the rewind. The second is the uuid of the last message that
    holds: of a rewind, or of a fork, after which nothing was sent; None otherwise.
    """
    held: list[JournalRecord] = []
    gone: list[JournalRecord] = []  # what the newest rewind took, as long as it can be undone
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
    """Give the newest way back in this session's own file that was not undone."""
    newest = None
    for record in records:
        if isinstance(record, RewindRecord):
            newest = None if record.undone else record
        elif isinstance(record, ForkRecord):
            newest = None
    return newest


def unanswered_fork(records: Sequence[JournalRecord]) -> ForkRecord | None:
    """Give the newest fork, where no turn has ended since, with `until` as it stands now."""
    newest = next(
        (record for record in reversed(records) if isinstance(record, ForkRecord | TurnRecord)), None
    )
    if not isinstance(newest, ForkRecord):
        return None
    return newest.model_copy(update={"until": effective_records(records)[1] or newest.until})


def _begins(record: JournalRecord, rewound: RewindRecord) -> bool:
    return isinstance(record, SentRecord) and record.uuid == rewound.uuid


def seam(tail: bytes) -> bytes:
    """Give what must stand between a journal that ends with `tail` and its next line.

    After a crash the last line may be cut, without its newline; the next record must not grow onto it.
    """
    return b"" if not tail or tail.endswith(b"\n") else b"\n"
