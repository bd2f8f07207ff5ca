"""Profiles: sessions of several side by side, and whose a new one is to be."""

from claude_desk.ui.profiles.profile_marks import ProfileMark, ProfileMarks
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import search, sessions, start_page

STATES = ("profiles", "profiles-new", "profiles-search")
WORK, PRIVATE = ProfileMark("Work", "orange"), ProfileMark("Private and not to be mixed up", "purple")
_CHOICES = (("work", WORK.name), ("private", PRIVATE.name))


def fill(state: str, screen: WindowEngine) -> None:
    """Whose the sessions are; after the session is attached."""
    if state not in STATES:
        return
    app = screen.app
    marks = ProfileMarks()
    place = "/home/someone/.claude-{}/projects"
    marks.show({place.format("work"): WORK, place.format("private"): PRIVATE})
    app.session_list.set_profile_marks(marks)
    app.search_view.set_profile_marks(marks)
    records = []
    for number, record in enumerate(sessions.some()):
        name = ("work", "private", "")[number % 3]
        path = record.path.replace(".claude/", f".claude-{name}/") if name else record.path
        records.append(record._replace(path=path))
    app.session_list.apply_changes(records)
    app.view.set_profile(WORK)
    if state == "profiles-new":
        view = app.new_session_view
        view.show_profiles(_CHOICES)
        view.show_profile("work", "work")
        start_page.fill_new_session(state, screen)
    if state == "profiles-search":
        marks.show({"/home/someone/.claude/projects": WORK})
        search.fill("search", screen)
