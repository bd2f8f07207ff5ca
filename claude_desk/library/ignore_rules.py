"""Matches paths against `.gitignore` files as git does (gitignore(5)), without git and in linear time.

A pattern becomes an expression that never backtracks: it searches the text between two stars once, and keeps
the first match. This is enough, because an earlier match leaves more text for the next star. The usual
translation tries all places for all stars: a pattern with twelve stars would practically never finish.

Names are bytes, as in git. The fuzz test in tests/unit/library/test_ignore_rules.py compares with git.
"""

import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from claude_desk.system.files import read_beginning

MOST_BYTES = 1 << 20
"""The rest of a larger `.gitignore` is not read."""
_MOST_PATTERNS = 2_000  # at most so many patterns of a file are used; plain names do not count
_LONGEST = 4_096  # bytes of a pattern

_SPECIAL = frozenset(b"*?[\\")
_CLASSES: dict[bytes, Callable[[str], bool]] = {
    b"alnum": lambda c: c.isalnum(), b"alpha": lambda c: c.isalpha(), b"blank": lambda c: c in " \t",
    b"cntrl": lambda c: c < " " or c == "\x7f", b"digit": lambda c: c.isdigit(),
    b"graph": lambda c: "!" <= c <= "~", b"lower": lambda c: c.islower(), b"print": lambda c: " " <= c <= "~",
    b"punct": lambda c: "!" <= c <= "~" and not c.isalnum(), b"space": lambda c: c in " \t\n\v\f\r",
    b"upper": lambda c: c.isupper(), b"xdigit": lambda c: c in "0123456789abcdefABCDEF",
}  # fmt: skip
_ASCII = range(128)


class IgnorePattern(NamedTuple):
    """One pattern. If `plain` is set, the pattern matches a path with exactly this name, in any folder. If
    not, `expression` matches the path below the folder of the `.gitignore`. With `anywhere`, it matches the
    last part of the path."""

    keeps: bool  # the pattern begins with `!`: paths that an earlier pattern ignored are not ignored
    folders: bool  # the pattern applies to folders only
    anywhere: bool
    plain: bytes
    expression: bytes


def pattern_of(line: bytes) -> IgnorePattern | None:
    """Return the pattern of a line; None for an empty line, a comment, or a malformed or too long pattern."""
    line = _without_blanks(line.partition(b"\0")[0])
    if line.startswith(b"#"):
        return None
    keeps = line.startswith(b"!")
    line = line[keeps:]
    folders = line.endswith(b"/")
    line = line[: len(line) - folders]
    if not line or len(line) > _LONGEST:
        return None
    anywhere = b"/" not in line
    if anywhere and not _SPECIAL.intersection(line):
        return IgnorePattern(keeps, folders, True, line, b"")
    expression = _expression(line.removeprefix(b"/"))
    return None if expression is None else IgnorePattern(keeps, folders, anywhere, b"", expression)


def _without_blanks(line: bytes) -> bytes:
    """Strip the spaces at the end that are not escaped by a backslash."""
    end = len(line.rstrip(b" "))
    backslashes = end - len(line[:end].rstrip(b"\\"))
    return line[: end + 1] if backslashes % 2 and end < len(line) else line[:end]


# -------------------------------------------------------------------------------------------------
# Translation of a pattern to a regular expression.


def _expression(glob: bytes) -> bytes | None:
    """Return the regular expression of a glob; None for a malformed glob, which matches nothing in git."""
    begin = next((at for at, byte in enumerate(glob) if byte in _SPECIAL), len(glob))  # end of plain text
    groups: list[bytes] = []  # the expressions between `**/`
    parts: list[bytes] = []  # the pieces between the stars of the name that is being read
    group = own = b""
    at = 0
    while at < len(glob):
        byte = glob[at]
        if byte == ord("*"):
            end = at
            while end < len(glob) and glob[end] == ord("*"):
                end += 1
            double_star = end - at > 1 and (at in (0, begin) or glob[at - 1] == ord("/"))
            if double_star and end == len(glob):  # the stars match the rest of the path
                return _together([*groups, group + _name([*parts, own], last=False) + b".*"], ends=False)
            if double_star and (glob[end] == ord("/") or glob.startswith(b"\\/", end)):
                group += _name([*parts, own], last=False)
                # `**/` may match nothing. For `**\/`, the path must have at least one folder.
                must = b"" if glob[end] == ord("/") else b"[^/]*/"
                groups.append(group)
                parts, own, group = [], b"", must
                at = end + (1 if glob[end] == ord("/") else 2)
                continue
            parts.append(own)
            own, at = b"", end
        elif byte == ord("/"):
            group += _name([*parts, own]) + b"/"
            parts, own, at = [], b"", at + 1
        elif byte == ord("?"):
            own, at = own + b"[^/]", at + 1
        elif byte == ord("["):
            found = _class_at(glob, at)
            if found is None:
                return None
            one, at = found
            own += one
        else:
            at += byte == ord("\\")
            if at == len(glob):
                return None
            if glob[at] == ord("/"):
                group += _name([*parts, own]) + b"/"
                parts, own = [], b""
            else:
                own += re.escape(glob[at : at + 1])
            at += 1
    return _together([*groups, group + _name([*parts, own])], ends=True)


def _name(parts: list[bytes], *, last: bool = True) -> bytes:
    """Join the pieces between the stars of one part of a path. `last`: whether this part of the path ends
    after the last piece."""
    if len(parts) == 1:
        return parts[0]
    inner = b"".join(b"(?>[^/]*?" + part + b")" for part in parts[1:-1] if part)
    if not parts[-1]:
        return parts[0] + inner + b"[^/]*+"
    return parts[0] + inner + b"(?>[^/]*" + parts[-1] + (b"(?=/|\\Z))" if last else b")")


