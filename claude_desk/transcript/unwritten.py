"""What the stream tells and the CLI writes to no file: for our journal (design.md section 3)."""

from claude_desk.transcript.entries import Entry, EntryKind


class Unwritten:
    """`rows` are news, each with the uuid of the full message before it, until somebody takes them."""

    def __init__(self) -> None:
        self.rows: list[tuple[Entry, str]] = []
        self.added: list[tuple[EntryKind, str]] = []  # rows that the last turn's end made by itself
        self.denied: set[str] = set()  # tool calls that it named as not allowed
        self.after = ""  # the uuid of the full message that came last

    def row(self, entry: Entry | None) -> None:
        if entry is not None:
            self.rows = [*self.rows[-99:], (entry, self.after)]

    def take(self) -> list[tuple[Entry, str]]:
        rows, self.rows = self.rows, []
        return rows

    def turn_ends(self) -> None:
        self.added = []
        self.denied = set()
