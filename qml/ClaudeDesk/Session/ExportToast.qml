import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.FileDialogs

/** Asks where to save, then shows the progress and the outcome. */
Toast {
    id: root

    required property Exporter exporter

    /** Ask where to save one row ("": everything) in a format: "md", "html", "jsonl". */
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

        /** The exporter of the session in which the question was asked. */
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
