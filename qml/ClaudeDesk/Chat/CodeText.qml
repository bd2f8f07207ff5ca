import QtQuick

/** Plain text of a row of code: its colours are laid over it once it is whole. */
LiveText {
    id: root

    required property RowHost host
    required property string language

    function paint() {
        if (root.growing)
            root.host.textPainter.prepare(root.language);
        else
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
    onPieceReady: index => root.paintPiece(index)
    onGrowingChanged: root.paint()
    Component.onCompleted: root.paint()

    Connections {
        target: root.host.textPainter

        function onColoured(key: string) {
            if (key === root.key)
                root.paint();
        }
    }
}
