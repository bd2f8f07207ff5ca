"""What a delegate may ask of a row, and which of it changes together."""

from enum import IntEnum

from PySide6.QtCore import QByteArray

from claude_desk.ui.qt_types import USER_ROLE


class Role(IntEnum):
    """What a delegate may ask of a row."""

    KEY = USER_ROLE + 1  # the entry's id
    KIND = KEY + 1
    GAP = KEY + 2  # space above, pixels at text size 1
    DEPTH = KEY + 3  # how many subagents deep
    CONTINUES = KEY + 4  # whether it is the rest of the code in the row before
    BODY = KEY + 5  # plain text given as a whole
    SPOKEN = KEY + 6  # accessible name
    FOLDABLE = KEY + 7
    FOLDED = KEY + 8
    LANGUAGE = KEY + 9
    FINAL = KEY + 10
    REVISION = KEY + 11  # changes when live text is to be read anew
    SEGMENTS = KEY + 12  # how many text items live text needs
    QUEUED = KEY + 13
    ACTION = KEY + 14  # words of the button of a notice, or ""
    TOOL_TITLE = KEY + 16
    TOOL_STATE = KEY + 17  # words, with the time it took
    TONE = KEY + 18  # ok, run, bad, warn, soft
    STARTED = KEY + 19  # seconds since the epoch while something runs, else 0
    PARTS = KEY + 20  # what is seen of a tool's card: a list of maps (card_parts.py)
    BEYOND = KEY + 21  # whether the row cannot hold all of it, even unfolded
    REST = KEY + 22  # words for what is not shown
    PLACE = KEY + 23  # where in its message: only, first, middle, last
    CARD_NAME = KEY + 30  # the tool's name for people
    SERVER = KEY + 31  # of an MCP tool
    SUMMARY = KEY + 32  # what came of it, in a word or two
    FAMILY = KEY + 33  # which sign a tool has
    ATTACHMENTS = KEY + 40  # of the person's message: ui/pictures.py tells what is in them
    PROGRESS = KEY + 25  # words: how far a subagent or a background task is


_NAMES = {
    Role.KEY: "key",
    Role.KIND: "kind",
    Role.GAP: "gap",
    Role.DEPTH: "depth",
    Role.CONTINUES: "continues",
    Role.BODY: "body",
    Role.SPOKEN: "spoken",
    Role.FOLDABLE: "foldable",
    Role.FOLDED: "folded",
    Role.LANGUAGE: "language",
    Role.FINAL: "final",
    Role.REVISION: "revision",
    Role.SEGMENTS: "segments",
    Role.QUEUED: "queued",
    Role.ACTION: "action",
    Role.TOOL_TITLE: "toolTitle",
    Role.TOOL_STATE: "toolState",
    Role.TONE: "tone",
    Role.STARTED: "started",
    Role.PARTS: "parts",
    Role.BEYOND: "beyond",
    Role.REST: "rest",
    Role.PLACE: "place",
    Role.CARD_NAME: "cardName",
    Role.SERVER: "server",
    Role.SUMMARY: "summary",
    Role.FAMILY: "family",
    Role.ATTACHMENTS: "attachments",
    Role.PROGRESS: "progress",
}

ROLE_NAMES = {int(role): QByteArray(name.encode()) for role, name in _NAMES.items()}

FOLD_ROLES = {
    Role.FOLDED, Role.FOLDABLE, Role.BODY, Role.SPOKEN, Role.SEGMENTS, Role.REVISION, Role.PARTS, Role.REST,
    Role.BEYOND,
}  # fmt: skip
TOOL_ROLES = {
    Role.TOOL_TITLE, Role.TOOL_STATE, Role.TONE, Role.STARTED, Role.PARTS, Role.BEYOND,
    Role.CARD_NAME, Role.SERVER, Role.SUMMARY, Role.FAMILY, Role.PROGRESS,
}  # fmt: skip
INSIDE_ROLES = {Role.FOLDABLE, Role.FOLDED, Role.SPOKEN, Role.REST}
UPDATE_ROLES = (FOLD_ROLES - {Role.PARTS, Role.BEYOND}) | {
    Role.LANGUAGE, Role.FINAL, Role.QUEUED, Role.ACTION, Role.STARTED, Role.GAP, Role.DEPTH,
    Role.PLACE, Role.ATTACHMENTS,
}  # fmt: skip
