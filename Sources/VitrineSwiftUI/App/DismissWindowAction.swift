/// An action that dismisses a window.
///
/// As on iPhone there is one window: the action dismisses none, and says so in the log.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}

    /// Asks for the window to go that the view is in.
    public func callAsFunction() { report("of the view") }

    /// Asks for the window of a scene with an identifier to go.
    public func callAsFunction(id: String) { report("\u{201C}\(id)\u{201D}") }

    /// Asks for the window to go that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { report("of a \(D.self)") }

    /// Asks for the window of a scene with an identifier to go that shows a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        report("\u{201C}\(id)\u{201D}")
    }

    private func report(_ window: String) {
        WindowRequest.refuse("dismissWindow", window, "dismissed")
    }
}

private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}

extension EnvironmentValues {
    /// Asks for a window of one of the app's scenes to go.
    public var dismissWindow: DismissWindowAction { self[DismissWindowKey.self] }
}
