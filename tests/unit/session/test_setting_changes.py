"""Mode and model: changed before, during and after the start, and when the CLI refuses."""

from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.request_base import LibraryPaths, Request
from claude_desk.session.core.session_state import SessionPhase, SettingSubject
from tests.library.all_handlers import HANDLERS
from tests.scripted_cli.script import Script, Steps
from tests.unit.library.session_file_builder import SessionFile
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import WIRE, reply


async def test_mode_and_model_of_a_running_child(make_session: MakeSession) -> None:
    script = Script(reply("Hi."), answers={"set_permission_mode": {"mode": "plan"}, "set_model": None})
    held = make_session(script)
    await held.ready()
    held.session.settings.set(SettingSubject.MODE, "plan")
    held.session.settings.set(SettingSubject.MODEL, "opus")
    held.session.send("go")  # the message is meant for the new mode, so it waits for the answer
    await held.until(lambda: bool(held.footers))
    await held.session.close()
    kinds = [m.get("request", m).get("subtype", m["type"]) for m in held.got()]
    assert kinds == ["initialize", "set_permission_mode", "set_model", "user"]
    assert held.asked() == [
        {"subtype": "set_permission_mode", "mode": "plan"},
        {"subtype": "set_model", "model": "opus"},
    ]


async def test_a_mode_chosen_while_it_starts_is_told_once_it_is_up(make_session: MakeSession) -> None:
    script = Script(reply("Hi."), answers={"set_permission_mode": {"mode": "plan"}})
    held = make_session(script)
    held.session.start()
    held.session.settings.set(SettingSubject.MODE, "acceptEdits")
    held.session.settings.set(SettingSubject.MODE, "plan")
    assert held.session.info.mode == "plan"
    await held.turn("go")
    await held.session.close()
    kinds = [m.get("request", m).get("subtype", m["type"]) for m in held.got()]
    assert kinds == ["initialize", "set_permission_mode", "user"]
    assert held.flag(1, "--permission-mode") == "default"


async def test_a_mode_chosen_before_a_restart_is_the_next_childs(make_session: MakeSession) -> None:
    script = Script(Steps().await_control("set_permission_mode", {"mode": "plan"}).exit(0))
    held = make_session(script, Script(reply("Hi.")))
    await held.ready()
    held.session.settings.set(SettingSubject.MODE, "plan")
    await held.state(SessionPhase.NOT_RUNNING)
    await held.until(lambda: held.session.info.mode == "plan")
    held.session.settings.set(SettingSubject.MODEL, "opus")
    assert held.session.info.model == "opus"
    await held.turn("go")
    assert held.flag(2, "--permission-mode") == "plan"
    assert held.flag(2, "--model") == "opus"
    assert held.session.info.model == "demo"  # the model that the CLI reports counts


async def test_a_refused_change_is_told_and_not_kept(make_session: MakeSession) -> None:
    steps = reply("Hi.").await_control("set_model", error="No such model", code="invalid").exit(0)
    held = make_session(Script(steps), Script(resumed=reply("Hi.")))
    await held.turn("go")
    held.session.settings.set(SettingSubject.MODEL, "gpt")
    await held.says("The model could not be changed: No such model")
    assert held.session.info.model == "demo"
    assert "notice" in held.kinds()
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("go")
    assert held.flag(2, "--model") is None


async def test_a_change_that_is_refused_after_the_start(make_session: MakeSession) -> None:
    steps = Steps().await_control("set_permission_mode", error="Bypass is not available")
    steps.steps += reply("Hi.").steps
    held = make_session(Script(steps))
    held.session.start()
    held.session.settings.set(SettingSubject.MODE, "bypassPermissions")
    held.session.send("go")
    await held.until(lambda: bool(held.footers))
    assert held.rows[0] == "notice: The permission mode could not be changed: Bypass is not available"
    assert held.session.info.mode == "default"


