pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Agents
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.RowParts
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Help: all keyboard shortcuts with a search, and the guide. It is a page in place of the conversation. */
PopupPanel {
    id: root

    /** The width of the page: the window without the list of sessions. */
    required property real room
    readonly property bool narrow: width < Theme.px(760)
    /** Whether the guide is shown instead of the shortcuts. */
    property bool guide: false
    /** Whether the details for a report were copied. */
    property bool copied: false

    function show(guide: bool) {
        root.guide = guide;
        area.contentY = 0;
    }

    title: root.guide ? qsTr("Guide") : qsTr("Keyboard shortcuts")
    y: 0
    width: root.room
    height: parent?.height ?? 0
    margins: -1 // the page reaches to the edges of the window
    padding: 0
    // The page covers all but the list of sessions. A press there, on another session for example, closes it.
    modal: false
    onOpened: {
        field.forceActiveFocus(Qt.OtherFocusReason);
        App.settings.ask(); // look up the details for a report
    }

    component Tab: AgentFilterTab {
        count: -1
        implicitHeight: parent?.height ?? 0
        checkable: true
        autoExclusive: true
    }

    background: Rectangle {
        color: Theme.page
    }

    contentItem: FocusScope {
        implicitWidth: Theme.px(480)
        implicitHeight: Theme.px(480)

        Keys.onPressed: event => {
            const steps = {
                [Qt.Key_Up]: -Theme.px(60),
                [Qt.Key_Down]: Theme.px(60),
                [Qt.Key_PageUp]: -area.height * 0.9,
                [Qt.Key_PageDown]: area.height * 0.9
            };
            event.accepted = event.key in steps;
            if (event.accepted)
                area.scrollBy(steps[event.key]);
        }

        Item {
            id: head

            width: parent.width
            height: Theme.header

            PlainText {
                id: title

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(20)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Help")
                font.pixelSize: Theme.large
                font.weight: Font.DemiBold
                Accessible.role: Accessible.Heading
                Accessible.name: root.title
            }

            LineField {
                id: field

                readonly property real _room: closer.x - title.x - title.width - Theme.px(28)

                anchors.right: closer.left
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, Math.min(Theme.px(240), root.narrow ? _room : _room - tabs.width - Theme.px(16)))
                implicitHeight: Theme.controlHeight
                topPadding: 0
                bottomPadding: 0
                leftPadding: Direction.mirrored ? Theme.px(10) : Theme.px(32)
                rightPadding: Direction.mirrored ? Theme.px(32) : Theme.px(10)
                verticalAlignment: TextInput.AlignVCenter
                name: qsTr("Search shortcuts")
                placeholderText: name
                onTextChanged: {
                    root.guide = false;
                    area.contentY = 0;
                }

                Icon {
                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(10)
                    anchors.verticalCenter: parent.verticalCenter
                    path: Icons.search
                    size: Theme.px(14)
                }
            }

            IconButton {
                id: closer

                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Close")
                glyph: Icons.close
                onClicked: root.close()
            }

            Rectangle {
                anchors.bottom: parent.bottom
                width: parent.width
                height: 1
                color: Theme.line
            }
        }

        Item {
            id: bar

            anchors.top: head.bottom
            width: parent.width
            height: root.narrow ? Theme.px(40) : 0
        }

        // Over the head, or below it where the head has no room for them.
        Row {
            id: tabs

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(20) + (root.narrow ? 0 : title.width + Theme.px(16))
            anchors.bottom: root.narrow ? bar.bottom : head.bottom
            height: root.narrow ? bar.height : head.height
            spacing: Theme.px(16)

            Tab {
                caption: qsTr("Keys")
                Accessible.name: qsTr("Shortcuts")
                checked: !root.guide
                onClicked: root.show(false)
            }

            Tab {
                caption: qsTr("Guide")
                checked: root.guide
                onClicked: root.show(true)
            }

            // Not a tab: it copies the details, and the page stays.
            DeskButton {
                anchors.verticalCenter: parent.verticalCenter
                kind: "quiet"
                compact: true
                text: root.copied ? qsTr("Details copied") : qsTr("Copy details for a report")
                onClicked: {
                    App.settings.about.copyDetails();
                    root.copied = true;
                }
            }
        }

        Flickable {
            id: area

            function scrollBy(distance: real) {
                contentY = Math.max(0, Math.min(contentHeight - height, contentY + distance));
            }

            anchors.top: bar.bottom
            anchors.bottom: parent.bottom
            width: parent.width
            contentHeight: (root.guide ? (page.item as Item)?.implicitHeight ?? 0 : keys.height) + Theme.px(40)
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            T.ScrollBar.vertical: DeskScrollBar {}

            Row {
                id: keys

                readonly property var columns: App.shortcuts.revision >= 0 ? App.shortcuts.columns(field.text, root.narrow ? 1 : 2) : []

                x: Theme.px(root.narrow ? 20 : 48)
                y: Theme.px(16)
                visible: !root.guide
                width: area.width - 2 * x
                spacing: Theme.px(56)
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Keyboard shortcuts")

                Repeater {
                    model: keys.columns

                    Column {
                        id: column

                        required property var modelData

                        width: (keys.width - (keys.columns.length - 1) * keys.spacing) / keys.columns.length

                        Repeater {
                            model: column.modelData

                            ShortcutGroup {
                                required property var modelData

                                width: column.width
                                group: modelData
                            }
                        }
                    }
                }
            }

            PlainText {
                x: keys.x
                y: Theme.px(24)
                visible: !root.guide && keys.columns.every(column => column.length === 0)
                text: qsTr("No results")
                color: Theme.faint
                font.pixelSize: Theme.control
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Loader {
                id: page

                x: Math.max(Theme.px(20), (area.width - width) / 2)
                y: Theme.px(16)
                width: Math.min(Theme.column, area.width - 2 * Theme.px(20))
                active: root.guide

                sourceComponent: TextEdit {
                    id: text

                    width: page.width
                    text: App.guide()
                    textFormat: TextEdit.RichText
                    wrapMode: TextEdit.Wrap
                    readOnly: true
                    selectByMouse: true
                    color: Theme.ink
                    selectionColor: Theme.selection
                    selectedTextColor: Theme.ink
                    font.pixelSize: Theme.body
                    Accessible.name: qsTr("Guide")

                    CodeBacks {
                        of: text
                    }

                    LinkToolTip {
                        of: text
                    }
                }
            }

            WheelSteps {
                view: area
            }
        }
    }
}
