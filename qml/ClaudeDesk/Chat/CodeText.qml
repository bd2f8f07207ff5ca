import QtQuick

/** Plain text of a row of code: its colours are laid over it once it is whole. */
LiveText {
    id: root

    required property RowHost host
    required property string language

    /** Colour all that is whole; code that rushes by while Claude writes is gone before its colours are found. */
    function paint() {
        if (root.growing)
            root.host.textPainter.prepare(root.language);
        else if (root.host.session.busy)
            still.restart();
        else
            root.paintAll();
    }

    function piecePlaced(index: int) {
        if (!root.host.session.busy)
            root.paintPiece(index);
        else if (!root.growing)
            still.restart();
    }

    function paintAll() {
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
    Component.onCompleted: root.paint()

    Timer {
        id: still

        interval: 120
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
