"""Addresses of the web that stand in the words: they become links.

Only those with their scheme (`https://…`): what looks like a host may be a file's name. An address ends as in
GitHub's markdown: before marks that end a sentence, and before a bracket that was opened outside.
"""

import re
from typing import Literal

from markdown_it.rules_core import StateCore
from markdown_it.token import Token

SCHEME = "://"  # without it there is none
# Quotes and brackets of any script end an address; so does what no address has in it.
_OUTSIDE = r"\s<>\"`|\\^{}\u00ab\u00bb\u2018-\u201f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20"
_ADDRESS = re.compile(rf"(?<![\w/.:@%&=#?+-])https?://(?=[\w\[])[^{_OUTSIDE}]{{1,2000}}", re.IGNORECASE)
_ENDS = "?!.,:;*_~'…"
_BRACKETS = {")": "(", "]": "["}


def link_addresses(state: StateCore) -> None:
    """A core rule of markdown-it: text tokens are cut at the addresses in them."""
    if SCHEME not in state.src:
        return
    for token in state.tokens:
        if token.type == "inline" and token.children and SCHEME in token.content:
            token.children = _linked(token.children)


def _linked(tokens: list[Token]) -> list[Token]:
    made: list[Token] = []
    links = 0  # open ones
    for token in tokens:
        links += token.nesting if token.type in ("link_open", "link_close") else 0
        if token.type == "text" and not links and SCHEME in token.content:
            made += _cut(token)
        else:
            made.append(token)
    return made


def _cut(token: Token) -> list[Token]:
    text, at, made = token.content, 0, []
    for found in _ADDRESS.finditer(text):
        address = _without_end(found[0])
        if len(address) <= address.index(SCHEME) + len(SCHEME):
            continue
        if found.start() > at:
            made.append(_text(text[at : found.start()], token.level))
        made.append(_link("link_open", 1, token.level, {"href": address}))
        made.append(_text(address, token.level + 1))
        made.append(_link("link_close", -1, token.level, {}))
        at = found.start() + len(address)
    if at < len(text):
        made.append(_text(text[at:], token.level))
    return made


def _link(kind: str, nesting: Literal[1, -1], level: int, attrs: dict[str, str | int | float]) -> Token:
    return Token(kind, "a", nesting, attrs=attrs, level=level, markup="linkify", info="auto")


def _text(words: str, level: int) -> Token:
    return Token("text", "", 0, content=words, level=level)


def _without_end(address: str) -> str:
    """Without what ends the sentence or the bracket that it stands in."""
    while address:
        last = address[-1]
        opening = _BRACKETS.get(last, "")
        if last not in _ENDS and not (opening and address.count(last) > address.count(opening)):
            break
        address = address[:-1]
    return address
