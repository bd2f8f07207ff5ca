"""Claude's words: every kind of prose, tables, code, and the world's scripts."""

from claude_desk.transcript.entries import Entry, EntryKind, ToolState
from claude_desk.transcript.markdown.prose_splitter import ProsePiece, ProseSplitter
from tests.gallery.entry_maker import CODE, Maker

WORDS = "The retry loop and the server's check race each other when the first attempt is cut off. "

PROSE = f"""# The largest heading

{WORDS * 2}

## A heading below it

With *emphasis*, **weight**, ***both***, `inline code`, ~~a mistake~~, a [link](https://example.org/docs),
a [file](src/upload/client.py#L42), a [named link][docs], `a long piece of code that
--goes --over the=end of the line` and a [link that opens nothing](ftp://example.org/x).

### Lists

- first item
- second item, a good deal longer than the first one so that it goes over the end of its line on to the next
  - inside the second
    - and once more
      1. counted
      2. again
  - back out
- third with a paragraph

  that belongs to it

1. one
2. two
   - with a bullet
10. ten

- [x] a task that is done
- [ ] one that is not
  - [ ] and a smaller one

#### Quotes, rules and pictures

> A quotation of someone who said it better, and at such a length that it takes more than one line to say it.
>
> - with a list
>
> > and a quotation inside

---

![A cat on a keyboard](https://example.org/cat.png) <b>raw HTML</b> is text. A footnote[^1].

[docs]: https://example.org/docs "The documentation"
[^1]: Which is text.
"""

TABLES = """A narrow table:

| name | runs | share |
|:--|--:|:-:|
| upload | 50 | 10 % |
| `resume` | 120 | **2 %** |

One with long cells:

| option | what it does | when to use it |
|---|---|---|
| `--force` | Overwrites the file even where it has changed since it was read, without asking anybody about it first. | Never, unless you know that nobody else writes to it and that what is there is not worth keeping. |
| `--dry-run` | Says what would be done. | Always first. |

And a wide one:

| host | region | zone | cpu | memory | disk | network in | network out | requests | errors | p50 | p95 | p99 | owner |
|---|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|
| atlas-production-01.example.org | eu-central-1 | a | 12 | 64 | 512 | 1.2 GB | 3.4 GB | 120,331 | 12 | 3 ms | 12 ms | 71 ms | platform |
| atlas-production-02.example.org | eu-central-1 | b | 12 | 64 | 512 | 1.1 GB | 3.3 GB | 119,204 | 9 | 3 ms | 11 ms | 68 ms | platform |
"""  # noqa: E501

ANSWER = """## Two attempts read one stream

Yes, but they share its position. When the first attempt is cut off, the second begins where the first stopped, and the server's `Content-Length` check fails. I see two ways out:

1. **Rewind before each attempt** in `client.py:59`. Three lines, no new state:
   - works for files and for `BytesIO`
     ```python
     for attempt in range(self.retries):
         stream.seek(start)  # what the first attempt has read
         await self._send(stream, attempt)
     ```
   - a pipe cannot be rewound: it is read into memory once, up to 8 MB
2. **Buffer every upload.** Simple, and wrong for large files.

| Runner | Runs | Failed before | Failed now | Median |
|---|--:|--:|--:|--:|
| linux-slow | 1,200 | 131 | 0 | 4.1 s |
| macos-arm64 | 400 | 9 | 0 | 960 ms |

> [!NOTE]
> A stream that has no `seek` raises `UnsupportedOperation`, which the retry must not swallow.

> RFC 9110: a client must not repeat a request whose body it cannot send again.
"""  # noqa: E501

NESTED = """- In an item:

  | file | lines |
  |---|--:|
  | `client.py` | 1,204 |
  | `pool.py` | 87 |

  The words of the item go on.
  1. ```sh
     pytest -q tests/upload
     ```
  2. - [x] and a task
     - [ ] with code

       ```json
       {"retries": 3, "a long line": "of code that is much longer than the column of the conversation is wide", "ok": true}
       ```
- שלום
  ```
  a block in an item that is read from the right
  ```

> Somebody said:
> ```py
> stream.seek(0)
> ```
> and that was it.

> [!TIP]
> `pytest -x` stops at the first failure.

> [!IMPORTANT]
> Read this first, before anything else is done, because it is a note that takes more than one line of the column to say.

> [!WARNING]
> The queue is emptied:
>
> - once a day
> - at each start
>
> ```sh
> rm -rf queue/
> ```

> [!CAUTION]
> There is no way back[^1].

[^1]: Except from a copy, see `src/copy.py:12`.
"""  # noqa: E501

