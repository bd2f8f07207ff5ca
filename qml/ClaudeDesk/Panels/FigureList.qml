pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A titled list of figures, hidden while it is empty. */
Column {
    id: root

    required property string title
    required property RecordListModel records
    property bool place: false
    property bool opens: false
    property bool barred: false
    property bool wraps: false
    /** Whether the list can be folded. A folded list shows only its title and the number of items. */
    property bool folds: false
    property bool folded: folds
    signal openWanted(name: string)

    width: parent ? parent.width : 0
    visible: rows.count > 0
    Accessible.role: Accessible.List
    Accessible.name: title

    Item {
        width: parent.width
        height: head.implicitHeight + Theme.px(6)

        PlainText {
            id: head

            anchors.left: parent.left
            text: root.title
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        DeskButton {
            anchors.right: parent.right
            anchors.rightMargin: -Theme.px(8)
            anchors.verticalCenter: head.verticalCenter
            visible: root.folds
            kind: "quiet"
            compact: true
            caption: root.folded ? qsTr("Show %Ln", "", rows.count) : qsTr("Hide")
            Accessible.name: root.folded ? Words.fill(qsTr("Show %1: %2"), [root.title, rows.count]) : Words.fill(qsTr("Hide %1"), [root.title])
            onClicked: root.folded = !root.folded
        }
    }

    Repeater {
        id: rows

        model: root.records

        FigureRow {
            visible: !root.folded
            place: root.place
            opens: root.opens
            barred: root.barred
            wraps: root.wraps
            onOpenWanted: root.openWanted(name)
        }
    }
}
