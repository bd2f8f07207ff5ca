import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The state of the session, in as many words as there is room for. */
PlainText {
    id: root

    required property SessionView session
    /** The available width beside the buttons. */
    required property real room
    /**
     * Whether the text has its own lines. That is so if its short form does not fit, or if the session has
     * halted and needs the full text.
     */
    readonly property bool ownLines: shortest.advanceWidth + 1 > room || session.halted

    text: ownLines || longest.advanceWidth + 1 <= room ? session.stateWords : session.stateShort
    color: session.tone === "warn" ? Theme.warn : session.tone === "bad" ? Theme.bad : Theme.soft
    elide: Text.ElideRight
    wrapMode: ownLines ? Text.Wrap : Text.NoWrap
    maximumLineCount: ownLines ? 3 : 1
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: session.stateName

    TextMetrics {
        id: longest

        font: root.font
        text: root.session.stateWords
    }

    TextMetrics {
        id: shortest

        font: root.font
        text: root.session.stateShort
    }
}
