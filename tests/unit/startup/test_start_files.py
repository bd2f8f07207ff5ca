"""Which QML files are read for the first window: not the files of what the window may show later."""

import re
from pathlib import Path

import claude_desk

QML = Path(claude_desk.__file__).parents[1] / "qml" / "ClaudeDesk"
# Types that are made right after the first frame, from a URL.
_LATE = (
    "ComposerOverlay",
    "ComposerButtons",
    "SendTimes",
    "SessionBody",
    "SessionHeaderEnd",
    "SessionPromptLayer",
    "SidebarBody",
    "WindowPages",
)
# For each subject that a start does not show, one of its types.
_SHOWN_LATER = {
    "SettingsPage",
    "SearchPage",
    "StartPage",
    "TrustPage",
    "ShortcutsSheet",
    "SessionPromptDialog",
    "NewWorktreeDialog",
    "WorktreeRemovalDialog",
    "TextViewer",
    "SessionPanel",
    "ChangesPage",
    "PermissionDialog",
    "QuestionDialog",
    "PlanDialog",
    "RewindPrompt",
    "MessageQueueStrip",
    "Lightbox",
    "FileDialogPanel",
}
_MADE = re.compile(r"^\s*(?:\w+:\s*)?([A-Z]\w*) \{", re.MULTILINE)


def read_with(name: str, files: dict[str, Path], found: set[str]) -> set[str]:
    """Add the files that Qt reads for a type to `found`, with the files of all types that are used in it, and
    return `found`."""
    if name in files and name not in found:
        found.add(name)
        for made in _MADE.findall(files[name].read_text(encoding="utf-8")):
            read_with(made, files, found)
    return found


def test_what_is_not_shown_is_not_read() -> None:
    files = {path.stem: path for path in QML.rglob("*.qml")}
    found: set[str] = set()
    for name in ("Main", *_LATE):
        assert name in files, name
        read_with(name, files, found)
    assert files.keys() >= _SHOWN_LATER
    assert found & _SHOWN_LATER == set()
    assert {"ProseRow", "NewSessionPage", "SessionRow"} <= found, "it finds what is read"
