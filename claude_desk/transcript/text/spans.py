"""Parts of a text with a style. The screen maps the style to colours and fonts."""

from typing import NamedTuple


class TextSpan(NamedTuple):
    """The code points `start` to `end` (not included) of a text, with their style.

    `style` is one or more words. In code: `keyword`, `string`, `comment`, `number`, `name`, `type`,
    `function`, `operator`, `tag`, `attribute`, `heading`, `error`. In a terminal's output: `ansi-0` to
    `ansi-15` (the ink), `ansi-bg-0` to `ansi-bg-15`, `bold`, `faint`, `italic`, `underline`, `strike`,
    `inverse`. In a diff: `added` and `removed` (the words that differ). In a list of matches: `path` and
    `match`. For an address of the web: `link`.
    """

    start: int
    end: int
    style: str
