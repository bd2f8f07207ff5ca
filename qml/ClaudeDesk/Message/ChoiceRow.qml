import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The model and how it works, side by side. */
Row {
    id: root

    required property ControlView control
    /** The most that the model's name may take. */
    required property real most
    readonly property bool open: model.open || effort.open || thinking.open

    spacing: Theme.px(6)

    SessionChoice {
        id: model

        name: qsTr("Model")
        choice: root.control.model
        most: root.most
    }

    SessionChoice {
        id: effort

        name: qsTr("Effort")
        choice: root.control.effort
        most: Theme.px(140)
    }

    SessionChoice {
        id: thinking

        name: qsTr("Thinking")
        choice: root.control.thinking
        most: Theme.px(140)
    }
}
