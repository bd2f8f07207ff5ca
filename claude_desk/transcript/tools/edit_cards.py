"""Cards of the tools that change files."""

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.protocol.wire.partial_json import read_partial
from claude_desk.transcript.text.diff import Diff, diff_of, diff_of_patch
from claude_desk.transcript.text.text_sanitizer import visible
from claude_desk.transcript.tools.card import DiffPart, Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.file_cards import path_title
from claude_desk.transcript.tools.part_builder import code, error, facts, joined, note, shorten
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse

# The most characters of a notebook that is searched for the earlier content of a cell.
_NOTEBOOK = 4_000_000


# --- Write ------------------------------------------------------------------------------------------


def show_write(use: ToolUse) -> PresentedCall:
    result = use.structured
    path = use.input.text("file_path") or result.text("filePath")
    content = result.text("content") or use.input.text("content")
    if result.text("type") == "update":
        diff = diff_of_patch(result.items("structuredPatch"), path)
        before = result.text("originalFile")
        if not diff.lines and before and before != content:
            diff = diff_of(before, content, path)
        if diff.lines:
            return PresentedCall([DiffPart(diff, brief=True), *_changed_by_person(result)], diff.summary)
        parts = [*code(content, path, first=1), *_changed_by_person(result)]
        if not before and content and "originalFile" in result:  # the old file was too large or not text
            count = content.count("\n") + (not content.endswith("\n"))
            parts += note(Phrase("proposed_change.replaces"))
            return PresentedCall(parts, Phrase("edit_card.now_lines", count=count))
        return PresentedCall(parts, Phrase("edit_card.no_change"))
    parts = code(content, path, first=1, brief=True)
    if not content and ("content" in use.input or result):
        return PresentedCall(note(Phrase("file_card.file_empty")), Phrase("file_card.empty"))
    count = content.count("\n") + (not content.endswith("\n"))
    return PresentedCall([*parts, *_changed_by_person(result)], f"+{count}" if content and use.done else "")


def _changed_by_person(result: WireFields) -> list[Part]:
    return note(Phrase("edit_card.edited_by_person")) if result.flag("userModified") else []


# --- Edit, MultiEdit --------------------------------------------------------------------------------


def show_edit(use: ToolUse) -> PresentedCall:
    result = use.structured
    path = use.input.text("file_path") or result.text("filePath")
    diff = diff_of_patch(result.items("structuredPatch"), path)
    if not diff.lines:
        diff = _wanted(use.input, result.text("originalFile"), path)
    parts: list[Part] = [DiffPart(diff, brief=True)] if diff.lines else []
    if use.input.flag("replace_all") or result.flag("replaceAll"):
        parts += note(Phrase("edit_card.replaces_all"))
    return PresentedCall([*parts, *_changed_by_person(result)], diff.summary if diff.lines else "")


def show_edits(use: ToolUse) -> PresentedCall:
    result = use.structured
    path = use.input.text("file_path") or result.text("filePath")
    edits = use.input.rows("edits") or result.rows("edits")
    diff = diff_of_patch(result.items("structuredPatch"), path)
    if diff.lines:
        return PresentedCall([DiffPart(diff, brief=True), *_changed_by_person(result)], diff.summary)
    before = result.text("originalFileContents", "originalFile")
    parts: list[Part] = []
    added = removed = 0
    for index, edit in enumerate(edits):
        wanted = _wanted(edit, before, path)
        added, removed = added + wanted.added, removed + wanted.removed
        label: Text = ""
        if edit.flag("replace_all"):
            label = Phrase("edit_card.change_of_all", number=index + 1, count=len(edits))
        elif len(edits) > 1:
            label = Phrase("edit_card.change", number=index + 1, count=len(edits))
        if wanted.lines:
            parts.append(DiffPart(wanted, label=label, brief=True))
    return PresentedCall([*parts, *_changed_by_person(result)], f"+{added} −{removed}" if parts else "")


def _wanted(edit: WireFields, before: str, path: str) -> Diff:
    """Return the change that the input asks for. The lines have numbers only if the old text is found in
    `before`, the file's content before the change."""
    old, new = edit.text("old_string"), edit.text("new_string")
    at = before.find(old) if old and before else -1
    first = before.count("\n", 0, at) + 1 if at >= 0 else 0
    return diff_of(old, new, path, first_line=first, complete=False)


# --- NotebookEdit -----------------------------------------------------------------------------------


def cell_title(given: WireFields, folder: str) -> Text:
    path = shorten(given.text("notebook_path"), folder)
    cell = given.word("cell_id", "cell_number")
    mode = given.text("edit_mode")
    if not cell:
        return joined(path, Phrase("edit_card.new_cell") if mode == "insert" else "")
    if mode == "insert":
        return joined(path, Phrase("edit_card.new_cell_after", cell=cell))
    if mode == "delete":
        return joined(path, Phrase("edit_card.delete_cell", cell=cell))
    return joined(path, Phrase("edit_card.cell", cell=cell))


def show_cell(use: ToolUse) -> PresentedCall:
    result, given = use.structured, use.input
    mode = result.text("edit_mode") or given.text("edit_mode") or "replace"
    kind = result.text("cell_type") or given.text("cell_type")
    language = "markdown" if kind == "markdown" else result.text("language") or "python"
    new = "" if mode == "delete" else result.text("new_source") or given.text("new_source")
    old = "" if mode == "insert" else result.text("old_source") or _source_before(use)
    plain = diff_of(old, new, complete=False)
    diff = Diff("", plain.lines, visible(language), plain.added, plain.removed)
    parts: list[Part] = [DiffPart(diff, brief=True)] if diff.lines else []
    if mode == "replace" and not old and new:
        parts = _as_it_will_be(new, language)
    parts += error(result.text("error"))
    return PresentedCall(
        parts + facts([(Phrase("edit_card.cell_type"), kind)]),
        diff.summary if diff.lines and (old or mode == "insert") else "",
    )


def _as_it_will_be(source: str, language: str) -> list[Part]:
    """Show only the new text of a cell whose earlier content is unknown."""
    return code(source, language=language, label=Phrase("edit_card.new_text"), brief=True)


def _source_before(use: ToolUse) -> str:
    """Return the cell's content before the change, from the earlier notebook; "" if unknown."""
    before = use.structured.text("original_file")
    if not before or len(before) > _NOTEBOOK:
        return ""
    wanted = use.input.word("cell_id")
    for cell in WireFields(read_partial(before)).rows("cells"):
        if cell.word("id") == wanted:
            return cell.text("source") or "".join(cell.texts("source"))
    return ""


TOOLS = (
    ToolSpec(
        "Write",
        path_title,
        show_write,
        family="write",
        heading="write-file",
        path="file_path",
        edited="content",
    ),
    ToolSpec(
        "Edit",
        path_title,
        show_edit,
        family="write",
        heading="change-file",
        path="file_path",
        edited="new_string",
    ),
    ToolSpec("MultiEdit", path_title, show_edits, family="write", heading="change-file", path="file_path"),
    ToolSpec(
        "NotebookEdit",
        cell_title,
        show_cell,
        family="write",
        heading="change-notebook",
        path="notebook_path",
        edited="new_source",
    ),
)
