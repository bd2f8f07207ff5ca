pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** Offers how the list of sessions is arranged. */
IconButton {
    id: root

    required property SessionListModel sessions

    text: qsTr("Arrange the list")
    glyph: "M2 4 L14 4 M4 8 L14 8 M4 12 L14 12"
    opened: (menu.item as ListOptionsMenu)?.visible ?? false
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
