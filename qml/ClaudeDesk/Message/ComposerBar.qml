import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The choices below the message. */
Row {
    id: root

    required property ControlView control
    /** Whether there is room for long words. */
    required property bool wide
    readonly property bool menuOpen: modes.open || models.open

    spacing: Theme.px(8)

    Choice {
        id: modes

        anchors.verticalCenter: parent.verticalCenter
        name: qsTr("Permission mode")
        model: root.control.modes
        currentIndex: root.control.mode
        displayText: root.control.modeWords
        onActivated: index => {
            root.control.chooseMode(index);
            currentIndex = Qt.binding(() => root.control.mode);
        }
    }

    Choice {
        id: models

        anchors.verticalCenter: parent.verticalCenter
        visible: root.control.models.length > 0
        width: Math.min(implicitWidth, Theme.px(root.wide ? 200 : 110))
        name: qsTr("Model")
        model: root.control.models
        currentIndex: root.control.model
        onActivated: index => {
            root.control.chooseModel(index);
            currentIndex = Qt.binding(() => root.control.model);
        }
    }
}
