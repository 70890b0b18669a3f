extension UIBarButtonItem {
    /// The title and the style of a button that begins editing, or ends it.
    func showEditing(_ isEditing: Bool) {
        title = isEditing ? "Done" : "Edit"
        style = isEditing ? .done : .plain
    }
}
