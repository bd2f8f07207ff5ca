import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A read-only command, with a line under each risky word. */
Item {
    id: root

    required property string text
    /** The parts to underline, each with `start`, `length` and `style`. */
    property alias lines: risks.lines
    readonly property alias document: words.textDocument

    implicitHeight: words.height
    // Commands are read from left to right, in a mirrored window too.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Component.onCompleted: TextLayout.setLines(words.textDocument, Math.round(Theme.codeSize * 1.5))

    TextEdit {
        id: words

        width: root.width
        text: root.text
        textFormat: TextEdit.PlainText
        baseUrl: "about:blank" // so that no URL is resolved against the QML file
        readOnly: true
        selectByMouse: false
        activeFocusOnPress: false
        activeFocusOnTab: false
        horizontalAlignment: TextEdit.AlignLeft
        wrapMode: TextEdit.WrapAtWordBoundaryOrAnywhere
        color: Theme.ink
        font.family: Theme.mono
        font.pixelSize: Theme.codeSize
        Accessible.ignored: true
    }

    RiskLines {
        id: risks

        words: words
    }
}
