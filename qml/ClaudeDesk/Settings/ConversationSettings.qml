import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Settings of the conversation: sending, the editor, and keys. */
Column {
    id: root

    required property SettingsView settings
    signal shortcutsWanted

    spacing: Theme.px(24)

    SettingsGroup {
        title: qsTr("Conversation")

        SettingChoice {
            settings: root.settings
            setting: "send_key"
            values: ["enter", "ctrl-enter"]
            labels: [qsTr("Enter"), qsTr("Ctrl+Enter")]
            text: qsTr("Send with")
        }

        SettingChoice {
            settings: root.settings
            setting: "send_time"
            values: ["step", "turn"]
            labels: [qsTr("After the current step"), qsTr("After the turn")]
            text: qsTr("Send while Claude works")
            hint: qsTr("Alt+Enter sends at the other time.")
        }

        SettingRow {
            id: editor

            settings: root.settings
            setting: "editor"
            text: qsTr("Open files in")
            problem: root.settings.editorWords

            SettingMenu {
                name: editor.text
                model: root.settings.editors
                currentIndex: root.settings.editor
                onActivated: index => root.settings.chooseEditor(index)
            }
        }

        SettingBlock {
            settings: root.settings
            setting: "editor"
            sought: editor.sought
            wanted: root.settings.ownEditor

            LineField {
                width: parent.width
                name: qsTr("Editor command")
                placeholderText: qsTr("program {file}:{line}:{column}")
                text: root.settings.editorCommand
                font.family: Theme.mono
                onAccepted: root.settings.setEditorCommand(text)
                onActiveFocusChanged: if (!activeFocus)
                    root.settings.setEditorCommand(text)
            }
        }

        SettingSwitch {
            settings: root.settings
            setting: "allow_chord"
            text: qsTr("Ctrl+Alt+Enter allows once")
            hint: qsTr("Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.")
        }

        SettingRow {
            settings: root.settings
            text: qsTr("Keyboard shortcuts")

            DeskButton {
                compact: true
                text: qsTr("Show all shortcuts")
                onClicked: root.shortcutsWanted()
            }
        }
    }

    SettingsGroup {
        title: qsTr("Terminal")
        words: qsTr("The shell of the terminal pane. Leave it empty for your own shell.")

        SettingField {
            settings: root.settings
            setting: "terminal_shell"
            name: qsTr("Shell of the terminal")
            placeholder: qsTr("Your own shell")
            value: root.settings.terminalShell
            onEntered: text => root.settings.chooseTerminalShell(text)
        }

        SettingChoice {
            settings: root.settings
            setting: "terminal_lines"
            values: ["1000", "10000", "50000", "100000"]
            labels: [qsTr("1,000"), qsTr("10,000"), qsTr("50,000"), qsTr("100,000")]
            text: qsTr("Lines that the terminal keeps")
        }
    }
}
