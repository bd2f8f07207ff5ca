import QtCore
import QtQuick.Dialogs

/** Asks for a file to write with the system's own dialog, which asks before it is overwritten. */
FileDialog {
    id: root

    property string form: "md"
    signal chosen(place: url)
    signal finished

    /** Propose a name, in the folder of documents. */
    function suggest(name: string) {
        const folder = StandardPaths.writableLocation(StandardPaths.DocumentsLocation);
        root.selectedFile = folder + "/" + encodeURIComponent(name);
    }

    fileMode: FileDialog.SaveFile
    defaultSuffix: form
    nameFilters: form === "html" ? [qsTr("Web page (*.html)")] : form === "jsonl" ? [qsTr("Messages (*.jsonl)")] : [qsTr("Markdown (*.md)")]
    onAccepted: {
        root.chosen(selectedFile);
        root.finished();
    }
    onRejected: root.finished()
}
