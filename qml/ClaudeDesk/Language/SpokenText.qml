pragma ComponentBehavior: Bound

import QtQuick

/**
 * Speaks texts to the screen reader, also while a page covers this item. Nothing is drawn.
 *
 * On Linux each text is a notification that appears: Orca before version 45 ignores announcements.
 */
Item {
    id: root

    /** Speak `text`. If it is `urgent`, screen readers that can do so interrupt what they are saying. */
    function say(text: string, urgent: bool) {
        if (Qt.platform.os !== "linux") {
            root.Accessible.announce(text, urgent ? Accessible.Assertive : Accessible.Polite);
            return;
        }
        // The window is always visible. A page may cover this item.
        SpokenTexts.keep(notification.createObject(root.Window.contentItem, {
            text: text
        }) as Item);
    }

    Component {
        id: notification

        Item {
            required property string text

            width: 1
            height: 1
            visible: false
            Accessible.role: Accessible.Notification
            Accessible.name: text
            Component.onCompleted: visible = true
        }
    }
}
