import QtQuick
import ClaudeDesk.Core

/** A section of the settings. Once made, it is kept, with what the user has typed in it. */
Loader {
    id: root

    required property SettingsView settings
    required property string section
    readonly property bool shown: settings.search.everywhere || settings.search.section === section
    property bool made: false
    /** The number of settings of the section that are shown. */
    readonly property int hits: item ? _count(item as Item) : 0

    function _count(part: Item): int {
        const group = part as SettingsGroup;
        return group ? group.count : Array.from(part.children).reduce((sum, child) => sum + root._count(child as Item), 0);
    }

    width: parent ? parent.width : 0
    active: shown || made
    visible: shown
    onLoaded: made = true
}
