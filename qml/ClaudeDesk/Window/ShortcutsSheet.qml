pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Panels
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Help: all keyboard shortcuts with a search, and the guide. */
PopupPanel {
    id: root

    readonly property bool narrow: width < Theme.px(700)
    /** Whether the guide is shown instead of the shortcuts. */
    property bool guide: false
    /** Whether the details for a report were copied. */
    property bool copied: false

    function show(guide: bool) {
        root.guide = guide;
        area.contentY = 0;
    }

    title: root.guide ? qsTr("Guide") : qsTr("Keyboard shortcuts")
    anchors.centerIn: parent
    modal: true
    width: Math.min(Theme.px(880), (parent ? parent.width : 0) - 24)
    height: Math.min(Theme.px(720), (parent ? parent.height : 0) - 24)
    padding: Theme.px(20)
    onOpened: {
        field.forceActiveFocus(Qt.OtherFocusReason);
        App.settings.ask(); // look up the details for a report
    }

    T.Overlay.modal: Rectangle {
        color: Theme.shade
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

        PlainText {
            id: title

            anchors.left: parent.left
            anchors.verticalCenter: closer.verticalCenter
            text: root.title
            font.pixelSize: Theme.large
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        IconButton {
            id: closer

            anchors.right: parent.right
            text: qsTr("Close")
            glyph: Icons.close
            onClicked: root.close()
        }

        Flow {
            id: bar

            anchors.top: closer.bottom
            anchors.topMargin: Theme.px(12)
            width: parent.width
            spacing: Theme.px(8)

            LineField {
                id: field

                width: Math.min(Theme.px(280), bar.width)
                height: Theme.px(28)
                topPadding: 0
                bottomPadding: 0
                verticalAlignment: TextInput.AlignVCenter
                name: qsTr("Search shortcuts")
                placeholderText: name
                onTextChanged: {
                    root.guide = false;
                    area.contentY = 0;
                }
            }

            PanelTab {
                height: Theme.px(28)
                text: qsTr("Shortcuts")
                checkable: true
                autoExclusive: true
                checked: !root.guide
                onClicked: root.show(false)
            }

            PanelTab {
                height: Theme.px(28)
                text: qsTr("Guide")
                checkable: true
                autoExclusive: true
                checked: root.guide
                onClicked: root.show(true)
            }

            DeskButton {
                compact: true
                height: Theme.px(28)
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
            anchors.topMargin: Theme.px(8)
            anchors.bottom: parent.bottom
            width: parent.width
            contentHeight: root.guide ? (page.item as Item)?.implicitHeight ?? 0 : keys.height
            clip: true
            boundsBehavior: Flickable.StopAtBounds
            interactive: contentHeight > height
            T.ScrollBar.vertical: DeskScrollBar {}

            Row {
                id: keys

                readonly property var columns: App.shortcuts.revision >= 0 ? App.shortcuts.columns(field.text, root.narrow ? 1 : 2) : []

                visible: !root.guide
                width: area.width - Theme.px(14)
                spacing: Theme.px(32)
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
                visible: !root.guide && keys.columns.every(column => column.length === 0)
                text: qsTr("No results")
                color: Theme.faint
                font.pixelSize: Theme.control
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Loader {
                id: page

                width: area.width - Theme.px(14)
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
