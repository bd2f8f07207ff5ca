import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Settings for the desktop notifications that are shown while another window is active, or another session is
 * shown, and for sounds.
 */
Column {
    id: root

    required property SettingsView settings

    spacing: Theme.px(24)

    SettingsGroup {
        title: qsTr("Notifications")
        words: root.settings.notifies ? qsTr("Shown by the desktop while another window is active or another session is shown. They can deny a request, never allow one.") : qsTr("There are no notifications on this system yet.")

        SettingSwitch {
            settings: root.settings
            setting: "notify_request"
            enabled: root.settings.notifies
            text: qsTr("Claude needs you")
            hint: qsTr("A permission, a question or a plan is waiting.")
        }

        SettingSwitch {
            settings: root.settings
            setting: "notify_done"
            enabled: root.settings.notifies
            text: qsTr("Claude is done")
        }

        SettingChoice {
            settings: root.settings
            setting: "notify_seconds"
            enabled: root.settings.notifies
            values: ["0", "10", "30", "60", "300", "900"]
            labels: [qsTr("After any turn"), qsTr("10 s"), qsTr("30 s"), qsTr("1 min"), qsTr("5 min"), qsTr("15 min")]
            text: qsTr("Only after turns of at least")
        }

        SettingSwitch {
            settings: root.settings
            setting: "notify_waiting"
            enabled: root.settings.notifies
            text: qsTr("Claude waits for agents")
            hint: qsTr("A turn has ended, and agents still work.")
        }

        SettingSwitch {
            settings: root.settings
            setting: "notify_failed"
            enabled: root.settings.notifies
            text: qsTr("A turn ended with an error")
        }

        SettingSwitch {
            settings: root.settings
            setting: "notify_limit"
            enabled: root.settings.notifies
            text: qsTr("A usage limit was reached")
        }

        SettingSwitch {
            settings: root.settings
            setting: "notify_hidden"
            enabled: root.settings.notifies
            text: qsTr("Hide the content")
            hint: qsTr("Notifications say neither which session it is nor what it asks.")
        }

        SettingRow {
            settings: root.settings
            text: qsTr("Test")
            hint: root.settings.notificationTrial

            DeskButton {
                compact: true
                enabled: root.settings.notifies
                text: qsTr("Show a notification")
                onClicked: root.settings.tryNotification()
            }
        }
    }

    SettingsGroup {
        title: qsTr("Sounds")

        SettingSwitch {
            settings: root.settings
            setting: "sounds"
            text: qsTr("Sounds")
            enabled: root.settings.soundsHeard
            hint: root.settings.soundsHeard ? qsTr("Played while another window is active, when Claude needs you or is done.") : qsTr("No sound player found. Install pw-play, paplay or aplay.")
        }
    }
}
