"""The changes page: the changes that Claude has made in the files, next to the conversation."""

import base64

from claude_desk.repository.merge_requests import BranchChanges, ReadBranch
from claude_desk.repository.records import RepositoryStatus
from claude_desk.snapshots.records import LeftAlone, LeftReason, Refusal, Refused
from claude_desk.snapshots.requests import CompareSnapshots
from claude_desk.transcript.text.line_comments import LineComment
from claude_desk.ui.changes.changes_view import ChangesView
from tests.gallery.attachments import picture
from tests.live_session import LiveSession
from tests.screen_files import TOP

STATES = (
    "changes",
    "changes-undone",
    "changes-undo-all",
    "changes-reviewed",
    "changes-sides",
    "changes-comment",
    "changes-since-head",
    "changes-branch",
    "changes-unstaged",
    "changes-commit",
    "changes-commit-failed",
    "changes-none",
    "changes-off",
    "changes-untrusted",
    "changes-loading",
    "changes-many",
    "changes-long",
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
    """Choose on the page what the state shows."""
    view.setSided(state == "changes-sides")
    view.setSpaces(state != "changes-unstaged")
    if state == "changes-untrusted":
        view.choose("unstaged")
    if state == "changes-since-head":
        view.choose("head")
    if state == "changes-branch":
        view.choose("branch")
    if state == "changes-unstaged":
        view.choose("unstaged")
        assert isinstance(view._session, LiveSession)
        view._session.hear()
        row = next(each for each in view.model.rows if each.kind == "lines")
        view.chooseLines(row.key, 0, 200, 0, False)
    elif state == "changes-undone":
        assert isinstance(view._session, LiveSession)
        session = view._session
        session.hear()
        session.files.skipped = (b"docs/uploads.md",)
        keys = [each.key for each in view.model.rows if each.kind == "file"]
        view.undo(keys[2])
        view.undo(keys[0])
        session.hear()
        session.change_files(*(each for each in session.files.changes if each.path != b"src/relay/upload.py"))
        session.hear()
    elif state == "changes-reviewed":
        for comment in ("c1", "c2"):
            view.comments.addToMessage(comment)
    elif state == "changes-comment":
        assert isinstance(view._session, LiveSession)
        view._session.hear()
        row = next(each for each in view.model.rows if each.kind == "lines" and each.hunk == 1)
        assert row.lines is not None
        at = row.lines.pane(row.first, row.end).text.index("return\n")
        view.comment(row.key, at, at, 0)
        view.comments.keep("Count from 1 here, the log is read by people")
    elif state.startswith("changes-commit"):
        view.commit()
        view.staging.setMessage("Wait longer between tries\n\nTwo servers were overrun.")
    if state == "changes-commit-failed":
        view.staging._on_printed("check for long lines: failed\nsrc/relay/upload.py: line 21\n")
        view.staging._on_ended("A line is longer than 100 characters.")


def complete(state: str, session: LiveSession) -> None:
    """Fill the session with the changes that the state shows."""
    if state not in STATES or state == "changes-untrusted":
        return
    files = session.files
    if state == "changes-loading":
        files.held.add(CompareSnapshots)
    if state == "changes-off":
        files.answers[CompareSnapshots] = Refused(Refusal.OFF)
    if state in ("changes-none", "changes-loading", "changes-off"):
        session.change_files()
        return
    if state == "changes-many":
        found = [files.put(f"src/part{number // 40}/module_{number}.py", _OLD, _NEW) for number in range(500)]
    elif state == "changes-long":
        lines = "".join(f"    assert attempt({number}).is_done\n" for number in range(100))
        found = [
            files.put("tests/test_attempts.py", None, f"def test_attempts() -> None:\n{lines}".encode()),
            files.put("tests/unit/test_backoff.py", b"x = 1\n", b"x = 2\n", "tests/unit/test_wait.py"),
        ]
    else:
        found = [
            files.put("docs/uploads.md", None, b"# Uploads\n\nA failed upload is tried four times.\n"),
            files.put("resources/icon.png", *_pictures()),
            files.put("src/relay/upload.py", _OLD, _NEW),
            files.put("tests/unit/test_backoff.py", b"x = 1\n", b"x = 2\n", "tests/unit/test_wait.py"),
            files.put("tests/unit/test_old.py", b"import time\n\ntime.sleep(3)\n", None),
        ]
    left = (LeftAlone(b"vendor/relay", LeftReason.SUBMODULE),)
    files.status = RepositoryStatus(TOP, "wait-longer", "3f2a1b0", "Ada Example <ada@example.org>",
                                    staged=tuple(found[:2]), unstaged=tuple(found[2:]))  # fmt: skip
    files.answers[ReadBranch] = BranchChanges(
        "wait-longer", "3f2a1b0", "main", "9f8e7d6", "/home/someone/src/relay", "9f8e7d6", 3, 2, ("main",),
        tuple(found),
    )  # fmt: skip
    session.change_files(*found, left=left)
    if state == "changes-reviewed":
        session.change_review.mark(found[0], reviewed=True)
        quote = "-        while not self.send():"
        session.change_review.comment(
            LineComment("c1", "src/relay/upload.py", 20, 28, False, quote, "Why four? Make it a setting.")
        )
        session.change_review.comment(
            LineComment("c3", "src/relay/upload.py", 1, 1, False, "+", "", "Is random enough")
        )
        session.change_review.comment(
            LineComment("c2", "docs/uploads.md", 3, 3, False, "+", "Say how long it waits in between.")
        )
