"""Profiles: sessions of several profiles side by side, and the choice of a new session's profile."""

import time

from claude_desk.protocol.requests.usage import AccountLimit
from claude_desk.ui.profiles.account_view import AccountStage
from claude_desk.ui.profiles.profile_editor import ProfileDraft, VariableDraft
from claude_desk.ui.profiles.profile_marks import ProfileMark, ProfileMarks
from claude_desk.ui.profiles.profiles_view import ProfileRow
from claude_desk.ui.window.window_engine import WindowEngine
from tests.gallery import search, sessions, start_page

STATES = ("profiles", "profiles-new", "profiles-search")
PAGES = (
    "settings-profiles",
    "settings-profile",
    "settings-profile-end",
    "settings-account",
    "settings-account-terminal",
)
WORK, PRIVATE = ProfileMark("Work", "orange"), ProfileMark("Private and not to be mixed up", "purple")
_CHOICES = (("work", WORK.name), ("private", PRIVATE.name))


def fill(state: str, screen: WindowEngine) -> None:
    """Set the sessions' profiles. Call this after the session is attached."""
    app = screen.app
    if state in PAGES:
        fill_settings(state, screen)
    if state not in STATES:
        return
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


def fill_settings(state: str, screen: WindowEngine) -> None:
    """Show the profiles in the settings, or the form of one profile."""
    view = screen.app.preferences.profiles_view
    view.rows.show(
        [
            ProfileRow("", "", "", "/home/someone/.claude", 128, 34_000_000),
            ProfileRow(
                "work",
                WORK.name,
                WORK.color,
                "/home/someone/.claude-work",
                12,
                480_000,
                3.2,
                (AccountLimit(rateLimitType="five_hour", utilization=0.82, resetsAt=time.time() + 3_000),),
            ),
            ProfileRow("private", PRIVATE.name, PRIVATE.color, "/srv/a-long-way/to/a/folder/of/claude-code"),
        ]
    )
    if state == "settings-account":
        view.account_view.begin(WORK.name, signs_in=True)
        view.account_view.set_stage(AccountStage.RUNNING)
        view.account_view.show_text(
            "Opening browser to sign in…\nIf the browser didn't open, visit:\n"
            "https://claude.ai/oauth/authorize?code=true&client_id=1&state=2\nPaste code here if prompted > "
        )
    elif state == "settings-account-terminal":
        view.account_view.begin(WORK.name, signs_in=True)
        command = "CLAUDE_CONFIG_DIR=/home/someone/.claude-work /usr/local/bin/claude /login"
        view.account_view.set_stage(AccountStage.ABSENT, command)
    elif state != "settings-profiles":
        view.form.edit(
            ProfileDraft(
                "work",
                WORK.name,
                WORK.color,
                "~/.claude-work",
                model="opus",
                mode="plan",
                variables=(
                    VariableDraft("ANTHROPIC_BASE_URL", "text", "https://gateway.example/anthropic"),
                    VariableDraft("ANTHROPIC_API_KEY", "command", "pass show work/anthropic"),
                    VariableDraft("ANTHROPIC_AUTH_TOKEN", "text", "not a token"),
                    VariableDraft("GITHUB_TOKEN", "keyring", kept=True),
                ),
                rules=("/home/someone/src/atlas", "/srv/work"),
            )
        )
        view.form.show_problem("There are two variables named ANTHROPIC_API_KEY.")
