import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** The sign of a kind of tool. */
Icon {
    id: root

    /** run, read, write, search, web, list, agent, ask, plan, server or other. */
    required property string family

    size: Theme.px(13)
    color: Theme.faint
    path: {
        switch (root.family) {
        case "run":
            return "M2 4 L6.5 8 L2 12 M8.5 12.5 L14 12.5";
        case "read":
            return "M3 1.5 L10 1.5 L13 4.5 L13 14.5 L3 14.5 Z M5.8 7 L10.2 7 M5.8 10.5 L10.2 10.5";
        case "write":
            return "M2.5 13.5 L3.2 10.2 L11 2.4 L13.6 5 L5.8 12.8 Z M9.2 4.2 L11.8 6.8";
        case "search":
            return "M7 2 A5 5 0 1 0 7 12 A5 5 0 1 0 7 2 M10.7 10.7 L14.2 14.2";
        case "web":
            return "M8 1.5 A6.5 6.5 0 1 0 8 14.5 A6.5 6.5 0 1 0 8 1.5 M1.8 8 L14.2 8 M8 1.5 C4.6 5 4.6 11 8 14.5 M8 1.5 C11.4 5 11.4 11 8 14.5";
        case "list":
            return "M1.8 4 L3 5.2 L5 2.8 M1.8 11.2 L3 12.4 L5 10 M8 4.2 L14.2 4.2 M8 11.4 L14.2 11.4";
        case "agent":
            return "M8 1.8 A3 3 0 1 0 8 7.8 A3 3 0 1 0 8 1.8 M2.5 14.2 C2.5 9 13.5 9 13.5 14.2";
        case "ask":
            return "M2 2.5 L14 2.5 L14 11 L8 11 L4.5 14 L4.5 11 L2 11 Z";
        case "plan":
            return "M2 3 L6 1.8 L10 3.4 L14 2 L14 13 L10 14.2 L6 12.6 L2 14 Z M6 1.8 L6 12.6 M10 3.4 L10 14.2";
        case "server":
            return "M5.5 1.5 L5.5 5 M10.5 1.5 L10.5 5 M3.5 5 L12.5 5 L12.5 8 C12.5 12 3.5 12 3.5 8 Z M8 11 L8 14.5";
        }
        return "M8 2 L14 8 L8 14 L2 8 Z";
    }
}
