pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** No folder was given: which one is it to be? */
MessagePage {
    id: root

    required property list<string> folders
    signal folderWanted(folder: string)
    signal browseWanted

    heading: qsTr("Where do you want to work?")
    words: qsTr("Claude works in one folder: it reads there, and changes what you allow.")

    Column {
        width: parent.width
        spacing: 2
        visible: root.folders.length > 0
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Recent folders")

        Repeater {
            model: root.folders

            T.ItemDelegate {
                id: item

                required property string modelData

                width: parent ? parent.width : 0
                implicitHeight: Theme.px(40)
                text: modelData
                focusPolicy: Qt.StrongFocus
                Accessible.role: Accessible.ListItem
                Accessible.name: App.folderWords(modelData)
                Accessible.onPressAction: item.click()
                onClicked: root.folderWanted(modelData)
                Keys.onReturnPressed: item.click()

                contentItem: Item {
                    Glyph {
                        id: sign

                        x: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        path: "M1.5 4 L1.5 13 L14.5 13 L14.5 5 L8 5 L6.5 3 L1.5 3 Z"
                        size: Theme.px(15)
                    }

                    Words {
                        anchors.left: sign.right
                        anchors.leftMargin: Theme.px(10)
                        anchors.right: parent.right
                        anchors.rightMargin: Theme.px(12)
                        anchors.verticalCenter: parent.verticalCenter
                        text: App.folderWords(item.modelData)
                        elide: Text.ElideMiddle
                    }
                }

                background: Rectangle {
                    radius: 8
                    color: item.down ? Theme.press : item.hovered ? Theme.hover : Theme.card
                    border.color: Theme.line

                    FocusRing {
                        visible: item.visualFocus
                        gap: 0
                    }
                }
            }
        }
    }

    buttons: [
        DeskButton {
            kind: "primary"
            text: qsTr("Open folder")
            onClicked: root.browseWanted()
        }
    ]
}
