"""Collects rows for our journal: the stream reports them, but the session's file does not have them."""

from dataclasses import dataclass

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import Entry, EntryKind


@dataclass(slots=True)
class UnsavedRow:
    """A row for the journal. Each id is "" if there is none.

    `after`: the uuid of the full message before the row. `uuid`: the uuid of the message that reported the
    row. `task`: the id of the task whose end the row reports. `within`: Claude was writing a message when the
    row came, and the row belongs after this message. `turn`: the uuid of the row's turn, if this turn had
    already ended.
    """

    entry: Entry
    after: str
    uuid: str = ""
    task: str = ""
    within: bool = False
    turn: str = ""


class UnsavedRows:
    """Collects data for the journal. Keeps the newest 100 rows until `pop_rows` returns them."""

    def __init__(self) -> None:
        self.rows: list[UnsavedRow] = []
        self.added: list[tuple[EntryKind, Text]] = []  # rows that the last turn's result added
        self.denied: set[str] = set()  # tool calls that the last turn's result named as not allowed
        # The uuid of the last full message. A subagent's messages do not count, because the subagent has its
        # own file.
        self.after = ""
        self.hooks: set[str] = set()  # uuids of messages and lines with the words of hooks
        self.hidden: list[str] = []  # uuids of lines of the file that only repeat a row

    def row(
        self, entry: Entry | None, uuid: str = "", task: str = "", within: bool = False, turn: str = ""
    ) -> None:
        if entry is not None:
            self.rows = [*self.rows[-99:], UnsavedRow(entry, self.after, uuid, task, within, turn)]

    def message(self, uuid: str | None, said: bool = False) -> None:
        """Note a full message. `said`: whether this is the message that Claude was writing."""
        if not uuid:
            return
        self.after = uuid
        for row in self.rows if said else ():
            if row.within:
                row.after, row.within = uuid, False

    def pop_rows(self) -> list[UnsavedRow]:
        rows, self.rows = self.rows, []
        return rows

    def pop_hidden(self) -> list[str]:
        hidden, self.hidden = self.hidden, []
        return hidden

    def turn_ends(self) -> None:
        self.added = []
        self.denied = set()
