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

    DeskComboBox {
        name: root.text
        model: root.labels
        currentIndex: value.index
        onActivated: index => value.choose(index)
    }

    SettingValue {
        id: value

        settings: root.settings
        name: root.setting
        values: root.values
    }
}
