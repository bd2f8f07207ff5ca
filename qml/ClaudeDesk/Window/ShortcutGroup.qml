pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A group of keyboard shortcuts, under its title. */
Column {
    id: root

    /** The group, as in `ShortcutsModel.columns`. */
    required property var group

    bottomPadding: Theme.px(12)

    PlainText {
        width: parent.width
        height: Theme.px(32)
        text: root.group.group
        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        verticalAlignment: Text.AlignVCenter
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: root.group.entries

        Item {
            id: entry

            required property var modelData

            width: root.width
            height: Math.max(Theme.px(30), Math.max(said.height, keys.height) + Theme.px(8))
            Accessible.role: Accessible.ListItem
            Accessible.name: Words.fill(qsTr("%1: %2"), [modelData.keys, modelData.words])

            Rectangle {
                width: parent.width
                height: 1
                color: Theme.line
            }

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(parent.width * 0.4, parent.width - keys.width - Theme.px(16))
                wrapMode: Text.Wrap
                text: entry.modelData.words
                font.pixelSize: Theme.control
            }

            Flow {
                id: keys

                /** The width of all chords on one line. */
                readonly property real _whole: children.reduce((sum, chord) => sum + (chord.width > 0 ? chord.width + spacing : 0), -spacing)

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(_whole, parent.width * 0.6)
                spacing: Theme.px(8)

                Repeater {
                    model: entry.modelData.chords

                    Row {
                        id: chord

                        required property var modelData

                        spacing: Theme.px(3)

                        Repeater {
                            model: chord.modelData

                            Keycap {
                                required property string modelData

                                name: modelData
                            }
                        }
                    }
                }
            }
        }
    }
}
