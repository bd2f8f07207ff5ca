pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The sidebar with the sessions. Its content is loaded after the window's first frame. */
Rectangle {
    id: root

    /** Whether the views that the first frame does not need are ready. */
    required property bool viewsReady
    /** The folder in which a new session begins, or "" if the user has to choose a folder. */
    property string folder
    /** Whether the full text of all sessions can be searched from the sidebar. */
    property bool searchable: false
    /** Whether the numbers of the open sessions are shown. */
    property bool numbered: false
    /** The greatest width, at the usual text size. */
    property int most: App.mostSidebarWidth
    signal settingsWanted
    signal helpWanted
    signal overviewWanted
    signal newWanted
    signal folderWanted(folder: string)
    signal browseWanted
    signal searchWanted(text: string)
    /** The user chose a session to show, and its message field should get the keyboard focus. */
    signal chosen
    /** The keyboard focus should go back to the message field. */
    signal messageWanted

    /** Move the keyboard focus into the field that finds a session. */
    function find() {
        body.findWanted = body.item === null;
        (body.item as SidebarBody)?.find();
    }

    color: Theme.side

    Loader {
        id: body

        /** Whether the search field gets the keyboard focus as soon as it exists. */
        property bool findWanted: false

        // The body is loaded by its URL, so that its files are not read before the first frame.
        function make() {
            if (root.viewsReady && status === Loader.Null)
                setSource("SidebarBody.qml", {
                    side: root,
                    sessions: App.sessions
                });
        }

        anchors.fill: parent
        onLoaded: if (findWanted)
            root.find()
        Component.onCompleted: {
            make();
            asynchronous = true; // after the first frame, load in slices: the window keeps handling events
        }
    }

    onViewsReadyChanged: body.make()
    // Unload the body: Qt prints warnings about items that are destroyed while they are being loaded.
    Component.onDestruction: body.active = false

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
}
