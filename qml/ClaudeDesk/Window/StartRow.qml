pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A folder or a session that can be opened: its title, and a line of details. */
T.ItemDelegate {
    id: root

    required property string key
    required property string title
    required property string place
    required property string detail
    required property string brief
    required property bool there
    required property bool inside
    required property int index
    required property bool fork
    /** Whether the details stand at the end of the only line. */
    property bool oneLine: false
    /** The icon before the title. */
    property string glyph
    /** Whether this is a folder: it can be removed from the list, and a new session can begin in it. */
    property bool folder: false
    /** Whether the row's buttons are shown. */
    readonly property bool attended: hovered || visualFocus || more.activeFocus || begin.activeFocus
    signal opened
    signal newWanted
    signal forgotten

    width: parent ? parent.width : 0
    implicitHeight: oneLine ? Theme.px(34) : texts.implicitHeight + Theme.px(18)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: [title, place, detail].filter(part => part !== "").join(", ")
    Accessible.onPressAction: root.opened()
    onClicked: root.opened()
    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)
    Keys.onUpPressed: root.step(-1)
    Keys.onDownPressed: root.step(1)
    Keys.onDeletePressed: if (root.folder)
        root.forgotten()

    /** Move the keyboard focus by a number of rows. */
    function step(by: int) {
        const rows = root.parent.children.filter(each => each instanceof StartRow);
        const next = rows[rows.indexOf(root) + by] as StartRow;
        if (next)
            next.forceActiveFocus(by < 0 ? Qt.BacktabFocusReason : Qt.TabFocusReason);
    }

    contentItem: Item {
        Icon {
            id: sign

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(12) + (root.inside ? Theme.px(22) : 0)
            anchors.verticalCenter: parent.verticalCenter
            path: root.glyph
            color: root.there ? Theme.soft : Theme.faint
            size: Theme.px(15)
            opacity: root.there ? 1 : 0.6
        }

        Column {
            id: texts

            anchors.left: sign.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: root.oneLine ? fact.left : root.folder ? buttons.left : parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: 2

            Item {
                width: parent.width
                height: name.implicitHeight

                PlainText {
                    id: name

                    anchors.left: parent.left
                    width: Math.min(implicitWidth, root.place === "" ? parent.width : parent.width * 0.7)
                    text: root.title
                    elide: Text.ElideRight
                    color: root.there ? Theme.ink : Theme.faint
                    font.pixelSize: root.oneLine ? Theme.control : Theme.body
                    font.weight: root.oneLine ? Font.Normal : Font.Medium
                }

                PlainText {
                    anchors.left: name.right
                    anchors.leftMargin: Theme.px(8)
                    anchors.right: parent.right
                    anchors.baseline: name.baseline
                    text: root.place
                    elide: Text.ElideMiddle
                    color: Theme.faint
                    font.pixelSize: Theme.small
                }
            }

            PlainText {
                width: parent.width
                visible: !root.oneLine
                text: root.detail
                elide: Text.ElideMiddle
                color: Theme.faint
                font.pixelSize: Theme.small
            }
        }

        PlainText {
            id: fact

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.oneLine
            opacity: root.folder && root.attended ? 0 : 1
            width: visible ? Math.min(Theme.smallWidth(text), parent.width * 0.5) : 0
            text: root.brief
            elide: Text.ElideLeft
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.folder
            opacity: root.attended ? 1 : 0
            spacing: 2

            IconButton {
                id: begin

                visible: root.there
                caption: Words.fill(qsTr("New session in %1"), [root.title])
                glyph: Icons.add
                onClicked: root.newWanted()
            }

            IconButton {
                id: more

                caption: Words.fill(qsTr("Remove %1 from this list"), [root.title])
                glyph: Icons.close
                onClicked: root.forgotten()
            }
        }

        // A finger does not hover to reveal the buttons, so a tap on the hidden buttons opens the row.
        Item {
            anchors.fill: buttons
            visible: buttons.visible && !root.attended

            TapHandler {
                acceptedDevices: PointerDevice.TouchScreen
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: root.opened()
            }
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: !root.there ? "transparent" : root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        Rectangle {
            width: parent.width
            height: 1
            visible: root.oneLine && root.index > 0
            color: Theme.line
        }

        FocusRing {
            visible: root.visualFocus
            gap: -1
        }
    }
}
