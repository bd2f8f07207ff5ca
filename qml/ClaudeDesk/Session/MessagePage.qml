import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** A page with one message, and buttons for the possible actions. */
Item {
    id: root

    required property string heading
    property string words
    default property alias content: column.data
    property alias buttons: row.data
    /** What stands below the buttons. */
    property alias footer: below.data
    /** The greatest width of the content. */
    property real most: Theme.px(560)
    /**
     * Whether the page is below a conversation. The content then begins at the top of the page, instead of
     * in the middle.
     */
    property bool below: false
    /** The height of the page when it is below a conversation. */
    implicitHeight: body.height + Theme.px(40)

    Flickable {
        id: area

        anchors.fill: parent
        contentWidth: width
        contentHeight: Math.max(height, body.height + Theme.px(40))
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Column {
            id: body

            anchors.horizontalCenter: parent.horizontalCenter
            y: root.below ? Theme.px(20) : Math.max(Theme.px(20), (area.height - height) * 0.42)
            width: Math.min(root.most, area.width - 48)
            spacing: Theme.px(16)

            Column {
                width: parent.width
                spacing: Theme.px(4)

                PlainText {
                    width: parent.width
                    text: root.heading
                    font.pixelSize: Theme.title
                    font.weight: Font.DemiBold
                    lineHeightMode: Text.FixedHeight
                    lineHeight: Theme.titleLine
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                PlainText {
                    width: parent.width
                    visible: text !== ""
                    text: root.words
                    color: Theme.soft
                    wrapMode: Text.Wrap
                    lineHeightMode: Text.FixedHeight
                    lineHeight: Theme.bodyLine
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }

            Column {
                id: column

                width: parent.width
                spacing: Theme.px(10)
                visible: children.length > 0
            }

            Flow {
                id: row

                width: parent.width
                spacing: Theme.px(8)
                topPadding: Theme.px(4)
            }

            Column {
                id: below

                width: parent.width
                visible: children.length > 0
            }
        }

        WheelSteps {
            view: area
        }
    }
}
