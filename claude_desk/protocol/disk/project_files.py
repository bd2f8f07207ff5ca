"""Findings about a folder's own files: what the files would run, set or allow.

When the CLI starts in a folder, it obeys the folder's `.claude/settings.json`, `.claude/settings.local.json`
and `.mcp.json` without asking (protocol/README.md 13.2). So the user reads the findings before trusting the
folder. The findings quote these files except for harmless settings. Hidden characters are made visible, and
some long values are shortened.

A finding is text of a file, or a phrase. So findings can be compared in any language. The names of settings
come from the schema of 2.1.37.
"""

import json
import re
import shlex
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.characters import visible


def _anything(value: Any) -> bool:
    return True


def _is_switch(value: Any) -> bool:
    return isinstance(value, bool)


def _is_language(value: Any) -> bool:
    """Return whether the value is like a language's name. The CLI inserts the value into a sentence for
    Claude."""
    return isinstance(value, str) and len(value) <= 40 and _LANGUAGE.fullmatch(value) is not None


def _says_nothing(value: Any) -> bool:
    """Return whether all attributions are switched off. Any other text tells Claude what to write into
    commits."""
    return isinstance(value, dict) and all(part in ("", False) for part in value.values())


_LANGUAGE = re.compile(r"[^\W\d_]+(?:[ -][^\W\d_]+){0,3}(?: \([^\W\d_]+\))?")

# Harmless settings, each with a check for harmless values. They change neither the requests to the model nor
# the hooks, servers and tools. `attribution` and `language` are exceptions: they tell Claude how to write.
# tests/e2e/test_traps.py starts both CLI versions with and without each setting. Every other setting is a
# finding, even an unknown one. For instance, `disableAllHooks` switches off the user's own hooks.
HARMLESS: Mapping[str, Callable[[Any], bool]] = {
    "$schema": _anything,
    "attribution": _says_nothing,
    "companyAnnouncements": _anything,
    "includeCoAuthoredBy": _is_switch,
    "language": _is_language,
    "prefersReducedMotion": _is_switch,
    "promptSuggestionEnabled": _is_switch,
    "respectGitignore": _is_switch,
    "skippedMarketplaces": _anything,
    "skippedPlugins": _anything,
    "spinnerTipsEnabled": _is_switch,
    "spinnerVerbs": _anything,
    "syntaxHighlightingDisabled": _is_switch,
    "terminalTitleFromRename": _is_switch,
}

# Settings that name a program. Their values are not shortened.
_PROGRAMS = frozenset(
    {
        "apiKeyHelper",
        "awsAuthRefresh",
        "awsCredentialExport",
        "fileSuggestion",
        "gcpAuthRefresh",
        "otelHeadersHelper",
        "proxyAuthHelper",
        "statusLine",
    }
)

_SHORT = 300


@dataclass(frozen=True)
class FolderFindings:
    """The findings in a folder's files. Each entry is one effect of a file. The comments have examples."""

    hooks: list[str] = field(default_factory=list)  # "PreToolUse (Bash): ./check.sh"
    servers: list[str] = field(default_factory=list)  # "files: npx files-mcp /data"
    environment: list[str] = field(default_factory=list)  # "NAME=value"
    rules: list[Text] = field(default_factory=list)  # "Allow: Bash(npm test)"
    tasks: list[str] = field(default_factory=list)  # "*/5 * * * *: Fetch the news"
    git: list[Text] = field(default_factory=list)  # "core.fsmonitor=./watch.sh"
    other: list[Text] = field(default_factory=list)  # "apiKeyHelper: ./key.sh"

    def __bool__(self) -> bool:
        return any(getattr(self, part.name) for part in fields(self))

    def stable_bytes(self) -> bytes:
        """Return the findings as bytes. Their hash identifies the findings in the file of trust answers, so
        class names are not part of them."""
        found = {part.name: getattr(self, part.name) for part in fields(self)}
        kept = {name: [_as_data(entry) for entry in entries] for name, entries in found.items() if entries}
        return json.dumps(kept, sort_keys=True).encode("ascii")

    def earlier_bytes(self) -> bytes:
        """Return the bytes that earlier versions of the program hashed: the `repr` of this class at that
        time. Return `stable_bytes()` if a newer field has findings."""
        if any(getattr(self, part.name) for part in fields(self) if part.name not in _EARLIER_FIELDS):
            return self.stable_bytes()
        parts = (f"{name}=[{', '.join(map(_earlier_repr, getattr(self, name)))}]" for name in _EARLIER_FIELDS)
        return f"FolderFindings({', '.join(parts)})".encode("utf-8", "replace")


