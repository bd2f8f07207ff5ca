import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A tool call: what it does, how it stands, and its result. */
RowFrame {
    id: root

    required property string toolName
    required property string toolTitle
    required property string toolState
    required property string tone
    required property real started
    required property string toolInput
    required property string toolResult
    required property bool folded
    required property bool foldable
    required property string rest
    required property string progress

    Rectangle {
        width: parent.width
        height: box.height + 2
        color: Theme.card
        border.color: root.tone === "warn" ? Theme.warn : Theme.line
        radius: 10

        Column {
            id: box

            x: 1
            y: 1
            width: parent.width - 2

            T.AbstractButton {
                id: head

                width: parent.width
                height: Theme.px(34)
                enabled: root.foldable
                activeFocusOnTab: root.foldable
                Accessible.name: root.folded ? qsTr("Unfold %1").arg(root.toolName) : qsTr("Fold %1").arg(root.toolName)
                Accessible.ignored: !root.foldable
                onClicked: root.host.fold(root.key, !root.folded)

                background: Rectangle {
                    radius: 9
                    color: head.hovered ? Theme.hover : "transparent"

                    FocusRing {
                        visible: head.visualFocus
                        gap: -1
                    }
                }

                contentItem: Item {
                    Words {
                        id: name

                        x: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, parent.width * 0.45)
                        elide: Text.ElideRight
                        text: root.toolName
                        font.pixelSize: Theme.control
                        font.weight: Font.DemiBold
                    }

                    Words {
                        anchors.left: name.right
                        anchors.leftMargin: Theme.px(10)
                        anchors.right: state.left
                        anchors.rightMargin: Theme.px(10)
                        anchors.verticalCenter: parent.verticalCenter
                        text: root.toolTitle
                        elide: Text.ElideRight
                        color: Theme.soft
                        font.family: Theme.mono
                        font.pixelSize: Theme.codeSize
                    }

                    Words {
                        id: state

                        anchors.right: chevron.visible ? chevron.left : parent.right
                        anchors.rightMargin: chevron.visible ? Theme.px(8) : Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.tone(root.tone)
                        font.pixelSize: Theme.small
                        text: {
                            root.host.session.stateWords;
                            const seconds = root.started > 0 && root.tone === "run" ? root.host.session.since(root.started) : "";
                            return seconds !== "" && seconds !== "0 s" ? qsTr("%1 · %2").arg(root.toolState).arg(seconds) : root.toolState;
                        }
                    }

                    Glyph {
                        id: chevron

                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        visible: root.foldable
                        size: Theme.px(10)
                        path: root.folded ? "M2 5 L8 11 L14 5" : "M2 11 L8 5 L14 11"
                        color: Theme.faint
                    }
                }
            }

            ProgressLine {
                width: parent.width
                text: root.progress
            }

            ToolText {
                width: parent.width
                visible: root.toolInput !== ""
                text: root.toolInput
            }

            ToolText {
                width: parent.width
                visible: root.toolResult !== ""
                text: root.toolResult
                bad: root.tone === "bad"
            }

            Item {
                width: parent.width
                height: visible ? Theme.px(32) : 0
                visible: root.foldable && (root.toolResult !== "" || !root.folded)

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }

                RestBar {
                    anchors.fill: parent
                    anchors.rightMargin: copy.width
                    foldable: true
                    folded: root.folded
                    rest: root.rest
                    onToggled: root.host.fold(root.key, !root.folded)
                }

                CopyButton {
                    id: copy

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(4)
                    anchors.verticalCenter: parent.verticalCenter
                    onClicked: root.host.copy(root.key)
                }
            }
        }
    }
}
