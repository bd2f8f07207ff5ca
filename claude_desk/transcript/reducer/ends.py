"""How turns end: a result, or the child's end."""

from dataclasses import fields, replace
from typing import TYPE_CHECKING

from claude_desk.protocol.wire.api_errors import error_text
from claude_desk.protocol.wire.content_blocks import ContentBlock, TextBlock, ThinkingBlock, ToolUseBlock
from claude_desk.protocol.wire.messages import ApiMessage, AssistantMessage, ResultMessage
from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, ToolState, TurnFooter
from claude_desk.transcript.events import ChildEnded, CutOff, CutText, TurnOver
from claude_desk.transcript.reducer.tool_results import denied_ids
from claude_desk.transcript.reducer.turn_result import aborted, failure_words, footer_of, is_failure
from claude_desk.transcript.store import Turn
from claude_desk.transcript.text.synthetic_text import says_unknown

if TYPE_CHECKING:
    from claude_desk.transcript.reducer.reducer import Reducer

_SAID = (EntryKind.PROSE, EntryKind.TABLE, EntryKind.CODE, EntryKind.ERROR)

# As 2.1.37 ends the turn of a prompt that a hook has blocked.
_NO_WORD = "Claude Code ended this turn without a word. A hook may have stopped it."


def result(reducer: "Reducer", message: ResultMessage) -> None:
    turn = reducer.current()
    stopped = turn.stopping or aborted(message)
    _close(reducer, turn, stopped)
    told = reducer.unsaved
    told.turn_ends()
    told.denied = denied_ids(message.permission_denials)
    reducer.calls.name_denied(told.denied)
    shown = [e for e in turn.entries if e.kind in _SAID and not e.parent]
    if is_failure(message) and not stopped:
        _show_failure(reducer, turn, shown, failure_words(message))
        reducer.unsaved.added.append((EntryKind.ERROR, failure_words(message)))
    elif (
        message.result and message.result.strip() and not (stopped or shown or _noticed(turn, message.result))
    ):
        if says_unknown(message.result):
            reducer.notice(message.result)
            reducer.unsaved.added.append((EntryKind.NOTICE, message.result))
        else:
            reducer.say(message.result)
            reducer.unsaved.added.append((EntryKind.PROSE, message.result))
    footer = footer_of(message, stopped, reducer.rows.now() - turn.began, reducer.costs)
    if message.result == "" and not (stopped or footer.failed or footer.tokens_out) and _only_asked(turn):
        reducer.notice(_NO_WORD)
        reducer.unsaved.added.append((EntryKind.NOTICE, _NO_WORD))
    _end(reducer, turn, footer)


def _noticed(turn: Turn, words: str) -> bool:
    """Whether a notice has told it: what a command of the CLI's own printed is its result too."""
    return any(e.kind is EntryKind.NOTICE and e.text.strip() == words.strip() for e in turn.entries)


def over(reducer: "Reducer", event: TurnOver) -> None:
    """The end of a turn, as our journal tells it, or nobody."""
    turn, footer = reducer.turn, event.footer
    if turn is None:
        last = reducer.last_footer
        if footer is not None and last is not None:
            _copy_figures(last, footer)  # the child's end was told first
        return
    stopped = turn.stopping or (footer is not None and footer.stopped)
    turn.stopping = stopped
    _close(reducer, turn, stopped)
    reducer.calls.name_denied(set(event.denied))
    _add_rows(reducer, turn, event)
    turn.stop_by = None  # the figures are those of then
    _end(reducer, turn, replace(footer) if footer is not None else None)
    if footer is not None and footer.cost is not None:
        reducer.costs.total = (reducer.costs.total or 0.0) + footer.cost


def cut_off(reducer: "Reducer", event: CutOff) -> None:
    """Nothing more comes: open calls are stopped, and the turn may be taken up again."""
    turn = reducer.turn
    if turn is None:
        return
    _close(reducer, turn, stopped=True)
    entry = reducer.rows.add(turn, EntryKind.NOTICE, event.words)
    entry.action = NoticeAction.CONTINUE
    _end(reducer, turn, None)


