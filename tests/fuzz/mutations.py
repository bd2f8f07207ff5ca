"""Draws JSON objects with faults in them."""

import copy
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from tests.fuzz.json_values import ANY, TEXTS

Path = tuple[str | int, ...]


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of all values inside the value."""
    items: Any = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


def unnamed(values: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Return the same strategy with a short repr. Hypothesis needs more time to write a long repr than for
    the test."""

    @st.composite
    def drawn(draw: st.DrawFn) -> Any:
        return draw(values)

    return drawn()


def mutated(values: st.SearchStrategy[Any], most: int = 2) -> st.SearchStrategy[Any]:
    """Draw one of the objects with up to `most` fields removed, changed, doubled or added."""

    @st.composite
    def wrong(draw: st.DrawFn) -> Any:
        return _changed(draw, values, most)

    return wrong()


def _changed(draw: st.DrawFn, values: st.SearchStrategy[Any], most: int) -> Any:
    value = copy.deepcopy(draw(values))
    for _ in range(draw(st.integers(0, most))):
        paths = list(places(value))
        if not paths:
            break
        *outer, key = draw(st.sampled_from(paths))
        holder = value
        for step in outer:
            holder = holder[step]
        match draw(st.sampled_from(["gone", "other", "other", "wrapped", "more", "swapped"])):
            case "gone":
                del holder[key]
            case "other":
                holder[key] = draw(ANY)
            case "wrapped":
                holder[key] = draw(st.sampled_from([[holder[key]], {"x": holder[key]}, str(holder[key])]))
            case "more" if isinstance(holder, dict):
                holder[draw(TEXTS)] = draw(ANY)
            case "more":
                holder.append(_copy(holder[key]))
            case "swapped":
                taken = value
                for step in draw(st.sampled_from(paths)):
                    taken = taken[step] if _has(taken, step) else taken
                holder[key] = _copy(taken)
    return value


def _copy(value: Any) -> Any:
    try:
        return copy.deepcopy(value)
    except RecursionError:
        return "too deep"


def _has(value: Any, step: str | int) -> bool:
    if isinstance(value, dict):
        return step in value
    return isinstance(value, list) and isinstance(step, int) and step < len(value)
