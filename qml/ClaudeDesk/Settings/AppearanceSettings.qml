import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Settings of the appearance: theme, fonts, sizes, movement and language. */
Column {
    id: root

    required property SettingsView settings

    spacing: Theme.px(24)

    SettingsGroup {
        title: qsTr("Appearance")
        words: App.session.demo ? qsTr("Demo sessions are not saved; these settings are.") : ""

        SettingRow {
            id: themes

            settings: root.settings
            setting: "theme"
            text: qsTr("Theme")

            Segments {
                name: themes.text
                labels: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
                current: ["system", "light", "dark"].indexOf(App.theme)
                room: themes.room
                onChosen: index => App.chooseTheme(["system", "light", "dark"][index])
            }
        }

        FontSetting {
            settings: root.settings
            setting: "text_font"
            text: qsTr("Text font")
            hint: qsTr("For conversations and the program")
            choice: root.settings.textFont
        }

        FontSetting {
            settings: root.settings
            setting: "code_font"
            text: qsTr("Code font")
            choice: root.settings.codeFont
        }

        SettingRow {
            settings: root.settings
            setting: "text_scale"
            text: qsTr("Text size")

            Row {
                spacing: Theme.px(2)

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

        SettingChoice {
            settings: root.settings
            setting: "column"
            values: ["narrow", "usual", "wide"]
            labels: [qsTr("Narrow"), qsTr("Usual"), qsTr("Wide")]
            text: qsTr("Width of the text")
            hint: App.column === "narrow" ? qsTr("600 px, about 75 characters a line") : App.column === "wide" ? qsTr("840 px, about 105 characters a line") : qsTr("720 px, about 90 characters a line; more in a wide window")
        }

        SettingChoice {
            settings: root.settings
            setting: "density"
            values: ["compact", "usual", "roomy"]
            labels: [qsTr("Compact"), qsTr("Usual"), qsTr("Roomy")]
            text: qsTr("Density")
            hint: qsTr("Space between rows, cards and list entries")
        }

        AppearanceSample {
            settings: root.settings
        }
    }

    SettingsGroup {
        title: qsTr("Movement")

        SettingSwitch {
            settings: root.settings
            setting: "animations"
            text: qsTr("Animations")
            hint: qsTr("When off, nothing moves on its own. Off by itself where the system asks for less motion.")
        }

        SettingSwitch {
            settings: root.settings
            setting: "follow"
            text: qsTr("Follow new output")
            hint: qsTr("When off, the view does not scroll while Claude writes.")
        }
    }

    SettingsGroup {
        title: qsTr("Words")

        SettingChoice {
            settings: root.settings
            setting: "language"
            values: ["", ...App.languages]
            labels: [qsTr("System"), ...App.languageNames]
            text: qsTr("Language")
        }

        SettingSwitch {
            settings: root.settings
            setting: "formulas"
            text: qsTr("Draw mathematics")
            hint: qsTr("When off, formulas are shown as Claude writes them, in TeX.")
        }

        SettingSwitch {
            settings: root.settings
            setting: "pictures"
            text: qsTr("Show pictures that an answer names")
            hint: qsTr("Only files of the session’s folder. Nothing is fetched.")
        }
    }
}
