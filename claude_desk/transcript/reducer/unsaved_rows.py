"""News on the stream that the CLI writes to no file. Our journal keeps them."""

from dataclasses import dataclass

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import Entry, EntryKind


@dataclass(slots=True)
class UnsavedRow:
    """A row for the journal.

    `after`: the uuid of the full message before it. `uuid`: that of the message that reported it. `task`: the
    id of the task whose end it reports. `within`: Claude was writing a message that was not complete: the row
    comes after that message. `turn`: the uuid of the turn at whose end the row is, if that turn was over.
    """

    entry: Entry
    after: str
    uuid: str = ""
    task: str = ""
    within: bool = False
    turn: str = ""


class UnsavedRows:
    """Gathers what the journal needs. `rows` stay here until `pop_rows` takes them."""

    def __init__(self) -> None:
        self.rows: list[UnsavedRow] = []
        self.added: list[tuple[EntryKind, Text]] = []  # rows that the last turn's result added
        self.denied: set[str] = set()  # tool calls that this result named as not allowed
        # The uuid of the last full message. Those of subagents do not count: they are in other files.
        self.after = ""
        self.hooks: set[str] = set()  # uuids of messages and lines of the file with the words of hooks
        self.hidden: list[str] = []  # uuids of lines of the file that repeat what a row says

    def row(
        self, entry: Entry | None, uuid: str = "", task: str = "", within: bool = False, turn: str = ""
    ) -> None:
        if entry is not None:
            self.rows = [*self.rows[-99:], UnsavedRow(entry, self.after, uuid, task, within, turn)]

    def message(self, uuid: str | None, said: bool = False) -> None:
        """Note a full message. `said`: it is Claude's and completes what Claude was writing."""
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
