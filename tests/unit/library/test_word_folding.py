"""The words in the index and the words that are marked in a text must agree."""

import sqlite3
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from claude_desk.library.catalog.word_folding import (
    SearchTerm,
    for_index,
    index_word,
    spans,
    terms_of,
    words_of,
)


@pytest.mark.parametrize(
    ("query", "terms"),
    [
        ("", []),
        ('"', []),
        ("* ( ) - : ^ +", []),
        ("Retry loop ", [SearchTerm(("retry",)), SearchTerm(("loop",))]),
        ("retry", [SearchTerm(("retry",), prefix=True)]),
        ("re", [SearchTerm(("re",))]),
        ('"Retry loop" upl', [SearchTerm(("retry", "loop")), SearchTerm(("upl",), prefix=True)]),
        ("“Retry loop” upl", [SearchTerm(("retry", "loop")), SearchTerm(("upl",), prefix=True)]),
        ("«Retry loop", [SearchTerm(("retry", "loop"))]),
        ('"retry lo', [SearchTerm(("retry", "lo"))]),
        ("retry_loop()", [SearchTerm(("retry", "loop"), prefix=True)]),
        ("NEAR(a AND b)", [SearchTerm(("near", "a")), SearchTerm(("and",)), SearchTerm(("b",))]),
        ("Größe ", [SearchTerm(("große",))]),
        ("失败", [SearchTerm(("失", "败"))]),
        ("🎉", [SearchTerm(("🎉",))]),
    ],
)
def test_what_is_looked_for(query: str, terms: list[SearchTerm]) -> None:
    assert terms_of(query, typing=True) == terms


@pytest.mark.parametrize(
    ("text", "query", "found"),
    [
        ("The retry loop", "retry", ["retry"]),
        ("retrying", "retry ", []),
        ("retrying", "retry", ["retrying"]),
        ("Ein CAFÉ hier", "cafe ", ["CAFÉ"]),
        ("retry_loop and retry  loop", '"retry loop"', ["retry_loop", "retry  loop"]),
        ("上传测试失败了", "失败 ", ["失败"]),
        ("done🎉now", "🎉", ["🎉"]),
        ("→🎉99 and → 99 and →99", "→99 ", ["→ 99", "→99"]),
        ("retry 🎉 loop, retry – _loop", '"retry loop"', ["retry – _loop"]),
        ("aa aaa aa", "aa ", ["aa", "aa"]),
    ],
)
def test_where_it_stands(text: str, query: str, found: list[str]) -> None:
    assert [text[a : a + n] for a, n in spans(text, terms_of(query, typing=True))] == found


WORDS = st.text(st.sampled_from("abcdeéÄöß ._-\n\"'*上传失テスト🎉→ñж9"), max_size=40)


@given(WORDS, WORDS)
def test_what_the_index_finds_can_be_marked(text: str, query: str) -> None:
    text = unicodedata.normalize("NFC", text)
    terms = [SearchTerm(tuple(words)) for part in query.split() if (words := words_of(part))]
    if not terms:
        return
    index = sqlite3.connect(":memory:")
    index.execute(
        "CREATE VIRTUAL TABLE w USING fts5 (t, content='', tokenize='unicode61 remove_diacritics 2')"
    )
    index.execute("INSERT INTO w (rowid, t) VALUES (1, ?)", (for_index(text),))
    match = " AND ".join('"' + " ".join(map(index_word, term.words)) + '"' for term in terms)
    found = index.execute("SELECT count(*) FROM w WHERE w MATCH ?", (match,)).fetchone()[0] == 1
    assert found == all(spans(text, [term]) for term in terms)
