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

    topPadding: Theme.px(8)

    PlainText {
        width: parent.width
        text: root.group.group
        color: Theme.faint
        font.pixelSize: Theme.tiny
        bottomPadding: Theme.px(4)
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    Repeater {
        model: root.group.entries

        Item {
            id: entry

            required property var modelData

            width: root.width
            height: Math.max(said.height, keys.height) + Theme.px(8)
            Accessible.role: Accessible.ListItem
            Accessible.name: Words.fill(qsTr("%1: %2"), [modelData.keys, modelData.words])

            PlainText {
                id: said

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.58
                wrapMode: Text.Wrap
                text: entry.modelData.words
                font.pixelSize: Theme.control
            }

            Flow {
                id: keys

                anchors.left: parent.left
                anchors.leftMargin: parent.width * 0.6
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width * 0.4
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
