pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The pictures of the formulas in a row's text, which has room for them and keeps their sources, unseen. */
Item {
    id: root

    required property TextPainter painter
    required property string key
    required property TextEdit of
    property list<var> formulas

    /** All formulas of the row are known. */
    signal drawn

    /** The text is another one, or laid out anew. */
    function place() {
        root.formulas = root.painter.formulas(root.key, root.of.textDocument);
    }

    Accessible.ignored: true
    Component.onCompleted: {
        root.painter.provideFormulas(root);
        place();
    }

    Connections {
        target: root.painter

        function onFormulasDrawn(key: string) {
            if (key !== root.key)
                return;
            root.drawn();
            root.place();
        }
    }

    Connections {
        target: root.of

        function onContentSizeChanged() {
            Qt.callLater(root.place);
        }

        function onWidthChanged() {
            Qt.callLater(root.place);
        }
    }

    Repeater {
        // All are made anew when there is one more: not with every formula that is written.
        model: Math.ceil(root.formulas.length / 8) * 8

        Image {
            required property int index
            readonly property var formula: root.formulas[index]
            readonly property rect place: formula?.place ?? Qt.rect(0, 0, 0, 0)
            readonly property real pixels: (formula?.pixels ?? 0) * Screen.devicePixelRatio
            readonly property int across: Math.ceil(place.width * Screen.devicePixelRatio)
            readonly property int down: Math.ceil(place.height * Screen.devicePixelRatio)
            readonly property color colour: formula?.ink || Theme.ink
            readonly property string ink: Qt.rgba(colour.r, colour.g, colour.b, 1).toString().slice(1)

            x: place.x
            y: place.y
            width: across / Screen.devicePixelRatio
            height: down / Screen.devicePixelRatio
            visible: place.width > 0
            // Qt takes a size of the source by the display's scale or not, by what the source is.
            source: formula ? `image://formula/${formula.number}/${ink}/${pixels}/${across}/${down}` : ""
        }
    }
}
