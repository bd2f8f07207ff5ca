"""Functions that read the roles of a row."""

from collections.abc import Callable
from enum import IntEnum, auto
from typing import Any

from claude_desk.transcript.entries import Entry, EntryKind, ToolCall
from claude_desk.transcript.markdown.list_items import in_one_list
from claude_desk.transcript.text.chip_text import SentChip
from claude_desk.ui import safe_text
from claude_desk.ui.attachments.attachment_items import items_of, more_words
from claude_desk.ui.qt_types import USER_ROLE, role_names
from claude_desk.ui.transcript.card_frames import card_place, is_bare, shares_frame
from claude_desk.ui.transcript.prose_renderer import ProseRenderer
from claude_desk.ui.transcript.row import LookupRun, TranscriptRow, height_of
from claude_desk.ui.transcript.row_times import day_words, time_words
from claude_desk.ui.translation import translate

# -------------------------------------------------------------------------------------------------
# The space between the rows. No Qt.


_CALLED_AGAIN = "task.called_again"


def gap_of(row: TranscriptRow, above: TranscriptRow | None) -> int:
    """Return the space above a row in pixels at text size 1. Cards that share a frame have no space between
    them, and look-ups without a frame have none."""
    if above is not None and (shares_frame(above, row) or (is_bare(above) and is_bare(row))):
        return 0
    return gap_above(row.entry, above.entry if above is not None else None)


def gap_above(entry: Entry, before: Entry | None) -> int:
    """Return the space between two rows in pixels at text size 1, if they share no frame."""
    if before is None:
        return 0
    if entry.kind is EntryKind.USER or before.kind is EntryKind.FOOTER:
        return 22
    if before.kind is EntryKind.USER:
        return 12 if entry.kind is EntryKind.THINKING else 16
    if entry.kind is EntryKind.FOOTER:
        return 4
    if entry.kind is EntryKind.TOOL and before.kind is EntryKind.TOOL:
        return 8
    if entry.continues is not None:
        return 0
    if before.kind is EntryKind.THINKING and entry.kind is EntryKind.PROSE:
        return 4
    if entry.kind is EntryKind.PROSE and entry.text.startswith("#"):
        return 16
    if before.kind is EntryKind.PROSE and before.text.startswith("#"):
        return 6
    if entry.kind is EntryKind.PROSE and before.kind is EntryKind.PROSE:
        return 4 if in_one_list(before, entry) else 10
    if before.kind is EntryKind.PROSE and len(entry.inside) > len(before.inside):
        return 6
    return 10 if entry.inside or before.inside else 12


def containers_of(entry: Entry, before: Entry | None) -> list[dict[str, Any]]:
    """Return the list items and quotations around a row, outermost first.

    Each has `quotes`, `right`, `note` (as in `Container`) and `goes_on`: whether the row above is in the same
    quotation.
    """
    made = []
    for level, one in enumerate(entry.inside):
        above = before.inside[: level + 1] if before is not None else ()
        begun = before is not None and len(before.inside) == level and before.text.startswith(">")
        same = above == entry.inside[: level + 1] or (begun and above == entry.inside[:level])
        made.append({"quotes": one.quotes, "right": one.right, "note": one.note, "goes_on": same})
    return made


# -------------------------------------------------------------------------------------------------
# The activity of a subagent or a background task, in words.


def progress_words(tool: ToolCall | None) -> str:
    """Return `In the background · Grep sign_request`; "" for a call that has ended or reports no progress."""
    progress = tool.progress if tool is not None else None
    if progress is None or tool is None or tool.ended:
        return ""
    said = (tool.input.get("description"), tool.title)  # the card's head shows these texts
    doing = "" if progress.doing in said else progress.doing
    doing = safe_text.flat(safe_text.readable(doing))
    if progress.retry is not None:
        attempt, attempts = progress.retry
        doing = translate(
            "RoleReaders", "Retries {attempt} of {attempts}", attempt=str(attempt), attempts=str(attempts)
        )
    if not progress.background:
        return doing
    if not doing:
        return translate("RoleReaders", "In the background")
    return translate("RoleReaders", "In the background · {doing}", doing=doing)


