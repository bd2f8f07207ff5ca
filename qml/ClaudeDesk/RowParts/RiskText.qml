pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A command that is only read, with a line under each word of it that is a risk. */
Item {
    id: root

    required property string text
    /** What is underlined: `start`, `length`, `style`. */
    property var lines: []
    readonly property alias document: words.textDocument
    readonly property int _thick: Math.max(2, Theme.px(2))
    property var _places: []

    implicitHeight: words.height
    // Commands are read from the left, wherever their window is read from.
    LayoutMirroring.enabled: false
    LayoutMirroring.childrenInherit: true

    /** Where the lines are drawn: a word that goes over lines of the screen has one on each. */
    function _measure() {
        const places = [];
        for (const line of root.lines) {
            let from = words.positionToRectangle(line.start);
            let before = from;
            for (let at = line.start + 1; at <= line.start + line.length; ++at) {
                const here = words.positionToRectangle(at);
                if (here.y !== from.y) {
                    places.push([from.x, from.y + from.height, before.x - from.x, line.style]);
                    from = here;
                }
                before = here;
            }
            places.push([from.x, from.y + from.height, before.x - from.x, line.style]);
        }
        root._places = places;
    }

    onLinesChanged: Qt.callLater(root._measure)
    Component.onCompleted: TextLayout.setLines(words.textDocument, Math.round(Theme.codeSize * 1.5))

    TextEdit {
        id: words

        width: root.width
        text: root.text
        textFormat: TextEdit.PlainText
        baseUrl: "about:blank" // nothing is resolved against it
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
        onWidthChanged: Qt.callLater(root._measure)
        onContentHeightChanged: Qt.callLater(root._measure)
    }

    Repeater {
        model: root._places.length

        Rectangle {
            required property int index
            readonly property var place: root._places[index] ?? [0, 0, 0, ""]

            x: place[0]
            y: place[1]
            width: place[2]
            height: root._thick
            color: Theme.mark(place[3])
        }
    }
}
