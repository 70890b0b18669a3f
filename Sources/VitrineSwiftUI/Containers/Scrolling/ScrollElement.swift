extension HostingScrollView: FocusSectionHost {
    package func focusSectionFrames(in rect: CGRect) -> [CGRect] {
        element?.graph.focusSectionFrames(in: self, rect) ?? []
    }
}

/// The `UIScrollView` of a `ScrollView`. Touches that no view inside takes go up to the hosting view.
final class HostingScrollView: UIScrollView, UIScrollViewDelegate {
    weak var element: (any ScrollingElement)?
    /// What wants to know about scrolling.
    var links: [ScrollLink] = []
    /// An anchor to rest at, until somebody scrolls.
    var restingAnchor: UnitPoint?

    override func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        super.focusItems(in: rect) + (element?.graph.focusItems(in: self, rect) ?? [])
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { element?.contentDidScroll() }

    /// The offset when a finger began to scroll.
    private var dragStart = CGPoint.zero
    /// What the content ran on with, in points a second.
    private var endVelocity = CGVector.zero

    private func setPhase(_ phase: ScrollPhase) {
        element?.tell(phase, velocity: phase == .decelerating ? endVelocity : nil, links)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        restingAnchor = nil
        dragStart = contentOffset
        setPhase(.interacting)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        endVelocity = CGVector(dx: velocity.x * 1000, dy: velocity.y * 1000)
        element?.updateTarget(&targetContentOffset.pointee, from: dragStart, velocity, links)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        setPhase(decelerate ? .decelerating : .idle)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { setPhase(.idle) }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { setPhase(.idle) }
}

final class ScrollElement<Content: View>: ContainerElement<ScrollView<Content>>, PlatformViewElement,
    ScrollingElement, RelativeContainer
{
    let sizeReaders = ContainerSizeReaders()
    /// What the scroll view was asked to fit before it was placed.
    private var measuredSize: CGSize?
    private var isPlaced = false
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
    /// The part of the content that was drawn.
    private var drawnPart = CGRect.null
    private var settings: ScrollSettings
    /// The environment of the content, and the one that it was made from.
    private var inner: (environment: EnvironmentValues, version: Int)?

    required init(_ view: ScrollView<Content>, _ node: _GraphNode) {
        settings = node.environment.scrollSettings
        super.init(view, node)
        positionDependence = .safeArea
    }

    /// What is said of this scroll view does not hold for those inside.
    override var contentEnvironment: EnvironmentValues {
        if let inner, inner.version == environment.version { return inner.environment }
        var made = environment
        if made.scrollSettings.isLocal { made.scrollSettings = made.scrollSettings.inherited }
        inner = (made, environment.version)
        return made
    }

    var platformView: UIView? { isMade ? scrollView : nil }
    override var containsPlatformView: Bool { true }
    override var ownsDisplay: Bool { true }
    override var drawnReach: CGRect { .infinite }
    override var majorAxis: Axis?? { .some(view.axes.contains(.vertical) ? .vertical : .horizontal) }
    override var alignmentChildren: [Element] { [] }

    // MARK: Layout

    private var solver: StackSolver {
        view.axes == .horizontal
            ? StackSolver(axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key)
            : StackSolver(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
    }

    /// The margins of the content along the axes of scrolling, and across them; leading is left.
    private var margins: (along: EdgeInsets, across: EdgeInsets) {
        let all = settings.margins.mirrored(in: environment.layoutDirection)
        var (along, across) = (all, all)
        if view.axes.contains(.horizontal) {
            (across.leading, across.trailing) = (0, 0)
        } else {
            (along.leading, along.trailing) = (0, 0)
        }
        if view.axes.contains(.vertical) {
            (across.top, across.bottom) = (0, 0)
        } else {
            (along.top, along.bottom) = (0, 0)
        }
        return (along, across)
    }

    private func contentProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let inner = proposal.inset(by: margins.across)
        return ProposedViewSize(
            width: view.axes.contains(.horizontal) ? nil : inner.width,
            height: view.axes.contains(.vertical) ? nil : inner.height)
    }

    var containerSize: CGSize {
        guard isPlaced else { return measuredSize ?? relativeContainer?.containerSize ?? .zero }
        return CGSize(viewport.size, inset: contentInsets.adding(margins.across))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if !isPlaced, let width = proposal.width, let height = proposal.height {
            let size = CGSize(
                CGSize(width: width, height: height), inset: margins.along.adding(margins.across))
            measuredSize = size
            sizeReaders.update(size)
        }
        let content = solver.size(of: children, contentProposal(proposal))
        let across = margins.across
        return CGSize(
            width: view.axes.contains(.horizontal)
                ? proposal.width ?? content.width : content.width + across.leading + across.trailing,
            height: view.axes.contains(.vertical)
                ? proposal.height ?? content.height : content.height + across.top + across.bottom)
    }

    override func didPlace() {
        let proposal = contentProposal(self.proposal)
        let before = (insets, contentSize)
        // Across the scrolling direction, too: rows inside reach the edge of the screen. The content stays safe.
        insets = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        isPlaced = true
        if sizeReaders.update(containerSize) { graph.layoutQueue.settle() }
        let content = solver.size(of: children, proposal)
        let across = margins.across
        let room = CGSize(
            width: content.width + across.leading + across.trailing,
            height: content.height + across.top + across.bottom)
        contentSize = CGSize(
            width: view.axes.contains(.horizontal)
                ? max(content.width, leastWidth) : max(room.width, size.width),
            height: view.axes.contains(.vertical) ? content.height : max(room.height, size.height))
        var placements = solver.placements(of: children, in: content, proposal)
        // Narrow content is centred across the scrolling direction, and at the leading edge along it.
        let dx =
            view.axes.contains(.horizontal)
            ? contentSize.width - content.width : across.leading + (contentSize.width - room.width) / 2
        let dy = view.axes.contains(.vertical) ? 0 : across.top + (contentSize.height - room.height) / 2
        for index in placements.indices {
            placements[index].origin.x += dx
            placements[index].origin.y += dy
        }
        for (child, placement) in zip(children, placements) {
            child.place(at: placement.origin, placement.proposal)
        }
        if before != (insets, contentSize) {
            setNeedsDisplay()
            tellLinks()
        }
    }

    /// From content coordinates to the element's: minus what was scrolled, plus the reach through the safe area.
    override var childOffset: CGPoint {
        let offset = isMade ? scrollView.contentOffset : restingOffset
        return CGPoint(x: -offset.x - insets.leading, y: -offset.y - insets.top)
    }

    private var viewport: CGRect {
        CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
    }

    /// What the content keeps clear of, in points: the safe area and its margins.
    private var contentInsets: EdgeInsets {
        let along = margins.along
        return EdgeInsets(
            top: insets.top + along.top, leading: insets.leading + along.leading,
            bottom: insets.bottom + along.bottom, trailing: insets.trailing + along.trailing)
    }

    /// Where content begins at the right it has all the width that there is: narrower content stands at its end.
    private var leastWidth: CGFloat {
        guard isMirrored else { return 0 }
        let insets = contentInsets
        return max(0, viewport.width - insets.leading - insets.trailing)
    }

    /// The content scrolls along other axes than before.
    private var restsAnew = false

    private var isMirrored: Bool { environment.layoutDirection == .rightToLeft }

    // MARK: Scrolling

    var scrollAxes: Axis.Set { view.axes }
    override var scrolledAxes: Axis.Set? { view.axes }

    var visiblePart: CGRect {
        CGRect(origin: isMade ? scrollView.contentOffset : restingOffset, size: viewport.size)
    }

    var scrollGeometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: visiblePart.origin, contentSize: contentSize, contentInsets: contentInsets,
            containerSize: viewport.size)
    }

    func contentDidScroll() {
        if container.leavesOut, !drawnPart.contains(visiblePart) { setNeedsDisplay() }
        graph.scrollPositionDidChange(in: self)
        tellLinks()
    }

    private func tellLinks() {
        for link in settings.links { link.scrollGeometryDidChange(in: self) }
    }

    func contentDidGrow(by delta: CGSize) {
        guard isMade else { return }
        scrollView.shiftContent(by: CGPoint(x: delta.width, y: delta.height))
    }

    /// Where an offset may be.
    private func clamped(_ offset: CGPoint) -> CGPoint {
        let insets = contentInsets
        func clamp(_ value: CGFloat, _ start: CGFloat, _ end: CGFloat, _ content: CGFloat, _ room: CGFloat)
            -> CGFloat
        {
            max(-start, min(value, content + end - room))
        }
        return CGPoint(
            x: clamp(offset.x, insets.leading, insets.trailing, contentSize.width, viewport.width),
            y: clamp(offset.y, insets.top, insets.bottom, contentSize.height, viewport.height))
    }

    func scroll(to rect: CGRect, anchor: UnitPoint?, animated: Bool) {
        guard isMade else { return }
        let insets = contentInsets
        func offset(
            _ now: CGFloat, _ start: CGFloat, _ length: CGFloat, _ inset: CGFloat, _ room: CGFloat,
            _ anchor: CGFloat?
        ) -> CGFloat {
            if let anchor { return start + anchor * length - anchor * room - inset }
            if start < now + inset || length > room { return start - inset }
            return start + length > now + inset + room ? start + length - room - inset : now
        }
        let now = scrollView.contentOffset
        let anchor = anchor?.mirrored(in: environment.layoutDirection)
        let target = CGPoint(
            x: offset(
                now.x, rect.minX, rect.width, insets.leading,
                viewport.width - insets.leading - insets.trailing, anchor?.x),
            y: offset(
                now.y, rect.minY, rect.height, insets.top, viewport.height - insets.top - insets.bottom,
                anchor?.y))
        scroll(toOffset: target, animated: animated)
    }

    func flashIndicators() { if isMade { scrollView.flashScrollIndicators() } }

    func scroll(toOffset offset: CGPoint, animated: Bool) {
        guard isMade else { return }
        var target = offset
        if !view.axes.contains(.horizontal) { target.x = scrollView.contentOffset.x }
        if !view.axes.contains(.vertical) { target.y = scrollView.contentOffset.y }
        target = clamped(target)
        scrollView.restingAnchor = nil
        if animated, target != scrollView.contentOffset { tell(.animating, settings.links) }
        scrollView.setContentOffset(target, animated: animated)
    }

    /// The offset before anybody scrolls.
    private var restingOffset: CGPoint {
        let insets = contentInsets
        // Programs write it out: 0, not -0.
        let start = CGPoint(x: 0 - insets.leading, y: 0 - insets.top)
        guard let set = settings.defaultAnchor ?? (isMirrored ? .topLeading : nil) else { return start }
        let anchor = set.mirrored(in: environment.layoutDirection)
        let room = CGSize(
            width: viewport.width - insets.leading - insets.trailing,
            height: viewport.height - insets.top - insets.bottom)
        return CGPoint(
            x: view.axes.contains(.horizontal)
                ? start.x + max(0, contentSize.width - room.width) * anchor.x : start.x,
            y: view.axes.contains(.vertical)
                ? start.y + max(0, contentSize.height - room.height) * anchor.y : start.y)
    }

    // MARK: Display

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let isNew = !isMade
        isMade = true
        let viewport = viewport
        pass.add(
            scrollView.layer, view: scrollView, frame: viewport.offsetBy(dx: origin.x, dy: origin.y))
        configure(isNew: isNew)
        drawnPart = visiblePart.insetBy(dx: -viewport.width / 2, dy: -viewport.height / 2)
        pass.inside(container, of: self, origin: .zero, visible: drawnPart) {
            renderChildren(pass, at: .zero)
        }
    }

    private func configure(isNew: Bool) {
        let (vertical, horizontal) = (settings.verticalIndicator, settings.horizontalIndicator)
        scrollView.showsVerticalScrollIndicator =
            view.axes.contains(.vertical) && vertical.isShown(view.showsIndicators)
        scrollView.showsHorizontalScrollIndicator =
            view.axes.contains(.horizontal) && horizontal.isShown(view.showsIndicators)
        scrollView.isScrollEnabled = !view.axes.isEmpty && environment.isScrollEnabled
        scrollView.keyboardDismissMode = environment.scrollDismissesKeyboardMode.mode
        scrollView.clipsToBounds = !settings.isClipDisabled
        ScrollRefresh.update(
            scrollView, isWanted: environment.refresh != nil && view.axes.contains(.vertical)
        ) { [weak self] in self?.environment }
        scrollView.links = settings.links
        configureBounces()
        let insets = contentInsets
        scrollView.contentInset = UIEdgeInsets(
            top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
        let indicators = settings.indicatorMargins.mirrored(in: environment.layoutDirection)
        scrollView.scrollIndicatorInsets = UIEdgeInsets(
            top: self.insets.top + indicators.top, left: self.insets.leading + indicators.leading,
            bottom: self.insets.bottom + indicators.bottom, right: self.insets.trailing + indicators.trailing)
        let before = scrollView.contentSize
        let start = scrollView.contentOffset.x
        let grew = before != contentSize
        if grew { scrollView.contentSize = contentSize }
        if isNew || restsAnew {
            restsAnew = false
            scrollView.restingAnchor = settings.defaultAnchor
            scrollView.contentOffset = restingOffset
        } else if grew, scrollView.restingAnchor != nil {
            scrollView.contentOffset = restingOffset
        } else if grew, isMirrored, view.axes.contains(.horizontal) {
            // Content that begins at the right grows and shrinks at the left: what is in view stays, from where it was
            // before the new size pulled the offset into its range.
            let end = max(start + contentSize.width - before.width, min(start, -insets.leading))
            scrollView.shiftContent(by: CGPoint(x: end - scrollView.contentOffset.x, y: 0))
        }
    }

    private func configureBounces() {
        func bounces(_ axis: Axis.Set) -> Bool {
            guard view.axes.contains(axis) else { return false }
            switch settings.bounce(axis) {
            case .always: return true
            case .basedOnSize: return false
            default: return view.axes == axis
            }
        }
        scrollView.alwaysBounceVertical = bounces(.vertical)
        scrollView.alwaysBounceHorizontal = bounces(.horizontal)
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
        if old.axes != view.axes {
            restsAnew = true
            invalidateLayout()
            contentDidMove(.safeArea)
        }
        let new = environment.scrollSettings
        if !settings.isSame(as: new) {
            if settings.margins != new.margins { invalidateSize() }
            settings = new
            setNeedsDisplay()
        }
        if old.axes != view.axes || old.showsIndicators != view.showsIndicators
            || scrollView.isScrollEnabled != environment.isScrollEnabled
            || scrollView.keyboardDismissMode != environment.scrollDismissesKeyboardMode.mode
        {
            setNeedsDisplay()
        }
        super.didUpdate(from: old)
    }
}
