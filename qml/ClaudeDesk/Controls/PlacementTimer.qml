import QtQuick
import ClaudeDesk.Core

/** For how long the item it stands in has been on the screen at its place. */
QtObject {
    id: root

    /** The item it stands in. */
    required property Item item
    /** So many milliseconds it has to stand. */
    readonly property int needed: root._standing?.needed ?? 0
    /** It begins anew. */
    signal moved
    /** It is on the screen where it stands now. */
    signal drawn

    property ClickGuard _standing: null
    readonly property Connections guardConnections: Connections {
        target: root._standing

        function onMoved() {
            root.moved();
        }

        function onDrawn() {
            root.drawn();
        }
    }
    readonly property Connections frames: Connections {
        target: root.item.Window.window
        enabled: root._standing?.waits ?? false

        // Told on the GUI thread, once all is laid out; frameSwapped may come on another.
        function onAfterAnimating() {
            root._standing?.frame();
        }
    }

    /** Whether it is to be seen and has stood long enough. */
    function isArmed(): bool {
        return root._standing?.isArmed() ?? false;
    }

    /** Begin anew: what stands here is another thing now. */
    function restart() {
        root._standing?.restart();
    }

    Component.onCompleted: {
        root._standing = App.clickGuard(root.item) as ClickGuard;
        root._standing.watch();
    }
}
