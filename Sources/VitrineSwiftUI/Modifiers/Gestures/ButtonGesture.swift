nonisolated extension View {
    /// Makes the view do something when it is tapped, beside what its own buttons and gestures do.
    ///
    /// SwiftUI does not document it, but declares it for everybody; packages use it to hear of presses.
    ///
    /// - Parameters:
    ///   - pressing: Hears when a press begins and ends.
    ///   - action: What a tap does.
    public func _onButtonGesture(
        pressing: (@MainActor (Bool) -> Void)? = nil, perform action: @escaping @MainActor () -> Void
    ) -> some View {
        modifier(ButtonGesture(pressing: pressing, action: action))
    }
}

private struct ButtonGesture: ViewModifier {
    let pressing: (@MainActor (Bool) -> Void)?
    let action: @MainActor () -> Void
    // Of a gesture that is taken away, too, it becomes false.
    @GestureState private var isPressed = false

    func body(content: Content) -> some View {
        content
            .simultaneousGesture(
                DragGesture(minimumDistance: 0).updating($isPressed) { _, isPressed, _ in isPressed = true }
            )
            .simultaneousGesture(TapGesture().onEnded { action() })
            .onChange(of: isPressed) { pressing?($1) }
    }
}
