import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A part of a group of settings. It is hidden if the search does not find it. */
Item {
    id: root

    required property SettingsView settings
    /** The name of the setting in the settings file, or "" if the part is no single setting. */
    property string setting
    /** The words by which the search finds the part, apart from the title of its group. */
    property string sought
    /** Whether the part has something to show. */
    property bool wanted: true
    /** Whether the search finds the part, and it has something to show. */
    readonly property bool shown: wanted && settings.search.revision >= 0 && settings.search.shows(_group + " " + sought, setting)
    readonly property string _group: _groupTitle()

    function _groupTitle(): string {
        for (let above = root.parent; above; above = above.parent) {
            const group = above as SettingsGroup;
            if (group)
                return group.title;
        }
        return "";
    }

    width: parent ? parent.width : 0
    visible: shown

    Rectangle {
        visible: root.y > 0
        width: parent.width
        height: 1
        color: Theme.line
    }
}
