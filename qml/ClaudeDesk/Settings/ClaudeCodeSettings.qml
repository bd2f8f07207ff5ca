import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Settings of the Claude Code program, and what its own settings say. */
Column {
    id: root

    required property SettingsView settings
    signal restartWanted

    spacing: Theme.px(24)

    SettingsGroup {
        title: qsTr("Claude Code")

        CliSetting {
            settings: root.settings
            onRestartWanted: root.restartWanted()
        }

        SettingChoice {
            settings: root.settings
            setting: "rest_minutes"
            values: ["0", "5", "15", "30", "60", "240"]
            labels: [qsTr("Never"), qsTr("5 min"), qsTr("15 min"), qsTr("30 min"), qsTr("1 h"), qsTr("4 h")]
            text: qsTr("Stop Claude Code when idle")
            hint: qsTr("Claude Code starts again with your next message. Session-only permissions are lost.")
        }
    }

    SettingsGroup {
        title: qsTr("Folder trust")
        words: qsTr("Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.")

        SettingBlock {
            settings: root.settings

            FolderAnswerList {
                folders: root.settings.folders
            }
        }
    }

    SettingsGroup {
        title: qsTr("Permission rules")
        words: qsTr("The rules in Claude Code's settings files. They cannot be changed here.")

        SettingBlock {
            settings: root.settings
            sought: root.settings.rules.join(" ")

            RuleList {
                rules: root.settings.rules
            }
        }
    }
}
