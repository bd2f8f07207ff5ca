pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Changes
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The end of a turn: what it changed, its duration and its cost. */
RowFrame {
    id: root

    required property string body
    /** The tokens of the turn, for a tooltip. */
    required property string rest
    required property int turn
    property string _figure: host.session.changes.turnFigure(key)

    Connections {
        target: root.host.session.changes

        function onFiguresChanged() {
            root._figure = root.host.session.changes.turnFigure(root.key);
        }
    }

    Item {
        width: parent.width
        height: Math.max(Theme.smallHeight, words.height)

        HoverHandler {
            id: hover
        }

        Loader {
            id: figure

            anchors.left: parent.left
            anchors.leftMargin: -Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            active: root._figure !== ""
            width: active ? implicitWidth : 0
            height: active ? implicitHeight : 0

            sourceComponent: Item {
                implicitWidth: changed.width + dot.width
                implicitHeight: changed.height

                TurnFigure {
                    id: changed

                    figure: root._figure
                    onClicked: root.host.changesWanted(root.key)
                }

                PlainText {
                    id: dot

                    anchors.left: changed.right
                    anchors.verticalCenter: parent.verticalCenter
                    text: "·"
                    color: Theme.faint
                    font.pixelSize: Theme.small
                }
            }
        }

        RowText {
            id: words

            /** The search skips text items with this property (ui/navigation/find_view.py). */
            readonly property bool isGutter: true

            anchors.left: figure.right
            anchors.leftMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - figure.width - anchors.leftMargin + Theme.px(6)
            text: root.body
            color: Theme.faint
            font.pixelSize: Theme.small

            Loader {
                active: root.rest !== "" && (hover.hovered || root.activeFocus)

                sourceComponent: DeskToolTip {
                    parent: words
                    visible: true
                    text: root.rest
                }
            }
        }

        // The buttons lie over the free space, so that nothing moves when they appear.
        Loader {
            readonly property real free: words.width - Math.ceil(words.contentWidth) - Theme.px(12)

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            active: root.host.turn === root.turn
            visible: active && free >= implicitWidth

            sourceComponent: TurnActs {
                host: root.host
                key: root.key
            }
        }
    }
}
