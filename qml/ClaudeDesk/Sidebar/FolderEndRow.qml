import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The row at the end of a folder that shows its older sessions, or hides them again. */
T.ItemDelegate {
    id: root

    /** The section of the folder. */
    required property string tailOf
    /** The name of the folder. */
    required property string title
    /** The number of sessions that the row replaces, or 0 while they are listed. */
    required property int hidden

    width: ListView.view?.width ?? 0
    // The room beside the handle of the scroll bar.
    leftInset: Direction.mirrored ? Theme.px(6) : 0
    rightInset: Direction.mirrored ? 0 : Theme.px(6)
    leftPadding: leftInset
    rightPadding: rightInset
    implicitHeight: Theme.px(20) + Theme.gap(8)
    hoverEnabled: true
    focusPolicy: Qt.NoFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: hidden > 0 ? Words.fill(qsTr("%Ln more sessions in %1", "", hidden), [title]) : Words.fill(qsTr("Show fewer sessions in %1"), [title])
    Accessible.focusable: true
    Accessible.onPressAction: root.click()
    // The list gets a key press before the row does, because the platform theme may treat the key as a press
    // on the row.
    Keys.forwardTo: ListView.view ? [ListView.view] : []

    contentItem: Item {
        PlainText {
            anchors.left: parent.left
            anchors.leftMargin: Theme.px(26)
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            text: root.hidden > 0 ? qsTr("%Ln more", "", root.hidden) : qsTr("Show fewer")
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignLeft
            color: root.hovered || root.activeFocus ? Theme.ink : Theme.soft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        FocusRing {
            visible: root.activeFocus
            gap: -1
        }
    }
}
