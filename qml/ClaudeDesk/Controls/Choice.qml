pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Theme

/** A choice of one out of a list, small enough for the composer. */
T.ComboBox {
    id: root

    /** What the choice is, for assistive technology. */
    required property string name
    /** Whether its list is open. */
    property bool open: false

    implicitWidth: Math.min(contentItem.implicitWidth, Theme.px(200)) + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.px(8)
    rightPadding: Theme.px(22)
    topPadding: Theme.px(4)
    bottomPadding: Theme.px(4)
    font.pixelSize: Theme.small
    hoverEnabled: true
    wheelEnabled: false
    Accessible.name: name
    Accessible.description: displayText

    /** Choosing is done in the open list: a closed one that has the keyboard by mistake changes nothing. */
    function guard(event: KeyEvent) {
        const arrows = event.key === Qt.Key_Up || event.key === Qt.Key_Down;
        if (arrows)
            root.popup.open();
        event.accepted = arrows || event.key === Qt.Key_Home || event.key === Qt.Key_End || event.text > " " && event.text !== "\x7f";
    }

    Keys.priority: Keys.BeforeItem
    Keys.onPressed: event => {
        if (!root.open)
            root.guard(event);
        else
            event.accepted = false;
    }

    contentItem: Words {
        text: root.displayText
        font: root.font
        color: Theme.soft
        elide: Text.ElideRight
        verticalAlignment: Text.AlignVCenter
    }

    indicator: Glyph {
        x: root.width - width - Theme.px(8)
        y: (root.height - height) / 2
        size: Theme.px(9)
        path: "M2 5 L8 11 L14 5"
        color: Theme.soft
    }

    background: Rectangle {
        radius: 7
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"
        border.color: Theme.line

        FocusRing {
            visible: root.visualFocus
        }
    }

    delegate: T.ItemDelegate {
        id: item

        required property int index
        required property string modelData

        width: ListView.view ? ListView.view.width : 0
        implicitHeight: label.implicitHeight + Theme.px(12)
        leftPadding: Theme.px(28)
        rightPadding: Theme.px(12)
        text: modelData
        highlighted: root.highlightedIndex === index
        Accessible.name: modelData
        Accessible.onPressAction: item.click()

        contentItem: Words {
            id: label

            text: item.text
            font.pixelSize: Theme.control
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
        }

        background: Rectangle {
            radius: 6
            color: item.highlighted ? Theme.press : "transparent"

            Glyph {
                visible: root.currentIndex === item.index
                x: Theme.px(9)
                anchors.verticalCenter: parent.verticalCenter
                size: Theme.px(11)
                path: "M2 9 L6 13 L14 3"
                color: Theme.accent
            }
        }
    }

    popup: T.Popup {
        onVisibleChanged: root.open = visible
        y: -height - 4
        width: Math.max(root.width, Theme.px(230))
        implicitHeight: Math.min(list.contentHeight + 12, Theme.px(320))
        padding: 6
        margins: 8
        closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent

        contentItem: ListView {
            id: list

            clip: true
            model: root.open ? root.delegateModel : null
            currentIndex: root.highlightedIndex
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: Bar {}
        }

        background: Item {
            Shadow {
                radius: 10
            }

            Rectangle {
                anchors.fill: parent
                radius: 10
                color: Theme.card
                border.color: Theme.line
            }
        }
    }
}
