/// An action that dismisses what is presented around a view, or the screen of a navigation stack that it is on; elsewhere
/// there is nothing to dismiss.
@MainActor
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

    /// Dismisses the view if it is currently presented.
    public func callAsFunction() { action() }
}

/// An indication whether a view is currently presented by another view.
public struct PresentationMode {
    /// Whether the view is presented.
    public let isPresented: Bool
    let dismissal: DismissAction

    /// Dismisses the view if it is currently presented.
    ///
    /// Traps off the main thread.
    public mutating func dismiss() { MainActor.assumeIsolated { [dismissal] in dismissal() } }
}

private struct IsPresentedKey: EnvironmentKey { static let defaultValue = false }
private struct DismissKey: EnvironmentKey {
    static let defaultValue = DismissAction {}
}

extension EnvironmentValues {
    /// An action that dismisses the current presentation.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented, and the way to end that.
    @available(*, deprecated, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = self.dismiss
        let isPresented = self.isPresented
        return Binding(get: { PresentationMode(isPresented: isPresented, dismissal: dismiss) }, set: { _ in })
    }

    /// Whether the view associated with this environment is currently presented.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
