import QtQuick
import ClaudeDesk.Theme

/**
 * The block caret at the end of a text that is being written. The caret exists only for such a text, and
 * uses the coordinates of the text's parent.
 */
Rectangle {
    id: root

    /** The text that the caret follows, or null. */
    required property TextEdit of

    /**
     * Whether the caret has its position. A new row is drawn before delayed calls run, so the caret is hidden
     * until then.
     */
    property bool placed: false

    // Move the caret to the end of the text. Call this with a delay, because a text that has just been set
    // gets its length later.
    function place() {
        if (!root.of)
            return;
        root.placed = true;
        const end = root.of.positionToRectangle(root.of.length);
        root.x = root.of.x + end.x + 2;
        root.y = root.of.y + end.y + Math.round((end.height - root.height) / 2);
    }

    width: Theme.px(7)
    height: Theme.px(16)
    radius: 1
    color: Theme.ink
    visible: of !== null && placed
    onOfChanged: Qt.callLater(place)
    Component.onCompleted: Qt.callLater(place)

    Connections {
        target: root.of

        function onTextChanged() {
            Qt.callLater(root.place);
        }

        function onContentSizeChanged() {
            Qt.callLater(root.place);
        }

        function onWidthChanged() {
            Qt.callLater(root.place);
        }
    }
}
