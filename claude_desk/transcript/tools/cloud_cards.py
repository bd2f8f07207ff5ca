"""Cards of the tools that reach claude.ai: pages, routines, projects, designs, files and notifications."""

from collections.abc import Callable, Iterator

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.text.text_sanitizer import one_line, visible
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.generic_card import members, result
from claude_desk.transcript.tools.part_builder import (
    byte_size,
    code,
    facts,
    joined,
    lines,
    note,
    rich,
    shorten,
    value_of,
)
from claude_desk.transcript.tools.tool_spec import Effect, PresentedCall, ToolSpec, ToolUse

Title = Callable[[WireFields, str], Text]


def acting(member: str, *subjects: str, usual: str = "") -> Title:
    """Return a function that makes a title like `Publish · page.html`.

    `member`: the member that names the action; `usual`: the action if that member is missing. `subjects`: the
    members that name what the action is for.
    """

    def title(given: WireFields, folder: str) -> Text:
        action = given.text(member) or usual
        names = [given.word(name) or ", ".join(given.texts(name)) for name in subjects]
        subject = one_line(shorten(next(filter(None, names), ""), folder))
        return joined(Phrase("other_card.action", action=one_line(action, 60)) if action else "", subject)

    return title


def _rest(given: WireFields, *known: str) -> list[Part]:
    """Show the members of the input that the title and the other parts do not show."""
    return members({key: value for key, value in given.members.items() if key not in known})


def rows_found(items: list[WireFields], *names: str) -> list[Part]:
    """Show a table of what was found. `names`: the members that name an item; its other members describe
    it."""
    rows: list[tuple[Text, Text]] = []
    for item in items:
        name = item.word(*names)
        words = [item.text("description"), item.text("url"), item.text("path"), item.text("updatedAt")]
        rows.append((one_line(name), " · ".join(one_line(word) for word in words if word and word != name)))
    return facts((name, words or Phrase("tool_card.empty")) for name, words in rows if name)


# --- pages (artifacts) ------------------------------------------------------------------------------


def show_artifact(use: ToolUse) -> PresentedCall:
    given, told = use.input, use.structured
    known = ("action", "file_path", "file_paths", "title", "url", "prompt", "description", "favicon", "icon")
    parts = rich(given.text("description") or given.text("prompt"))
    parts += facts(
        [
            (Phrase("other_card.title"), told.text("title") or given.text("title")),
            (Phrase("tool_card.url"), told.text("url") or given.text("url")),
            (Phrase("other_card.version"), told.word("version")),
            (Phrase("other_card.audience"), told.text("audience")),
        ],
        brief=True,
    )
    parts += _rest(given, *known)
    for warning in told.texts("warnings"):
        parts += note(warning, "warn")
    parts += rich(told.inner("read").text("result"), label=Phrase("other_card.content"))
    parts += rows_found(told.rows("artifacts"), "title", "url")
    parts += rows_found(told.inner("asset_list").rows("assets"), "id", "url")
    parts += _uploads([told.inner("asset_upload"), *told.inner("asset_uploads").rows("results")])
    parts += facts([(Phrase("tool_card.saved_in"), told.inner("asset_read").text("path"))], brief=True)
    return PresentedCall(parts if told else parts + result(use), _artifact_summary(told))


def _uploads(items: list[WireFields]) -> list[Part]:
    rows: list[tuple[Text, Text]] = []
    for item in filter(None, items):
        name = item.text("file_name", "file_path")
        rows.append((one_line(name), item.text("message") or byte_size(item.number("size_bytes"))))
    return facts((name, words) for name, words in rows if name)


def _artifact_summary(told: WireFields) -> Text:
    if "artifacts" in told:
        return Phrase("other_card.pages", count=len(told.rows("artifacts")))
    if told.flag("unchanged"):
        return Phrase("other_card.unchanged")
    if told.text("url") and told.text("path"):
        return Phrase("other_card.updated") if told.flag("updated") else Phrase("other_card.published")
    return ""


