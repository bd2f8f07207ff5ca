import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * One setting: its name, its hint and its control. The control is at the end of the line, or below the hint
 * if the line is too narrow. A dot and a button show that the setting differs from its default.
 */
SettingsLine {
    id: root

    required property string text
    property string hint
    /** What is wrong with the value, or "". It is shown in place of the hint. */
    property string problem
    /** A value that the control only draws, for assistive technology; "" for any other control. */
    property string spokenValue
    /** Whether the control itself has the name and the hint, for assistive technology. */
    property bool named: false
    default property alias control: holder.data
    readonly property bool differs: setting !== "" && settings.search.revision >= 0 && settings.search.differs(setting)
    readonly property real room: width - 2 * Theme.px(16)
    readonly property real _atEnd: holder.childrenRect.width + (differs ? undo.width + Theme.px(8) : 0)
    readonly property bool stacked: _atEnd > room * 0.6
    signal pressed

    sought: [root.text, root.hint, root.spokenValue].join(" ")
    implicitHeight: Math.max(Theme.px(44), stacked ? words.height + Theme.px(6) + holder.height + Theme.px(16) : Math.max(words.height, holder.height) + Theme.px(16))

    Rectangle {
        x: Direction.mirrored ? root.width - width - Theme.px(6) : Theme.px(6)
        y: words.y + Math.round((name.height - height) / 2)
        visible: root.differs
        width: Theme.px(5)
        height: width
        radius: width / 2
        color: Theme.accent
    }

    TapHandler {
        onTapped: root.pressed()
    }

    Column {
        id: words

        x: Theme.px(16) + (Direction.mirrored && !root.stacked ? root._atEnd + Theme.px(16) : 0)
        y: root.stacked ? Theme.px(8) : Math.round((root.height - height) / 2)
        width: root.stacked ? root.room - (root.differs ? undo.width + Theme.px(8) : 0) : root.room - root._atEnd - Theme.px(16)
        opacity: root.enabled ? 1 : 0.45

        PlainText {
            id: name

            width: parent.width
            text: root.text
            lineHeight: Theme.bodyLine
            lineHeightMode: Text.FixedHeight
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
            Accessible.ignored: root.named
            Accessible.role: Accessible.StaticText
            Accessible.name: [root.text, root.spokenValue, root.differs ? qsTr("Changed") : "", remark.text].filter(part => part !== "").join(". ")
        }

        PlainText {
            id: remark

            width: parent.width
            visible: text !== ""
            text: root.problem !== "" ? root.problem : root.hint
            color: root.problem !== "" ? Theme.ink : Theme.faint
            font.pixelSize: Theme.small
            lineHeight: Theme.smallLine
            lineHeightMode: Text.FixedHeight
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
        }
    }

    DeskButton {
        id: undo

        x: Direction.mirrored ? (root.stacked ? Theme.px(16) : holder.x + holder.width + Theme.px(8)) : (root.stacked ? root.width - Theme.px(16) : holder.x - Theme.px(8)) - width
        y: root.stacked ? words.y - Theme.px(2) : Math.round((root.height - height) / 2)
        visible: root.differs
        kind: "quiet"
        compact: true
        text: qsTr("Reset")
        Accessible.description: root.text
        onClicked: {
            const next = undo.nextItemInFocusChain();
            root.settings.reset(root.setting);
            if (!undo.visible)
                next.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    Item {
        id: holder

        x: root.stacked === Direction.mirrored ? root.width - width - Theme.px(16) : Theme.px(16)
        y: root.stacked ? words.y + words.height + Theme.px(6) : Math.round((root.height - height) / 2)
        width: Math.min(childrenRect.width, root.room)
        height: childrenRect.height
    }
}