_EARLIER_FIELDS = ("hooks", "servers", "environment", "rules", "tasks", "git", "other")


def _as_data(entry: Text) -> Any:
    return entry if isinstance(entry, str) else entry.to_json()


def _earlier_repr(value: object) -> str:
    if not isinstance(value, Phrase):
        return repr(value)
    values = "".join(f", {name}={_earlier_repr(each)}" for name, each in sorted(value.values.items()))
    return f"Phrase({value.kind!r}{values})"


def merge(parts: Iterable[FolderFindings]) -> FolderFindings:
    """Merge the findings of several files."""
    result = FolderFindings()
    for part in parts:
        for name in (each.name for each in fields(FolderFindings)):
            getattr(result, name).extend(getattr(part, name))
    return result


def rule_finding(behavior: str, rule: Any) -> Phrase:
    """Return the finding for a permission rule. `behavior`: allow, deny or ask. The program also makes this
    finding for a rule that it asked the CLI to write, to recognize the rule in the file."""
    return Phrase("folder_finding.rule", behavior=behavior, rule=_text(rule))


def mode_finding(mode: Any) -> Phrase:
    return Phrase("folder_finding.mode", mode=_text(mode))


def directory_finding(path: Any) -> Phrase:
    return Phrase("folder_finding.directory", path=_text(path))


def unreadable(name: str, why: Text) -> FolderFindings:
    """Return the finding for an unreadable file. Its effect is unknown, so the user must be asked."""
    reason = visible(why) if isinstance(why, str) else why
    return FolderFindings(other=[Phrase("folder_finding.unreadable", name=visible(name), reason=reason)])


def unknown(name: str) -> FolderFindings:
    """Return the finding for a file or folder with an unknown effect."""
    return FolderFindings(other=[Phrase("folder_finding.unknown", name=visible(name))])


def foreign(name: str, owner: str) -> FolderFindings:
    """Return the finding for a file or folder that another user of the computer may change."""
    return FolderFindings(other=[Phrase("folder_finding.foreign", name=visible(name), owner=visible(owner))])


def too_many_below(most: int) -> FolderFindings:
    """Return the finding for a folder with more than `most` folders below it, which are not all read."""
    return FolderFindings(other=[Phrase("folder_finding.too_many_folders", most=most)])


def plugin_findings(name: str, files: Sequence[str]) -> FolderFindings:
    """Return the finding for a plugin, with the names of its files."""
    names = ", ".join(visible(file) for file in files)
    return FolderFindings(other=[Phrase("folder_finding.plugin", name=visible(name), files=names)])


def workflow_findings(name: str) -> FolderFindings:
    """Return the finding for a workflow. A workflow is a program."""
    return FolderFindings(other=[Phrase("folder_finding.workflow", name=visible(name))])


def settings_findings(data: bytes, name: str = "settings.json") -> FolderFindings:
    """Return the effects of a settings file. `name`: the file's name, for a finding that it is malformed."""
    return _findings(data, name, _read_settings)


def servers_findings(data: bytes, name: str = ".mcp.json") -> FolderFindings:
    """Return the effects of an `.mcp.json` file."""
    return _findings(data, name, _read_mcp)


def tasks_findings(data: bytes, name: str = "scheduled_tasks.json") -> FolderFindings:
    """Return the prompts that Claude Code would send by itself, and their times."""
    return _findings(data, name, _read_tasks)


