import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** A setting that is one of several values. */
SettingRow {
    id: root

    required property SettingsView settings
    /** The name of the setting in the settings file. */
    required property string setting
    /** `values`: the values that the file can have. `labels`: the label of each value. */
    required property list<string> values
    required property list<string> labels
    readonly property SettingValue _value: settings.choiceOf(setting, values) as SettingValue

    DeskComboBox {
        name: root.text
        model: root.labels
        currentIndex: root._value.index
        // New labels, such as labels in another language, do not change the choice.
        onModelChanged: currentIndex = Qt.binding(() => root._value.index)
        onActivated: index => root._value.choose(index)
    }
}
