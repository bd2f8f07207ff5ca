pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** The place of the sessions. What is in it comes after the window's first frame. */
Rectangle {
    id: root

    /** Whether more is there than the first frame needs. */
    required property bool viewsReady
    /** The folder in which a new session begins; "" where the person chooses one. */
    property string folder
    /** Whether all that was ever said can be searched from here. */
    property bool searchable: false
    /** Whether the numbers of the open sessions are shown. */
    property bool numbered: false
    /** How wide it may be, at the usual text size. */
    property int most: App.mostSidebarWidth
    signal settingsWanted
    signal newWanted
    signal folderWanted(folder: string)
    signal browseWanted
    signal searchWanted(text: string)
    /** A session was chosen, to be seen: the keyboard belongs to its message. */
    signal chosen
    /** The keyboard is to go back to the message. */
    signal messageWanted

    /** Put the keyboard into the field that finds a session. */
    function find() {
        body.findWanted = body.item === null;
        (body.item as SidebarBody)?.find();
    }

    color: Theme.side

    Loader {
        id: body

        /** Whether the keyboard goes into the field as soon as it is there. */
        property bool findWanted: false

        // By its address: what is made after the first frame is not even read before it.
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
            asynchronous = true; // what comes after the first frame, in slices: the window hears meanwhile
        }
    }

    onViewsReadyChanged: body.make()
    // Qt complains in the terminal of what is destroyed while it is still being read or made.
    Component.onDestruction: body.active = false

    Rectangle {
        anchors.right: parent.right
        width: 1
        height: parent.height
        color: Theme.line
    }
}
