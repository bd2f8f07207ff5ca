import QtQuick

/**
 * Dismisses a form. If answers were filled in, the button asks for a second press. It stops asking when the
 * focus leaves the button and `keeper`.
 */
DecisionButton {
    id: root

    /**
     * `plainText`: the text of the button when no answer would be lost. `askingText`: the text that asks
     * before answers are lost.
     */
    required property string plainText
    required property string askingText
    /** The number of answers that were filled in. */
    required property int filled
    /** The button that keeps the answers. */
    required property Item keeper
    readonly property alias asks: d.asks
    signal dismissed

    /** Keep the answers, and move the keyboard focus to this button. */
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
        // Restart the card's timer, so that a second press in a row does not count.
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
