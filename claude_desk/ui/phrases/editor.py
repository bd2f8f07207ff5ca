"""What an editor put beside a message."""

from claude_desk.ui.translation import translate


def opened(name: str) -> str:
    return translate("Editor", "Open in the editor: {name}", name=name)


def selected(name: str, first: int | None, last: int | None) -> str:
    """`first`, `last`: numbers of lines."""
    name = name or translate("Editor", "a file")
    if first is None or last is None:
        return translate("Editor", "Selected in the editor: {name}", name=name)
    if first == last:
        return translate("Editor", "Selected in the editor: {name}, line {line}", name=name, line=first)
    return translate(
        "Editor", "Selected in the editor: {name}, lines {first} to {last}", name=name, first=first, last=last
    )


def file_open() -> str:
    return translate("Editor", "A file is open in the editor")


def text_selected() -> str:
    return translate("Editor", "Text is selected in the editor")


def diagnostics() -> str:
    return translate("Editor", "Editor diagnostics attached")
