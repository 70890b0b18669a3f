/// The appearance that views want for all that they are presented in.
struct PreferredColorSchemeKey: PreferenceKey {
    static var defaultValue: ColorScheme? { nil }
    /// The first that wants one has it.
    static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

/// Notes that a view wants an appearance.
struct ColorSchemeWish: ElementModifier, Equatable {
    let scheme: ColorScheme?
    typealias Body = Never

    /// Whether there ever was one in the process: programs without do not pay for looking. Hosts of tests have theirs made
    /// before they are there, so it belongs to none.
    @MainActor private(set) static var isAnyThere = false

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ColorSchemeWish> {
        Self.isAnyThere = true
        return WrapperElement(self, around: child, node)
    }
}

nonisolated extension View {
    /// Sets the preferred color scheme for this presentation: of the window that the view is in, with all that is in it; nil
    /// is as the system has it.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(ColorSchemeWish(scheme: colorScheme))
            .preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }

    /// Sets this view's color scheme, and that of what is in it; the surroundings keep theirs.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }
}
