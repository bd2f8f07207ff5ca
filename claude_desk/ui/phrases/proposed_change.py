"""Remarks on a file change before it is made."""

from claude_desk.protocol.phrase import Value
from claude_desk.ui.phrases.phrase_words import value_words
from claude_desk.ui.translation import translate


def numbered(number: int, remark: Value) -> str:
    """Remark on one of several changes."""
    return translate("ProposedChange", "Change {number}: {remark}", number=number, remark=value_words(remark))


def binary() -> str:
    return translate("ProposedChange", "The existing file is not text, so the change cannot be shown")


def large() -> str:
    return translate("ProposedChange", "The existing file is too large to compare")


def replaces_large(size: Value) -> str:
    return translate(
        "ProposedChange",
        "Replaces the existing file of {size}, which is too large to compare",
        size=value_words(size),
    )


def replaces_binary(size: Value) -> str:
    return translate(
        "ProposedChange", "Replaces the existing file of {size}, which is not text", size=value_words(size)
    )


def bytes_go(added: str, size: Value) -> str:
    """Added lines and replaced bytes: `+1, replaces 5 MB`."""
    return translate("ProposedChange", "{added}, replaces {size}", added=added, size=value_words(size))


def folder() -> str:
    return translate("ProposedChange", "A folder has this name")


def not_regular() -> str:
    return translate("ProposedChange", "This name is not a regular file")


def unreadable() -> str:
    return translate("ProposedChange", "The existing file cannot be read")


def mixed_endings() -> str:
    return translate(
        "ProposedChange", "The file mixes CRLF and LF line endings; Claude Code will make them uniform"
    )


def other_endings(before: str, after: str) -> str:
    return translate(
        "ProposedChange", "Line endings will change from {before} to {after}", before=before, after=after
    )


def crlf() -> str:
    return translate("ProposedChange", "The file has CRLF line endings")


def replaces() -> str:
    return translate("ProposedChange", "Replaces the existing file")


def same() -> str:
    return translate("ProposedChange", "The file already has this content")


def new_file() -> str:
    return translate("ProposedChange", "New file")


def empty() -> str:
    """Shown instead of the number of added lines."""
    return translate("ProposedChange", "empty")


def becomes_empty() -> str:
    return translate("ProposedChange", "The file will be empty")


def no_file() -> str:
    return translate("ProposedChange", "No such file; Claude Code would refuse this")


def curly_quotes() -> str:
    return translate("ProposedChange", "The file has curly quotes; they match straight ones")


def file_exists() -> str:
    return translate("ProposedChange", "This would create a file that exists; Claude Code would refuse this")


def not_found() -> str:
    return translate(
        "ProposedChange", "The text to replace is not in the file; Claude Code would refuse this"
    )


def ambiguous(count: int) -> str:
    return translate(
        "ProposedChange", "The text to replace occurs %Ln times; Claude Code would refuse this", n=count
    )


def everywhere(count: int) -> str:
    return translate(
        "ProposedChange", "Replaces all %Ln occurrences", n=count, one="Replaces the only occurrence"
    )


def blank() -> str:
    return translate("ProposedChange", "The content is blanks and line breaks only")


def no_notebook() -> str:
    return translate("ProposedChange", "No such notebook; Claude Code would refuse this")


def cell_after(cell: str) -> str:
    return translate("ProposedChange", "New cell after {cell}", cell=cell)


def new_cell() -> str:
    return translate("ProposedChange", "New cell")


def cell_deleted(cell: str) -> str:
    return translate("ProposedChange", "Deletes cell {cell}", cell=cell)


def cell_replaced(cell: str) -> str:
    return translate("ProposedChange", "Replaces cell {cell}", cell=cell)