def started_at(row: TranscriptRow) -> float:
    """Return the time from which a row counts seconds, in seconds since the epoch; 0 if none are counted."""
    entry = row.entry
    if (tool := entry.tool) is not None:
        return 0.0 if tool.ended or row.tone not in ("run", "warn") else tool.started
    return entry.began if entry.kind is EntryKind.THINKING and not entry.final else 0.0


# -------------------------------------------------------------------------------------------------
# The roles that a delegate may read, and the groups of roles that change together.


class RowRole(IntEnum):
    """A role that a delegate may read."""

    KEY = USER_ROLE + 1  # the entry's id
    KIND = auto()
    GAP = auto()  # space above the row, pixels at text size 1
    DEPTH = auto()  # number of subagents above the row
    CONTAINERS = auto()  # list items and quotations around the row (`containers_of`)
    CONTINUES = auto()  # whether the row continues the code of the row above
    BODY = auto()  # the text of a row with plain text, or the heading of another row
    TOPIC = auto()  # newest heading of unfinished thinking
    SPOKEN = auto()  # accessible name of the row
    FOLDABLE = auto()
    FOLDED = auto()
    LANGUAGE = auto()
    FINAL = auto()
    REVISION = auto()  # changes when the item must read its live text again
    SEGMENTS = auto()  # number of text items for live text
    QUEUED = auto()
    ACTION = auto()  # words on the button of a notice, or ""
    TOOL_TITLE = auto()
    TOOL_STATE = auto()  # state of a tool call in words, with its duration
    TONE = auto()  # tone of the state: ok, run, bad, warn or soft
    STARTED = auto()  # seconds since the epoch while the row counts seconds; otherwise 0
    PARTS = auto()  # shown parts of a tool's card: a list of maps (card_parts.py)
    BEYOND = auto()  # whether the row omits something even when unfolded
    REST = auto()  # words for the parts that are not shown
    PLACE = auto()  # place of the row in its message: only, first, middle or last
    CARD_NAME = auto()  # name of the tool in words
    SERVER = auto()  # server of an MCP tool
    SUMMARY = auto()  # result of a tool call, in a word or two
    FAMILY = auto()  # kind of the tool, which determines its icon
    ATTACHMENTS = auto()  # attachments of the user's message, as in ui/attachments/attachment_items.py
    CHIPS = auto()  # the chips of a message of the user, as `_chip` returns them
    ALL_ATTACHMENTS = auto()  # whether all pictures and files are shown, even if there are many
    ESTIMATE = auto()  # likely height of a page that is not read, in pixels at text size 1; otherwise 0
    TIME = auto()  # time of the row, in words
    DAY = auto()  # day of the row in words, if the row above is of an earlier day; otherwise ""
    PROGRESS = auto()  # current activity of a subagent or a background task, in words
    AGENT = auto()  # whether the call began an agent
    RULED = auto()  # whether a line above the row separates it from the rows above
    TASK_OUTPUT = auto()  # whether the call left a command running whose output can be shown
    BEHIND = auto()  # whether the call works in the background
    OWN_COMMAND = auto()  # whether the row is a running shell command of the user
    MOVABLE = auto()  # whether the running call can be moved to the background
    LOOKUPS = auto()  # words of the line above a run of look-ups that begins with the row, or ""
    LOOKUPS_TIME = auto()  # duration of the look-ups in words, "" if it was short
    LOOKUPS_FOLDED = auto()  # whether only the line of the run is shown
    TURN = auto()  # number of the turn
    DESCRIPTION = auto()  # what a call is for, in Claude's words
    CARD_PLACE = auto()  # place of the card in its frame: only, first, middle or last; "" without a frame
    PICTURES = auto()  # pictures of the project that finished prose names, as in `ATTACHMENTS`


ROLE_NAMES = role_names(RowRole)

