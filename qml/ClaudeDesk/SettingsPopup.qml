import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** How the window looks. */
Panel {
    id: root

    signal shortcutsWanted

    contentItem: Column {
        spacing: Theme.px(8)

        Words {
            text: qsTr("Theme")
            font.pixelSize: Theme.small
            color: Theme.soft
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        OptionRow {
            text: qsTr("As the system")
            checked: App.theme === "system"
            focus: true
            onClicked: App.chooseTheme("system")
        }

        OptionRow {
            text: qsTr("Light")
            checked: App.theme === "light"
            onClicked: App.chooseTheme("light")
        }

        OptionRow {
            text: qsTr("Dark")
            checked: App.theme === "dark"
            onClicked: App.chooseTheme("dark")
        }

        Rectangle {
            width: Theme.px(220)
            height: 1
            color: Theme.line
        }

        Item {
            width: Theme.px(220)
            height: larger.height

            Words {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Text size")
                font.pixelSize: Theme.control
            }

            Row {
                anchors.right: parent.right
                spacing: Theme.px(4)

                IconButton {
                    text: qsTr("Smaller text")
                    glyph: "M3 8 L13 8"
                    onClicked: App.chooseTextScale(App.textScale - 0.1)
                }

                Words {
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(44)
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("%1 %").arg(Math.round(App.textScale * 100))
                    font.pixelSize: Theme.control
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }

                IconButton {
                    id: larger

                    text: qsTr("Larger text")
                    glyph: "M3 8 L13 8 M8 3 L8 13"
                    onClicked: App.chooseTextScale(App.textScale + 0.1)
                }
            }
        }

        Rectangle {
            width: Theme.px(220)
            height: 1
            color: Theme.line
        }

        DeskButton {
            x: -Theme.px(8)
            kind: "quiet"
            compact: true
            text: qsTr("Keyboard shortcuts")
            onClicked: {
                root.close();
                root.shortcutsWanted();
            }
        }
    }
}
