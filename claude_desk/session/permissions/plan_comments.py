"""The user's comments on a plan, as text for Claude. The text is English in every language of the window."""

from collections.abc import Sequence

_LONGEST_QUOTE = 1_200


def planning_words(comments: Sequence[tuple[str, str]], words: str) -> str:
    """Return the comments, each below its part of the plan, and below them the words about the plan as a
    whole.

    `comments`: pairs of a part's markdown and the comment on it. Without comments, return only the words.
    """
    said = [(part, comment.strip()) for part, comment in comments if comment.strip()]
    if not said:
        return words.strip()
    pieces = ["The user wants to keep planning and commented on parts of the plan:"]
    pieces += [f"{_quoted(part)}\n\n{comment}" for part, comment in said]
    if words.strip():
        pieces.append(f"About the plan as a whole:\n\n{words.strip()}")
    return "\n\n".join(pieces)


def _quoted(part: str) -> str:
    text = part.strip("\n")
    if len(text) > _LONGEST_QUOTE:
        text = text[:_LONGEST_QUOTE].rstrip() + " …"
    return "\n".join(f"> {line}".rstrip() for line in text.split("\n"))
