import QtQuick

/** Plain text of a code row. It is coloured once it is complete. */
LiveText {
    id: root

    required property RowContext host
    required property string language
    /** How many more updates of the rows to wait for before the code counts as at rest. */
    property int _left: 0

    /**
     * Colour complete code. While Claude is busy, wait: code that scrolls past would be gone before it has
     * its colours.
     */
    function paint() {
        if (root.growing)
            root.host.textPainter.prepare(root.language);
        else if (root.host.session.busy)
            root.waitToPaint();
        else
            root.paintAll();
    }

    function piecePlaced(index: int) {
        if (!root.host.session.busy)
            root.paintPiece(index);
        else if (!root.growing)
            root.waitToPaint();
    }

    function waitToPaint() {
        _left = 2;
        still.restart();
    }

    function paintAll() {
        still.stop();
        for (let index = 0; index < root.segments; ++index)
            root.paintPiece(index);
    }

    function paintPiece(index: int) {
        const piece = root.pieceAt(index);
        if (piece && !root.growing)
            root.host.textPainter.colour(root.key, index, piece.textDocument);
    }

    transcript: root.host.transcript
    wrapMode: TextEdit.NoWrap
    onPieceReady: index => root.piecePlaced(index)
    onGrowingChanged: root.paint()
    // Complete code is coloured when its pieces are placed. A language takes a while when it is used first.
    Component.onCompleted: root.host.textPainter.prepare(root.language)

    // Colour together with an update that comes anyway, because an extra frame costs as much. The timer is
    // for when no update comes.
    Connections {
        target: root.transcript
        enabled: still.running

        function onApplied() {
            if (--root._left <= 0)
                root.paintAll();
        }
    }

    Timer {
        id: still

        interval: 150
        onTriggered: root.paintAll()
    }

    Connections {
        target: root.host.textPainter

        function onColoured(key: string) {
            if (key === root.key)
                root.paintAll();
        }
    }
}
