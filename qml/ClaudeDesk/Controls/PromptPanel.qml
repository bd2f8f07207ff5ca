import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A question that the window asks: its heading, the facts, and the answers. */
FocusScope {
    id: root

    property string heading
    /** The name for assistive technology. */
    property string name: heading
    /**
     * The button of the answer that changes nothing. The button gets the keyboard focus immediately. Without
     * such a button, the focus does not move.
     */
    property Item first
    property color edge: Theme.line
    /** Whether the panel lies over the page. A panel that is not raised is in the column of the rows. */
    property bool raised: false
    property bool compact: false
    /**
     * The available height. If the facts need more height, the facts scroll, and the answers stay in sight.
     */
    property real most: Infinity
    default property alias content: lines.data
    property alias buttons: answers.data
    /** The user pressed Escape. */
    signal dismissed

    /** A paragraph of the facts. */
    component Words: PlainText {
        width: parent ? parent.width : 0
        color: Theme.soft
        font.pixelSize: Theme.control
        wrapMode: Text.Wrap
        lineHeight: 1.15
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    implicitHeight: card.height + (raised ? 0 : Theme.px(compact ? 6 : 10))
    Accessible.role: Accessible.Dialog
    Accessible.name: name
    Component.onCompleted: {
        appearing.show(card);
        first?.forceActiveFocus(Qt.TabFocusReason);
    }
    Keys.onEscapePressed: root.dismissed()

    FadeIn {
        id: appearing
    }

    Item {
        id: card

        anchors.horizontalCenter: parent.horizontalCenter
        y: root.raised || root.compact ? 0 : Theme.px(10)
        width: root.raised ? root.width : Theme.columnIn(root.width)
        height: all.height + (root.compact ? Theme.px(24) : 2 * all.y)

        Loader {
            anchors.fill: parent
            active: root.raised

            sourceComponent: Shadow {
                radius: Theme.rLarge
            }
        }

        Rectangle {
            anchors.fill: parent
            radius: root.compact ? Theme.r : Theme.rLarge
            color: Theme.card
            border.color: root.edge
        }

        // Accepts clicks between the answers, so that the clicks do not reach the items below the panel.
        MouseArea {
            anchors.fill: parent
        }

        Column {
            id: all

            x: Theme.px(root.compact ? 14 : 18)
            y: Theme.px(root.compact ? 12 : 16)
            width: parent.width - 2 * x
            spacing: Theme.px(root.compact ? 10 : 8)

            PlainText {
                id: title

                width: parent.width
                visible: text !== ""
                text: root.heading
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                wrapMode: Text.Wrap
                maximumLineCount: 3
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Flickable {
                id: area

                // The scroll bar is in the margin of the panel.
                x: Direction.mirrored ? -all.x : 0
                width: parent.width + all.x
                height: Math.min(lines.height, Math.max(Theme.px(40), root.most - title.height - answers.height - 2 * all.spacing - 2 * all.y))
                visible: lines.height > 0
                contentWidth: width
                contentHeight: lines.height
                interactive: contentHeight > height
                boundsBehavior: Flickable.StopAtBounds
                clip: interactive
                activeFocusOnTab: interactive
                Accessible.role: Accessible.Pane
                Accessible.name: root.heading
                Accessible.ignored: !interactive
                T.ScrollBar.vertical: DeskScrollBar {}

                Keys.onPressed: event => {
                    const by = event.key === Qt.Key_Down ? Theme.px(40) : event.key === Qt.Key_Up ? -Theme.px(40) : 0;
                    if (by === 0)
                        return;
                    contentY = Math.max(0, Math.min(contentY + by, contentHeight - height));
                    event.accepted = true;
                }

                WheelSteps {
                    view: area
                }

                FocusFollower {
                    view: area
                }

                FocusRing {
                    visible: area.activeFocus
                    gap: -2
                }

                Column {
                    id: lines

                    x: -area.x
                    width: all.width
                    spacing: all.spacing
                }
            }

            Flow {
                id: answers

                width: parent.width
                topPadding: root.compact ? 0 : Theme.px(4)
                spacing: Theme.px(8)
            }
        }
    }
}
