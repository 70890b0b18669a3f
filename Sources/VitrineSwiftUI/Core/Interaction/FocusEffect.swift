private struct IsFocusEffectEnabledKey: EnvironmentKey { static let defaultValue = true }

extension EnvironmentValues {
    /// Whether focusable views show the system's focus effect, such as a ring, while they have the focus.
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

extension View {
    /// Adds a condition that controls whether this view can show focus effects, such as a default focus ring.
    ///
    /// For views that show their focus themselves. A view inside cannot bring the effect back.
    ///
    /// - Parameter disabled: Whether the effect is left out.
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { isEnabled in
            if disabled { isEnabled = false }
        }
    }
}
