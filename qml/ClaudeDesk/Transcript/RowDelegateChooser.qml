pragma ComponentBehavior: Bound

import QtQml.Models
import ClaudeDesk.Core
import ClaudeDesk.RowParts

/** Chooses the item that shows a row, by the row's kind. */
DelegateChooser {
    id: root

    required property RowContext host

    role: "kind"

    DelegateChoice {
        roleValue: "user"

        UserRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "prose"

        ProseRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "table"

        TableRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "code"

        CodeRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "thinking"

        ThinkingRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "tool"

        ToolRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "notice"

        NoticeRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "error"

        ErrorRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "gap"

        GapRow {
            host: root.host
        }
    }

    DelegateChoice {
        roleValue: "footer"

        FooterRow {
            host: root.host
        }
    }
}
