"""Cards of the tools that read files and folders."""

import re
from collections.abc import Callable

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.attachments import Attachment
from claude_desk.transcript.text.syntax_highlight import language_of
from claude_desk.transcript.text.text_sanitizer import in_file, one_line, visible
from claude_desk.transcript.tools.card import ListingPart, Part, PicturesPart
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import (
    byte_size,
    code,
    facts,
    file_name,
    joined,
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


def read_title(given: WireFields, folder: str) -> Text:
    path = path_title(given, folder)
    return joined(path, _asked_range(given)) if path else ""


def _asked_range(given: WireFields) -> Text:
    if given.word("pages"):
        return Phrase("file_card.page_range", pages=given.word("pages"))
    offset, limit = given.number("offset"), given.number("limit")
    if limit:
        first = max(1, offset or 1)
        if limit > 1:
            return Phrase("file_card.line_range", first=first, last=first + limit - 1)
        return Phrase("file_card.single_line", line=first)
    return Phrase("file_card.from_line", line=offset) if offset and offset > 1 else ""


def show_read(use: ToolUse) -> PresentedCall:
    if not use.done:
        return PresentedCall()
    file = use.structured.inner("file")
    kind = use.structured.text("type")
    known: dict[str, Callable[[ToolUse, WireFields], PresentedCall]] = {
        "text": _text, "image": _image, "pdf": _document, "parts": _pages, "notebook": _notebook,
    }  # fmt: skip
    if kind == "file_unchanged":
        return PresentedCall(note(Phrase("file_card.not_changed")), Phrase("file_card.unchanged"))
    if file and kind in known:
        return known[kind](use, file)
    return _text_only(use)


def _path(use: ToolUse, file: WireFields) -> str:
    return file.text("filePath") or use.input.text("file_path", "notebook_path")


def _text(use: ToolUse, file: WireFields) -> PresentedCall:
    content = file.text("content")
    if not content:
        return PresentedCall(note(Phrase("file_card.file_empty"), brief=False), Phrase("file_card.empty"))
    first = file.number("startLine") or 1
    parts = code(content, _path(use, file), first=first)
    shown = content.count("\n") + (not content.endswith("\n"))
    summary = Phrase("file_card.lines", count=shown)
    total = file.number("totalLines") or 0
    if total and (first > 1 or total > shown + 1):
        summary = Phrase("file_card.lines_of", shown=shown, total=total)
    if file.flag("truncatedByTokenCap"):
        parts += note(Phrase("file_card.truncated"), "warn", brief=False)
    return PresentedCall(parts, summary)


def _image(use: ToolUse, file: WireFields) -> PresentedCall:
    name = file_name(_path(use, file)) or "Image"
    found = _carried(use) or [picture(file, name)]
    sizes = file.inner("dimensions")
    width, height = sizes.number("originalWidth"), sizes.number("originalHeight")
    pixels = f"{width} × {height}" if width and height else ""
    return PresentedCall(_pictures(found), joined(pixels, byte_size(file.number("originalSize"))))


def _document(use: ToolUse, file: WireFields) -> PresentedCall:
    path = _path(use, file)
    found = picture(file, file_name(path) or "Document")
    if found is not None and not found.media_type:
        found = Attachment(found.name, "application/pdf", found.data, found.path, found.size)
    return PresentedCall(_pictures(_carried(use) or [found]), byte_size(file.number("originalSize")))


def _pages(use: ToolUse, file: WireFields) -> PresentedCall:
    count = file.number("count")
    parts = _pictures(list(_carried(use)))
    parts += facts(
        [
            (Phrase("file_card.size"), byte_size(file.number("originalSize"))),
            (Phrase("file_card.pages_saved_in"), file.text("outputDir")),
        ]
    )
    return PresentedCall(parts, "" if count is None else Phrase("file_card.pages", count=count))


def _carried(use: ToolUse) -> list[Attachment | None]:
    return list(use.call.attachments)


def _pictures(found: list[Attachment | None]) -> list[Part]:
    items = tuple(item for item in found if item is not None)
    return [PicturesPart(items)] if items else []


def _notebook(use: ToolUse, file: WireFields) -> PresentedCall:
    cells = file.rows("cells")
    parts: list[Part] = []
    for index, cell in enumerate(cells):
        parts += _cell(index, cell)
    return PresentedCall(parts, Phrase("file_card.cells", count=len(cells)))


def _cell(index: int, cell: WireFields) -> list[Part]:
    kind = cell.text("cellType", "cell_type")
    language = "markdown" if kind == "markdown" else cell.text("language") or "python"
    source = cell.text("source") or "".join(cell.texts("source"))
    kind = visible(kind or "code")
    label = Phrase("file_card.cell", number=index + 1, kind=kind)
    parts = code(source, language=language, label=label)
    if not parts:
        parts = note(Phrase("file_card.empty_cell", number=index + 1, kind=kind), brief=False)
    for result in cell.rows("outputs"):
        text = result.text("text") or "".join(result.texts("text"))
        parts += output(text, label=Phrase("tool_card.output"), brief=False)
        image = result.inner("image")
        found = picture(
            WireFields({"data": image.text("image_data"), "type": image.text("media_type")}), "Output"
        )
        if found is not None:
            parts.append(PicturesPart((found,), brief=False))
    return parts


def _text_only(use: ToolUse) -> PresentedCall:
    """Show a result that has only text. Line numbers in the text become the listing's line numbers."""
    parts: list[Part] = _pictures(_carried(use))
    cells = _CELL.findall(use.text)
    if cells:
        for index, (_, source) in enumerate(cells):
            label = Phrase("file_card.numbered_cell", number=index + 1)
            parts += code(source, language="python", label=label)
        return PresentedCall(parts, Phrase("file_card.cells", count=len(cells)))
    path = use.input.text("file_path", "notebook_path")
    listing = numbered(use.text, language_of(path))
    if listing is not None:
        count = len(listing.gutter) or listing.text.count("\n") + 1
        return PresentedCall([*parts, listing], Phrase("file_card.lines", count=count))
    return PresentedCall(parts + (code(use.text, path) if not parts else []))


def numbered(text: str, language: str) -> ListingPart | None:
    """Return a listing of the output of `cat -n`; None for any other text."""
    rows = _NUMBERED.findall(text)
    if not rows or len(rows) != text.strip("\n").count("\n") + 1:
        return None
    if rows[-1][1] == "" and len(rows) > 1:
        rows.pop()  # the empty text after the last line end
    numbers = [int(number) for number, _ in rows]
    shown = in_file("\n".join(line.removesuffix("\r") for _, line in rows))
    if numbers == list(range(numbers[0], numbers[0] + len(numbers))):
        return ListingPart(shown, language=language, first=numbers[0], wrap=False)
    return ListingPart(shown, language=language, gutter=tuple(map(str, numbers)), wrap=False)


# --- LS ---------------------------------------------------------------------------------------------


def show_folder(use: ToolUse) -> PresentedCall:
    parts = facts([(Phrase("file_card.excluded"), ", ".join(use.input.texts("ignore")))])
    found = lines(use.reply)
    count = use.reply.strip().count("\n") + 1 if found else 0
    return PresentedCall(parts + found, Phrase("file_card.lines", count=count) if count else "")


TOOLS = (
    ToolSpec("Read", read_title, show_read, family="read", heading="read-file", path="file_path"),
    ToolSpec(
        "NotebookRead", path_title, show_read, family="read", heading="read-notebook", path="notebook_path"
    ),
    ToolSpec("LS", path_title, show_folder, family="read", heading="list-folder", path="path"),
)
