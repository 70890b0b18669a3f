import VitrineCoreGraphics

/// The lengths that the background of a popover has, in points.
struct PopoverMetrics: Equatable {
    /// The height of an arrow and its width at the base.
    var arrow: CGSize
    /// From the edges of the background without its arrow to the content.
    var insets: UIEdgeInsets
    /// The corners.
    var radius: CGFloat

    /// The balloon as on iOS.
    static let balloon = PopoverMetrics(arrow: CGSize(width: 26, height: 13), insets: .zero, radius: 13)
}

/// Where a popover is, with its arrow.
struct PopoverPlace: Equatable {
    let metrics: PopoverMetrics
    /// The balloon with its arrow.
    var frame: CGRect
    /// Where the arrow points; empty for none.
    var direction: UIPopoverArrowDirection
    /// The middle of the arrow's base along its edge, from the left or the top of ``frame``.
    var arrowPosition: CGFloat

    /// - Parameters:
    ///   - content: The size that the content would like.
    ///   - metrics: Of the background around it.
    ///   - source: What to point at.
    ///   - room: Where the popover may be.
    init(
        content: CGSize, metrics: PopoverMetrics, source: CGRect, room: CGRect,
        permitted: UIPopoverArrowDirection, overlaps: Bool
    ) {
        self.metrics = metrics
        let insets = metrics.insets
        let content = CGSize(
            width: content.width + insets.left + insets.right,
            height: content.height + insets.top + insets.bottom)
        let source = source.standardized
        // The room on the side where a popover lies whose arrow points so.
        func side(_ direction: UIPopoverArrowDirection) -> CGRect {
            switch direction {
            case .up:
                CGRect(x: room.minX, y: source.maxY, width: room.width, height: room.maxY - source.maxY)
            case .down:
                CGRect(x: room.minX, y: room.minY, width: room.width, height: source.minY - room.minY)
            case .left:
                CGRect(x: source.maxX, y: room.minY, width: room.maxX - source.maxX, height: room.height)
            default:
                CGRect(x: room.minX, y: room.minY, width: source.minX - room.minX, height: room.height)
            }
        }
        func fitted(_ direction: UIPopoverArrowDirection) -> CGSize {
            let (side, isVertical) = (side(direction), direction == .up || direction == .down)
            let arrow = metrics.arrow.height
            return CGSize(
                width: max(min(content.width + (isVertical ? 0 : arrow), side.size.width), 0),
                height: max(min(content.height + (isVertical ? arrow : 0), side.size.height), 0))
        }
        let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = order.filter { permitted.contains($0) && permitted != .unknown }
        func shown(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let (size, isVertical) = (fitted(direction), direction == .up || direction == .down)
            let arrow = metrics.arrow.height
            return max(size.width - (isVertical ? 0 : arrow), 0)
                * max(size.height - (isVertical ? arrow : 0), 0)
        }
        let whole = content.width * content.height
        let best =
            allowed.first { shown($0) >= whole - 0.5 }
            // Of those without enough room the one with the most; the first of several.
            ?? allowed.reduce(nil as UIPopoverArrowDirection?) { best, next in
                best.map { shown(next) > shown($0) + 0.5 ? next : $0 } ?? next
            }
        guard let best, !(overlaps && shown(best) < whole / 2) else {
            // Without an arrow, over the middle of what it belongs to.
            let size = CGSize(width: min(content.width, room.width), height: min(content.height, room.height))
            frame = Self.moved(
                CGRect(
                    x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width,
                    height: size.height), into: room)
            direction = []
            arrowPosition = 0
            return
        }
        let (size, side) = (fitted(best), side(best))
        var origin = CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2)
        switch best {
        case .up: origin.y = side.minY
        case .down: origin.y = side.maxY - size.height
        case .left: origin.x = side.minX
        default: origin.x = side.maxX - size.width
        }
        frame = Self.moved(CGRect(origin: origin, size: size), into: room)
        direction = best
        let isVertical = best == .up || best == .down
        let (middle, length) =
            isVertical ? (source.midX - frame.minX, frame.width) : (source.midY - frame.minY, frame.height)
        // The arrow stays clear of the corners.
        let edge = metrics.radius + metrics.arrow.width / 2
        arrowPosition = length > 2 * edge ? min(max(middle, edge), length - edge) : length / 2
    }

    private static func moved(_ frame: CGRect, into room: CGRect) -> CGRect {
        CGRect(
            x: min(max(frame.minX, room.minX), max(room.maxX - frame.width, room.minX)).rounded(),
            y: min(max(frame.minY, room.minY), max(room.maxY - frame.height, room.minY)).rounded(),
            width: frame.width, height: frame.height)
    }

    /// The content's place in the background.
    var contentFrame: CGRect { body.inset(by: metrics.insets) }

    /// How far the middle of the arrow is from the middle of its edge, in points, to the right or downwards.
    var arrowOffset: CGFloat {
        switch direction {
        case .up, .down: arrowPosition - frame.width / 2
        case .left, .right: arrowPosition - frame.height / 2
        default: 0
        }
    }

    /// The background without its arrow.
    private var body: CGRect {
        let bounds = CGRect(origin: .zero, size: frame.size)
        let arrow = metrics.arrow.height
        return switch direction {
        case .up: bounds.inset(by: UIEdgeInsets(top: arrow, left: 0, bottom: 0, right: 0))
        case .down: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: arrow, right: 0))
        case .left: bounds.inset(by: UIEdgeInsets(top: 0, left: arrow, bottom: 0, right: 0))
        case .right: bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: arrow))
        default: bounds
        }
    }

    /// The outline of the balloon with its arrow, in its own coordinates.
    func outline() -> CGPath {
        let content = body
        let path = CGMutablePath()
        path.addRoundedRect(
            in: content, cornerWidth: min(metrics.radius, content.width / 2),
            cornerHeight: min(metrics.radius, content.height / 2))
        guard !direction.isEmpty else { return path }
        let half = metrics.arrow.width / 2
        // From the base outward: the tip is blunt, the flanks are hollow.
        let flanks: [CGPoint] = [
            CGPoint(x: -half, y: 0), CGPoint(x: -half * 0.62, y: 0.5),
            CGPoint(x: -half * 0.22, y: metrics.arrow.height - 1.6),
            CGPoint(x: 0, y: metrics.arrow.height), CGPoint(x: half * 0.22, y: metrics.arrow.height - 1.6),
            CGPoint(x: half * 0.62, y: 0.5), CGPoint(x: half, y: 0),
        ]
        func placed(_ point: CGPoint) -> CGPoint {
            switch direction {
            case .up: CGPoint(x: arrowPosition + point.x, y: content.minY - point.y)
            case .down: CGPoint(x: arrowPosition - point.x, y: content.maxY + point.y)
            case .left: CGPoint(x: content.minX - point.y, y: arrowPosition - point.x)
            default: CGPoint(x: content.maxX + point.y, y: arrowPosition + point.x)
            }
        }
        let points = flanks.map(placed)
        path.move(to: points[0])
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
        path.addCurve(to: points[6], control1: points[4], control2: points[5])
        path.closeSubpath()
        return path
    }
}
