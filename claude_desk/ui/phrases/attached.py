"""What Claude Code attached to a message: files, resources, selected lines. A name may be ""."""

from claude_desk.ui.translation import translate


def file(name: str) -> str:
    return translate("Attached", "Attached: {name}", name=_file(name))


def lines(name: str, count: int, more: bool) -> str:
    """`more`: the file has more lines than these."""
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


def pages(name: str, count: int) -> str:
    return translate(
        "Attached",
        "Attached: {name} (%Ln pages)",
        n=count,
        one="Attached: {name} (%Ln page)",
        name=_file(name),
    )


def folder(name: str) -> str:
    return translate("Attached", "Attached: {name} (folder)", name=_file(name))


def resource(name: str, server: str) -> str:
    if not server:
        return translate("Attached", "Attached: {name}", name=name)
    return translate("Attached", "Attached: {name} from {server}", name=name, server=server)


def referenced(name: str) -> str:
    return translate("Attached", "Referenced: {name}", name=_file(name))


def referenced_unread(name: str) -> str:
    return translate("Attached", "Referenced: {name} (not read)", name=_file(name))


def diff_lines(count: int) -> str:
    return translate(
        "Attached", "Selected in the diff: %Ln lines", n=count, one="Selected in the diff: %Ln line"
    )


def _file(name: str) -> str:
    return name or translate("Attached", "a file")


# --- by an editor ---------------------------------------------------------------------------------


def opened(name: str) -> str:
    return translate("Attached", "File open in the editor: {name}", name=name)


def selected(name: str, first: int | None, last: int | None) -> str:
    """`first`, `last`: line numbers."""
    name = name or translate("Attached", "a file")
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


def file_open() -> str:
    return translate("Attached", "A file is open in the editor")


def text_selected() -> str:
    return translate("Attached", "Text is selected in the editor")


def diagnostics() -> str:
    return translate("Attached", "Editor diagnostics attached")
