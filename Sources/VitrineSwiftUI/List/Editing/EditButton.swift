/// A button that begins and ends the edit mode of the screen that it is on.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Makes the button.
    nonisolated public init() {}

    /// “Edit”, and while the screen is edited “Done” in bold.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        } label: {
            Text(isEditing ? "Done" : "Edit").fontWeight(isEditing ? .semibold : nil)
        }
    }
}
