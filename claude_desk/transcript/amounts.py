"""Numbers as a person says them."""

_UNITS = ((1e9, "B"), (1e6, "M"), (1e3, "k"))


def duration(seconds: float) -> str:
    """`6 s`, `2 min 5 s`, `1 h 3 min`."""
    whole = max(0, int(seconds))
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s" if whole % 60 else f"{whole // 60} min"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def count(number: int) -> str:
    """`950`, `1.2 k`, `3.4 M`."""
    for size_of_unit, letter in _UNITS:
        if number >= size_of_unit:
            return f"{number / size_of_unit:.1f} {letter}"
    return str(number)


def size(number: int) -> str:
    """Bytes or characters: `900 B`, `64 KB`, `1.2 MB`."""
    if number < 1024:
        return f"{number} B"
    if number < 1024 * 1024:
        return f"{number / 1024:.0f} KB"
    return f"{number / 1024 / 1024:.1f} MB"


def many(number: int, word: str, plural: str = "") -> str:
    """`1 file`, `2 files`, `1,200 matches`."""
    return f"{number:,} {word if number == 1 else plural or word + 's'}"
