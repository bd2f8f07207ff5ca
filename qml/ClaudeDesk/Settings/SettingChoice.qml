pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core

/** A setting that is one of several values: segments for two or three values, else a menu. */
SettingRow {
    id: root

    /** `values`: the values that the file can have. `labels`: the label of each value. */
    required property list<string> values
    required property list<string> labels
    readonly property SettingValue _value: settings.choiceOf(setting, values) as SettingValue

    Loader {
        enabled: root.enabled
        sourceComponent: root.labels.length <= 3 ? segments : menu
    }

    Component {
        id: segments

        Segments {
            name: root.text
            labels: root.labels
            current: root._value.index
            room: root.room
            onChosen: index => root._value.choose(index)
        }
    }

    Component {
        id: menu

        SettingMenu {
            name: root.text
            model: root.labels
            currentIndex: root._value.index
            // New labels, such as labels in another language, do not change the choice.
            onModelChanged: currentIndex = Qt.binding(() => root._value.index)
            onActivated: index => root._value.choose(index)
        }
    }
}
