pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Panels
import ClaudeDesk.Theme

/**
 * What Claude Code itself lists and changes, for the folder of one session. Claude Code writes its files; the
 * page says before which file, and after what was written. In a narrow window, the list of sections is a page,
 * and each section is a page.
 */
FocusScope {
    id: root

    required property SessionView session
    /** The text of the button that leads back to the session, or "" without this button. */
    property string waiting
    readonly property ClaudeCodeView view: session.claudeCode
    readonly property bool narrow: width < Theme.px(600)
    /** Whether a section is shown, in a narrow window. */
    property bool opened: false
    readonly property bool listed: !narrow || !opened
    property string section: "permissions"
    readonly property var sections: [
        {
            id: "permissions",
            name: qsTr("Permissions"),
            glyph: Icons.modeAsk,
            figure: view.permissionRules.count >= 0 ? `${view.permissionRules.count}` : ""
        },
        {
            id: "servers",
            name: qsTr("Servers"),
            glyph: Icons.toolServer,
            figure: session.servers.count > 0 ? `${session.servers.count}` : ""
        }
    ]
    signal closed

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Claude Code")

    /** Run the action of a shortcut. Return false if the action does not belong to this page. */
    function run(action: string): bool {
        if (action !== "find")
            return false;
        root.section = "permissions";
        root.opened = true;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
        return true;
    }

    function _choose(id: string) {
        root.section = id;
        root.opened = true;
        if (root.narrow)
            back.forceActiveFocus(Qt.TabFocusReason);
    }

    function _goBack() {
        root.opened = false;
        tabs.itemAt(Math.max(0, root.sections.findIndex(each => each.id === root.section)))?.forceActiveFocus(Qt.TabFocusReason);
    }

    Keys.onEscapePressed: {
        if (root.listed)
            root.closed();
        else
            root._goBack();
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    PageHead {
        id: head

        width: parent.width
        title: root.narrow && root.opened ? root.sections.find(each => each.id === root.section).name : qsTr("Claude Code")
        closeName: qsTr("Close the page")
        waiting: root.waiting
        least: root.section === "permissions" ? 96 : 0
        begins: back.visible ? back.width + Theme.px(18) : Theme.px(20)
        onClosed: root.closed()

        IconButton {
            id: back

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            visible: !root.listed
            text: qsTr("Back")
            glyph: Direction.mirrored ? Icons.chevronRight : Icons.chevronLeft
            onClicked: root._goBack()
        }

        PlainText {
            id: facts

            anchors.left: parent.left
            anchors.leftMargin: head.width - head.endWidth - head.room
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, Math.max(0, head.room - (field.visible ? field.width + Theme.px(16) : 0)))
            visible: head.room - (field.visible ? field.width : 0) > Theme.px(64)
            text: root.view.version !== "" ? `${root.view.folder}   ${root.view.version}` : root.view.folder
            color: Theme.soft
            elide: Text.ElideRight
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        LineField {
            id: field

            anchors.right: parent.right
            anchors.rightMargin: head.endWidth
            anchors.verticalCenter: parent.verticalCenter
            visible: root.section === "permissions" && (!root.narrow || root.opened)
            width: Math.max(head.least, Math.min(Theme.px(240), head.room))
            implicitHeight: Theme.controlHeight
            topPadding: 0
            bottomPadding: 0
            leftPadding: Direction.mirrored ? Theme.px(10) : Theme.px(32)
            rightPadding: Direction.mirrored ? Theme.px(32) : Theme.px(10)
            verticalAlignment: TextInput.AlignVCenter
            name: qsTr("Search rules")
            placeholderText: qsTr("Search rules")
            onTextEdited: root.view.permissionRules.search(text)
            Keys.onEscapePressed: event => {
                event.accepted = length > 0;
                clear();
                root.view.permissionRules.search("");
            }
            Component.onDestruction: root.view.permissionRules.search("")

            Icon {
                anchors.left: parent.left
                anchors.leftMargin: Theme.px(10)
                anchors.verticalCenter: parent.verticalCenter
                path: Icons.search
                color: Theme.soft
                size: Theme.px(14)
            }
        }
    }

    Column {
        id: list

        anchors.top: head.bottom
        x: Direction.mirrored ? root.width - width - Theme.px(12) : Theme.px(12)
        topPadding: Theme.px(16)
        width: (root.narrow ? parent.width : Theme.sections) - Theme.px(20)
        visible: root.listed
        spacing: 1
        Accessible.role: Accessible.PageTabList
        Accessible.name: qsTr("Sections")

        Repeater {
            id: tabs

            model: root.sections.length

            SectionTab {
                required property int index
                readonly property var entry: root.sections[index]

                function step(by: int) {
                    const next = tabs.itemAt(index + by) as T.AbstractButton;
                    if (!next)
                        return;
                    next.forceActiveFocus(Qt.TabFocusReason);
                    if (!root.narrow)
                        next.click();
                }

                focus: index === 0
                width: list.width
                caption: entry.name
                glyph: entry.glyph
                figure: entry.figure
                strong: !root.narrow && root.section === entry.id
                Keys.onUpPressed: step(-1)
                Keys.onDownPressed: step(1)
                onClicked: root._choose(entry.id)
            }
        }
    }

    Rectangle {
        x: Direction.mirrored ? root.width - Theme.sections : Theme.sections - 1
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        visible: !root.narrow
        width: 1
        color: Theme.line
    }

    Item {
        id: area

        readonly property real margin: root.narrow ? Theme.px(12) : Theme.px(20)

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: root.narrow ? 0 : Theme.sections
        anchors.right: parent.right
        visible: !root.narrow || root.opened

        Loader {
            anchors.fill: parent
            sourceComponent: root.section === "servers" ? servers : rules
        }
    }

    Component {
        id: rules

        PermissionRulesSection {
            rules: root.view.permissionRules
            margin: area.margin
        }
    }

    Component {
        id: servers

        Flickable {
            id: place

            contentHeight: page.height + Theme.px(48)
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            T.ScrollBar.vertical: DeskScrollBar {}

            FocusFollower {
                view: place
            }

            McpServersPage {
                id: page

                x: area.margin
                y: Theme.px(24)
                width: place.width - 2 * x
                servers: root.session.servers
            }

            WheelSteps {
                view: place
            }
        }
    }
}
