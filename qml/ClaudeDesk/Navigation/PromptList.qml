pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** A list of the user's messages, to jump to a message. */
PopupPanel {
    id: root

    required property PromptListModel turns
    /** The conversation should jump to a message. */
    signal wanted(key: string)

    function choose(row: int) {
        const key = root.turns.keyAt(row);
        if (key === "")
            return;
        root.close();
        root.wanted(key);
    }

    title: qsTr("Your messages")
    padding: Theme.px(8)
    implicitWidth: Theme.px(440)
    onAboutToShow: {
        turns.open();
        list.currentIndex = turns.count - 1;
        list.positionViewAtEnd();
    }
    onOpened: field.forceActiveFocus(Qt.PopupFocusReason)
    onClosed: {
        field.clear();
        turns.close();
    }

    contentItem: Item {
        implicitHeight: field.height + Theme.px(6) + Math.min(Theme.px(320), Math.max(list.contentHeight, Theme.px(34)))

        LineField {
            id: field

            width: parent.width
            name: qsTr("Find a message")
            placeholderText: qsTr("Your messages")
            onTextEdited: {
                root.turns.filter(text);
                list.currentIndex = root.turns.count - 1;
                list.positionViewAtEnd();
            }

            Keys.onUpPressed: list.decrementCurrentIndex()
            Keys.onDownPressed: list.incrementCurrentIndex()
            Keys.onReturnPressed: root.choose(list.currentIndex)
            Keys.onEnterPressed: root.choose(list.currentIndex)
        }

        PlainText {
            anchors.centerIn: list
            visible: root.turns.count === 0
            text: qsTr("No messages")
            color: Theme.faint
            font.pixelSize: Theme.control
        }

        ListView {
            id: list

            anchors.top: field.bottom
            anchors.topMargin: Theme.px(6)
            anchors.bottom: parent.bottom
            width: parent.width
            clip: true
            model: root.turns
            boundsBehavior: Flickable.StopAtBounds
            highlightMoveDuration: 0
            Accessible.role: Accessible.List
            Accessible.name: qsTr("Your messages")
            T.ScrollBar.vertical: DeskScrollBar {}

            delegate: T.ItemDelegate {
                id: item

                required property int index
                required property string words
                required property int number

                width: ListView.view ? ListView.view.width : 0
                implicitHeight: label.implicitHeight + Theme.px(14)
                highlighted: ListView.isCurrentItem
                focusPolicy: Qt.NoFocus
                Accessible.role: Accessible.ListItem
                Accessible.name: words
                Accessible.onPressAction: root.choose(index)
                onClicked: root.choose(index)

                contentItem: Item {
                    PlainText {
                        id: place

                        anchors.left: parent.left
                        width: Theme.px(38)
                        anchors.verticalCenter: parent.verticalCenter
                        rightPadding: Theme.px(10)
                        horizontalAlignment: Text.AlignRight
                        text: item.number
                        color: Theme.faint
                        font.pixelSize: Theme.small
                    }

                    PlainText {
                        id: label

                        anchors.left: place.right
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        text: item.words
                        elide: Text.ElideRight
                        font.pixelSize: Theme.control
                    }
                }

                background: Rectangle {
                    radius: Theme.rInner
                    color: item.highlighted ? Theme.warm : item.hovered ? Theme.hover : "transparent"
                }
            }

            WheelSteps {
                view: list
            }
        }
    }
}
