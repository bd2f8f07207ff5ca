pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The state of the session: its sign, and as many words as there is room for. */
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

    /** Whether there is room for the sign. It is not shown in the first frame. */
    readonly property bool _signed: !ownLines && session.viewsReady && session.stateSign !== "" && shortest.advanceWidth + 1 + _signWidth <= room
    readonly property real _signWidth: Theme.px(20)

    leftPadding: _signed && !Direction.mirrored ? _signWidth : 0
    rightPadding: _signed && Direction.mirrored ? _signWidth : 0
    text: ownLines || longest.advanceWidth + 1 + (_signed ? _signWidth : 0) <= room ? session.stateWords : session.stateShort
    color: _signed ? Theme.soft : session.tone === "warn" ? Theme.warn : session.tone === "bad" ? Theme.bad : Theme.soft
    elide: Text.ElideRight
    wrapMode: ownLines ? Text.Wrap : Text.NoWrap
    maximumLineCount: ownLines ? 3 : 1
    font.pixelSize: Theme.small
    Accessible.role: Accessible.StaticText
    Accessible.name: session.stateName

    Loader {
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        active: root._signed

        sourceComponent: StateIcon {
            workState: root.session.stateSign
            step: beat.step

            ArcBeat {
                id: beat

                wanted: root.visible && root.session.stateSign === "working"
            }
        }
    }

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
