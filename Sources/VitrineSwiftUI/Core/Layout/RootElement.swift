/// The outermost element: puts the content into the safe part of the graph's size, centred.
final class RootElement: Element, RelativeContainer {
    let sizeReaders = ContainerSizeReaders()
    private let content: _GraphNode
    private let stack = StackSolver(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)

    override init(_ content: _GraphNode) {
        self.content = content
        super.init(content)
        content.elementOwner = self
    }

    override var majorAxis: Axis?? { .some(nil) }
    override var ownsDisplay: Bool { true }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        guard let container = graph.container else { return }
        pass.inside(container, of: self, origin: .zero) { renderChildren(pass, at: origin) }
    }

    override func loadChildren() -> [Element] { content.elements }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = graph.safeArea
        var size = stack.size(of: children, proposal.inset(by: insets))
        size.width += insets.leading + insets.trailing
        size.height += insets.top + insets.bottom
        return size
    }

    override func didPlace() {
        // The root takes what its host has, whatever the content would like.
        let insets = graph.safeArea
        let available = graph.size
        let inner = ProposedViewSize(available).inset(by: insets)
        let contentSize = stack.size(of: children, inner)
        var placements = stack.placements(of: children, in: contentSize, inner)
        let dx = insets.leading + ((inner.width ?? 0) - contentSize.width) / 2
        let dy = insets.top + ((inner.height ?? 0) - contentSize.height) / 2
        for index in placements.indices {
            placements[index].origin.x += dx
            placements[index].origin.y += dy
            if environment.layoutDirection == .rightToLeft {
                let width = children[index].sizeThatFits(placements[index].proposal).width
                placements[index].origin.x = available.width - placements[index].origin.x - width
            }
        }
        for (child, placement) in zip(children, placements) {
            child.place(at: placement.origin, placement.proposal)
        }
    }

    /// In a row, the list's.
    var containerSize: CGSize {
        graph.viewHost?.enclosingRow?.containerSize ?? CGSize(graph.size, inset: graph.safeArea)
    }

    /// The root's own size is what its content would like.
    override var safeAreaContainer: CGSize { graph.size }

    override func safeAreaInsets(around child: Element) -> EdgeInsets? {
        graph.safeArea.mirrored(in: environment.layoutDirection)
    }
}
