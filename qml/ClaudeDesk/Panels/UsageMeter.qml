pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * A button in the head that shows how full the context is and how much the session cost. A click opens the
 * panel with the details.
 */
T.Button {
    id: root

    required property SessionView session
    property bool opened: false
    readonly property string words: Words.join([session.usage.short, session.usage.cost])
    readonly property color _ink: session.usage.near || session.usage.compacting ? Theme.warn : Theme.faint

    /** The tooltip: tokens, cost, and the note about the context. */
    readonly property string tip: [session.usage.short !== "" ? Words.fill(qsTr("Context: %1"), [session.usage.contextWords]) : "", session.usage.cost !== "" ? Words.fill(qsTr("Cost: %1"), [session.usage.cost]) : "", session.usage.near || session.usage.compacting ? session.usage.note : ""].filter(line => line !== "").join("\n")

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.px(8)
    rightPadding: Theme.px(8)
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    // A click does not move the keyboard focus, so that closing the panel can give the focus back.
    focusPolicy: Qt.TabFocus
    Accessible.name: qsTr("Usage")
    Accessible.description: session.usage.short !== "" && session.usage.cost !== "" ? Words.fill(qsTr("Context %1, cost %2"), [session.usage.short, session.usage.cost]) : words

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: Row {
        spacing: Theme.px(8)

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: root.session.usage.short
            color: root._ink
            font.pixelSize: Theme.small
        }

        ShareBar {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.session.usage.share >= 0
            width: Theme.px(56)
            height: Theme.px(4)
            share: root.session.usage.share
            tone: root.session.usage.near ? "warn" : ""
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: root.session.usage.cost
            color: root._ink
            font.pixelSize: Theme.small
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down || root.opened ? Theme.press : root.hovered ? Theme.hover : "transparent"

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }

    Loader {
        active: root.hovered && !root.opened

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            text: root.tip
        }
    }
}
