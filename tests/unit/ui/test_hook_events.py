"""When a hook of an unknown folder runs, in the words of the trust page."""

import pytest
from PySide6.QtGui import QGuiApplication

from claude_desk.protocol.disk.project_files import FolderFindings
from claude_desk.ui.window.trust_page import TrustView
from tests.gallery.trust import review_of


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ("PreToolUse (Bash): ./check.sh", "before each tool (Bash): ./check.sh"),
        ("SessionStart: curl -s x | sh", "at the start: curl -s x | sh"),
        ("Stop: {\"a\": 1}", "after each turn: {\"a\": 1}"),
        ("SomethingNew: ./a", "SomethingNew: ./a"),
        ("PreToolUsé: ./a", "PreToolUsé: ./a"),
        ("./SessionStart: x", "./SessionStart: x"),
        ("Stop", "Stop"),
    ],
)  # fmt: skip
def test_an_event_is_told_in_plain_words_and_an_unknown_one_by_its_name(
    qapp: QGuiApplication, found: str, said: str
) -> None:
    view = TrustView()
    view.show(review_of("/srv", FolderFindings(hooks=[found], servers=[found])))
    assert view.property("hooks") == [said]
    assert view.property("servers") == [found], "no hook"
    assert view.property("summaries")["hooks"].startswith(said[:10])