SCRIPTS = """Emoji: 🎉 👩‍👩‍👧 🇩🇪 👍🏽 and ✅ in a line.

日本語の文章です。改行もできます。**太字**と`コード`。

한국어 문장입니다. 中文句子，包括标点符号。

هذه فقرة باللغة العربية مع كلمة English في وسطها و`code`.

זוהי פסקה בעברית, ובה רשימה:

- פריט ראשון
- פריט שני
  1. פריט ממוספר

  פסקה נוספת

- [x] משימה שהסתיימה
- [ ] משימה פתוחה

Combining: é ñ ä̈ Z͑ͫ̓a̴l̸g̵o, Vietnamese: Tiếng Việt, Thai: ภาษาไทย, Hindi: हिन्दी भाषा.

| language | word |
|---|---|
| 日本語 | 言葉 |
| العربية | كلمة |
| emoji | 🎈🎈 |
"""

LANGUAGES = {
    "python": CODE,
    "typescript": "export const add = (a: number, b: number): number => a + b; // plus\n"
    'interface Row { key: string; kind?: "user" | "prose" }\n',
    "rust": "fn main() {\n"
    '    let names: Vec<&str> = vec!["a", "b"];\n    println!("{}", names.len()); // 2\n}\n',
    "bash": '#!/bin/bash\nfor f in *.txt; do\n  echo "$f: $(wc -l < "$f")"  # lines\ndone\n',
    "json": '{"name": "atlas", "runs": 50, "ok": true, "tags": ["a", null]}\n',
    "html": '<p class="note">Hello, <b>world</b> &amp; all<!-- nobody --></p>\n',
    "diff": "--- a/x.py\n+++ b/x.py\n@@ -1,2 +1,2 @@\n-old = 1\n+new = 2\n same\n",
    "sql": "SELECT name, count(*) FROM runs WHERE share > 0.5 GROUP BY name; -- all\n",
    "css": ".row > a:hover { color: #b8532f; margin: 0 4px !important; }\n",
    "go": 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("hi", 42) }\n',
    "console": "$ git status --short\n M README.md\n",
    "": "no language at all\n  and an indented line, and one so long that it has to scroll sideways because "
    "code is never broken into lines that its author did not write, whatever the width of the window is\n",
}


def entries_of(make: Maker, markdown: str) -> list[Entry]:
    """Return the rows that the reducer makes of the text."""
    splitter = ProseSplitter()
    splitter.feed(markdown, end=True)
    return [_entry(make, piece, splitter.definitions) for piece in splitter.pieces]


def _entry(make: Maker, piece: ProsePiece, definitions: dict[str, tuple[str, str]]) -> Entry:
    kind = EntryKind.CODE if piece.code else EntryKind.TABLE if piece.table else EntryKind.PROSE
    return make(
        kind,
        piece.text,
        language=piece.language,
        continues=piece.continues,
        references=definitions,
        inside=piece.inside,
    )


def prose(make: Maker) -> list[Entry]:
    return entries_of(make, PROSE)


def words(make: Maker) -> list[Entry]:
    question = "The upload test fails about one run in ten. Is the retry in the client right? Look at both."
    return [make(EntryKind.USER, question), *entries_of(make, ANSWER)]


def nested(make: Maker) -> list[Entry]:
    return entries_of(make, NESTED)


def tables(make: Maker) -> list[Entry]:
    return entries_of(make, TABLES)


def scripts(make: Maker) -> list[Entry]:
    return entries_of(make, SCRIPTS)


def code(make: Maker) -> list[Entry]:
    return [make(EntryKind.CODE, text.rstrip("\n"), language=name) for name, text in LANGUAGES.items()]


def addresses(make: Maker) -> list[Entry]:
    """Return rows with web addresses in every kind of text."""
    at = "https://docs.example.org/guide/uploads?page=2#retries"
    return [
        make(EntryKind.USER, f"Do as {at} says, please."),
        make(EntryKind.PROSE, f"I read {at} first."),
        make.tool("Bash", "npm publish", ToolState.DONE, f"npm notice 1.2 kB\npublished to {at}"),
        make(EntryKind.NOTICE, f"Claude Code will ask for a new key soon: {at}"),
        make(EntryKind.ERROR, f"The request was refused. See {at}."),
    ]


SHOWS = {
    "prose": prose,
    "words": words,
    "nested": nested,
    "tables": tables,
    "scripts": scripts,
    "code": code,
    "addresses": addresses,
}
