import Foundation

/// Collects the elements of standard shapes, transformed on the way.
struct PathBuilder {
    private(set) var elements: [PathElement] = []
    var hasCurrentPoint = false
    let transform: CGAffineTransform?

    /// The control-point distance at which a cubic curve is closest to a quarter of a circle.
    static let quarterCircle: CGFloat = 0.5522847498307936

    init(transform: CGAffineTransform?) {
        self.transform = transform
    }

    mutating func add(_ element: PathElement) {
        elements.append(transform.map { element.applying($0) } ?? element)
    }

    mutating func addRect(_ rect: CGRect) {
        add(.move(CGPoint(x: rect.minX, y: rect.minY)))
        add(.line(CGPoint(x: rect.maxX, y: rect.minY)))
        add(.line(CGPoint(x: rect.maxX, y: rect.maxY)))
        add(.line(CGPoint(x: rect.minX, y: rect.maxY)))
        add(.close)
    }

    mutating func addEllipse(in rect: CGRect) {
        add(.move(CGPoint(x: rect.maxX, y: rect.midY)))
        addCorners(rect, width: rect.width / 2, height: rect.height / 2, lines: false)
        add(.close)
    }

    /// From the middle of the right side on, clockwise on the screen: programs that trim a rounded square from 0.61 to 0.64
    /// mark its upper left corner.
    mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        guard cornerWidth > 0, cornerHeight > 0 else { return addRect(rect) }
        add(.move(CGPoint(x: rect.maxX, y: rect.midY)))
        addCorners(rect, width: cornerWidth, height: cornerHeight, lines: true)
        add(.close)
    }

    /// The four corners from the lower right one on, clockwise on the screen.
    private mutating func addCorners(_ rect: CGRect, width: CGFloat, height: CGFloat, lines: Bool) {
        let quarter = Self.quarterCircle
        let corners: [(CGPoint, CGVector, CGVector)] = [
            (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: -1.0), CGVector(dx: -1.0, dy: 0)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1.0, dy: 0), CGVector(dx: 0, dy: -1.0)),
            (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: 1.0), CGVector(dx: 1.0, dy: 0)),
            (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1.0, dy: 0), CGVector(dx: 0, dy: 1.0)),
        ]
        for (corner, toStart, toEnd) in corners {
            func point(_ direction: CGVector, _ part: CGFloat) -> CGPoint {
                CGPoint(
                    x: corner.x + direction.dx * width * part, y: corner.y + direction.dy * height * part)
            }
            if lines { add(.line(point(toStart, 1))) }
            add(
                .curve(
                    control1: point(toStart, 1 - quarter), control2: point(toEnd, 1 - quarter),
                    end: point(toEnd, 1)))
        }
    }

    mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        // There is no such arc, as Core Graphics has it too.
        let numbers = [center.x, center.y, radius, startAngle, delta]
        guard numbers.allSatisfy(\.isFinite) else { return }
        add(hasCurrentPoint ? .line(point(startAngle)) : .move(point(startAngle)))
        hasCurrentPoint = true
        guard delta != 0 else { return }
        // Further turns run over the first.
        let turn = 2 * CGFloat.pi
        let delta =
            abs(delta) <= turn
            ? delta : delta.truncatingRemainder(dividingBy: turn) + (delta < 0 ? -turn : turn)
        // A cubic curve is within 0.03 % of a circle over a quarter turn, and much worse beyond.
        let pieces = max(1, Int(clamping: (abs(delta) / (.pi / 2)).rounded(.up)))
        let step = delta / CGFloat(pieces)
        let reach = 4 / 3 * tan(step / 4) * radius
        for piece in 0..<pieces {
            let from = startAngle + CGFloat(piece) * step
            let to = from + step
            let start = point(from)
            let end = point(to)
            add(
                .curve(
                    control1: CGPoint(x: start.x - reach * sin(from), y: start.y + reach * cos(from)),
                    control2: CGPoint(x: end.x + reach * sin(to), y: end.y - reach * cos(to)), end: end))
        }
    }

    static func currentPoint(of elements: [PathElement]) -> CGPoint {
        guard let last = elements.last else { return .zero }
        if case .close = last {
            for element in elements.reversed() {
                if case .move(let start) = element { return start }
            }
            return .zero
        }
        return last.points.last ?? .zero
    }
}
