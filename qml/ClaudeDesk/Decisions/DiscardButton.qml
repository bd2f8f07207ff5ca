import QtQuick

/** Dismisses a form. Where something was filled in it asks once more, until the keyboard leaves it. */
DecisionButton {
    id: root

    /** What it says as long as nothing would be lost. */
    required property string plainText
    /** Whether something was filled in. */
    required property bool holds
    signal dismissed

    kind: d.asks ? "plain" : "quiet"
    text: d.asks ? qsTr("Discard the answers?") : root.plainText
    onHoldsChanged: d.asks = false
    onActiveFocusChanged: if (!activeFocus)
        d.asks = false
    onConfirmed: {
        if (!root.holds || d.asks) {
            d.asks = false;
            root.dismissed();
            return;
        }
        root.forceActiveFocus(Qt.TabFocusReason);
        d.asks = true;
        // A second press of the same hand is not meant for it.
        root.card.renew();
    }

    QtObject {
        id: d

        property bool asks: false
    }
}
