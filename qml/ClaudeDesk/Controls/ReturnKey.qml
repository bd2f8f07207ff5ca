pragma Singleton

import QtQuick
import QtQuick.Templates as T

/**
 * Handles Enter on buttons in the same way on all desktops. Qt would ask the desktop's theme whether Enter
 * presses a button.
 */
QtObject {
    function isIt(event: KeyEvent): bool {
        return event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
    }

    /** Press the button if the key is Enter. A repeated key presses the button only once. */
    function press(event: KeyEvent, button: T.AbstractButton) {
        if (!isIt(event))
            return;
        event.accepted = true;
        if (!event.isAutoRepeat)
            button.click();
    }

    /**
     * Accept Enter without any effect. Otherwise the release of Enter would toggle a check box, even if the
     * key was pressed on another item.
     */
    function ignore(event: KeyEvent) {
        event.accepted = event.accepted || isIt(event);
    }
}
