import QtQuick
import ClaudeDesk.Answers
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Language
import ClaudeDesk.RowParts
import ClaudeDesk.Theme

/** Asks whether a tool may run with its input. */
RequestCard {
    id: root

    required property RequestView decision
    required property RowContext host
    readonly property PermissionView permission: decision.permission
    /**
     * The height of all parts except the input. In a low window the input gets less height, so that the other
     * parts are in sight. `details` and `reason` together count for at most 80 pixels, however long they are.
     */
    readonly property real _otherHeight: visible && _seen ? _kept.otherHeight = _otherHeightNow : _kept.otherHeight
    readonly property real _otherHeightNow: _tall(notes) + _tall(inputName) + _tall(place) + _tall(more) + _tall(legend) + _tall(words) + _tall(alike) + _tall(grants) + Math.min(_tall(details) + _tall(reason), Theme.px(80))
    readonly property real _most: Math.max(Theme.px(54), room - Theme.px(150) - _otherHeight)

    name: Words.fill(qsTr("Permission request: %1"), [permission.tool])
    heading: permission.heading
    subtitle: permission.asked
    asker: permission.asker
    place: permission.place
    elsewhere: permission.isElsewhere
    countWords: decision.countWords
    requestId: decision.requestId
    folded: decision.folded
    onStepWanted: by => decision.step(by)
    onFoldWanted: on => decision.fold(on)

    /** Whether all of the request is loaded and in sight, and no mark or note warns about it. */
    readonly property bool _plain: allInSight && !permission.reading && permission.notes.length === 0 && permission.legend.length === 0 && permission.partWords === "" && (permission.showsChange ? change.allInSight : box.allInSight)

    /**
     * Allow the request by the window's shortcut, if the user cannot have missed anything in it. Return
     * whether the request was allowed.
     */
    function allowByChord(): bool {
        if (root.decision.count !== 1 || root.folded || !root._plain || root.permission.edited || root.permission.adding || !root.acceptsKeys() || !root.standing.takes())
            return false;
        root.permission.allowOnce();
        return true;
    }

    /**
     * Who asks, and in which folder the tool would run. These facts may change, or become known only after
     * the card is shown.
     */
    readonly property string _asked: permission.asked
    readonly property bool _edited: permission.edited
    readonly property bool _reading: permission.reading

    on_AskedChanged: root.renew()
    on_EditedChanged: root.renew()
    on_ReadingChanged: root.renew()
    onSettledChanged: if (settled)
        d.unfolding = false

    QtObject {
        id: d

        /**
         * Whether the list of grants was unfolded and is being laid out. The card then scrolls to the list.
         */
        property bool unfolding: false

        function follow() {
            if (unfolding)
                root.reveal(grants);
        }
    }

    /** The last known height. It is used while the page is hidden, because all parts are invisible then. */
    readonly property var _kept: ({
            otherHeight: 0
        })
    property bool _seen: true

    // This handler runs after the visibility of the parts has changed.
    onVisibleChanged: _seen = visible

    function _tall(item: Item): real {
        return item.visible ? item.height + Theme.px(10) : 0;
    }

    Connections {
        target: root.permission.change

        // The content of the request has changed.
        function onRenewed() {
            root.renew();
        }
    }

    Connections {
        target: root.permission.grants

        function onChoiceChanged() {
            root.renew();
        }

        function onOpenChanged() {
            root.renew();
            d.unfolding = root.permission.grants.open;
        }
    }

    Connections {
        target: root.decision

        function onAlikeListChanged() {
            root.renew();
        }
    }

    buttons: ButtonRow {
        width: parent ? parent.width : 0

        first: [
            DecisionButton {
                card: root
                figure: 3
                text: qsTr("Deny")
                onConfirmed: root.permission.deny(words.visible ? words.text : "")
            },
            DecisionButton {
                card: root
                figure: 4
                kind: "quiet"
                text: qsTr("Deny with a note…")
                visible: !words.visible
                onConfirmed: {
                    root.permission.addWords();
                    root.write(words);
                }
            }
        ]
        last: [
            DecisionButton {
                card: root
                figure: 2
                visible: grants.any && !root.permission.grants.open && !root.permission.edited
                enabled: !root._reading
                text: qsTr("Always allow…")
                onConfirmed: root.permission.grants.unfold(true)
            },
            DecisionButton {
                card: root
                figure: 2
                visible: grants.visible
                enabled: root.permission.grants.canAlways && !root._reading
                subject: grants.rule.visible ? grants.rule : grants
                text: root.permission.grants.addsRule ? qsTr("Always allow") : qsTr("Allow with options")
                caption: root.permission.grants.addsRule ? qsTr("Add rule and allow") : text
                Accessible.name: text
                onConfirmed: root.permission.grants.alwaysAllow()
            },
            DecisionButton {
                card: root
                figure: 1
                kind: root.permission.warns ? "plain" : "act"
                strong: true
                enabled: !root._reading
                text: qsTr("Allow once")
                onConfirmed: root.permission.allowOnce()
            }
        ]
    }

    // The file and its change, in one frame.
    Column {
        width: root.innerWidth
        visible: root.permission.isChange
        spacing: -1

        ProposedChangeHeader {
            id: place

            width: root.innerWidth
            visible: root.permission.isChange
            card: root
            permission: root.permission
            onEditWanted: root.write(box.field)
        }

        ProposedChange {
            id: change

            width: root.innerWidth
            visible: root.permission.showsChange
            change: root.permission.change
            input: root.permission.fullInput
            host: root.host
            most: root._most
        }
    }

    PlainText {
        id: inputName

        width: root.innerWidth
        // In a low window the name is hidden, because the heading is enough and the input should be in sight.
        visible: text !== "" && !root.cramped
        text: root.permission.name
        font.family: Theme.mono
        font.pixelSize: Theme.control
        color: Theme.soft
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    RequestInput {
        id: box

        width: root.innerWidth
        visible: !root.permission.showsChange
        card: root
        permission: root.permission
        most: Math.min(Theme.px(220), root._most)
    }

    PartBar {
        id: more

        card: root
        partWords: root.permission.partWords
        onTurned: by => root.permission.turn(by)
    }

    Column {
        width: root.innerWidth
        visible: root.permission.notes.length > 0 || root.permission.legend.length > 0
        spacing: Theme.px(4)

        RequestNotes {
            id: notes

            width: root.innerWidth
            notes: root.permission.notes
        }

        CommandLegend {
            id: legend

            width: root.innerWidth
            legend: root.permission.legend
        }
    }

    // The other fields of the input that matter for the tool call, each with its name. Their text is as
    // large as that of the input.
    RowText {
        id: details

        function paint() {
            root.permission.paintDetails(details.textDocument);
        }

        width: root.innerWidth
        visible: text !== ""
        text: root.permission.details
        wrapMode: TextEdit.WrapAnywhere
        clip: true
        font.family: Theme.mono
        font.pixelSize: root.permission.isChange ? Theme.codeSize : Theme.control
        Accessible.ignored: false
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        onTextChanged: Qt.callLater(details.paint)

        Connections {
            target: root.permission

            function onNotesChanged() {
                Qt.callLater(details.paint);
            }
        }
    }

    PlainText {
        id: reason

        width: root.innerWidth
        visible: text !== ""
        text: root.permission.reason
        wrapMode: Text.Wrap
        clip: true
        color: Theme.soft
        font.pixelSize: Theme.small
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }

    SimilarRequests {
        id: alike

        width: root.innerWidth
        visible: root.decision.alike.length > 0 && !root.permission.edited
        card: root
        decision: root.decision
    }

    GrantList {
        id: grants

        width: root.innerWidth
        visible: any && root.permission.grants.open && !root.permission.edited
        card: root
        grants: root.permission.grants
        onHeightChanged: Qt.callLater(d.follow)
        onYChanged: Qt.callLater(d.follow)
    }

    DecisionField {
        id: words

        width: root.innerWidth
        visible: root.permission.adding
        card: root
        name: qsTr("Note to Claude")
        text: root.decision.words
        onTextChanged: root.decision.say(text)
        placeholderText: qsTr("What should Claude do instead? Sent with “Deny”")
        onAccepted: root.permission.deny(text)
    }
}
