"""Every text is readable on its background: a contrast of 4.5 to 1, in both themes."""

import re
from itertools import product

import pytest

from tests.qml.lint import QML

THEMES = ("light", "dark")
# The window's text colours, and its backgrounds.
TONES = ("ink", "soft", "faint", "accent", "ok", "warn", "bad")
GROUNDS = ("page", "side", "card", "code", "user")
CODE = (
    "keyword", "string", "comment", "number", "name", "type", "function", "operator", "tag", "attribute",
    "heading", "error", "faint", "path",
)  # fmt: skip


def colours(theme: str) -> dict[str, str]:
    text = (QML / "ClaudeDesk/Theme/Theme.qml").read_text()
    found = re.findall(r'color (\w+): dark \? "(#\w{6})" : "(#\w{6})"', text)
    return {name: dark if theme == "dark" else light for name, dark, light in found}


def inks(theme: str) -> dict[str, str]:
    text = (QML / "ClaudeDesk/Theme/StyleColors.qml").read_text()
    part = re.search(rf"_{theme}: \(\{{(.*?)\}}\)", text, re.S)
    assert part is not None
    return dict(re.findall(r'"([\w-]+)": "(#\w{6})"', part[1]))


def light_of(colour: str) -> float:
    """Return the relative luminance, as in WCAG 2.1."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.03928 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


def low(pairs: list[tuple[str, str, str, str]]) -> list[str]:
    ratios = ((f"{a} on {b}", contrast(one, other)) for a, one, b, other in pairs)
    return [f"{name}: {ratio:.2f}" for name, ratio in ratios if ratio < 4.5]


@pytest.mark.parametrize("theme", THEMES)
def test_the_windows_text(theme: str) -> None:
    known = colours(theme)
    pairs = [(a, known[a], b, known[b]) for a, b in product(TONES, GROUNDS)]
    pairs += [(a, known[a], b, known[b]) for a, b in product(("ink", "soft", "faint"), ("added", "removed"))]
    pairs += [("accentInk", known["accentInk"], "accent", known["accent"])]
    assert low(pairs) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_greys_are_told_apart(theme: str) -> None:
    """`ink` has more contrast than `soft`, and `soft` more than `faint`, on every background."""
    known = colours(theme)
    for ground in GROUNDS:
        ink, soft, faint = (contrast(known[name], known[ground]) for name in ("ink", "soft", "faint"))
        assert ink > 1.3 * soft > 1.3 * 1.3 * faint, ground


@pytest.mark.parametrize("theme", THEMES)
def test_code_and_a_terminals_output(theme: str) -> None:
    known, ink = colours(theme), inks(theme)
    grounds = {name: known[name] for name in ("page", "code", "added", "removed")}
    grounds |= {"added words": ink["added-back"], "removed words": ink["removed-back"]}
    pairs = [(a, ink[a], b, ground) for a, (b, ground) in product(CODE, grounds.items())]
    terminal = [f"ansi-{number}" for number in range(16)]
    pairs += [(a, ink[a], b, known[b]) for a, b in product(terminal, ("page", "code"))]
    pairs += [("ink", known["ink"], f"ansi-bg-{at}", ink[f"ansi-bg-{at}"]) for at in range(16)]
    pairs += [(a, ink[a], a, ink[f"{a}-back"]) for a in ("find", "find-current", "match")]
    assert low(pairs) == []
