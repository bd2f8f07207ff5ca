import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs

/** Asks where to save, and says how far it is and how it went. */
Toast {
    id: root

    required property Exporter exporter

    /** Ask for a file for one row ("": for everything) in a format: "md", "html", "jsonl". */
    function ask(key: string, form: string) {
        d.exporter = root.exporter;
        d.key = key;
        d.form = form;
        place.folder = root.exporter.folder();
        place.ask(root.exporter.suggest(key, form));
    }

    words: exporter.words
    bad: exporter.bad
    busy: exporter.busy
    onDismissed: exporter.dismiss()
    onCancelled: exporter.stop()

    QtObject {
        id: d

        /** Of the session that it was asked in. */
        property Exporter exporter: null
        property string key
        property string form
    }

    SaveFileLoader {
        id: place

        suffix: d.form
        onChosen: file => d.exporter.save(d.key, d.form, file)
    }
}
