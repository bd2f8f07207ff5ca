"""Numbers and places as a person says them. No Qt."""

from pathlib import Path

_UNITS = ((1e9, "B"), (1e6, "M"), (1e3, "k"))


def duration(seconds: float) -> str:
    """`6 s`, `2 min 5 s`, `1 h 3 min`."""
    whole = max(0, int(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s" if whole % 60 else f"{whole // 60} min"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def cost(dollars: float | None) -> str:
    """`$0.31`; smaller sums with the digits that make them more than nothing; nothing for None."""
    if dollars is None:
        return ""
    return f"${dollars:.2f}" if dollars >= 0.095 or dollars == 0 else f"${dollars:.4f}".rstrip("0")


def count(number: int) -> str:
    """`950`, `1.2 k`, `3.4 M`."""
    for size, letter in _UNITS:
        if number >= size:
            return f"{number / size:.1f} {letter}"
    return str(number)


def size(number: int) -> str:
    """Bytes or characters: `900 B`, `64 KB`, `1.2 MB`."""
    if number < 1024:
        return f"{number} B"
    if number < 1024 * 1024:
        return f"{number / 1024:.0f} KB"
    return f"{number / 1024 / 1024:.1f} MB"


def folder(path: str, home: str | None = None) -> str:
    """`path` with the home folder as `~`."""
    base = home if home is not None else str(Path.home())
    if path == base:
        return "~"
    return "~" + path[len(base) :] if base != "/" and path.startswith(base + "/") else path
