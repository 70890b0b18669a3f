/// The options for controlling the repeatability of button actions.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let rawValue: Int
    /// As the system has it: buttons do not repeat.
    public static let automatic = ButtonRepeatBehavior(rawValue: 0)
    /// The action is performed again and again while the button is held.
    public static let enabled = ButtonRepeatBehavior(rawValue: 1)
    /// The action is performed once.
    public static let disabled = ButtonRepeatBehavior(rawValue: 2)
}

private struct ButtonRepeatBehaviorKey: EnvironmentKey {
    static let defaultValue = ButtonRepeatBehavior.automatic
}

extension EnvironmentValues {
    /// Whether buttons with this environment perform their actions again and again while they are held.
    public internal(set) var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatBehaviorKey.self] }
        set { self[ButtonRepeatBehaviorKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether buttons in this view perform their actions again and again while they are held.
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
}
