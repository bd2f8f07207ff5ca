import QtQuick

/** Dismisses a form. Where something was filled in it asks once more, until the keyboard leaves it and `keeper`. */
DecisionButton {
    id: root

    /** What it says as long as nothing would be lost, and what it says before it loses so many answers. */
    required property string plainText
    required property string askingText
    /** How many answers were filled in. */
    required property int filled
    /** The button that answers no. */
    required property Item keeper
    readonly property alias asks: d.asks
    signal dismissed

    /** All stays as it is. */
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
        // A second press of the same hand is not meant for it.
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
