pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Chat
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Decisions
import ClaudeDesk.Pages
import ClaudeDesk.Theme

/** One session: its head, its rows, what it asks, and the message. */
FocusScope {
    id: root

    required property SessionView session
    /** Whether the sidebar is away and its button is to be here. */
    property bool sidebarButton: false
    readonly property bool composing: composer.composing
    readonly property bool menuOpen: composer.menuOpen
    signal sidebarWanted
    signal demoWanted
    signal retryWanted
    signal linkWanted(address: string)
    signal copyWanted(text: string)

    function focusMessage() {
        lightbox.active = false;
        composer.focusField();
    }

    /** Between the message and what Claude asks. */
    function switchSides() {
        if (decisions.hasKeyboard || !decisions.enter())
            composer.focusField();
    }

    function jumpToLatest() {
        conversation.jumpToLatest();
    }

    function jumpToFirst() {
        conversation.jumpToFirst();
    }

    Item {
        id: head

        width: parent.width
        height: Theme.header
        enabled: !lightbox.active

        IconButton {
            id: menu

            x: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            visible: root.sidebarButton
            text: qsTr("Show sessions")
            glyph: "M2 4 L14 4 M2 8 L14 8 M2 12 L14 12"
            onClicked: root.sidebarWanted()
        }

        Words {
            id: title

            anchors.left: menu.visible ? menu.right : parent.left
            anchors.leftMargin: menu.visible ? Theme.px(8) : Theme.px(20)
            anchors.verticalCenter: parent.verticalCenter
            width: Math.min(implicitWidth, (root.width - x - cost.width - Theme.px(60)) * (info.visible ? 0.6 : 1))
            text: root.session.title
            elide: Text.ElideRight
            font.weight: Font.DemiBold
            Accessible.role: Accessible.Heading
            Accessible.name: text
        }

        Words {
            id: info

            anchors.left: title.right
            anchors.leftMargin: Theme.px(12)
            anchors.right: cost.left
            anchors.rightMargin: Theme.px(12)
            anchors.baseline: title.baseline
            visible: root.width > Theme.px(420)
            text: root.session.info
            elide: Text.ElideRight
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        Words {
            id: cost

            anchors.right: parent.right
            anchors.rightMargin: Theme.px(20)
            anchors.baseline: title.baseline
            text: root.session.cost
            color: Theme.faint
            font.pixelSize: Theme.small
        }

        Rectangle {
            anchors.bottom: parent.bottom
            width: parent.width
            height: 1
            color: Theme.line
        }
    }

    ConversationView {
        id: conversation

        anchors.top: head.bottom
        anchors.bottom: trouble.top
        width: parent.width
        enabled: !lightbox.active
        session: root.session
        onMessageWanted: composer.focusField()
        onLinkWanted: address => root.linkWanted(address)
        onCopyWanted: text => root.copyWanted(text)
        onAttachmentsWanted: (items, index) => lightbox.show(items, index)
    }

    Words {
        anchors.centerIn: conversation
        width: Math.min(implicitWidth, conversation.width - 48)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        visible: conversation.empty && root.session.problem === "" && !decisions.present
        text: root.session.folderWords !== "" ? qsTr("What should be done in %1?").arg(root.session.folderWords) : qsTr("What should be done?")
        color: Theme.faint
        font.pixelSize: Theme.large
    }

    Loader {
        id: trouble

        anchors.bottom: decisions.top
        width: parent.width
        active: root.session.problem !== ""
        height: !active ? 0 : conversation.empty ? decisions.y - head.height : Math.min(item ? (item as Item).implicitHeight : 0, (decisions.y - head.height) * 0.6)
        sourceComponent: root.session.problem === "no-cli" ? notFound : root.session.problem === "not-signed-in" ? signIn : startFailed
    }

    DecisionArea {
        id: decisions

        anchors.bottom: composer.top
        width: parent.width
        height: implicitHeight
        decision: root.session.decision
        lastKeyAt: composer.lastKeyAt
        // What was said stays in sight, as far as there is room for both.
        readonly property real whole: composer.y - head.height - Theme.px(24)
        room: Math.min(whole, Math.max(Theme.px(300), whole * 0.7))
        onMessageWanted: composer.focusField()
    }

    Composer {
        id: composer

        anchors.bottom: parent.bottom
        width: parent.width
        height: implicitHeight
        focus: true
        enabled: !lightbox.covers
        session: root.session
        onPageWanted: direction => conversation.page(direction)
        onLeftBackward: if (!decisions.enter())
            conversation.forceActiveFocus(Qt.BacktabFocusReason)
    }

    LightboxLoader {
        id: lightbox

        /** What Claude asks stays in sight, and with it the message. */
        readonly property bool covers: active && !decisions.present

        anchors.bottom: decisions.present ? decisions.top : parent.bottom
        anchors.top: parent.top
        width: parent.width
        onKeyboardLeft: conversation.forceActiveFocus()
    }

    Connections {
        target: root.session

        function onRestored(text: string) {
            composer.giveBack(text);
        }

        function onProblemChanged() {
            if (root.session.problem === "")
                composer.focusField();
        }
    }

    Component {
        id: notFound

        NotFoundPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onDemoWanted: root.demoWanted()
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: signIn

        SignInPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: startFailed

        StartFailedPage {
            detail: root.session.problemText
            onRetryWanted: root.retryWanted()
        }
    }
}