def _findings(
    data: bytes, name: str, read: Callable[[dict[str, Any], FolderFindings], None]
) -> FolderFindings:
    if not data.strip():
        return FolderFindings()
    found = FolderFindings()
    try:
        value = json.loads(data.decode("utf-8-sig"))
        if not isinstance(value, dict):
            return unreadable(name, Phrase("folder_finding.not_an_object"))
        read(value, found)
    except RecursionError:
        return unreadable(name, Phrase("folder_finding.too_deep"))
    except ValueError as error:
        return unreadable(name, Phrase("folder_finding.not_json", error=visible(str(error))))
    return found


def _read_settings(value: dict[str, Any], found: FolderFindings) -> None:
    for key, setting in value.items():
        if key == "hooks" and isinstance(setting, dict):
            _read_hooks(setting, found)
        elif key == "env" and isinstance(setting, dict):
            found.environment.extend(f"{visible(k)}={_text(v)}" for k, v in setting.items())
        elif key == "permissions" and isinstance(setting, dict):
            _read_permissions(setting, found)
        elif key in _PROGRAMS:
            found.other.append(f"{key}: {_text(setting)}")
        elif key not in HARMLESS or not HARMLESS[key](setting):
            found.other.append(_short(visible(key), setting))


def _read_hooks(events: dict[str, Any], found: FolderFindings) -> None:
    for event, groups in events.items():
        for group in groups if isinstance(groups, list) else [groups]:
            if isinstance(group, dict) and isinstance(group.get("hooks"), list):
                found.hooks.extend(f"{_occasion(event, group)}: {_hook(hook)}" for hook in group["hooks"])
            else:
                found.hooks.append(f"{visible(event)}: {_json(group)}")


def _occasion(event: str, group: dict[str, Any]) -> str:
    """Return the event, the matcher, and all other fields of a group of hooks, except the hooks."""
    matcher = group.get("matcher")
    words = visible(event) + (f" ({_line(matcher)})" if matcher not in (None, "") else "")
    return _with_rest(words, {k: v for k, v in group.items() if k not in ("matcher", "hooks")})


def _hook(hook: Any) -> str:
    """Return the command of a hook, and its other fields except those that are known to be harmless."""
    if not isinstance(hook, dict):
        return _json(hook)
    kind = hook.get("type", "command")
    rest = {k: v for k, v in hook.items() if k not in ("type", "timeout", "statusMessage", "once", "async")}
    if kind == "command" and isinstance(rest.get("command"), str):
        return _with_rest(_text(rest.pop("command")), rest)
    return f"{_line(kind)} {_json(rest)}"


def _with_rest(words: str, rest: dict[str, Any]) -> str:
    return f"{words}  {_json(rest)}" if rest else words


def _read_permissions(value: dict[str, Any], found: FolderFindings) -> None:
    for key, setting in value.items():
        items = setting if isinstance(setting, list) else [setting]
        if key in ("allow", "deny", "ask"):
            found.rules.extend(rule_finding(key, rule) for rule in items)
        elif key == "defaultMode":
            found.rules.append(mode_finding(setting))
        elif key == "additionalDirectories":
            found.rules.extend(directory_finding(folder) for folder in items)
        else:
            found.other.append(_short(f"permissions.{visible(key)}", setting))


def _read_mcp(value: dict[str, Any], found: FolderFindings) -> None:
    for key, setting in value.items():
        if key == "mcpServers" and isinstance(setting, dict):
            found.servers.extend(f"{visible(name)}: {_server(server)}" for name, server in setting.items())
        elif key != "$schema":
            found.other.append(_short(visible(key), setting))


def scheduled_words(task: Mapping[str, Any]) -> str:
    """Return the times at which a scheduled task is sent, and its prompt. `task`: an entry of the file, or
    the input of `CronCreate`. It must have a `prompt`."""
    return f"{_line(task.get('cron'))}: {_text(task['prompt'])}"


def _read_tasks(value: dict[str, Any], found: FolderFindings) -> None:
    for key, setting in value.items():
        for task in setting if key == "tasks" and isinstance(setting, list) else [setting]:
            if isinstance(task, dict) and isinstance(task.get("prompt"), str):
                found.tasks.append(scheduled_words(task))
            else:
                found.tasks.append(f"{visible(key)}: {_json(task)}")


