"""Going back with both real CLIs: the files before and after, and the conversation that Claude then
receives."""

import asyncio
import shutil
import signal
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from claude_desk.library.request_base import LibraryPaths, Request
from claude_desk.library.strands.cut_points import CutPoint
from claude_desk.protocol.files.journal_file import RewindRecord, effective_records
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.session.core.session_texts import STRAND_FORGOTTEN, TAKEN_BACK
from claude_desk.session.turns.forker import Fork, ForkRefused
from claude_desk.session.turns.rewinder import RewindPreview
from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.phrases.phrase_words import words as words_of
from tests.clis import Cli
from tests.e2e.conftest import RealSession
from tests.e2e.test_session_real import cli_process, saved, session_files, turn
from tests.library.all_handlers import HANDLERS
from tests.standin import Answer, Gate, StandIn, Text, ToolUse
from tests.standin.script import HttpError
from tests.unit.session.session_harness import SessionHarness
from tests.waiting import signal_of

TWO_TURNS = ["alpha question", "The alpha answer.", "beta question", "The beta answer."]

pytestmark = pytest.mark.seconds(120)


class Reader:
    """Answers requests as the library's child does."""

    def __init__(self, environment: dict[str, str], journals: Path) -> None:
        self.config = Path(environment["CLAUDE_CONFIG_DIR"])
        self._places = LibraryPaths(self.config, Path("/nowhere"), journals)
        self.misleads = False  # whether the answer names a place that does not exist

    async def ask(self, request: Request, seconds: float = 30.0) -> Any:
        if self.misleads:
            return CutPoint(True, "5b0e7cf6-0000-4000-8000-000000000000")
        handler = HANDLERS[type(request)]
        return await asyncio.to_thread(handler, request, self._places, lambda news: None)


@pytest.fixture
def reader(environment: dict[str, str], project: Path) -> Reader:
    return Reader(environment, project.parent / "j")


def prompt_of(held: SessionHarness, text: str) -> str:
    store = held.session._feed.reducer.store
    return next(turn.uuid for turn in store.turns if any(entry.text == text for entry in turn.entries))


def said(api: StandIn) -> list[str]:
    """Return the words of the conversation in the newest request, in order."""
    found = []
    for message in api.turns[-1].messages:
        if message["role"] == "system":
            continue
        content = message["content"]
        parts = [content] if isinstance(content, str) else [part.get("text", "") for part in content]
        found += [part for part in parts if part.endswith(("question", "answer."))]
    return found


async def talked(real_session: RealSession, api: StandIn, reader: Reader, **setup: Any) -> SessionHarness:
    for name in ("alpha", "beta", "gamma", "delta"):
        api.on(f"{name} question", [f"The {name} answer."])
    held = real_session(library=reader, **setup)
    await turn(held, "alpha question")
    await turn(held, "beta question")
    return held


async def test_the_conversation_goes_back_forward_and_on(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader
) -> None:
    held = await talked(real_session, api, reader)
    session, rewinder = held.session, held.session.rewinder
    await turn(held, "gamma question")
    rows, first_id = held.rows, session.info.session_id
    beta = prompt_of(held, "beta question")
    assert await rewinder.rewind(beta, conversation=True, files=False) == ""
    assert held.rows[:3] == rows[:3]
    assert held.rows[3].startswith("notice: ")
    assert len(held.rows) == 4
    assert held.restored == ["beta question"]
    (file,) = session_files(environment)
    assert "gamma question" in file.read_text()
    assert rewinder.can_undo
    assert effective_records(held.journal())[1]

    assert await rewinder.undo() == ""
    assert held.rows == rows
    assert effective_records(held.journal())[1] is None

    # Go back once more, and close the session before the next message. A new session starts at the same
    # place.
    assert await rewinder.rewind(beta, conversation=True, files=False) == ""
    await session.close()
    before = file.read_bytes()
    held = real_session(resume=first_id, library=reader)
    held.session.history.begin()
    await held.until(lambda: len(held.rows) == 3, 60)
    assert held.rows == rows[:3]
    await turn(held, "delta question")
    assert said(api) == ["alpha question", "The alpha answer.", "delta question"]
    assert held.rows[3:] == ["user: delta question", "prose: The delta answer.", "footer: done"]
    assert held.session.info.session_id == first_id
    assert file.read_bytes().startswith(before), "nothing of the file was rewritten"
    assert "beta question" not in " ".join(
        getattr(r, "text", "") for r in effective_records(held.journal())[0]
    )

    # The rewound conversation stays as it is, on the screen and for Claude.
    await held.session.close()
    api.on("epsilon question", ["The epsilon answer."])
    again = real_session(resume=first_id, library=reader)
    again.session.history.begin()
    await again.until(lambda: len(again.rows) == 6, 60)
    assert again.rows == [*rows[:3], "user: delta question", "prose: The delta answer.", "footer: done"]
    await turn(again, "epsilon question")
    assert said(api) == [*TWO_TURNS[:2], "delta question", "The delta answer.", "epsilon question"]


