"""The title of a session, in the list and in its window."""

import re
from typing import Any, NamedTuple

from claude_desk.protocol.disk.session_prompts import is_command, one_line, relayed_text, typed, typed_text
from claude_desk.protocol.wire.user_text import without_pastes

# The sources of a title, the best source first.
GIVEN, MADE, FIRST_WORDS, NOTHING = "given", "made", "first words", "nothing"

# The CLI's own commands (2.1.37 and 2.1.330). They do not make a title.
_BUILT_IN = frozenset({
    "access", "add-dir", "advisor", "agents", "artifacts", "auto-mode-setup", "autocompact",
    "autofix-pr", "background", "branch", "brief", "btw", "bug", "cd", "chrome", "clear",
    "cloud-plugins", "color", "compact", "config", "context", "copy", "cost", "daemon",
    "design-consent", "design-login", "design-revoke", "desktop", "diff", "doctor", "effort", "exit",
    "export", "extra-usage", "fast", "feedback", "files", "focus", "fork", "goal", "heapdump", "help",
    "hooks", "ide", "import", "init", "insights", "install", "install-github-app", "install-slack-app",
    "keybindings", "list-agents", "login", "logout", "mcp", "memory", "mobile", "model", "output-style",
    "passes", "pause-memory", "permissions", "plan", "plugin", "powerup", "privacy-settings", "project",
    "quit", "radio", "rate-limit-options", "recap", "release-notes", "reload-plugins", "reload-skills",
    "remote-control", "remote-env", "rename", "restart", "resume", "rewind", "scroll-speed", "session",
    "setup-bedrock", "setup-vertex", "skill-doctor", "skills", "stats", "status", "statusline",
    "stickers", "stop", "subtask", "tag", "tasks", "team-onboarding", "teleport", "terminal-setup",
    "theme", "think-back", "thinkback-play", "todos", "tui", "ultraplan", "ultrareview", "upgrade",
    "usage", "usage-credits", "use-case", "version", "vim", "voice", "web-setup", "wellbeing",
    "workflow-launch-exec", "workflows",
})  # fmt: skip


# A prompt with so many lines or characters is assumed to contain pasted text.
_LONG = 40
_LONG_CHARACTERS = 2_000
_BLANK_LINE = re.compile(r"\n[ \t]*\n")

# The end of a fork's title.
_FORK = "(fork)"
_FORKED = re.compile(r"\((?:fork|branch)(?: \d+)?\)\s*\Z", re.IGNORECASE)


def fork_title(title: str) -> str:
    """Return the title for a fork of the session with this title."""
    return title if title.endswith(_FORK) else f"{title} {_FORK}"


def is_fork_title(title: str) -> bool:
    """Return whether this program or the CLI made the title for a fork. The file does not always show that
    the session is a fork, for instance after `--fork-session`."""
    return _FORKED.search(title) is not None


class SessionTitle(NamedTuple):
    """A title. `text`: one line; empty if the source is `NOTHING`. `source`: `GIVEN` (by the user), `MADE`
    (by the CLI), `FIRST_WORDS` or `NOTHING`."""

    text: str
    source: str


def title_of(custom: str, made: str, summary: str, first: str, last: str) -> SessionTitle:
    """Return the first of these that is not empty: the user's title (`custom`), the CLI's title (`made`,
    `summary`), the user's first words (`first`, from `words_of`), the words of the last prompt (`last`)."""
    if custom:
        return SessionTitle(custom, GIVEN)
    if found := without_marks(made) or without_marks(summary):
        return SessionTitle(found, MADE)
    words = first or (words_of(last) if last else "")
    return SessionTitle(words, FIRST_WORDS if words else NOTHING)


def words_of(prompt: str) -> str:
    """Return a prompt's words for a title. Return an empty string for a built-in command of the CLI, and for
    text that the user pasted or did not type."""
    return _words(typed_text(without_pastes(prompt)))


def words_of_line(line: dict[str, Any]) -> str:
    """Return the user's words in a `user` line for a title. Without such words, return the message of another
    session: such a message may begin a conversation too."""
    return _words(typed(line, pasted=False)) or one_line(relayed_text(line))


_MARKS = (
    (re.compile(r"\A#{1,6} +"), ""),
    (re.compile(r"(\*\*|`)(?=\S)([^*`]{1,200}?)(?<=\S)\1"), r"\2"),
    (re.compile(r"!?\[([^\[\]]{1,200})\]\([^()\s]{1,500}\)"), r"\1"),
)


def without_marks(title: str) -> str:
    """Return a title without the Markdown marks of headings, bold text, code and links."""
    for marks, words in _MARKS:
        title = marks.sub(words, title)
    return title


def _words(prompt: str) -> str:
    if prompt.startswith("<bash-input>"):
        from claude_desk.protocol.wire.shell_text import without_runs  # few prompts need this

        prompt = without_runs(prompt)
    words = without_marks(one_line(_head(prompt)))
    return "" if is_built_in(words) else words


def _head(prompt: str) -> str:
    """Return the beginning of a prompt, without pasted text as far as possible. A short prompt is not cut. A
    long prompt is cut after its first paragraph, or after its first line if that paragraph is long too."""
    text = prompt.strip()
    if text.count("\n") < _LONG and len(text) < _LONG_CHARACTERS:
        return text
    head = _BLANK_LINE.split(text, 1)[0]
    return head if head.count("\n") < _LONG and len(head) < _LONG_CHARACTERS else text.split("\n", 1)[0]


def better(words: str, later: str) -> str:
    """Return `words`, or `later` if they make a better title: `words` are empty, or `words` are a command
    and `later` are not."""
    return later if later and (not words or (is_command(words) and not is_command(later))) else words


def is_built_in(words: str) -> bool:
    return is_command(words) and words[1:].split(" ", 1)[0] in _BUILT_IN
