import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** A setting that is on or off. */
T.CheckBox {
    id: root

    required property SettingsView settings
    /** The name of the setting in the settings file. */
    required property string setting
    property string hint
    readonly property SettingValue _value: settings?.switchOf(setting) as SettingValue

    width: parent ? parent.width : 0
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    topPadding: Theme.px(7)
    bottomPadding: Theme.px(7)
    font.pixelSize: Theme.control
    opacity: enabled ? 1 : 0.5
    Accessible.name: text
    Accessible.description: hint
    checked: _value?.on ?? false
    onToggled: root._value.turn(checked)

    Keys.onPressed: event => ReturnKey.ignore(event)
    Keys.onReleased: event => ReturnKey.ignore(event)

    indicator: Rectangle {
        x: Direction.mirrored ? 0 : root.width - width
        y: (root.height - height) / 2
        width: Theme.px(34)
        height: Theme.px(20)
        radius: height / 2
        color: root.checked ? Theme.accent : Theme.code
        border.color: root.checked ? Theme.accent : Theme.faint

        Rectangle {
            x: root.checked ? parent.width - width - Theme.px(3) : Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(14)
            height: width
            radius: width / 2
            color: root.checked ? Theme.accentInk : Theme.faint
        }

        FocusRing {
            visible: root.visualFocus
        }
    }

    contentItem: Column {
        readonly property real _indicatorRoom: root.indicator.width + Theme.px(16)

        leftPadding: Direction.mirrored ? _indicatorRoom : 0
        spacing: Theme.px(2)

        PlainText {
            width: parent.width - parent._indicatorRoom
            text: root.text
            font: root.font
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
        }

        PlainText {
            width: parent.width - parent._indicatorRoom
            visible: text !== ""
            text: root.hint
            color: Theme.soft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignLeft
            wrapMode: Text.Wrap
        }
    }
}
