"""The rows that a user should see, and their comparison with the window's rows.

A row is identified by its accessible name: its speaker, then its text.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """`begins` is the start of the name. `holds` and the tool's `state` must occur somewhere in the rest of
    the name.

    `state` may name several states, as in `denied|stopped`, if the version or the timing decides.
    """

    begins: str
    holds: str = ""
    state: str = ""

    def matches(self, name: str) -> bool:
        if not name.startswith(self.begins):
            return False
        rest = name[len(self.begins) :]
        return self.holds in rest and bool(not self.state or re.search(rf"(^|, )({self.state})\b", rest))


_LOOSE = ("Notice: ", "Result of “")


def you(text: str) -> Row:
    return Row(f"You: {text}")


def claude(text: str) -> Row:
    return Row(f"Claude: {text}")


def thinking(text: str = "") -> Row:
    return Row("Thinking: ", text)


def tool(name: str, holds: str = "", state: str = "done") -> Row:
    return Row(f"Tool: {name}: ", holds, state)


def result(agent: str, holds: str = "") -> Row:
    """Return the row with an agent's result."""
    return Row(f"Result of “{agent}”: ", holds)


def error(text: str = "") -> Row:
    return Row("Error: ", text)


def notice(text: str = "") -> Row:
    return Row("Notice: ", text)


def turn() -> Row:
    """Return the row of a turn's footer."""
    return Row("Turn: ")


def differences(names: Sequence[str], rows: Sequence[Row], loose_notices: bool = False) -> str:
    """Return an empty string if the names match these rows in this order, or a text that shows both.

    With `loose_notices`, notices and results of agents that are not expected may occur anywhere.
    """
    left = list(names)
    found: list[str] = []
    for row in rows:
        while loose_notices and left and left[0].startswith(_LOOSE) and not row.matches(left[0]):
            left.pop(0)
        if not left or not row.matches(left[0]):
            break
        found.append(left.pop(0))
    else:
        if loose_notices:
            left = [name for name in left if not name.startswith(_LOOSE)]
        if not left:
            return ""
    expected = "\n".join(f"  {row}" for row in rows)
    seen = "\n".join(f"  {name[:200]!r}" for name in names)
    return f"the first {len(found)} rows are right, then they differ\nexpected:\n{expected}\nseen:\n{seen}"
