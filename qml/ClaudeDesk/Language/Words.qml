pragma Singleton

import QtQuick

/** Builds sentences from a text and values, as `ui/translation.py` does for Python. */
QtObject {
    id: root

    readonly property var _place: /%([1-9])/g
    readonly property var _rightToLeft: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b][\udc00-\udfff]/
    readonly property var _leftToRight: /[A-Za-z\u00aa-\u02b8\u0370-\u058f\u0900-\u1fff\u2c00-\u2dff\u3005-\ud7ff\uff21-\uffdc]/
    readonly property string _isolate: "\u2068"
    readonly property string _end: "\u2069"

    /**
     * Return the text with its values in the places %1, %2, …:
     * `Words.fill(qsTr("%1 asks to run %2"), [who, what])`.
     *
     * All values are put in together, so a placeholder inside a value is not replaced. A value in the other
     * writing direction is isolated, so that the value does not reorder the text around it. Numbers are
     * written in the format of the user's region.
     */
    function fill(text: string, values: var): string {
        const mirrored = root.isRightToLeft(text);
        return text.replace(root._place, (place, number) => {
            const value = values[Number(number) - 1];
            return value === undefined ? place : root._put(value, mirrored);
        });
    }

    /** Join the facts that are not empty, with dots between them. */
    function join(facts: var): string {
        return facts.filter(fact => fact).reduce((all, fact) => all === "" ? fact : root.fill(qsTr("%1 · %2"), [all, fact]), "");
    }

    /** Return whether the first letter with a direction is read from right to left. */
    function isRightToLeft(text: string): bool {
        const right = text.search(root._rightToLeft);
        const left = text.search(root._leftToRight);
        return right >= 0 && (left < 0 || right < left);
    }

    function _put(value: var, mirrored: bool): string {
        if (typeof value === "number")
            return value.toLocaleString(Qt.locale(), "f", 0);
        const said = String(value);
        return (mirrored ? root._leftToRight : root._rightToLeft).test(said) ? root._isolate + said + root._end : said;
    }
}
