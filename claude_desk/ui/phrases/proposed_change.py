"""Remarks on a file change that is not made yet."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    # Remark on one of several changes.
    "numbered": Wording("Change {number}: {remark}"),
    "binary": Wording("The existing file is not text, so the change cannot be shown"),
    "large": Wording("The existing file is too large to compare"),
    "replaces_large": Wording("Replaces the existing file of {size}, which is too large to compare"),
    "replaces_binary": Wording("Replaces the existing file of {size}, which is not text"),
    # Added lines and replaced bytes: `+1, replaces 5 MB`.
    "bytes_go": Wording("{added}, replaces {size}"),
    "folder": Wording("A folder has this name"),
    "not_regular": Wording("This name is not a regular file"),
    "unreadable": Wording("The existing file cannot be read"),
    "mixed_endings": Wording("The file mixes CRLF and LF line endings; Claude Code will make them uniform"),
    "other_endings": Wording("Line endings will change from {before} to {after}"),
    "crlf": Wording("The file has CRLF line endings"),
    "replaces": Wording("Replaces the existing file"),
    "same": Wording("The file already has this content"),
    "new_file": Wording("New file"),
    # Shown instead of the number of added lines.
    "empty": Wording("empty"),
    "becomes_empty": Wording("The file will be empty"),
    "no_file": Wording("No such file; Claude Code would refuse this"),
    "curly_quotes": Wording("The file has curly quotes; they match straight ones"),
    "file_exists": Wording("This would create a file that exists; Claude Code would refuse this"),
    "not_found": Wording("The text to replace is not in the file; Claude Code would refuse this"),
    "ambiguous": Wording("The text to replace occurs %Ln times; Claude Code would refuse this", n="count"),
    "everywhere": Wording("Replaces all %Ln occurrences", n="count", one="Replaces the only occurrence"),
    "blank": Wording("The content is blanks and line breaks only"),
    "no_notebook": Wording("No such notebook; Claude Code would refuse this"),
    "cell_after": Wording("New cell after {cell}"),
    "new_cell": Wording("New cell"),
    "cell_deleted": Wording("Deletes cell {cell}"),
    "cell_replaced": Wording("Replaces cell {cell}"),
}
