"""Members of a tool's input or result, read without trust in their shape."""

from typing import Any


class WireFields:
    """An object of the wire; anything else is an object without members."""

    def __init__(self, value: Any) -> None:
        self.members: dict[Any, Any] = value if isinstance(value, dict) else {}

    def __bool__(self) -> bool:
        return bool(self.members)

    def __contains__(self, name: str) -> bool:
        return name in self.members

    def text(self, *names: str) -> str:
        """The first of these members that is a text and not empty; "" where none is."""
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str) and value:
                return value
        return ""

    def word(self, *names: str) -> str:
        """The same, a number as text too: ids are either."""
        for name in names:
            value = self.members.get(name)
            if isinstance(value, str | int | float) and not isinstance(value, bool) and value != "":
                return str(value)
        return ""

    def number(self, name: str) -> int | None:
        """A whole number that is not negative; one written as text too, as models do."""
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
        """The objects of a list."""
        return [WireFields(item) for item in self.items(name) if isinstance(item, dict)]

    def inner(self, name: str) -> "WireFields":
        return WireFields(self.members.get(name))
