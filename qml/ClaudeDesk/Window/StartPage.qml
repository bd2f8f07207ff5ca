pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Session
import ClaudeDesk.Theme

/**
 * The page that is shown while no session is open. The user continues a session, or chooses a folder for a
 * new session.
 */
MessagePage {
    id: root

    required property StartView start
    signal browseWanted

    heading: qsTr("Where do you want to work?")
    words: qsTr("Claude works in one folder. It reads files there and changes what you allow.")

    FolderDropBox {
        width: parent.width
        onBrowseWanted: root.browseWanted()
    }

    StartList {
        width: parent.width
        name: qsTr("Recent sessions")
        rows: root.start.sessions
        glyph: Icons.session
        onOpened: key => root.start.openSession(key)
    }

    StartList {
        width: parent.width
        name: qsTr("Folders")
        rows: root.start.folders
        folders: true
        glyph: Icons.folder
        glyphInside: Icons.branch
        onOpened: key => root.start.openFolder(key)
        onNewWanted: key => root.start.begin(key)
        onForgotten: key => root.start.forget(key)
    }

    DeskButton {
        visible: root.start.more > 0
        kind: "quiet"
        caption: qsTr("Show %Ln more", "", root.start.more)
        onClicked: root.start.showAll()
    }

    // Before the first session: the demo.
    Item {
        width: parent.width
        height: Math.max(remark.height, demo.height)
        visible: App.sessions.none && root.start.sessions.count === 0

        Icon {
            id: sign

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            path: Icons.information
            size: Theme.px(14)
        }

        PlainText {
            id: remark

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(8)
            anchors.right: demo.left
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Only looking? The demo calls no model and changes nothing.")
            color: Theme.soft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            id: demo

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            compact: true
            text: qsTr("Try the demo")
            onClicked: App.demoWanted()
        }
    }
}
