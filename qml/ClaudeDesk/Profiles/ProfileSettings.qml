pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Settings
import ClaudeDesk.Theme

/** The profiles: made, changed and deleted. */
SettingsGroup {
    id: root

    required property ProfilesView profiles
    /** A form is there: it is to be seen. */
    signal formShown(form: Item)

    title: qsTr("Profiles")
    words: qsTr("Accounts of Claude Code side by side, each with its own Claude Code folder and variables. The commands that Claude runs inherit the variables of the session's profile, keys too. Keys and addresses for Claude from Claude Desk's own environment go to the default profile alone.")

    Column {
        width: parent ? parent.width : 0
        visible: !root.profiles.editor.open
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Profiles")

        Repeater {
            model: root.profiles.list

            Item {
                id: row

                required property int index
                required property string name
                required property string color
                required property string folder
                required property bool editable

                width: parent ? parent.width : 0
                height: Math.max(texts.height, buttons.height) + Theme.px(14)
                Accessible.role: Accessible.ListItem
                Accessible.name: Words.fill(qsTr("%1: %2"), [name, folder])

                Column {
                    id: texts

                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - buttons.width - Theme.px(12)
                    spacing: Theme.px(2)

                    ProfileTag {
                        name: row.name
                        tint: row.color
                        size: Theme.control
                        room: texts.width - Theme.px(14)
                    }

                    PlainText {
                        width: parent.width
                        text: row.folder
                        color: Theme.soft
                        font.pixelSize: Theme.small
                        elide: Text.ElideMiddle
                    }
                }

                Row {
                    id: buttons

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(6)

                    DeskButton {
                        visible: row.editable
                        compact: true
                        text: qsTr("Edit")
                        Accessible.description: row.name
                        onClicked: root.profiles.list.edit(row.index)
                    }

                    DeskButton {
                        visible: row.editable
                        compact: true
                        text: qsTr("Delete…")
                        Accessible.description: row.name
                        onClicked: root.profiles.list.remove(row.index)
                    }
                }
            }
        }

        Item {
            width: parent.width
            height: add.height + Theme.px(14)

            DeskButton {
                id: add

                anchors.verticalCenter: parent.verticalCenter
                compact: true
                glyph: Icons.add
                text: qsTr("New profile…")
                onClicked: root.profiles.begin()
            }
        }
    }

    Loader {
        width: parent ? parent.width : 0
        active: root.profiles.editor.open
        visible: active
        onLoaded: {
            (item as ProfileForm).enter();
            Qt.callLater(root.formShown, item);
        }

        sourceComponent: ProfileForm {
            editor: root.profiles.editor
        }
    }
}
