pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Agents
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme
import ClaudeDesk.Toasts
import ClaudeDesk.Transcript
import ClaudeDesk.Viewer

/** An agent beside the conversation: the path to it, its rows, and Stop or Call again. */
FocusScope {
    id: root

    /** A second view of the session, which lists the rows of the agent. */
    required property SessionView session
    signal closed
    signal messageWanted
    signal copyWanted(text: string)
    signal attachmentsWanted(items: list<var>, index: int)
    signal changesWanted(key: string)
    signal changeWanted(key: string)

    function focusRows() {
        rows.focusRows();
    }

    Accessible.role: Accessible.Pane
    Accessible.name: root.session.opened.name
    Keys.onEscapePressed: root.closed()

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    Rectangle {
        width: 1
        height: parent.height
        anchors.left: parent.left
        color: Theme.line
    }

    Item {
        id: head

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.leftMargin: Theme.px(12)
        anchors.rightMargin: Theme.px(12)
        height: Theme.px(48)

        AgentPath {
            anchors.left: parent.left
            anchors.right: close.left
            height: parent.height
            session: root.session
        }

        IconButton {
            id: close

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            caption: qsTr("Close the agent")
            glyph: Icons.close
            onClicked: root.closed()
        }
    }

    TranscriptView {
        id: rows

        anchors.top: head.bottom
        anchors.bottom: strip.top
        anchors.left: parent.left
        anchors.leftMargin: 1
        anchors.right: parent.right
        focus: true
        session: root.session
        visible: !viewer.active
        onMessageWanted: root.messageWanted()
        onChangesWanted: key => root.changesWanted(key)
        onChangeWanted: key => root.changeWanted(key)
        onCopyWanted: text => root.copyWanted(text)
        onSaveWanted: key => exporter.ask(key, "md")
        onAttachmentsWanted: (items, index) => root.attachmentsWanted(items, index)
    }

    ViewerLoader {
        id: viewer

        anchors.fill: rows
        viewer: root.session.viewer
        task: root.session.taskOutput
        onKeyboardLeft: rows.forceActiveFocus(Qt.OtherFocusReason)
    }

    OpenedAgentStrip {
        id: strip

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        session: root.session
        writes: false
    }

    ExportToast {
        id: exporter

        anchors.bottom: rows.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.horizontalCenter: rows.horizontalCenter
        z: 2
        exporter: root.session.navigation.exporter
    }

    Toast {
        readonly property RowCopier copier: root.session.selection.copier

        anchors.bottom: rows.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.horizontalCenter: rows.horizontalCenter
        z: 2
        words: copier.words
        busy: copier.busy
        onDismissed: copier.dismiss()
        onCancelled: copier.cancel()
    }
}
