import QtQuick
import ClaudeDesk.Theme

/**
 * Text that can be selected. In a row of the conversation it is selected over rows (RowSelector), and paints
 * its part of that; elsewhere, in a request or a page, it is selected by itself.
 */
TextEdit {
    id: root

    /** The row of the conversation that it is in, null for none. Its row speaks for it. */
    readonly property RowFrame row: d.row

    /** Paint what is selected of it: from one position to another. */
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
    // Nothing is ever resolved against it; the file's own would be looked for on the disk for each item.
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

    // One selection at a time: the text that is clicked next takes it over.
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
