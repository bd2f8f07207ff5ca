import QtQuick
import ClaudeDesk.Core

/** Asks the user for files or a folder. The dialog is loaded only when it is needed. */
Loader {
    id: root

    /** The kind of dialog: "files", "folder" or "save". */
    required property string kind
    required property string title
    /** The URL of the system's own dialog, used if Qt has one. */
    required property url nativeDialog
    /** Whether a dialog is open now. */
    readonly property bool asking: status === Loader.Ready
    signal answered(files: list<string>)
    signal finished

    function begin(folder: url, name: string, suffix: string) {
        const dialog = App.fileDialogs.ask(root.kind, root.title, folder, name, suffix);
        root.setSource(Qt.resolvedUrl("FileDialogHost.qml"), {
            "dialog": dialog,
            "nativeDialog": root.nativeDialog
        });
    }

    onLoaded: {
        const host = item as FileDialogHost;
        host.chosen.connect(root.answered);
        host.finished.connect(() => {
            root.source = "";
            root.finished();
        });
    }
}
