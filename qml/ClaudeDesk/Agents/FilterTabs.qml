pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The filters of a list in one line. Filters for which there is no room are in a menu; the chosen filter is
 * always in the line.
 */
Item {
    id: root

    /** The filters: maps with `name`, `words` and `count`. */
    required property var filters
    /** The name of the chosen filter. */
    required property string chosen
    /** The name of the line for assistive technology. */
    required property string label
    /** The filters in the line, as a map with their indexes. */
    readonly property var fitting: {
        const gap = line.spacing;
        const widths = filters.map(each => Theme.smallWidth(each.words) + Theme.px(5) + Theme.smallWidth(each.count));
        const at = filters.findIndex(each => each.name === chosen);
        const all = widths.reduce((sum, each) => sum + each + gap, -gap);
        let room = all <= width ? width + gap : width - more.width - (at < 0 ? 0 : widths[at] + gap);
        const found = {};
        for (let index = 0; index < widths.length; ++index) {
            if (index !== at || all <= width)
                room -= widths[index] + gap;
            if (room < 0 && index !== at)
                break;
            found[index] = true;
        }
        if (at >= 0)
            found[at] = true;
        return found;
    }
    readonly property var rest: filters.filter((each, index) => !fitting[index])
    /** The filters in the menu, which stay the same while the menu is open. */
    property var _listed: []
    signal choosing(name: string)

    implicitHeight: Theme.px(32)
    Accessible.role: Accessible.PageTabList
    Accessible.name: label

    T.ButtonGroup {
        id: group
    }

    CountModel {
        id: tabs

        size: root.filters.length
    }

    Row {
        id: line

        anchors.left: parent.left
        spacing: Theme.px(14)

        Repeater {
            model: tabs.rows

            AgentFilterTab {
                required property int index
                readonly property var filter: root.filters[index]

                visible: root.fitting[index] ?? false
                caption: filter?.words ?? ""
                count: filter?.count ?? -1
                checked: root.chosen === filter?.name
                T.ButtonGroup.group: group
                onClicked: root.choosing(filter.name)
            }
        }
    }

    IconButton {
        id: more

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        size: Theme.px(24)
        visible: root.rest.length > 0
        caption: qsTr("More filters")
        glyph: Icons.more
        filled: true
        opened: menu.open
        onClicked: {
            root._listed = root.rest;
            const made = menu.made() as T.Menu;
            made.popup(more, more.width - made.width, more.height + 4);
            made.currentIndex = 0;
        }
    }

    LazyLoader {
        id: menu

        sourceComponent: DeskMenu {
            id: list

            parent: more
            title: qsTr("More filters")

            Instantiator {
                model: root._listed

                delegate: DeskMenuItem {
                    required property var modelData

                    caption: `${modelData.words} ${modelData.count}`
                    onTriggered: root.choosing(modelData.name)
                }
                onObjectAdded: (index, item) => list.insertItem(index, item as T.MenuItem)
                onObjectRemoved: (index, item) => list.removeItem(item as T.MenuItem)
            }
        }
    }
}
