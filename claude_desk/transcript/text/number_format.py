"""Numbers as a person says them."""

_UNITS = ((1e3, "k"), (1e6, "M"), (1e9, "B"))


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
    if number < 1000:
        return str(number)
    said = ""
    for size_of_unit, letter in _UNITS:
        figure = f"{number / size_of_unit:.1f}"
        said = f"{figure} {letter}"
        if float(figure) < 1000:
            break
    return said


def size(number: int) -> str:
    """Bytes or characters: `900 B`, `64 KB`, `1.2 MB`."""
    if number < 1024:
        return f"{number} B"
    if round(number / 1024) < 1024:
        return f"{number / 1024:.0f} KB"
    return f"{number / 1024 / 1024:.1f} MB"


def many(number: int, word: str, plural: str = "") -> str:
    """`1 file`, `2 files`, `1,200 matches`."""
    return f"{number:,} {word if number == 1 else plural or word + 's'}"


def cost(dollars: float | None) -> str:
    """`$0.31`; smaller sums with the digits that make them more than nothing; nothing for None."""
    if dollars is None:
        return ""
    if 0 < dollars < 0.0001:
        return "less than $0.0001"
    return f"${dollars:.2f}" if dollars >= 0.095 or dollars == 0 else f"${dollars:.4f}".rstrip("0")
