"""The list of sessions by folder, and folded."""

import time
from typing import Any

from claude_desk.protocol.files.appearance import read_appearance
from claude_desk.protocol.files.settings_file import SettingsFile, read_settings, write_settings
from claude_desk.ui.sidebar.session_list import SessionListModel, SessionListRole
from claude_desk.ui.sidebar.session_rows import SessionMark
from tests.unit.ui.test_session_list import (
    DAY,
    HOUR,
    NOW,
    Told,
    model,
    now,
    opened,
    session,
    shown,
    told,
)

__all__ = ["model", "now"]


def at(name: str, folder: str, ago: float = HOUR, repository: str = "") -> Any:
    return told(name, ago, folder=folder, repository=repository or folder)


def test_by_folder_each_repository_with_its_worktrees(model: SessionListModel) -> None:
    model.arrange(True, ())
    model.apply_changes(
        [
            at("b", "/srv/beta"),
            at("old", "/srv/atlas", 40 * DAY),
            at("wt", "/srv/wt-fix", 2 * HOUR, "/srv/atlas"),
            at("other", "/opt/atlas"),
            at("lost", ""),
        ]
    )
    assert shown(model, SessionListRole.GROUP, SessionListRole.TITLE, SessionListRole.DETAIL) == [
        ("/opt/atlas", "Session other", "main"),
        ("/srv/atlas", "Session wt", "wt-fix · main"),
        ("/srv/atlas", "Session old", "main"),
        ("/srv/beta", "Session b", "main"),
        ("group:unknown-folder", "Session lost", "main"),
    ]
    assert (model.sectionTitle("/srv/atlas"), model.sectionPlace("/srv/atlas")) == ("atlas", "/srv")
    assert (model.sectionTitle("group:unknown-folder"), model.sectionPlace("group:today")) == (
        "Unknown folder",
        "",
    )


def test_what_needs_the_person_or_works_comes_before_the_folders(model: SessionListModel) -> None:
    model.arrange(True, ())
    model.apply_changes([at("a", "/srv/atlas"), at("p", "/srv/atlas"), at("z", "/srv/atlas")])
    model.set_marks({"p": SessionMark(pinned=True), "z": SessionMark(archived=True)}, ["p", "z"])
    model.setProperty("withArchived", True)
    opened(model, session("w", "working"), session("n", "waiting"))
    assert shown(model, SessionListRole.GROUP) == [
        "group:needs-you",
        "group:working",
        "/srv/atlas",
        "/srv/atlas",
        "group:archived",
    ]
    model.fold("Needs you", True)
    model.fold("group:working", True)
    assert model.rowCount() == 5, "those are never folded away"


def test_a_session_that_is_not_on_disk_yet_stands_with_its_repository(model: SessionListModel) -> None:
    model.arrange(True, ())
    model.apply_changes([at("a", "/srv/wt-fix", HOUR, "/srv/atlas")])
    fresh = session("new", folder="/srv/wt-fix")
    opened(model, fresh)
    assert shown(model, SessionListRole.GROUP) == ["/srv/atlas", "/srv/atlas"]


def test_a_folded_section_is_one_row_that_tells_how_many(model: SessionListModel) -> None:
    model.arrange(True, ())
    model.apply_changes([at("1", "/srv/a"), at("2", "/srv/a"), at("3", "/srv/b")])
    seen = Told(model)
    kept: list[list[str]] = []
    model.arrangementWanted.connect(lambda: kept.append(model.folded_sections))
    model.fold("/srv/a", True)
    roles = (
        SessionListRole.HEADS,
        SessionListRole.HIDDEN,
        SessionListRole.TITLE,
        SessionListRole.GROUP,
        SessionListRole.STATE_NAME,
    )
    assert shown(model, *roles)[0] == ("/srv/a", 2, "a", "", "Not running")
    assert model.rowCount() == 2
    assert (model.headOf("/srv/a"), model.headOf("/srv/b")) == (0, -1)
    model.apply_changes([at("4", "/srv/a")], [at("1", "/srv/a")])
    model.apply_changes([at("5", "/srv/a")])
    assert shown(model, SessionListRole.HIDDEN) == [3, 0]
    wished: list[str] = []
    model.wanted.connect(lambda action, row, text: wished.append(row.session_id))
    model.act("choose", model.keyAt(0))
    model.walk(1)
    assert wished == ["3"], "what stands for others is no session"
    model.setProperty("filter", "session 4")
    assert shown(model, SessionListRole.TITLE) == ["Session 4"]
    assert not model.canFold("/srv/a")
    model.setProperty("filter", "")
    model.apply_changes([], [at("4", "/srv/a"), at("5", "/srv/a"), at("2", "/srv/a")])
    assert shown(model, SessionListRole.TITLE) == ["Session 3"], "nor is there a head of nothing"
    model.fold("/srv/a", False)
    assert kept == [["/srv/a"], []]
    seen.check()
    assert seen.resets == 0