def _together(groups: list[bytes], *, ends: bool) -> bytes:
    """Join the expressions between `**/`. The first expression matches at the beginning. Each later
    expression matches at the first place where it fits, after any number of complete parts of a path. `ends`:
    whether the path must end after the last expression."""
    first, *rest = groups
    *middle, last = rest or [b""]
    found = first + b"".join(b"(?>(?:[^/]*+/)*?" + group + b")" for group in middle)
    if rest:
        found += b"(?>(?:[^/]*+/)*?" + last + (b"\\Z)" if ends else b")")
    return found


def _class_at(glob: bytes, at: int) -> tuple[bytes, int] | None:
    """Return the expression of a `[…]` and the index after it; None if the `[…]` is not closed or names an
    unknown class."""
    at += 1
    negated = glob[at : at + 1] in (b"!", b"^")
    at += negated
    taken: set[int] = set()
    before = -1
    first = True
    while first or glob[at : at + 1] != b"]":
        if at >= len(glob):
            return None
        first = False
        byte = glob[at]
        if glob.startswith(b"[:", at):
            end = glob.find(b"]", at + 2)
            if end < 0:
                return None
            if glob[end - 1] == ord(":") and end - 1 >= at + 2:
                holds = _CLASSES.get(glob[at + 2 : end - 1])
                if holds is None:
                    return None
                taken.update(code for code in _ASCII if holds(chr(code)))
                before, at = -1, end + 1
                continue
        if byte == ord("-") and before >= 0 and at + 1 < len(glob) and glob[at + 1] != ord("]"):
            at += 1
            if glob[at] == ord("\\"):
                at += 1
                if at >= len(glob):
                    return None
            taken.update(range(before, glob[at] + 1))
            before, at = -1, at + 1
            continue
        if byte == ord("\\"):
            at += 1
            if at >= len(glob):
                return None
            byte = glob[at]
        taken.add(byte)
        before, at = byte, at + 1
    taken = (set(range(256)) - taken if negated else taken) - {ord("/")}
    if not taken:
        return b"(?!)", at + 1
    return b"[" + b"".join(b"\\x%02x" % byte for byte in sorted(taken)) + b"]", at + 1


# -------------------------------------------------------------------------------------------------
# The rules of a file and of a folder.


@dataclass(slots=True)
class _Run:
    """Consecutive patterns that all ignore paths or all keep paths, so that their order does not matter."""

    keeps: bool
    names: set[bytes] = field(default_factory=set)
    folder_names: set[bytes] = field(default_factory=set)
    expressions: dict[tuple[bool, bool], list[bytes]] = field(default_factory=dict)
    compiled: dict[tuple[bool, bool], re.Pattern[bytes]] = field(default_factory=dict)

    def holds(self, path: bytes, name: bytes, folder: bool) -> bool:
        if name in self.names or (folder and name in self.folder_names):
            return True
        for (folders, anywhere), pattern in self.compiled.items():
            if (folder or not folders) and pattern.fullmatch(name if anywhere else path):
                return True
        return False


def _runs_of(data: bytes) -> list[_Run]:
    """Return the runs of a file, the last run first, because the last run has precedence."""
    runs: list[_Run] = []
    left = _MOST_PATTERNS
    for line in data.removeprefix(b"\xef\xbb\xbf").split(b"\n"):
        pattern = pattern_of(line.removesuffix(b"\r")) if line else None
        if pattern is None:
            continue
        if not runs or runs[-1].keeps is not pattern.keeps:
            runs.append(_Run(pattern.keeps))
        if pattern.plain:
            (runs[-1].folder_names if pattern.folders else runs[-1].names).add(pattern.plain)
        elif left > 0:
            left -= 1
            runs[-1].expressions.setdefault((pattern.folders, pattern.anywhere), []).append(
                pattern.expression
            )
    for run in runs:
        for kind, expressions in run.expressions.items():
            joined = b"|".join(b"(?:" + each + b")" for each in dict.fromkeys(expressions))
            run.compiled[kind] = re.compile(joined, re.DOTALL)
    return runs[::-1]


class IgnoreRules:
    """The rules of a folder: the folder's own rules, which have precedence, and the rules of the folders
    above."""

    def __init__(self, data: bytes = b"", prefix: bytes = b"", above: "IgnoreRules | None" = None) -> None:
        """`data`: the content of a `.gitignore`. `prefix`: the path of its folder from the top, ending in
        `/`."""
        self._above = above
        self._prefix = len(prefix)
        self._runs = _runs_of(data)

    def inside(self, folder: str | bytes | os.PathLike[str], prefix: bytes) -> "IgnoreRules":
        """Return the rules of `folder`, which is below the folder of these rules. `prefix`: the path of
        `folder` from the top, ending in `/`."""
        try:
            file = os.path.join(os.fsencode(folder), b".gitignore")  # noqa: PTH118 - bytes
            data = read_beginning(file, MOST_BYTES, follow=False)
        except (OSError, ValueError):
            return self
        rules = IgnoreRules(data, prefix, self)
        return rules if rules._runs else self

    def excludes(self, path: bytes, *, folder: bool) -> bool:
        """Whether the rules ignore a path. The folder that contains the path must not be ignored. `path`:
        from the top, without `/` at its end. `folder`: whether the path is a folder."""
        name = path[path.rfind(b"/") + 1 :]
        for rules in self._and_above():
            own = path[rules._prefix :]
            for run in rules._runs:
                if run.holds(own, name, folder):
                    return not run.keeps
        return False

    def _and_above(self) -> "Iterator[IgnoreRules]":
        rules: IgnoreRules | None = self
        while rules is not None:
            yield rules
            rules = rules._above
