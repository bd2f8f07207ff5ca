"""The permission rules of a session: the list of the CLI, and the edits that it writes."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject

from claude_desk.agent.finder import Command
from claude_desk.protocol.phrase import Phrase
from claude_desk.protocol.requests.json_edit import EditAnswer
from claude_desk.protocol.requests.permission_rules import EDIT_COMMAND, AddRules
from claude_desk.session.controls.cli_edits import CliEdits, EditResult
from claude_desk.session.controls.permission_rules import PlacedRule, RuleChange
from tests.gallery.claude_code import answer_of, rule
from tests.scripted_cli.script import Script, Steps
from tests.unit.session.conftest import MakeSession
from tests.unit.session.session_harness import SessionHarness

EDIT = AddRules(rules=["Bash(ls:*)"], behavior="allow", destination="localSettings")
GIT = rule("allow", "localSettings", "Bash(git:*)")


def program(folder: Path, body: str) -> Command:
    """Return a program that takes the edit as `edit` and the words of its command line as `sys.argv`."""
    file = folder / "edits.py"
    file.write_text(f"import json, os, signal, sys, time\nedit = json.load(sys.stdin)\n{body}\n")
    return Command(sys.executable, ("-S", str(file)))


async def run(
    folder: Path, command: Command | None, trusted: bool = True, seconds: float = 20.0
) -> EditResult:

    parent = QObject()
    environ = {"PATH": "/usr/bin:/bin", "ANTHROPIC_API_KEY": "a-very-secret-key"}
    edits = CliEdits(lambda: command, environ, lambda: str(folder), lambda: trusted, parent)
    return await edits.run(EDIT_COMMAND, EDIT, seconds)


async def test_the_edit_comes_on_stdin_in_the_folder(tmp_path: Path) -> None:
    note = "open('note', 'w').write(json.dumps([sys.argv[1:], edit, os.getcwd()]))"
    said = 'print(json.dumps({"ok": True, "stored": edit["rules"], "warnings": ["careful"]}))'
    result = await run(tmp_path, program(tmp_path, f"{note}\n{said}"))
    assert result.answer is not None and result.answer.warnings == ["careful"]
    assert json.loads((tmp_path / "note").read_text()) == [
        [EDIT_COMMAND, "--json"], json.loads(EDIT.to_bytes()), str(tmp_path),
    ]  # fmt: skip


# A subcommand that does anything but answer, and what the user reads. A doubtful end may have written.
ENDS: dict[str, tuple[str, str | Phrase, bool]] = {
    "refused": ("sys.exit('already there')", "already there", False),
    "refused as JSON": ("""print('{"ok": false, "refusal": "locked"}')""", "locked", False),
    "silent": ("", Phrase("process_end.edit_failed"), False),
    "nonsense": ("print('?' * 100)", Phrase("process_end.edit_failed"), False),
    "endless": ("print('[' * 5_000_000)", Phrase("process_end.edit_failed"), False),
    "killed": ("os.kill(os.getpid(), signal.SIGKILL)", Phrase("process_end.edit_failed"), True),
    "says a key": ("sys.exit('bad key a-very-secret-key')", "bad key •••", False),
    "written, then failed": ("""print('{"ok": true}'); sys.exit('disk full')""", "disk full", True),
}  # fmt: skip


@pytest.mark.parametrize("end", ENDS)
async def test_an_edit_that_was_not_written_says_why(tmp_path: Path, end: str) -> None:
    body, words, doubt = ENDS[end]
    assert await run(tmp_path, program(tmp_path, body)) == EditResult(None, words, doubt)


async def test_a_subcommand_that_hangs_is_ended(tmp_path: Path) -> None:
    body = "open('pid', 'w').write(str(os.getpid())); time.sleep(60)"
    result = await run(tmp_path, program(tmp_path, body), seconds=1.5)
    assert result == EditResult(None, Phrase("process_end.edit_no_answer", seconds=1.5), in_doubt=True)
    assert not Path(f"/proc/{(tmp_path / 'pid').read_text()}").exists()


async def test_nothing_runs_without_a_cli_or_trust(tmp_path: Path) -> None:
    command = program(tmp_path, "open('ran', 'w')")
    assert (await run(tmp_path, None)).refusal == Phrase("process_end.edit_no_cli")
    assert (await run(tmp_path, command, trusted=False)).refusal == Phrase("process_end.edit_not_trusted")
    assert (await run(tmp_path, Command("/nowhere/claude"))).answer is None
    assert not (tmp_path / "ran").exists()


# --- the session's rules -------------------------------------------------------------------------


class Edits:
    """Takes the place of the CLI's subcommand. `results` are the results of the next edits."""

    def __init__(self, *results: EditResult) -> None:
        self.results = list(results)
        self.asked: list[dict[str, Any]] = []

    async def run(self, subcommand: str, edit: Any, seconds: float = 0) -> EditResult:
        self.asked.append(json.loads(edit.to_bytes()))
        return self.results.pop(0)


