"""JSON that no program should write: lone surrogates, infinite numbers, NaN, values too deep to be read."""

import json
from typing import Any

from hypothesis import strategies as st

HALVES = ("\ud83d", "\udc80", "a\ud83db", "\udfff\ud800")
TEXTS = st.one_of(
    st.sampled_from(["", " ", "hi", "\0", "\x1b[31m", "\u202eabc", "\ufeff", "\u2028", "-", "1", *HALVES]),
    st.text(max_size=12),
)
NUMBERS = st.sampled_from(
    [
        0,
        1,
        -1,
        2**31,
        2**53 + 1,
        2**64,
        -(2**63) - 1,
        10**30,
        10**400,
        0.5,
        1e308,
        -0.0,
        float("nan"),
        float("inf"),
        float("-inf"),
    ]
)  # fmt: skip
_LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, TEXTS)
VALUES: st.SearchStrategy[Any] = st.recursive(
    _LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(TEXTS, inner, max_size=3)
    ),
    max_leaves=6,
)  # fmt: skip
DEEP = st.sampled_from([30, 150, 199, 200, 201, 400, 900]).map(lambda depth: _deep(depth))
ANY = st.one_of(VALUES, VALUES, VALUES, DEEP)
"""A value of any type."""


def _deep(depth: int) -> Any:
    value: Any = "bottom"
    for number in range(depth):
        value = [value] if number % 2 else {"x": value}
    return value


def line_of(value: Any, *, ascii: bool = True) -> bytes:
    """Return the value as a line without its newline. Without `ascii` the line has the form that the CLI
    writes, except that lone surrogates are bytes."""
    return json.dumps(value, ensure_ascii=ascii).encode("utf-8", "surrogatepass")


# The damage that a crash, a full disk or a bad cable does to a line.
DAMAGE = st.one_of(
    st.tuples(st.just("cut"), st.integers(0, 2000)),
    st.tuples(st.just("head"), st.integers(0, 60)),
    st.tuples(st.just("nul"), st.integers(0, 2000)),
    st.tuples(st.just("byte"), st.integers(0, 2000)),
    st.tuples(st.just("bom"), st.just(0)),
    st.tuples(st.just("twice"), st.just(0)),
)


def damaged(line: bytes, damage: tuple[str, int]) -> bytes:
    """Return the line after the damage. Neither the line nor the result contains a newline."""
    how, where = damage
    where %= len(line) + 1
    match how:
        case "cut":
            return line[:where]
        case "head":
            return line[where:]
        case "nul":
            return line[:where] + b"\0\0\0" + line[where + 3 :]
        case "byte":
            return line[:where] + b"\xff" + line[where + 1 :]
        case "bom":
            return b"\xef\xbb\xbf" + line
    return line + line
