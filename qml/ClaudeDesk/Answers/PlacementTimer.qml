import QtQuick
import ClaudeDesk.Core

/**
 * Decides whether a press on its item counts: the item and its window must have been in place long enough.
 */
QtObject {
    id: root

    /** The item that the timer watches. */
    required property Item item
    /** The question that the item asks. A change of the question restarts the timer. */
    property string question
    /** The object that asks the question. The same words from another object are a different question. */
    property var about: null
    /** Whether a press can count now. */
    readonly property bool settled: root._standing?.settled ?? false
    /** A press was refused. `why` is the reason, a word for `RefusalTip`. */
    signal refused(why: string)
    /** The item moved or shows something else now, so a press that has already begun does not count. */
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

        // afterAnimating is emitted on the GUI thread after the layout. frameSwapped may be emitted on
        // another thread.
        function onAfterAnimating() {
            root._standing?.frame();
        }
    }

    /**
     * Return whether the item has been visible for long enough, in a window that was in front long enough.
     */
    function isArmed(): bool {
        return root._standing?.isArmed() ?? false;
    }

    /**
     * Return whether the press that is being delivered counts. A press right after a refused press does not
     * count either.
     */
    function takes(): bool {
        return root._standing?.takes() ?? false;
    }

    /** Refuse the press that is being delivered. */
    function refuse(why: string) {
        root._standing?.refuse(why);
    }

    /** Restart the timer, because the item shows something else now. */
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
