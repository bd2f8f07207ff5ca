pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Indents the wrapped rows of each line of a text, and marks these rows with a faint arrow. The arrows are not
 * part of the text.
 */
Item {
    id: root

    /** The item that shows the text, in a font of equal widths. */
    required property TextEdit words
    property var _tops: []
    /** Whether the text was laid out, so that changes of the sizes apply to it. */
    property bool _laid: false

    readonly property int _height: Theme.controlLine
    readonly property int _indent: Math.round(2 * _metrics.averageCharacterWidth)
    readonly property FontMetrics _metrics: FontMetrics {
        font: root.words.font
    }

    /** Lay out the text. Call this after the text was replaced. */
    function lay() {
        root._laid = true;
        TextLayout.hang(root.words.textDocument, root._height, root._indent);
        Qt.callLater(root._measure);
    }

    function _measure() {
        root._tops = TextLayout.wrapped(root.words.textDocument);
    }

    on_HeightChanged: if (_laid)
        root.lay()
    on_IndentChanged: if (_laid)
        root.lay()

    Connections {
        target: root.words

        function onWidthChanged() {
            Qt.callLater(root._measure);
        }

        function onTextChanged() {
            Qt.callLater(root._measure);
        }
    }

    Repeater {
        model: root._tops.length

        PlainText {
            required property int index

            x: root.words.leftPadding
            y: root.words.topPadding + (root._tops[index] ?? 0)
            height: root._height
            verticalAlignment: Text.AlignVCenter
            text: "↳"
            color: Theme.faint
            font.pixelSize: Theme.tiny
            Accessible.ignored: true
        }
    }
}
