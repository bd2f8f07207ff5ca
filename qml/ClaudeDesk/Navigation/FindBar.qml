import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** Finds words in the conversation: a field, the number of matches, and buttons to step through them. */
FocusScope {
    id: root

    required property FindView find
    /** The number of matches that was spoken last. */
    property string _spoken: ""
    /** The user closed the bar. */
    signal dismissed
    /** The match is in a part that is too large for the row, and the user wants to see the full text. */
    signal allWanted

    /** Move the keyboard focus to the field and select its text, so that typing replaces it. */
    function enter() {
        field.text = root.find.query;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.selectAll();
    }

    // Each session has its own search words.
    onFindChanged: field.text = find.query
    implicitWidth: Theme.px(380)
    implicitHeight: box.height
    visible: find.open
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Find in conversation")

    Keys.onPressed: event => {
        if (event.key === Qt.Key_Escape)
            root.dismissed();
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            (event.modifiers & Qt.ShiftModifier) ? root.find.previous() : root.find.next();
        else
            return;
        event.accepted = true;
    }

    Connections {
        target: root.find

        function onQueryChanged() {
            if (field.text !== root.find.query)
                field.text = root.find.query;
        }
    }

    SpokenText {
        id: speech
    }

    // The number of matches changes with each letter, and while the search runs.
    Timer {
        id: soon

        interval: 100
        onTriggered: {
            if (root.visible && said.text !== "" && said.text !== root._spoken && !root.find.searching)
                speech.say(said.text, false);
            if (!root.find.searching)
                root._spoken = said.text;
        }
    }

    Shadow {
        radius: Theme.r
    }

    Rectangle {
        id: box

        width: parent.width
        height: field.implicitHeight + Theme.px(8)
        radius: Theme.r
        color: Theme.card
        border.color: Theme.line

        LineField {
            id: field

            anchors.left: parent.left
            anchors.leftMargin: Theme.px(4)
            anchors.right: said.left
            anchors.verticalCenter: parent.verticalCenter
            focus: true
            name: qsTr("Find")
            text: root.find.query
            placeholderText: qsTr("Find in conversation")
            background: null
            onTextEdited: root.find.setQuery(text)
        }

        PlainText {
            id: said

            anchors.right: buttons.left
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            text: root.find.query === "" ? "" : root.find.count > 0 ? Words.fill(root.find.unseen && root.width >= Theme.px(340) ? qsTr("%1 of %2, not loaded") : qsTr("%1 of %2"), [root.find.current, root.find.count]) : root.find.searching ? qsTr("Searching…") : qsTr("No results")
            color: root.find.count > 0 || root.find.searching ? Theme.soft : Theme.bad
            font.pixelSize: Theme.small
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            onTextChanged: soon.restart()
        }

        Row {
            id: buttons

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(5)
            anchors.verticalCenter: parent.verticalCenter

            IconButton {
                visible: root.find.unseen
                text: qsTr("Show full text")
                glyph: Icons.searchEverywhere
                onClicked: root.allWanted()
            }

            IconButton {
                text: qsTr("Previous match")
                glyph: Icons.arrowUp
                enabled: root.find.count > 0
                onClicked: root.find.previous()
            }

            IconButton {
                text: qsTr("Next match")
                glyph: Icons.arrowDown
                enabled: root.find.count > 0
                onClicked: root.find.next()
            }

            IconButton {
                text: qsTr("Close find")
                glyph: Icons.close
                onClicked: root.dismissed()
            }
        }
    }
}
