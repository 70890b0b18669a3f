import VitrineUIKit

/// Has the scroll views inside show their indicators for a moment.
struct ScrollFlashModifier<Value: Equatable>: ScrollLinkModifier {
    let value: Value
    /// Whether they flash when they appear, too.
    let atFirst: Bool
    typealias Body = Never

    final class Link: ScrollLink {
        private weak var element: (any ScrollingElement)?
        private var isWaiting: Bool

        init(atFirst: Bool) { isWaiting = atFirst }

        override func scrollGeometryDidChange(in element: any ScrollingElement) {
            self.element = element
            guard isWaiting, element.scrollGeometry.containerSize != .zero else { return }
            isWaiting = false
            // The scroll view comes into the window only when the update under way is shown.
            RuntimeContext.current.laterTurns.perform { [weak self] in self?.flash() }
        }

        func flash() { element?.flashIndicators() }
    }

    @MainActor func makeLink(_ node: _GraphNode) -> Link { Link(atFirst: atFirst) }
    @MainActor func update(_ link: Link, from old: Self) { if old.value != value { link.flash() } }
}

nonisolated extension View {
    /// Flashes the scroll indicators of scrollable views within this view when they appear.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollFlashModifier(value: false, atFirst: onAppear))
    }

    /// Flashes the scroll indicators of scrollable views within this view when a value changes.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollFlashModifier(value: value, atFirst: false))
    }
}
