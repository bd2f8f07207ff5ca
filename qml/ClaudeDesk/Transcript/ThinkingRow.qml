pragma ComponentBehavior: Bound

import QtQuick
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
        y: head.height
        width: 2
        height: box.height - y
        color: Theme.line
    }

    Column {
        id: box

        width: parent.width
        spacing: 2

        FoldHeader {
            id: head

            leftPadding: 0
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
            onLoaded: root.host.unfolded(root.key, item as Item)

            sourceComponent: Item {
                implicitHeight: thoughts.count > 0 ? finished.height : live.height

                // Unfinished thinking is shown as plain text, because later text can change what a mark means.
                Loader {
                    id: live

                    active: thoughts.count === 0
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(14)
                    width: parent.width - anchors.leftMargin

                    sourceComponent: LiveText {
                        transcript: root.host.transcript
                        key: root.key
                        segments: root.segments
                        revision: root.revision
                        growing: !root.final
                        color: Theme.soft
                        lineHeight: Theme.px(22)
                        font.pixelSize: Theme.body
                    }
                }

                Column {
                    id: finished

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(14)
                    width: parent.width - anchors.leftMargin
                    spacing: Theme.px(8)

                    Repeater {
                        id: thoughts

                        model: root.final ? root.host.textPainter.thoughts(root.key) : 0

                        LinkText {
                            id: words

                            required property int index
                            readonly property int revision: root.revision

                            function draw() {
                                root.host.textPainter.drawThought(root.key, index, textDocument);
                                renewCode();
                            }

                            width: finished.width
                            host: root.host
                            key: root.key
                            color: Theme.soft
                            font.pixelSize: Theme.body
                            Component.onCompleted: {
                                draw();
                                revisionChanged.connect(draw);
                            }
                        }
                    }
                }
            }
        }
    }
}