def test_a_folder_lists_its_newest_seven_until_more_are_asked_for(model: SessionListModel) -> None:
    model.arrange(True, ())
    model.apply_changes([at(str(number), "/srv/a", number * HOUR) for number in range(1, 9)])
    assert model.rowCount() == 8, "a row that replaces one session would take the same place"
    model.apply_changes([at(str(number), "/srv/a", number * HOUR) for number in range(9, 21)])
    model.apply_changes([at("b", "/srv/b")])
    seen = Told(model)
    roles = (SessionListRole.KIND, SessionListRole.HIDDEN, SessionListRole.GROUP)
    assert shown(model, *roles)[6:] == [
        ("session", 0, "/srv/a"),
        ("end", 13, "/srv/a"),
        ("session", 0, "/srv/b"),
    ]
    assert (model.endOf("/srv/a"), model.endOf("/srv/b")) == (7, -1)
    chosen: list[str] = []
    model.wanted.connect(lambda action, row, text: chosen.append(row.session_id))
    model.act("choose", model.keyAt(7))
    assert not chosen, "the row at the end is no session"
    model.unfoldTail("/srv/a", True)
    assert (model.rowCount(), model.endOf("/srv/a")) == (22, 20)
    assert shown(model, *roles)[20] == ("end", 0, "/srv/a")
    model.unfoldTail("/srv/a", False)
    assert (model.rowCount(), model.endOf("/srv/a")) == (9, 7)
    seen.check()
    assert seen.resets == 0


def test_more_never_hides_what_is_open_pinned_or_searched_for(model: SessionListModel) -> None:
    model.arrange(True, ())
    model.apply_changes([at(str(number), "/srv/a", number * HOUR) for number in range(1, 21)])
    old = session("20", folder="/srv/a", title="Session 20")
    opened(model, old)
    model.set_marks({"19": SessionMark(pinned=True)}, ["19"])
    titles = shown(model, SessionListRole.TITLE)
    assert {"Session 19", "Session 20"} <= {*titles}
    assert shown(model, SessionListRole.HIDDEN)[-1] == 11
    model.setProperty("filter", "session 15")
    assert shown(model, SessionListRole.TITLE) == ["Session 15"]
    model.setProperty("filter", "")
    model.fold("/srv/a", True)
    assert shown(model, SessionListRole.HIDDEN) == [20]
    model.fold("/srv/a", False)
    assert shown(model, SessionListRole.TITLE) == titles
    model.setProperty("byFolder", False)
    assert model.rowCount() == 20, "a list by time has no such row"


def test_all_are_folded_and_unfolded(model: SessionListModel) -> None:
    model.apply_changes([told("today", HOUR), told("old", 40 * DAY)])
    opened(model, session("w", "working"))
    model.foldAll(True)
    assert shown(model, SessionListRole.TITLE) == ["Open", "Today", "Earlier"]
    model.setProperty("byFolder", True)
    assert shown(model, SessionListRole.GROUP) == ["group:working", "/srv/atlas", "/srv/atlas"]
    model.foldAll(True)
    assert shown(model, SessionListRole.HIDDEN) == [0, 2]
    model.foldAll(False)
    model.setProperty("byFolder", False)
    assert shown(model, SessionListRole.HEADS) == ["", "group:today", "group:earlier"], (
        "those of the other kind stay as they were"
    )


def test_one_that_goes_from_a_folded_section_to_work_is_seen(model: SessionListModel) -> None:
    model.arrange(True, ["/srv/atlas"])
    model.apply_changes([at("1", "/srv/atlas"), at("2", "/srv/atlas")])
    one = session("1")
    opened(model, one)
    assert shown(model, SessionListRole.HIDDEN) == [2]
    one.bring_to("working")
    assert shown(model, SessionListRole.GROUP, SessionListRole.HIDDEN) == [("group:working", 0), ("", 1)]
    one.bring_to("ready")
    assert shown(model, SessionListRole.HIDDEN) == [2]


def test_a_change_among_3000_by_folder_costs_little(model: SessionListModel) -> None:
    """A change takes less than a quarter of the time that listing all sessions takes."""
    model.arrange(True, ())
    records = [at(str(number), f"/srv/{number % 40}", number * HOUR) for number in range(3000)]
    began = time.thread_time()
    model.apply_changes(records)
    listed = time.thread_time() - began
    seen = Told(model)
    moves = []
    for number in range(5):
        began = time.thread_time()
        model.apply_changes([records[1500 + number]._replace(modified=NOW)])
        model.fold(f"/srv/{number}", True)
        moves.append(time.thread_time() - began)
    assert min(moves) < listed / 4
    assert seen.resets == 0
    seen.check()


def test_how_it_was_arranged_is_there_with_the_first_frame() -> None:
    kept = SettingsFile(
        sidebar=False, sessions_by="folder", folded_sections=["/srv/a", "group:today", "/srv/a"]
    )
    look = read_appearance(write_settings(kept))
    assert (look.sidebar, look.by_folder, look.folded_sections) == (False, True, ("/srv/a", "group:today"))
    assert read_appearance(b"{}")[2:7] == (True, 264, False, (), "")
    assert (
        read_appearance(b'{"sidebar": 3, "folded_sections": "x", "sessions_by": []}')[2:]
        == read_appearance(b"")[2:]
    )
    damaged = read_settings(b'{"sidebar": "x", "folded_sections": [1], "sessions_by": "x"}')
    assert damaged is not None
    assert (damaged.sidebar, damaged.folded_sections, damaged.sessions_by) == (True, [], "time")


def test_sections_that_an_earlier_version_kept_by_their_words_are_known(model: SessionListModel) -> None:
    kept = read_settings(b'{"folded_sections": ["Yesterday", "/srv/a", "Working", "of a later version"]}')
    assert kept is not None
    model.arrange(False, kept.folded_sections)
    assert model.folded_sections == ["group:yesterday", "/srv/a", "of a later version"]
    assert model.sectionTitle(model.folded_sections[0]) == "Yesterday"


def test_the_last_folded_ones_are_kept_in_their_order(model: SessionListModel) -> None:
    model.arrange(True, ["/c", "/b", "/a"])
    model.fold("/d", True)
    assert model.folded_sections == ["/d", "/c", "/b", "/a"]
