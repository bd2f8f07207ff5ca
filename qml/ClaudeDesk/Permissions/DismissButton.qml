import QtQuick

/**
 * Dismisses a form. If something was filled in, it asks once more, until the focus leaves it and `keeper`.
 */
DecisionButton {
    id: root

    /** The text while nothing would be lost, and the text before answers are lost. */
    required property string plainText
    required property string askingText
    /** How many answers were filled in. */
    required property int filled
    /** The button that keeps the answers. */
    required property Item keeper
    readonly property alias asks: d.asks
    signal dismissed

    /** Keep everything as it is. */
    function keep() {
        root.forceActiveFocus(Qt.TabFocusReason);
        d.asks = false;
    }

    kind: d.asks ? "plain" : "quiet"
    caption: d.asks ? root.askingText : root.plainText
    onFilledChanged: d.asks = false
    onActiveFocusChanged: Qt.callLater(d.resetIfLeft)
    onConfirmed: {
        if (root.filled === 0 || d.asks) {
            d.asks = false;
            root.dismissed();
            return;
        }
        root.forceActiveFocus(Qt.TabFocusReason);
        d.asks = true;
        // A second press in a row is not meant for it.
        root.card.renew();
    }

    Connections {
        target: root.keeper

        function onActiveFocusChanged() {
            Qt.callLater(d.resetIfLeft);
        }
    }

    QtObject {
        id: d

        property bool asks: false

        function resetIfLeft() {
            if (!root.activeFocus && !root.keeper.activeFocus)
                d.asks = false;
        }
    }
}
