"""What a folder's own commands, skills and agents would be allowed, in words for who is asked to trust it.

They are Markdown with a head of YAML. 2.1.37 and 2.1.330 obey what it says without a request: a command's
`allowed-tools` as soon as it is typed; on 2.1.37 an agent's `hooks` and `permissionMode` as soon as Claude
takes that agent. The head is not parsed: what is not surely harmless in it is a finding.
"""

import re

from claude_desk.protocol.disk.project_files import FolderFindings, unreadable
from claude_desk.protocol.wire.characters import visible

LONGEST = 65_536
"""Bytes of a file in which its head must have its end."""

# They describe, name a model, or take something away.
_HARMLESS = frozenset(
    (
        "agent", "argument-hint", "arguments", "author", "category", "color", "compatibility", "context",
        "description", "disable-model-invocation", "disallowed-tools", "disallowedTools", "effort", "icon",
        "keywords", "license", "maxTurns", "metadata", "model", "name", "skills", "tags", "title", "tools",
        "user-invocable", "version", "when-to-use", "when_to_use",
    )
)  # fmt: skip
_RULES = ("allowed-tools", "allowedTools", "permissionMode", "permission-mode")
_SERVERS = ("mcpServers", "mcp-servers")

# What JavaScript takes for white space and Python does not, and bytes that a reader may pass over.
_BLANK = "\ufeff\0"
_BEGINS = re.compile(rf"[\s{_BLANK}]*---")
_FIRST_LINE = re.compile(r"[ \t\r]*(?:\n|$)")
_ENDS = re.compile(r"^---[ \t]*\r?$", re.MULTILINE)
_KEY = re.compile(r"([A-Za-z][\w-]*)[ \t]*:(?:[ \t]|$)")


def prompt_findings(data: bytes, name: str) -> FolderFindings:
    """What the head of such a file grants or runs; `data` are its first bytes, `LONGEST` and one at most."""
    text = data.decode("utf-8-sig", "replace")
    begins = _BEGINS.match(text)
    if begins is None:
        return FolderFindings()
    if not _FIRST_LINE.match(text, begins.end()):
        return unreadable(name, "its head begins in an unusual way")
    ends = _ENDS.search(text, begins.end())
    if ends is None and len(data) > LONGEST:
        return unreadable(name, "its head is too long")
    found = FolderFindings()
    for key, said in _settings(text[begins.end() : ends.start() if ends else len(text)]):
        if key in _HARMLESS:
            continue
        kind = found.hooks if key == "hooks" else found.servers if key in _SERVERS else found.other
        (found.rules if key in _RULES else kind).append(f"{visible(name)}: {visible(said, keep=_LINES)}")
    return found


_LINES = "\n\t"


def _settings(head: str) -> list[tuple[str, str]]:
    """Each setting of the head, with all of its lines; "" is the key of what is not shaped as one."""
    found: list[tuple[str, str]] = []
    top = None  # how far the settings are indented
    for line in head.splitlines():
        bare = line.strip()
        if not bare or bare.startswith("#"):
            continue
        indent = len(line) - len(line.lstrip(" "))
        top = indent if top is None else top
        if found and (indent > top or bare.startswith("- ") or bare == "-"):
            found[-1] = (found[-1][0], f"{found[-1][1]}\n{line.rstrip()}")
        else:
            key = _KEY.match(bare)
            found.append((key[1] if key else "", bare))
    return found
