import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The head of the text viewer: title, size, a search field and buttons. */
Item {
    id: root

    required property Viewer viewer
    required property bool wrap
    /** The first page in sight, where a search begins. */
    required property int firstPage
    /** Whether everything fits in one line. */
    readonly property bool wide: width >= Theme.px(860)
    /** Whether the buttons need a line for themselves. */
    readonly property bool narrow: width < Theme.px(540)
    readonly property real titleEnd: wide ? Direction.before(find) : narrow ? Direction.before(close) : Direction.before(acts)
    signal wrapWanted(wrap: bool)
    signal saveWanted

    implicitHeight: Theme.px(wide ? 50 : narrow ? 118 : 88)

    function focusFind() {
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    Connections {
        target: root.viewer

        function onQueryChosen(words: string) {
            field.text = words;
        }
    }

    PlainText {
        id: title

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(20)
        y: Theme.px(25) - height / 2
        width: Math.min(implicitWidth, Math.max(0, root.titleEnd - anchors.leftMargin - Theme.px(12) - (root.narrow ? 0 : size.implicitWidth + Theme.px(20))))
        text: root.viewer.title
        elide: Text.ElideMiddle
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }

    PlainText {
        id: size

        anchors.left: parent.left
        anchors.leftMargin: root.narrow ? title.anchors.leftMargin : title.anchors.leftMargin + title.width + Theme.px(12)
        y: root.narrow ? acts.y + (acts.height - height) / 2 : title.y + title.baselineOffset - baselineOffset
        width: Math.min(implicitWidth, Math.max(0, (root.narrow ? Direction.before(acts) : root.titleEnd) - anchors.leftMargin - Theme.px(8)))
        text: root.viewer.saved !== "" ? root.viewer.saved : root.viewer.size
        elide: Text.ElideRight
        color: Theme.faint
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    Row {
        id: find

        anchors.left: parent.left
        anchors.leftMargin: root.wide ? Direction.before(acts) - width - Theme.px(12) : Theme.px(20)
        y: Theme.px(root.wide ? 25 : root.narrow ? 94 : 64) - height / 2
        spacing: Theme.px(4)

        LineField {
            id: field

            width: Math.min(Theme.px(220), root.width * 0.4)
            name: qsTr("Find in text")
            placeholderText: qsTr("Find")
            padding: Theme.px(6)
            onTextChanged: root.viewer.find(text, root.firstPage)
            Keys.onReturnPressed: event => root.viewer.step(event.modifiers & Qt.ShiftModifier ? -1 : 1)
            Keys.onEnterPressed: event => root.viewer.step(event.modifiers & Qt.ShiftModifier ? -1 : 1)
        }

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            enabled: root.viewer.foundCount > 0
            text: qsTr("Previous match")
            glyph: Icons.arrowUp
            onClicked: root.viewer.step(-1)
        }

        IconButton {
            anchors.verticalCenter: parent.verticalCenter
            enabled: root.viewer.foundCount > 0
            text: qsTr("Next match")
            glyph: Icons.arrowDown
            onClicked: root.viewer.step(1)
        }

        PlainText {
            anchors.verticalCenter: parent.verticalCenter
            width: Math.max(0, Math.min(Theme.px(104), root.width - Theme.px(40) - x))
            text: root.viewer.foundWords
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
    }

    Row {
        id: acts

        anchors.left: parent.left
        anchors.leftMargin: root.narrow ? root.width - width - Theme.px(14) : Direction.before(close) - width - spacing
        y: Theme.px(root.narrow ? 57 : 25) - height / 2
        spacing: Theme.px(2)

        DeskButton {
            anchors.verticalCenter: parent.verticalCenter
            visible: root.width > Theme.px(340)
            kind: "quiet"
            compact: true
            text: root.wrap ? qsTr("Don't wrap lines") : qsTr("Wrap lines")
            onClicked: root.wrapWanted(!root.wrap)
        }

        CopyButton {
            anchors.verticalCenter: parent.verticalCenter
            onClicked: root.viewer.copy()
        }

        DeskButton {
            anchors.verticalCenter: parent.verticalCenter
            kind: "quiet"
            compact: true
            text: qsTr("Save…")
            onClicked: root.saveWanted()
        }
    }

    IconButton {
        id: close

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(14)
        y: Theme.px(25) - height / 2
        text: qsTr("Close")
        glyph: Icons.closeLarge
        onClicked: root.viewer.close()
    }

    Rectangle {
        anchors.bottom: parent.bottom
        width: parent.width
        height: 1
        color: Theme.line
    }
}
