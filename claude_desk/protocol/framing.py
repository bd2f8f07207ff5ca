"""Bytes to lines. Any cut, any size: only the newline byte ends a line."""


class LineFramer:
    """Gathers chunks of a byte stream into whole lines, in time linear in their size.

    A line may have any length up to `limit` bytes; what is longer is dropped to its newline and counted
    in `dropped`, so that a broken child cannot fill the memory.
    """

    def __init__(self, limit: int = 512 * 1024 * 1024) -> None:
        self._limit = limit
        self._parts: list[bytes] = []
        self._size = 0
        self._skipping = False
        self.dropped = 0

    def feed(self, chunk: bytes) -> list[bytes]:
        """Give the lines that this chunk completes, without their newline. Empty lines are left out."""
        head, *rest = chunk.split(b"\n")
        self._gather(head)
        if not rest:
            return []
        lines = [self._take()]
        lines += rest[:-1]
        self._gather(rest[-1])
        return [line for line in (raw.removesuffix(b"\r") for raw in lines) if line.strip()]

    def end(self) -> bytes:
        """Give what stands after the last newline (a line that was cut), and start afresh."""
        return self._take()

    def _gather(self, piece: bytes) -> None:
        if self._skipping or not piece:
            return
        if self._size + len(piece) > self._limit:
            self._skipping = True
            self.dropped += 1
            self._parts.clear()
            return
        self._parts.append(piece)
        self._size += len(piece)

    def _take(self) -> bytes:
        line = b"" if self._skipping else b"".join(self._parts)
        self._parts.clear()
        self._size = 0
        self._skipping = False
        return line
