struct FocusSectionModifier: ElementModifier, Equatable {
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FocusSectionModifier> {
        FocusSectionElement(self, around: child, node)
    }
}

/// A part of a graph that focus enters as a whole.
private final class FocusSectionElement: WrapperElement<FocusSectionModifier> {
    override init(_ modifier: FocusSectionModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        graph.focus.addSection(self)
    }

    override func didUpdate(from old: FocusSectionModifier, isChanged: Bool) {}
}

extension ViewGraph {
    /// The sections whose layers are a view's, in a rectangle of its coordinates.
    func focusSectionFrames(in view: UIView, _ rect: CGRect) -> [CGRect] {
        focus.sections.compactMap { element in
            guard !element.isTornDown, element.isShown, !(parkedItems > 0 && element.isParked),
                element.containerView === view
            else { return nil }
            let frame = element.frameInContainer
            return frame.overlaps(rect) ? frame : nil
        }
    }
}

nonisolated extension View {
    /// Has focus that moves towards any place of this view go to the nearest view inside that can have it, also where none
    /// is straight ahead.
    public func focusSection() -> some View { modifier(FocusSectionModifier()) }
}
