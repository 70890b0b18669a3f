/// Mirrors a view where the language is read from the right.
struct FlipForDirection: ViewModifier {
    let isEnabled: Bool
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}

nonisolated extension View {
    /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(FlipForDirection(isEnabled: enabled))
    }
}
