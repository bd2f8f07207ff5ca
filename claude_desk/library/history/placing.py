"""Where in a conversation a line of it is shown."""

from bisect import bisect_left

from claude_desk.library.history.page_layout import FileLayout
from claude_desk.library.history.requests import LineLocation, LocateLine
from claude_desk.library.history.subagent_files import SubagentFiles
from claude_desk.protocol.disk.session_file import agent_of

_DEPTH = 4


def place_of(layout: FileLayout, request: LocateLine) -> LineLocation:
    table = layout.table
    index = table.at(request.offset)
    if request.agent:
        outer = _outermost(layout, request.agent)
        if outer is None:
            return LineLocation(None, 0, left=True)
        index = outer
    chain = layout.chain
    at = bisect_left(chain, index)
    on = at < len(chain) and chain[at] == index
    offset = table.span(index).offset if index < len(table) else request.offset
    pages = layout.pages(request.before).values()
    page = next((p.mark.id for p in pages if p.mark.id <= offset < p.mark.end), None)
    return LineLocation(page, offset, left=not on)


def _outermost(layout: FileLayout, agent: str) -> int | None:
    """The line in the session's own file whose result names the subagent, or the one that it worked for."""
    agents, known = SubagentFiles(layout.path, layout.table), layout.table.agents
    if (folder := agents.workflow_of(agent)) in layout.table.workflows:
        return layout.table.workflows[folder]
    wanted = {agent}
    for _ in range(_DEPTH):
        found = [known[each] for each in wanted if each in known]
        if found:
            return found[0]
        wanted = {each for each in known if any(agent_of(a.line) in wanted for a in agents.lines(each))}
    return None
