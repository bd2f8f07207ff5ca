import QtQuick
import ClaudeDesk.Theme

/** Text in a row that can be selected. Its row speaks for it. */
TextEdit {
    id: root

    readOnly: true
    selectByMouse: true
    persistentSelection: true
    textFormat: TextEdit.PlainText
    // Nothing is ever resolved against it; the file's own would be looked for on the disk for each item.
    baseUrl: "about:blank"
    wrapMode: TextEdit.Wrap
    color: Theme.ink
    selectionColor: Theme.selection
    selectedTextColor: Theme.ink
    font.pixelSize: Theme.body
    activeFocusOnTab: false
    Accessible.ignored: true

    // One selection in the whole list: the text that is clicked next takes it over.
    onActiveFocusChanged: if (!activeFocus && !persistentMenu)
        deselect()

    /** Keeps the selection while a menu has the keyboard. */
    property bool persistentMenu: false
}
