"""The view of the current permission request, without a window: its contents, the user's edits, the
decision."""

import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.requests.permissions import CanUseTool
from claude_desk.session.permissions.decisions import (
    AllowOnce,
    AlwaysAllow,
    DenyOnce,
    PendingRequest,
)
from claude_desk.transcript.text import member_text
from claude_desk.ui.permissions import permission_view, request_text
from claude_desk.ui.permissions.permission_view import PermissionView
from claude_desk.ui.permissions.request_draft import RequestDraft
from tests.whole_tables import few_of


def asked(name: str = "Bash", value: dict[str, Any] | None = None, asker: Text = "Claude") -> PendingRequest:
    given = {"command": "ls -l"} if value is None else value
    return PendingRequest("r1", CanUseTool(tool_name=name, input=given), asker)


class Stand(QObject):
    """A view and what it reports."""

    def __init__(self) -> None:
        super().__init__()
        self.view = PermissionView(self)
        self.decisions: list[Any] = []
        self.told: list[str] = []
        self.view.decided.connect(self.decisions.append)
        for name in ("changed", "partChanged", "draftChanged", "notesChanged"):
            getattr(self.view, name).connect(lambda name=name: self.told.append(name))

    def show(
        self,
        pending: PendingRequest | None,
        draft: RequestDraft | None = None,
        folder: str = "/p",
        own_folder: str = "/p",
    ) -> RequestDraft:
        draft = draft or RequestDraft()
        self.view.show(pending, draft, folder, own_folder)
        return draft

    def get(self, name: str) -> Any:
        return self.view.property(name)

    def news(self) -> list[str]:
        told, self.told = self.told, []
        return told


@pytest.fixture
def stand(qapp: Any) -> Iterator[Stand]:
    stand = Stand()
    yield stand
    stand.view.close()


def test_a_request_is_shown_and_all_of_it_is_told(stand: Stand) -> None:
    stand.show(asked(asker=Phrase("asker.subagent", name="x")), folder="/p/atlas")
    assert stand.get("asked") == "Bash, asked by the subagent x · in /p/atlas"
    assert (stand.get("tool"), stand.get("heading"), stand.get("input")) == (
        "Bash",
        "Run this command?",
        "ls -l",
    )
    assert (stand.get("editable"), stand.get("edited"), stand.get("editedText")) == (True, False, "")
    assert (stand.get("isChange"), stand.get("showsChange"), stand.get("path")) == (False, False, "")
    assert (stand.get("partWords"), stand.get("fullInput"), stand.get("adding")) == ("", "", False)
    assert {"changed", "partChanged", "draftChanged", "notesChanged"} <= set(stand.news())
    stand.show(asked(), folder="")
    assert stand.get("asked") == "Bash, asked by Claude"


@pytest.mark.parametrize(
    ("folder", "own_folder", "place", "elsewhere"),
    [
        ("/p/atlas", "/p/atlas", "atlas", False),
        ("/p/atlas", "/p", "/p/atlas", True),
        ("/", "/", "/", False),
        ("", "", "", False),
    ],
)
def test_only_the_own_folder_is_shortened(
    stand: Stand, folder: str, own_folder: str, place: str, elsewhere: bool
) -> None:
    stand.show(asked(), folder=folder, own_folder=own_folder)
    assert (stand.get("place"), stand.get("isElsewhere")) == (place, elsewhere)


def test_none_is_shown_and_nothing_can_be_allowed(stand: Stand) -> None:
    stand.show(asked())
    stand.show(None)
    assert (stand.get("asked"), stand.get("tool"), stand.get("input"), stand.get("fullInput")) == ("",) * 4
    stand.view.allowOnce()
    assert stand.decisions == []


