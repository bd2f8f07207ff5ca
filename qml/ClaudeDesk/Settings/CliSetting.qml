import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The setting for the Claude Code program, and a text about the program that was found. */
SettingBlock {
    id: root

    readonly property bool differs: settings.search.revision >= 0 && settings.search.differs(setting)
    signal restartWanted

    setting: "cli"
    sought: qsTr("Claude Code command")

    Rectangle {
        width: Theme.px(5)
        height: visible ? width : 0
        visible: root.differs
        radius: width / 2
        color: Theme.accent
    }

    PlainText {
        width: parent.width
        text: root.settings.cliNamed !== "" ? Words.fill(qsTr("Set by --cli or CLAUDE_DESK_CLI, which overrides this field: %1"), [root.settings.cliNamed]) : qsTr("The command that starts Claude Code. Leave it empty to find it automatically.")
        color: Theme.soft
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    LineField {
        id: field

        width: parent.width
        name: qsTr("Claude Code command")
        enabled: root.settings.cliNamed === ""
        placeholderText: qsTr("claude")
        text: root.settings.cli
        font.family: Theme.mono
        onAccepted: root.settings.chooseCli(text)
        onActiveFocusChanged: if (!activeFocus)
            root.settings.chooseCli(text)
    }

    PlainText {
        width: parent.width
        text: root.settings.cliWords
        font.pixelSize: Theme.small
        wrapMode: Text.WrapAnywhere
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Flow {
        width: parent.width
        spacing: Theme.px(8)

        DeskButton {
            compact: true
            text: qsTr("Restart the session with this command")
            onClicked: root.restartWanted()
        }

        DeskButton {
            visible: root.differs
            kind: "quiet"
            compact: true
            text: qsTr("Reset")
            Accessible.description: field.name
            onClicked: {
                root.settings.reset(root.setting);
                field.text = Qt.binding(() => root.settings.cli);
                field.forceActiveFocus(Qt.TabFocusReason);
            }
        }
    }

    PlainText {
        width: parent.width
        visible: root.settings.shellWords !== ""
        text: root.settings.shellWords
        font.pixelSize: Theme.small
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    DeskButton {
        visible: root.settings.shellWords !== ""
        enabled: !root.settings.readsShell
        compact: true
        text: qsTr("Read the shell's environment again")
        onClicked: root.settings.shellWanted()
    }
}