async def test_back_to_the_beginning_is_a_new_session(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader
) -> None:
    held = await talked(real_session, api, reader)
    session, rewinder = held.session, held.session.rewinder
    first_id, rows = session.info.session_id, held.rows
    assert await rewinder.rewind(prompt_of(held, "alpha question"), conversation=True, files=False) == ""
    assert len(held.rows) == 1
    assert session.info.session_id != first_id
    assert await rewinder.undo() == ""
    assert session.info.session_id == first_id
    assert held.rows == rows
    assert await rewinder.rewind(prompt_of(held, "alpha question"), conversation=True, files=False) == ""
    await turn(held, "gamma question")
    assert said(api) == ["gamma question"]
    await saved(environment, "The gamma answer.")
    assert {file.stem for file in session_files(environment)} >= {first_id, session.info.session_id}


FIRST_ROWS = [
    *("user: alpha question", "prose: The alpha answer.", "footer: done"),
    *("user: beta question", "prose: The beta answer.", "footer: done"),
]
STRAND_ROWS = ["user: delta question", "prose: The delta answer.", "footer: done"]
FORGOTTEN_ROW = f"notice: {words_of(STRAND_FORGOTTEN)}"


async def rewound_once(real_session: RealSession, api: StandIn, reader: Reader) -> SessionHarness:
    """Hold three turns, go back before the third turn, and hold another turn in its place."""
    held = await talked(real_session, api, reader)
    api.on("epsilon question", ["The epsilon answer."])
    await turn(held, "gamma question")
    gamma = prompt_of(held, "gamma question")
    assert await held.session.rewinder.rewind(gamma, conversation=True, files=False) == ""
    await turn(held, "delta question")
    assert held.rows == [*FIRST_ROWS, *STRAND_ROWS]
    return held


async def killed_with_its_window(held: SessionHarness) -> None:
    """Kill a session's CLI, and keep the session from noticing it, so that nothing records the end."""
    held.session._child.ended.disconnect(held.session._on_child_ended)
    # Kill the CLI through its agent, because an earlier CLI may still be ending.
    agent = held.session._child.agent
    assert agent is not None
    gone = signal_of(held.session._child.ended)
    agent.kill()
    await gone


async def reopened(
    real_session: RealSession, reader: Reader, held: SessionHarness, rows: int
) -> SessionHarness:
    """Open the session in another window, and return it when it has at least `rows` rows."""
    again = real_session(resume=held.session.info.session_id, library=reader)
    again.session.history.begin()
    await again.until(lambda: len(again.rows) >= rows, 60)
    return again


def known(version: str, kept: bool) -> list[str]:
    """Return the words that Claude knows. 2.1.37 stores the place at which it resumes with each turn. 2.1.330
    stores this place only when it ends by itself. `kept`: whether the place is stored."""
    strand = ["delta question", "The delta answer."] if kept or version == "2.1.37" else []
    return [*TWO_TURNS, *strand, "epsilon question"]


