"""Finds addresses of the web in plain text.

Only addresses with a scheme (`https://…`) count, because a word that looks like a host may be a file's name.
An address ends as in GitHub's Markdown: before marks that end a sentence, and before a bracket that was
opened before the address.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from claude_desk.transcript.text.link_check import may_mislead

SCHEME = "://"  # a text without these characters has no address
# Characters that end an address: quotes and brackets of any script, and characters that no address has.
_OUTSIDE = r"\s<>\"`|\\^{}\u00ab\u00bb\u2018-\u201f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20"
_LENGTH = 2_000
_ADDRESS = re.compile(rf"(?<![\w/.:@%&=#?+-])https?://(?=[\w\[])[^{_OUTSIDE}]{{1,{_LENGTH}}}", re.IGNORECASE)
_CUT = "…"
_ENDS = f"?!.,:;*_~'{_CUT}"
_BRACKETS = {")": "(", "]": "["}


class WebAddress(NamedTuple):
    """An address in a text, at the code points `start` to `end` (not included)."""

    start: int
    end: int
    address: str


def addresses_in(text: str) -> Iterator[WebAddress]:
    """Yield all addresses of the text, in order."""
    if SCHEME not in text:
        return
    for found in _ADDRESS.finditer(text):
        address = _without_end(found[0])
        if len(address) > address.index(SCHEME) + len(SCHEME):
            yield WebAddress(found.start(), found.start() + len(address), address)


def plain_links(text: str) -> Iterator[WebAddress]:
    """Yield the addresses that may become links without further text that shows the target.

    Leave out an address with letters that may mislead. Leave out an address that is cut off, because it would
    lead to a different place.
    """
    for found in addresses_in(text):
        behind = text[found.end : found.end + 1]
        is_complete = behind != _CUT and found.end - found.start < _LENGTH
        if is_complete and not may_mislead(found.address, found.address):
            yield found


def _without_end(address: str) -> str:
    """Return the address without marks at its end that belong to the sentence or the brackets around it."""
    while address:
        last = address[-1]
        opening = _BRACKETS.get(last, "")
        if last not in _ENDS and not (opening and address.count(last) > address.count(opening)):
            break
        address = address[:-1]
    return address
