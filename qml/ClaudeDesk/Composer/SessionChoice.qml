pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** One of the session's choices: its list says what each means. */
DeskComboBox {
    id: root

    required property ChoiceListModel choice
    /** The most it may take. */
    property real most: Theme.px(200)

    width: Math.min(implicitWidth, most)
    visible: choice.count > 0
    listWidth: Theme.px(390)
    listHeight: Theme.px(460)
    model: choice
    textRole: "words"
    currentIndex: choice.current
    displayText: choice.words
    // Another session is shown: what was about to be chosen was for this one.
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
