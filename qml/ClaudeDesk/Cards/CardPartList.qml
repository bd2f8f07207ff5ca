pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.RowParts

/**
 * The parts of a card, below one another. A part that changes keeps its item, so that the text selection in
 * the item stays.
 */
Column {
    id: root

    required property RowContext host
    required property string key
    /** Whether all pictures are shown, however many. */
    required property bool allAttachments
    /** The parts that are shown (ui/transcript/card_parts.py). */
    required property var parts
    /** Whether there is room to show a change side by side. */
    required property bool wide
    /** Whether nothing in the card is below the parts. */
    required property bool last

    CountModel {
        id: counted

        size: root.parts.length
    }

    Repeater {
        model: counted.rows

        Loader {
            id: place

            required property int index
            readonly property var latest: root.parts[index]
            readonly property bool lowest: root.last && index === root.parts.length - 1
            property var part: ({
                    kind: ""
                })

            // A part that is about to be removed keeps its content until then, instead of becoming empty.
            onLatestChanged: if (latest)
                part = latest
            Component.onCompleted: if (latest)
                part = latest

            width: root.width
            sourceComponent: {
                switch (place.part.kind) {
                case "listing":
                    return listing;
                case "diff":
                    return diff;
                case "rich":
                    return rich;
                case "facts":
                    return facts;
                case "checklist":
                    return checklist;
                case "pictures":
                    return pictures;
                case "note":
                    return note;
                }
                return null;
            }

            Component {
                id: listing

                CardListing {
                    host: root.host
                    key: root.key
                    part: place.part
                    last: place.lowest
                }
            }

            Component {
                id: diff

                CardDiff {
                    host: root.host
                    key: root.key
                    part: place.part
                    wide: root.wide
                    last: place.lowest
                }
            }

            Component {
                id: rich

                CardMarkdown {
                    host: root.host
                    key: root.key
                    part: place.part
                    last: place.lowest
                }
            }

            Component {
                id: facts

                CardFacts {
                    host: root.host
                    part: place.part
                    last: place.lowest
                }
            }

            Component {
                id: checklist

                CardChecklist {
                    part: place.part
                    last: place.lowest
                }
            }

            Component {
                id: pictures

                CardPictures {
                    host: root.host
                    key: root.key
                    allShown: root.allAttachments
                    part: place.part
                    last: place.lowest
                }
            }

            Component {
                id: note

                CardNote {
                    part: place.part
                    last: place.lowest
                }
            }
        }
    }
}
