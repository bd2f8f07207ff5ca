"""Cards of file changes, and remarks within a change."""

from claude_desk.ui.translation import translate


def no_change() -> str:
    return translate("EditCard", "no change")


def now_lines(count: int) -> str:
    """Lines of a file that is replaced, if its earlier content is unknown."""
    return translate("EditCard", "now %Ln lines", n=count, one="now 1 line")


def edited_by_person() -> str:
    return translate("EditCard", "You edited this before it was written")


def replaces_all() -> str:
    return translate("EditCard", "Replaces every occurrence")


def change(number: int, count: int) -> str:
    return translate("EditCard", "Change {number} of {count}", number=number, count=count)


def change_of_all(number: int, count: int) -> str:
    return translate("EditCard", "Change {number} of {count}, every occurrence", number=number, count=count)


def new_cell() -> str:
    return translate("EditCard", "new cell")


def new_cell_after(cell: str) -> str:
    return translate("EditCard", "new cell after {cell}", cell=cell)


def delete_cell(cell: str) -> str:
    return translate("EditCard", "delete cell {cell}", cell=cell)


def cell(cell: str) -> str:
    return translate("EditCard", "cell {cell}", cell=cell)


def cell_type() -> str:
    return translate("EditCard", "Cell type")


def new_text() -> str:
    return translate("EditCard", "The cell's new text")


def unchanged_lines(count: int) -> str:
    return translate("EditCard", "%Ln unchanged lines", n=count, one="%Ln unchanged line")


def no_newline() -> str:
    return translate("EditCard", "No newline at the end of the file")
