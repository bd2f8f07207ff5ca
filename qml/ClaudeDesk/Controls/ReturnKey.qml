pragma Singleton

import QtQuick
import QtQuick.Templates as T

/**
 * What Enter does on a button. Qt asks the desktop's theme whether Enter presses a button; here it is the
 * same on all desktops.
 */
QtObject {
    function isIt(event: KeyEvent): bool {
        return event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
    }

    /** Press the button, once, when Enter goes down on it. */
    function press(event: KeyEvent, button: T.AbstractButton) {
        if (!isIt(event))
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            button.click();
    }

    /** Ignore Enter. It would toggle a check box when it is released there, wherever it was pressed. */
    function ignore(event: KeyEvent) {
        event.accepted = event.accepted || isIt(event);
    }
}