async def listed(
    make_session: MakeSession, *answers: dict[str, Any], edits: Edits | None = None
) -> SessionHarness:
    """Return a session whose CLI lists its rules with these answers, one after the other."""
    steps = Steps()
    for answer in answers:
        steps = steps.await_control("list_permission_rules", answer)
    held = make_session(Script(steps))
    rules = held.session.controls.permission_rules
    if edits is not None:
        rules._edits = edits  # type: ignore[assignment]
    rules.changed.connect(held.more)
    await held.ready()
    rules.ask()
    await held.until(lambda: rules.state.listed is not None)
    return held


def written(*stored: str, warnings: tuple[str, ...] = ()) -> EditResult:
    return EditResult(EditAnswer(ok=True, stored=list(stored), warnings=list(warnings)))


def rests(held: SessionHarness) -> Callable[[], bool]:
    state = held.session.controls.permission_rules
    return lambda: not state.state.editing and not state.state.asking


async def test_a_rule_is_added_and_taken_back(make_session: MakeSession) -> None:
    edits = Edits(written("Bash(ls *)", warnings=("stored in another form",)), written())
    new = rule("allow", "localSettings", "Bash(ls *)")
    held = await listed(make_session, answer_of([GIT]), answer_of([GIT, new]), answer_of([GIT]), edits=edits)
    rules = held.session.controls.permission_rules
    changes: list[RuleChange] = []
    rules.written.connect(changes.append)
    assert rules.add(PlacedRule("allow", "localSettings", "Bash(ls:*)"))
    assert not rules.add(PlacedRule("allow", "localSettings", "Bash(cat:*)")), "one edit at a time"
    await held.until(lambda: len(rules.state.listed.rules) == 2)  # type: ignore[union-attr]
    stored = PlacedRule("allow", "localSettings", "Bash(ls *)")
    assert changes == [RuleChange(added=stored)]
    assert rules.state.warnings == ("stored in another form",)
    assert rules.state.fresh == frozenset(), "our own rule is no news"
    assert rules.take_back()
    await held.until(lambda: len(rules.state.listed.rules) == 1)  # type: ignore[union-attr]
    assert edits.asked[1] == {
        "op": "remove", "rule": "Bash(ls *)", "behavior": "allow", "source": "localSettings",
    }  # fmt: skip
    assert rules.state.last is None and not rules.take_back()


async def test_a_rule_is_replaced_only_once_the_new_one_is_written(make_session: MakeSession) -> None:
    edits = Edits(EditResult(refusal="malformed"), written("Bash(gh:*)"), EditResult(refusal="not found"))
    new = rule("ask", "userSettings", "Bash(gh:*)")
    same = answer_of([GIT])
    held = await listed(make_session, same, same, same, same, answer_of([GIT, new]), edits=edits)
    rules = held.session.controls.permission_rules
    (old,) = rules.state.listed.rules  # type: ignore[union-attr]
    assert not rules.replace(old, PlacedRule("allow", "localSettings", "Bash(git:*)")), "nothing to change"
    assert rules.replace(old, PlacedRule("ask", "userSettings", "Bash(gh:*)"))
    await held.until(rests(held))
    assert [edit["op"] for edit in edits.asked] == ["add"]
    assert (rules.state.refusal, rules.state.last) == ("malformed", None)
    # The second part fails: what was written can be taken back.
    assert rules.replace(old, PlacedRule("ask", "userSettings", "Bash(gh:*)"))
    await held.until(lambda: len(rules.state.listed.rules) == 2)  # type: ignore[union-attr]
    assert [edit["op"] for edit in edits.asked] == ["add", "add", "remove"]
    assert rules.state.refusal == "not found"
    assert rules.state.last == RuleChange(added=PlacedRule("ask", "userSettings", "Bash(gh:*)"))


