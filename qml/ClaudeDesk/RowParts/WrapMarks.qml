pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Wraps a text between words, indents the wrapped rows of each line, and marks these rows with a faint arrow. The
 * text itself stays as it is.
 */
Item {
    id: root

    /** The item that shows the text, in a font of equal widths. */
    required property TextEdit words
    property var _tops: []
    /** Whether the text was laid out, so that changes of the sizes apply to it. */
    property bool _laid: false
    /** The text and the sizes for which the words were kept whole. */
    property string _kept
    /** The words were wrapped and have their places. */
    signal wrapped

    readonly property int _height: Theme.controlLine
    readonly property int _indent: Math.round(2 * _metrics.averageCharacterWidth)
    readonly property FontMetrics _metrics: FontMetrics {
        font: root.words.font
    }

    /** Lay out the text. Call this after the text was replaced. */
    function lay() {
        root._laid = true;
        root._kept = "";
        TextLayout.hang(root.words.textDocument, root._height, root._indent);
        Qt.callLater(root._measure);
    }

    function _measure() {
        // Keeping the words whole is a change of the text for its item, which asks to measure again.
        const kept = [root.words.width, root._metrics.averageCharacterWidth, root.words.text].join(" ");
        if (root._laid && kept !== root._kept) {
            root._kept = kept;
            TextLayout.keepWords(root.words.textDocument);
        }
        root._tops = TextLayout.wrapped(root.words.textDocument);
        root.wrapped();
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
