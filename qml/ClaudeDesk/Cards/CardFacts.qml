pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Keys and values in a card, as a table. */
CardPartFrame {
    id: root

    required property RowContext host
    /** The part that is shown (ui/transcript/card_parts.py). */
    required property var part
    readonly property var rows: part.rows ?? []
    readonly property int lineHeight: Math.round(Theme.codeSize * 1.5)
    /** Whether a key is above its value, because there is not enough room side by side. */
    readonly property bool stacked: width < Theme.px(420)
    readonly property real keyWidth: {
        let widest = 0;
        for (const row of root.rows)
            widest = Math.max(widest, metrics.advanceWidth(row.key));
        return Math.ceil(Math.min(widest + 1, root.width * 0.34));
    }

    label: part.label ?? ""

    CountModel {
        id: counted

        size: root.rows.length
    }

    // Measures the value's font, to put the key on the value's baseline. In a line of fixed height, the
    // letters are at the lower edge.
    FontMetrics {
        id: valueMetrics

        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
    }

    FontMetrics {
        id: metrics

        font.pixelSize: Theme.small
    }

    Column {
        x: Theme.px(12)
        width: parent.width - 2 * x
        spacing: Theme.px(4)

        Repeater {
            model: counted.rows

            Item {
                id: fact

                required property int index
                readonly property var row: root.rows[index] ?? ({
                        key: "",
                        value: ""
                    })

                width: parent?.width ?? 0
                height: Math.max(name.y + name.height, value.y + value.height) + (root.stacked ? Theme.px(3) : 0)

                RowLabel {
                    id: name

                    anchors.left: parent.left
                    width: root.stacked ? parent.width : root.keyWidth
                    text: fact.row.key
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    y: root.stacked ? 0 : Math.max(0, Math.round(root.lineHeight - valueMetrics.descent - baselineOffset))
                }

                RowText {
                    id: value

                    readonly property string fullText: fact.row.value
                    property bool complete: false

                    // `text` is set here and not bound, because setting the text removes the line height from
                    // the document.
                    function show() {
                        if (!complete || text === fullText)
                            return;
                        text = fullText;
                        TextLayout.setLines(textDocument, root.lineHeight);
                    }

                    onFullTextChanged: show()
                    Component.onCompleted: {
                        complete = true;
                        show();
                    }

                    anchors.left: parent.left
                    anchors.leftMargin: root.stacked ? 0 : root.keyWidth + Theme.px(14)
                    y: root.stacked ? name.height : 0
                    width: parent.width - anchors.leftMargin - open.width
                    font.family: Theme.mono
                    font.pixelSize: Theme.codeSize
                }

                Loader {
                    id: open

                    anchors.right: parent.right
                    anchors.bottom: value.bottom
                    active: root.part.opens ?? false

                    sourceComponent: OpenFileButton {
                        name: fact.row.key
                        onClicked: root.host.openMemoryFile(fact.row.key)
                    }
                }
            }
        }
    }
}
