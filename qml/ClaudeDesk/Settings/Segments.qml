pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A choice of one of two or three values that stand side by side. */
Rectangle {
    id: root

    /** The name of the choice, for assistive technology. */
    required property string name
    required property list<string> labels
    /** The index of the current value. */
    required property int current
    /** The greatest width. If it is not enough, the labels are shortened. */
    property real room: Number.POSITIVE_INFINITY
    readonly property real _share: (Math.min(room, 4000) - 4) / Math.max(1, labels.length)
    signal chosen(index: int)

    implicitWidth: row.implicitWidth + 4
    implicitHeight: row.implicitHeight + 4
    radius: Theme.r
    color: Theme.warm
    Accessible.role: Accessible.Grouping
    Accessible.name: name

    Row {
        id: row

        x: 2
        y: 2

        Repeater {
            id: parts

            model: root.labels

            T.RadioButton {
                id: part

                required property int index
                required property string modelData

                function step(by: int) {
                    const next = parts.itemAt(part.index + by) as T.RadioButton;
                    if (next) {
                        next.forceActiveFocus(Qt.TabFocusReason);
                        next.click();
                    }
                }

                implicitWidth: Math.min(label.implicitWidth + 2 * Theme.px(10), root._share)
                implicitHeight: Theme.smallHeight
                opacity: enabled ? 1 : 0.45
                checked: root.current === index
                Accessible.name: modelData
                Accessible.description: root.name
                onClicked: root.chosen(index)

                Keys.onPressed: event => {
                    if (event.key === Qt.Key_Left || event.key === Qt.Key_Right) {
                        part.step((event.key === Qt.Key_Right) !== Direction.mirrored ? 1 : -1);
                        event.accepted = true;
                    } else {
                        ReturnKey.ignore(event);
                    }
                }
                Keys.onReleased: event => ReturnKey.ignore(event)

                contentItem: PlainText {
                    id: label

                    text: part.modelData
                    color: part.checked ? Theme.ink : Theme.soft
                    font.pixelSize: Theme.small
                    elide: Text.ElideRight
                    horizontalAlignment: Text.AlignHCenter
                    verticalAlignment: Text.AlignVCenter
                }

                background: Rectangle {
                    radius: Theme.rInner
                    color: part.checked ? Theme.card : part.hovered ? Theme.hover : "transparent"
                    border.width: part.checked ? 1 : 0
                    border.color: Theme.line

                    FocusRing {
                        visible: part.visualFocus
                    }
                }
            }
        }
    }
}
