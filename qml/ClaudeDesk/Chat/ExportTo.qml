pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** Asks where to save, and says how it went. */
Item {
    id: root

    required property Exporter exporter

    /** Ask for a file for one row ("": for everything) in a format: "md", "html", "jsonl". */
    function ask(key: string, form: string) {
        d.key = key;
        d.form = form;
        place.folder = root.exporter.folder();
        place.ask(root.exporter.suggest(key, form));
    }

    visible: exporter.words !== ""
    implicitWidth: shown.implicitWidth
    implicitHeight: shown.implicitHeight
    Accessible.role: Accessible.StaticText
    Accessible.name: exporter.words
    Accessible.ignored: !visible

    QtObject {
        id: d

        property string key
        property string form
    }

    SaveTo {
        id: place

        suffix: d.form
        onChosen: file => root.exporter.save(d.key, d.form, file)
    }

    Timer {
        running: root.visible && !root.exporter.busy && !root.exporter.bad
        interval: 4000
        onTriggered: root.exporter.dismiss()
    }

    Loader {
        id: shown

        active: root.visible

        sourceComponent: Item {
            implicitWidth: box.width
            implicitHeight: box.height

            Shadow {
                radius: 10
            }

            Rectangle {
                id: box

                width: said.width + close.width + Theme.px(28)
                height: Theme.px(36)
                radius: 10
                color: Theme.card
                border.color: root.exporter.bad ? Theme.bad : Theme.line

                Words {
                    id: said

                    x: Theme.px(14)
                    anchors.verticalCenter: parent.verticalCenter
                    width: Math.min(implicitWidth, Theme.px(360))
                    text: root.exporter.words
                    elide: Text.ElideRight
                    font.pixelSize: Theme.control
                }

                IconButton {
                    id: close

                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(4)
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !root.exporter.busy
                    text: qsTr("Dismiss")
                    glyph: "M4 4 L12 12 M12 4 L4 12"
                    onClicked: root.exporter.dismiss()
                }
            }
        }
    }
}
