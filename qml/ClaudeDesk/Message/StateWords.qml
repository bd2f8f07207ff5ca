import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** What the session is doing. */
Words {
    required property SessionView session

    elide: Text.ElideRight
    text: session.stateWords
    color: session.tone === "warn" ? Theme.warn : session.tone === "bad" ? Theme.bad : Theme.soft
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: session.state
}