@pytest.mark.parametrize("ending", ["KILL", "TERM"])
async def test_a_cli_that_is_killed_does_not_bring_back_what_was_taken_back(
    real_session: RealSession,
    api: StandIn,
    environment: dict[str, str],
    reader: Reader,
    cli: Cli,
    ending: str,
) -> None:
    held = await rewound_once(real_session, api, reader)
    await saved(environment, "The delta answer.")
    cli_process().send_signal(signal.Signals[f"SIG{ending}"])
    await held.state(SessionPhase.NOT_RUNNING)
    await turn(held, "epsilon question")
    assert said(api) == known(cli.version, kept=ending == "TERM")
    assert (FORGOTTEN_ROW in held.rows) == ("delta question" not in said(api))
    assert held.rows[:9] == [*FIRST_ROWS, *STRAND_ROWS]
    assert held.rows[-3:] == ["user: epsilon question", "prose: The epsilon answer.", "footer: done"]
    assert held.session.state.problem is None
    # A later window shows the conversation that Claude knows.
    await held.session.close()
    again = real_session(resume=held.session.info.session_id, library=reader)
    again.session.history.begin()
    await again.until(lambda: "prose: The epsilon answer." in again.rows, 60)
    rows = [row for row in again.rows if row.startswith(("user: ", "prose: "))]
    assert [row.split(": ")[1] for row in rows[:-1]] == said(api)
    beside = [row for row in again.rows if "not in this conversation" in row]
    assert bool(beside) == ("delta question" not in said(api))
    assert again.rows[-1 - len(beside)] == "footer: done"


async def test_a_session_is_reopened_after_its_killed_cli_in_the_strand_that_was_shown(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader, cli: Cli
) -> None:
    held = await rewound_once(real_session, api, reader)
    await saved(environment, "The delta answer.")
    await killed_with_its_window(held)
    rows = [*FIRST_ROWS, *STRAND_ROWS, *([FORGOTTEN_ROW] if cli.version == "2.1.330" else [])]
    again = await reopened(real_session, reader, held, 9)
    assert again.rows == rows[:9], "nothing is told before Claude Code is started"
    again.session.start()
    await again.state(SessionPhase.READY, 60)
    assert again.rows == rows
    await again.session.close()
    again = await reopened(real_session, reader, held, len(rows))
    assert again.rows == rows, "what is told is told once"
    await turn(again, "epsilon question")
    assert said(api) == known(cli.version, kept=False)
    assert (FORGOTTEN_ROW in again.rows) == ("delta question" not in said(api))


async def test_a_cli_killed_with_the_answer_does_not_bring_back_what_was_taken_back(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader
) -> None:
    """It depends on timing whether the CLI has written the answer when it is killed."""
    held = await rewound_once(real_session, api, reader)
    await killed_with_its_window(held)
    again = await reopened(real_session, reader, held, 6)
    assert "gamma" not in str(again.rows)
    await turn(again, "epsilon question")
    assert said(api) in (known("", kept=False), known("", kept=True))
    # A prompt that is not in the file counts as not sent. Then the queue offers it again, and no answer is
    # shown.
    answered = "prose: The delta answer." in again.rows
    assert (FORGOTTEN_ROW in again.rows) == (answered and "delta question" not in said(api))


async def test_files_go_back_with_the_conversation_or_alone(
    real_session: RealSession, api: StandIn, environment: dict[str, str], project: Path, reader: Reader
) -> None:
    edited, made, shelled = (project / name for name in ("a.txt", "new.txt", "shell.txt"))
    edited.write_text("one\ntwo\n")
    edit = {"file_path": str(edited), "old_string": "two", "new_string": "2\n3"}
    read, write = {"file_path": str(edited)}, {"file_path": str(made), "content": "new\n"}
    command = {"command": f"python3 -c \"open('{shelled}', 'w').write('x')\""}
    api.on(
        "change it question",
        [Answer(ToolUse("Read", read)), Answer(ToolUse("Edit", edit)), "Yes, an answer."],
    )
    calls = [Answer(ToolUse("Write", write)), Answer(ToolUse("Bash", command)), "Made, the answer."]
    api.on("make it question", calls)
    held = await talked(real_session, api, reader, mode="bypassPermissions")
    rewinder = held.session.rewinder
    await turn(held, "change it question")
    await turn(held, "make it question")
    assert made.exists() and shelled.exists() and edited.read_text() == "one\n2\n3\n"

    reach = await rewinder.find_preview(prompt_of(held, "change it question"))
    assert reach == RewindPreview(files=("a.txt", "new.txt"), insertions=1, deletions=3)
    assert made.exists() and edited.read_text() == "one\n2\n3\n", "a look changes nothing"
    rows = held.rows

    assert await rewinder.rewind(prompt_of(held, "make it question"), conversation=False, files=True) == ""
    assert not made.exists()
    assert shelled.exists(), "no checkpoint has what a command made"
    assert edited.read_text() == "one\n2\n3\n"
    assert held.rows[:-1] == rows
    assert held.rows[-1].startswith("notice: Deleted") and "new.txt" in held.rows[-1]
    assert held.session.change_undo.report.endswith("\n- new.txt: new, and deleted again")
    assert not rewinder.can_undo

    # The checkpoints survive the end of the process.
    held.session.rest()
    await held.until(lambda: held.session._child.agent is None, 60)
    assert await rewinder.rewind(prompt_of(held, "change it question"), conversation=True, files=True) == ""
    assert edited.read_text() == "one\ntwo\n"
    assert "a.txt" not in held.session.change_undo.report, "the conversation does not know of the change"
    assert held.restored == ["change it question"]
    assert held.rows[-1].endswith("\nRestored 1 file: a.txt") and held.rows[-1].startswith("notice: Rewound.")
    await turn(held, "gamma question")
    assert said(api)[-2:] == ["The beta answer.", "gamma question"]


