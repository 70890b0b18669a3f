/// The editing mode of a collection view.
struct EditingState {
    var isEditing = false
    var allowsSelection = false
    var allowsMultipleSelection = false
}
