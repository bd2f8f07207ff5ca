import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The model, effort and thinking, side by side. */
Row {
    id: root

    required property ChoicesView control
    /** The available width. The model's choice gets the width that the other two choices leave. */
    required property real room
    readonly property bool open: model.open || effort.open || thinking.open
    /** Whether a choice is hidden because its value is left to Claude Code. */
    readonly property bool hidesUsual: effort.usual || thinking.usual

    spacing: Theme.px(2)

    function openModels() {
        model.forceActiveFocus(Qt.OtherFocusReason);
        model.popup.open();
    }

    QtObject {
        id: d

        function width(other: SessionChoice): real {
            return other?.visible ? other.width + root.spacing : 0; // `other` may be missing for a moment
        }
    }

    /** A choice that is hidden while it has its usual value and its list is closed. */
    component UsualChoice: SessionChoice {
        readonly property bool usual: choice.count > 0 && choice.usual

        visible: choice.count > 0 && (!usual || open)
    }

    SessionChoice {
        id: model

        name: qsTr("Model")
        choice: root.control.model
        most: Math.max(Theme.px(70), Math.min(Theme.px(200), root.room - d.width(effort) - d.width(thinking)))
    }

    UsualChoice {
        id: effort

        name: qsTr("Effort")
        choice: root.control.effort
        most: Theme.px(220)
    }

    UsualChoice {
        id: thinking

        name: qsTr("Thinking")
        choice: root.control.thinking
        most: Theme.px(220)
    }
}
