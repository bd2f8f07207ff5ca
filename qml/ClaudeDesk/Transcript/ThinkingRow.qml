pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Claude's thinking: one line that the user can unfold. */
RowFrame {
    id: root

    required property string body
    required property string topic
    required property bool final
    required property bool folded
    required property int segments
    required property int revision
    required property real started

    Rectangle {
        visible: !root.folded
        width: 2
        height: box.height
        color: Theme.line
    }

    Column {
        id: box

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(4)
        width: parent.width - anchors.leftMargin
        spacing: 2

        FoldHeader {
            busy: !root.final
            detail: root.folded ? root.topic : ""
            room: box.width
            folded: root.folded
            caption: {
                const seconds = root.host.elapsed(root.started);
                return Words.join([root.body, seconds]);
            }
            onClicked: root.host.fold(root.key, !root.folded)
        }

        Loader {
            active: !root.folded
            visible: active
            width: parent.width

            sourceComponent: Item {
                readonly property bool final: root.final

                // Make marked words bold. The text must be complete, because a mark in growing text may still
                // turn into something else.
                function paint(index: int) {
                    const piece = words.pieceAt(index);
                    if (final && piece)
                        TextLayout.embolden(piece.textDocument);
                }

                function paintAll() {
                    for (let index = 0; index < root.segments; ++index)
                        paint(index);
                }

                implicitHeight: words.height
                onFinalChanged: paintAll()
                Component.onCompleted: Qt.callLater(paintAll) // once the items of the text exist

                LiveText {
                    id: words

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(8)
                    width: box.width - anchors.leftMargin
                    transcript: root.host.transcript
                    key: root.key
                    segments: root.segments
                    revision: root.revision
                    growing: !root.final
                    color: Theme.soft
                    lineHeight: Theme.px(22)
                    font.pixelSize: Theme.body
                    onPieceReady: index => parent.paint(index)
                }
            }
        }
    }
}
