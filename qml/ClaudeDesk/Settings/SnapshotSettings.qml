import QtQuick
import ClaudeDesk.Core

/** Settings for the copies of folders that are kept so that changes can be reviewed and undone. */
SettingsGroup {
    id: root

    required property SettingsView settings

    title: qsTr("Snapshots")
    words: qsTr("Before and after each turn, the files of the folder are copied into Claude Desk's own data folder, except those that Git ignores. Untracked files may hold secrets: only you can read the copies, and you can delete them below.")

    SettingChoice {
        settings: root.settings
        setting: "snapshot_days"
        values: ["7", "30", "90", "365"]
        labels: [qsTr("7 days"), qsTr("30 days"), qsTr("90 days"), qsTr("1 year")]
        text: qsTr("Keep snapshots for")
        hint: qsTr("Those of open sessions are always kept.")
    }

    SettingChoice {
        settings: root.settings
        setting: "snapshot_store_megabytes"
        values: ["250", "1000", "5000", "20000"]
        labels: [qsTr("250 MB"), qsTr("1 GB"), qsTr("5 GB"), qsTr("20 GB")]
        text: qsTr("Space for each folder")
        hint: qsTr("The oldest snapshots are deleted first.")
    }

    SettingChoice {
        settings: root.settings
        setting: "snapshot_folder_files"
        values: ["50000", "200000", "1000000"]
        labels: [qsTr("50,000 files"), qsTr("200,000 files"), qsTr("1,000,000 files")]
        text: qsTr("Most files in a folder")
        hint: qsTr("Larger folders have no snapshots.")
    }

    SettingChoice {
        settings: root.settings
        setting: "snapshot_folder_megabytes"
        values: ["1000", "4000", "20000", "100000"]
        labels: [qsTr("1 GB"), qsTr("4 GB"), qsTr("20 GB"), qsTr("100 GB")]
        text: qsTr("Largest folder")
        hint: qsTr("Larger folders have no snapshots.")
    }

    SettingBlock {
        settings: root.settings

        SnapshotStoreList {
            stores: root.settings.snapshotStores
        }
    }
}
