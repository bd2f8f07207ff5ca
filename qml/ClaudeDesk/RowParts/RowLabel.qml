import QtQuick
import ClaudeDesk.Controls

/** A piece of text of a row that is selected as a whole or not at all. RowSelector paints what is behind it. */
PlainText {
    /** What is painted behind it while it is selected, null else. */
    property Item backdrop: null
}
