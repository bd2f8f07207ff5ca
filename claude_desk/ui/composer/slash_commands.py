"""The slash commands that a message can begin with, and the search for them."""

import shlex
from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from claude_desk.protocol.phrase import Phrase
from claude_desk.ui import safe_text
from claude_desk.ui.translation import translate

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session


# -------------------------------------------------------------------------------------------------
# Commands that the CLI offers only in a terminal, and the commands of this program that take their place.


class LocalCommand(NamedTuple):
    """A command that the window answers, with an action or a notice.

    `action` names the window's action. If it is "", the window shows the notice of `reply_to`.
    """

    name: str
    action: str = ""
    ours: bool = False  # whether the window answers even if the CLI knows a command of this name (`meant`)


_ELSEWHERE = ("agents", "bug", "chrome", "hooks", "ide", "install-github-app", "keybindings", "memory",
              "mobile", "output-style", "plugin", "privacy-settings", "sandbox", "statusline", "stickers",
              "tasks", "terminal-setup", "upgrade", "vim")  # fmt: skip

# Commands that the window answers if the CLI does not know them. A command with `ours` is answered here even
# if the CLI knows it. Exceptions: it has arguments, or the user or the project has defined it.
TABLE = (
    LocalCommand("clear", "clear", ours=True),
    LocalCommand("new", "new"),
    LocalCommand("config", "settings", ours=True),
    LocalCommand("context", "usage"),
    LocalCommand("cost", "usage"),
    LocalCommand("usage", "usage"),
    LocalCommand("status", "usage"),
    LocalCommand("exit", "quit"),
    LocalCommand("quit", "quit"),
    LocalCommand("export", "export"),
    LocalCommand("help", "help"),
    LocalCommand("login"),
    LocalCommand("logout"),
    LocalCommand("mcp", "servers", ours=True),
    LocalCommand("model", "model", ours=True),
    LocalCommand("permissions", "permissionLog"),
    LocalCommand("resume", "sessions"),
    LocalCommand("continue", "sessions"),
    LocalCommand("rewind", "rewind", ours=True),
    LocalCommand("settings", "settings"),
    LocalCommand("theme", "settings"),
)


def description(name: str) -> str:
    """Say what a command of `TABLE` does."""
    match name:
        case "clear":
            return translate(
                "SlashCommands", "Start a new conversation; this one stays in the list of sessions"
            )
        case "new":
            return translate("SlashCommands", "Start a new session in this folder")
        case "config" | "settings":
            return translate("SlashCommands", "Settings")
        case "context":
            return translate("SlashCommands", "Context usage")
        case "cost":
            return translate("SlashCommands", "Cost of this session")
        case "usage":
            return translate("SlashCommands", "Cost of this session and your limits")
        case "status":
            return translate("SlashCommands", "Context, cost and limits")
        case "exit" | "quit":
            return translate("SlashCommands", "Quit Claude Desk")
        case "export":
            return translate("SlashCommands", "Save the conversation to a file")
        case "help":
            return translate("SlashCommands", "Keyboard shortcuts")
        case "login":
            return translate("SlashCommands", "How to sign in")
        case "logout":
            return translate("SlashCommands", "How to sign out")
        case "mcp":
            return translate("SlashCommands", "MCP servers of this session")
        case "model":
            return translate("SlashCommands", "Choose the model")
        case "permissions":
            return translate("SlashCommands", "Permission history and rules")
        case "resume" | "continue":
            return translate("SlashCommands", "Open the sessions list")
        case "rewind":
            return translate("SlashCommands", "Rewind to before your last message")
        case "theme":
            return translate("SlashCommands", "Theme")
    return ""


def local_commands(session: "Session | None") -> list[tuple[str, str]]:
    """Return the commands of `TABLE` that have `ours` or that the CLI lacks, as (name, description)."""
    had = _had(session)
    return [(local.name, description(local.name)) for local in TABLE if local.ours or local.name not in had]


def meant(text: str, session: "Session | None") -> LocalCommand | None:
    """Return the program's own command that this text calls; None if the text is for Claude or the CLI."""
    name, _, rest = text.strip().partition(" ")
    if not name.startswith("/") or "\n" in text.strip():
        return None
    name = name[1:]
    local = next((local for local in TABLE if local.name == name), None)
    if name in _had(session):
        ours = local is not None and local.ours and not rest.strip() and not _is_own(name, session)
        return local if ours else None
    if local is None and name in _ELSEWHERE:
        return LocalCommand(name)
    return local


