pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Theme

/**
 * The attachments, completions and notes of the message. They lie over the composer's box, and are loaded
 * after the window's first frame.
 */
Item {
    id: root

    required property Composer composer
    required property MessageField field
    readonly property ComposerView view: composer.session.composer
    /** The height of the notes below the text. */
    readonly property real noteHeight: question.height + note.height + stash.height + shell.height
    /** The height of the list of completions. */
    readonly property real listHeight: completions.active ? completions.height + Theme.px(6) : 0

    /** Let the user choose files for the session that is shown now. */
    function attach() {
        files.attachments = root.view.attachments;
        files.ask(files.attachments.place(), "");
    }

    /** Move the keyboard focus to the editor of a chip. Return whether it is open. */
    function focusEditor(): bool {
        const dialog = editor.item as ChipEditor;
        dialog?.focusFirst();
        return dialog !== null;
    }

    /**
     * Show an attachment large, open a mentioned file, or open a text for editing. A text that is too long to
     * edit is shown.
     */
    function _open(number: string, item: var) {
        const items = root.view.attachments.items();
        const at = items.findIndex(each => each.key === item.key);
        const address = root.view.attachments.addressOf(number);
        if (at >= 0)
            root.composer.attachmentsWanted(items, at);
        else if (address !== "")
            App.openLink(root.composer.session, "", address);
        else
            root.view.attachments.open(number);
    }

    Loader {
        id: completions

        // The list is a child of the composer, because it would get no clicks outside of the overlay's box.
        parent: root.composer
        active: root.view.completion.open
        x: (parent.width - root.width) / 2
        y: root.composer.pushes ? Theme.px(10) : Theme.px(4) - height
        width: Math.min(root.width, Theme.px(620))
        height: (item as Item)?.implicitHeight ?? 0

        sourceComponent: CompletionList {
            completion: root.view.completion
            room: root.composer.pushes ? Theme.px(150) : root.composer.above
        }
    }

    MessageChips {
        id: chips

        parent: root.field.contentItem
        attachments: root.view.attachments
        field: root.field.field
        onOpenWanted: (number, item) => root._open(number, item)
        onSightWanted: place => root.field.show(place)
        onKeyboardLeft: root.composer.focusField()
    }

    Connections {
        target: root.field

        function onOpenWanted(number: string) {
            chips.open(number);
        }

        function onMoveWanted(number: string, left: bool) {
            chips.moveByWord(number, left);
        }
    }

    SourceLoader {
        id: editor

        active: root.view.attachments.edited !== ""
        file: Qt.resolvedUrl("ChipEditor.qml")
        values: () => ({
                attachments: root.view.attachments,
                number: root.view.attachments.edited
            })
        onActiveChanged: if (!active)
            root.composer.focusField()
    }

    SourceLoader {
        id: question

        x: Theme.px(12)
        y: root.field.y + root.field.height + Theme.px(4)
        width: parent.width - 2 * x
        height: (item as Item)?.implicitHeight ?? 0
        active: root.view.unknownCommand.command !== ""
        file: Qt.resolvedUrl("UnknownCommandLine.qml")
        values: () => ({
                question: Qt.binding(() => root.view.unknownCommand),
                enterSends: Qt.binding(() => root.field.sendKey === "enter")
            })
    }

    Connections {
        target: question.item as UnknownCommandLine

        function onSendWanted() {
            root.composer.send(root.composer.afterTurn);
            root.composer.focusField();
        }

        function onMessageWanted() {
            root.composer.focusField();
        }
    }

    // Close the question about an unknown command when the text changes.
    Connections {
        target: root.field

        function onTextChanged() {
            root.view.unknownCommand.close();
        }
    }

    SourceLoader {
        id: note

        x: Theme.px(12)
        y: question.y + question.height
        width: parent.width - 2 * x
        height: (item as Item)?.implicitHeight ?? 0
        active: root.view.attachments.note.text !== ""
        file: Qt.resolvedUrl("ComposerNoteLine.qml")
        values: () => ({
                note: Qt.binding(() => root.view.attachments.note)
            })
    }

    SourceLoader {
        id: stash

        x: Theme.px(12)
        y: note.y + note.height
        width: parent.width - 2 * x
        height: (item as Item)?.implicitHeight ?? 0
        active: root.view.draft.stashCount > 0
        file: Qt.resolvedUrl("StashLine.qml")
        values: () => ({
                composer: Qt.binding(() => root.view)
            })
    }

    SourceLoader {
        id: shell

        x: Theme.px(12)
        y: stash.y + stash.height
        width: parent.width - 2 * x
        height: (item as Item)?.implicitHeight ?? 0
        active: root.field.shell || root.view.attachments.attachments.outputs > 0
        file: Qt.resolvedUrl("ShellLine.qml")
        values: () => ({
                shell: Qt.binding(() => root.composer.session.shell),
                asks: Qt.binding(() => root.field.shell),
                outputs: Qt.binding(() => root.view.attachments.attachments.outputs)
            })
    }

    Connections {
        target: stash.item as StashLine

        function onMessageWanted() {
            root.composer.focusField();
        }
    }

    Connections {
        target: note.item as ComposerNoteLine

        function onMessageWanted() {
            root.composer.focusField();
        }
    }

    FileDialogLoader {
        id: files

        /** The attachments of the session for which the dialog was opened. */
        property ComposerAttachments attachments: null

        kind: "files"
        onChosen: found => attachments.addFiles(found, root.field.cursorPosition)
        onFinished: root.composer.focusField()
    }

    // Covers all of the page, so that a drop anywhere goes into the message.
    ComposerDropArea {
        parent: root.composer.parent
        anchors.fill: parent
        z: 1
        attachments: root.view.attachments
        cursor: root.field.cursorPosition
        field: root.field.field
        box: root.field.parent
    }
}
