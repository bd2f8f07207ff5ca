import QtQuick

/** Plain text of a row of code: its colours are laid over it once it is whole. */
LiveText {
    id: root

    required property RowContext host
    required property string language
    /** How many more times the rows are told of until it has stood still. */
    property int _left: 0

    /** Colour all that is whole. Code that rushes by while Claude writes is gone when it would have its colours. */
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
    // What is whole is painted as its pieces are placed; a language's first use takes a while.
    Component.onCompleted: root.host.textPainter.prepare(root.language)

    // With words that come anyway, for a frame of its own costs as much as theirs; the timer is for when none do.
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
