"""The messages that the composer sends, with both real CLIs. The requests that the stand-in API received are
the evidence."""

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from claude_desk.agent.finder import Command
from claude_desk.protocol.wire.authorship import Authorship
from claude_desk.session.core.session_state import SessionPhase
from claude_desk.transcript.attachments import Attachment
from claude_desk.ui.attachments.attachment_encoder import from_file
from claude_desk.ui.composer import slash_commands
from claude_desk.ui.composer.completion import Completion
from claude_desk.ui.composer.mentions import mention_of
from claude_desk.ui.composer.unknown_command import UnknownCommandView, as_message, unknown_in
from tests.clis import Cli
from tests.e2e import reopen_check
from tests.gallery.attachments import encoded, painted
from tests.standin import Answer, Gate, StandIn, Text
from tests.standin.requests import blocks_of
from tests.unit.session.session_harness import SessionHarness

pytestmark = pytest.mark.seconds(120)

GIF = base64.b64decode("R0lGODlhAQABAIAAAP8AAP///ywAAAAAAQABAAACAkQBADs=")
PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n"


@pytest.fixture
def held(project: Path, cli: Cli, environment: dict[str, str], on_loop: Any) -> Iterator[SessionHarness]:
    program, *first = cli.command()
    made = SessionHarness(
        project,
        command=Command(program, tuple(first)),
        environ=environment,
        journals=project.parent / "j",
        trusted=True,
    )
    yield made
    on_loop(made.session.close(), 60)


def read(path: Path) -> Attachment:
    made = from_file(str(path))
    assert isinstance(made, Attachment)
    return made


async def test_what_a_message_carries_and_mentions_reaches_claude(
    held: SessionHarness, project: Path, api: StandIn
) -> None:
    api.on("Look at these", ["I see.", "And this."])
    pictures = {
        "sun.png": encoded(painted(64, 48)),
        "sun.jpg": encoded(painted(64, 48), "JPEG"),
        "sun.webp": encoded(painted(64, 48), "WEBP"),
        "dot.gif": GIF,
        "wide.png": encoded(painted(9000, 90)),  # the API would refuse this picture, so it is scaled down
    }
    for name, data in pictures.items():
        (project / name).write_bytes(data)
    (project / "report.pdf").write_bytes(PDF)
    (project / "notes.txt").write_text("the secret word is heron\n")
    (project / "my file.py").write_text("".join(f"line_{number} = {number}\n" for number in range(1, 41)))
    (project / "src").mkdir()
    (project / "src" / "deep.py").write_text("deep = 'kestrel'\n")
    (project / "src" / "été").write_text("plover\n")
    names = [
        mention_of("my file.py", "#L10-12"),
        mention_of("src/deep.py"),
        mention_of("src/été"),
        mention_of("src/"),
    ]
    carried = tuple(read(project / name) for name in (*pictures, "report.pdf", "notes.txt"))
    held.session.send(f"Look at these {' '.join(names)} please", carried)
    await held.until(lambda: held.footers == ["done"], 60)
    request = next(request for request in api.turns if "Look at these" in request.prompt)
    found = [block for message in request.messages for block in blocks_of(message)]
    images = [block["source"] for block in found if block["type"] == "image"]
    assert [image["media_type"] for image in images] == [
        "image/png",
        "image/jpeg",
        "image/webp",
        "image/gif",
        "image/png",
    ]
    got = [base64.b64decode(image["data"]) for image in images]
    assert got[:-1] == list(pictures.values())[:-1]
    assert images[-1]["data"] == carried[len(pictures) - 1].data, "as it was scaled here"
    assert QImage.fromData(got[-1]).size() == QSize(2000, 20)
    documents = {
        block["source"]["media_type"]: block["source"]["data"]
        for block in found
        if block["type"] == "document"
    }
    assert base64.b64decode(documents["application/pdf"]) == PDF
    assert documents["text/plain"] == "the secret word is heron\n"
    told = "\n".join(str(block.get("text", "")) for block in found)
    assert "line_11 = 11" in told
    assert "line_9 = 9" not in told
    assert "line_13 = 13" not in told
    assert "kestrel" in told
    assert "plover" in told
    assert "deep.py" in told.replace("src/deep.py", ""), "the folder is listed"
    held.session.send("", carried[:1])
    await held.until(lambda: held.footers == ["done", "done"], 60)
    assert "prose: And this." in held.rows, "a picture alone is a message"
    assert [block["type"] for block in blocks_of(api.turns[-1].messages[-1])].count("image") == 1


