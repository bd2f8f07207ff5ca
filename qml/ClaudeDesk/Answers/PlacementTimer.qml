import QtQuick
import ClaudeDesk.Core

/** Decides whether a press is meant for its item, by how long the item and its window have been in place. */
QtObject {
    id: root

    /** The item that it watches. */
    required property Item item
    /** What the item asks. If this changes, it is another question. */
    property string question
    /** The object that asks. The same words from another object are another question. */
    property var about: null
    /** Whether a press can count now. */
    readonly property bool settled: root._standing?.settled ?? false
    /** A press does not count. `why` is a word for `RefusalTip`. */
    signal refused(why: string)
    /** The item moved or shows something else now. A press that is under way was not meant for it. */
    signal restarted

    property ClickGuard _standing: null
    readonly property Connections guardConnections: Connections {
        target: root._standing

        function onRefused(why: string) {
            root.refused(why);
        }

        function onRestarted() {
            root.restarted();
        }
    }
    readonly property QtObject _window: root.item.Window.window
    readonly property Connections frames: Connections {
        target: root._window
        enabled: root._standing?.waits ?? false

        // Emitted on the GUI thread after the layout; frameSwapped may come on another thread.
        function onAfterAnimating() {
            root._standing?.frame();
        }
    }

    /** Return whether the item is visible in a window in front, and both have been so for long enough. */
    function isArmed(): bool {
        return root._standing?.isArmed() ?? false;
    }

    /**
     * Return whether the press that is being delivered counts. A press right after a refused one does not
     * count either.
     */
    function takes(): bool {
        return root._standing?.takes() ?? false;
    }

    /** Refuse the press that is being delivered. */
    function refuse(why: string) {
        root._standing?.refuse(why);
    }

    /** Begin anew, because the item shows something else now. */
    function restart() {
        root._standing?.restart();
    }

    on_WindowChanged: root._standing?.enter(root._window)
    onQuestionChanged: root.restart()
    onAboutChanged: root.restart()
    Component.onCompleted: {
        root._standing = App.clickGuard(root.item) as ClickGuard;
        root._standing.watch();
        root._standing.enter(root._window);
    }
}