def test_what_may_be_granted_and_what_would_change_are_shown_with_it(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    granted: list[Any] = []
    changed: list[Any] = []
    monkeypatch.setattr(stand.view._grants, "show", lambda *given: granted.append(given))
    monkeypatch.setattr(stand.view._change, "show", lambda *given: changed.append(given))
    pending = asked("Write", WRITE)
    draft = stand.show(pending, folder="/p")
    assert granted == [(pending, draft)]
    assert changed == [(pending.request, "/p/a.txt", True, "/p")]
    stand.show(None, draft)
    assert granted[1:] == [(None, draft)]
    assert changed[1:] == [(None, "", False, "/p")]
    stand.news()
    stand.view._change.changed.emit()
    assert stand.news() == ["notesChanged"], "the disk has told something"


def test_who_paints_a_change_and_who_opens_it_whole(stand: Stand) -> None:
    class Painter:
        def __init__(self) -> None:
            self.lent: list[Any] = []

        def lend(self, key: str, card: object) -> None:
            self.lent.append((key, card))

    painter, opened = Painter(), list[Any]()
    stand.view.show_with(painter, opened.append)  # type: ignore[arg-type]
    stand.view._change.cardMade.emit("request 1", stand)
    stand.view._change.fullContentWanted.emit(stand)
    assert painter.lent == [("request 1", stand)]
    assert opened == [stand]


def test_what_is_decided(stand: Stand) -> None:
    stand.show(asked())
    stand.view.allowOnce()
    stand.view.deny("  Not there. ")
    assert stand.decisions == [AllowOnce(None), DenyOnce("Not there.")]


def test_a_decision_on_a_rule_is_passed_on(stand: Stand) -> None:
    stand.show(asked())
    decision = AlwaysAllow()
    stand.view._grants.decided.emit(decision)
    assert stand.decisions == [decision]


def test_an_input_that_was_changed_is_what_is_allowed(stand: Stand) -> None:
    draft = stand.show(asked())
    stand.news()
    stand.view.edit("ls -a | cat")
    assert (draft.text, stand.get("edited"), stand.get("editedText")) == ("ls -a | cat", True, "ls -a | cat")
    assert set(stand.news()) == {"notesChanged", "draftChanged"}
    assert stand.get("notes") == [], "that is said of files alone"
    stand.view.allowOnce()
    assert stand.decisions == [AllowOnce({"command": "ls -a | cat"})]
    stand.view.unedit()
    assert (draft.text, stand.get("edited")) == (None, False)
    assert set(stand.news()) == {"notesChanged", "draftChanged"}
    stand.view.unedit()
    assert stand.news() == [], "it is as it was asked already"
    stand.view.allowOnce()
    assert stand.decisions[1:] == [AllowOnce(None)]


def test_what_cannot_be_edited_is_not(stand: Stand) -> None:
    draft = stand.show(asked("mcp__db__run", {"sql": "a"}))
    stand.news()
    stand.view.edit("sql: b")
    stand.view.editContent(True)
    assert (draft.text, draft.editing, stand.news()) == (None, False, [])


def test_marks_are_those_of_the_text_that_is_shown(stand: Stand) -> None:
    stand.show(asked("WebFetch", {"url": "https://one.example/x", "prompt": "p"}))
    assert stand.get("host") == "one.example"
    stand.view.edit("https://two.example/x")
    assert stand.get("host") == "two.example"
    stand.view.unedit()
    assert stand.get("host") == "one.example"
    draft = RequestDraft(text="https://three.example")
    stand.show(asked("WebFetch", {"url": "https://one.example/x", "prompt": "p"}), draft)
    assert stand.get("host") == "three.example", "a draft of before"


def test_a_long_input_is_turned_from_part_to_part(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_text, "PART", 10)
    draft = stand.show(asked(value={"command": "echo 1234\n" * 3}))
    shown = request_text.shown(asked(value={"command": "echo 1234\n" * 3}))
    count = len(shown.parts)
    assert count >= 3
    assert stand.get("partWords") == f"Part 1 of {count} · {len(shown.text.encode())} B"
    first = stand.get("input")
    stand.news()
    stand.view.turn(1)
    assert stand.get("partWords").startswith(f"Part 2 of {count} ")
    assert {"partChanged", "notesChanged"} <= set(stand.news())
    stand.view.turn(-5)
    assert (draft.part, stand.get("input")) == (0, first)
    stand.view.turn(99)
    assert draft.part == count - 1
    assert stand.get("partWords").startswith(f"Part {count} of {count} ")
    draft.part = 99  # left from a longer input
    assert stand.get("partWords").startswith(f"Part {count} of {count} ")
    last = request_text.shown(asked(value={"command": "echo 1234\n" * 3})).parts[-1]
    assert stand.get("input") == f"…{last}", "it begins inside of a line"


def test_no_part_begins_with_what_passes_for_a_member(stand: Stand) -> None:
    """An attacker can predict where a part ends, so the next part shows that it continues a value."""
    value = "x" * (request_text.PART - len("note: ")) + "command: git status"
    stand.show(asked("mcp__shell__run", {"note": value, "command": "rm -rf ~"}))
    stand.view.turn(1)
    assert stand.get("input") == "…command: git status\ncommand: rm -rf ~"
    keys = [stand.get("input")[span.start : span.end] for span in stand.view._marked.spans]
    assert keys == ["command"]


def test_the_marks_of_a_part_are_its_own(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_text, "PART", 12)
    stand.show(asked("mcp__x__y", {"a": "b" * 8, "second": "c"}))
    before = stand.view._marked
    stand.view.turn(1)
    assert stand.view._marked != before


def test_words_are_added(stand: Stand) -> None:
    draft = stand.show(asked())
    stand.news()
    stand.view.addWords()
    assert (draft.adding, stand.get("adding"), stand.news()) == (True, True, ["draftChanged"])


WRITE = {"file_path": "/p/a.txt", "content": "one\n"}


@pytest.mark.parametrize(
    ("path", "folder", "said"),
    [
        ("/p/src/a.txt", "/p", "src/a.txt"),
        ("/p/src/a.txt", "/p/", "src/a.txt"),
        ("/p2/a.txt", "/p", "/p2/a.txt"),
        ("/p/../q/a.txt", "/p", "/p/../q/a.txt"),
        ("/p/~/a.txt", "/p", "/p/~/a.txt"),
        ("/p/a\u202eb", "/p", "a⟨U+202E⟩b"),
        ("/p", "/p", "/p"),
        ("/p/a.txt", "", "/p/a.txt"),
        ("a.txt", "/p", "a.txt"),
    ],
)
def test_a_path_is_said_from_the_folder_of_the_call(stand: Stand, path: str, folder: str, said: str) -> None:
    stand.show(asked("Write", {**WRITE, "file_path": path}), folder=folder)
    assert stand.get("path") == said


def test_a_folder_that_becomes_known_later_shortens_the_path(stand: Stand) -> None:
    stand.show(asked("Write", WRITE), folder="")
    stand.news()
    stand.view.set_folder("/p")
    assert stand.get("path") == "a.txt" and "changed" in stand.news()


def test_a_change_of_a_file_is_looked_at_or_edited(stand: Stand) -> None:
    draft = stand.show(asked("Write", WRITE))
    assert (stand.get("isChange"), stand.get("showsChange"), stand.get("path")) == (True, True, "a.txt")
    assert "/p/a.txt" in stand.get("fullInput")
    assert "one" in stand.get("fullInput")
    stand.news()
    stand.view.editContent(True)
    assert (draft.editing, stand.get("showsChange")) == (True, False)
    assert stand.news() == ["draftChanged", "partChanged"]
    assert stand.get("notes") == []
    stand.view.edit("two\n")
    assert {"text": "You edited the content", "tone": ""} in stand.get("notes")
    stand.view.editContent(False)
    wanted = stand.view._change._wanted
    assert wanted is not None
    assert wanted.input == {**WRITE, "content": "two\n"}, "the change that is looked at is the new one"
    stand.view.allowOnce()
    assert stand.decisions == [AllowOnce({**WRITE, "content": "two\n"})]


def test_a_change_that_was_edited_before_is_looked_at_as_it_was_left(stand: Stand) -> None:
    stand.show(asked("Write", WRITE), RequestDraft(text="three\n"))
    wanted = stand.view._change._wanted
    assert wanted is not None
    assert wanted.input["content"] == "three\n"


def test_the_parts_of_a_change_are_not_counted_while_it_is_shown_as_one(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_text, "PART", 10)
    draft = stand.show(asked("Write", {**WRITE, "content": "echo 1234\n" * 3}))
    assert stand.get("partWords") == ""
    draft.editing = True
    assert stand.get("partWords").startswith("Part 1 of ")


def test_what_is_bad_is_told_before_what_is_strange(stand: Stand) -> None:
    hidden = "rm\u200b x"
    stand.show(
        asked(
            value={
                "command": hidden,
                "run_in_background": True,
                "dangerouslyDisableSandbox": True,
            }
        )
    )
    tones = [note["tone"] for note in stand.get("notes")]
    assert tones == sorted(tones, key=["bad", "warn", ""].index)
    assert (tones[0], tones[-1], set(tones)) == ("bad", "", {"bad", "warn", ""})


def test_what_the_person_wrote_and_cannot_see_is_told(stand: Stand) -> None:
    stand.show(asked())
    before = len(stand.get("notes"))
    stand.view.edit("ls \u200b")
    assert len(stand.get("notes")) > before


# --- inputs that are too large to be made into text at once ---------------------------------------------


LARGE: dict[str, dict[str, Any]] = {
    "members": {f"member{number}": number for number in range(20_000)},
    "nested": {"a": [{"b": [number]} for number in range(20_000)]},
    "one": {"content": "x" * 500_000 + "\u202e日本" * 100},
    "name": {"k" * 500_000: True},
}


ASKED_LARGE = [(tool, form) for tool in ("mcp__a__b", "Bash", "Write") for form in LARGE]


# A usual run asks for each tool and each form at least once.
@pytest.mark.parametrize(("tool", "form"), few_of(ASKED_LARGE, [*ASKED_LARGE[:4], *ASKED_LARGE[5::6]]))
def test_a_large_input_is_made_into_text_beside_the_window_and_is_not_allowed_before(
    stand: Stand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tool: str, form: str
) -> None:
    threads: list[bool] = []
    made = member_text.members_text

    def members_text(members: Any) -> str:
        threads.append(threading.current_thread() is threading.main_thread())
        return made(members)

    monkeypatch.setattr(request_text, "members_text", members_text)
    begins = {"Bash": {"command": "ls"}, "Write": {"file_path": "/p/a", "content": ""}}.get(tool, {})
    pending = asked(tool, begins | LARGE[form])
    stand.show(pending)
    assert stand.get("reading") is True and stand.get("heading") != ""
    stand.view.allowOnce()
    assert stand.decisions == [], "nobody has seen it"
    qtbot.waitUntil(lambda: stand.get("reading") is False, timeout=60_000)
    assert threads and not any(threads), "the window's thread made it"
    whole = request_text.shown(pending)
    told = [stand.get("input")]
    for _ in whole.parts[1:]:
        stand.view.turn(1)
        told.append(stand.get("input").removeprefix("…"))
    assert "".join(told) == whole.text
    stand.view.allowOnce()
    assert stand.decisions == [AllowOnce(None)]


def test_another_request_takes_the_place_of_one_that_is_being_read(
    stand: Stand, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = asked("mcp__a__b", LARGE["members"])
    stand.show(first)
    stand.show(asked("Bash", {"command": "ls"}))
    assert stand.get("reading") is False and stand.get("input") == "ls"
    stand.view._made.emit(first, request_text.shown(first))  # the thread of the first request ends now
    assert stand.get("input") == "ls"
    begun: list[object] = []
    with monkeypatch.context() as threads:
        threads.setattr(permission_view, "start_thread", lambda *_: begun.append(_))
        stand.show(asked("mcp__a__b", LARGE["one"]))
        stand.view._begin(first)  # the first request gets its turn after it was withdrawn
        assert begun == []
    stand.show(asked("mcp__a__b", LARGE["one"]))
    stand.show(None)
    stand.show(asked("mcp__a__c", LARGE["members"]))
    qtbot.waitUntil(lambda: stand.get("reading") is False, timeout=60_000)
    assert stand.get("input").startswith("member0: 0\n")


@pytest.mark.parametrize("length", [99_990, 100_000, 100_010, 250_000])
@pytest.mark.parametrize("sign", ["\u202e", "日\u0301", "🎉\ufe0f", "\u200b", "e\u0301\u0302\u0303"])
def test_a_long_text_is_written_out_by_pieces_as_in_one(length: int, sign: str) -> None:
    from claude_desk.protocol.wire import characters

    text = "a" * (length - 4) + sign * 10 + "b" * 1_000
    pieces = list(characters._pieces(text))
    assert "".join(pieces) == text and max(map(len, pieces)) <= 100_000
    short = "a" + sign * 10 + "b"
    assert characters.visible(text).strip("ab") == characters.visible(short).strip("ab")


def test_a_gap_is_found_wherever_a_piece_ends() -> None:
    for gap in (" " * 60, "\n \t" * 8, "⟨U+200B⟩" * 8, ("\n" + " " * 59) * 8):
        for length in (99_000, 99_950, 99_999, 100_000, 199_990):
            assert request_text.gap_note("x" * length + gap + "x"), (gap, length)
    assert not request_text.gap_note(("x" * 59 + " ") * 4_000)
