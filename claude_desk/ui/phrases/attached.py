"""What Claude Code attached to a message: files, resources, selected lines. A name may be ""."""

from claude_desk.ui.phrases.phrase_words import Table, Wording
from claude_desk.ui.translation import translate


def lines(name: str, count: int, more: bool) -> str:
    """`more` says whether the file has more than `count` lines."""
    if more:
        return translate(
            "Attached",
            "Attached: {name} (%Ln+ lines)",
            n=count,
            one="Attached: {name} (%Ln+ lines)",
            name=_file(name),
        )
    return translate(
        "Attached",
        "Attached: {name} (%Ln lines)",
        n=count,
        one="Attached: {name} (%Ln line)",
        name=_file(name),
    )


def selected(name: str, first: int | None, last: int | None) -> str:
    """`first` and `last` are line numbers, None if unknown."""
    name = _file(name)
    if first is None or last is None:
        return translate("Attached", "Selected in the editor: {name}", name=name)
    if first == last:
        return translate("Attached", "Selected in the editor: {name}, line {line}", name=name, line=first)
    return translate(
        "Attached",
        "Selected in the editor: {name}, lines {first} to {last}",
        name=name,
        first=first,
        last=last,
    )


def _file(name: str) -> str:
    return name or translate("Attached", "a file")


WORDS: Table = {
    "file": Wording("Attached: {name}", name=_file),
    "lines": lines,
    "pages": Wording(
        "Attached: {name} (%Ln pages)", n="count", one="Attached: {name} (%Ln page)", name=_file
    ),
    "folder": Wording("Attached: {name} (folder)", name=_file),
    "resource": Wording("Attached: {name} from {server}", "Attached: {name}"),
    "referenced": Wording("Referenced: {name}", name=_file),
    "referenced_unread": Wording("Referenced: {name} (not read)", name=_file),
    "diff_lines": Wording("Selected in the diff: %Ln lines", n="count", one="Selected in the diff: %Ln line"),
    # --- by an editor ---
    "opened": Wording("File open in the editor: {name}"),
    "selected": selected,
    "file_open": Wording("A file is open in the editor"),
    "text_selected": Wording("Text is selected in the editor"),
    "diagnostics": Wording("Editor diagnostics attached"),
}
