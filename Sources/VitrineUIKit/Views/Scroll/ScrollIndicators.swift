/// The two bars that show during scrolling which part of the content is seen.
///
/// Layers, not views, so that they are no business of whoever looks through the subviews.
@MainActor
final class ScrollIndicators {
    private unowned let view: UIScrollView
    private var vertical: CALayer?
    private var horizontal: CALayer?
    private var isShown = false
    private let hiding = IndicatorTimer()

    private static let thickness: CGFloat = 3
    private static let margin: CGFloat = 3
    private static let shortest: CGFloat = 36
    private static let shortestOverscrolled: CGFloat = 8
    private static let delay: TimeInterval = 1.2
    private static let fade: TimeInterval = 0.25

    init(scrollView: UIScrollView) {
        view = scrollView
    }

    /// Shows the bars at once.
    func show() {
        hiding.cancel()
        guard view.window != nil else { return }
        isShown = true
        update()
        for bar in [vertical, horizontal] {
            bar?.removeAnimation(forKey: "fade")
        }
    }

    /// Fades the bars out after a while.
    func hideLater() {
        guard isShown else { return }
        hiding.schedule(after: Self.delay, in: view.runtimeContext) { [weak self] in self?.fadeOut() }
    }

    func hideNow() {
        hiding.cancel()
        isShown = false
        withoutActions {
            for bar in [vertical, horizontal] { bar?.opacity = 0 }
        }
    }

    private func fadeOut() {
        isShown = false
        for bar in [vertical, horizontal] {
            guard let bar, bar.opacity > 0 else { continue }
            let animation = CABasicAnimation(keyPath: "opacity")
            animation.fromValue = CGFloat(1)
            animation.toValue = CGFloat(0)
            animation.duration = Self.fade
            withoutActions { bar.opacity = 0 }
            bar.add(animation, forKey: "fade")
        }
    }

    /// Puts the bars where the offset says.
    func update() {
        guard isShown || vertical?.opacity ?? 0 > 0 || horizontal?.opacity ?? 0 > 0 else { return }
        withoutActions {
            place(.vertical)
            place(.horizontal)
        }
    }

    private func place(_ axis: ScrollAxis) {
        let range = view.range(axis)
        let isWanted =
            axis == .vertical ? view.showsVerticalScrollIndicator : view.showsHorizontalScrollIndicator
        guard isWanted, isShown, range.upperBound > range.lowerBound else {
            (axis == .vertical ? vertical : horizontal)?.opacity = 0
            return
        }
        let bar = bar(axis)
        let bounds = view.bounds
        var inset =
            axis == .vertical ? view.verticalScrollIndicatorInsets : view.horizontalScrollIndicatorInsets
        if view.automaticallyAdjustsScrollIndicatorInsets {
            let safe = view.safeAreaInsets
            inset.top += safe.top
            inset.bottom += safe.bottom
            inset.left += safe.left
            inset.right += safe.right
        }
        // Where both bars show, neither runs into the corner.
        let corner = bothShow ? Self.thickness + Self.margin : 0
        let margin = Self.margin
        switch axis {
        case .vertical:
            let track = (bounds.minY + inset.top + margin, bounds.maxY - inset.bottom - margin - corner)
            let (start, length) = span(
                track.1 - track.0, visible: bounds.height, range: range, offset: bounds.minY)
            bar.frame = CGRect(
                x: bounds.maxX - inset.right - margin - Self.thickness, y: track.0 + start,
                width: Self.thickness, height: length)
        case .horizontal:
            let track = (bounds.minX + inset.left + margin, bounds.maxX - inset.right - margin - corner)
            let (start, length) = span(
                track.1 - track.0, visible: bounds.width, range: range, offset: bounds.minX)
            bar.frame = CGRect(
                x: track.0 + start, y: bounds.maxY - inset.bottom - margin - Self.thickness,
                width: length, height: Self.thickness)
        }
        bar.opacity = 1
    }

    private var bothShow: Bool {
        let horizontal = view.range(.horizontal)
        let vertical = view.range(.vertical)
        return view.showsHorizontalScrollIndicator && horizontal.upperBound > horizontal.lowerBound
            && view.showsVerticalScrollIndicator && vertical.upperBound > vertical.lowerBound
    }

    /// Start and length of a bar on its track; pulled beyond an edge it is squeezed against it.
    private func span(
        _ track: CGFloat, visible: CGFloat, range: ClosedRange<CGFloat>, offset: CGFloat
    ) -> (CGFloat, CGFloat) {
        let scrollable = range.upperBound - range.lowerBound
        let full = min(track, max(Self.shortest, track * visible / (visible + scrollable)))
        if offset < range.lowerBound {
            return (0, max(Self.shortestOverscrolled, full - (range.lowerBound - offset)))
        }
        if offset > range.upperBound {
            let length = max(Self.shortestOverscrolled, full - (offset - range.upperBound))
            return (track - length, length)
        }
        return ((track - full) * (offset - range.lowerBound) / scrollable, full)
    }

    private func bar(_ axis: ScrollAxis) -> CALayer {
        let existing = axis == .vertical ? vertical : horizontal
        let bar = existing ?? CALayer()
        if existing == nil {
            bar.cornerRadius = Self.thickness / 2
            // In front of every item.
            bar.zPosition = 1_000_000
            bar.opacity = 0
            view.layer.addSublayer(bar)
            if axis == .vertical { vertical = bar } else { horizontal = bar }
        }
        let isWhite =
            view.indicatorStyle == .white
            || view.indicatorStyle == .default && view.traitCollection.userInterfaceStyle == .dark
        bar.backgroundColor =
            isWhite
            ? CGColor(red: 1, green: 1, blue: 1, alpha: 0.5) : CGColor(red: 0, green: 0, blue: 0, alpha: 0.35)
        return bar
    }

    private func withoutActions(_ changes: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        changes()
        CATransaction.commit()
    }
}
