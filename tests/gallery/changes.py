"""The changes page: the changes that Claude has made in the files, next to the conversation."""

import base64

from claude_desk.protocol.phrase import Phrase
from claude_desk.repository.records import RepositoryStatus
from claude_desk.session.snapshots.line_comments import LineComment
from claude_desk.session.snapshots.session_changes import ChangeScope, Comparison
from claude_desk.session.snapshots.session_snapshots import figures_of
from claude_desk.snapshots.records import HEAD, LeftAlone, LeftReason
from claude_desk.ui.changes.changes_view import ChangesView
from tests.fake_session import FakeSession
from tests.gallery.attachments import picture

STATES = (
    "changes",
    "changes-undone",
    "changes-reviewed",
    "changes-sides",
    "changes-unstaged",
    "changes-commit",
    "changes-commit-failed",
    "changes-none",
    "changes-off",
    "changes-untrusted",
    "changes-loading",
    "changes-many",
)

_OLD = b"""\
import time

from relay import Client


class Upload:
    \"\"\"One file on its way.\"\"\"

    def __init__(self, client: Client, path: str) -> None:
        self.client = client
        self.path = path
        self.tries = 0

    def send(self) -> bool:
        self.tries += 1
        return self.client.put(self.path)

    def send_all(self) -> None:
        while not self.send():
            time.sleep(1)


def begin(path: str) -> Upload:
    return Upload(Client(), path)
"""
_NEW = (
    _OLD.replace(b"import time\n", b"import random\nimport time\n")
    .replace(
        b"        while not self.send():\n            time.sleep(1)\n",
        b"""\
        for wait in (1, 2, 4, 8):
            if self.send():
                return
            time.sleep(wait + random.random())
        raise TimeoutError(self.path)
""",
    )
    .replace(b"return Upload(Client(), path)", b"return Upload(Client.default(), path)")
)


def _pictures() -> list[bytes]:
    return [base64.b64decode(picture("icon", 240, 240, hue).data) for hue in (20, 200)]


def choose(state: str, view: ChangesView) -> None:
    """Choose on the page what the state is about."""
    view.setSided(state == "changes-sides")
    view.setSpaces(state != "changes-unstaged")
    if state == "changes-unstaged":
        view.choose("unstaged")
        row = next(each for each in view.model.rows if each.kind == "lines")
        view.chooseLines(row.key, 0, 200, 0, False)
    elif state.startswith("changes-commit"):
        view.commit()
        view.staging.setMessage("Wait longer between tries\n\nTwo servers were overrun.")
    if state == "changes-commit-failed":
        view.staging._on_printed("check for long lines: failed\nsrc/relay/upload.py: line 21\n")
        view.staging._on_ended("A line is longer than 100 characters.")


def complete(state: str, session: FakeSession) -> None:
    """Fill the session with the changes that the state shows."""
    if state not in STATES or state == "changes-loading":
        return
    changes = session.changes
    if state == "changes-none":
        changes.tell(Comparison(ChangeScope.TURN, "turn", "a"))
        return
    if state == "changes-off":
        changes.tell(Comparison(ChangeScope.TURN, trouble=Phrase("rewind.snapshots_off")))
        return
    if state == "changes-untrusted":
        changes.tell(Comparison(ChangeScope.TURN, trouble=Phrase("rewind.git_not_trusted")))
        return
    if state == "changes-many":
        found = [
            changes.put(f"src/part{number // 40}/module_{number}.py", _OLD, _NEW) for number in range(500)
        ]
    else:
        found = [
            changes.put("docs/uploads.md", None, b"# Uploads\n\nA failed upload is tried four times.\n"),
            changes.put("resources/icon.png", *_pictures()),
            changes.put("src/relay/upload.py", _OLD, _NEW),
            changes.put("tests/unit/test_backoff.py", b"x = 1\n", b"x = 2\n", "tests/unit/test_wait.py"),
            changes.put("tests/unit/test_old.py", b"import time\n\ntime.sleep(3)\n", None),
        ]
    left = (LeftAlone(b"vendor/relay", LeftReason.SUBMODULE),)
    for scope, before in ((ChangeScope.TURN, "a"), (ChangeScope.SESSION, "a"), (ChangeScope.HEAD, HEAD)):
        changes.tell(Comparison(scope, "turn", before, "", tuple(found), (), left if before == "a" else ()))
    changes.tell(Comparison(ChangeScope.UNSTAGED, changes=tuple(found[2:])))
    changes.tell(Comparison(ChangeScope.STAGED, changes=tuple(found[:2])))
    session.staging.tell(
        RepositoryStatus("/work/relay", "wait-longer", "3f2a1b0", "Ada Example <ada@example.org>",
                         staged=tuple(found[:2]), unstaged=tuple(found[2:]))
    )  # fmt: skip
    session.snapshots.tell(figures_of(found))
    if state == "changes-reviewed":
        session.change_review.mark(found[0], reviewed=True)
        quote = "-        while not self.send():"
        session.change_review.comment(
            LineComment("c1", "src/relay/upload.py", 20, 28, False, quote, "Why four? Make it a setting.")
        )
        session.change_review.comment(
            LineComment("c2", "docs/uploads.md", 3, 3, False, "+", "Say how long it waits in between.")
        )
    if state in ("changes-undone", "changes-reviewed"):
        told = "- src/relay/upload.py: the change at line 2 put back"
        session.change_undo.tell(
            "I undid some of your changes to the files. Do not make them again unless I ask for it:\n" + told,
            Phrase("rewind.changed_since", name="docs/uploads.md", more=0),
            can_redo=True,
        )
