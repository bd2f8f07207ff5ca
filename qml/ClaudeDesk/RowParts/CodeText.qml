import QtQuick

/** Plain text of a code row. It is coloured once it is complete. */
LiveText {
    id: root

    required property RowContext host
    required property string language
    /** The number of updates of the rows to wait for before the code is coloured. */
    property int _left: 0

    /**
     * Colour complete code. While Claude is busy, wait first, because code may scroll out of sight before it
     * has its colours. If the code still grows, only prepare its language.
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
    // Prepare the language now, because its first use takes a while. Complete code is coloured when its
    // pieces are placed.
    Component.onCompleted: root.host.textPainter.prepare(root.language)

    // Colour together with an update of the rows, because a frame only for the colours would cost as much as
    // the update. The timer is needed when no update comes.
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
