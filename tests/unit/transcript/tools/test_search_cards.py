"""Searches of files, of the web, of tools."""

from typing import Any

import pytest

from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.tools.card import ListingPart, MarkdownPart
from tests.unit.transcript.tools.tool_calls import FOLDER, card, outline, parts


def test_titles_say_where() -> None:
    assert card("Glob", {"pattern": "**/*.py"}).title == "**/*.py"
    assert (
        card("Grep", {"pattern": "def x", "path": f"{FOLDER}/src", "type": "py"}).title == "def x in src, py"
    )
    assert card("Grep", {"pattern": "x", "path": FOLDER}).title == "x"
    assert card(
        "LSP", {"operation": "goToDefinition", "filePath": f"{FOLDER}/a.py", "line": 3, "character": 7}
    ).title == ("go to definition · a.py:3:7")


def test_files_that_were_found() -> None:
    shown = card("Glob", {"pattern": "*"}, {"filenames": [f"{FOLDER}/b/a.py", "/c"], "numFiles": 2})
    assert (shown.summary, outline(shown)) == ("2 files", ["'b/a.py\\n/c'"])
    cut = card("Glob", {"pattern": "*"}, {"filenames": ["a"], "numFiles": 1, "truncated": True})
    assert (cut.summary, outline(cut)[1]) == ("1 or more files", "note: Only the first one is shown")
    assert (
        card("Glob", {"pattern": "*"}, {"filenames": ["a"], "truncated": True, "totalMatches": 900}).summary
        == "900 files"
    )
    words = card("Glob", {"pattern": "*"}, None, f"{FOLDER}/a\n{FOLDER}/b\n(Results are truncated. …)")
    assert (words.summary, outline(words)[0]) == ("2 or more files", "'a\\nb'")
    assert card("Glob", {"pattern": "*"}, None, "No files found").summary == "no files"
    assert outline(card("Glob", {"pattern": "*"}, state=ToolState.RUNNING)) == []


CONTENT = f"{FOLDER}/a-1.py:3:x tar y TAR\n{FOLDER}/a-1.py-4-c: 5:6\n--\n/b.py-9-q\n/b.py:10:\ttar"


def test_matches_are_grouped_by_file() -> None:
    structured = {"mode": "content", "content": CONTENT, "numLines": 5, "filenames": []}
    shown = card("Grep", {"pattern": "tar", "output_mode": "content"}, structured)
    (listing,) = parts(shown, ListingPart)
    assert shown.summary == "2 matches in 2 files"
    assert listing.text.split("\n") == ["a-1.py", "x tar y TAR", "c: 5:6", "", "/b.py", "q", "\ttar"]
    assert listing.gutter == ("", "3", "4", "⋯", "", "9", "10")
    assert [(listing.text[s.start : s.end], s.style) for s in listing.spans] == [
        ("a-1.py", "path"),
        ("tar", "match"),
        ("/b.py", "path"),
        ("tar", "match"),
    ]
    assert [band.line for band in listing.bands] == [0, 4]
    assert not listing.brief


@pytest.mark.parametrize(
    ("given", "marked"),
    [
        ({"pattern": "tar"}, 2),
        ({"pattern": "tar", "-i": True}, 3),
        ({"pattern": "(a+)+$"}, 0),
        ({"pattern": "t.r"}, 0),
        ({"pattern": ""}, 0),
    ],
)
def test_only_plain_words_are_marked(given: dict[str, Any], marked: int) -> None:
    shown = card("Grep", {"output_mode": "content", **given}, None, CONTENT)
    assert sum(span.style == "match" for span in parts(shown, ListingPart)[0].spans) == marked


@pytest.mark.parametrize(
    ("place", "content", "texts", "gutter"),
    [
        ("a.py", "3:x:4:y\n4-z\n", ["x:4:y", "z"], ("3", "4")),
        ("", "a.py:x = 1\nb/c:y", ["a.py", "x = 1", "b/c", "y"], ()),
        ("a.py", "x = 1\n# y", ["x = 1", "# y"], ()),
        ("", "C:\\a.py:3:x\nC:\\a.py-4-y", ["C:\\a.py", "x", "y"], ("", "3", "4")),
        ("", "a:1:x\r\na:2:y\u202e", ["a", "x", "y⟨U+202E⟩"], ("", "1", "2")),
    ],
)
def test_other_forms_of_matches(place: str, content: str, texts: list[str], gutter: tuple[str, ...]) -> None:
    shown = card("Grep", {"pattern": "[x]", "path": place, "output_mode": "content"}, None, content)
    (listing,) = parts(shown, ListingPart)
    assert (listing.text.split("\n"), listing.gutter) == (texts, gutter)


