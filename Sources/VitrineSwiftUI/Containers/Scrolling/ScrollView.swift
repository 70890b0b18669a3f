/// A scrollable view: a `UIScrollView` whose content is the graph's.
public struct ScrollView<Content> {
    /// The content.
    public var content: Content
    /// The directions of scrolling.
    public var axes: Axis.Set
    /// Whether indicators are shown.
    public var showsIndicators: Bool
}

extension ScrollView: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a scroll view.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Makes the node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, ScrollElement<Content>.self)
    }
}

extension ScrollView: ContainerView where Content: View {}

/// The `UIScrollView` of a `ScrollView`. Touches that no view inside takes go up to the hosting view.
final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
    weak var element: Element?

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + (element?.graph.focusItems(in: self, rect) ?? [])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { element?.graph.scrollPositionDidChange() }
}

private final class ScrollElement<Content: View>: ContainerElement<ScrollView<Content>>, PlatformViewElement {
    private lazy var scrollView: HostingScrollView = {
        let made = HostingScrollView()
        made.element = self
        made.delegate = made
        // The content insets below are the graph's safe area: UIKit must not add it again.
        made.contentInsetAdjustmentBehavior = .never
        return made
    }()
    private lazy var container = DisplayContainer(view: scrollView, isOwned: true)
    private var isMade = false
    private var contentSize = CGSize.zero
    private var insets = EdgeInsets()

    var platformView: UIView? { isMade ? scrollView : nil }
    override var containsPlatformView: Bool { true }
    override var majorAxis: Axis?? { .some(view.axes.contains(.vertical) ? .vertical : .horizontal) }
    override var alignmentChildren: [Element] { [] }

    private var solver: StackSolver {
        view.axes == .horizontal
            ? StackSolver(axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key)
            : StackSolver(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
    }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: view.axes.contains(.horizontal) ? nil : proposal.width,
            height: view.axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = solver.size(of: children, contentProposal(proposal))
        return CGSize(
            width: view.axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: view.axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func didPlace() {
        let proposal = contentProposal(self.proposal)
        // Across the scrolling direction, too: rows inside reach the edge of the screen. The content stays safe.
        insets = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        let content = solver.size(of: children, proposal)
        contentSize = CGSize(
            width: view.axes.contains(.horizontal) ? content.width : max(content.width, size.width),
            height: view.axes.contains(.vertical) ? content.height : max(content.height, size.height))
        var placements = solver.placements(of: children, in: content, proposal)
        // Narrow content is centred across the scrolling direction.
        let dx = view.axes.contains(.horizontal) ? 0 : (contentSize.width - content.width) / 2
        let dy = view.axes.contains(.vertical) ? 0 : (contentSize.height - content.height) / 2
        for index in placements.indices {
            placements[index].origin.x += dx
            placements[index].origin.y += dy
        }
        for (child, placement) in zip(children, placements) {
            child.place(at: placement.origin, placement.proposal)
        }
    }

    /// From content coordinates to the element's: minus what was scrolled, plus the reach through the safe area.
    override var childOffset: CGPoint {
        let offset = isMade ? scrollView.contentOffset : CGPoint(x: -insets.leading, y: -insets.top)
        return CGPoint(x: -offset.x - insets.leading, y: -offset.y - insets.top)
    }

    private var viewport: CGRect {
        CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let isNew = !isMade
        isMade = true
        let viewport = viewport
        pass.add(
            scrollView.layer, view: scrollView, frame: viewport.offsetBy(dx: origin.x, dy: origin.y))
        scrollView.showsVerticalScrollIndicator = view.showsIndicators && view.axes.contains(.vertical)
        scrollView.showsHorizontalScrollIndicator = view.showsIndicators && view.axes.contains(.horizontal)
        scrollView.isScrollEnabled = !view.axes.isEmpty
        scrollView.contentInset = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        if scrollView.contentSize != contentSize { scrollView.contentSize = contentSize }
        if isNew { scrollView.contentOffset = CGPoint(x: -insets.leading, y: -insets.top) }
        pass.inside(container, origin: .zero) {
            for child in paintOrder { child.render(pass, at: child.origin) }
        }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        guard viewport.contains(point) else { return nil }
        let offset = childOffset
        let inner = CGPoint(x: point.x - offset.x, y: point.y - offset.y)
        for child in paintOrder.reversed() {
            if let hit = child.hitTest(CGPoint(x: inner.x - child.origin.x, y: inner.y - child.origin.y)) {
                return hit
            }
        }
        return self
    }

    override func didUpdate(from old: ScrollView<Content>) {
        if old.axes != view.axes { invalidateLayout() }
        graph.setNeedsRender()
        super.didUpdate(from: old)
    }
}
