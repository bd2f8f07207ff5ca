"""What the stream tells and the CLI writes to no file: for our journal."""

from dataclasses import dataclass

from claude_desk.protocol.phrase import Text
from claude_desk.transcript.entries import Entry, EntryKind


@dataclass(slots=True)
class UnsavedRow:
    """A row that is news. `after`: the uuid of the full message before it; `uuid`: that of the message that
    told it; `task`: the id of the task whose end it tells. `within`: Claude was saying something, whose full
    message is still to come: the row stands behind that. `turn`: the uuid of the turn at whose
    end it stands, where that was over."""

    entry: Entry
    after: str
    uuid: str = ""
    task: str = ""
    within: bool = False
    turn: str = ""


class UnsavedRows:
    """`rows` are news until somebody takes them."""

    def __init__(self) -> None:
        self.rows: list[UnsavedRow] = []
        self.added: list[tuple[EntryKind, Text]] = []  # rows that the last turn's end made by itself
        self.denied: set[str] = set()  # tool calls that it named as not allowed
        # The uuid of the full message that came last; no subagent's, for those stand in files of their own.
        self.after = ""
        self.hooks: set[str] = set()  # uuids of what told of hooks' words, in the stream or in the file
        self.hidden: list[str] = []  # those of lines of the file that tell again what a row tells

    def row(
        self, entry: Entry | None, uuid: str = "", task: str = "", within: bool = False, turn: str = ""
    ) -> None:
        if entry is not None:
            self.rows = [*self.rows[-99:], UnsavedRow(entry, self.after, uuid, task, within, turn)]

    def message(self, uuid: str | None, said: bool = False) -> None:
        """A full message came. `said`: of Claude's own, with what was being said until now."""
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
