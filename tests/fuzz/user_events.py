"""Events about the actions of the user and the program, for the reducer, in any order."""

import json

from hypothesis import strategies as st

from claude_desk.protocol.wire.json_text import is_deep
from claude_desk.transcript import events as e
from claude_desk.transcript.entries import EntryKind, StopBy, TurnFooter
from tests.fuzz.json_values import TEXTS
from tests.fuzz.mutations import unnamed
from tests.fuzz.wire_messages import INPUTS, NAMES, TOOLS, UUIDS, WORDS

READ = INPUTS.filter(lambda value: not is_deep(json.dumps(value)))
"""Inputs as they come from the wire or our journal. Deeper inputs are not read."""

ADDED = st.lists(st.tuples(st.sampled_from(list(EntryKind)), TEXTS), max_size=2).map(tuple)
DENIED = st.lists(TOOLS, max_size=2).map(tuple)
FOOTERS = st.builds(TurnFooter, st.booleans(), st.booleans(), st.sampled_from([None, 1.5]))
ACTS = unnamed(st.one_of(
    st.builds(e.Sent, UUIDS, WORDS, st.booleans()),
    st.builds(e.Sent, UUIDS, WORDS, st.booleans()),
    st.builds(e.Dispatched, UUIDS),
    st.builds(e.FoldedIntoTurn, UUIDS, WORDS),
    st.builds(e.TurnDisowned, UUIDS),
    st.builds(e.Recalled, UUIDS),
    st.builds(e.PermissionAsked, TOOLS),
    st.builds(e.Decided, TOOLS, st.sampled_from(list(e.Verdict)), st.one_of(st.none(), READ), st.booleans()),
    st.builds(e.Withdrawn, TOOLS),
    st.builds(e.ServerAsked, st.sampled_from(["weather", "none"]), st.booleans()),
    st.builds(e.HostNotice, WORDS),
    st.builds(e.NoticeActionUsed, st.sampled_from(["1.1", "2.1", "nobody"])),
    st.builds(e.StopRequested, st.sampled_from(list(StopBy))),
    st.builds(e.ChildEnded, st.sampled_from(["Gone.", ""]), st.booleans()),
    st.builds(e.TurnOver, UUIDS, st.one_of(st.none(), FOOTERS), ADDED, DENIED),
    st.builds(e.CutOff, st.just("This turn was interrupted.")),
    st.builds(
        e.CutText, st.sampled_from(["m1", "m2", ""]), WORDS, st.booleans(), TOOLS, NAMES,
        READ,
    ),
    st.builds(e.Rewound, UUIDS, st.just("Went back.")),
    st.just(e.RewindUndone()),
))  # fmt: skip
