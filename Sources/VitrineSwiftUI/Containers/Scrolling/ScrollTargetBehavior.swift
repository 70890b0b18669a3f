/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Hashable, Sendable {
    /// The rectangle that is to be in view, in the coordinates of the content.
    public var rect: CGRect
    /// The anchor to which the rectangle is aligned.
    public var anchor: UnitPoint?

    /// Makes a target.
    public init(rect: CGRect, anchor: UnitPoint? = nil) {
        self.rect = rect
        self.anchor = anchor
    }
}

/// The context in which a scroll target behavior updates its scroll target.
public struct ScrollTargetBehaviorContext {
    /// What was in view when the finger began to scroll.
    public let originalTarget: ScrollTarget
    /// The velocity of the content, in points a second.
    public let velocity: CGVector
    let geometry: ScrollGeometry
    /// The axes in which the view scrolls.
    public let axes: Axis.Set
    let element: any ScrollingElement

    /// The content begins at the right.
    @MainActor fileprivate var isMirrored: Bool { element.environment.layoutDirection == .rightToLeft }

    /// The size of the content.
    public var contentSize: CGSize { geometry.contentSize }
    /// The size of the scroll view.
    public var containerSize: CGSize { geometry.containerSize }
}

/// A type that defines the scroll behavior of a scrollable view.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
    /// The context.
    typealias TargetContext = ScrollTargetBehaviorContext

    /// Updates the proposed target that a scrollable view should scroll to.
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// The scroll behavior that aligns scroll targets to container-based geometry.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    /// Makes the behavior.
    nonisolated public init() {}

    /// The page nearest to where scrolling would end, at most one from where it began.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        var start = context.geometry.restingStart
        let page = context.geometry.safeSize
        // Where text runs from the right the first page is at the right end.
        if context.isMirrored { start.x += context.contentSize.width - page.width }
        func aligned(
            _ proposed: CGFloat, _ now: CGFloat, _ velocity: CGFloat, _ start: CGFloat, _ page: CGFloat
        )
            -> CGFloat
        {
            guard page > 0 else { return proposed }
            let current = (now - start) / page
            let goal = ((proposed - start) / page).rounded()
            let (least, most) = (current.rounded(.down), current.rounded(.up))
            if velocity != 0 { return start + page * (velocity > 0 ? most : least) }
            return start + page * min(max(goal, least), most)
        }
        let now = context.geometry.contentOffset
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                target.rect.minX, now.x, context.velocity.dx, start.x, page.width)
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                target.rect.minY, now.y, context.velocity.dy, start.y, page.height)
        }
    }
}

/// The scroll behavior that aligns scroll targets to view-based geometry.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    /// How many views may be scrolled at a time.
    public struct LimitBehavior: Hashable, Sendable {
        private let number: Int
        /// How many views at a time; nil for as many as the velocity carries.
        fileprivate let count: Int?

        /// As the size classes suggest: no limit here.
        public static let automatic = LimitBehavior(number: 0, count: nil)
        /// One view at a time.
        public static let always = LimitBehavior(number: 1, count: 1)
        /// As many as the velocity carries.
        public static let never = LimitBehavior(number: 2, count: nil)
        /// One view at a time.
        public static let alwaysByOne = LimitBehavior(number: 3, count: 1)
        /// A few views at a time: three, as Apple does not say how many.
        public static let alwaysByFew = LimitBehavior(number: 4, count: 3)
    }

    private let limit: LimitBehavior

    /// Makes the behavior.
    nonisolated public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

    /// The view of a scroll target layout whose top or leading edge is nearest to where scrolling would end.
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let frames = context.element.graph.scrollTargets(in: context.element).map(\.frame)
        guard !frames.isEmpty else { return }
        let (start, first) = (context.geometry.restingStart, context.originalTarget.rect)
        func aligned(
            _ proposed: CGFloat, _ first: CGFloat, _ velocity: CGFloat, _ edges: [CGFloat]
        ) -> CGFloat {
            var edges = edges.sorted()
            if let count = limit.count {
                // So many views from where the finger began, however far it went.
                let before = edges.filter { $0 < first - 0.5 }.suffix(count)
                let after = edges.filter { $0 > first + 0.5 }.prefix(count)
                let (least, most) = (before.first ?? edges[0], after.last ?? edges[edges.count - 1])
                if velocity > 0 {
                    edges = after.isEmpty ? [most] : Array(after)
                } else if velocity < 0 {
                    edges = before.isEmpty ? [least] : Array(before)
                } else {
                    edges = edges.filter { $0 >= least && $0 <= most }
                }
            }
            return edges.min { abs($0 - proposed) < abs($1 - proposed) } ?? proposed
        }
        if context.axes.contains(.horizontal) {
            target.rect.origin.x = aligned(
                target.rect.minX, first.minX, context.velocity.dx,
                frames.map {
                    start.x + (context.isMirrored ? $0.maxX - context.geometry.safeSize.width : $0.minX)
                })
        }
        if context.axes.contains(.vertical) {
            target.rect.origin.y = aligned(
                target.rect.minY, first.minY, context.velocity.dy, frames.map { $0.minY + start.y })
        }
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Aligns targets to the size of the scroll view.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Aligns targets to views.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Aligns targets to views.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> Self { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}

struct ScrollTargetBehaviorModifier<B: ScrollTargetBehavior>: ScrollLinkModifier {
    let behavior: B
    typealias Body = Never

    final class Link: ScrollLink {
        var behavior: B
        init(_ behavior: B) { self.behavior = behavior }

        override func updateTarget(_ target: inout ScrollTarget, _ context: ScrollTargetBehaviorContext) {
            behavior.updateTarget(&target, context: context)
            guard let anchor = target.anchor else { return }
            let size = context.containerSize
            target.rect.origin.x += anchor.x * (target.rect.width - size.width)
            target.rect.origin.y += anchor.y * (target.rect.height - size.height)
        }
    }

    @MainActor func makeLink(_ node: _GraphNode) -> Link { Link(behavior) }
    @MainActor func update(_ link: Link, from old: Self) { link.behavior = behavior }
}

nonisolated extension View {
    /// Sets the scroll behavior of views scrollable in the provided axes.
    public func scrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
        modifier(ScrollTargetBehaviorModifier(behavior: behavior))
    }
}
