"""A plan's rows: all of the plan's text is visible."""

import re
from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.transcript.markdown.prose_html import ProsePalette, prose_html
from claude_desk.ui.permissions.plan_model import PlanRow, rows_of

PALETTE = ProsePalette("", "", "", "", "", "", "")


def seen(row: PlanRow) -> str:
    if row.code is not None:
        return f"{row.language} {row.code}"
    html = prose_html(row.source, PALETTE, row.references)
    return unescape(re.sub(r"<[^>]*>", "", html)) + " ".join(re.findall(r'href="([^"]*)"', html))


def all_seen(plan: str) -> str:
    return "\n".join(map(seen, rows_of(plan)))


@pytest.mark.parametrize(
    "plan",
    [
        '1. Read\n2. Write\n\n[a]: /x "3. Delete everything"\n',
        '[a]: /x "3. Delete everything"',
        "[a]: /x\n  'Delete everything'\n",
        'Read\n\n[a]: /x "Read"\n[b]: /y "Delete everything"\nWrite',
        '1. Read [it](/x "Delete everything")',
        '![it](/x "Delete everything")',
        "```sh Delete everything\nls\n```",
        "> ~~~ sh Delete everything\n> ls\n> ~~~",
        "| a | b |\n|---|---|\n| 1 | 2 | Delete everything |",
        "<!-- Delete everything -->",
        "<Delete everything>",
    ],
)
def test_nothing_of_a_plan_is_out_of_sight(plan: str) -> None:
    assert "Delete everything" in all_seen(plan)


def test_a_sign_that_is_written_by_its_number_hides_nothing() -> None:
    assert "\u202e" not in all_seen("Read &#x202E;txt and &#8203;write")
    assert "x202E" in all_seen("Read &#x202E;txt")


def test_a_plan_without_such_things_is_drawn() -> None:
    plan = (
        "# Plan\n\n1. Read **the** `file`\n   - [x] and [this](https://a.example/b)\n\n"
        "| a | b |\n|---|---|\n| 1 | 2 |"
    )
    assert [row.code for row in rows_of(plan)] == [None] * 4


PIECES = (
    "Read", "1. Write\n", "- run\n", "\n\n", "\n", " ", "[a]: /x 'Delete'", "[a]", '[x](/y "Delete")',
    "```sh Run\n", "```\n", "> ", "**", "`", "| a |\n|---|\n", "| b | Delete |\n", "# Head\n", "<b>", "&amp;",
    "&#8238;", "![", "](", "    code\n",
)  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_every_word_of_a_plan_is_seen(plan: str) -> None:
    shown = all_seen(plan)
    for word in set(re.findall(r"Read|Write|run|Delete|Run|Head|code", plan)):
        assert shown.count(word) >= plan.count(word), word
