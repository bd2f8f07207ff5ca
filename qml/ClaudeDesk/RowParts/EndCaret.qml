import QtQuick
import ClaudeDesk.Controls

/** The block at the end of a text that is being written. It belongs to the text's own parent. */
Caret {
    id: root

    /** The text; null for none. */
    required property TextEdit of
    /** Whether more is to come. */
    required property bool growing

    // Called later: what was put in as a whole has its length only then.
    function place() {
        if (!root.growing || !root.of)
            return;
        const end = root.of.positionToRectangle(root.of.length);
        root.x = root.of.x + Math.min(end.x + 2, Math.max(0, root.of.width - root.width));
        root.y = root.of.y + end.y + Math.round((end.height - root.height) / 2);
    }

    visible: growing && of !== null
    onOfChanged: Qt.callLater(place)
    onGrowingChanged: Qt.callLater(place)
    Component.onCompleted: Qt.callLater(place)

    Connections {
        target: root.of
        enabled: root.growing

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
