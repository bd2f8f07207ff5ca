import QtQuick
import ClaudeDesk.Controls

/** The page that is shown when Claude Code exited before it was ready. */
MessagePage {
    id: root

    /** What the user can do, or "" if Claude Code does not say why it could not start. */
    required property string advice
    /** A command for a terminal, or "". */
    required property string command
    required property string detail
    /** What mends the start, a value of `Remedy`; "" if that is not known. */
    required property string remedy
    signal retryWanted
    /** The user wants what `remedy` says. */
    signal mendWanted

    heading: qsTr("Claude Code could not start")
    words: advice !== "" ? advice : detail !== "" ? qsTr("Last output:") : qsTr("It printed no output.")

    CommandBox {
        text: root.command
    }

    CommandBox {
        text: root.detail
        copyable: root.remedy !== "copy"
    }

    buttons: [
        DeskButton {
            id: mend

            visible: text !== ""
            text: root.remedy === "sign-in" ? qsTr("Sign in…") : root.remedy === "profile" ? qsTr("Choose a profile…") : root.remedy === "program" ? qsTr("Choose the program…") : root.remedy === "file" ? qsTr("Open the file") : root.remedy === "folder" ? qsTr("Choose another folder") : root.remedy === "mode" ? qsTr("Start with permission requests") : root.remedy === "copy" ? qsTr("Copy the message") : ""
            kind: "act"
            onClicked: root.mendWanted()
        },
        DeskButton {
            text: qsTr("Try again")
            kind: mend.text === "" ? "act" : ""
            onClicked: root.retryWanted()
        }
    ]
}