def artifact_effects(given: WireFields) -> Iterator[Effect]:
    match given.text("action") or "publish":
        case "publish":
            if given.text("url"):
                yield Phrase("tool_card.page_replaced"), "warn"
            else:
                yield Phrase("tool_card.page_published"), "warn"
            if given.flag("force"):
                yield Phrase("tool_card.newer_page_lost"), "bad"
        case "upload_asset":
            yield Phrase("tool_card.files_uploaded"), "warn"
        case "delete_asset":
            yield Phrase("tool_card.page_file_deleted"), "bad"
        case "read_asset":
            yield Phrase("tool_card.file_saved"), "warn"
        case "pin" | "unpin":
            yield Phrase("tool_card.pins_changed"), ""
        case "list" | "read" | "list_types" | "status" | "list_assets":
            yield Phrase("tool_card.only_read"), ""


# --- routines ---------------------------------------------------------------------------------------


def show_routine(use: ToolUse) -> PresentedCall:
    told = use.structured
    parts = members(use.input.inner("body").members)
    parts += _rest(use.input, "action", "trigger_id", "session_id", "body")
    parts += rich(told.text("summary"), brief=True)
    parts += code(told.text("json"), language="json") if told else result(use)
    parts += note(Phrase("other_card.refused"), "bad") if (told.number("status") or 0) >= 400 else []
    return PresentedCall(parts)


def routine_effects(given: WireFields) -> Iterator[Effect]:
    match given.text("action"):
        case "create":
            yield Phrase("tool_card.routine_created"), "warn"
        case "create_webhook_trigger":
            yield Phrase("tool_card.webhook_created"), "warn"
        case "update":
            yield Phrase("tool_card.routine_changed"), "warn"
        case "run":
            yield Phrase("tool_card.routine_started"), "warn"
        case "list" | "get" | "list_runs" | "get_run_log":
            yield Phrase("tool_card.only_read"), ""


# --- projects and designs ---------------------------------------------------------------------------


def show_project(use: ToolUse) -> PresentedCall:
    given, told = use.input, use.structured
    content = given.text("content") or told.text("content")
    parts = rich(told.text("description")) + rich(told.text("instructions"))
    parts += _rest(given, "method", "path", "query", "content")
    parts += code(content, given.text("path") or told.text("path"))
    for hit in told.rows("hits"):
        parts += lines(hit.text("text"), label=one_line(hit.text("name"), 100))
    parts += rows_found([*told.rows("docs"), *told.rows("files")], "path")
    parts += facts([(Phrase("tool_card.saved_in"), told.text("local_file"))])
    parts += note(told.text("notice"), "warn")
    return PresentedCall(parts if told else parts + result(use))


def project_effects(given: WireFields) -> Iterator[Effect]:
    match given.text("method"):
        case "project_write":
            yield Phrase("tool_card.project_written"), "warn"
            if given.text("local_path"):
                yield Phrase("tool_card.files_uploaded"), "warn"
        case "project_delete":
            yield Phrase("tool_card.project_file_deleted"), "bad"
        case "project_info" | "project_read" | "project_search" | "project_memory_list":
            yield Phrase("tool_card.only_read"), ""
        case "project_memory_read":
            yield Phrase("tool_card.only_read"), ""


def show_design(use: ToolUse) -> PresentedCall:
    parts = members(use.input.inner("arguments").members)
    parts += _rest(use.input, "operation", "method", "arguments")
    for block in use.structured.rows("content"):
        parts += lines(block.text("text"), brief=True)
    failed = use.structured.flag("isError")
    parts += note(Phrase("other_card.refused"), "bad") if failed else []
    return PresentedCall(parts if use.structured else parts + result(use))


def design_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.design_account"), "warn"


# --- files for the user or another session ----------------------------------------------------------


def files_title(given: WireFields, folder: str) -> Text:
    names = given.texts("files") or [given.text("files")]
    shown = one_line(", ".join(shorten(name, folder) for name in names if name))
    return joined(one_line(given.text("to")), shown)


def show_sent_files(use: ToolUse) -> PresentedCall:
    told = use.structured
    sent = told.rows("attachments")
    parts = rich(use.input.text("caption", "message"), brief=True)
    rows = [
        (shorten(item.text("path"), use.folder), item.text("upload_error") or byte_size(item.number("size")))
        for item in sent
    ]
    parts += facts(((one_line(name), words) for name, words in rows if name), brief=True)
    summary = Phrase("other_card.files", count=len(sent)) if sent else ""
    return PresentedCall(parts if sent else parts + result(use), summary)


def given_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.files_shown"), ""


def sent_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.files_sent"), "warn"


# --- notifications, feedback, the guide -------------------------------------------------------------


