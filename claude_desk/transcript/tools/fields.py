"""Reads members of a tool's input or result, which may be missing or have any type."""

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
        """Return the first of these members that is a text and not empty; "" without such a member."""
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str) and value:
                return value
        return ""

    def word(self, *names: str) -> str:
        """Return the first of these members that is a text or a number, as text; "" without such a member. An
        id may be a text or a number."""
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str | int | float) and not isinstance(value, bool) and value != "":
                return str(value)
        return ""

    def number(self, name: str) -> int | None:
        """Return the member as a whole number that is not negative; None if the member is not such a number.

        The model may have written the number as text.
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
        """Return the objects in the list `name`, without items of other types."""
        return [WireFields(item) for item in self.items(name) if isinstance(item, dict)]

    def inner(self, name: str) -> "WireFields":
        return WireFields(self.members.get(name))
