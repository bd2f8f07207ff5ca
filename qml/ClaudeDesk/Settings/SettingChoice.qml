import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** A setting that is one of several values. */
SettingRow {
    id: root

    required property SettingsView settings
    /** Its name in the settings file. */
    required property string setting
    /** What the file can hold, and what each is called. */
    required property list<string> values
    required property list<string> labels
    readonly property SettingValue _value: settings.choiceOf(setting, values) as SettingValue

    DeskComboBox {
        name: root.text
        model: root.labels
        currentIndex: root._value.index
        // Other labels, in another language, are no other choice.
        onModelChanged: currentIndex = Qt.binding(() => root._value.index)
        onActivated: index => root._value.choose(index)
    }
}