def show_notifications(use: ToolUse) -> PresentedCall:
    told = use.structured
    found = told.rows("notifications")
    parts: list[Part] = []
    for item in found:
        label = visible(" · ".join(filter(None, (item.text("origin"), item.text("queued_at")))))
        parts += lines(item.text("content"), label=label, brief=True)
    left = told.number("remaining")
    parts += note(Phrase("other_card.unread", count=left)) if left else []
    if "notifications" not in told:
        return PresentedCall(parts + result(use))
    return PresentedCall(parts, Phrase("other_card.notifications", count=len(found)))


def show_feedback(use: ToolUse) -> PresentedCall:
    parts = rich(use.input.text("details", "feedback"), brief=True)
    parts += _rest(use.input, "title", "details", "feedback")
    return PresentedCall(parts + note(use.structured.text("message") or use.reply))


def feedback_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.feedback_sent"), "warn"


def show_guide(use: ToolUse) -> PresentedCall:
    told = use.structured
    parts = facts([(Phrase("tool_card.url"), told.text("share_url"))], brief=True)
    parts += note(told.text("message"))
    return PresentedCall(parts if told else result(use), one_line(told.text("status"), 40))


def guide_effects(given: WireFields) -> Iterator[Effect]:
    if given.text("mode") == "delete":
        yield Phrase("tool_card.guide_deleted"), "bad"
    else:
        yield Phrase("tool_card.guide_shared"), "warn"


def show_service(use: ToolUse) -> PresentedCall:
    """Show the members that the title leaves out, and the result: for tools with a few plain members."""
    parts = _rest(use.input, "action", "path", "url", "session", "taskId", "task_id")
    told = {key: value_of(value) for key, value in use.structured.members.items()}
    return PresentedCall(parts + (facts(told.items(), brief=True) if told else result(use)))


def publish_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.files_uploaded"), "warn"


def data_effects(given: WireFields) -> Iterator[Effect]:
    yield Phrase("tool_card.page_data"), "warn"


TOOLS = (
    ToolSpec(
        "Artifact",
        acting("action", "file_path", "file_paths", "title", "url", usual="publish"),
        show_artifact,
        family="web",
        heading="use-pages",
        effects=artifact_effects,
    ),
    *(
        ToolSpec(
            name,
            acting("action", "url"),
            show_service,
            family="web",
            heading="use-pages",
            effects=data_effects,
        )
        for name in ("ArtifactData", "ArtifactCheck", "ArtifactComments", "AppifactRepl")
    ),
    ToolSpec(
        "RemoteTrigger",
        acting("action", "trigger_id", "session_id"),
        show_routine,
        family="web",
        heading="use-routines",
        effects=routine_effects,
    ),
    ToolSpec(
        "Projects",
        acting("method", "path", "query"),
        show_project,
        family="web",
        heading="use-project",
        effects=project_effects,
    ),
    ToolSpec(
        "ClaudeDesign",
        acting("operation"),
        show_design,
        family="web",
        heading="use-design",
        effects=design_effects,
    ),
    ToolSpec(
        "DesignSync",
        acting("method"),
        show_design,
        family="web",
        heading="use-design",
        effects=design_effects,
    ),
    ToolSpec("SendUserFile", files_title, show_sent_files, heading="receive-files", effects=given_effects),
    ToolSpec(
        "SendFile", files_title, show_sent_files, family="web", heading="send-files", effects=sent_effects
    ),
    ToolSpec("ReadNotifications", acting("action"), show_notifications),
    ToolSpec(
        "SendFeedback",
        acting("type", "title"),
        show_feedback,
        family="web",
        heading="send-feedback",
        effects=feedback_effects,
    ),
    ToolSpec(
        "ShareOnboardingGuide",
        acting("mode", "short_code"),
        show_guide,
        family="web",
        heading="share-guide",
        effects=guide_effects,
    ),
    ToolSpec(
        "PublishPlugin",
        acting("action", "path"),
        show_service,
        family="web",
        heading="publish-plugin",
        effects=publish_effects,
    ),
    ToolSpec(
        "SendToProject", acting("action", "project"), show_service, family="web", effects=publish_effects
    ),
    ToolSpec("SendToProjectContext", acting("action", "path"), show_service),
    ToolSpec("FetchInboxMessage", acting("action", "message_id"), show_service, family="web"),
)
