pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Some lines of a long text, or of its old and new version side by side. */
Item {
    id: root

    required property int index
    /** One text, or the old and the new text, each with `text`, `gutter`, `bands`. */
    required property var shown
    required property Viewer viewer
    required property bool wrap
    readonly property int count: shown ? shown.length : 0
    readonly property real neededWidth: {
        let widest = 0;
        for (let at = 0; at < panes.count; ++at)
            widest = Math.max(widest, (panes.itemAt(at) as CodePane)?.neededWidth ?? 0);
        return widest * root.count;
    }

    implicitHeight: {
        let height = 0;
        for (let at = 0; at < panes.count; ++at)
            height = Math.max(height, panes.itemAt(at)?.implicitHeight ?? 0);
        return height;
    }
    height: implicitHeight
    Accessible.role: Accessible.ListItem
    Accessible.name: (shown[0]?.text ?? "").slice(0, 2000)

    /**
     * Return the rectangle of the current match in this item. Its height is 0 if the match is in another
     * item.
     */
    function placeOfMatch(): rect {
        for (let side = 0; side < panes.count; ++side) {
            const pane = panes.itemAt(side) as CodePane;
            const place = root.viewer.currentPlace(root.index, side);
            if (pane && place >= 0)
                return root.mapFromItem(pane, pane.placeOf(place));
        }
        return Qt.rect(0, 0, 0, 0);
    }

    Connections {
        target: root.viewer

        function onColoured(page: int) {
            if (page !== root.index && page >= 0)
                return;
            for (let side = 0; side < panes.count; ++side)
                root.viewer.paint(root.index, side, (panes.itemAt(side) as CodePane).document);
        }

        function onMarksChanged() {
            for (let side = 0; side < panes.count; ++side)
                root.viewer.mark(root.index, side, (panes.itemAt(side) as CodePane).document);
        }
    }

    Repeater {
        id: panes

        model: root.count

        CodePane {
            id: pane

            required property int index
            readonly property var page: root.shown[index] ?? ({
                    text: "",
                    gutter: "",
                    bands: []
                })

            x: Math.floor(index * root.width / root.count)
            width: Math.floor(root.width / root.count)
            text: page.text
            gutter: page.gutter
            bands: page.bands
            wrap: root.wrap && root.count === 1
            bar: false
            onPainted: root.viewer.paint(root.index, index, document)

            Rectangle {
                visible: pane.index > 0
                width: 1
                height: root.height
                color: Theme.line
            }
        }
    }
}