def test_counts_and_names() -> None:
    shown = card(
        "Grep", {"pattern": "x", "output_mode": "count"}, None, "a.py:3\nb.py:4\n\nFound 7 total occurrences."
    )
    assert (shown.summary, parts(shown, ListingPart)[0].gutter) == ("7 matches in 2 files", ("3", "4"))
    names = card(
        "Grep", {"pattern": "x"}, {"mode": "files_with_matches", "filenames": ["a", "b"], "numFiles": 2}
    )
    assert (names.summary, outline(names)) == ("2 files", ["'a\\nb'"])
    assert outline(card("Grep", {"pattern": "x"}, None, "Found 2 files\na\nb")) == ["'a\\nb'"]
    assert card("Grep", {"pattern": "x"}, None, "No files found").summary == "no files"
    assert (
        card("Grep", {"pattern": "x", "output_mode": "content"}, None, "No matches found").summary
        == "no matches"
    )
    late = card(
        "Grep",
        {"pattern": "x", "-C": 2, "-i": True},
        {"filenames": ["a"], "timedOut": True, "appliedLimit": 9},
    )
    assert outline(late) == [
        "Lines around=2, Options=ignore case",
        "'a'",
        "warn: The search timed out; there may be more *",
        "note: Only the first 9 are shown",
    ]


def test_tools_that_were_looked_up() -> None:
    for structured in (["A", "B"], [{"name": "A"}, {"tool_name": "B"}], {"matches": ["A", "B"]}):
        shown = card("ToolSearch", {"query": "select:A,B"}, structured, "x")
        assert (shown.title, shown.summary, outline(shown)) == ("select:A,B", "2 tools", ["'A\\nB'"])
    assert outline(card("ToolSearch", {"query": "a"}, None, "nothing")) == ["'nothing'"]


# --- the web ----------------------------------------------------------------------------------------


def test_a_page() -> None:
    structured = {"url": "https://b", "code": 200, "codeText": "OK", "bytes": 12_288, "result": "It **is**."}
    shown = card("WebFetch", {"url": "https://a", "prompt": "What is it?"}, structured)
    assert (shown.title, shown.summary) == ("https://a", "200 OK · 12 KB")
    assert outline(shown) == ["[Prompt] rich 'What is it?'", "URL=https://b", "[Response] rich 'It **is**.'"]
    assert outline(card("web_fetch", {"url": "https://a"}, None, "words")) == ["[Response] rich 'words'"]


def test_results_of_a_search_are_links_that_markdown_cannot_be_tricked_by() -> None:
    links = [
        {"title": "A [b](http://evil) *c*", "url": "https://qt.io/(x)", "snippet": "<img src=x>"},
        {"title": "d", "url": "javascript:alert(1)"},
        {"title": "e", "url": "https://x> [f](http://evil"},
        {"url": "https://g"},
    ]
    structured = {"query": "qt", "results": [{"tool_use_id": "x", "content": links}, "Qt is nice.", None, 5]}
    shown = card("WebSearch", {"query": "qt", "allowed_domains": ["qt.io"]}, structured)
    assert shown.summary == "4 results"
    assert outline(shown)[0] == "Allowed domains=qt.io"
    assert parts(shown, MarkdownPart)[0].markdown.split("\n") == [
        "- [A &#91;b&#93;&#40;http://evil&#41; \\*c\\*](<https://qt.io/(x)>)  ",
        "  \\<img src=x\\>",
        "- d javascript:alert&#40;1&#41;",
        "- e https://x\\> &#91;f&#93;&#40;http://evil",
        "- [https://g](<https://g>)",
        "",
        "Qt is nice.",
    ]


def test_results_in_words() -> None:
    words = (
        'Web search results for query: "qt"\n\n'
        'Links: [{"title":"Qt","url":"https://qt.io"}]\n\nIt is nice.\n\n'
        "REMINDER: You MUST include the sources above in your response."
    )
    shown = card("WebSearch", {"query": "qt"}, None, words)
    assert parts(shown, MarkdownPart)[0].markdown == "- [Qt](<https://qt.io>)\n\nIt is nice."
    assert shown.summary == "1 result"
