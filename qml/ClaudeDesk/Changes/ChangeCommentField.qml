pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The field for a comment on the lines above it. Ctrl+Enter adds the comment. Esc leaves the field and keeps
 * its text as a draft.
 */
FocusScope {
    id: root

    required property LineCommentsView comments
    /** The keyboard focus should go back to the list. */
    signal finished

    implicitHeight: frame.height + foot.height + Theme.px(28)

    function _end(adds: bool) {
        root.finished(); // emit this first: ending the comment destroys this item
        if (adds)
            root.comments.save();
        else
            root.comments.leave();
    }

    // A key that the field leaves over is no command of the list.
    Keys.onPressed: event => event.accepted = !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) && ![Qt.Key_Tab, Qt.Key_Backtab].includes(event.key)
    Component.onCompleted: {
        field.text = comments.text;
        field.cursorPosition = field.length;
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.card
    }

    Rectangle {
        anchors.left: parent.left
        width: 2
        height: parent.height
        color: Theme.focus
    }

    Rectangle {
        id: frame

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(56)
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        y: Theme.px(10)
        height: field.implicitHeight
        radius: Theme.r
        color: Theme.card
        border.color: Theme.edge

        TextEdit {
            id: field

            width: parent.width
            leftPadding: Theme.px(10)
            rightPadding: Theme.px(10)
            topPadding: Theme.px(7)
            bottomPadding: Theme.px(7)
            focus: true
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            color: Theme.ink
            selectionColor: Theme.selection
            selectedTextColor: Theme.ink
            font.pixelSize: Theme.control
            activeFocusOnTab: true
            selectByMouse: true
            Accessible.role: Accessible.EditableText
            Accessible.name: root.comments.place
            onTextChanged: root.comments.keep(text)
            KeyNavigation.priority: KeyNavigation.BeforeItem
            KeyNavigation.tab: cancel
            Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
            Keys.onEscapePressed: root._end(false)
            Keys.onPressed: event => {
                const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                if (enter && event.modifiers & Qt.ControlModifier) {
                    event.accepted = true;
                    root._end(true);
                }
            }
        }

        PlainText {
            anchors.fill: field
            leftPadding: Theme.px(10)
            rightPadding: Theme.px(10)
            topPadding: Theme.px(7)
            visible: field.text === "" && field.preeditText === ""
            text: qsTr("Comment")
            color: Theme.faint
            font.pixelSize: Theme.control
            elide: Text.ElideRight
            Accessible.ignored: true
        }

        Loader {
            anchors.fill: parent
            active: field.activeFocus

            sourceComponent: FocusRing {
                gap: 0
            }
        }
    }

    Item {
        id: foot

        anchors.left: frame.left
        anchors.right: frame.right
        anchors.top: frame.bottom
        anchors.topMargin: Theme.px(8)
        height: Math.max(say.height, buttons.height)

        PlainText {
            id: say

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            width: Direction.before(buttons) - Theme.px(8)
            text: Words.join([root.comments.lines, qsTr("goes with your next message")])
            color: Theme.soft
            font.pixelSize: Theme.small
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Row {
            id: buttons

            anchors.right: parent.right
            spacing: Theme.px(6)

            DeskButton {
                id: cancel

                compact: true
                kind: "quiet"
                text: qsTr("Cancel")
                Keys.onEscapePressed: root._end(false)
                onClicked: root._end(false)
            }

            DeskButton {
                compact: true
                kind: "act"
                text: qsTr("Add comment")
                keyHint: qsTr("Ctrl+Enter")
                Keys.onEscapePressed: root._end(false)
                onClicked: root._end(true)
            }
        }
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
