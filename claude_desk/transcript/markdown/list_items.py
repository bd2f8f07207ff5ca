"""Recognizes rows of one list, and keeps rows in their list items and quotations in Markdown."""

from claude_desk.transcript.entries import Container, Entry, EntryKind


def in_one_list(before: Entry, entry: Entry) -> bool:
    """Return whether two neighbouring rows are items of one list. A different mark begins another list.

    The row above may also be in an item of the list that this row continues.
    """
    if before.kind is not EntryKind.PROSE or entry.kind is not EntryKind.PROSE:
        return False
    mark = _mark(entry.text)
    level = len(entry.inside)
    if len(before.inside) > level and before.inside[:level] == entry.inside:
        return mark != "" and not before.inside[level].quotes
    return mark != "" and before.inside == entry.inside and mark == _mark(before.text)


def goes_on(before: Entry, entry: Entry) -> bool:
    """Return whether no blank line separates two neighbouring rows in Markdown: items of one list, or code in
    an item after the item's words."""
    is_code = entry.kind is EntryKind.CODE and before.kind is EntryKind.PROSE
    return in_one_list(before, entry) or (is_code and len(entry.inside) > len(before.inside))


class Leads:
    """Finds the beginning of the lines of each row in Markdown, so that the rows stay in their list items and
    quotations. Containers around all rows so far are left out, because their beginnings are not there."""

    def __init__(self) -> None:
        self._outside: tuple[Container, ...] | None = None
        self._before: Entry | None = None
        self.blank = ""  # the blank line between the last two rows, which a quotation begins with `>`

    def lead(self, entry: Entry) -> str:
        """Return the beginning of the row's lines. Call this for each row in order."""
        before, self._before = self._before, entry
        outside = entry.inside if self._outside is None else self._outside
        same = 0
        for one, other in zip(outside, entry.inside, strict=False):
            if one.prefix != other.prefix:
                break
            same += 1
        self._outside = outside[:same]
        inner = entry.inside[same:]
        shared = _shared(before, entry)[same:] if before is not None else ()
        self.blank = "".join(container.prefix for container in shared).rstrip()
        return "".join(container.prefix for container in inner)


def _shared(before: Entry, entry: Entry) -> tuple[Container, ...]:
    """Return the containers that are around both rows. The row above may begin with a quotation's mark."""
    same = 0
    for one, other in zip(before.inside, entry.inside, strict=False):
        if one.prefix != other.prefix:
            break
        same += 1
    begins = before.kind is EntryKind.PROSE and before.text.startswith(">") and len(before.inside) == same
    if begins and len(entry.inside) > same and entry.inside[same].quotes:
        same += 1
    return entry.inside[:same]


def behind_lead(lead: str, text: str) -> str:
    """Return the text with `lead` before each line."""
    if not lead:
        return text
    return "\n".join(f"{lead}{line}" if line else lead.rstrip() for line in text.split("\n"))


def _mark(text: str) -> str:
    """Return `-`, `*`, `+`, or the mark after the number; "" if the text is not a list item."""
    head = text.lstrip()[:12]
    if head[:2] in ("- ", "* ", "+ "):
        return head[0]
    digits = len(head) - len(head.lstrip("0123456789"))
    after = head[digits : digits + 2]
    return after[0] if 0 < digits < 10 and after in (". ", ") ") else ""