@pytest.mark.both_versions
async def test_what_claude_code_leaves_of_the_files_is_told(
    real_session: RealSession, api: StandIn, project: Path, reader: Reader, cli: Cli
) -> None:
    """Both versions report that they have restored all these files, although they leave some as they are."""
    old = ("a.txt", "linked.txt", "lost.txt", "below/b.txt")
    calls = []
    for name in old:
        path = project / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("one\ntwo\n")
        edit = {"file_path": str(path), "old_string": "two", "new_string": "2"}
        calls += [Answer(ToolUse("Read", {"file_path": str(path)})), Answer(ToolUse("Edit", edit))]
    for name in ("new.txt", "folder.txt"):
        calls.append(Answer(ToolUse("Write", {"file_path": str(project / name), "content": "new\n"})))
    api.on("change it question", [*calls, "Yes, an answer."])
    held = await talked(real_session, api, reader, mode="bypassPermissions")
    await turn(held, "change it question")
    shutil.rmtree(project / "below")
    (project / "below").write_text("a file")
    (project / "folder.txt").unlink()
    (project / "folder.txt").mkdir()
    (project / "folder.txt" / "mine").write_text("x")
    (project / "other").write_text("one\n2\n")
    (project / "linked.txt").unlink()
    (project / "linked.txt").symlink_to(project / "other")
    name = sha256(str(project / "lost.txt").encode()).hexdigest()[:16]
    (checkpoint,) = (reader.config / "file-history").glob(f"*/{name}@*")
    checkpoint.unlink()
    rewinder = held.session.rewinder
    assert await rewinder.rewind(prompt_of(held, "change it question"), conversation=False, files=True) == ""
    assert (project / "a.txt").read_text() == "one\ntwo\n" and not (project / "new.txt").exists()
    assert (project / "lost.txt").read_text() == "one\n2\n"
    through = (project / "other").read_text() == "one\ntwo\n"
    assert through == (cli.version == "2.1.37"), "which writes through a link"
    written = ["a.txt", "linked.txt"] if through else ["a.txt"]
    blocked = ["below/b.txt", "folder.txt"] if through else ["linked.txt", "below/b.txt", "folder.txt"]
    put_back = ", ".join(written)
    assert held.rows[-2] == (
        f"notice: Restored {len(written)} {'files' if through else 'file'}: {put_back}\n"
        "Deleted 1 new file: new.txt"
    )
    assert held.rows[-1].splitlines() == [
        "notice: Skipped because a link, a file or a folder is in the way: "
        f"{blocked[0]} and {len(blocked) - 1} more.",
        "Left unchanged by Claude Code, which gave no reason: lost.txt.",
    ]
    told = f"- {put_back}, new.txt: put back to what it was before (1 of these was new, and deleted again)"
    assert held.session.change_undo.report.splitlines()[1:] == [told]


