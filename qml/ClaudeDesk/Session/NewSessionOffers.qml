pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.NewSession
import ClaudeDesk.Theme

/**
 * What stands below the message box in a session without messages: its profile, example prompts, and recent
 * sessions in the folder. In a low window, the sessions are hidden first, then the prompts.
 */
Flickable {
    id: root

    required property SessionView session
    /** The height of the page. */
    required property real pageHeight
    readonly property bool known: App.newSession.folder === session.folder
    /** This text should be put into the message. */
    signal exampleChosen(text: string)

    contentWidth: width
    contentHeight: offers.height + Theme.px(12)
    interactive: contentHeight > height
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    T.ScrollBar.vertical: DeskScrollBar {}

    FocusFollower {
        view: root
    }

    Column {
        id: offers

        anchors.horizontalCenter: parent.horizontalCenter
        width: Theme.columnIn(root.width)
        spacing: Theme.px(10)

        Loader {
            width: parent.width
            active: App.newSession.profiles.length > 0 && !root.session.demo
            visible: active
            Component.onCompleted: setSource("../Profiles/ProfileChoice.qml", {
                facts: App.newSession
            })
        }

        ExamplePrompts {
            id: prompts

            width: parent.width
            visible: root.height >= Math.min(implicitHeight, Theme.px(100))
            demo: root.session.demo
            uninstructed: root.known && App.newSession.uninstructed
            onChosen: text => root.exampleChosen(text)
        }

        // The recent sessions come last, because they appear late and should not move the other items.
        Column {
            width: parent.width
            topPadding: Theme.px(14)
            spacing: Theme.px(4)
            visible: root.pageHeight >= Theme.px(560) && root.known && App.newSession.sessions.count > 0

            PlainText {
                text: Words.fill(qsTr("Recent sessions in %1"), [root.session.place])
                color: Theme.faint
                font.pixelSize: Theme.small
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }

            Rectangle {
                width: parent.width
                height: list.height + 2 * list.y
                radius: Theme.r
                color: Theme.card
                border.color: Theme.line

                Column {
                    id: list

                    x: 1
                    y: 1
                    width: parent.width - 2 * x
                    Accessible.role: Accessible.List
                    Accessible.name: qsTr("Recent sessions in this folder")

                    Repeater {
                        model: App.newSession.sessions

                        RecentSessionRow {
                            id: row

                            onOpened: App.newSession.openSession(row.key)
                        }
                    }
                }
            }
        }
    }

    WheelSteps {
        view: root
    }
}
