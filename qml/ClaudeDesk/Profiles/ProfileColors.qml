pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A choice of a colour for a profile. */
Flow {
    id: root

    required property ProfileEditor editor

    width: parent ? parent.width : 0
    spacing: Theme.px(6)

    Repeater {
        model: root.editor.colors

        T.RadioButton {
            id: choice

            required property int index
            required property string modelData

            implicitWidth: Theme.px(26)
            implicitHeight: Theme.px(26)
            checked: root.editor.color === modelData
            onClicked: root.editor.setColor(modelData)
            Accessible.name: root.editor.colorNames[index]
            Keys.onPressed: event => ReturnKey.ignore(event)
            Keys.onReleased: event => ReturnKey.ignore(event)

            indicator: Rectangle {
                anchors.fill: parent
                radius: Theme.rInner
                color: "transparent"
                border.width: choice.checked ? 2 : 0
                border.color: Theme.ink

                Rectangle {
                    anchors.centerIn: parent
                    width: Theme.px(16)
                    height: width
                    radius: 3
                    color: Theme.profile(choice.modelData)
                }

                FocusRing {
                    visible: choice.visualFocus
                    gap: 1
                }
            }

            DeskToolTip {
                visible: choice.hovered
                text: root.editor.colorNames[choice.index]
            }
        }
    }
}
