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
    /** The position where a chip that is dragged would be dropped; -1 if no chip is dragged. */
    property int _drop: -1
    readonly property int _letters: field.font.pixelSize

    anchors.fill: field
    /** The length of the text when the cursor was last seen. */
    property int _length: 0
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

    /**
     * Speak the name of the chip behind the cursor, when the cursor moves there. A screen reader has no word for
     * a chip in a text. If the text has changed, the user has not moved the cursor.
     */
    function _speakHere() {
        const typed = root._length !== root.field.length;
        root._length = root.field.length;
        const name = typed || !root.field.activeFocus ? "" : root.attachments.nameAt(root.field.cursorPosition);
        if (name !== "")
            speech.say(Words.fill(qsTr("Attachment: %1"), [name]), false);
    }

    /** Open the chip with this number. */
    function open(number: string) {
        root._chip(number)?.click();
    }

    function _chip(number: string): TextChip {
        for (let at = 0; at < chips.count; ++at) {
            const chip = chips.itemAt(at) as TextChip;
            if (chip?.number === number)
                return chip;
        }
        return null;
    }

    /** Move a chip by a word, and say where it is now. */
    function moveByWord(number: string, left: bool) {
        const words = root.attachments.moveByWord(number, left);
        if (words !== "")
            speech.say(words, false);
    }

    /** The position in the text for a chip that is dropped at a place; -1 beside the text field. */
    function _dropAt(place: point): int {
        const inside = place.x >= -Theme.px(24) && place.x <= width + Theme.px(24) && place.y >= -Theme.px(12) && place.y <= height + Theme.px(12);
        return inside ? root.field.positionAt(place.x, place.y) : -1;
    }

    SpokenText {
        id: speech
    }

    // The caret where a chip that is dragged would be dropped.
    Rectangle {
        readonly property rect _at: root._drop < 0 ? Qt.rect(0, 0, 0, 0) : root.field.positionToRectangle(root._drop)

        visible: root._drop >= 0
        x: _at.x - 1
        y: _at.y
        z: 1
        width: 2
        height: _at.height
        color: Theme.accent
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

        function onCursorPositionChanged() {
            root._speakHere();
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
            required item
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
            Accessible.name: kind === "comment" ? name : kind === "mention" ? Words.fill(qsTr("Mention: %1"), [name]) : Words.fill(qsTr("Attachment: %1"), [name])
            Accessible.description: _gone || size
            onActiveFocusChanged: if (activeFocus)
                root.sightWanted(Qt.rect(x, y, width, height))
            onClicked: if (missing === "" && !reading)
                root.openWanted(number, item)
            onRemoveWanted: {
                root.attachments.remove(number);
                root.keyboardLeft();
            }

            opacity: drag.active ? 0.45 : 1

            DragHandler {
                id: drag

                /** Where the chip was dragged to, until the drag has ended or was canceled. */
                property int _wanted: -1

                target: null
                onCentroidChanged: if (active)
                    root._drop = root._dropAt(root.mapFromItem(chip, centroid.position.x, centroid.position.y))
                onActiveChanged: {
                    _wanted = active ? -1 : root._drop;
                    root._drop = -1;
                }
                // Qt tells that the drag is no longer active before it tells whether the drag was canceled.
                onCanceled: _wanted = -1
                onGrabChanged: transition => {
                    const place = _wanted;
                    if (transition !== PointerDevice.UngrabExclusive || place < 0)
                        return;
                    _wanted = -1;
                    root.attachments.move(chip.number, place);
                }
            }

            // The chip under the pointer, while it is dragged.
            Loader {
                active: drag.active
                x: drag.centroid.position.x - drag.centroid.pressPosition.x
                y: drag.centroid.position.y - drag.centroid.pressPosition.y

                sourceComponent: TextChip {
                    number: chip.number
                    name: chip.name
                    label: chip.label
                    chipSize: chip.chipSize
                    kind: chip.kind
                    missing: chip.missing
                    reading: chip.reading
                    width: chip.width
                    height: chip.height
                    enabled: false
                    Accessible.ignored: true
                }
            }

            /** Move the chip by a word. It keeps the keyboard focus. */
            function _moveByWord(left: bool) {
                const own = number;
                root.moveByWord(own, left);
                root._chip(own)?.forceActiveFocus(Qt.TabFocusReason);
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
                const sideways = event.key === Qt.Key_Left || event.key === Qt.Key_Right;
                if (sideways && event.modifiers === Qt.AltModifier) {
                    event.accepted = true;
                    chip._moveByWord(event.key === Qt.Key_Left);
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