async def test_why_there_is_no_way_back(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader
) -> None:
    held = await talked(real_session, api, reader)
    rewinder = held.session.rewinder
    rows = held.rows
    missing = await rewinder.find_preview("5b0e7cf6-0000-4000-8000-000000000000")
    assert words_of(missing.conversation_why) == "No checkpoint for this message."
    assert words_of(missing.files_why) == "No file checkpoint for this message."
    assert await rewinder.rewind("5b0e7cf6-0000-4000-8000-000000000000", conversation=True, files=True)
    # The CLI does not find the place, so nothing changes.
    beta = prompt_of(held, "beta question")
    reader.misleads = True
    assert "No message found" in words_of(await rewinder.rewind(beta, conversation=True, files=False))
    reader.misleads = False
    assert held.rows == rows
    assert held.restored == []
    await turn(held, "gamma question")
    assert said(api)[-3:] == ["beta question", "The beta answer.", "gamma question"]
    assert held.session.state.problem is None
    api.on("Your task is to create a detailed summary", ["<summary>They talked.</summary>"])
    await turn(held, "/compact")
    await saved(environment, '"compact_boundary"')
    assert words_of((await rewinder.find_preview(beta)).conversation_why).startswith(
        "The conversation was compacted"
    )
    assert held.rows[: len(rows)] == rows
    assert not any(isinstance(record, RewindRecord) for record in held.journal())


def forked(fork: Fork) -> dict[str, Any]:
    """Return the setup of the forked session."""
    return {"fork": fork.source, "new_id": fork.new_id, "until": fork.until, "begun": fork.begun}


def key_of(held: SessionHarness, text: str) -> str:
    return held.entry(text).id


async def test_another_session_begins_out_of_this_one(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader, tmp_path: Path
) -> None:
    both = [Answer("Two calls.", *(ToolUse("Bash", {"command": f"echo {n}"}) for n in (1, 2))), "The end."]
    api.on("tools question", both)
    held = await talked(real_session, api, reader, mode="bypassPermissions", wire_logs=tmp_path / "wire")
    await turn(held, "tools question")
    outputs = {result["content"] for result in api.turns[-1].tool_results()}
    await turn(held, "gamma question")
    rows, own_id = held.rows, held.session.info.session_id
    fork = await held.session.forker.fork(key_of(held, "Two calls."))
    asked = await held.session.forker.fork(key_of(held, "beta question"))
    # A fork from the first message has an empty conversation.
    empty = await held.session.forker.fork(key_of(held, "alpha question"))
    assert (empty.source, empty.begun, empty.text) == ("", None, "alpha question")
    with pytest.raises(ForkRefused, match="no_checkpoint"):
        await held.session.forker.fork("no such row")
    (file,) = session_files(environment)
    before = file.read_bytes()

    other = real_session(library=reader, **forked(fork))
    assert other.rows == [*rows[:7], "prose: Two calls.", "tool: Bash", "tool: Bash"]
    await turn(other, "delta question")
    assert other.session.info.session_id == fork.new_id != own_id
    assert said(api) == [*TWO_TURNS, "tools question", "delta question"]
    results = [r["content"] for r in api.turns[-1].tool_results()]
    assert set(results) <= outputs, "2.1.37 forgets all but one of parallel calls"
    assert results
    assert file.read_bytes().startswith(before)
    assert "delta question" not in file.read_text()
    await saved(environment, "The delta answer.")
    (made,) = [each for each in session_files(environment) if each.stem == fork.new_id]
    assert "delta question" in made.read_text()
    kinds = [record.kind for record in other.journal()]
    assert kinds == ["started", "sent", "turn", "sent", "turn", "sent", "forked", "started", "sent", "turn"]

    # Fork from a message of the user: the fork has everything before this message, and offers to send the
    # message again.
    third = real_session(library=reader, **forked(asked))
    assert asked.text == "beta question"
    assert third.rows == rows[:3]
    api.on("epsilon question", ["The epsilon answer."])
    await turn(third, "epsilon question")
    assert said(api) == [*TWO_TURNS[:2], "epsilon question"]

    # The first session continues as if nothing had happened.
    await turn(held, "delta question")
    assert said(api)[-3:] == ["gamma question", "The gamma answer.", "delta question"]
    assert held.session.info.session_id == own_id


