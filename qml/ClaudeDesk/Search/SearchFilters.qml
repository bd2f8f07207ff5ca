pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The filters of the search, and the order of its results. */
Flow {
    id: root

    required property SearchView search

    spacing: Theme.px(6)

    component Filter: DeskComboBox {
        /** Whether this filter excludes nothing. */
        readonly property bool all: currentIndex === 0

        listWidth: Theme.px(180)
        ink: all ? Theme.soft : Theme.ink
        font.weight: all ? Font.Normal : Font.DemiBold
        popup.y: height + 4
    }

    Filter {
        name: qsTr("Folder")
        listWidth: Theme.px(260)
        model: root.search.folders
        currentIndex: root.search.folder
        onActivated: index => root.search.chooseFolder(index)
    }

    Filter {
        name: qsTr("Speaker")
        model: root.search.roles
        currentIndex: root.search.role
        onActivated: index => root.search.chooseRole(index)
    }

    Filter {
        name: qsTr("Tool")
        model: root.search.tools
        currentIndex: root.search.tool
        onActivated: index => root.search.chooseTool(index)
    }

    Filter {
        name: qsTr("When")
        model: root.search.dates
        currentIndex: root.search.date
        onActivated: index => root.search.chooseWhen(index)
    }

    component DateField: LineField {
        visible: root.search.ownDates
        width: Theme.px(126)
        padding: Theme.px(4)
        leftPadding: Theme.px(8)
        font.pixelSize: Theme.small
    }

    DateField {
        id: first

        name: qsTr("From")
        placeholderText: qsTr("From 2026-01-31")
        onTextEdited: root.search.chooseDates(first.text, last.text)
    }

    DateField {
        id: last

        name: qsTr("To")
        placeholderText: qsTr("To 2026-01-31")
        onTextEdited: root.search.chooseDates(first.text, last.text)
    }

    DeskComboBox {
        name: qsTr("Order")
        listWidth: Theme.px(160)
        popup.y: height + 4
        model: root.search.orders
        currentIndex: root.search.order
        onActivated: index => root.search.chooseOrder(index)
    }

    DeskButton {
        visible: root.search.filtered
        kind: "quiet"
        compact: true
        text: qsTr("Clear filters")
        onClicked: {
            first.clear();
            last.clear();
            root.search.clearFilters();
        }
    }
}
