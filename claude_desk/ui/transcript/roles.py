"""What a delegate may ask of a row, and which of it changes together."""

from enum import IntEnum, auto

from claude_desk.ui.qt_types import USER_ROLE, role_names


class RowRole(IntEnum):
    """What a delegate may ask of a row."""

    KEY = USER_ROLE + 1  # the entry's id
    KIND = auto()
    GAP = auto()  # space above, pixels at text size 1
    DEPTH = auto()  # how many subagents deep
    CONTINUES = auto()  # whether it is the rest of the code in the row before
    BODY = auto()  # plain text given as a whole
    SPOKEN = auto()  # accessible name
    FOLDABLE = auto()
    FOLDED = auto()
    LANGUAGE = auto()
    FINAL = auto()
    REVISION = auto()  # changes when live text is to be read anew
    SEGMENTS = auto()  # how many text items live text needs
    QUEUED = auto()
    ACTION = auto()  # words of the button of a notice, or ""
    TOOL_TITLE = auto()
    TOOL_STATE = auto()  # words, with the time it took
    TONE = auto()  # ok, run, bad, warn, soft
    STARTED = auto()  # seconds since the epoch while something runs, else 0
    PARTS = auto()  # what is seen of a tool's card: a list of maps (card_parts.py)
    BEYOND = auto()  # whether the row cannot hold all of it, even unfolded
    REST = auto()  # words for what is not shown
    PLACE = auto()  # where in its message: only, first, middle, last
    CARD_NAME = auto()  # the tool's name for people
    SERVER = auto()  # of an MCP tool
    SUMMARY = auto()  # what came of it, in a word or two
    FAMILY = auto()  # which sign a tool has
    ATTACHMENTS = auto()  # of the person's message: ui/pictures.py tells what is in them
    ALL_CARRIED = auto()  # whether all pictures and files are shown, however many
    ESTIMATE = auto()  # of what is not read: how high it may be, pixels at text size 1; else 0
    PROGRESS = auto()  # words: how far a subagent or a background task is


ROLE_NAMES = role_names(RowRole)

FOLD_ROLES = {
    RowRole.FOLDED, RowRole.FOLDABLE, RowRole.BODY, RowRole.SPOKEN, RowRole.SEGMENTS, RowRole.REVISION,
    RowRole.PARTS, RowRole.REST, RowRole.BEYOND,
}  # fmt: skip
TOOL_ROLES = {
    RowRole.TOOL_TITLE, RowRole.TOOL_STATE, RowRole.TONE, RowRole.STARTED, RowRole.PARTS, RowRole.BEYOND,
    RowRole.CARD_NAME, RowRole.SERVER, RowRole.SUMMARY, RowRole.FAMILY, RowRole.PROGRESS,
}  # fmt: skip
INSIDE_ROLES = {RowRole.FOLDABLE, RowRole.FOLDED, RowRole.SPOKEN, RowRole.REST}
FINISH_ROLES = {
    RowRole.REVISION, RowRole.FINAL, RowRole.BODY, RowRole.SPOKEN, RowRole.FOLDABLE, RowRole.FOLDED,
    RowRole.REST, RowRole.BEYOND, RowRole.STARTED,
}  # fmt: skip
UPDATE_ROLES = (FOLD_ROLES - {RowRole.PARTS}) | {
    RowRole.LANGUAGE, RowRole.FINAL, RowRole.QUEUED, RowRole.ACTION, RowRole.STARTED, RowRole.GAP,
    RowRole.DEPTH, RowRole.ATTACHMENTS,
}  # fmt: skip