def _is_own(name: str, session: "Session | None") -> bool:
    """Return whether the user or the project has defined the command, as its description says at the end."""
    commands = session.info.commands if session is not None else []
    command = next((each for each in commands if each.get("name") == name), {})
    return not command.get("builtin") and str(command.get("description") or "").endswith(
        ("(user)", "(project)")
    )


def is_known(name: str, session: "Session | None") -> bool:
    """Return whether the word is a command of this program or the CLI, or an alias of such a command."""
    return name in _had(session) or name in _ELSEWHERE or any(local.name == name for local in TABLE)


def reply_to(local: LocalCommand, command: str) -> Phrase:
    """Return the notice that answers `local`. `command` is the command line for signing in."""
    if local.name == "login":
        return Phrase("session_notice.sign_in", command=command)
    if local.name == "logout":
        return Phrase("session_notice.sign_out")
    return Phrase("session_notice.needs_terminal", name=local.name)


def sign_in(session: "Session | None") -> str:
    """Return the command line for signing in."""
    command = session.command if session is not None else None
    return shlex.join([command.program, *command.arguments, "/login"]) if command else "claude /login"


def _had(session: "Session | None") -> set[str]:
    """Return the commands that the CLI knows, with their aliases.

    The set is empty until the CLI lists them.
    """
    found: set[str] = set()
    for command in session.info.commands if session is not None else []:
        aliases = command.get("aliases")
        names = [command.get("name"), *(aliases if isinstance(aliases, list) else [])]
        found |= {name for name in names if isinstance(name, str)}
    return found


_LONGEST = 300


class SlashCommand(NamedTuple):
    name: str  # name without its `/`
    words: str = ""
    hint: str = ""  # hint about the command's arguments
    aliases: tuple[str, ...] = ()


def commands_of(session: "Session") -> list[SlashCommand]:
    """Return the commands of the session, sorted by name, each once.

    Leave out internal names (`__…`) and names with spaces. Removed commands come after the other commands,
    and names that begin with `_` come last.
    """
    found: dict[str, SlashCommand] = {}
    for each in session.info.commands:
        name = str(each.get("name") or "").removeprefix("/")
        # Names that begin with `__` are internal (2.1.330: `/__remote-workflow`). The user can type them.
        if name and not name.startswith("__") and not any(character.isspace() for character in name):
            words = _line(each.get("description"))
            found[name] = SlashCommand(
                name, words, _line(each.get("argumentHint")), _aliases(each.get("aliases"))
            )
    for name, words in local_commands(session):
        found.setdefault(name, SlashCommand(name, words))
    return sorted(
        found.values(),
        key=lambda each: (each.name.startswith("_"), each.words.startswith("(removed)"), each.name),
    )


def matching(commands: Iterable[SlashCommand], query: str, most: int = 50) -> list[SlashCommand]:
    """Return at most `most` commands that match, the best match first.

    The order is: the name equals the query, begins with it, has a part that begins with it, contains it, or
    contains its letters in order. If the query has three letters or more, commands with the query in their
    description come last.
    """
    wanted = query.lower()
    ranked = [
        (rank, named)
        for command in commands
        if (rank := _rank(named := _named_for(command, wanted), wanted)) >= 0
    ]
    ranked.sort(key=lambda pair: pair[0])
    return [command for _, command in ranked[:most]]


def _named_for(command: SlashCommand, wanted: str) -> SlashCommand:
    """Return the command under a matching name.

    If an alias begins with `wanted`, but the command's own name does not, the alias becomes the name.
    """
    if not wanted or command.name.lower().startswith(wanted):
        return command
    found = next((alias for alias in command.aliases if alias.lower().startswith(wanted)), "")
    return command._replace(name=found) if found else command


def _aliases(aliases: object) -> tuple[str, ...]:
    names = aliases if isinstance(aliases, list) else []
    return tuple(name for name in names if isinstance(name, str) and name and " " not in name)


def _rank(command: SlashCommand, wanted: str) -> int:
    """Return the rank of the command: 0 is best, -1 is no match."""
    name = command.name.lower()
    if name.startswith(wanted):
        return 0 if name == wanted else 1
    if any(part.startswith(wanted) for part in name.replace("_", "-").replace(":", "-").split("-")):
        return 2
    if wanted in name:
        return 3
    letters = iter(name)
    if all(letter in letters for letter in wanted):
        return 4
    return 5 if len(wanted) > 2 and wanted in command.words.lower() else -1


def _line(text: object) -> str:
    return safe_text.flat(safe_text.visible(text[: 2 * _LONGEST]), _LONGEST) if isinstance(text, str) else ""
