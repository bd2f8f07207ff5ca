"""Cards of questions to the user and of plans."""

import re

from claude_desk.protocol.phrase import Phrase, Text
from claude_desk.transcript.entries import ToolState
from claude_desk.transcript.text.text_sanitizer import one_line, readable
from claude_desk.transcript.tools.card import Part
from claude_desk.transcript.tools.fields import WireFields
from claude_desk.transcript.tools.part_builder import escaped, facts, note, rich
from claude_desk.transcript.tools.tool_spec import PresentedCall, ToolSpec, ToolUse
from claude_desk.transcript.tools.tool_text import words_of

_ANSWER = re.compile(r'"([^"]{1,2000})"="((?:[^"]|"(?!\.|,? ))*)"')


def question_title(given: WireFields, folder: str) -> Text:
    questions = given.rows("questions")
    first = one_line(questions[0].text("question")) if questions else ""
    if len(questions) > 1:
        return Phrase("question_card.and_more", first=first, more=len(questions) - 1)
    return first


def show_questions(use: ToolUse) -> PresentedCall:
    questions = use.input.rows("questions") or use.structured.rows("questions")
    answers = _answers(use)
    notes = use.structured.inner("annotations") or use.input.inner("annotations")
    parts = facts([(question, answer) for question, answer in answers.items() if answer], brief=True)
    written = [(question, notes.inner(question).text("notes")) for question in answers]
    parts += facts(written, label=Phrase("question_card.your_notes"))
    response = use.structured.text("response") or use.input.text("response")
    parts += rich(response, label=Phrase("question_card.your_answer"), brief=True)
    for question in questions:
        parts += _options(question, answers.get(question.text("question"), ""))
    if use.done and not answers and not use.structured:
        parts += note(use.reply)
    answered = answers or use.structured.text("response")
    return PresentedCall(parts, Phrase("question_card.not_answered") if use.done and not answered else "")


def _answers(use: ToolUse) -> dict[str, str]:
    answers = use.structured.inner("answers") or use.input.inner("answers")
    if answers:
        return {str(question): _answer_words(answer) for question, answer in answers.members.items()}
    return dict(_ANSWER.findall(use.reply[:20_000]))


def _answer_words(answer: object) -> str:
    if isinstance(answer, list):
        return ", ".join(words_of(item) for item in answer)
    return words_of(answer) if answer is not None else ""


def _options(question: WireFields, answer: str) -> list[Part]:
    """Show the options of a question, and mark the chosen options."""
    options = question.rows("options")
    chosen = _chosen([option.text("label") for option in options], answer)
    label = readable(one_line(question.text("question") or question.text("header")))
    items = [_option(option, option.text("label") in chosen) for option in options]
    return rich("\n".join(items), label=label) or note(label, brief=False)


def _option(option: WireFields, chosen: bool) -> str:
    label = escaped(one_line(option.text("label"), 200))
    said = escaped(one_line(option.text("description"), 1_000))
    head = f"- ✓ **{label}**" if chosen else f"- {label}"
    return f"{head}: {said}" if said else head


def _chosen(labels: list[str], answer: str) -> set[str]:
    """Return the labels in an answer. Commas separate the labels, and a label may be in quotes."""
    rest = f", {answer}, "
    found = set()
    for label in sorted(filter(None, labels), key=len, reverse=True):
        for form in (label, f'"{label}"'):
            if f", {form}, " in rest:
                rest = rest.replace(f", {form}, ", ", ", 1)
                found.add(label)
    return found


# --- plan mode --------------------------------------------------------------------------------------


def plan_title(given: WireFields, folder: str) -> Text:
    return Phrase("question_card.plan_ready")


def show_plan(use: ToolUse) -> PresentedCall:
    given, result = use.input, use.structured
    # While the user decides about the plan, the request shows it. So the folded card leaves it out.
    parts = rich(result.text("plan") or given.text("plan"), brief=not use.waits)
    allowed = [(prompt.text("tool"), prompt.text("prompt")) for prompt in given.rows("allowedPrompts")]
    parts += facts(allowed, label=Phrase("question_card.requested_permissions"))
    parts += facts([(Phrase("tool_card.saved_in"), result.text("filePath") or given.text("planFilePath"))])
    if result.flag("planWasEdited"):
        parts += note(Phrase("question_card.plan_edited"))
    if result.flag("awaitingLeaderApproval"):
        parts += note(Phrase("question_card.waiting_for_lead"), "warn")
    # The user's words are Markdown, because they may have remarks on parts of the plan.
    said = use.denial
    if isinstance(said, str):
        parts += rich(said, label=Phrase("question_card.your_feedback"), brief=True)
    else:
        parts += note(said, "warn")
    approved = use.done and not result.flag("awaitingLeaderApproval")
    summary = Phrase("question_card.approved") if approved else ""
    return PresentedCall(parts, summary, explains_end=bool(said))


def plan_begins_title(given: WireFields, folder: str) -> Text:
    return Phrase("question_card.enters_plan_mode")


def show_plan_begins(use: ToolUse) -> PresentedCall:
    return PresentedCall()


TOOLS = (
    ToolSpec("AskUserQuestion", question_title, show_questions, family="ask"),
    ToolSpec("EnterPlanMode", plan_begins_title, show_plan_begins, family="plan"),
    ToolSpec(
        "ExitPlanMode",
        plan_title,
        show_plan,
        aliases=("exit_plan_mode",),
        family="plan",
        end_titles={
            ToolState.FAILED: Phrase("question_card.plan_not_presented"),
            ToolState.DENIED: Phrase("question_card.plan_not_approved"),
            ToolState.STOPPED: Phrase("question_card.plan_not_decided"),
            ToolState.CANCELLED: Phrase("question_card.plan_not_decided"),
        },
    ),
)
