/// How scrolling ends the entry of text.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let mode: UIScrollView.KeyboardDismissMode
    private let name: String

    /// As the system thinks best: as `interactively`.
    public static let automatic = ScrollDismissesKeyboardMode(mode: .interactive, name: "automatic")
    /// When scrolling begins.
    public static let immediately = ScrollDismissesKeyboardMode(mode: .onDrag, name: "immediately")
    /// When a finger pulls the keyboard away: never here, where no keyboard covers the screen.
    public static let interactively = ScrollDismissesKeyboardMode(mode: .interactive, name: "interactively")
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(mode: .none, name: "never")
}

private struct ScrollDismissesKeyboardKey: EnvironmentKey {
    static let defaultValue = ScrollDismissesKeyboardMode.automatic
}

extension EnvironmentValues {
    /// How scrolling ends the entry of text.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[ScrollDismissesKeyboardKey.self] }
        set { self[ScrollDismissesKeyboardKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets how scrolling ends the entry of text.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
