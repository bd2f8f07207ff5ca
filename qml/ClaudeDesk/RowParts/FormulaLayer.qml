pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Window
import ClaudeDesk.Core
import ClaudeDesk.Theme

/**
 * The pictures of the formulas in a row's text. The text reserves room for the pictures, and contains the
 * sources of the formulas invisibly.
 */
Item {
    id: root

    required property TextPainter painter
    required property string key
    required property TextEdit of
    property list<var> formulas

    /** All formulas of the row have been drawn. */
    signal drawn

    /** Update the formulas after the text or its layout has changed. */
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
        // A Repeater rebuilds all items when its count changes, so the count changes in steps of eight.
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
            // The size is part of the URL, because Qt scales a source size by the display's scale for some
            // kinds of source only.
            source: formula ? `image://formula/${formula.number}/${ink}/${pixels}/${across}/${down}` : ""
        }
    }
}
