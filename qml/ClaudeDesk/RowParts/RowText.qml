import QtQuick
import ClaudeDesk.Theme

/**
 * Text that can be selected. In a row of the conversation, the selection spans rows (RowSelector), and the
 * text paints its part of the selection. In a request or a page, the text handles its selection itself.
 */
TextEdit {
    id: root

    /**
     * The row of the conversation that contains the text, or null. Assistive technology reads the row, not
     * the text.
     */
    readonly property RowFrame row: d.row

    /** Select the text between two positions, or nothing if the range is empty. */
    function mark(from: int, to: int) {
        if (from < to)
            root.select(from, to);
        else if (root.selectionStart !== root.selectionEnd)
            root.deselect();
    }

    readOnly: true
    selectByMouse: row === null
    activeFocusOnPress: row === null
    persistentSelection: true
    textFormat: TextEdit.PlainText
    // No URL is resolved against this base. The default is the URL of the QML file, which Qt would look up
    // on the disk for each item.
    baseUrl: "about:blank"
    wrapMode: TextEdit.Wrap
    color: Theme.ink
    selectionColor: Theme.selection
    selectedTextColor: Theme.ink
    font.pixelSize: Theme.body
    activeFocusOnTab: false
    Accessible.ignored: true
    Component.onCompleted: {
        d.row = d.find();
        if (d.row)
            d.row.host.selection.takeNoPress(root);
    }

    // Only one text has a selection at a time, so a text drops its selection when it loses the focus.
    onActiveFocusChanged: if (!activeFocus && row === null)
        deselect()

    readonly property QtObject _own: QtObject {
        id: d

        property RowFrame row: null

        function find(): RowFrame {
            let item = root.parent;
            while (item && !(item instanceof RowFrame))
                item = item.parent;
            return item as RowFrame;
        }
    }
}
