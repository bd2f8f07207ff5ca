import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** Settings that belong together, below a title. The group is hidden if the search finds none of them. */
Column {
    id: root

    required property string title
    /** A remark about all settings of the group, or "". */
    property string words
    default property alias content: lines.data
    /** The number of parts that are shown. */
    readonly property int count: lines.children.filter(child => (child as SettingsLine)?.shown ?? false).length

    width: parent ? parent.width : 0
    visible: count > 0
    spacing: Theme.px(8)

    PlainText {
        width: parent.width
        text: root.title
        font.pixelSize: Theme.large
        font.weight: Font.DemiBold
        lineHeight: Theme.largeLine
        lineHeightMode: Text.FixedHeight
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.words
        color: Theme.soft
        font.pixelSize: Theme.control
        horizontalAlignment: Text.AlignLeft
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        width: parent.width
        height: lines.height
        radius: Theme.rLarge
        color: Theme.card

        Column {
            id: lines

            width: parent.width
        }

        // The frame lies over the lines, because a part of the group may have a background.
        Rectangle {
            anchors.fill: parent
            radius: parent.radius
            color: "transparent"
            border.color: Theme.line
        }
    }
}
