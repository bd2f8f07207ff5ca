pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Session

/** No session is shown: which one is to be gone on with, or which folder is it to be? */
MessagePage {
    id: root

    required property StartView start
    signal browseWanted

    heading: qsTr("Where do you want to work?")
    words: qsTr("Claude works in one folder: it reads there, and changes what you allow.")

    StartList {
        width: parent.width
        name: qsTr("Go on with")
        rows: root.start.sessions
        glyph: "M2 3 L14 3 L14 11 L8 11 L5 14 L5 11 L2 11 Z"
        onOpened: key => root.start.openSession(key)
    }

    StartList {
        width: parent.width
        name: qsTr("Folders")
        rows: root.start.folders
        folders: true
        glyph: "M1.5 4 L1.5 13 L14.5 13 L14.5 5 L8 5 L6.5 3 L1.5 3 Z"
        glyphInside: "M4 2 L4 14 M4 10 C4 7 12 9 12 4 M12 4 L12 2"
        onOpened: key => root.start.openFolder(key)
        onNewWanted: key => root.start.begin(key)
        onForgotten: key => root.start.forget(key)
    }

    DeskButton {
        visible: root.start.more > 0
        kind: "quiet"
        caption: qsTr("Show %1 more").arg(root.start.more)
        onClicked: root.start.showAll()
    }

    buttons: [
        DeskButton {
            kind: "primary"
            text: qsTr("Open folder")
            onClicked: root.browseWanted()
        }
    ]
}
