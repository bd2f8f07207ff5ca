pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme
import ClaudeDesk.Transcript

/** A session without messages: its folder, example prompts, and recent sessions in the folder. */
Loader {
    id: root

    required property SessionView session
    required property bool shown
    /** Whether the user works in this session. Only the page of that session shows facts about its folder. */
    readonly property bool _here: session === App.session
    readonly property string _folder: shown && _here ? session.folder : ""
    readonly property bool _known: App.newSession.folder === session.folder
    /** This text should be put into the message. */
    signal exampleChosen(text: string)
    /** The message should start a completion with this sign. */
    signal signChosen(sign: string)

    active: shown
    on_FolderChanged: _setFolder()
    on_HereChanged: _setFolder()
    Component.onCompleted: _setFolder()

    function _setFolder() {
        if (root._here)
            App.newSession.setFolder(root._folder);
    }

    sourceComponent: Flickable {
        id: area

        contentWidth: width
        contentHeight: Math.max(height, body.y + body.height + Theme.px(12))
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Column {
            id: body

            anchors.horizontalCenter: parent.horizontalCenter
            y: heading.topIn(area.height)
            spacing: Theme.px(10)

            EmptyHint {
                id: heading

                room: area.width
            }

            NewSessionFacts {
                width: heading.width
                session: root.session
                facts: App.newSession
                known: root._known
                onInstructionsWanted: root.exampleChosen("/init")
                onWorktreeWanted: App.newWorktree.ask()
            }

            Loader {
                width: heading.width
                active: App.newSession.profiles.length > 0 && !root.session.demo
                visible: active
                Component.onCompleted: setSource("../Profiles/ProfileChoice.qml", {
                    facts: App.newSession
                })
            }

            ExamplePrompts {
                width: heading.width
                onChosen: text => root.exampleChosen(text)
                onSignChosen: sign => root.signChosen(sign)
            }

            // The recent sessions come last, because they appear late and should not move the other items.
            Column {
                width: heading.width
                topPadding: Theme.px(8)
                spacing: Theme.px(6)
                visible: root._known && App.newSession.sessions.count > 0

                PlainText {
                    text: qsTr("Recent sessions in this folder")
                    color: Theme.soft
                    font.pixelSize: Theme.small
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }

                Rectangle {
                    width: parent.width
                    height: list.height + 2 * list.y
                    radius: Theme.rLarge
                    color: Theme.card
                    border.color: Theme.line

                    Column {
                        id: list

                        x: Theme.px(5)
                        y: Theme.px(5)
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
            view: area
        }
    }
}
