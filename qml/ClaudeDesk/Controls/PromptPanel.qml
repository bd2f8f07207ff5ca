import QtQuick
import ClaudeDesk.Theme

/** A question of the window's own: its heading, what is to be known, and the answers. */
FocusScope {
    id: root

    property string heading
    /** Its name for assistive technology. */
    property string name: heading
    /** The answer that changes nothing: it gets the keyboard at once. Where there is none, the keyboard stays. */
    property Item first
    property color edge: Theme.line
    /** Whether it lies over the page; else it stands in the column of rows. */
    property bool raised: false
    property bool compact: false
    default property alias content: lines.data
    property alias buttons: answers.data
    /** The person left it with Escape. */
    signal dismissed

    /** A paragraph of what is to be known. */
    component Words: PlainText {
        width: parent ? parent.width : 0
        color: Theme.soft
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        lineHeight: 1.15
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    implicitHeight: card.height + (raised ? 0 : Theme.px(compact ? 6 : 10))
    Accessible.role: Accessible.Dialog
    Accessible.name: name
    Component.onCompleted: {
        appearing.show(card);
        first?.forceActiveFocus(Qt.TabFocusReason);
    }
    Keys.onEscapePressed: root.dismissed()

    FadeIn {
        id: appearing
    }

    Item {
        id: card

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.raised || root.compact ? 0 : Theme.px(10)
        width: root.raised ? root.width : Theme.columnIn(root.width)
        height: all.height + (root.compact ? Theme.px(24) : 2 * all.y)

        Loader {
            anchors.fill: parent
            active: root.raised

            sourceComponent: Shadow {
                radius: 14
            }
        }

        Rectangle {
            anchors.fill: parent
            radius: root.compact ? 10 : 14
            color: Theme.card
            border.color: root.edge
        }

        // Clicks beside the answers end here and not in what lies below.
        MouseArea {
            anchors.fill: parent
        }

        Column {
            id: all

            x: Theme.px(root.compact ? 14 : 18)
            y: Theme.px(root.compact ? 12 : 16)
            width: parent.width - 2 * x
            spacing: Theme.px(root.compact ? 10 : 8)

            PlainText {
                width: parent.width
                visible: text !== ""
                text: root.heading
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Column {
                id: lines

                width: parent.width
                spacing: all.spacing
            }

            Flow {
                id: answers

                width: parent.width
                topPadding: root.compact ? 0 : Theme.px(4)
                spacing: Theme.px(8)
            }
        }
    }
}
