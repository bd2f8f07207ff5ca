pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The model, effort and thinking behind a button, for a narrow window. */
IconButton {
    id: root

    required property ChoicesView control
    readonly property bool open: panel.visible

    text: qsTr("Model and more")
    glyph: Icons.more
    filled: true
    iconSize: Theme.px(16)
    opened: open
    tipSide: "right"
    onControlChanged: panel.close()
    onClicked: panel.visible ? panel.close() : panel.open()

    component Line: Column {
        id: line

        required property string name
        required property ChoiceListModel choice

        visible: choice.count > 0
        spacing: Theme.px(4)

        PlainText {
            text: line.name
            color: Theme.soft
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }

        SessionChoice {
            name: line.name
            choice: line.choice
            framed: true
            width: Theme.px(220)
            listWidth: Theme.px(220)
        }
    }

    PopupPanel {
        id: panel

        title: root.text
        y: -height - Theme.px(6)
        padding: Theme.px(14)
        onOpened: contentItem.forceActiveFocus(Qt.PopupFocusReason)

        contentItem: FocusScope {
            implicitWidth: lines.implicitWidth
            implicitHeight: lines.implicitHeight

            Column {
                id: lines

                spacing: Theme.px(12)

                Line {
                    name: qsTr("Model")
                    choice: root.control.model
                }

                Line {
                    name: qsTr("Effort")
                    choice: root.control.effort
                }

                Line {
                    name: qsTr("Thinking")
                    choice: root.control.thinking
                }
            }
        }
    }
}
