pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** How much was found, and how much of all sessions can be searched so far. */
Column {
    id: root

    required property SearchView search
    property bool demo: false

    spacing: Theme.px(6)

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.search.counted
        elide: Text.ElideRight
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        visible: text !== ""
        text: root.search.reading
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    PlainText {
        width: parent.width
        visible: root.demo
        text: qsTr("Demo sessions are not saved or searched.")
        wrapMode: Text.Wrap
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Rectangle {
        width: parent.width
        height: Theme.px(3)
        radius: height / 2
        visible: root.search.share >= 0
        color: Theme.line
        Accessible.role: Accessible.ProgressBar
        Accessible.name: root.search.reading

        Rectangle {
            width: parent.width * Math.max(0, root.search.share)
            height: parent.height
            radius: parent.radius
            color: Theme.accent
        }
    }
}
