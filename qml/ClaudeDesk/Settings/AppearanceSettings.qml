import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Settings of the appearance: theme, language, text size and formulas. */
SettingsGroup {
    id: root

    title: qsTr("Appearance")
    words: App.session.demo ? qsTr("Demo sessions are not saved; these settings are.") : ""

    SettingRow {
        id: themes

        text: qsTr("Theme")

        Flow {
            width: Math.min(themes.width, system.width + light.width + dark.width + 2 * spacing)
            spacing: Theme.px(14)

            DeskRadioButton {
                id: system

                text: qsTr("System")
                checked: App.theme === "system"
                onClicked: App.chooseTheme("system")
            }

            DeskRadioButton {
                id: light

                text: qsTr("Light")
                checked: App.theme === "light"
                onClicked: App.chooseTheme("light")
            }

            DeskRadioButton {
                id: dark

                text: qsTr("Dark")
                checked: App.theme === "dark"
                onClicked: App.chooseTheme("dark")
            }
        }
    }

    SettingChoice {
        settings: App.settings
        setting: "language"
        values: ["", ...App.languages]
        labels: [qsTr("System"), ...App.languageNames]
        text: qsTr("Language")
    }

    SettingRow {
        text: qsTr("Text size")

        Row {
            spacing: Theme.px(4)

            IconButton {
                text: qsTr("Smaller text")
                glyph: Icons.minus
                onClicked: App.chooseTextScale(App.textScale - 0.1)
            }

            PlainText {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(48)
                horizontalAlignment: Text.AlignHCenter
                text: Words.fill(qsTr("%1%"), [Math.round(App.textScale * 100)])
                font.pixelSize: Theme.control
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            IconButton {
                text: qsTr("Larger text")
                glyph: Icons.plus
                onClicked: App.chooseTextScale(App.textScale + 0.1)
            }
        }
    }

    SettingSwitch {
        settings: App.settings
        setting: "formulas"
        text: qsTr("Draw mathematics")
        hint: qsTr("When off, formulas are shown as Claude writes them, in TeX.")
    }
}
