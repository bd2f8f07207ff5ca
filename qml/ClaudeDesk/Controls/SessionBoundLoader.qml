import QtQuick
import ClaudeDesk.Core

/**
 * Recreates its component for another session, so that the component keeps no input of the previous session.
 */
SourceLoader {
    id: root

    required property SessionView session
    /** Whether the component should exist. */
    property bool wanted: false
    property bool _lets: true

    active: wanted && _lets
    onSessionChanged: {
        root._lets = false;
        root._lets = true;
    }
}
