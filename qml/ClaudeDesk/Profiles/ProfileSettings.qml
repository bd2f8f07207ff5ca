pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Settings
import ClaudeDesk.Theme

/** The list of profiles. The user makes, changes and deletes profiles here, and signs in and out. */
SettingsGroup {
    id: root

    required property SettingsView settings
    readonly property ProfilesView profiles: settings.profiles
    /** A form appeared and should be scrolled into sight. */
    signal formShown(form: Item)

    /** Move the keyboard focus back to the list, after the form or the account panel has closed. */
    function _comeBack() {
        if (add.visible)
            add.forceActiveFocus(Qt.TabFocusReason);
    }

    title: qsTr("Profiles")
    words: qsTr("Accounts of Claude Code side by side, each with its own Claude Code folder and variables. The commands that Claude runs inherit the variables of the session's profile, keys too. Keys and addresses for Claude from Claude Desk's own environment go to the default profile alone.")

    SettingBlock {
        settings: root.settings
        spacing: 0

        Column {
            width: parent ? parent.width : 0
            visible: !root.profiles.editor.open && root.profiles.account.stage === ""
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
                    required property string usage
                    required property bool editable

                    width: parent ? parent.width : 0
                    readonly property bool _stacked: width < Theme.px(520)

                    height: (_stacked ? texts.height + Theme.px(6) + buttons.height : Math.max(texts.height, buttons.height)) + Theme.px(14)
                    Accessible.role: Accessible.ListItem
                    Accessible.name: Words.fill(qsTr("%1: %2"), [name, folder])
                    Accessible.description: usage

                    Column {
                        id: texts

                        anchors.left: parent.left
                        y: row._stacked ? Theme.px(7) : (parent.height - height) / 2
                        width: row._stacked ? parent.width : parent.width - buttons.width - Theme.px(12)
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

                        PlainText {
                            width: parent.width
                            visible: text !== ""
                            text: row.usage
                            color: Theme.faint
                            font.pixelSize: Theme.small
                            wrapMode: Text.Wrap
                        }
                    }

                    Row {
                        id: buttons

                        anchors.left: row._stacked ? parent.left : undefined
                        anchors.right: row._stacked ? undefined : parent.right
                        y: row._stacked ? texts.y + texts.height + Theme.px(6) : (parent.height - height) / 2
                        spacing: Theme.px(6)

                        DeskButton {
                            compact: true
                            text: qsTr("Sign in…")
                            Accessible.description: row.name
                            onClicked: root.profiles.list.signIn(row.index)
                        }

                        DeskButton {
                            compact: true
                            text: qsTr("Sign out…")
                            Accessible.description: row.name
                            onClicked: root.profiles.list.signOut(row.index)
                        }

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

            PlainText {
                width: parent.width
                visible: root.profiles.list.counted
                text: qsTr("The figures count the sessions on disk. Claude Code deletes sessions after 30 days unless its settings say otherwise.")
                color: Theme.faint
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                topPadding: Theme.px(8)
                Accessible.role: Accessible.StaticText
                Accessible.name: text
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
            property bool opened: false

            width: parent ? parent.width : 0
            active: root.profiles.editor.open
            visible: active
            onLoaded: {
                opened = true;
                (item as ProfileForm).enter();
                Qt.callLater(root.formShown, item);
            }
            onActiveChanged: if (!active && opened)
                Qt.callLater(root._comeBack)

            sourceComponent: ProfileForm {
                editor: root.profiles.editor
            }
        }

        Loader {
            property bool opened: false

            width: parent ? parent.width : 0
            active: root.profiles.account.stage !== ""
            visible: active
            onLoaded: {
                opened = true;
                (item as AccountPanel).enter();
                Qt.callLater(root.formShown, item);
            }
            onActiveChanged: if (!active && opened)
                Qt.callLater(root._comeBack)

            sourceComponent: AccountPanel {
                account: root.profiles.account
            }
        }
    }
}
