"""The texts about shell commands that the user ran with `!`, in a message to Claude.

A terminal writes the same elements (protocol/README.md 4.3), each into a message of its own. We put them
before the user's text, as a composed beginning (`authorship.py`), where the CLI expands no `/` and no `@`.
This module is cheap to import.
"""

import re

from claude_desk.protocol.wire.authorship import SHELL_END

# Each group ends at the first mark that can end it, and is never tried again: a text from a file may have
# many marks.
_RUN = re.compile(
    r"<bash-input>(?>(?P<command>.*?)</bash-input>\n<bash-stdout>)"
    r"(?>(?P<out>.*?)</bash-stdout><bash-stderr>)(?>(?P<err>.*?)</bash-stderr>)",
    re.DOTALL,
)
_BEGINNING = re.compile(
    rf"(?:{re.sub('[?]P<[a-z]+>', '?:', _RUN.pattern)}\n\n)+{re.escape(SHELL_END)}(?:\n\n|\Z)", re.DOTALL
)


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _unescape(text: str) -> str:
    return text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def shell_text(command: str, out: str, err: str) -> str:
    """Return the elements for a command and what it has printed. Marks in the texts are escaped, so that a
    program cannot end its element."""
    said, failed = (_escape(each.strip("\n")) for each in (out, err))
    return (
        f"<bash-input>{_escape(command)}</bash-input>\n"
        f"<bash-stdout>{said}</bash-stdout><bash-stderr>{failed}</bash-stderr>"
    )


def is_shell_text(text: str) -> bool:
    """Return whether the text is the elements for one command."""
    return text.startswith("<bash-input>") and _RUN.fullmatch(text) is not None


def command_in(text: str) -> str:
    """Return the command in the elements for one command; "" for any other text."""
    found = _RUN.fullmatch(text) if text.startswith("<bash-input>") else None
    return _unescape(found["command"]) if found is not None else ""


def with_shell_texts(texts: list[str], text: str) -> str:
    """Return a message with the elements of commands before the user's text."""
    if not texts:
        return text
    beginning = "\n\n".join([*texts, SHELL_END])
    return f"{beginning}\n\n{text}" if text.strip() else beginning


def parted(text: str) -> tuple[list[str], str]:
    """Return the elements of each command at the beginning of a message, and the user's text."""
    texts: list[str] = []
    while text.startswith("<bash-input>") and (found := _BEGINNING.match(text)) is not None:
        texts += (each[0] for each in _RUN.finditer(text, 0, found.end()))
        text = text[found.end() :]
    return texts, text


def shown(text: str) -> str:
    """Return a message as it is shown: each command after a `!`, with its output below, instead of the
    elements at the beginning. Any other text is returned unchanged."""
    if not text.startswith("<bash-input>"):
        return text
    found = _BEGINNING.match(text)
    if found is None:
        return _shown_run(text) if is_shell_text(text) else text
    runs = [_shown_run(each[0]) for each in _RUN.finditer(text, 0, found.end())]
    return "\n\n".join(part for part in (*runs, text[found.end() :]) if part)


def without_runs(text: str) -> str:
    """Return a message without the commands at its beginning. If it has nothing else, return the first
    command after a `!`. Any other text is returned unchanged."""
    found = _BEGINNING.match(text) if text.startswith("<bash-input>") else None
    if found is None:
        return text
    return text[found.end() :].lstrip() or shown(text).partition("\n")[0]


def _shown_run(text: str) -> str:
    found = _RUN.fullmatch(text)
    assert found is not None
    parts = (f"! {found['command']}", found["out"], found["err"])
    return _unescape("\n".join(part for part in parts if part))
