import QtQuick
import ClaudeDesk.Core

/** Makes what it holds anew for another session: nothing that was begun in the one before is left in it. */
SourceLoader {
    id: root

    required property SessionView session
    /** Whether it is to be there. */
    property bool wanted: false
    property bool _lets: true

    active: wanted && _lets
    onSessionChanged: {
        root._lets = false;
        root._lets = true;
    }
}