# The roles of a card that depend on the rows above and below.
FRAME_ROLES = {RowRole.GAP, RowRole.CARD_PLACE}
FOLD_ROLES = {
    RowRole.FOLDED, RowRole.FOLDABLE, RowRole.BODY, RowRole.SPOKEN, RowRole.SEGMENTS, RowRole.REVISION,
    RowRole.PARTS, RowRole.REST, RowRole.BEYOND, RowRole.CHIPS,
}  # fmt: skip
TOOL_ROLES = {
    RowRole.TOOL_TITLE, RowRole.TOOL_STATE, RowRole.TONE, RowRole.STARTED, RowRole.PARTS, RowRole.BEYOND,
    RowRole.CARD_NAME, RowRole.SERVER, RowRole.SUMMARY, RowRole.FAMILY, RowRole.PROGRESS,
    RowRole.TASK_OUTPUT, RowRole.BEHIND, RowRole.OWN_COMMAND, RowRole.MOVABLE, RowRole.DESCRIPTION,
}  # fmt: skip
LOOKUP_ROLES = {RowRole.LOOKUPS, RowRole.LOOKUPS_TIME}
LOOKUP_FOLD_ROLES = LOOKUP_ROLES | {RowRole.LOOKUPS_FOLDED, RowRole.PARTS, RowRole.SPOKEN}
INSIDE_ROLES = {RowRole.FOLDABLE, RowRole.FOLDED, RowRole.SPOKEN, RowRole.REST}
FINISH_ROLES = {
    RowRole.REVISION, RowRole.FINAL, RowRole.BODY, RowRole.SPOKEN, RowRole.FOLDABLE, RowRole.FOLDED,
    RowRole.REST, RowRole.BEYOND, RowRole.STARTED, RowRole.TOPIC, RowRole.PICTURES,
}  # fmt: skip
UPDATE_ROLES = (FOLD_ROLES - {RowRole.PARTS}) | {
    RowRole.LANGUAGE, RowRole.FINAL, RowRole.QUEUED, RowRole.ACTION, RowRole.STARTED, RowRole.GAP,
    RowRole.DEPTH, RowRole.ATTACHMENTS, RowRole.CONTAINERS,
}  # fmt: skip


Neighbour = Callable[[TranscriptRow], TranscriptRow | None]


def _family(row: TranscriptRow) -> str:
    from claude_desk.transcript.tools.registry import family_of  # cards load after the first frame

    return family_of(row.entry.tool.name) if row.entry.tool else ""


def _has_task_output(row: TranscriptRow) -> bool:
    from claude_desk.transcript.reducer.tool_results import output_task_of  # cards load after the first frame

    return row.entry.tool is not None and output_task_of(row.entry.tool) != ""


def _is_behind(row: TranscriptRow) -> bool:
    tool = row.entry.tool
    behind = tool is not None and tool.progress is not None and tool.progress.background
    return behind and row.tone == "run"


def _is_agent(row: TranscriptRow) -> bool:
    from claude_desk.transcript.reducer.tool_results import AGENTS  # cards load after the first frame

    return row.entry.tool is not None and row.entry.tool.name in AGENTS


def _chips_of(row: TranscriptRow) -> list[dict[str, Any]]:
    if not row.chips:
        return []
    return [_chip(row, each) for each in row.chips]


def _chip(row: TranscriptRow, chip: SentChip) -> dict[str, Any]:
    """Return what UserRow.qml needs of a chip. `number`: which of the row's attachments it is, or -1."""
    if chip.kind == "file":
        return _file_chip(row, chip.number)
    if chip.kind == "more":
        count = len(row.entry.attachments)
        name = translate("RoleReaders", "Show all %Ln", n=count, one="Show all %Ln")
        name = more_words(count - row.files_shown) if row.all_attachments else name
        more = {"name": name, "label": name, "size": "", "kind": "more", "address": ""}
        return {**more, "item": {}, "number": -1}
    from claude_desk.transcript.text.mention_text import mention_in
    from claude_desk.ui.composer.attachment_list import sent_item  # not needed for the first frame

    each = sent_item(chip)
    return {
        "name": each.title,
        "label": each.shown,
        "size": each.size,
        "kind": each.kind,
        "address": mention_in(each.text).address if each.mention else "",
        "item": {},
        "number": -1,
    }


def _file_chip(row: TranscriptRow, number: int) -> dict[str, Any]:
    item = items_of(row.entry.attachments[number : number + 1])[0]
    return {
        "name": item["name"],
        "label": item["name"],
        "size": item["sizeWords"],
        "kind": "picture" if item["picture"] else "file",
        "address": "",
        "item": item,
        "number": number,
    }


def _run_of(row: TranscriptRow) -> LookupRun | None:
    """Return the run of look-ups that begins with the row, or None."""
    return row.run if row.run is not None and row.run.head is row else None


