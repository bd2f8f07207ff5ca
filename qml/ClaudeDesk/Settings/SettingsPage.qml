import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/** The page with all settings. A setting takes effect immediately, except in the form of a profile. */
FocusScope {
    id: root

    required property SettingsView settings
    /**
     * The text of the button that leads back to the session, or "" without this button. The text says that
     * Claude waits for an answer there.
     */
    property string waiting
    readonly property SettingValue _sendKey: settings.choiceOf("send_key", ["enter", "ctrl-enter"]) as SettingValue
    signal closed
    signal shortcutsWanted
    signal restartWanted

    Component.onCompleted: settings.ask()
    Keys.onEscapePressed: root.closed()

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    PageHead {
        id: head

        width: parent.width
        focus: true
        title: qsTr("Settings")
        closeName: qsTr("Close settings")
        waiting: root.waiting
        onClosed: root.closed()
    }

    Flickable {
        id: area

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        contentWidth: width
        contentHeight: groups.height + Theme.px(48)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Column {
            id: groups

            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(20)
            width: Math.min(Theme.px(660), area.width - 40)
            spacing: Theme.px(24)

            AppearanceSettings {}

            SettingsGroup {
                title: qsTr("Conversation")

                SettingRow {
                    text: qsTr("Send with")

                    Row {
                        spacing: Theme.px(14)

                        DeskRadioButton {
                            text: qsTr("Enter")
                            checked: root._sendKey.index === 0
                            onClicked: root._sendKey.choose(0)
                        }

                        DeskRadioButton {
                            text: qsTr("Ctrl+Enter")
                            checked: root._sendKey.index === 1
                            onClicked: root._sendKey.choose(1)
                        }
                    }
                }

                SettingChoice {
                    settings: root.settings
                    setting: "send_time"
                    values: ["step", "turn"]
                    labels: [qsTr("After the current step"), qsTr("After the turn")]
                    text: qsTr("Send while Claude works")
                    hint: qsTr("Alt+Enter sends at the other time.")
                }

                EditorSetting {
                    settings: root.settings
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "follow"
                    text: qsTr("Follow new output")
                    hint: qsTr("When off, the view does not scroll while Claude writes.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "animations"
                    text: qsTr("Animations")
                    hint: qsTr("When off, nothing moves on its own.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "sounds"
                    text: qsTr("Sounds")
                    enabled: root.settings.soundsHeard
                    hint: root.settings.soundsHeard ? qsTr("Played while another window is active, when Claude needs you or is done.") : qsTr("No sound player found. Install pw-play, paplay or aplay.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "reopen"
                    text: qsTr("Reopen sessions at start")
                    hint: qsTr("When off, sessions reopen only after a crash.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "allow_chord"
                    text: qsTr("Ctrl+Alt+Enter allows once")
                    hint: qsTr("Only for a single request that is fully visible and has no warning, at least 1.5 s after your last keystroke. Otherwise the shortcut goes to the request.")
                }

                SettingRow {
                    text: qsTr("Keyboard shortcuts")

                    DeskButton {
                        compact: true
                        text: qsTr("Show all shortcuts")
                        onClicked: root.shortcutsWanted()
                    }
                }
            }

            NotificationSettings {
                settings: root.settings
            }

            SettingsGroup {
                title: qsTr("New sessions")
                words: qsTr("Running sessions are not affected; change theirs below the message box.")

                SettingRow {
                    text: qsTr("Permission mode")
                    hint: qsTr("Claude Code’s settings name it as permissions.defaultMode. Bypass and Auto are not followed there.")

                    DeskComboBox {
                        name: qsTr("Permission mode of new sessions")
                        model: root.settings.modes
                        currentIndex: root.settings.mode
                        onActivated: index => root.settings.chooseMode(index)
                    }
                }

                SettingRow {
                    text: qsTr("Model")

                    DeskComboBox {
                        name: qsTr("Model of new sessions")
                        model: root.settings.models
                        currentIndex: root.settings.model
                        onActivated: index => root.settings.chooseModel(index)
                    }
                }
            }

            SettingsGroup {
                title: qsTr("Worktrees")
                words: qsTr("The folder in which new worktrees are created. Leave it empty to create them beside the repository.")

                Column {
                    width: parent ? parent.width : 0
                    topPadding: Theme.px(8)
                    bottomPadding: Theme.px(8)

                    LineField {
                        width: parent.width
                        name: qsTr("Folder for new worktrees")
                        placeholderText: qsTr("Beside the repository")
                        text: root.settings.worktreeFolder
                        font.family: Theme.mono
                        onAccepted: root.settings.chooseWorktreeFolder(text)
                        onActiveFocusChanged: if (!activeFocus)
                            root.settings.chooseWorktreeFolder(text)
                    }
                }
            }

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

            ProfileSettings {
                profiles: root.settings.profiles
                onFormShown: form => area.contentY = Math.max(0, Math.min(form.mapToItem(groups, 0, 0).y - Theme.px(40), area.contentHeight - area.height))
            }

            SettingsGroup {
                title: qsTr("Folder trust")
                words: qsTr("Your answers about folders with their own hooks, MCP servers and rules. Remove a folder to be asked again.")

                FolderAnswerList {
                    folders: root.settings.folders
                }
            }

            SnapshotSettings {
                settings: root.settings
            }

            SettingsGroup {
                title: qsTr("Permission rules")
                words: qsTr("The rules in Claude Code's settings files. They cannot be changed here.")

                RuleList {
                    rules: root.settings.rules
                }
            }

            SettingsGroup {
                title: qsTr("About")

                AboutSettings {
                    about: root.settings.about
                }
            }
        }

        WheelSteps {
            view: area
        }
    }
}
