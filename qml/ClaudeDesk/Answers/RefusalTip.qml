pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Language

/** Shows for four seconds why a press did not count. The tip is above the position of this item. */
Loader {
    id: root

    /** The reason from `ClickGuard.refused`, or "" while no tip is shown. */
    property string _why
    readonly property string _words: _why === "new" ? qsTr("Not counted: this has only just appeared. Press again.") : _why === "window" ? qsTr("Not counted: this window has only just come to the front. Press again.") : _why === "pointer" ? qsTr("Not counted: the pointer has only just come to this window. Press again.") : _why === "typing" ? qsTr("Not counted: you were typing until now. Press again.") : qsTr("Not counted: this may belong to the press before. Wait a moment, then press again.")

    function show(why: string) {
        root._why = why;
        calm.restart();
        speech.say(root._words, true);
    }

    function hide() {
        root._why = "";
    }

    width: parent.width
    active: _why !== ""

    SpokenText {
        id: speech
    }

    Timer {
        id: calm

        interval: 4000
        onTriggered: root.hide()
    }

    sourceComponent: DeskToolTip {
        parent: root
        visible: true
        delay: 0
        x: Math.round((root.width - width) / 2)
        y: -height - 4
        text: root._words
    }
}
