pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import ClaudeDesk.Controls
import ClaudeDesk.Theme

/**
 * The tab of a page in the panel's head. If `bare` is true, the tab shows only its icon, and its name is in a
 * tooltip.
 */
T.TabButton {
    id: root

    property string glyph
    property bool bare: false
    /** The smallest width of the tab: the longest word with narrow margins, or the icon if `bare` is true. */
    readonly property real least: bare ? implicitWidth : Math.ceil(longest.advanceWidth) + 2 * Theme.px(6) + 2
    /** The width of the tab with its name, whether the name is shown or not. */
    readonly property real named: Math.ceil(name.advanceWidth) + 2 * Theme.px(10) + 2

    implicitWidth: bare ? Theme.px(32) : contentItem.implicitWidth + 2 * Theme.px(10)
    implicitHeight: contentItem.implicitHeight + topPadding + bottomPadding
    leftPadding: width < implicitWidth ? Theme.px(6) : Theme.px(10)
    rightPadding: leftPadding
    topPadding: Theme.px(5)
    bottomPadding: Theme.px(5)
    // A tab that is stretched to the height of its neighbours is painted at its own height.
    topInset: Math.max(0, (height - implicitHeight) / 2)
    bottomInset: topInset
    Accessible.name: text

    Keys.onPressed: event => ReturnKey.press(event, root)
    Keys.onReleased: event => ReturnKey.ignore(event)

    contentItem: PlainText {
        text: root.bare ? "" : root.text
        font.pixelSize: Theme.control
        font.weight: root.checked ? Font.DemiBold : Font.Normal
        color: root.checked ? Theme.ink : Theme.soft
        wrapMode: Text.WordWrap
        maximumLineCount: 2
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }

    TextMetrics {
        id: longest

        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        text: root.text.split(" ").reduce((most, word) => word.length > most.length ? word : most, "")
    }

    TextMetrics {
        id: name

        font.pixelSize: Theme.control
        font.weight: Font.DemiBold
        text: root.text
    }

    Loader {
        anchors.centerIn: parent
        active: root.bare

        sourceComponent: Icon {
            path: root.glyph
            color: root.hovered ? Theme.ink : Theme.soft
        }
    }

    Loader {
        active: root.bare && (root.hovered || root.visualFocus)

        sourceComponent: DeskToolTip {
            parent: root
            visible: true
            delay: 120 // show the name soon, because the icon alone does not name the tab
            x: (root.width - width) / 2
            text: root.text
        }
    }

    background: Rectangle {
        radius: Theme.r
        color: root.checked ? Theme.warm : root.hovered ? Theme.hover : "transparent"

        Loader {
            anchors.fill: parent
            active: root.visualFocus

            sourceComponent: FocusRing {}
        }
    }
}
