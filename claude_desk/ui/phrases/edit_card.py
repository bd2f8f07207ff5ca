"""Cards of file changes, and remarks within a change."""

from claude_desk.ui.phrases.phrase_words import Table, Wording

WORDS: Table = {
    "no_change": Wording("no change"),
    # Lines of a file that is replaced, if its earlier content is unknown.
    "now_lines": Wording("now %Ln lines", n="count", one="now 1 line"),
    "edited_by_person": Wording("You edited this before it was written"),
    "replaces_all": Wording("Replaces every occurrence"),
    "change": Wording("Change {number} of {count}"),
    "change_of_all": Wording("Change {number} of {count}, every occurrence"),
    "new_cell": Wording("new cell"),
    "new_cell_after": Wording("new cell after {cell}"),
    "delete_cell": Wording("delete cell {cell}"),
    "cell": Wording("cell {cell}"),
    "cell_type": Wording("Cell type"),
    "new_text": Wording("The cell's new text"),
    "unchanged_lines": Wording("%Ln unchanged lines", n="count", one="%Ln unchanged line"),
    "no_newline": Wording("No newline at the end of the file"),
}
