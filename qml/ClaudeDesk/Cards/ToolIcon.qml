import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The icon of a kind of tool. */
Icon {
    id: root

    /** The kind of tool: run, read, write, search, web, list, agent, ask, plan, server or other. */
    required property string family

    size: Theme.px(16)
    color: Theme.soft
    path: {
        switch (root.family) {
        case "run":
            return Icons.toolRun;
        case "read":
            return Icons.toolRead;
        case "write":
            return Icons.toolWrite;
        case "search":
            return Icons.toolSearch;
        case "web":
            return Icons.toolWeb;
        case "list":
            return Icons.toolList;
        case "agent":
            return Icons.toolAgent;
        case "ask":
            return Icons.toolAsk;
        case "plan":
            return Icons.toolPlan;
        case "server":
            return Icons.toolServer;
        }
        return Icons.toolOther;
    }
}
