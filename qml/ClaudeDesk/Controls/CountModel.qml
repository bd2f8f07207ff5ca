import QtQuick

/** A model of so many rows. A Repeater over a number makes all its items anew when that changes; over this it does not. */
QtObject {
    id: root

    required property int size
    readonly property ListModel rows: ListModel {}

    function fit() {
        for (let number = rows.count; number < root.size; ++number)
            rows.append({});
        if (rows.count > root.size)
            rows.remove(root.size, rows.count - root.size);
    }

    onSizeChanged: fit()
    Component.onCompleted: fit()
}
