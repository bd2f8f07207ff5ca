pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Theme

/** Marks matches behind a title of one line. */
Item {
    id: root

    required property string title
    required property font font
    /** The search words, or "". */
    required property string query
    /** Whether the current match is in the title. */
    required property bool current

    clip: true

    QtObject {
        id: d

        readonly property list<int> places: {
            const places = [];
            const title = root.title.toLowerCase();
            const query = root.query.toLowerCase();
            for (let at = query === "" ? -1 : title.indexOf(query); at >= 0; at = title.indexOf(query, at + query.length))
                places.push(at);
            return places;
        }
    }

    FontMetrics {
        id: metrics

        font: root.font
    }

    Repeater {
        model: d.places

        Rectangle {
            required property int modelData

            x: metrics.advanceWidth(root.title.slice(0, modelData))
            width: metrics.advanceWidth(root.title.slice(modelData, modelData + root.query.length))
            height: root.height
            color: Theme.found
            border.width: root.current ? 2 : 0
            border.color: Theme.foundHere
        }
    }
}
