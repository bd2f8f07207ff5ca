import QtCore
import QtQuick.Dialogs

/** Asks where to save a file with the system's own dialog. Loaded only when it is wanted. */
FileDialog {
    id: root

    /** The name it begins with. */
    property string name
    signal chosen(file: string)
    signal finished

    fileMode: FileDialog.SaveFile
    currentFolder: StandardPaths.writableLocation(StandardPaths.DownloadLocation)
    onNameChanged: selectedFile = `${currentFolder}/${encodeURIComponent(name)}`
    onAccepted: {
        root.chosen(selectedFile.toString());
        root.finished();
    }
    onRejected: root.finished()
}
