"""Reads members of a tool's input or result. A member may be missing or have any type."""

from typing import Any


class WireFields:
    """An object of the wire. Any other value counts as an object without members."""

    def __init__(self, value: Any) -> None:
        self.members: dict[Any, Any] = value if isinstance(value, dict) else {}

    def __bool__(self) -> bool:
        return bool(self.members)

    def __contains__(self, name: str) -> bool:
        return name in self.members

    def text(self, *names: str) -> str:
        """Return the first of these members that is a text and not empty; "" if there is no such member."""
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str) and value:
                return value
        return ""

    def word(self, *names: str) -> str:
        """Return the first of these members that is a number or a text and not empty, as text; "" if there is
        no such member.

        Ids, for example, may be texts or numbers.
        """
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str | int | float) and not isinstance(value, bool) and value != "":
                return str(value)
        return ""

    def number(self, name: str) -> int | None:
        """Return the member as an integer of 0 or more, without its fraction; None if it is no such number.

        The member may also be a text of digits, because the model may write a number as text.
        """
        value = self.members.get(name)
        if isinstance(value, str) and value.isdecimal() and len(value) < 16:
            value = int(value)
        if isinstance(value, float) and 0 <= value < 1e15:
            value = int(value)
        return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None

    def flag(self, name: str) -> bool:
        return self.members.get(name) in (True, "true")

    def items(self, name: str) -> list[Any]:
        value = self.members.get(name)
        return value if isinstance(value, list) else []

    def texts(self, name: str) -> list[str]:
        return [item for item in self.items(name) if isinstance(item, str)]

    def rows(self, name: str) -> "list[WireFields]":
        """Return the objects in the list `name`. Leave out items of other types."""
        return [WireFields(item) for item in self.items(name) if isinstance(item, dict)]

    def inner(self, name: str) -> "WireFields":
        return WireFields(self.members.get(name))
