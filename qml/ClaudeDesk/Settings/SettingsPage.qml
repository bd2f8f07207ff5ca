import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** All settings. Each is in force as soon as it is chosen. */
FocusScope {
    id: root

    required property SettingsView settings
    /** The state of the session behind, where Claude waits for an answer. */
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

                SettingSwitch {
                    settings: root.settings
                    setting: "follow"
                    text: qsTr("Follow the newest words")
                    hint: qsTr("Off: the view stays where it is while Claude writes.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "animations"
                    text: qsTr("Animations")
                    hint: qsTr("Off: nothing moves by itself.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "sounds"
                    text: qsTr("Sounds")
                    enabled: root.settings.soundsHeard
                    hint: root.settings.soundsHeard ? qsTr("When Claude waits for you or is done, while you are in another window.") : qsTr("No program that plays sounds was found (pw-play, paplay or aplay).")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "reopen"
                    text: qsTr("Reopen sessions at start")
                    hint: qsTr("Off: they come back only where Claude Desk did not end properly.")
                }

                SettingSwitch {
                    settings: root.settings
                    setting: "allow_chord"
                    text: qsTr("Ctrl+Alt+Enter allows once")
                    hint: qsTr("Only the single request of the session that is shown, and only where all of it is in sight, nothing in it is marked, and you have not typed for 1.5 s. Else the key goes to the request.")
                }

                SettingRow {
                    text: qsTr("Keyboard shortcuts")

                    DeskButton {
                        compact: true
                        text: qsTr("Show all keys")
                        onClicked: root.shortcutsWanted()
                    }
                }
            }

            SettingsGroup {
                title: qsTr("New sessions")
                words: qsTr("A running session keeps what it has; change that below its message.")

                SettingRow {
                    text: qsTr("Permission mode")

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
                title: qsTr("Claude Code")

                CliSetting {
                    settings: root.settings
                    onRestartWanted: root.restartWanted()
                }

                SettingChoice {
                    settings: root.settings
                    setting: "rest_minutes"
                    values: ["0", "5", "15", "30", "60", "240"]
                    labels: [qsTr("Never"), qsTr("5 minutes"), qsTr("15 minutes"), qsTr("30 minutes"), qsTr("1 h"), qsTr("4 h")]
                    text: qsTr("Put to rest when idle")
                    hint: qsTr("Claude Code is ended, and started again with your next message. What you allowed for that session alone is then asked about anew.")
                }
            }

            SettingsGroup {
                title: qsTr("Folders")
                words: qsTr("Whether the settings that a folder brings along may run. A folder you forget is asked about again.")

                FolderAnswerList {
                    folders: root.settings.folders
                }
            }

            SettingsGroup {
                title: qsTr("Rules")
                words: qsTr("What Claude Code may do, must not do or asks about, from its settings files. They are only read here.")

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
    }
}
