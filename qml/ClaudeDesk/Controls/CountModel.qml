import QtQuick

/**
 * A model with `size` rows. A Repeater over a number rebuilds all its items when the number changes. With
 * this model, the Repeater keeps the items of the remaining rows.
 */
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
