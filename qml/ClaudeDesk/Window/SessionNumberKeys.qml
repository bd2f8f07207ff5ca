pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models

/** Alt with a digit opens the session with that number. */
Instantiator {
    id: root

    signal wanted(number: int)

    model: 9

    Shortcut {
        required property int index

        sequences: [`Alt+${index + 1}`]
        autoRepeat: false
        onActivated: root.wanted(index + 1)
    }
}
