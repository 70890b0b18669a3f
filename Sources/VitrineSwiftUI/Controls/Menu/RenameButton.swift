/// An action that lets the user change a name.
@MainActor
public struct RenameAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Begins the renaming.
    public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey { static let defaultValue: RenameAction? = nil }

extension EnvironmentValues {
    /// What a rename button does; nil where nothing can be renamed.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

/// A button that has what is around it renamed, as `renameAction` says; without that it is disabled.
public struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// Makes the button.
    public init() where Label == VitrineSwiftUI.Label<Text, Image> {
        label = VitrineSwiftUI.Label("Rename", systemImage: "pencil")
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The button.
    public var body: some View {
        Button(action: { rename?() }, label: { label }).disabled(rename == nil)
    }
}

nonisolated extension View {
    /// Sets what rename buttons within this view do.
    public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Has rename buttons within this view move the focus to a text field.
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        // Written on the main actor alone, by the button.
        nonisolated(unsafe) let isFocused = isFocused
        return renameAction { isFocused.wrappedValue = true }
    }
}