async def test_what_another_program_adds_is_marked(make_session: MakeSession) -> None:
    new = rule("deny", "projectSettings", "Bash(curl:*)")
    held = await listed(make_session, answer_of([GIT]), answer_of([GIT, new]))
    rules = held.session.controls.permission_rules
    assert rules.state.fresh == frozenset()
    rules.ask()
    await held.until(lambda: len(rules.state.listed.rules) == 2)  # type: ignore[union-attr]
    assert rules.state.fresh == {PlacedRule("deny", "projectSettings", "Bash(curl:*)")}


async def test_what_an_organization_locks_is_not_edited(make_session: MakeSession) -> None:
    held = await listed(make_session, answer_of([rule("deny", "policySettings", "Bash")], managedOnly=True))
    rules = held.session.controls.permission_rules
    assert not rules.can_edit
    assert not rules.add(PlacedRule("allow", "localSettings", "Bash(ls:*)"))
    assert not rules.remove(rules.state.listed.rules[0])  # type: ignore[union-attr]


async def test_a_cli_without_a_list_is_asked_once(make_session: MakeSession) -> None:
    refusing = Steps().await_control("list_permission_rules", error="Unsupported control request subtype")
    held = make_session(Script(refusing))
    rules = held.session.controls.permission_rules
    rules.changed.connect(held.more)
    await held.ready()
    rules.ask()
    await held.until(lambda: rules.state.absent)
    assert (rules.state.refusal, rules.can_edit) == ("", False)
    rules.ask()
    assert not rules.state.asking


async def test_the_end_of_the_child_ends_the_list(make_session: MakeSession) -> None:
    steps = Steps().await_control("list_permission_rules", success=answer_of([GIT])).await_user().die("KILL")
    held = make_session(Script(steps))
    rules = held.session.controls.permission_rules
    rules.changed.connect(held.more)
    await held.ready()
    rules.ask()
    await held.until(lambda: rules.state.listed is not None)
    held.session.send("go")
    await held.until(lambda: rules.state.listed is None)
    assert not rules.can_edit


async def test_the_list_is_asked_for_again_after_an_edit_in_doubt(make_session: MakeSession) -> None:
    edits = Edits(EditResult(refusal="no answer", in_doubt=True))
    new = rule("allow", "localSettings", "Bash(ls:*)")
    late = answer_of([GIT, new])
    held = await listed(make_session, answer_of([GIT]), answer_of([GIT]), late, edits=edits)
    rules = held.session.controls.permission_rules
    assert rules.add(PlacedRule("allow", "localSettings", "Bash(ls:*)"))
    await held.until(lambda: len(rules.state.listed.rules) == 2)  # type: ignore[union-attr]
    assert rules.state.in_doubt and rules.state.refusal == "no answer"


async def test_a_list_asked_for_beside_an_edit_does_not_call_our_rule_new(make_session: MakeSession) -> None:
    new = rule("allow", "localSettings", "Bash(ls:*)")
    answers = (answer_of([GIT]), answer_of([GIT]), answer_of([GIT, new]))
    held = await listed(make_session, *answers, edits=Edits(written()))
    rules = held.session.controls.permission_rules
    assert rules.add(PlacedRule("allow", "localSettings", "Bash(ls:*)"))
    await held.until(lambda: rules.state.last is not None)
    rules.ask()
    await held.until(lambda: len(rules.state.listed.rules) == 2)  # type: ignore[union-attr]
    assert rules.state.fresh == frozenset()


async def test_a_rule_that_another_program_has_removed_is_not_added_again(make_session: MakeSession) -> None:
    edits = Edits(written())
    held = await listed(make_session, answer_of([GIT]), answer_of([]), answer_of([]), edits=edits)
    rules = held.session.controls.permission_rules
    (old,) = rules.state.listed.rules  # type: ignore[union-attr]
    assert rules.replace(old, PlacedRule("ask", "userSettings", "Bash(gh:*)"))
    await held.until(rests(held))
    assert edits.asked == [] and rules.state.last is None
    assert rules.state.refusal == Phrase("process_end.edit_rule_gone")


async def test_a_later_list_ends_the_words_about_a_question(make_session: MakeSession) -> None:
    steps = Steps().await_control("list_permission_rules", answer_of([GIT]))
    steps = steps.await_control("list_permission_rules", error="busy")
    held = make_session(Script(steps.await_control("list_permission_rules", answer_of([GIT]))))
    rules = held.session.controls.permission_rules
    rules.changed.connect(held.more)
    await held.ready()
    for refused in (False, True, False):
        rules.ask()
        await held.until(rests(held))
        assert bool(rules.state.refusal) is refused
