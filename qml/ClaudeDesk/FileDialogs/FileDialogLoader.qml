import QtQuick
import ClaudeDesk.Core

/** Asks the user for files, a folder or a place to save a file. The dialog is loaded only when it is needed. */
Loader {
    id: root

    /** What the user is asked for: "files", "folder" or "save". */
    required property string kind
    /** The suffix for a file to save. It is added if the user's name has no suffix. */
    property string suffix
    /** Whether a dialog is open now. */
    readonly property bool asking: status === Loader.Ready
    signal chosen(files: list<string>)
    signal finished

    /**
     * Open the dialog in `folder`. If `folder` is an empty URL, the program chooses the folder. `name` is
     * the proposed name for a file to save.
     */
    function ask(folder: url, name: string) {
        root.setSource(Qt.resolvedUrl("FileDialogHost.qml"), {
            "dialog": App.fileDialogs.ask(root.kind, folder, name, root.suffix)
        });
    }

    onLoaded: {
        const host = item as FileDialogHost;
        host.chosen.connect(root.chosen);
        host.finished.connect(() => {
            root.source = "";
            root.finished();
        });
    }
}
