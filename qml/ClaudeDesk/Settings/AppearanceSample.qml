pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A sample of a conversation, with the fonts, the size, the width and the density that are set. */
SettingsLine {
    id: root

    sought: qsTr("Sample")
    wanted: !settings.search.onlyDiffering
    implicitHeight: lines.height + 2 * lines.y

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 1
        color: Theme.page
        bottomLeftRadius: Theme.rLarge
        bottomRightRadius: Theme.rLarge
    }

    Column {
        id: lines

        x: Theme.px(16)
        y: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.gap(8)

        PlainText {
            text: qsTr("Sample")
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        // The width of the sample is to that of the widest column as the width of the text is.
        Column {
            width: App.column === "wide" ? parent.width : Math.round(parent.width * (App.column === "narrow" ? 600 / 840 : 720 / 840))
            spacing: Theme.gap(8)

            PlainText {
                id: prose

                width: parent.width
                text: qsTr("Each attempt rewinds the stream before it sends. So the upload begins at its first byte again, and the server gets the whole file.")
                font.pixelSize: Theme.large
                lineHeight: Theme.largeLine
                lineHeightMode: Text.FixedHeight
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            // One run of cards, as the conversation has it.
            Rectangle {
                width: parent.width
                height: run.height
                radius: Theme.r
                color: Theme.card
                border.color: Theme.line

                Column {
                    id: run

                    width: parent.width

                    Repeater {
                        model: ["pytest tests/upload -q", "git diff --stat"]

                        Item {
                            id: card

                            required property int index
                            required property string modelData

                            width: run.width
                            height: Theme.cardHeight

                            Rectangle {
                                visible: card.index > 0
                                width: parent.width
                                height: 1
                                color: Theme.line
                            }

                            Icon {
                                id: sign

                                anchors.left: parent.left
                                anchors.leftMargin: Theme.px(12)
                                anchors.verticalCenter: parent.verticalCenter
                                path: Icons.toolRun
                                size: Theme.px(16)
                            }

                            PlainText {
                                id: tool

                                anchors.left: sign.right
                                anchors.leftMargin: Theme.px(8)
                                anchors.verticalCenter: parent.verticalCenter
                                text: "Bash"
                                font.pixelSize: Theme.control
                                font.weight: Font.DemiBold
                            }

                            PlainText {
                                anchors.left: tool.right
                                anchors.leftMargin: Theme.px(10)
                                anchors.right: done.left
                                anchors.rightMargin: Theme.px(8)
                                anchors.baseline: tool.baseline
                                text: card.modelData
                                elide: Text.ElideRight
                                color: Theme.soft
                                font.family: Theme.mono
                                font.pixelSize: Theme.codeSize
                            }

                            Icon {
                                id: done

                                anchors.right: parent.right
                                anchors.rightMargin: Theme.px(12)
                                anchors.verticalCenter: parent.verticalCenter
                                path: Icons.check
                                color: Theme.ok
                                size: Theme.px(12)
                            }
                        }
                    }
                }
            }
        }
    }
}