async def test_a_session_that_was_reopened_is_forked_and_gone_back_in(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader
) -> None:
    held = await talked(real_session, api, reader)
    rows, session_id = held.rows, held.session.info.session_id
    await held.session.close()
    again = real_session(resume=session_id, library=reader)
    again.session.history.begin()
    await again.until(lambda: again.rows == rows, 60)
    fork = await again.session.forker.fork(key_of(again, "The alpha answer."))
    assert (
        await again.session.rewinder.rewind(prompt_of(again, "beta question"), conversation=True, files=False)
        == ""
    )
    assert again.rows[:-1] == rows[:3]
    await turn(again, "gamma question")
    assert said(api) == [*TWO_TURNS[:2], "gamma question"]
    other = real_session(library=reader, **forked(fork))
    assert other.rows == rows[:2]
    await turn(other, "delta question")
    assert said(api) == [*TWO_TURNS[:2], "delta question"]


async def test_a_fork_whose_child_dies_before_the_answer_goes_on(
    real_session: RealSession, api: StandIn, environment: dict[str, str], reader: Reader, tmp_path: Path
) -> None:
    held = await talked(real_session, api, reader, wire_logs=tmp_path / "wire")
    fork = await held.session.forker.fork(key_of(held, "The alpha answer."))
    other = real_session(library=reader, **forked(fork))
    gate = api.gate("epsilon")
    api.on("epsilon question", [Answer(Text(gate, "Never said."))])
    other.session.send("epsilon question")
    await gate.reached()
    agent = other.session._child.agent
    assert agent is not None
    agent.kill()
    await other.until(lambda: other.session._child.agent is None, 20)
    gate.release()
    api.on("zeta question", ["The zeta answer."])
    await turn(other, "zeta question")
    assert other.session.state.problem is None
    assert said(api) == [*TWO_TURNS[:2], "zeta question"], "it is another copy, whatever the first one holds"
    assert other.restored == ["epsilon question"]
    assert "epsilon question" not in str(other.rows)
    await saved(environment, "The zeta answer.")
    (made,) = [file for file in session_files(environment) if file.stem == other.session.info.session_id]
    assert "zeta question" in made.read_text()
    assert "forked" in other.kinds()


@pytest.mark.parametrize("before", [0, 1, 2], ids=lambda count: f"{count} turns before")
async def test_a_stop_before_the_answer_takes_the_message_back(
    real_session: RealSession, api: StandIn, reader: Reader, before: int
) -> None:
    """Claude does not know the message, another message waits in the queue, and the message comes back with
    its attachment."""
    for name in ("alpha", "beta", "delta", "waiting"):
        api.on(f"{name} question", [f"The {name} answer."])
    held_up = Gate()
    api.on("gamma question", [Answer(held_up, "The gamma answer.")])
    held = real_session(library=reader)
    session = held.session
    names = ["alpha question", "beta question"][:before]
    for name in names:
        await turn(held, name)
    earlier = held.rows
    note = Attachment("note.txt", "text/plain", "aGVsbG8=", size=5)
    session.send("gamma question", (note,))
    await held_up.reached()
    session.send("waiting question")
    (waiting,) = session.message_dispatch.queue.queue
    session.stop()
    await held.until(lambda: bool(held.restored), 60)
    assert held.restored == ["gamma question"]
    assert held.carried_back == [(note,)]
    held_up.release()
    await held.until(lambda: not session.rewinder.under_way and session.state.phase is SessionPhase.READY, 60)
    told = [row for row in held.rows if row not in earlier]
    assert [words_of(session.entries[-1].content)] == [words_of(TAKEN_BACK)] and len(told) == 1
    assert session.message_dispatch.queue.queue == (waiting,)
    await turn(held, "delta question")
    assert said(api) == [
        *(words for name in names for words in (name, f"The {name.split()[0]} answer.")),
        "delta question",
    ]
    session.message_dispatch.send_now(waiting.uuid)
    await held.until(lambda: "prose: The waiting answer." in held.rows, 60)
    assert "gamma question" not in str(api.turns[-1].messages)


