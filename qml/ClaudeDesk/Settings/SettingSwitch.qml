import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** A setting that is on or off. A press anywhere on its row changes it. */
SettingRow {
    id: root

    readonly property SettingValue _value: settings.switchOf(setting) as SettingValue

    named: true
    onPressed: if (enabled)
        box.click()

    DeskSwitch {
        id: box

        caption: root.text
        Accessible.description: [root.differs ? qsTr("Changed") : "", root.hint].filter(part => part !== "").join(". ")
        checked: root._value.on
        onToggled: root._value.turn(checked)
    }
}
