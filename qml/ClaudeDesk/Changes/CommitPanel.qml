pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/**
 * The panel for a commit: the commit message, and the facts to check before the commit. Ctrl+Enter commits.
 * Esc closes the panel, unless a commit is running.
 */
FocusScope {
    id: root

    required property StagingView staging
    /** The greatest height of the panel. */
    required property real room
    /** Whether the last attempt failed. The panel then scrolls to the reason. */
    readonly property bool _failed: root.staging.bad
    /** Whether the buttons scroll with the rest, because beside them the message had too little room. */
    readonly property bool _tight: room < answers.height + Theme.px(150)
    /** The panel closes, and the keyboard focus should go back to the changes page. */
    signal finished

    on_FailedChanged: if (_failed)
        Qt.callLater(() => area.contentY = Math.max(0, area.contentHeight - area.height))

    implicitHeight: Math.min(parts.height + answers.height + Theme.px(36), room)

    function _hide() {
        if (root.staging.committing)
            return;
        if (root.staging.suggesting) {
            root.staging.stopSuggestion();
            return;
        }
        root.finished();
        root.staging.hide();
    }

    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape
    Keys.onEscapePressed: root._hide()

    Rectangle {
        anchors.fill: parent
        color: Theme.page

        Rectangle {
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    Flickable {
        id: area

        anchors.top: parent.top
        anchors.topMargin: Theme.px(12)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root._tight ? 0 : answers.height + Theme.px(22)
        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.right: parent.right
        contentHeight: parts.height + (root._tight ? answers.height + Theme.px(22) : 0)
        interactive: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        T.ScrollBar.vertical: DeskScrollBar {}

        FocusFollower {
            view: area
        }

        Column {
            id: parts

            width: area.width - Theme.px(12)
            spacing: Theme.px(6)

            Rectangle {
                width: parent.width
                height: Math.max(Theme.px(64), field.implicitHeight)
                radius: Theme.r
                color: Theme.card
                border.color: Theme.edge

                TextEdit {
                    id: field

                    anchors.fill: parent
                    padding: Theme.px(8)
                    focus: true
                    readOnly: root.staging.committing
                    textFormat: TextEdit.PlainText
                    wrapMode: TextEdit.Wrap
                    color: Theme.ink
                    selectionColor: Theme.selection
                    selectedTextColor: Theme.ink
                    font.pixelSize: Theme.control
                    activeFocusOnTab: true
                    selectByMouse: true
                    Accessible.role: Accessible.EditableText
                    Accessible.name: qsTr("Commit message")
                    Component.onCompleted: text = root.staging.message
                    onTextChanged: if (text !== root.staging.message)
                        root.staging.setMessage(text)
                    // The next item depends on what is shown and enabled.
                    Keys.onTabPressed: nextItemInFocusChain().forceActiveFocus(Qt.TabFocusReason)
                    Keys.onPressed: event => {
                        const enter = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
                        if (enter && event.modifiers & Qt.ControlModifier) {
                            event.accepted = true;
                            root.staging.commit();
                        }
                    }

                    Connections {
                        target: root.staging

                        function onMessageChanged() {
                            if (field.text !== root.staging.message)
                                field.text = root.staging.message;
                        }
                    }
                }

                PlainText {
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(8)
                    anchors.bottom: parent.bottom
                    anchors.bottomMargin: Theme.px(4)
                    visible: text !== ""
                    text: root.staging.length
                    color: root.staging.tooLong ? Theme.warn : Theme.faint
                    font.pixelSize: Theme.small
                    Accessible.role: Accessible.StaticText
                    Accessible.name: Words.fill(qsTr("Length of the first line: %1"), [text])
                    Accessible.ignored: text === ""
                }

                PlainText {
                    anchors.fill: parent
                    padding: Theme.px(8)
                    visible: field.text === "" && field.preeditText === ""
                    text: qsTr("Commit message")
                    color: Theme.faint
                    font.pixelSize: Theme.control
                    elide: Text.ElideRight
                    Accessible.ignored: true
                }

                Loader {
                    anchors.fill: parent
                    active: field.activeFocus

                    sourceComponent: FocusRing {
                        gap: 0
                    }
                }
            }

            Item {
                visible: root.staging.suggests
                width: parent.width
                implicitHeight: price.stacked ? suggest.height + price.height : Math.max(suggest.height, price.height)

                DeskButton {
                    id: suggest

                    compact: true
                    kind: "quiet"
                    glyph: Icons.suggest
                    enabled: root.staging.maySuggest || root.staging.suggesting
                    text: root.staging.suggesting ? qsTr("Stop") : qsTr("Suggest from the changes")
                    Accessible.description: price.text
                    onClicked: root.staging.suggesting ? root.staging.stopSuggestion() : root.staging.suggest()
                }

                PlainText {
                    id: price

                    readonly property bool stacked: suggest.width + Theme.px(8) + implicitWidth > parent.width

                    anchors.left: stacked ? parent.left : suggest.right
                    anchors.leftMargin: Theme.px(8)
                    anchors.right: parent.right
                    y: stacked ? suggest.height : (suggest.height - height) / 2
                    text: root.staging.suggestionWords
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }

            Repeater {
                model: [root.staging.subject, root.staging.author]

                PlainText {
                    required property string modelData

                    visible: modelData !== ""
                    width: parts.width
                    text: modelData
                    color: Theme.faint
                    font.pixelSize: Theme.small
                    wrapMode: Text.Wrap
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
            }

            DeskCheckBox {
                visible: root.staging.mayAmend
                enabled: !root.staging.committing
                text: qsTr("Amend the last commit")
                checked: root.staging.amend
                onToggled: {
                    root.staging.setAmend(checked);
                    checked = Qt.binding(() => root.staging.amend);
                }
            }

            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.staging.warning
                color: Theme.warn
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            PlainText {
                visible: text !== ""
                width: parent.width
                text: root.staging.output
                color: Theme.soft
                font.family: App.mono
                font.pixelSize: Theme.small
                wrapMode: Text.WrapAnywhere
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            Item {
                visible: said.text !== "" && root.staging.bad
                width: parent.width
                implicitHeight: said.implicitHeight

                Icon {
                    y: Theme.px(1)
                    anchors.left: parent.left
                    path: Icons.warning
                    size: Theme.px(14)
                    color: Theme.bad
                }

                PlainText {
                    id: said

                    anchors.left: parent.left
                    anchors.leftMargin: Theme.px(20)
                    anchors.right: parent.right
                    text: root.staging.said
                    font.pixelSize: Theme.small
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    Accessible.role: Accessible.AlertMessage
                    Accessible.name: text
                }
            }
        }

        WheelSteps {
            view: area
        }
    }

    Column {
        id: answers

        parent: root._tight ? area.contentItem : root
        x: root._tight ? 0 : Theme.px(12)
        y: root._tight ? parts.height + Theme.px(10) : root.height - height - Theme.px(12)
        width: parts.width
        spacing: Theme.px(8)

        Item {
            readonly property bool _stacked: all.width + no.width + Theme.px(8) > width

            width: parent.width
            height: _stacked ? all.height + Theme.px(8) + no.height : all.height

            DeskButton {
                id: no

                anchors.left: parent.left
                y: parent.height - height
                kind: "quiet"
                text: root.staging.committing ? qsTr("Stop") : qsTr("Cancel")
                onClicked: root.staging.committing ? root.staging.stop() : root._hide()
            }

            AnswerButton {
                id: all

                anchors.right: parent.right
                pales: false
                enabled: root.staging.readyForAll
                about: root.staging
                question: root.staging.branch
                text: qsTr("Stage all and commit")
                onConfirmed: root.staging.commitAll()
            }
        }

        Item {
            id: end

            /** Whether the words have no room beside the button. They are above it then. */
            readonly property bool stacked: width - commit.width < Theme.px(160)

            width: parent.width
            height: stacked ? place.height + Theme.px(8) + commit.height : Math.max(commit.height, place.height)

            Icon {
                id: sign

                anchors.left: parent.left
                anchors.verticalCenter: place.verticalCenter
                path: Icons.branch
                size: Theme.px(12)
            }

            PlainText {
                id: place

                anchors.left: sign.right
                anchors.leftMargin: Theme.px(6)
                y: end.stacked ? 0 : (end.height - height) / 2
                width: parent.width - (end.stacked ? Theme.px(18) : commit.width + Theme.px(26))
                text: Words.join([root.staging.branch, qsTr("hooks run"), qsTr("nothing is pushed")])
                color: Theme.soft
                font.pixelSize: Theme.small
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }

            AnswerButton {
                id: commit

                anchors.right: parent.right
                y: end.height - height - (end.stacked ? 0 : (end.height - height) / 2)
                pales: false
                kind: "act"
                enabled: root.staging.ready
                about: root.staging
                question: [root.staging.branch, root.staging.commitWords].join("\n")
                caption: root.staging.commitWords
                keyHint: root._tight ? "" : qsTr("Ctrl+Enter")
                onConfirmed: root.staging.commit()
            }
        }
    }
}
