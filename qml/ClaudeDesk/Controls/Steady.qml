import QtQuick
import ClaudeDesk.Core

/** For how long the item it stands in has been on the screen at its place. */
Standing {
    id: root

    /** The item it stands in. */
    required property Item item
    readonly property Connections frames: Connections {
        target: root.item.Window.window
        enabled: root.waits

        // Told on the GUI thread, once all is laid out; frameSwapped may come on another.
        function onAfterAnimating() {
            root.frame();
        }
    }

    Component.onCompleted: watch()
}
