/// Mirrors a view where the layout goes in a direction.
private struct MirroredLayout: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
    }
}

nonisolated extension View {
    /// Sets whether this view mirrors its contents horizontally when the layout direction is right-to-left.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }

    /// Sets in which direction of the layout this view mirrors its contents horizontally, if in any.
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirroredLayout(behavior: behavior))
    }
}
