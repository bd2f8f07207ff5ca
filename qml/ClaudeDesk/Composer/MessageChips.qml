pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Attachments
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The chips of the message, over their places in the text. */
Item {
    id: root

    required property ComposerAttachments attachments
    required property TextEdit field
    /** A picture or file should be shown large, or a text opened for editing. */
    signal openWanted(number: string, item: var)
    /** The user moved the keyboard focus to a chip; it should be in sight. */
    signal sightWanted(place: rect)
    /** The keyboard focus should leave the chips. */
    signal keyboardLeft

    /** Changes when the text is laid out again. */
    property int _layout: 0
    readonly property int _letters: field.font.pixelSize

    anchors.fill: field
    on_LettersChanged: soon.restart()
    onWidthChanged: soon.restart()

    function _fit() {
        root.attachments.fit();
        root._placeAgain();
    }

    function _placeAgain() {
        root._layout += 1;
    }

    /** Move the keyboard focus to the chip at an index, or to the last chip. */
    function enter(at: int) {
        const chip = chips.itemAt(Math.min(at, chips.count - 1));
        if (chip)
            chip.forceActiveFocus(Qt.TabFocusReason);
        else
            root.keyboardLeft();
    }

    /** Open the chip with this number. */
    function open(number: string) {
        for (let at = 0; at < chips.count; ++at) {
            const chip = chips.itemAt(at) as TextChip;
            if (chip?.number === number)
                chip.click();
        }
    }

    // Timers end with the item, unlike `Qt.callLater`.
    Timer {
        id: soon

        interval: 0
        onTriggered: root._fit()
    }

    Timer {
        id: later

        interval: 0
        onTriggered: root._placeAgain()
    }

    Connections {
        target: root.field

        function onTextChanged() {
            root._placeAgain();
            // The field may align its lines anew after this signal: to the right, for example.
            later.restart();
        }

        function onContentSizeChanged() {
            root._placeAgain();
        }
    }

    Repeater {
        id: chips

        model: root.attachments.attachments

        TextChip {
            id: chip

            required property int index
            required property int position
            required property string size
            required property string words
            required property var item
            readonly property string _gone: missing !== "" ? Words.fill(qsTr("%1 It is not sent."), [missing]) : ""
            readonly property rect _place: position < 0 || root._layout < 0 ? Qt.rect(0, 0, 0, 0) : root.attachments.placeOf(position)

            x: root.field.leftPadding + _place.x + 2
            y: _place.y + (_place.height - height) / 2
            width: _place.width - 4
            height: Theme.chipHeight
            visible: _place.width > 0
            chipSize: size
            selected: root.field.selectionStart <= position && position < root.field.selectionEnd
            hint: _gone || words
            removable: true
            activeFocusOnTab: true
            // After a change of the language, or when a file is read.
            onLabelChanged: soon.restart()
            onChipSizeChanged: soon.restart()
            Accessible.name: Words.fill(qsTr("Attachment: %1"), [name])
            Accessible.description: _gone || size
            onActiveFocusChanged: if (activeFocus)
                root.sightWanted(Qt.rect(x, y, width, height))
            onClicked: if (missing === "" && !reading)
                root.openWanted(number, item)
            onRemoveWanted: {
                root.attachments.remove(number);
                root.keyboardLeft();
            }

            function _remove() {
                const at = index;
                root.attachments.remove(number);
                root.enter(at);
            }

            /** Undo or redo a change of the message. */
            function _goBack(redoes: bool) {
                root.keyboardLeft();
                if (redoes)
                    root.field.redo();
                else
                    root.field.undo();
            }

            Keys.onPressed: event => {
                if (event.matches(StandardKey.Undo) || event.matches(StandardKey.Redo)) {
                    event.accepted = true;
                    chip._goBack(event.matches(StandardKey.Redo));
                    return;
                }
                const steps = {
                    [Qt.Key_Delete]: () => chip._remove(),
                    [Qt.Key_Backspace]: () => chip._remove(),
                    [Qt.Key_Left]: () => root.enter(Math.max(0, chip.index - 1)),
                    [Qt.Key_Right]: () => root.enter(chip.index + 1),
                    [Qt.Key_Escape]: () => root.keyboardLeft()
                };
                const step = steps[event.key];
                if (!step)
                    return;
                event.accepted = true;
                if (!event.isAutoRepeat)
                    step();
            }
        }
    }
}
