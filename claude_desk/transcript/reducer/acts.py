"""Our own acts among the events: sent, asked, decided, stopped."""

from typing import TYPE_CHECKING, Any

from claude_desk.transcript.entries import Entry, EntryKind, NoticeAction, SentState, StopBy, ToolState
from claude_desk.transcript.events import (
    FILLED_IN,
    Decided,
    Dispatched,
    FoldedIntoTurn,
    HostNotice,
    NoticeActionUsed,
    PermissionAsked,
    Recalled,
    RewindUndone,
    Rewound,
    Sent,
    StopRequested,
    TaskEndNoted,
    TurnDisowned,
    Verdict,
    Withdrawn,
)
from claude_desk.transcript.reducer.tool_input import set_input

if TYPE_CHECKING:
    from claude_desk.transcript.reducer.reducer import Reducer

_STATES = {
    Verdict.ALLOWED: ToolState.RUNNING,
    Verdict.DENIED: ToolState.DENIED,
    Verdict.STOPPED: ToolState.STOPPED,
}


def _apply_event(reducer: "Reducer", event: Any) -> None:
    match event:
        case Sent():
            _sent(reducer, event)
        case Dispatched(uuid=uuid):
            _dispatched(reducer, uuid)
        case Recalled(uuid=uuid):
            _recalled(reducer, uuid)
        case FoldedIntoTurn():
            _folded(reducer, event)
        case TurnDisowned(uuid=uuid):
            _unbegun(reducer, uuid)
        case PermissionAsked(tool_use_id=tool_use_id):
            _set_state(reducer, tool_use_id, ToolState.WAITING)
        case Decided():
            _decided(reducer, event)
        case Withdrawn(tool_use_id=tool_use_id):
            _set_state(reducer, tool_use_id, ToolState.RUNNING, only=ToolState.WAITING)
        case StopRequested(by=by):
            _stop(reducer, by)
        case HostNotice(text=text, action=action):
            _remark(reducer, text, action)
        case TaskEndNoted(text=text):
            reducer.task_in_file(text)
        case NoticeActionUsed(entry_id=entry_id):
            _noted(reducer, entry_id)
        case Rewound(uuid=uuid, words=words):
            reducer.rewinds.remove_from(uuid, words)
        case RewindUndone():
            reducer.rewinds.undo()
        case _:
            raise TypeError(f"not an event: {event!r}")


def _stop(reducer: "Reducer", by: StopBy) -> None:
    turn = reducer.turn
    if turn is None:
        return
    if turn.stop_by is None:
        turn.stop_began = reducer.rows.now()
    turn.stopping = True
    turn.stop_by = by


def _sent(reducer: "Reducer", event: Sent) -> None:
    rows = reducer.rows
    turn = reducer.store.open_turn(event.uuid, rows.now(), event.queued)
    entry = rows.new(turn, EntryKind.USER, text=event.text)
    entry.attachments = list(event.attachments)
    entry.final = True
    entry.sent = SentState.QUEUED if event.queued else SentState.SENT
    rows.append(turn, entry)
    if not event.queued:
        reducer.begin(turn)


def _dispatched(reducer: "Reducer", uuid: str) -> None:
    turn = reducer.store.find_turn(uuid)
    if turn is None or not turn.queued:
        return
    turn.queued = False
    turn.began = reducer.rows.now()
    reducer.begin(turn)
    for entry in turn.entries:
        reducer.rows.add_source(entry)
        entry.sent = SentState.SENT
        reducer.rows.update(entry)


def _recalled(reducer: "Reducer", uuid: str) -> None:
    turn = reducer.store.find_turn(uuid)
    if turn is not None:
        reducer.drop(turn)


def _folded(reducer: "Reducer", event: FoldedIntoTurn) -> None:
    entry = reducer.add_user(event.text, list(event.attachments))
    reducer.rows.add_source(entry)
    entry.folded_uuid = event.uuid
    reducer.folded[event.uuid] = entry


def _unbegun(reducer: "Reducer", uuid: str) -> None:
    turn = reducer.store.find_turn(uuid)
    if turn is None:
        return
    for entry in [entry for entry in turn.entries[:1] if entry.kind is EntryKind.USER]:
        reducer.rows.remove(entry)
    reducer.store.forget_uuid(turn)


def _tool(reducer: "Reducer", tool_use_id: str) -> Entry | None:
    entry = reducer.rows.tool(tool_use_id)
    return entry if entry is not None and entry.tool is not None else None


def _set_state(reducer: "Reducer", tool_use_id: str, state: ToolState, only: ToolState | None = None) -> None:
    entry = _tool(reducer, tool_use_id)
    if entry is None:
        reducer.rows.expect_tool(tool_use_id, state)
        return
    reducer.rows.add_source(entry)
    if entry.tool is None or entry.tool.ended:
        return
    if only is None or entry.tool.state is only:
        entry.tool.state = state
        reducer.rows.update(entry)


def _decided(reducer: "Reducer", event: Decided) -> None:
    if event.ends_turn and reducer.turn is not None:
        reducer.turn.stopping = True
    _set_state(reducer, event.tool_use_id, _STATES[event.verdict])
    entry = _tool(reducer, event.tool_use_id)
    if entry is None or entry.tool is None:
        return
    call = entry.tool
    if event.verdict is Verdict.ALLOWED and not call.ended:
        call.started = reducer.rows.now()  # until then it was the person who took the time
        reducer.rows.update(entry)
    if event.input is not None:
        if event.input != call.input and not call.changed and call.name not in FILLED_IN:
            call.changed, call.asked = True, call.input
        set_input(call, event.input)
        reducer.rows.update(entry)


def _remark(reducer: "Reducer", text: str, action: NoticeAction) -> None:
    entry = reducer.notice(text)
    if entry is not None and action is not NoticeAction.NONE:
        entry.action = action
        reducer.rows.update(entry)


def _noted(reducer: "Reducer", entry_id: str) -> None:
    for entry in reducer.store:
        if entry.id == entry_id:
            entry.action = NoticeAction.NONE
            reducer.rows.update(entry)
