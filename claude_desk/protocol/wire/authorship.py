"""Who wrote which part of a message: the user, or this program.

This module imports nothing, because the window needs it before the messages of the protocol are loaded.
"""

from dataclasses import dataclass

# The last sentences of what this program composes. In a text that comes back (from a draft, a rewind, a fork
# or an edit of the queue), they say where the composed beginning ends.
SHELL_END = "This is what my own commands printed."
NOTES_END = "These are my notes on the changed files."
PROMPT_END = "This is the end of the prompt."
CONVERSATION_END = "This is our conversation so far; please go on from it."
_ENDS = (SHELL_END, NOTES_END, PROMPT_END, CONVERSATION_END)


@dataclass(frozen=True, slots=True)
class Authorship:
    """Who wrote which part of a prompt's text.

    `composed`: the beginning of the text, up to a blank line, if this program composed it. The CLI expands no
    `/` and no `@` there. `typed`: whether the user wrote the rest. `pastes`: the parts of the rest that the
    user pasted.
    """

    composed: str = ""
    typed: bool = True
    pastes: tuple[str, ...] = ()

    def split(self, text: str) -> tuple[str, str]:
        """Return the composed beginning of the text, with a line break at its end, and the rest.

        The beginning is `composed`, or the part up to the last of our last sentences if that is longer: a
        new note may stand before a message that came back. It is "" if the text has neither.
        """
        known = self.composed if text.startswith(f"{self.composed}\n\n") else ""
        composed = max(known, _composed_beginning(text), key=len)
        return (f"{composed}\n", text[len(composed) + 2 :]) if composed else ("", text)

    def typed_part(self, text: str) -> str:
        """Return the part of the text that the user typed."""
        rest = self.split(text)[1] if self.typed else ""
        for paste in self.pastes:
            rest = rest.replace(paste, "", 1)
        return rest.strip()


def _composed_beginning(text: str) -> str:
    """Return the beginning of the text, up to a blank line. The rest has at least one word, if necessary our
    last sentence."""
    at, end = max((text.rfind(f"\n\n{end}"), end) for end in _ENDS)
    after = at + 2 + len(end)
    if at > 0 and text.startswith("\n\n", after) and text[after:].strip():
        at = after
    return text[: max(0, at)]


TYPED = Authorship()
COMPOSED = Authorship(typed=False)  # all of it, in words that have no `/` and no `@`
