import QtQuick
import QtQuick.Controls.Basic

/** A window with a list and a text field, and nothing else: what Qt itself costs. */
ApplicationWindow {
    id: root

    width: 1280
    height: 860
    visible: true
    title: "Bare"

    property string tail

    /** Add a row. */
    function add(text: string) {
        tail = text;
        rows.append({
            words: text
        });
    }

    /** Make the last row's text longer. */
    function extend(text: string) {
        const item = list.itemAtIndex(rows.count - 1) as TextEdit;
        tail += text;
        if (item)
            item.insert(item.length, text);
        else if (rows.count > 0)
            rows.setProperty(rows.count - 1, "words", tail);
        else
            add(text);
    }

    ListView {
        id: list

        anchors.top: parent.top
        anchors.bottom: field.top
        width: parent.width
        clip: true
        model: ListModel {
            id: rows
        }
        onContentHeightChanged: Qt.callLater(list.positionViewAtEnd)
        onOriginYChanged: Qt.callLater(list.positionViewAtEnd)
        delegate: TextEdit {
            required property string words

            width: ListView.view ? ListView.view.width : 0
            textFormat: TextEdit.PlainText
            wrapMode: TextEdit.Wrap
            readOnly: true
            Component.onCompleted: text = words
        }
    }

    TextField {
        id: field

        anchors.bottom: parent.bottom
        width: parent.width
    }
}
