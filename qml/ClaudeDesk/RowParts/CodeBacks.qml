pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The rounded backgrounds of the code within the lines of a rich text, behind the text. */
Item {
    id: root

    /** The text, or null. */
    required property TextEdit of
    /** Whether the text makes room for the backgrounds. A table has no such room in its columns. */
    property bool padded: true
    property list<rect> places

    property bool _fresh: true
    /** Whether the text makes room at this moment, which is no new text. */
    property bool _pads: false

    /** Make room around the code of a new text, and place the backgrounds. */
    function renew() {
        root._fresh = true;
        root.place();
    }

    // Place the backgrounds where the code is now. A delayed call may come when the item is gone.
    function place() {
        if (!root?.of)
            return;
        if (root._fresh && root.padded) {
            root._pads = true;
            TextLayout.padCode(root.of.textDocument, Theme.mono, Theme.px(4));
            root._pads = false;
        }
        root._fresh = false;
        root.places = TextLayout.codePlaces(root.of.textDocument, Theme.mono, Theme.px(root.padded ? 4 : 2), root.padded ? 0 : Theme.px(2));
    }

    z: -1
    Accessible.ignored: true
    Component.onCompleted: place()

    Connections {
        target: root.of

        function onTextChanged() {
            if (root._pads)
                return;
            root._fresh = true;
            Qt.callLater(root.place);
        }

        function onContentSizeChanged() {
            Qt.callLater(root.place);
        }

        function onWidthChanged() {
            Qt.callLater(root.place);
        }
    }

    Repeater {
        // A Repeater rebuilds all items when its count changes, so the count changes in steps of four.
        model: Math.ceil(root.places.length / 4) * 4

        Rectangle {
            required property int index
            readonly property rect spot: root.places[index] ?? Qt.rect(0, 0, 0, 0)

            objectName: "code"
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            visible: spot.width > 0
            radius: Theme.rSmall
            color: Theme.user
        }
    }
}
