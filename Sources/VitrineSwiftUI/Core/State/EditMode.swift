/// A mode that indicates whether the user can edit a view's content.
public enum EditMode: Sendable {
    /// The user cannot edit the content.
    case inactive
    /// A temporary edit mode, such as that of a row that is swiped aside.
    case transient
    /// The user can edit the content.
    case active

    /// Whether a view is being edited.
    public var isEditing: Bool { self != .inactive }
}

private struct EditModeKey: EnvironmentKey {
    static let defaultValue: Binding<EditMode>? = nil
}

extension EnvironmentValues {
    /// The mode that tells whether the user can edit what a view shows: of each screen its own, unless a view around says
    /// otherwise.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// Where a screen keeps its edit mode.
@MainActor
final class EditModeStorage {
    private let location = StateLocation(EditMode.inactive)
    /// The graph of the screen, whose updates take up changes.
    var graph: ViewGraph? {
        get { location.graph }
        set { location.graph = newValue }
    }

    var binding: Binding<EditMode> { Binding(location: location) }
}
