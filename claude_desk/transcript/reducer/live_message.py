"""One message of Claude's, as far as it has come, and where its rows stand in it."""

from claude_desk.protocol.wire.content_blocks import ContentBlock
from claude_desk.transcript.entries import Entry, MessagePosition
from claude_desk.transcript.reducer.live_blocks import BlockFit, LiveBlock
from claude_desk.transcript.reducer.row_writer import RowWriter


class LiveMessage:
    """`api_id` is the API's, which may be missing, and may be that of another message too."""

    def __init__(self, api_id: str) -> None:
        self.api_id = api_id
        self.blocks: list[LiveBlock] = []
        self.confirmed: list[LiveBlock] = []  # those that a full message confirmed, in that order
        self.by_index: dict[int, LiveBlock] = {}  # of the deltas
        self.answered = False  # one of its tool calls has its result
        self.over = False  # the deltas say that it is
        self._first: Entry | None = None
        self._last: Entry | None = None

    def candidate(self, block: ContentBlock) -> LiveBlock | None:
        """The live block that this full one is the end of: the oldest of those that fit best."""
        fits = [(live.fit(block), live) for live in self.blocks if not live.final]
        best = max((fit for fit, _ in fits), default=BlockFit.NO)
        return next((live for fit, live in fits if fit is best), None) if best is not BlockFit.NO else None

    def has_confirmed(self, block: ContentBlock) -> bool:
        return any(live.repeats(block) for live in self.confirmed)

    def may_hold(self, api_id: str, blocks: list[ContentBlock]) -> bool:
        """Whether these blocks of a full message can be this one's."""
        if api_id and self.api_id and api_id != self.api_id:
            return False
        if any(not live.final and not live.stopped and live.fit(blocks[0]) for live in self.blocks):
            return True
        if any(_is_snapshot(self.confirmed[first:], blocks) for first in range(len(self.confirmed))):
            return True
        nameless = not (api_id and self.api_id)
        if nameless and (self.over or self.answered):
            return False
        # After a tool's result, what was said before is said again: another message with the same id.
        return not self.answered or not any(self.has_confirmed(block) for block in blocks)

    def drop(self, block: LiveBlock) -> None:
        """Take a block and its rows back."""
        block.discard()
        if block in self.blocks:
            self.blocks.remove(block)
        if block in self.confirmed:
            self.confirmed.remove(block)

    # --- where its rows stand ------------------------------------------------------------------

    def place(self, rows: RowWriter) -> None:
        """Tell the first and the last row so. Rows come as middle ones: only the ends can have changed."""
        first, last = self._ends()
        if first is self._first and last is self._last:
            return
        old = {id(e): e for e in (self._first, self._last) if e is not None}
        self._first, self._last = first, last
        if first is None or last is None:
            return
        for entry in old.values():
            if entry is not first and entry is not last:
                rows.place(entry, MessagePosition.MIDDLE)
        if first is last:
            rows.place(first, MessagePosition.ONLY)
        else:
            rows.place(first, MessagePosition.FIRST)
            rows.place(last, MessagePosition.LAST)

    def _ends(self) -> tuple[Entry | None, Entry | None]:
        first = next((block.entries[0] for block in self.blocks if block.entries), None)
        last = next((block.entries[-1] for block in reversed(self.blocks) if block.entries), None)
        return first, last


def _is_snapshot(told: list[LiveBlock], blocks: list[ContentBlock]) -> bool:
    """Whether the blocks repeat what was told last, and perhaps go on (seeds/004)."""
    pairs = zip(told, blocks, strict=False)
    return len(blocks) >= len(told) and all(live.repeats(block) for live, block in pairs)
