pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Theme

/** The form of a profile. Nothing takes effect before the user saves the form. */
Column {
    id: root

    required property ProfileEditor editor

    /** Move the keyboard focus to the field for the name. */
    function enter() {
        title.enter();
    }

    component Heading: PlainText {
        width: parent ? parent.width : 0
        topPadding: Theme.px(4)
        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    component Said: PlainText {
        width: parent ? parent.width : 0
        color: Theme.soft
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    topPadding: Theme.px(8)
    bottomPadding: Theme.px(8)
    spacing: Theme.px(12)
    Keys.onEscapePressed: root.editor.cancel()

    Heading {
        text: root.editor.fresh ? qsTr("New profile") : qsTr("Edit profile")
    }

    ProfileField {
        id: title

        title: qsTr("Name")
        text: root.editor.name
        onEdited: text => root.editor.setName(text)
        onAccepted: root.editor.save()
    }

    ProfileColors {
        editor: root.editor
    }

    ProfileField {
        title: qsTr("Claude Code folder (CLAUDE_CONFIG_DIR)")
        hint: qsTr("Sessions, settings and sign-in of this profile are kept there. Claude Code creates it if it is missing.")
        placeholder: "~/.claude-work"
        code: true
        text: root.editor.folder
        onEdited: text => root.editor.setFolder(text)
        onAccepted: root.editor.save()
    }

    Heading {
        text: qsTr("Variables")
    }

    Said {
        text: qsTr("They are kept in a file that only you can read. A command prints a secret to its output each time Claude Code starts; it runs without a shell. The keyring is that of your desktop.")
    }

    ProfileVariables {
        editor: root.editor
    }

    Heading {
        text: qsTr("New sessions")
    }

    ProfileField {
        title: qsTr("Model")
        placeholder: qsTr("As in the settings")
        code: true
        text: root.editor.model
        onEdited: text => root.editor.setModel(text)
        onAccepted: root.editor.save()
    }

    Column {
        width: parent.width
        spacing: Theme.px(4)

        PlainText {
            width: parent.width
            text: qsTr("Permission mode")
            font.pixelSize: Theme.control
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }

        DeskComboBox {
            name: qsTr("Permission mode of new sessions of this profile")
            model: root.editor.modes
            currentIndex: root.editor.mode
            onActivated: index => root.editor.chooseMode(index)
        }
    }

    ProfileField {
        title: qsTr("Claude Code command")
        placeholder: qsTr("As in the settings")
        code: true
        text: root.editor.cli
        onEdited: text => root.editor.setCli(text)
        onAccepted: root.editor.save()
    }

    Heading {
        text: qsTr("Folders")
    }

    Said {
        text: qsTr("New sessions in these folders, and in folders below them, use this profile.")
    }

    Repeater {
        model: root.editor.rules

        Item {
            id: rule

            required property int index
            required property string modelData

            width: root.width
            height: remove.height

            PlainText {
                anchors.left: parent.left
                anchors.right: remove.left
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: rule.modelData
                font.pixelSize: Theme.control
                elide: Text.ElideMiddle
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            DeskButton {
                id: remove

                anchors.right: parent.right
                compact: true
                text: qsTr("Remove")
                Accessible.description: rule.modelData
                onClicked: root.editor.removeRule(rule.index)
            }
        }
    }

    DeskButton {
        compact: true
        glyph: Icons.add
        text: qsTr("Add folder…")
        onClicked: folders.ask("", "")

        FileDialogLoader {
            id: folders

            kind: "folder"
            onChosen: found => root.editor.addRule(found[0])
        }
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.editor.problem
        color: Theme.bad
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }

    Said {
        visible: !root.editor.fresh
        text: qsTr("Open sessions take changed variables when their Claude Code starts again.")
    }

    Row {
        spacing: Theme.px(8)

        DeskButton {
            kind: "act"
            text: qsTr("Save profile")
            onClicked: root.editor.save()
        }

        DeskButton {
            text: qsTr("Cancel")
            onClicked: root.editor.cancel()
        }
    }
}
