import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The model and how it works, side by side. */
Row {
    id: root

    required property ChoicesView control
    /** The room there is; what the others leave of it is the model's. */
    required property real room
    readonly property bool open: model.open || effort.open || thinking.open

    spacing: Theme.px(6)

    function openModels() {
        model.forceActiveFocus(Qt.OtherFocusReason);
        model.popup.open();
    }

    QtObject {
        id: d

        function width(other: SessionChoice): real {
            return other.visible ? other.width + root.spacing : 0;
        }
    }

    SessionChoice {
        id: model

        name: qsTr("Model")
        choice: root.control.model
        most: Math.max(Theme.px(70), Math.min(Theme.px(200), root.room - d.width(effort) - d.width(thinking)))
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
