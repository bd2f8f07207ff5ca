import QtQuick
import ClaudeDesk.Controls

/** A text of a row that is selected completely or not at all. RowSelector paints the background. */
PlainText {
    /** The item that is painted behind the label while the label is selected, or null. */
    property Item backdrop: null
}
