pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A combo box for one of the session's choices. Its list explains each value. */
DeskComboBox {
    id: root

    required property ChoiceListModel choice
    /** The greatest width. */
    property real most: Theme.px(200)

    width: Math.min(implicitWidth, most)
    visible: choice.count > 0
    framed: false
    listWidth: Theme.px(390)
    listHeight: Theme.px(460)
    model: choice
    textRole: "words"
    currentIndex: choice.current
    displayText: choice.words
    // Close the list when another session is shown, because the list belongs to the previous session.
    onChoiceChanged: popup.close()
    onActivated: index => {
        root.choice.choose(index);
        currentIndex = Qt.binding(() => root.choice.current);
    }

    delegate: DeskComboBoxItem {
        required words
        required detail

        current: root.currentIndex === index
        highlighted: root.highlightedIndex === index
    }
}
