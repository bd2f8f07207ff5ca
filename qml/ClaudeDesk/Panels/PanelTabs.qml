import QtQuick
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * Tabs beside each other. Long names wrap into two lines, down to the width of their longest word. If the
 * tabs still do not fit, they take several lines. If possible, there are two lines with half of the tabs
 * each.
 */
Flow {
    id: root

    required property list<PanelTab> all
    /** The available width. */
    required property real room
    /** Whether the tabs take several lines. */
    readonly property bool folded: _least > _free
    /** The height that every tab gets: the height of the tallest tab, whose name may take two lines. */
    readonly property real tabHeight: all.reduce((most, tab) => Math.max(most, tab.implicitHeight), 0)
    readonly property real _wanted: all.reduce((sum, tab) => sum + Math.ceil(tab.implicitWidth), 0)
    readonly property real _least: all.reduce((sum, tab) => sum + _leastOf(tab), 0)
    readonly property real _free: room - (all.length - 1) * spacing
    /** How wide each tab is, from the width of its longest word (0) to its full width (1). */
    readonly property real _share: folded || _wanted <= _free ? 1 : (_free - _least) / (_wanted - _least)
    readonly property real _padding: folded ? Math.max(0, room - Math.max(_halfWidth(0), _halfWidth(1))) : 0

    function _leastOf(tab: PanelTab): real {
        return Math.min(tab.least, Math.ceil(tab.implicitWidth));
    }

    function _halfWidth(half: int): real {
        const count = Math.ceil(all.length / 2);
        const tabs = all.slice(half * count, (half + 1) * count);
        return tabs.reduce((sum, tab) => sum + widthOf(tab), (tabs.length - 1) * spacing);
    }

    function widthOf(tab: PanelTab): real {
        const least = _leastOf(tab);
        return Math.min(room, Math.floor(least + (Math.ceil(tab.implicitWidth) - least) * _share));
    }

    width: room
    leftPadding: Direction.mirrored ? _padding : 0
    rightPadding: Direction.mirrored ? 0 : _padding
    spacing: Theme.px(4)
}
