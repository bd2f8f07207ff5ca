import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Settings of sessions: how new sessions begin, what is reopened, and where worktrees are created. */
Column {
    id: root

    required property SettingsView settings

    spacing: Theme.px(24)

    SettingsGroup {
        title: qsTr("New sessions")
        words: qsTr("Running sessions are not affected; change theirs below the message box.")

        SettingRow {
            settings: root.settings
            setting: "mode"
            text: qsTr("Permission mode")
            hint: qsTr("Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.")

            SettingMenu {
                name: qsTr("Permission mode of new sessions")
                model: root.settings.modes
                currentIndex: root.settings.mode
                onActivated: index => root.settings.chooseMode(index)
            }
        }

        SettingRow {
            settings: root.settings
            setting: "model"
            text: qsTr("Model")

            SettingMenu {
                name: qsTr("Model of new sessions")
                model: root.settings.models
                currentIndex: root.settings.model
                onActivated: index => root.settings.chooseModel(index)
            }
        }
    }

    SettingsGroup {
        title: qsTr("Sessions")

        SettingSwitch {
            settings: root.settings
            setting: "reopen"
            text: qsTr("Reopen sessions at start")
            hint: qsTr("When off, sessions reopen only after a crash.")
        }
    }

    SettingsGroup {
        title: qsTr("Worktrees")
        words: qsTr("The folder in which new worktrees are created. Leave it empty to create them beside the repository.")

        SettingField {
            settings: root.settings
            setting: "worktree_folder"
            name: qsTr("Folder for new worktrees")
            placeholder: qsTr("Beside the repository")
            value: root.settings.worktreeFolder
            onEntered: text => root.settings.chooseWorktreeFolder(text)
        }
    }
}
