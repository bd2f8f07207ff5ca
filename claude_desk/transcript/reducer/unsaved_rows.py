"""Collects rows for our journal: news on the stream that the CLI does not write to the session's file."""

from dataclasses import dataclass

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import Entry, EntryKind


@dataclass(slots=True)
class UnsavedRow:
    """A row for the journal.

    `after`: the uuid of the full message before the row. `uuid`: the uuid of the message that reported the
    row. `task`: the id of the task of which the row reports the end. `within`: the row came while Claude was
    writing a message, and belongs after that message. `turn`: the uuid of the ended turn to which the row
    belongs, or "".
    """

    entry: Entry
    after: str
    uuid: str = ""
    task: str = ""
    within: bool = False
    turn: str = ""


class UnsavedRows:
    """Collects data for the journal. `rows` stay here until `pop_rows` returns them."""

    def __init__(self) -> None:
        self.rows: list[UnsavedRow] = []
        self.added: list[tuple[EntryKind, Text]] = []  # rows that the last turn's result added
        self.denied: set[str] = set()  # tool calls that the last turn's result named as not allowed
        # The uuid of the last full message. Messages of subagents do not count, because they are in other
        # files.
        self.after = ""
        self.hooks: set[str] = set()  # uuids of messages and lines with the words of hooks
        self.hidden: list[str] = []  # uuids of lines of the file that only repeat a row

    def row(
        self, entry: Entry | None, uuid: str = "", task: str = "", within: bool = False, turn: str = ""
    ) -> None:
        if entry is not None:
            self.rows = [*self.rows[-99:], UnsavedRow(entry, self.after, uuid, task, within, turn)]

    def message(self, uuid: str | None, said: bool = False) -> None:
        """Note a full message. `said`: whether the message is Claude's and completes the message that Claude
        was writing."""
        if not uuid:
            return
        self.after = uuid
        for told in self.rows if said else ():
            if told.within:
                told.after, told.within = uuid, False

    def pop_rows(self) -> list[UnsavedRow]:
        rows, self.rows = self.rows, []
        return rows

    def pop_hidden(self) -> list[str]:
        hidden, self.hidden = self.hidden, []
        return hidden

    def turn_ends(self) -> None:
        self.added = []
        self.denied = set()
