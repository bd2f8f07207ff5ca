import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Over the message: what Claude is told with it of what was undone. It can be changed, and left out. */
Rectangle {
    id: root

    required property ChangesView changes

    implicitHeight: title.height + area.height + Theme.px(16)
    radius: 8
    color: Theme.card
    border.color: Theme.line

    PlainText {
        id: title

        x: Theme.px(10)
        y: Theme.px(6)
        width: parent.width - drop.width - Theme.px(24)
        text: qsTr("Sent with your next message")
        color: Theme.soft
        font.pixelSize: Theme.small
        elide: Text.ElideRight
    }

    IconButton {
        id: drop

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        y: Theme.px(2)
        size: Theme.px(22)
        text: qsTr("Remove the note about what was undone")
        glyph: Icons.close
        onClicked: root.changes.dropNote()
    }

    Flickable {
        id: area

        anchors.top: title.bottom
        anchors.topMargin: Theme.px(4)
        x: Theme.px(10)
        width: parent.width - 2 * x
        height: Math.min(field.implicitHeight, Theme.px(84))
        contentHeight: field.implicitHeight
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        TextEdit {
            id: field

            width: area.width
            text: root.changes.note
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            color: Theme.ink
            selectionColor: Theme.selection
            selectedTextColor: Theme.ink
            font.pixelSize: Theme.small
            activeFocusOnTab: true
            selectByMouse: true
            onTextChanged: if (activeFocus)
                root.changes.setNote(text)
            KeyNavigation.priority: KeyNavigation.BeforeItem
            KeyNavigation.tab: drop
            Accessible.role: Accessible.EditableText
            Accessible.name: qsTr("Note to Claude about what was undone")
        }
    }

    Loader {
        anchors.fill: parent
        active: field.activeFocus

        sourceComponent: FocusRing {}
    }
}
