/// An action that presents a window.
///
/// As on iPhone there is one window: the action opens none, and says so in the log, as SwiftUI does there. Programs that
/// run on several systems ask `supportsMultipleWindows` first.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}

    /// Asks for the window of a scene with an identifier.
    public func callAsFunction(id: String) { report("\u{201C}\(id)\u{201D}") }

    /// Asks for a window that shows a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { report("for a \(D.self)") }

    /// Asks for the window of a scene with an identifier, for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        report("\u{201C}\(id)\u{201D}")
    }

    private func report(_ window: String) {
        WindowRequest.refuse("openWindow", window, "opened")
    }
}

private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction() }
}

extension EnvironmentValues {
    /// Asks for a window of one of the app's scenes.
    public var openWindow: OpenWindowAction {
        self[OpenWindowKey.self]
    }

    /// Whether programs can have several windows: false, as on iPhone.
    public var supportsMultipleWindows: Bool { false }
}
