"""Parts of a text that are to look different. Data only: what a style looks like is the screen's business."""

from typing import NamedTuple


class TextSpan(NamedTuple):
    """Code points `start` to `end` (not included) of a text.

    `style` is one or more words. Of code: `keyword`, `string`, `comment`, `number`, `name`, `type`,
    `function`, `operator`, `tag`, `attribute`, `heading`, `error`. Of a terminal: `ansi-0` to `ansi-15` (the
    ink), `ansi-bg-0` to `ansi-bg-15`, `bold`, `faint`, `italic`, `underline`, `strike`, `inverse`. Of a diff:
    `added` and `removed` (the words that differ). Of a list of matches: `path` and `match`. Of an address
    of the web: `link`.
    """

    start: int
    end: int
    style: str
