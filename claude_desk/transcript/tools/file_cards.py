"""Reading files and folders."""

import re
from collections.abc import Callable

from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.number_format import many
from claude_desk.transcript.text.syntax_highlight import language_of
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools.card import ListingPart, Part, PicturesPart
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import (
    bytes_words,
    code,
    facts,
    file_name,
    lines,
    note,
    output,
    picture,
    shorten,
)
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

_NUMBERED = re.compile(r"^ *(\d{1,9})(?:→|\t)(.*)$", re.M)
_CELL = re.compile(r'<cell id="([^"\n]{0,100})">(.*?)</cell id="\1">', re.S)


def path_title(given: WireFields, folder: str) -> str:
    return one_line(shorten(given.text("file_path", "notebook_path", "filePath", "path"), folder))


# --- Read -------------------------------------------------------------------------------------------


def read_title(given: WireFields, folder: str) -> str:
    path = path_title(given, folder)
    asked = _asked_range(given)
    return f"{path} · {asked}" if path and asked else path


def _asked_range(given: WireFields) -> str:
    if given.word("pages"):
        return one_line(f"pages {given.word('pages')}")
    offset, limit = given.number("offset"), given.number("limit")
    if limit:
        first = max(1, offset or 1)
        return f"lines {first}–{first + limit - 1}" if limit > 1 else f"line {first}"
    return f"from line {offset}" if offset and offset > 1 else ""


def show_read(use: ToolUse) -> PresentedCall:
    if not use.done:
        return PresentedCall()
    file = use.structured.inner("file")
    kind = use.structured.text("type")
    known: dict[str, Callable[[ToolUse, WireFields], PresentedCall]] = {
        "text": _text, "image": _image, "pdf": _document, "parts": _pages, "notebook": _notebook,
    }  # fmt: skip
    if kind == "file_unchanged":
        return PresentedCall(note("Not changed since it was last read"), "unchanged")
    if file and kind in known:
        return known[kind](use, file)
    return _text_only(use)


def _path(use: ToolUse, file: WireFields) -> str:
    return file.text("filePath") or use.input.text("file_path", "notebook_path")


def _text(use: ToolUse, file: WireFields) -> PresentedCall:
    content = file.text("content")
    if not content:
        return PresentedCall(note("The file is empty", brief=False), "empty")
    first = file.number("startLine") or 1
    parts = code(content, _path(use, file), first=first)
    shown = content.count("\n") + (not content.endswith("\n"))
    summary = many(shown, "line")
    whole = file.number("totalLines") or 0
    if first > 1 or whole > shown + 1:
        summary = f"{shown:,} of {many(whole, 'line')}" if whole else summary
    if file.flag("truncatedByTokenCap"):
        parts += note("Cut: more than Claude reads at once", "warn", brief=False)
    return PresentedCall(parts, summary)


def _image(use: ToolUse, file: WireFields) -> PresentedCall:
    name = file_name(_path(use, file)) or "Image"
    found = _carried(use) or [picture(file, name)]
    sizes = file.inner("dimensions")
    width, height = sizes.number("originalWidth"), sizes.number("originalHeight")
    words = [f"{width} × {height}" if width and height else "", bytes_words(file.number("originalSize"))]
    return PresentedCall(_pictures(found), " · ".join(word for word in words if word))


def _document(use: ToolUse, file: WireFields) -> PresentedCall:
    path = _path(use, file)
    found = picture(file, file_name(path) or "Document")
    if found is not None and not found.media_type:
        found = Attachment(found.name, "application/pdf", found.data, found.path, found.size)
    return PresentedCall(_pictures(_carried(use) or [found]), bytes_words(file.number("originalSize")))


def _pages(use: ToolUse, file: WireFields) -> PresentedCall:
    count = file.number("count")
    parts = _pictures(list(_carried(use)))
    parts += facts([("Size", bytes_words(file.number("originalSize"))), ("Pages in", file.text("outputDir"))])
    return PresentedCall(parts, "" if count is None else many(count, "page"))


def _carried(use: ToolUse) -> list[Attachment | None]:
    """What came with the result for Claude to look at."""
    return list(use.call.attachments)


def _pictures(found: list[Attachment | None]) -> list[Part]:
    items = tuple(item for item in found if item is not None)
    return [PicturesPart(items)] if items else []


def _notebook(use: ToolUse, file: WireFields) -> PresentedCall:
    cells = file.rows("cells")
    parts: list[Part] = []
    for index, cell in enumerate(cells):
        parts += _cell(index, cell)
    return PresentedCall(parts, many(len(cells), "cell"))


def _cell(index: int, cell: WireFields) -> list[Part]:
    kind = cell.text("cellType", "cell_type")
    language = "markdown" if kind == "markdown" else cell.text("language") or "python"
    source = cell.text("source") or "".join(cell.texts("source"))
    label = visible(f"Cell {index + 1} · {kind or 'code'}")
    parts = code(source, language=language, label=label) or note(f"{label}: empty", brief=False)
    for told in cell.rows("outputs"):
        parts += output(told.text("text") or "".join(told.texts("text")), label="Output", brief=False)
        image = told.inner("image")
        found = picture(
            WireFields({"data": image.text("image_data"), "type": image.text("media_type")}), "Output"
        )
        if found is not None:
            parts.append(PicturesPart((found,), brief=False))
    return parts


def _text_only(use: ToolUse) -> PresentedCall:
    """Of a result that is text alone: its numbers are taken off the lines."""
    parts: list[Part] = _pictures(_carried(use))
    cells = _CELL.findall(use.text)
    if cells:
        for index, (_, source) in enumerate(cells):
            parts += code(source, language="python", label=f"Cell {index + 1}")
        return PresentedCall(parts, many(len(cells), "cell"))
    path = use.input.text("file_path", "notebook_path")
    listing = numbered(use.text, language_of(path))
    if listing is not None:
        return PresentedCall(
            [*parts, listing], many(len(listing.gutter) or listing.text.count("\n") + 1, "line")
        )
    return PresentedCall(parts + (code(use.text, path) if not parts else []))


def numbered(text: str, language: str) -> ListingPart | None:
    """The lines of `cat -n`; None where the text is not such."""
    rows = _NUMBERED.findall(text)
    if not rows or len(rows) != text.strip("\n").count("\n") + 1:
        return None
    if rows[-1][1] == "" and len(rows) > 1:
        rows.pop()  # what stands after the last line's end
    numbers = [int(number) for number, _ in rows]
    shown = visible("\n".join(line.removesuffix("\r") for _, line in rows))
    if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return ListingPart(shown, language=language, first=numbers[0], wrap=False)
    return ListingPart(shown, language=language, gutter=tuple(map(str, numbers)), wrap=False)


# --- LS ---------------------------------------------------------------------------------------------


def show_folder(use: ToolUse) -> PresentedCall:
    parts = facts([("Without", ", ".join(use.input.texts("ignore")))])
    found = lines(use.reply)
    count = use.reply.strip().count("\n") + 1 if found else 0
    return PresentedCall(parts + found, many(count, "line") if count else "")


# The tools of all versions that are shown by this module (protocol/README.md 8.1).
TOOLS = (
    ToolSpec("Read", read_title, show_read, family="read", heading="read-file", path="file_path"),
    ToolSpec(
        "NotebookRead", path_title, show_read, family="read", heading="read-notebook", path="notebook_path"
    ),
    ToolSpec("LS", path_title, show_folder, family="read", heading="list-folder", path="path"),
)
