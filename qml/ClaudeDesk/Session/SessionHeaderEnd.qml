pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/**
 * The end of the conversation's head: warnings, the cost, and the tools. It lies over the head, and is loaded
 * after the window's first frame.
 */
Item {
    id: root

    required property SessionHeader head
    /** The x position where the first item begins. */
    readonly property real begins: Direction.before(keptOut)
    readonly property string _warning: head.session.servers.trouble !== "" ? head.session.servers.trouble : head.session.usage.warning

    /** Open the menu of formats. */
    function openExport() {
        (tools.item as SessionHeaderTools)?.openExport();
    }

    Loader {
        id: keptOut

        anchors.right: changes.left
        anchors.rightMargin: active ? Theme.px(6) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.head.session.keptOut.shown

        sourceComponent: HeaderNotice {
            caption: qsTr("Folder settings off")
            tone: ""
            more: root.head.session.keptOut.words
            room: Math.max(Theme.px(60), root.width * 0.2)
            onClicked: root.head.session.keptOut.review()
        }
    }

    Loader {
        id: changes

        anchors.right: warning.left
        anchors.rightMargin: active ? Theme.px(6) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.head.session.changes.sessionFigure !== "" && root.width >= Theme.px(480)

        sourceComponent: HeaderNotice {
            caption: root.head.session.changes.sessionFigure
            tone: ""
            more: qsTr("Changes of this session")
            room: Math.max(Theme.px(60), root.width * 0.3)
            onClicked: {
                root.head.session.changes.choose("session");
                root.head.panelWanted("changes");
            }
        }
    }

    Loader {
        id: warning

        anchors.right: cost.left
        anchors.rightMargin: active ? Theme.px(6) : 0
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root._warning !== ""

        sourceComponent: HeaderNotice {
            caption: root._warning
            tone: root.head.session.servers.trouble !== "" ? "warn" : root.head.session.usage.warningTone
            room: Math.max(Theme.px(60), root.width * (root.width > Theme.px(600) ? 0.4 : 0.3))
            onClicked: root.head.panelWanted(root.head.session.servers.trouble !== "" ? "servers" : "usage")
        }
    }

    Loader {
        id: cost

        anchors.right: tools.left
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        // With large text in a narrow window, the cost is hidden, because the title needs the room.
        active: (root.head.session.usage.short !== "" || root.head.session.usage.cost !== "") && root.width >= Theme.px(340)

        sourceComponent: UsageMeter {
            session: root.head.session
            wide: root.width > Theme.px(560)
            wordy: root.width > Theme.px(900)
            tight: root.width < Theme.px(560)
            opened: root.head.panel === "usage"
            onClicked: root.head.panelWanted("usage")
        }
    }

    Loader {
        id: tools

        anchors.right: closer.left
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.head.anything

        sourceComponent: SessionHeaderTools {
            tight: root.head.paned && root.width < Theme.px(480)
            onFindWanted: root.head.findWanted()
            onTurnsWanted: root.head.turnsWanted()
            onPermissionLogWanted: root.head.permissionLogWanted()
            onExportWanted: format => root.head.exportWanted(format)
        }
    }

    Loader {
        id: closer

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        width: active ? implicitWidth : 0
        active: root.head.paned || root.head.ownWindow

        sourceComponent: IconButton {
            text: root.head.ownWindow ? qsTr("Move back to the main window") : qsTr("Close pane")
            glyph: root.head.ownWindow ? Icons.backToMain : Icons.close
            onClicked: root.head.ownWindow ? root.head.backWanted() : root.head.paneCloseWanted()
        }
    }

    // A line that marks the session that gets the key presses, if two sessions are side by side.
    Rectangle {
        width: parent.width
        height: 2
        visible: root.head.paned && root.head.here
        color: Theme.focus
    }
}
