/// The element of a list: takes the size it is offered, and reaches through the safe area where it touches it.
final class ListElement: Element, PlatformViewElement, ScrollingElement {
    private(set) lazy var controller = ListController(self)
    private var needsUpdate = true

    override init(_ node: _GraphNode) {
        super.init(node)
        positionDependence = .safeArea
    }

    var platformView: UIView? { controller.viewIfMade }
    override var containsPlatformView: Bool { true }
    override var drawnReach: CGRect { .infinite }
    override func didPlace() { setNeedsDisplay() }

    // MARK: Scrolling

    var scrollAxes: Axis.Set { .vertical }
    var visiblePart: CGRect { controller.viewIfMade?.bounds ?? .zero }

    var scrollGeometry: ScrollGeometry {
        guard let view = controller.viewIfMade else {
            return ScrollGeometry(
                contentOffset: .zero, contentSize: .zero, contentInsets: EdgeInsets(), containerSize: size)
        }
        let insets = view.adjustedContentInset
        return ScrollGeometry(
            contentOffset: view.contentOffset, contentSize: view.contentSize,
            contentInsets: EdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right),
            containerSize: view.bounds.size)
    }

    func contentDidScroll() {
        graph.scrollPositionDidChange(in: self)
        controller.rowsDidMove()
        tellLinks()
    }

    func tellLinks() {
        for link in links { link.scrollGeometryDidChange(in: self) }
    }

    func contentDidGrow(by delta: CGSize) {
        controller.viewIfMade?.shiftContent(by: CGPoint(x: delta.width, y: delta.height))
    }

    func scroll(to rect: CGRect, anchor: UnitPoint?, animated: Bool) {
        controller.endResting()
        controller.viewIfMade?.scrollRectToVisible(rect, animated: animated)
    }

    func flashIndicators() { controller.viewIfMade?.flashScrollIndicators() }

    func scroll(toOffset offset: CGPoint, animated: Bool) {
        guard let view = controller.viewIfMade else { return }
        controller.endResting()
        let insets = view.adjustedContentInset
        let end = max(-insets.top, view.contentSize.height + insets.bottom - view.bounds.height)
        let target = CGPoint(x: view.contentOffset.x, y: min(max(offset.y, -insets.top), end))
        if animated, target != view.contentOffset { tell(.animating, links) }
        view.setContentOffset(target, animated: animated)
    }

    /// What is told of scrolling.
    var links: [ScrollLink] { environment.scrollSettings.links }

    /// Something about the rows may be different; the list is brought up to date after the update under way.
    func rowsDidChange() {
        guard !isTornDown else { return }
        needsUpdate = true
        setNeedsDisplay()
    }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let insets = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        let frame = CGRect(
            x: origin.x - insets.leading, y: origin.y - insets.top,
            width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
        let view = controller.view
        pass.add(view.layer, view: view, frame: frame)
        keepClear(view)
        guard needsUpdate else { return }
        needsUpdate = false
        let transaction = graph.transaction
        graph.afterUpdate { [weak self] in
            guard let self, !isTornDown else { return }
            Transaction.perform(transaction) {
                self.controller.update(animated: !transaction.disablesAnimations)
            }
        }
    }

    /// Has the rows begin and end where bars of modifiers and margins leave off: of these UIKit does not know.
    private func keepClear(_ view: UIScrollView) {
        let direction = environment.layoutDirection
        let bounds = CGRect(origin: .zero, size: size)
        var bars = SafeArea.insetsOfModifiers(around: bounds, of: self)
        bars.bottom += SafeArea.keyboardInset(below: bounds, of: self)
        let settings = environment.scrollSettings
        func insets(_ margins: EdgeInsets) -> UIEdgeInsets {
            let sum = bars.adding(margins.mirrored(in: direction))
            return UIEdgeInsets(top: sum.top, left: sum.leading, bottom: sum.bottom, right: sum.trailing)
        }
        let content = insets(settings.margins)
        if view.contentInset != content { view.contentInset = content }
        let indicators = insets(settings.indicatorMargins)
        if view.scrollIndicatorInsets != indicators { view.scrollIndicatorInsets = indicators }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        let insets = SafeArea.insets(around: CGRect(origin: .zero, size: size), of: self)
        let viewport = CGRect(
            x: -insets.leading, y: -insets.top, width: size.width + insets.leading + insets.trailing,
            height: size.height + insets.top + insets.bottom)
        return viewport.contains(point) ? self : nil
    }

    /// Rows on screen take part in preferences, in order.
    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var result: K.Value?
        for host in controller.shownHosts {
            guard let value = host.graph.rootElement.preference(key) else { continue }
            if var combined = result {
                K.reduce(value: &combined) { value }
                result = combined
            } else {
                result = value
            }
        }
        return result
    }

    override func teardown() {
        controller.teardown()
        super.teardown()
    }
}
