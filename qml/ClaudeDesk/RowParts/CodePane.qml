pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * Lines in a fixed-width font, with a gutter that is not selectable, and coloured bands behind some lines.
 */
Item {
    id: root

    property string text
    /** The text of the gutter, with a line for each line of `text`; "" without a gutter. */
    property string gutter
    /** The bands behind highlighted lines, each with `line`, `size` (a number of lines) and `tone`. */
    property var bands: []
    /** The least width of the line numbers, with the space before them. The numbers are at its end. */
    property real gutterRoom: 0
    /** Whether long lines are wrapped. If not, they scroll sideways. */
    property bool wrap: true
    /** Whether the second and later rows of a wrapped line are indented, behind a mark. */
    property bool hangs: false
    property color color: Theme.ink
    /** Whether a scroll bar is shown when lines are too long. */
    property bool bar: true
    readonly property int lineHeight: Math.round(Theme.codeSize * 1.5)
    readonly property alias document: words.textDocument
    readonly property alias words: words
    readonly property alias contentX: area.contentX
    /** The x position where the lines begin, after the gutter. */
    readonly property alias textX: area.x
    /** The width that this pane needs so that no line is cut. */
    readonly property real neededWidth: area.x + words.implicitWidth + Theme.px(12)
    readonly property real overhang: area.contentWidth - area.width
    /** The text was inserted and can be coloured now. */
    signal painted
    signal scrolled(x: real)

    implicitHeight: area.height
    // Code is read from left to right, in a mirrored window too.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    /** Return the rectangle of a character in this item. The position is counted in UTF-16 units. */
    function placeOf(position: int): rect {
        return root.mapFromItem(words, words.positionToRectangle(position));
    }

    function scrollTo(x: real) {
        area.contentX = Math.max(0, Math.min(x, root.overhang));
    }

    QtObject {
        id: d

        property bool complete: false
        property string shown
        /** For each line, the row on the screen in which the line begins. */
        property var rows: []
        property string alignedGutter
        /** The text and the sizes for which the words were kept whole. */
        property string kept
        readonly property string widest: root.gutter.split("\n").reduce((most, word) => word.length > most.length ? word : most, "")

        // Replace the text after the first `kept` characters. Setting all of the text would lose the line
        // heights, and lay out the text once more.
        function put(item: TextEdit, kept: int, text: string) {
            item.remove(kept, item.length);
            item.insert(kept, text);
        }

        function show() {
            // Wait until the item is complete: until then, the item would set its text again later, without
            // the formatting.
            if (!complete || root.text === shown)
                return;
            const kept = shown !== "" && root.text.startsWith(shown) ? shown.length : 0;
            put(words, kept, root.text.slice(kept));
            shown = root.text;
            measure();
            root.painted();
        }

        function space() {
            if (!complete)
                return;
            TextLayout.setLines(words.textDocument, root.lineHeight);
            if (root.hangs)
                TextLayout.hang(words.textDocument, 0, 2 * Theme.codeColumn);
            if (numbers.item)
                TextLayout.setLines((numbers.item as TextEdit).textDocument, root.lineHeight);
        }

        function measure() {
            if (!complete || root.gutter === "" && root.bands.length === 0 && !root.hangs)
                return;
            const wanted = root.hangs && root.wrap ? [words.width, words.font.pixelSize, words.font.family, shown].join(" ") : "";
            if (wanted !== kept) {
                kept = wanted;
                TextLayout.keepWords(words.textDocument);
            }
            rows = TextLayout.rows(words.textDocument);
            alignedGutter = root.gutter === "" ? "" : TextLayout.aligned(root.gutter, rows);
            const side = numbers.item as TextEdit;
            if (side && side.text !== alignedGutter)
                put(side, 0, alignedGutter);
        }

        /** The rows on the screen in which a line continues. */
        readonly property var continued: {
            const found = [];
            for (let line = 0; root.hangs && line + 1 < rows.length; ++line)
                for (let row = rows[line] + 1; row < rows[line + 1]; ++row)
                    found.push(row);
            return found;
        }

        function top(line: int): int {
            return (rows[Math.min(line, rows.length - 1)] ?? line) * root.lineHeight;
        }

        function tint(tone: string): color {
            switch (tone) {
            case "added":
                return Theme.added;
            case "removed":
                return Theme.removed;
            case "hunk":
                return Theme.hover;
            case "chosen":
                return Qt.alpha(Theme.accent, 0.22);
            case "comment":
                return "transparent";
            case "match":
                return Qt.alpha(Theme.selection, 0.45);
            }
            return Qt.alpha(Theme.line, 0.3);
        }
    }

    onTextChanged: d.show()
    onGutterChanged: d.measure()
    onBandsChanged: d.measure()
    onHangsChanged: d.space()
    onLineHeightChanged: {
        d.space();
        Qt.callLater(d.measure);
    }
    Component.onCompleted: {
        d.complete = true;
        d.space();
        d.show();
    }

    Repeater {
        model: root.bands.length

        Rectangle {
            required property int index
            readonly property var band: root.bands[index] ?? ({
                    line: 0,
                    size: 0,
                    tone: ""
                })

            y: d.top(band.line)
            width: root.width
            height: d.top(band.line + band.size) - y
            color: d.tint(band.tone)

            Rectangle {
                visible: ["chosen", "comment"].includes(parent.band.tone)
                width: parent.band.tone === "comment" ? 2 : Theme.px(3)
                height: parent.height
                color: parent.band.tone === "comment" ? Theme.focus : Theme.accent
            }
        }
    }

    Loader {
        id: numbers

        anchors.left: parent.left
        anchors.leftMargin: Math.max(Theme.px(12), root.gutterRoom + Theme.px(8) - width)
        active: root.gutter !== ""
        // Measure the width of the longest gutter line. The gutter's layout cannot give this width, because
        // the layout depends on the width left for the lines.
        width: active ? Math.ceil(metrics.advanceWidth(d.widest)) + 1 : 0

        sourceComponent: TextEdit {
            /** The search skips text items with this property (ui/navigation/find_view.py). */
            readonly property bool isGutter: true

            textFormat: TextEdit.PlainText
            readOnly: true
            selectByMouse: false
            activeFocusOnPress: false
            activeFocusOnTab: false
            color: Theme.faint
            font.family: words.font.family
            font.pixelSize: words.font.pixelSize
            Accessible.ignored: true
            Component.onCompleted: TextLayout.setLines(textDocument, root.lineHeight)
        }
    }

    FontMetrics {
        id: metrics

        font: words.font
    }

    Flickable {
        id: area

        x: numbers.active ? numbers.x + numbers.width + Theme.px(root.gutterRoom > 0 ? 8 : 14) : Theme.px(12)
        width: parent.width - x - Theme.px(12)
        height: words.height + (scroll.wanted ? Theme.px(10) : 0)
        contentWidth: words.width
        contentHeight: height
        clip: !root.wrap
        boundsBehavior: Flickable.StopAtBounds
        acceptedButtons: Qt.NoButton
        flickableDirection: Flickable.HorizontalFlick
        interactive: contentWidth > width
        onContentXChanged: root.scrolled(contentX)
        T.ScrollBar.horizontal: DeskScrollBar {
            id: scroll

            readonly property bool wanted: root.bar && area.contentWidth > area.width

            visible: wanted
        }

        RowText {
            id: words

            width: root.wrap ? area.width : Math.max(implicitWidth, area.width)
            wrapMode: root.wrap ? TextEdit.Wrap : TextEdit.NoWrap
            color: root.color
            font.family: Theme.mono
            font.pixelSize: Theme.codeSize
            onContentHeightChanged: d.measure()
            onWidthChanged: if (root.wrap)
                d.measure()

            Repeater {
                model: d.continued

                // A picture that all rows share, because a long command has hundreds of rows.
                Image {
                    required property int modelData

                    y: Math.round((modelData + 0.5) * root.lineHeight - height / 2)
                    width: Math.round(Theme.codeColumn * 1.4)
                    height: width
                    sourceSize: Qt.size(width * Screen.devicePixelRatio, height * Screen.devicePixelRatio)
                    source: `image://icon/line/${Theme.faint.toString().slice(1)}/${encodeURIComponent(Icons.continued)}`
                }
            }
        }
    }
}
