import QtQuick
import ClaudeDesk.Core

/** Says whether a press is meant for the item it stands in, by how long that and its window have been as they are. */
QtObject {
    id: root

    /** The item it stands in. */
    required property Item item
    /** What it asks about: where this changes, it is another question. */
    property string question
    /** Whose question it is: where this is another one, the same words are another question. */
    property var about: null
    /** Whether a press can count now. */
    readonly property bool settled: root._standing?.settled ?? false
    /** A press came that does not count; why, by a word for `RefusalTip`. */
    signal refused(why: string)
    /** Something else stands here now, or elsewhere: a press that is under way was not for it. */
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

        // Told on the GUI thread, once all is laid out; frameSwapped may come on another.
        function onAfterAnimating() {
            root._standing?.frame();
        }
    }

    /** Whether it is to be seen, in a window in front, and both for long enough. */
    function isArmed(): bool {
        return root._standing?.isArmed() ?? false;
    }

    /** Whether the press that is just being told of counts. What follows at once on one that does not, does not either. */
    function takes(): bool {
        return root._standing?.takes() ?? false;
    }

    /** The press that is just being told of does not count. */
    function refuse(why: string) {
        root._standing?.refuse(why);
    }

    /** Begin anew: what stands here is another thing now. */
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
