import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/** How much a turn changed, shown at the end of the turn. A click opens the changes page. */
T.Button {
    id: root

    required property string figure

    implicitWidth: contentItem.implicitWidth + leftPadding + rightPadding
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: Theme.px(6)
    rightPadding: Theme.px(6)
    topPadding: Theme.px(1)
    bottomPadding: Theme.px(1)
    focusPolicy: Qt.TabFocus
    Accessible.name: qsTr("Changes of this turn")
    Accessible.description: figure

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: PlainText {
        text: root.figure
        color: root.hovered ? Theme.ink : Theme.soft
        font.pixelSize: Theme.small
        font.underline: root.hovered
    }

    background: Rectangle {
        radius: Theme.rInner
        color: root.down ? Theme.press : root.hovered ? Theme.hover : "transparent"

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }
}
