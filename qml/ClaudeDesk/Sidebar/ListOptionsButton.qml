pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Opens the menu that arranges the list of sessions. */
IconButton {
    id: root

    required property SessionListModel sessions

    text: qsTr("Group sessions")
    glyph: Icons.listOptions
    opened: menu.open
    onClicked: {
        const made = menu.made() as ListOptionsMenu;
        made.popup(root, root.width - made.width, root.height + 4);
        made.currentIndex = root.sessions.byFolder ? 1 : 0;
    }

    LazyLoader {
        id: menu

        sourceComponent: ListOptionsMenu {
            sessions: root.sessions
        }
    }
}
