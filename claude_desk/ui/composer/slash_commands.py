"""The commands that a message can begin with, found by what is typed of them. No Qt."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from claude_desk.ui import safe_text as markup
from claude_desk.ui.composer.local_commands import local_commands

if TYPE_CHECKING:
    from claude_desk.session.core.session import Session

_LONGEST = 300


class SlashCommand(NamedTuple):
    name: str  # without its `/`
    words: str = ""
    hint: str = ""  # what comes after it
    aliases: tuple[str, ...] = ()  # its other names


def commands_of(session: "Session") -> list[SlashCommand]:
    """All of the session's, by name; each once."""
    found: dict[str, SlashCommand] = {}
    for each in session.commands:
        name = str(each.get("name") or "").removeprefix("/")
        if name and not any(character.isspace() for character in name):
            words = _line(each.get("description"))
            found[name] = SlashCommand(
                name, words, _line(each.get("argumentHint")), _aliases(each.get("aliases"))
            )
    for name, words in local_commands(session):
        found.setdefault(name, SlashCommand(name, words))
    # What begins with `_` (2.1.330: `/__remote-workflow`) is not for people: it comes last.
    return sorted(found.values(), key=lambda command: (command.name.startswith("_"), command.name))


def matching(commands: Iterable[SlashCommand], query: str, most: int = 50) -> list[SlashCommand]:
    """Those that begin so, then those with a part that does, then those whose letters or words hold it."""
    wanted = query.lower()
    ranked = [
        (rank, named)
        for command in commands
        if (rank := _rank(named := _named_for(command, wanted), wanted)) >= 0
    ]
    ranked.sort(key=lambda pair: pair[0])
    return [command for _, command in ranked[:most]]


def _named_for(command: SlashCommand, wanted: str) -> SlashCommand:
    """The command by the one of its names that the words begin; else by its own."""
    if not wanted or command.name.lower().startswith(wanted):
        return command
    found = next((alias for alias in command.aliases if alias.lower().startswith(wanted)), "")
    return command._replace(name=found) if found else command


def _aliases(told: object) -> tuple[str, ...]:
    names = told if isinstance(told, list) else []
    return tuple(name for name in names if isinstance(name, str) and name and " " not in name)


def _rank(command: SlashCommand, wanted: str) -> int:
    """0 is best; -1 where it does not match."""
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


def _line(told: object) -> str:
    return markup.flat(markup.visible(told[: 2 * _LONGEST]), _LONGEST) if isinstance(told, str) else ""
