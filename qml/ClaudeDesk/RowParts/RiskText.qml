import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A read-only command, with a line under each risky word. */
Item {
    id: root

    required property string text
    /** What is underlined: `start`, `length`, `style`. */
    property alias lines: risks.lines
    readonly property alias document: words.textDocument

    implicitHeight: words.height
    // Commands are read from the left, in a mirrored window too.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    Component.onCompleted: TextLayout.setLines(words.textDocument, Math.round(Theme.codeSize * 1.5))

    TextEdit {
        id: words

        width: root.width
        text: root.text
        textFormat: TextEdit.PlainText
        baseUrl: "about:blank" // no URL is resolved against it
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