async def test_a_command_of_the_project_is_offered_and_expands(
    held: SessionHarness, project: Path, api: StandIn
) -> None:
    folder = project / ".claude" / "commands"
    folder.mkdir(parents=True)
    (folder / "greet.md").write_text(
        "---\ndescription: Greet somebody\nargument-hint: <name>\n---\nSay hello to $ARGUMENTS.\n"
    )
    api.on("Say hello to Anna", ["Hello, Anna."])
    await held.ready()
    offered = {command.name: command for command in slash_commands.commands_of(held.session)}
    assert "Greet somebody" in offered["greet"].words
    assert offered["greet"].hint == "<name>"
    assert "compact" in offered
    held.session.send("/greet Anna")
    await held.until(lambda: held.footers == ["done"], 60)
    assert any("Say hello to Anna." in text for request in api.turns for text in request.user_texts())


async def test_every_command_runs_by_its_name_and_enter(held: SessionHarness, api: StandIn) -> None:
    """Neither the list of completions nor the question about unknown commands prevents a command."""
    await held.ready()
    session: Any = held.session
    completion, unknown = Completion(), UnknownCommandView()
    completion.attach(session)
    unknown.attach(session)
    names = [command.name for command in slash_commands.commands_of(session)]
    assert len(names) > 20
    assert {"cost", "compact", "resume"} <= {*names, *(local.name for local in slash_commands.TABLE)}
    for name in {*names, *(local.name for local in slash_commands.TABLE)}:
        completion.update("", True)
        completion.update(f"/{name}", True)
        assert not completion.accept(False), f"/{name} is completed to something else"
        assert not unknown.asks(f"/{name}"), f"/{name} is asked about"
        assert not unknown.asks(f"/{name} with words")
    completion.close()


async def test_an_unknown_command_reaches_claude_as_a_message(held: SessionHarness, api: StandIn) -> None:
    api.on("/nope really", ["I read it."])
    await held.ready()
    session: Any = held.session
    assert unknown_in("/nope really", session) == "/nope"
    assert unknown_in("/usr/bin is full", session) == ""
    held.session.send(as_message("/nope really"))
    await held.until(lambda: held.footers == ["done"], 60)
    assert held.rows[1] == "prose: I read it."
    assert any(" /nope really" in text for text in api.turns[-1].user_texts())


async def test_neither_cli_expands_what_this_program_composed(
    held: SessionHarness, project: Path, api: StandIn, tmp_path: Path
) -> None:
    """A note with a command and a mention goes to Claude as it is written, alone, before typed text and in
    the queue. The typed text is expanded. The file has the same texts as the rows."""
    (project / "a.txt").write_text("the secret word is heron\n")
    (project / "b.txt").write_text("kestrel\n")
    folder = project / ".claude" / "commands"
    folder.mkdir(parents=True)
    (folder / "greet.md").write_text("---\ndescription: Greet\n---\nSay hello to everyone.\n")
    note = "/greet @a.txt\n\n> -@a.txt"
    held_up = Gate()
    paste = "\n".join(f"pasted line {number}" for number in range(80))
    api.on("now.", ["One."])
    api.on("alone", [Answer(Text("Two, ", held_up, "then."))])
    api.on("waits", ["Three."])
    api.on("and this", ["Three."])
    api.on("pasted line 79", ["Four."])
    await held.ready()
    held.session.send(f"{note}\n\nnow. @b.txt", authorship=Authorship(note))
    await held.until(lambda: held.footers == ["done"], 60)
    told = str(api.turns[-1].messages)
    assert "kestrel" in told
    assert "heron" not in told
    held.session.send(f"{note}\n\nalone", authorship=Authorship(note, typed=False))
    await held_up.reached()
    for text in ("waits", "and this"):
        held.session.send(f"{note}\n\n{text}", authorship=Authorship(note, typed=False))
    held_up.release()
    await held.until(
        lambda: held.footers.count("done") >= 3 and held.session.state.phase is SessionPhase.READY, 60
    )
    held.session.send(f"look\n\n{paste}", authorship=Authorship(pastes=(paste,)))
    await held.until(
        lambda: "prose: Four." in held.rows and held.session.state.phase is SessionPhase.READY, 60
    )
    told = str(api.turns[-1].messages)
    assert "heron" not in told
    assert "Say hello to everyone" not in str([request.user_texts() for request in api.turns])
    assert told.count("pasted line 79") == 1
    said = [row for row in held.rows if row.startswith("user: ")]
    assert said[0] == f"user: {note}\n\nnow. @b.txt"
    assert said[-1] == f"user: look\n\n{paste}"
    await reopen_check.written(
        held.session.entries, tmp_path / "home", project.parent / "j", held.session.info.session_id
    )
    differences = reopen_check.differences(
        held.session.entries, tmp_path / "home", project.parent / "j", held.session.info.session_id
    )
    assert not differences, differences