def readers_of(
    prose: ProseRenderer,
    above: Neighbour,
    below: Neighbour,
    depth_of: Callable[[TranscriptRow], int],
    pictures_of: Callable[[TranscriptRow], list[dict[str, Any]]],
) -> dict[int, Callable[[TranscriptRow], Any]]:
    """Return the reader of each role. `above` and `below` return the neighbours of a row in the list, and
    `depth_of` returns the row's depth in the list. `pictures_of` returns the pictures that a row names."""

    def entry_above(row: TranscriptRow) -> Entry | None:
        neighbour = above(row)
        return neighbour.entry if neighbour is not None else None

    def containers(row: TranscriptRow) -> list[dict[str, Any]]:
        return containers_of(row.entry, entry_above(row)) if row.entry.inside else []

    def html(row: TranscriptRow) -> str:
        return row.html(prose.entry_html, prose.version) if row.prose else ""

    return {
        RowRole.KEY: lambda row: row.entry.id,
        RowRole.KIND: lambda row: row.entry.kind.value,
        RowRole.GAP: lambda row: gap_of(row, above(row)),
        RowRole.DEPTH: depth_of,
        RowRole.CONTAINERS: lambda row: containers(row),
        RowRole.CONTINUES: lambda row: row.entry.continues is not None,
        RowRole.BODY: lambda row: row.body,
        RowRole.TOPIC: lambda row: row.topic,
        RowRole.SPOKEN: lambda row: row.name(html),
        RowRole.FOLDABLE: lambda row: row.foldable,
        RowRole.FOLDED: lambda row: row.folded,
        RowRole.LANGUAGE: lambda row: safe_text.flat(safe_text.visible(row.entry.language[:200]), 80),
        RowRole.FINAL: lambda row: row.entry.final,
        RowRole.REVISION: lambda row: row.revision,
        RowRole.SEGMENTS: lambda row: row.segments,
        RowRole.QUEUED: lambda row: row.queued,
        RowRole.ACTION: lambda row: row.action_words,
        RowRole.TOOL_TITLE: lambda row: row.card.title if row.card else "",
        RowRole.TOOL_STATE: lambda row: row.state_words,
        RowRole.TONE: lambda row: row.tone,
        RowRole.STARTED: started_at,
        RowRole.PARTS: lambda row: row.parts(prose.card, prose.version),
        RowRole.BEYOND: lambda row: row.beyond,
        RowRole.CARD_NAME: lambda row: row.card.name if row.card else "",
        RowRole.SERVER: lambda row: row.card.card.server if row.card else "",
        RowRole.SUMMARY: lambda row: row.card.summary if row.card else "",
        RowRole.FAMILY: _family,
        RowRole.REST: lambda row: row.rest_words,
        RowRole.PLACE: lambda row: row.entry.place.value,
        RowRole.ATTACHMENTS: lambda row: items_of(row.entry.attachments),
        RowRole.CHIPS: _chips_of,
        RowRole.ALL_ATTACHMENTS: lambda row: row.all_attachments,
        RowRole.TIME: lambda row: time_words(row.entry),
        RowRole.DAY: lambda row: day_words(row.entry, entry_above(row)),
        RowRole.PROGRESS: lambda row: progress_words(row.entry.tool),
        RowRole.RULED: lambda row: row.entry.phrase is not None and row.entry.phrase.kind == _CALLED_AGAIN,
        RowRole.TASK_OUTPUT: _has_task_output,
        RowRole.BEHIND: _is_behind,
        RowRole.OWN_COMMAND: lambda row: row.entry.by_user and row.tone == "run",
        RowRole.AGENT: _is_agent,
        RowRole.MOVABLE: lambda row: bool(
            row.entry.tool and row.entry.tool.is_movable and not row.entry.parent
        ),
        RowRole.ESTIMATE: lambda row: height_of(row.entry.gap),
        RowRole.LOOKUPS: lambda row: run.words if (run := _run_of(row)) else "",
        RowRole.LOOKUPS_TIME: lambda row: run.time if (run := _run_of(row)) else "",
        RowRole.LOOKUPS_FOLDED: lambda row: row.is_line,
        RowRole.TURN: lambda row: row.entry.turn,
        RowRole.DESCRIPTION: lambda row: row.card.description if row.card else "",
        RowRole.CARD_PLACE: lambda row: card_place(row, above(row), below(row)),
        RowRole.PICTURES: pictures_of,
    }