async def test_a_stop_after_the_first_word_leaves_the_message(
    real_session: RealSession, api: StandIn, reader: Reader
) -> None:
    held_up = Gate()
    api.on("gamma question", [Answer(Text("The gamma\n\n", held_up, "answer."))])
    held = real_session(library=reader)
    held.session.send("gamma question")
    await held_up.reached()
    await held.says("The gamma", 60)
    held.session.stop()
    await held.until(lambda: bool(held.footers), 60)
    held_up.release()
    await held.until(lambda: held.session.state.phase is SessionPhase.READY, 60)
    assert held.restored == []
    assert held.rows[:1] == ["user: gamma question"]
    assert not held.session.rewinder.under_way


async def test_a_message_that_a_compaction_keeps_is_a_place_to_fork_from(
    real_session: RealSession,
    cli: Cli,
    api: StandIn,
    reader: Reader,
    tmp_path: Path,
    environment: dict[str, str],
) -> None:
    """2.1.330 keeps Claude's last message over a compaction. A fork behind that message has the summary and
    the message, without what came later. 2.1.37 keeps nothing."""
    held = await talked(real_session, api, reader, wire_logs=tmp_path / "wire")
    api.on("CRITICAL", ["<summary>The summary.</summary>"], forever=True)
    api.on("detailed summary", ["<summary>The summary.</summary>"], forever=True)
    await held.turn("/compact")
    await turn(held, "gamma question")
    await saved(environment, "The gamma answer.")
    if cli.version == "2.1.37":
        with pytest.raises(ForkRefused):
            await held.session.forker.fork(key_of(held, "The beta answer."))
        return
    fork = await held.session.forker.fork(key_of(held, "The beta answer."))
    other = real_session(library=reader, **forked(fork))
    await turn(other, "delta question")
    assert said(api) == ["The beta answer.", "delta question"]
    assert "The summary." in str(api.turns[-1].messages)


@pytest.mark.both_versions
async def test_a_prompt_that_a_compaction_keeps_can_be_rewound_to(
    real_session: RealSession, cli: Cli, api: StandIn, reader: Reader, environment: dict[str, str]
) -> None:
    """If the API says that the conversation is too long, 2.1.330 replaces only its beginning by a summary,
    and keeps the newer prompts. After a rewind to one of them, Claude gets the summary and what was kept
    before that prompt. 2.1.37 keeps no prompt over a compaction."""
    held = await talked(real_session, api, reader)
    rewinder = held.session.rewinder
    await turn(held, "gamma question")
    summarizes = Gate()
    summary = [Answer(Text(summarizes, "<summary>The summary.</summary>"))]
    api.on("CRITICAL", summary, forever=True)
    api.on("Your task is to create a detailed summary", summary, forever=True)
    too_long = HttpError(400, "invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum")
    api.on("epsilon question", [too_long])
    if cli.version == "2.1.37":
        await turn(held, "epsilon question")
        summarizes.release()
        await turn(held, "/compact")
        await saved(environment, '"compact_boundary"')
        for words in ("alpha", "beta", "gamma"):
            found = await rewinder.find_preview(prompt_of(held, f"{words} question"))
            assert words_of(found.conversation_why).startswith("The conversation was compacted")
        return
    held.session.send("epsilon question")
    await summarizes.reached()
    api.on("epsilon question", ["The epsilon answer."])
    summarizes.release()
    await held.until(lambda: "prose: The epsilon answer." in held.rows, 60)
    await held.state(SessionPhase.READY, 60)
    await saved(environment, "The epsilon answer.")
    kept = ["The beta answer.", "gamma question", "The gamma answer."]
    assert said(api) == [*kept, "epsilon question"]
    rows = held.rows
    first = await rewinder.find_preview(prompt_of(held, "alpha question"))
    assert words_of(first.conversation_why).startswith("The conversation was compacted")
    for words, known in (("epsilon", kept), ("gamma", kept[:1])):
        prompt = prompt_of(held, f"{words} question")
        assert (await rewinder.find_preview(prompt)).conversation_why == ""
        assert await rewinder.rewind(prompt, conversation=True, files=False) == ""
        before = rows[: rows.index(f"user: {words} question")]
        assert held.rows[: len(before)] == before and len(held.rows) == len(before) + 1
        assert held.restored[-1] == f"{words} question"
        await turn(held, "delta question")
        assert said(api) == [*known, "delta question"]
        assert "The summary." in str(api.turns[-1].messages)
