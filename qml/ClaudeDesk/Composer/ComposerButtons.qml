pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The choices and the buttons beside Send. They are loaded after the window's first frame. */
Item {
    id: root

    required property Composer composer
    readonly property SessionView session: composer.session
    readonly property bool menuOpen: bar.menuOpen || tasks.open
    /**
     * `choicesWidth`: the position where the choices end. `buttonsX`: the position where the buttons begin.
     */
    readonly property real choicesWidth: bar.width
    readonly property real buttonsX: width - _taken
    readonly property real _taken: acts.width > 0 ? acts.width + acts.spacing : 0

    function openModels() {
        bar.openModels();
    }

    /**
     * Move the keyboard focus back to the message field after a choice with the mouse. After a choice with
     * the keyboard, leave the focus where it is.
     */
    function _goOn() {
        const chosen = root.Window.activeFocusItem as T.Control;
        if (root.menuOpen || !chosen || chosen.visualFocus)
            return;
        for (let item = chosen as Item; item; item = item.parent) {
            if (item === root)
                root.composer.focusField();
        }
    }

    onMenuOpenChanged: if (!menuOpen)
        Qt.callLater(_goOn)

    ComposerBar {
        id: bar

        anchors.left: parent.left
        height: parent.height
        control: root.session.choices
        room: root.width - root._taken - root.composer.stateRoom - Theme.px(16)
        most: root.buttonsX + acts.spacing - Theme.px(6)
    }

    // This is not a Row: a Row would place a new button only with the next frame, and an earlier click would
    // miss the button.
    Item {
        id: acts

        readonly property real spacing: Theme.px(8)
        readonly property real _stopWidth: root.session.stoppable ? stop.width : root.session.stopping.agents > 0 ? stopAgents.width : 0
        readonly property real _tasksWidth: root.session.stopping.tasks.count > 0 ? tasks.width : 0

        anchors.right: parent.right
        width: _stopWidth + _tasksWidth + (_stopWidth > 0 && _tasksWidth > 0 ? spacing : 0)
        height: parent.height

        BackgroundTasksButton {
            id: tasks

            anchors.left: parent.left
            anchors.verticalCenter: parent.verticalCenter
            stopping: root.session.stopping
            wide: root.composer.columnWidth >= Theme.px(640) && !root.session.stoppable
        }

        StopButton {
            id: stop

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            session: root.session
            box: root.composer
            wide: root.composer.columnWidth >= Theme.px(640)
            onClicked: root.composer.focusField()
        }

        StopAgentsButton {
            id: stopAgents

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            session: root.session
            box: root.composer
            onConfirmed: root.composer.focusField()
        }
    }
}