def said_so_far(reducer: "Reducer", event: CutText) -> None:
    """What a turn's end cut off."""
    if event.tool_use_id:
        block: ContentBlock = ToolUseBlock(id=event.tool_use_id, name=event.tool_name, input=event.input)
    elif event.thinking:
        block = ThinkingBlock(thinking=event.text)
    else:
        block = TextBlock(text=event.text)
    message = ApiMessage(id=event.message_id, content=[block])
    reducer.stream(reducer.place_of(None), None).full(AssistantMessage(message=message))


def _add_rows(reducer: "Reducer", turn: Turn, event: TurnOver) -> None:
    for kind, text in event.added:
        if kind is EntryKind.ERROR:
            shown = [e for e in turn.entries if e.kind in _SAID and not e.parent]
            _show_failure(reducer, turn, shown, text)
        elif any(each.text.strip() == text.strip() for each in turn.entries):
            continue  # the file has it too
        elif text == _NO_WORD and any(each.kind is EntryKind.NOTICE for each in turn.entries):
            continue  # the file has the words of the hook
        elif kind is EntryKind.PROSE:
            reducer.say(text)
        else:
            reducer.notice(text, kind)


def _copy_figures(footer: TurnFooter, told: TurnFooter) -> None:
    for field in fields(TurnFooter):
        setattr(footer, field.name, getattr(told, field.name))


def without_a_word(turn: Turn) -> bool:
    """Whether it ended so: 2.1.37 does not tell more of a prompt that a hook has blocked."""
    return any(entry.kind is EntryKind.NOTICE and entry.text == _NO_WORD for entry in turn.entries)


def _only_asked(turn: Turn) -> bool:
    return bool(turn.uuid) and all(entry.kind is EntryKind.USER for entry in turn.entries)


def child_ended(reducer: "Reducer", event: ChildEnded) -> None:
    reducer.costs.process_ended()
    reducer.tasks.background.clear()
    reducer.unsaved.turn_ends()
    turn = reducer.turn
    stopped = event.stopped or (turn is not None and turn.stopping)
    if turn is not None:
        _close(reducer, turn, stopped)
        if not stopped:
            reducer.rows.add(turn, EntryKind.ERROR, event.words)
        _end(reducer, turn, TurnFooter(stopped, not stopped, reducer.rows.now() - turn.began))
    elif not stopped:
        reducer.notice(event.words)
    _close_late(reducer, stopped)
    for stream in reducer.all_streams():
        stream.close()  # of subagents in the background
    reducer.calls.end_all(_state(stopped))


def _state(stopped: bool) -> ToolState:
    return ToolState.STOPPED if stopped else ToolState.CANCELLED


def _show_failure(reducer: "Reducer", turn: Turn, shown: list[Entry], words: str) -> None:
    last = shown[-1] if shown else None
    if last is not None and last.kind is EntryKind.ERROR:
        return
    if last is not None and last.text.strip() == words.strip():
        reducer.rows.remove(last)  # the CLI's own words, which did not say that they are an error
    reducer.rows.add(turn, EntryKind.ERROR, error_text(words))


def _close(reducer: "Reducer", turn: Turn, stopped: bool) -> None:
    """Nothing more will come in this turn: open blocks stay as they are, tools are at their end."""
    for parent, stream in reducer.streams_of(turn).items():
        if not reducer.calls.outlives(parent):
            reducer.cut += stream.close()
    reducer.calls.end_turn(turn, _state(stopped))


def _close_late(reducer: "Reducer", stopped: bool) -> None:
    """What came after a turn's end has no end of its own."""
    for turn in reducer.late.values():
        _close(reducer, turn, stopped)
    reducer.late.clear()


def _end(reducer: "Reducer", turn: Turn, footer: TurnFooter | None) -> None:
    if footer is not None and footer.stopped and turn.stop_by is not None:
        footer.stopped_by = turn.stop_by
        footer.stop_seconds = max(0.0, reducer.rows.now() - turn.stop_began)
    stopped = turn.stopping if footer is None else footer.stopped
    _close_late(reducer, stopped)
    for other in reducer.store.unfinished(turn):
        # The CLI took its message into this turn (protocol.md section 6.3): they end together.
        _close(reducer, other, stopped)
        other.ended = True
    if footer is not None:
        entry = reducer.rows.new(turn, EntryKind.FOOTER)
        entry.footer = footer
        entry.final = True
        reducer.rows.append(turn, entry)
    turn.ended = True
    reducer.last_footer = footer
    reducer.last_turn = turn
    reducer.forget_streams(turn)
    reducer.turn = None
