/// The phases that a view transitions between when it scrolls among other views.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// About to leave, or to come, at the top or leading edge.
    case topLeading
    /// In view.
    case identity
    /// About to leave, or to come, at the bottom or trailing edge.
    case bottomTrailing

    /// Whether the view is in view.
    public var isIdentity: Bool { self == .identity }

    /// A number for the phase: -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The configuration of a scroll transition that controls how a transition is applied as a view is scrolled.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of the view has to be in view for the phase to be identity.
    public struct Threshold: Hashable, Sendable {
        /// The share of the view that is in view.
        fileprivate var share: Double
        /// The middle of the view is at the middle of the container.
        fileprivate var isCentered = false
        /// In points, inwards.
        fileprivate var inset = 0.0

        /// The view is fully in view.
        public static let visible = Threshold(share: 1)
        /// The view is about to come into view.
        public static let hidden = Threshold(share: 0)
        /// The middle of the view is at the middle of the container.
        public static var centered: Threshold { Threshold(share: 1, isCentered: true) }

        /// A share of the view is in view.
        public static func visible(_ amount: Double) -> Threshold { Threshold(share: amount) }

        /// The threshold moved inwards by a distance in points.
        public func inset(by distance: Double) -> Threshold {
            var result = self
            result.inset += distance
            return result
        }
    }

    fileprivate enum Course { case interactive, animated, identity }
    fileprivate var course: Course
    fileprivate var limit = Threshold.visible
    /// How an effect is animated; nil where it is not.
    fileprivate var animation: Animation?

    /// How an effect follows the scrolling.
    fileprivate var curve = UnitCurve.linear

    /// The effect follows the scrolling.
    public static let interactive = ScrollTransitionConfiguration(course: .interactive)

    /// The effect follows the scrolling by a curve.
    public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(course: .interactive, curve: timingCurve)
    }
    /// The effect is animated when the threshold is crossed.
    public static let animated = animated(.default)

    /// The effect is animated when the threshold is crossed.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(course: .animated, animation: animation)
    }
    /// No effect.
    public static let identity = ScrollTransitionConfiguration(course: .identity)

    /// The configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var result = self
        result.limit = threshold
        return result
    }

    /// How far a view is on the way out, -1 to 1, by where it and the part in view are along the axis.
    fileprivate func progress(_ frame: ClosedRange<CGFloat>, _ visible: ClosedRange<CGFloat>) -> Double {
        if course == .identity { return 0 }
        let length = max(frame.upperBound - frame.lowerBound, 0.001)
        let (start, end) = (visible.lowerBound + limit.inset, visible.upperBound - limit.inset)
        if limit.isCentered {
            let way = ((frame.lowerBound + frame.upperBound) - (start + end)) / 2
            return min(max(Double(way / max((end - start) / 2 + length / 2, 0.001)), -1), 1)
        }
        // At the threshold 0, fully out 1; where the threshold is being out, a length further.
        let hidden = (1 - limit.share) * length
        let range = limit.share > 0 ? limit.share * length : length
        let before = (start - hidden - frame.lowerBound) / range
        let after = (frame.upperBound - end - hidden) / range
        if before > 0, before >= after { return -min(Double(before), 1) }
        return after > 0 ? min(Double(after), 1) : 0
    }
}

nonisolated extension View {
    /// Applies the given transition, animating between the phases of the transition as this view appears and disappears within
    /// the visible region of the containing scroll view.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies the given transition, animating between the phases of the transition as this view appears and disappears within
    /// the visible region of the containing scroll view.
    ///
    /// - Parameters:
    ///   - topLeading: How the view passes the top of the visible region, or its leading edge.
    ///   - bottomTrailing: How it passes the bottom, or the trailing edge.
    ///   - axis: The axis along which it passes; nil is that of the scroll view.
    ///   - transition: Gives the effects of a phase.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier(animation: topLeading.animation ?? bottomTrailing.animation) {
                proxy, scrolling in
                func values(_ phase: ScrollTransitionPhase) -> _VisualEffectValues {
                    var values = _VisualEffectValues()
                    transition(EmptyVisualEffect(), phase)._apply(to: &values)
                    return values
                }
                guard let scrolling, let element = proxy.element else { return values(.identity) }
                let axis = axis ?? (scrolling.scrollAxes == .horizontal ? .horizontal : .vertical)
                let frame = CGRect(origin: element.contentOrigin(in: scrolling), size: element.size)
                let visible = scrolling.scrollGeometry.safeRect
                // Where text runs from the right, the leading edge is there.
                let sign: Double =
                    axis == .horizontal && element.environment.layoutDirection == .rightToLeft ? -1 : 1
                func progress(_ configuration: ScrollTransitionConfiguration) -> Double {
                    axis == .vertical
                        ? configuration.progress(frame.minY...frame.maxY, visible.minY...visible.maxY)
                        : sign * configuration.progress(frame.minX...frame.maxX, visible.minX...visible.maxX)
                }
                func effects(
                    _ phase: ScrollTransitionPhase, _ configuration: ScrollTransitionConfiguration,
                    _ progress: Double
                ) -> _VisualEffectValues {
                    guard configuration.course == .interactive else { return values(phase) }
                    return values(.identity).mixed(
                        with: values(phase), by: configuration.curve.value(at: abs(progress)))
                }
                let before = progress(topLeading)
                if before < 0 { return effects(.topLeading, topLeading, before) }
                let after = progress(bottomTrailing)
                return after > 0 ? effects(.bottomTrailing, bottomTrailing, after) : values(.identity)
            })
    }
}
