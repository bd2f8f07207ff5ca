pragma Singleton

import QtQuick
import QtQuick.Templates as T

/** What Enter does on a button. Qt asks the desktop's theme whether it presses one; here it is the same everywhere. */
QtObject {
    function isIt(event: KeyEvent): bool {
        return event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
    }

    /** Enter went down on the button: it presses it, once. */
    function press(event: KeyEvent, button: T.AbstractButton) {
        if (!isIt(event))
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            button.click();
    }

    /** Enter does nothing. It would toggle what can be checked where it comes up, wherever it went down. */
    function ignore(event: KeyEvent) {
        event.accepted = event.accepted || isIt(event);
    }
}
