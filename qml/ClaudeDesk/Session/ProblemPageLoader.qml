pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Core

/** The page for the problem of the session, if there is a problem. */
Loader {
    id: root

    required property SessionView session
    /** Whether there are rows to read. */
    required property bool anything
    signal demoWanted
    signal retryWanted
    /** The user wants to name the program of Claude Code. */
    signal chooseWanted

    active: root.session.problem !== ""
    onLoaded: (item as MessagePage).below = Qt.binding(() => root.anything)
    sourceComponent: root.session.problem === "no-cli" ? notFound : root.session.problem === "not-signed-in" ? signIn : root.session.problem === "folder-gone" ? folderGone : root.session.problem === "file-gone" ? fileGone : root.session.problem === "file-unreadable" ? fileUnreadable : startFailed

    Component {
        id: notFound

        CliNotFoundPage {
            command: root.session.problemCommand
            detail: root.session.problemText
            onChooseWanted: root.chooseWanted()
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
        id: folderGone

        FolderGonePage {
            folder: root.session.problemText
            home: root.session.problemHome
            project: root.session.problemProject
            entered: root.session.worktreeGone
            onAgainWanted: App.worktreeAgainWanted()
            onRepositoryWanted: App.repositoryWanted()
            onRetryWanted: root.retryWanted()
            onElsewhereWanted: App.elsewhereWanted()
        }
    }

    Component {
        id: fileGone

        FileGonePage {
            anything: root.anything
            session: root.session
            onAfreshWanted: App.afreshWanted()
            onRemoveWanted: App.closeWanted(root.session)
        }
    }

    Component {
        id: fileUnreadable

        FileUnreadablePage {
            anything: root.anything
            detail: root.session.problemText
            onAfreshWanted: App.afreshWanted()
            onRetryWanted: root.retryWanted()
        }
    }

    Component {
        id: startFailed

        StartFailedPage {
            advice: root.session.problemAdvice
            command: root.session.problemCommand
            detail: root.session.problemText
            onRetryWanted: root.retryWanted()
        }
    }
}
