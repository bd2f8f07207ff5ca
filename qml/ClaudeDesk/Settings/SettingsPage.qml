pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Profiles
import ClaudeDesk.Theme

/**
 * The page with all settings, in sections. A setting takes effect immediately, except in the form of a profile.
 * In a narrow window, the list of sections is a page, and each section is a page.
 */
FocusScope {
    id: root

    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Settings")

    required property SettingsView settings
    /**
     * The text of the button that leads back to the session, or "" without this button. The text says that
     * Claude waits for an answer there.
     */
    property string waiting
    readonly property SettingsSearch search: settings.search
    readonly property bool narrow: Window.width < Theme.px(760)
    /** Whether a section is shown, in a narrow window. */
    property bool opened: false
    readonly property bool listed: !narrow || !(opened || search.everywhere)
    readonly property var sections: [
        {
            id: "appearance",
            name: qsTr("Appearance"),
            glyph: Icons.sun
        },
        {
            id: "conversation",
            name: qsTr("Conversation"),
            glyph: Icons.session
        },
        {
            id: "notifications",
            name: qsTr("Notifications"),
            glyph: Icons.bell
        },
        {
            id: "sessions",
            name: qsTr("Sessions"),
            glyph: Icons.modeAsk
        },
        {
            id: "profiles",
            name: qsTr("Profiles"),
            glyph: Icons.profile
        },
        {
            id: "snapshots",
            name: qsTr("Snapshots"),
            glyph: Icons.waiting
        },
        {
            id: "keys",
            name: qsTr("Keys"),
            glyph: Icons.key
        },
        {
            id: "claude-code",
            name: qsTr("Claude Code"),
            glyph: Icons.toolRun
        },
        {
            id: "about",
            name: qsTr("About"),
            glyph: Icons.information
        }
    ]
    signal closed
    signal shortcutsWanted
    signal restartWanted

    /** Run the action of a shortcut. Return false if the action does not belong to this page. */
    function run(action: string): bool {
        if (action !== "find")
            return false;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
        return true;
    }

    /** Show a section. */
    function _choose(section: string) {
        root.search.choose(section);
        root.opened = true;
        area.contentY = 0;
        if (root.narrow)
            back.forceActiveFocus(Qt.TabFocusReason);
    }

    function _goBack() {
        field.clear();
        root.search.reset();
        root.opened = false;
        list.enter();
    }

    Component.onCompleted: {
        root.search.reset();
        root.settings.ask();
    }
    Keys.onEscapePressed: {
        if (root.search.everywhere || !root.listed)
            root._goBack();
        else
            root.closed();
    }
    // A section can have nothing that takes the keyboard focus.
    Keys.onPressed: event => {
        const direction = event.key === Qt.Key_PageDown ? 1 : event.key === Qt.Key_PageUp ? -1 : 0;
        event.accepted = direction !== 0 && area.visible;
        if (event.accepted)
            area.contentY = Math.max(0, Math.min(area.contentHeight - area.height, area.contentY + direction * area.height * 0.9));
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.page
    }

    PageHead {
        id: head

        width: parent.width
        title: root.narrow && root.opened && !root.search.everywhere ? root.sections.find(each => each.id === root.search.section).name : qsTr("Settings")
        closeName: qsTr("Close settings")
        waiting: root.waiting
        least: 96
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

        LineField {
            id: field

            anchors.right: parent.right
            anchors.rightMargin: head.endWidth
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(head.least, Math.min(Theme.px(240), head.room))
            implicitHeight: Theme.controlHeight
            topPadding: 0
            bottomPadding: 0
            leftPadding: Direction.mirrored ? Theme.px(10) : Theme.px(32)
            rightPadding: Direction.mirrored ? Theme.px(32) : Theme.px(10)
            verticalAlignment: TextInput.AlignVCenter
            name: qsTr("Search settings")
            placeholderText: qsTr("Search settings")
            onTextEdited: {
                root.search.find(text);
                area.contentY = 0;
            }
            Keys.onEscapePressed: {
                if (length > 0 || !root.listed)
                    root._goBack();
                else
                    list.enter();
            }

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

    SectionList {
        id: list

        anchors.left: parent.left
        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        focus: true
        width: root.narrow ? parent.width : Theme.sections
        visible: root.listed
        alone: root.narrow
        search: root.search
        sections: root.sections
        hits: ({
                "appearance": appearance.hits,
                "conversation": conversation.hits,
                "notifications": notifications.hits,
                "sessions": sessions.hits,
                "profiles": profiles.hits,
                "snapshots": snapshots.hits,
                "keys": keys.hits,
                "claude-code": claudeCode.hits,
                "about": about.hits
            })
        onChosen: section => {
            field.clear();
            root._choose(section);
        }
    }

    Flickable {
        id: area

        anchors.top: head.bottom
        anchors.bottom: parent.bottom
        anchors.left: root.narrow ? parent.left : list.right
        anchors.right: parent.right
        visible: !root.narrow || !root.listed
        contentWidth: width
        contentHeight: groups.height + Theme.px(48)
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Column {
            id: groups

            anchors.left: parent.left
            anchors.leftMargin: root.narrow ? Theme.px(12) : Theme.px(20)
            y: Theme.px(24)
            width: Math.min(Theme.settingsPage, area.width - 2 * anchors.leftMargin)
            spacing: Theme.px(24)

            PlainText {
                width: parent.width
                visible: text !== "" && !root.search.everywhere
                text: root.settings.unusedWords
                color: Theme.ink
                font.pixelSize: Theme.control
                horizontalAlignment: Text.AlignLeft
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            SettingsSection {
                id: appearance

                settings: root.settings
                section: "appearance"

                sourceComponent: AppearanceSettings {
                    settings: root.settings
                }
            }

            SettingsSection {
                id: conversation

                settings: root.settings
                section: "conversation"

                sourceComponent: ConversationSettings {
                    settings: root.settings
                    onShortcutsWanted: root.shortcutsWanted()
                }
            }

            SettingsSection {
                id: notifications

                settings: root.settings
                section: "notifications"

                sourceComponent: NotificationSettings {
                    settings: root.settings
                }
            }

            SettingsSection {
                id: sessions

                settings: root.settings
                section: "sessions"

                sourceComponent: SessionSettings {
                    settings: root.settings
                }
            }

            SettingsSection {
                id: profiles

                settings: root.settings
                section: "profiles"

                sourceComponent: Column {
                    ProfileSettings {
                        settings: root.settings
                        onFormShown: form => area.contentY = Math.max(0, Math.min(form.mapToItem(groups, 0, 0).y - Theme.px(40), area.contentHeight - area.height))
                    }
                }
            }

            SettingsSection {
                id: snapshots

                settings: root.settings
                section: "snapshots"

                sourceComponent: Column {
                    SnapshotSettings {
                        settings: root.settings
                    }
                }
            }

            SettingsSection {
                id: keys

                settings: root.settings
                section: "keys"

                sourceComponent: KeySettings {
                    settings: root.settings
                }
            }

            SettingsSection {
                id: claudeCode

                settings: root.settings
                section: "claude-code"

                sourceComponent: ClaudeCodeSettings {
                    settings: root.settings
                    onRestartWanted: root.restartWanted()
                }
            }

            SettingsSection {
                id: about

                settings: root.settings
                section: "about"

                sourceComponent: Column {
                    AboutSettings {
                        settings: root.settings
                    }
                }
            }
        }

        PlainText {
            anchors.left: groups.left
            y: groups.y
            visible: root.search.everywhere && groups.height === 0
            text: qsTr("No settings found")
            color: Theme.faint
            font.pixelSize: Theme.control
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        WheelSteps {
            view: area
        }
    }
}