def _server(server: Any) -> str:
    """Return a server's command line or address, and all its other fields."""
    if not isinstance(server, dict):
        return _json(server)
    rest = dict(server)
    if isinstance(server.get("command"), str) and isinstance(server.get("args", []), list):
        words = [rest.pop("command"), *rest.pop("args", [])]
        _drop_type(rest, "stdio")
        return _with_rest(" ".join(shlex.quote(_text(word)) for word in words), rest)
    if isinstance(server.get("url"), str):
        _drop_type(rest, "http", "sse", "ws")
        return _with_rest(_line(rest.pop("url")), rest)
    return _json(server)


def _drop_type(rest: dict[str, Any], *usual: str) -> None:
    if rest.get("type") in usual:
        del rest["type"]


def _text(value: Any) -> str:
    return visible(value, keep="\n\t") if isinstance(value, str) else _json(value)


def _line(value: Any) -> str:
    return visible(value) if isinstance(value, str) else _json(value)


def _json(value: Any) -> str:
    return visible(json.dumps(value, ensure_ascii=False))


def _short(key: str, value: Any) -> Text:
    """Return a setting with its value, or with the beginning of a long value."""
    text = _text(value)
    if len(text) <= _SHORT:
        return f"{key}: {text}"
    return Phrase("folder_finding.shortened", setting=f"{key}: {text[:_SHORT]}…", length=len(text))


# -------------------------------------------------------------------------------------------------
# Findings about the folder's own commands, skills and agents.
#
# These files are Markdown with a YAML head, which the CLI obeys without a permission request. Both CLIs obey
# a command's `allowed-tools` as soon as the command is typed. 2.1.37 obeys an agent's `hooks` and
# `permissionMode` as soon as Claude uses that agent. The head is not parsed as YAML: each line of it is a
# finding, unless it belongs to a harmless setting.


LONGEST = 65_536
"""The number of bytes within which the head of a file must end."""

# Harmless settings: descriptions, the model, and settings that remove a permission.
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

# U+FEFF, which JavaScript strips as white space but Python does not, and NUL, which a parser may skip.
_BLANK = "\ufeff\0"
_BEGINS = re.compile(rf"[\s{_BLANK}]*---")
_FIRST_LINE = re.compile(r"[ \t\r]*(?:\n|$)")
_ENDS = re.compile(r"^---[ \t]*\r?$", re.MULTILINE)
_KEY = re.compile(r"([A-Za-z][\w-]*)[ \t]*:(?:[ \t]|$)")


def prompt_findings(data: bytes, name: str) -> FolderFindings:
    """Return the findings about a command, skill or agent: the settings in its head that are not harmless.

    `data`: the first `LONGEST` + 1 bytes of the file, or all bytes of a shorter file.
    """
    text = data.decode("utf-8-sig", "replace")
    begins = _BEGINS.match(text)
    if begins is None:
        return FolderFindings()
    if not _FIRST_LINE.match(text, begins.end()):
        return unreadable(name, Phrase("folder_finding.unusual_head"))
    ends = _ENDS.search(text, begins.end())
    if ends is None and len(data) > LONGEST:
        return unreadable(name, Phrase("folder_finding.long_head"))
    found = FolderFindings()
    for key, said in _settings(text[begins.end() : ends.start() if ends else len(text)]):
        if key in _HARMLESS:
            continue
        finding = f"{visible(name)}: {visible(said, keep=_LINES)}"
        if key == "hooks":
            found.hooks.append(finding)
        elif key in _SERVERS:
            found.servers.append(finding)
        else:
            (found.rules if key in _RULES else found.other).append(finding)
    return found


_LINES = "\n\t"


def _settings(head: str) -> list[tuple[str, str]]:
    """Return the settings of the head, each as its key and its lines. A line that is not part of a setting
    has an empty key."""
    found: list[tuple[str, str]] = []
    top = None  # the indentation of the settings
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
