pragma ComponentBehavior: Bound

import QtQuick
import QtQml.Models
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** The menu of a row. All rows share one menu. */
DeskMenu {
    id: root

    required property RowContext host
    /** `key`: the key of the row. `selected`: whether something in the row is selected. */
    property string key
    property bool selected
    /** The time of the row, or "" if it is not known. */
    property string moment
    property bool foldable
    /** Whether the row is a tool call that wrote a file. */
    property bool wrote
    /** Whether the turn of the row contains text by Claude. */
    property bool answers
    property bool folded
    /**
     * `rewindable`: whether the conversation can rewind to before the row. `forkable`: whether a new session
     * can fork from the row.
     */
    property bool rewindable
    property bool forkable
    /** The addresses that the row links to, and the files that it names. */
    property list<string> addresses
    /** Whether the user chose to rewind, or to edit the message. */
    property bool rewinds: false
    property bool edits: false
    signal saveWanted(key: string)
    signal foldAllWanted(folded: bool)
    /** The menu has closed. The item that had the keyboard focus before should get the focus again. */
    signal dismissed

    /** Open the menu at a place in the row. */
    function openAt(row: RowFrame, x: real, y: real, byKey: bool) {
        root.key = row.key;
        root.selected = root.host.selection.touches(row.key);
        root.answers = root.host.selection.copier.answers(row.key);
        root.moment = root.host.transcript.momentOf(row.key);
        root.wrote = root.host.session.changes.wrote(root.key);
        root.foldable = root.host.transcript.isFoldable(row.key);
        root.folded = root.host.transcript.isFolded(row.key);
        root.rewindable = root.host.session.rewind.reaches(row.key);
        root.forkable = root.host.session.rewind.forks(row.key);
        root.addresses = root.host.links.of(row.key);
        root.host.links.findFiles(row.key);
        root.popup(row, x, y);
        root.currentIndex = byKey ? 0 : -1;
    }

    title: qsTr("Row")

    Connections {
        target: root.host.links

        function onFilesFound(key: string, names: list<string>) {
            if (key === root.key)
                root.addresses = [...root.addresses, ...names];
        }
    }

    // Give the keyboard focus back before the question about the rewind takes it.
    onClosed: {
        root.dismissed();
        if (root.rewinds)
            root.host.rewind(root.key);
        else if (root.edits)
            root.host.editMessage(root.key);
        root.rewinds = root.edits = false;
    }

    DeskMenuItem {
        text: qsTr("Copy")
        glyph: Icons.copy
        keys: qsTr("Ctrl+C")
        onTriggered: root.selected ? root.host.selection.copy() : root.host.copy(root.key)
    }

    DeskMenuItem {
        text: qsTr("Quote in the message")
        glyph: Icons.quote
        keys: qsTr("Ctrl+Shift+Q")
        onTriggered: root.selected ? root.host.selection.quote("") : root.host.selection.copier.quoteRow(root.key)
    }

    DeskMenuItem {
        text: qsTr("Copy answer")
        glyph: Icons.copy
        enabled: root.answers
        onTriggered: root.host.copyAnswer(root.key)
    }

    DeskMenuItem {
        text: qsTr("Copy as Markdown")
        glyph: Icons.copy
        onTriggered: root.host.copyMarkdown(root.key, false)
    }

    DeskMenuItem {
        text: qsTr("Copy turn as Markdown")
        glyph: Icons.copy
        onTriggered: root.host.copyMarkdown(root.key, true)
    }

    DeskMenuItem {
        text: qsTr("Save…")
        glyph: Icons.save
        onTriggered: root.saveWanted(root.key)
    }

    DeskMenuItem {
        text: qsTr("View source")
        glyph: Icons.source
        onTriggered: root.host.viewSource(root.key)
    }

    DeskMenuItem {
        text: qsTr("Show in Changes")
        glyph: Icons.written
        enabled: root.wrote
        visible: root.wrote
        height: visible ? implicitHeight : 0
        onTriggered: root.host.changeWanted(root.key)
    }

    Instantiator {
        model: root.addresses

        delegate: DeskMenuItem {
            required property string modelData

            caption: Words.fill(qsTr("Open %1"), [App.addressWords(modelData)])
            glyph: Icons.network
            most: Theme.px(320)
            onTriggered: root.host.openLink(root.key, modelData)
        }

        onObjectAdded: (index, object) => root.insertItem(index + 7, object as DeskMenuItem)
        onObjectRemoved: (index, object) => root.removeItem(object as DeskMenuItem)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: qsTr("Edit and resend…")
        glyph: Icons.edit
        keys: qsTr("Alt+E")
        visible: root.rewindable
        height: visible ? implicitHeight : 0
        enabled: root.rewindable && !root.host.session.busy
        onTriggered: root.edits = true
    }

    DeskMenuItem {
        text: qsTr("Rewind to here…")
        glyph: Icons.rewind
        enabled: root.rewindable && !root.host.session.busy
        onTriggered: root.rewinds = true
    }

    DeskMenuItem {
        text: qsTr("Fork from here")
        glyph: Icons.fork
        enabled: root.forkable
        onTriggered: root.host.fork(root.key)
    }

    DeskMenuSeparator {}

    DeskMenuItem {
        text: root.folded ? qsTr("Expand") : qsTr("Collapse")
        glyph: root.folded ? Icons.chevronDown : Icons.chevronUp
        enabled: root.foldable
        onTriggered: root.host.fold(root.key, !root.folded)
    }

    DeskMenuItem {
        text: qsTr("Collapse all")
        glyph: Icons.chevronUp
        keys: qsTr("Alt+Minus")
        onTriggered: root.foldAllWanted(true)
    }

    DeskMenuItem {
        text: qsTr("Expand all")
        glyph: Icons.chevronDown
        keys: qsTr("Alt+Plus")
        onTriggered: root.foldAllWanted(false)
    }

    DeskMenuSeparator {
        visible: root.moment !== ""
        height: visible ? implicitHeight : 0
    }

    DeskMenuItem {
        caption: root.moment
        glyph: Icons.waiting
        enabled: false
        visible: root.moment !== ""
        height: visible ? implicitHeight : 0
    }
}
