pragma ComponentBehavior: Bound

import QtQuick
import ClaudeDesk.Controls
import ClaudeDesk.Core
import ClaudeDesk.Theme

/** All keyboard shortcuts, in groups. They cannot be changed. */
Column {
    id: root

    required property SettingsView settings
    /** The groups, as in `ShortcutsModel.columns`. */
    readonly property var groups: App.shortcuts.revision >= 0 ? App.shortcuts.columns("", 1)[0] : []

    spacing: Theme.px(24)

    Repeater {
        model: root.groups

        SettingsGroup {
            id: group

            required property var modelData

            title: modelData.group

            Repeater {
                model: group.modelData.entries

                SettingRow {
                    id: entry

                    required property var modelData

                    settings: root.settings
                    text: modelData.words
                    spokenValue: modelData.keys

                    Flow {
                        width: Math.min(Theme.px(260), entry.room * 0.55)
                        spacing: Theme.px(8)
                        layoutDirection: Qt.RightToLeft

                        Repeater {
                            // The last chord comes first, because the chords end at the right.
                            model: [...entry.modelData.chords].reverse()

                            Row {
                                id: chord

                                required property var modelData

                                spacing: Theme.px(3)
                                LayoutMirroring.enabled: false

                                Repeater {
                                    model: chord.modelData

                                    Keycap {
                                        required property string modelData

                                        name: modelData
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
