pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** A table in Claude's text. If it is wider than the column, it scrolls sideways. */
RowFrame {
    id: root

    /** A number that changes when the text or the colours change. */
    required property int revision
    /**
     * `beyond`: whether the table has columns that the row does not show. `rest`: a text about these
     * columns.
     */
    required property bool beyond
    required property string rest

    onRevisionChanged: if (d.made)
        d.draw(false)
    onColumnWidthChanged: Qt.callLater(d.fit)
    Component.onCompleted: {
        d.draw(true);
        d.made = true;
    }

    QtObject {
        id: d

        /** Whether the row is complete. Until then, changes of the revision are ignored. */
        property bool made: false
        property real needed: 0
        property real drawnAt: -1
        /** The tops of all rows except the first. */
        property list<real> tops
        /** The rectangles of the cells that are copied by a selection across several cells. */
        property list<rect> cells

        function mark() {
            cells = words.selectionStart === words.selectionEnd ? [] : root.host.textPainter.selectedCells(words.textDocument, words.selectionStart, words.selectionEnd);
        }

        function draw(fresh: bool) {
            const width = root.host.textPainter.drawTable(root.key, words.textDocument, root.columnWidth, fresh);
            if (width >= 0) {
                needed = width;
                tops = root.host.textPainter.rowTops(words.textDocument);
                drawnAt = root.columnWidth;
            }
            words.coded = root.host.textPainter.hasCode(root.key);
            words.renewCode();
            formulas.active = root.host.textPainter.hasFormulas(root.key);
            (formulas.item as FormulaLayer)?.place();
        }

        /** Draw again for a new width of the row, which determines the widths of the columns. */
        function fit() {
            if (drawnAt !== root.columnWidth)
                draw(true);
        }
    }

    Rectangle {
        id: head

        anchors.left: parent.left
        width: frame.width
        height: d.tops.length > 0 ? 1 + d.tops[0] : 0
        visible: height > 0
        color: Theme.code
        topLeftRadius: Theme.r
        topRightRadius: Theme.r
    }

    Rectangle {
        id: frame

        anchors.left: parent.left
        width: Math.min(parent.width, words.width + 2)
        height: area.height + 2
        color: "transparent"
        border.color: Theme.line
        radius: Theme.r
    }

    Flickable {
        id: area

        anchors.left: frame.left
        anchors.leftMargin: 1
        y: 1
        width: frame.width - 2
        // The line below the last row is that of the frame.
        height: words.height - 1 + (area.contentWidth > area.width ? Theme.px(12) : 0)
        contentWidth: words.width
        contentHeight: height
        clip: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        acceptedButtons: Qt.NoButton
        flickableDirection: Flickable.HorizontalFlick
        interactive: contentWidth > width
        T.ScrollBar.horizontal: DeskScrollBar {
            id: scroll

            visible: area.contentWidth > area.width
        }

        Repeater {
            model: d.tops

            Rectangle {
                required property real modelData

                y: modelData - 1
                width: words.width
                height: 1
                color: Theme.line
            }
        }

        Repeater {
            model: d.cells

            Rectangle {
                required property rect modelData

                objectName: "cell"
                x: modelData.x
                y: modelData.y
                width: modelData.width
                height: modelData.height
                color: Theme.selection
            }
        }

        LinkText {
            id: words

            // A selection across cells copies a block of cells, so the cells are marked instead of the text.
            selectionColor: d.cells.length > 0 ? "transparent" : Theme.selection
            selectedTextColor: d.cells.length > 0 ? "transparent" : Theme.ink
            onSelectedTextChanged: d.mark()
            width: Math.max(d.needed, 1)
            host: root.host
            key: root.key
            coded: false
            padsCode: false
            font.pixelSize: Theme.control
            font.features: ({
                    "tnum": 1
                })
        }

        Loader {
            id: formulas

            anchors.fill: words
            active: false

            sourceComponent: FormulaLayer {
                painter: root.host.textPainter
                key: root.key
                of: words
                // The widths of the formulas are known now, and with them the widths of the columns.
                onDrawn: d.draw(true)
            }
        }
    }

    ShowAllBar {
        anchors.top: frame.bottom
        x: Theme.px(-5)
        width: parent.width
        visible: root.beyond
        height: root.beyond ? implicitHeight : 0
        host: root.host
        key: root.key
        foldable: false
        folded: false
        beyond: root.beyond
        rest: root.rest
    }
}
