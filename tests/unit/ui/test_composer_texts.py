"""What is completed, how files are mentioned, and what happens to pasted text."""

import pytest

from claude_desk.ui.composer.attachment_list import AttachmentItem
from claude_desk.ui.composer.composer_attachments import cleaned, is_long
from claude_desk.ui.composer.mentions import CompletionToken, mention_of, token_before
from claude_desk.ui.composer.slash_commands import SlashCommand, commands_of, is_known, matching
from tests.live_session import LiveSession

SCOTLAND = "🏴" + "".join(chr(0xE0000 + ord(letter)) for letter in "gbsct\x7f")


@pytest.mark.parametrize(
    ("text", "token"),
    [
        ("/", CompletionToken("command", "", 1)),
        ("/rev", CompletionToken("command", "rev", 4)),
        ("/a:b-c", CompletionToken("command", "a:b-c", 6)),
        ("/etc/passwd", None),
        ("/review x", None),
        ("look at @", CompletionToken("file", "", 1)),
        ("look\n@src/a.py", CompletionToken("file", "src/a.py", 9)),
        ("@a.py:10-20", CompletionToken("file", "a.py", 11, "#L10-20")),
        ("@a.py:10", CompletionToken("file", "a.py", 8, "#L10")),
        ("@a.py#L10-", CompletionToken("file", "a.py", 10, "#L10")),
        ('@"my file', CompletionToken("file", "my file", 9)),
        ("@😀", CompletionToken("file", "😀", 3)),
        ("someone@example.org", None),
        ('@"my file"', None),
        ("@a.py ", None),
        ("plain", None),
    ],
)
def test_what_is_completed(text: str, token: CompletionToken | None) -> None:
    assert token_before(text, from_start=True) == token


def test_a_command_only_begins_a_message() -> None:
    assert token_before("/rev", from_start=False) is None


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("src/app.py", "@src/app.py"),
        ("src/", "@src/"),
        ("my file.py", '@"my file.py"'),
        ("été", '@"été"'),
        ("v1 (2)", '@"v1 (2)"'),
        ("notes~", '@"notes~"'),
        ('a "b" c', ""),
    ],
)
def test_how_a_file_is_mentioned(path: str, words: str) -> None:
    assert mention_of(path) == words


def test_lines_stand_inside_the_quotes() -> None:
    assert mention_of("my file.py", "#L3-4") == '@"my file.py#L3-4"'


def test_commands_are_found_by_their_parts_and_their_words(qapp: object) -> None:
    names = ["compact", "context", "pr-comments", "review", "security-review", "tools:review"]
    known = [SlashCommand(name, "Tell what it cost" if name == "context" else "") for name in names]
    assert [found.name for found in matching(known, "review")] == [
        "review",
        "security-review",
        "tools:review",
    ]
    assert [found.name for found in matching(known, "com")] == ["compact", "pr-comments"]
    assert matching(known, "sr")[0].name == "security-review"
    assert [found.name for found in matching(known, "cost")] == ["context"]
    assert matching(known, "qq") == []


def test_what_is_not_for_people_comes_last(qapp: object) -> None:
    session = LiveSession()
    session.info.commands = [{"name": "__remote-workflow"}, {"name": "_own"}, {"name": "zebra"}]
    assert [found.name for found in matching(commands_of(session), "")][-2:] == ["zebra", "_own"]  # type: ignore[arg-type]
    assert matching(commands_of(session), "__remote") == []  # type: ignore[arg-type]
    assert is_known("__remote-workflow", session)  # type: ignore[arg-type]


def test_commands_of_any_shape_are_taken(qapp: object) -> None:
    session = LiveSession()
    session.info.commands = [
        {"name": "b", "description": "x\u202ey\nz", "argumentHint": None},
        {"name": "/a", "description": 7},
        {"name": ""}, {}, {"name": "two words"}, {"name": "b", "description": "again"},
    ]  # fmt: skip
    found = commands_of(session)  # type: ignore[arg-type]
    named = {command.name: command for command in found if len(command.name) < 2}
    assert list(named) == ["a", "b"]
    assert named["b"].words == "again"
    assert "model" in [command.name for command in found], "what is done here is offered too"


@pytest.mark.parametrize(
    ("given", "text", "removed"),
    [
        ("plain\ttext\r\nin lines\r", "plain\ttext\nin lines\n", 0),
        ("a\u200bb\u202ec\u2066d\ufeff", "abcd", 4),
        ("hi\U000e0068\U000e0069\U000e007f", "hi", 3),
        ("\x1b[31mred\x07", "[31mred", 2),
        ("👩\u200d💻 ⚠️", "👩\u200d💻 ⚠️", 0),
        ("می\u200cخواهم", "می\u200cخواهم", 0),
        ("pass\u200dword", "password", 1),
        (SCOTLAND, SCOTLAND, 0),
        ("one\u2028two", "one\ntwo", 0),
        ("\ud800x", "x", 1),
    ],
)  # fmt: skip
def test_hidden_characters_go(given: str, text: str, removed: int) -> None:
    assert cleaned(given) == (text, removed)


def test_long_texts() -> None:
    assert not is_long("x" * 2000)
    assert is_long("x" * 2001)
    assert is_long("\n" * 40)
    assert AttachmentItem("1", "x", text="a\n" * 312).title == "Pasted text, 312 lines"
    assert AttachmentItem("1", "x", text="x" * 3000).title == "Pasted text, 3,000 characters"
