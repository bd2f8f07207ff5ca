"""Who wrote which part of a message: the user, or this program.

This module imports nothing, because the window needs it before the messages of the protocol are loaded.
"""

from dataclasses import dataclass


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
        """Return the composed beginning of the text, with a line break at its end, and the rest. The
        beginning is "" if the text has been edited since."""
        if self.composed and text.startswith(f"{self.composed}\n\n"):
            return f"{self.composed}\n", text[len(self.composed) + 2 :]
        return "", text

    def typed_part(self, text: str) -> str:
        """Return the part of the text that the user typed."""
        rest = self.split(text)[1]
        for paste in self.pastes:
            rest = rest.replace(paste, "", 1)
        return rest.strip()


TYPED = Authorship()
COMPOSED = Authorship(typed=False)  # all of it, in words that have no `/` and no `@`
