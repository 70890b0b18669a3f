/// A view that adapts to the available space by providing the first child view that fits.
public struct ViewThatFits<Content: View> {
    let axes: Axis.Set
    let content: Content
}

extension ViewThatFits: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Shows the first of the views whose ideal size fits; the last if none does.
    ///
    /// - Parameter axes: Those in which it has to fit.
    nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.content = content()
    }

    /// Makes the view's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, FittingElement<Content>.self)
    }
}

extension ViewThatFits: ContainerView {}

private final class FittingElement<Content: View>: ContainerElement<ViewThatFits<Content>> {
    /// The child that fits a proposal.
    private func choice(_ proposal: ProposedViewSize) -> Element? {
        children.first { child in
            let ideal = child.sizeThatFits(
                ProposedViewSize(
                    width: view.axes.contains(.horizontal) ? nil : proposal.width,
                    height: view.axes.contains(.vertical) ? nil : proposal.height))
            if view.axes.contains(.horizontal), let width = proposal.width, ideal.width > width + 1e-6 {
                return false
            }
            if view.axes.contains(.vertical), let height = proposal.height, ideal.height > height + 1e-6 {
                return false
            }
            return true
        } ?? children.last
    }

    private var shown: Element? { choice(proposal) }
    private weak var placedChoice: Element?

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard let choice = choice(proposal) else { return nil }
        return choice.explicitAlignment(key, choice.sizeThatFits(proposal), proposal)
    }

    override func loadChildren() -> [Element] {
        let loaded = super.loadChildren()
        // What was not chosen does not appear; that is known when it is placed.
        for child in loaded where child !== placedChoice { child.isKeptOutOfView = true }
        return loaded
    }

    override var preferenceChildren: [Element] { shown.map { [$0] } ?? [] }
    override var paintOrder: [Element] { preferenceChildren }

    override func didPlace() {
        super.didPlace()
        let shown = shown
        for child in children { child.isKeptOutOfView = child !== shown }
        guard placedChoice !== shown else { return }
        placedChoice = shown
        displayListDidChange()
        graph.preferencesDidChange()
    }
}
