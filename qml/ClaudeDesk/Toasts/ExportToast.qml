import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs
import ClaudeDesk.Toasts

/** Asks where to save a row or the conversation, then shows the progress and the outcome. */
Toast {
    id: root

    required property Exporter exporter

    /**
     * Ask where to save the row with this key, or the complete conversation if the key is "". The format is
     * "md", "html" or "jsonl".
     */
    function ask(key: string, form: string) {
        d.exporter = root.exporter;
        d.key = key;
        d.form = form;
        place.ask(root.exporter.folder(), root.exporter.suggest(key, form));
    }

    words: exporter.words
    bad: exporter.bad
    busy: exporter.busy
    onDismissed: exporter.dismiss()
    onCancelled: exporter.stop()

    QtObject {
        id: d

        /** The exporter of the session for which the dialog was opened. */
        property Exporter exporter: null
        property string key
        property string form
    }

    FileDialogLoader {
        id: place

        kind: "save"
        suffix: d.form
        onChosen: found => d.exporter.save(d.key, d.form, found[0])
    }
}
