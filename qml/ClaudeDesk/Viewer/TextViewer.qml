pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Theme

/** A page over the conversation for a text that is too large for a row. */
FocusScope {
    id: root

    required property Viewer viewer
    required property TaskOutputView task
    /** Whether long lines are wrapped. */
    property bool wrap: true

    Accessible.role: Accessible.Dialog
    Accessible.name: viewer.title

    function focusText() {
        text.forceActiveFocus(Qt.OtherFocusReason);
    }

    /** Run the action of a shortcut that was pressed outside of the viewer. */
    function run(action: string) {
        if (action === "find")
            head.focusFind();
        else if (action === "findNext")
            root.viewer.step(1);
        else if (action === "findPrevious")
            root.viewer.step(-1);
        else if (action === "first")
            text.toStart();
        else if (action === "latest")
            text.toEnd();
        else if (action === "export")
            place.ask("", root.viewer.fileName);
    }

    function page(direction: int) {
        text.page(direction);
    }

    function key(event: KeyEvent) {
        const control = (event.modifiers & Qt.ControlModifier) !== 0;
        if (event.key === Qt.Key_Escape)
            root.viewer.close();
        else if (event.key === Qt.Key_F && control)
            head.focusFind();
        else if (event.key === Qt.Key_F3)
            root.viewer.step(event.modifiers & Qt.ShiftModifier ? -1 : 1);
        else
            return;
        event.accepted = true;
    }

    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape || event.key === Qt.Key_F3 || event.key === Qt.Key_F && (event.modifiers & Qt.ControlModifier)
    Keys.onPressed: event => root.key(event)

    Rectangle {
        anchors.fill: parent
        color: Theme.page

        // Accepts clicks and wheel events, so that they do not reach the items below the page.
        MouseArea {
            anchors.fill: parent
            hoverEnabled: true
            onWheel: wheel => wheel.accepted = true
        }
    }

    ViewerHeader {
        id: head

        width: parent.width
        height: implicitHeight
        viewer: root.viewer
        wrap: root.wrap
        firstPage: text.firstPage
        onWrapWanted: wrap => root.wrap = wrap
        onSaveWanted: place.ask("", root.viewer.fileName)
    }

    Loader {
        id: bar

        anchors.top: head.bottom
        width: parent.width
        active: root.task.open
        // A Loader that has dropped its item keeps the item's size.
        height: active ? implicitHeight : 0

        sourceComponent: TaskOutputBar {
            task: root.task
        }
    }

    ViewerText {
        id: text

        anchors.top: bar.bottom
        anchors.bottom: parent.bottom
        width: parent.width
        viewer: root.viewer
        wrap: root.wrap
        focus: true
    }

    FileDialogLoader {
        id: place

        kind: "save"
        onChosen: found => root.viewer.save(found[0])
    }
}
