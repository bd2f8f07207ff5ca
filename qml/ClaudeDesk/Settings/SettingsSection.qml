import QtQuick
import ClaudeDesk.Core

/** A section of the settings. Once made, it is kept, with what the user has typed in it. */
Loader {
    id: root

    required property SettingsView settings
    required property string section
    readonly property bool shown: settings.search.everywhere || settings.search.section === section
    property bool made: false

    width: parent ? parent.width : 0
    active: shown || made
    visible: shown
    onLoaded: made = true
}
