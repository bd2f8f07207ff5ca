pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The sections of the settings. At the foot, a button shows only the settings that differ from the default. */
FocusScope {
    id: root

    required property SettingsSearch search
    /** The sections: `id`, `name` and `glyph` of each. */
    required property var sections
    /** Whether the list is a page of its own, and a section is a page too. */
    property bool alone: false
    /** By section: the number of settings that the search found. */
    property var hits: ({})
    signal chosen(section: string)

    /** Move the keyboard focus to the current section. */
    function enter() {
        const at = root.sections.findIndex(each => each.id === root.search.section);
        rows.itemAt(Math.max(0, at))?.forceActiveFocus(Qt.TabFocusReason);
    }

    component Entry: T.AbstractButton {
        id: entry

        property string caption: text
        property string glyph
        property bool differs: false
        property bool strong: false
        /** The number of settings that the search found, or -1 without a search. */
        property int hits: -1

        width: parent ? parent.width : 0
        implicitHeight: Math.max(root.alone ? Theme.px(44) : Theme.px(30), words.implicitHeight + Theme.px(10))
        leftPadding: Theme.px(10)
        rightPadding: Theme.px(10)
        Accessible.name: caption
        Accessible.description: [hits >= 0 ? qsTr("%Ln found", "", hits) : "", differs ? qsTr("Has changed settings") : ""].filter(part => part !== "").join(". ")
        Keys.onPressed: event => ReturnKey.press(event, entry)
        Keys.onReleased: event => ReturnKey.ignore(event)

        contentItem: Item {
            Icon {
                id: sign

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.glyph !== ""
                path: entry.glyph
                color: entry.strong ? Theme.ink : Theme.soft
                size: Theme.px(14)
            }

            PlainText {
                id: words

                anchors.left: parent.left
                anchors.leftMargin: Theme.px(22)
                anchors.right: parent.right
                anchors.rightMargin: (entry.differs && entry.glyph !== "" ? Theme.px(12) : 0) + (found.visible ? found.width + Theme.px(6) : 0)
                anchors.verticalCenter: parent.verticalCenter
                text: entry.caption
                color: entry.strong ? Theme.ink : entry.hits === 0 ? Theme.faint : Theme.soft
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                horizontalAlignment: Text.AlignLeft
                font.pixelSize: Theme.control
                font.weight: entry.strong ? Font.DemiBold : Font.Normal
            }

            PlainText {
                id: found

                anchors.right: parent.right
                anchors.rightMargin: entry.differs ? Theme.px(12) : 0
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.hits > 0
                text: `${entry.hits}`
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }

            Rectangle {
                id: dot

                anchors.right: entry.glyph !== "" ? parent.right : undefined
                anchors.left: entry.glyph === "" ? parent.left : undefined
                anchors.leftMargin: Theme.px(5)
                anchors.verticalCenter: parent.verticalCenter
                visible: entry.differs
                width: Theme.px(5)
                height: width
                radius: width / 2
                color: Theme.accent
            }
        }

        background: Rectangle {
            radius: Theme.rInner
            color: entry.down ? Theme.press : entry.strong ? Theme.warm : entry.hovered ? Theme.hover : "transparent"

            FocusRing {
                visible: entry.visualFocus
                gap: -1
            }
        }
    }

    Flickable {
        id: area

        anchors.top: parent.top
        anchors.bottom: differing.visible ? differing.top : parent.bottom
        width: parent.width
        contentHeight: list.height + 2 * list.y
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Column {
            id: list

            x: Theme.px(12)
            y: Theme.px(16)
            width: parent.width - Theme.px(20)
            spacing: 1
            Accessible.role: Accessible.PageTabList
            Accessible.name: qsTr("Sections")

            Repeater {
                id: rows

                model: root.sections

                Entry {
                    id: row

                    required property int index
                    required property var modelData

                    function step(by: int) {
                        const next = rows.itemAt(row.index + by) as T.AbstractButton;
                        if (!next)
                            return;
                        next.forceActiveFocus(Qt.TabFocusReason);
                        if (!root.alone)
                            next.click();
                    }

                    focus: root.search.section === modelData.id
                    caption: modelData.name
                    glyph: modelData.glyph
                    differs: root.search.revision >= 0 && root.search.sectionDiffers(modelData.id)
                    hits: root.search.query.trim() !== "" ? root.hits[modelData.id] ?? 0 : -1
                    strong: !root.alone && !root.search.everywhere && root.search.section === modelData.id
                    Accessible.role: Accessible.PageTab
                    Accessible.selected: strong
                    Keys.onUpPressed: row.step(-1)
                    Keys.onDownPressed: row.step(1)
                    onClicked: root.chosen(modelData.id)
                }
            }
        }

        WheelSteps {
            view: area
        }
    }

    Entry {
        id: differing

        x: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        width: parent.width - Theme.px(20)
        visible: root.search.count > 0
        caption: qsTr("%Ln differ", "", root.search.count)
        differs: true
        strong: root.search.onlyDiffering
        Accessible.role: Accessible.Button
        Accessible.description: qsTr("Show only the settings that differ from the default")
        onClicked: root.search.showDiffering(!root.search.onlyDiffering)
    }

    Rectangle {
        visible: !root.alone
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
}
