import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.Theme

/** The beginning of the newest stashed message, with a button that restores the message. */
Item {
    id: root

    required property ComposerView composer
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    implicitHeight: Math.max(words.implicitHeight, restore.height) + Theme.px(4)

    function _announce() {
        if (words.text !== "")
            speech.say(words.text, false);
    }

    SpokenText {
        id: speech
    }

    Timer {
        id: soon

        interval: 0
        onTriggered: root._announce()
    }

    PlainText {
        id: words

        anchors.left: parent.left
        anchors.right: restore.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: -Theme.px(2)
        text: Words.fill(qsTr("%Ln messages stashed: %1", "", root.composer.draft.stashCount), [root.composer.draft.stashWords])
        elide: Text.ElideRight
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        // Announce the text only after the line is in the window, because the line may have been created for
        // this text.
        onTextChanged: soon.restart()
    }

    DeskButton {
        id: restore

        anchors.right: parent.right
        anchors.top: parent.top
        compact: true
        text: qsTr("Restore")
        Accessible.description: root.composer.draft.text === "" ? qsTr("Alt+S") : ""
        onClicked: {
            root.messageWanted();
            root.composer.restoreStash();
        }
    }
}
