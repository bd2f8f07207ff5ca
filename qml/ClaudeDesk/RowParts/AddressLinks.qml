pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls

/**
 * Turns web addresses in a plain text of a row into links. This item is a child of the text. The text stays
 * plain: the links are only painted, and RowSelector finds them by their position.
 */
Loader {
    id: root

    required property RowContext host
    /** `text`: the text. `of`: the item that shows this text. */
    required property string text
    required property RowText of
    /** Whether this item paints the links. Set it to false if something else paints in the text. */
    property bool paints: true

    anchors.fill: of
    active: root.host.links.mayStandIn(root.text)

    sourceComponent: Item {
        id: links

        property string hovered

        function paint() {
            if (root.paints)
                root.host.links.paint(root.of.textDocument);
        }

        Component.onCompleted: paint()

        HoverHandler {
            id: pointer

            function update() {
                const at = pointer.point.position;
                links.hovered = pointer.hovered ? root.host.links.at(root.of.textDocument, at.x, at.y) : "";
            }

            onPointChanged: update()
            onHoveredChanged: update()
        }

        LinkToolTip {
            of: root.of
            link: links.hovered
        }

        Connections {
            target: root.of

            function onTextChanged() {
                links.paint();
            }
        }

        Connections {
            target: root.host.links

            function onRecoloured() {
                links.paint();
            }
        }
    }
}
