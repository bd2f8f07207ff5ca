"""What `.gitignore` files leave out, as git reads them (gitignore(5)); for folders that are no repository."""

import re
from pathlib import Path
from typing import NamedTuple

from claude_desk.library.small_files import beginning_of

_LONGEST = 256 * 1024  # bytes of such a file


class IgnoreRule(NamedTuple):
    pattern: re.Pattern[str]  # matches a path relative to the folder of the file
    keeps: bool  # `!`: what an earlier one left out is in again
    folders: bool  # it is for folders alone


class IgnoreRules:
    """The rules of a folder: those of the folders above it, and its own, which come last."""

    def __init__(
        self, above: "IgnoreRules | None" = None, prefix: str = "", rules: tuple[IgnoreRule, ...] = ()
    ) -> None:
        self._above = above
        self._prefix = prefix
        self._rules = rules

    def inside(self, folder: Path, prefix: str) -> "IgnoreRules":
        """The rules of a folder below; `prefix` is its path from the top, with `/` at its end."""
        try:
            text = beginning_of(folder / ".gitignore", _LONGEST).decode("utf-8", "replace")
        except (OSError, ValueError):
            return self
        rules = tuple(rule for line in text.splitlines() if (rule := rule_of(line)) is not None)
        return IgnoreRules(self, prefix, rules) if rules else self

    def leaves_out(self, path: str, *, folder: bool) -> bool:
        """Whether a path from the top (without `/` at its end) is left out."""
        own = path[len(self._prefix) :]
        for rule in reversed(self._rules):
            if (folder or not rule.folders) and rule.pattern.fullmatch(own):
                return not rule.keeps
        return self._above.leaves_out(path, folder=folder) if self._above is not None else False


def rule_of(line: str) -> IgnoreRule | None:
    """The rule of a line; None for an empty one, a comment, or what makes no sense."""
    line = re.sub(r"(?<!\\)\s+$", "", line)
    if not line or line.startswith("#"):
        return None
    keeps = line.startswith("!")
    line = line.removeprefix("!")
    folders = line.endswith("/")
    line = line.rstrip("/")
    anchored = "/" in line
    line = line.removeprefix("/")
    if not line:
        return None
    try:
        pattern = re.compile(("" if anchored else "(?:.*/)?") + _expression(line), re.DOTALL)
    except re.error:
        return None
    return IgnoreRule(pattern, keeps, folders)


def _expression(glob: str) -> str:
    result, at = "", 0
    while at < len(glob):
        character = glob[at]
        if glob.startswith("**/", at) and (at == 0 or glob[at - 1] == "/"):
            result, at = result + "(?:.*/)?", at + 3
        elif glob.startswith("/**", at) and at + 3 == len(glob):
            result, at = result + "/.*", at + 3
        elif character == "*":
            result, at = result + "[^/]*", at + 1
        elif character == "?":
            result, at = result + "[^/]", at + 1
        elif character == "[" and (end := glob.find("]", at + 2)) > 0:
            inside = glob[at + 1 : end].replace("\\", "\\\\")
            result, at = result + "[" + ("^" + inside[1:] if inside[0] in "!^" else inside) + "]", end + 1
        elif character == "\\" and at + 1 < len(glob):
            result, at = result + re.escape(glob[at + 1]), at + 2
        else:
            result, at = result + re.escape(character), at + 1
    return result