async def test_a_change_that_is_never_answered_holds_nothing_up_for_ever(
    make_session: MakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("claude_desk.session.core.setting_changes.ANSWER_SECONDS", 0.1)
    held = make_session(Script(reply("Hi.")))
    await held.ready()
    held.session.settings.set(SettingSubject.MODEL, "opus")
    await held.turn("go")
    assert held.rows[0].startswith("notice: The model could not be changed")
    assert held.rows[1:] == ["user: go", "prose: Hi.", "footer: done"]


async def test_the_mode_that_the_cli_tells_is_the_one(make_session: MakeSession) -> None:
    steps = Steps().await_user().write(WIRE.init("default"), WIRE.status(None, "acceptEdits"))
    held = make_session(Script(steps.write(WIRE.result("x"))))
    await held.turn("go")
    assert held.session.info.mode == "acceptEdits"


EFFORTS = {"models": [{"value": "default", "supportedEffortLevels": ["low", "high"]}], "commands": []}


async def test_effort_and_thinking_hold_for_the_next_child(make_session: MakeSession) -> None:
    answers: dict[str, dict[str, Any] | None] = {
        "apply_flag_settings": None,
        "set_max_thinking_tokens": None,
        "get_settings": {"applied": {"effort": "low"}},
    }
    script = Script(reply("Hi.").exit(0), initialize=EFFORTS, answers=answers)
    held = make_session(script, Script(initialize=EFFORTS, answers=answers, resumed=reply("Hi again.")))
    await held.ready()
    held.session.settings.set(SettingSubject.EFFORT, "low")
    held.session.settings.set(SettingSubject.THINKING, "0")
    await held.turn("go")
    await held.state(SessionPhase.NOT_RUNNING)
    await held.turn("and now?")
    assert (held.session.info.effort, held.session.info.thinking) == ("low", "0")
    await held.session.close()
    for script_number in (1, 2):
        assert [r for r in held.asked(script_number) if r["subtype"] != "get_settings"] == [
            {"subtype": "apply_flag_settings", "settings": {"effortLevel": "low"}},
            {"subtype": "set_max_thinking_tokens", "max_thinking_tokens": 0},
        ]


class DiskLibrary:
    """A library that reads session files in this process."""

    async def ask(self, request: Request, seconds: float = 0.0) -> Any:
        paths = LibraryPaths(*[Path("/nonexistent")] * 3)
        return HANDLERS[type(request)](request, paths, lambda news: None)


@pytest.mark.parametrize("how", ["reopened", "reopened with another model"])
async def test_what_was_chosen_for_a_session_holds_when_it_is_opened_again(
    make_session: MakeSession, tmp_path: Path, how: str
) -> None:
    """Claude Code's files have neither the effort nor `[1m]`."""
    answers: dict[str, dict[str, Any] | None] = {
        "apply_flag_settings": None,
        "set_model": None,
        "set_max_thinking_tokens": None,
        "get_settings": {"applied": {"effort": "low", "model": "claude-opus-4-6"}},
    }
    first = make_session(Script(reply("Hi."), initialize=EFFORTS, answers=answers))
    await first.ready()
    first.session.settings.set(SettingSubject.MODEL, "opus[1m]")
    first.session.settings.set(SettingSubject.EFFORT, "low")
    first.session.settings.set(SettingSubject.THINKING, "0")
    await first.turn("go")
    await first.session.close()
    session_id = first.session.info.session_id
    file = SessionFile(tmp_path / f"{session_id}.jsonl")
    file.says("go")
    file.answers("Hi.")
    given = {"model": "haiku"} if how != "reopened" else {}
    second = make_session(
        Script(resumed=reply("Hi again."), initialize=EFFORTS, answers=answers),
        resume=session_id,
        session_file=file.path,
        library=DiskLibrary(),
        **given,
    )
    second.session.history.begin()
    second.session.send("and now?")
    await second.says("Hi again.")
    model = given.get("model", "opus[1m]")
    await second.session.close()
    assert second.flag(2, "--model") == model
    info = second.session.info
    assert (info.chosen_model, info.chosen_effort, info.thinking) == (model, "low", "0")


@pytest.mark.parametrize(
    ("own", "written", "mode", "said"),
    [
        ("", "acceptEdits", "default", "session_notice.others_edits"),
        ("", "plan", "plan", "session_notice.others_plan"),
        ("", "bypassPermissions", "default", ""),
        ("", "auto", "default", ""),
        ("auto", "auto", "default", ""),  # the user has to choose this mode again
        ("acceptEdits", "acceptEdits", "acceptEdits", ""),
        ("acceptEdits", "plan", "plan", "session_notice.others_plan"),
        ("plan", "plan", "plan", ""),
        ("plan", "acceptEdits", "plan", "session_notice.others_edits"),
    ],
)
async def test_a_mode_that_another_program_wrote_is_told_and_none_is_wider_than_chosen_here(
    make_session: MakeSession, tmp_path: Path, own: str, written: str, mode: str, said: str
) -> None:
    answers: dict[str, dict[str, Any] | None] = {"set_permission_mode": {"mode": own}}
    first = make_session(Script(reply("Hi."), answers=answers))
    await first.turn("go")
    if own:
        first.session.settings.set(SettingSubject.MODE, own)
        await first.until(lambda: first.session.info.mode == own)
    await first.session.close()
    before = first.asked()
    file = SessionFile(tmp_path / f"{first.session.info.session_id}.jsonl")
    file.says("go")
    file.answers("Hi.")
    file.aside("permission-mode", permissionMode=written, sessionId=file.path.stem)
    second = make_session(
        Script(resumed=reply("Hi again."), answers={"set_permission_mode": {"mode": mode}}),
        resume=file.path.stem,
        session_file=file.path,
        library=DiskLibrary(),
    )
    second.session.history.begin()
    second.session.send("and now?")
    await second.says("Hi again.")
    await second.session.close()
    asked = second.asked()[len(before) :]
    modes = [each["mode"] for each in asked if each["subtype"] == "set_permission_mode"]
    assert [second.flag(2, "--permission-mode"), *modes][-1] == mode
    phrases = [entry.phrase for entry in second.session.entries if entry.phrase is not None]
    told = [each.kind for each in phrases if "others_" in each.kind]
    assert told == ([said] if said else [])


async def test_the_model_that_a_resumed_session_goes_on_with_is_the_one_that_is_shown(
    make_session: MakeSession, tmp_path: Path
) -> None:
    """The session was run in a terminal, and ended with another model than the settings name."""
    answers: dict[str, dict[str, Any] | None] = {"get_settings": {"applied": {"model": "claude-haiku-4-5"}}}
    file = SessionFile(tmp_path / "00000000-0000-4000-8000-000000000001.jsonl")
    file.says("go")
    file.answers("Hi.")
    held = make_session(
        Script(resumed=reply("Hi again."), initialize=EFFORTS, answers=answers),
        resume=file.path.stem,
        session_file=file.path,
        library=DiskLibrary(),
    )
    held.session.history.begin()
    await held.ready()
    await held.until(lambda: held.session.info.model == "claude-haiku-4-5")


async def test_an_effort_that_the_cli_does_not_take_up(make_session: MakeSession) -> None:
    """2.1.330 does not report the refusal. Only the effort in force shows it."""
    answers: dict[str, dict[str, Any] | None] = {
        "apply_flag_settings": None,
        "get_settings": {"applied": {"effort": "high"}},
    }
    held = make_session(Script(reply("Hi."), initialize=EFFORTS, answers=answers))
    await held.ready()
    held.session.settings.set(SettingSubject.EFFORT, "low")
    await held.says("The effort could not be changed")
    assert held.session.info.effort == "high"


@pytest.mark.parametrize(
    ("trusted", "effective", "asks"),
    [
        (True, {}, True),
        (True, {"bashEditDiffEnabled": False}, False),
        (False, {}, False),
        (True, None, False),
    ],
)
async def test_the_cli_reports_the_files_that_a_command_changes(
    make_session: MakeSession, trusted: bool, effective: dict[str, Any] | None, asks: bool
) -> None:
    """Unless the user's settings decide that, or the folder's git configuration may run programs."""
    answers: dict[str, dict[str, Any] | None] = {
        "apply_flag_settings": None,
        "get_settings": {"applied": {"effort": "low"}, "effective": effective},
    }
    script = Script(reply("Hi."), initialize=EFFORTS, answers=answers)
    held = make_session(script, trusted=trusted)
    await held.ready()
    await held.until(lambda: held.session.info.effort == "low")
    await held.turn("go")
    await held.session.close()
    asked = [each["settings"] for each in held.asked() if each["subtype"] == "apply_flag_settings"]
    assert asked == [{"bashEditDiffEnabled": True}] * asks


async def test_a_refused_mode_is_offered_no_more(make_session: MakeSession) -> None:
    steps = Steps().await_control("set_permission_mode", error="must be one of", code="invalid_mode")
    held = make_session(Script(steps))
    await held.ready()
    held.session.settings.set(SettingSubject.MODE, "dontAsk")
    await held.says("must be one of")
    assert held.session.info.refused_modes == {"dontAsk"}
    assert held.session.info.mode == "default"


async def test_the_mode_that_the_cli_starts_in_is_the_one(make_session: MakeSession) -> None:
    """The CLI may work in another mode than it was started with, for example if the settings forbid
    bypass."""
    held = make_session(Script(initialize={**EFFORTS, "current_permission_mode": "plan"}), mode="acceptEdits")
    await held.ready()
    assert held.session.info.mode == "plan"
