public import Foundation

/// Areas that are put together. Curves become short lines, a hundredth of a unit off at most; open subpaths count as closed.
///
/// Complexity: O(n · m) in the number of lines, and of pieces that they cut one another into.
extension CGPath {
    private func combined(
        _ other: CGPath, _ rule: CGPathFillRule, _ operation: (Bool, Bool) -> Bool
    ) -> CGPath {
        CGPath(elements: PathArrangement(self, other, rule: rule).outline(operation))
    }

    /// What is in either area.
    public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 || $1 }
    }

    /// What is in both areas.
    public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 && $1 }
    }

    /// What is in this area and not in the other.
    public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 && !$1 }
    }

    /// What is in one of the areas only.
    public func symmetricDifference(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        combined(other, rule) { $0 != $1 }
    }

    /// The area with outlines that do not cross themselves, and turn around it one way and around its holes the other.
    public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
        combined(CGPath(elements: []), rule) { inside, _ in inside }
    }

    /// The parts of the line of this path that are outside of the other's area.
    public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(elements: PathArrangement(self, other, rule: rule).lines(inside: false))
    }

    /// The parts of the line of this path that are inside of the other's area.
    public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
        CGPath(elements: PathArrangement(self, other, rule: rule).lines(inside: true))
    }

    /// Whether the areas have anything in common.
    public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
        boundingBox.intersects(other.boundingBox) && !intersection(other, using: rule).isEmpty
    }

    /// The path with lines for curves, `threshold` units off at most.
    public func flattened(threshold: CGFloat) -> CGPath {
        let flat = PathFlattening(elements, tolerance: max(threshold, 1e-3))
        var result: [PathElement] = []
        for (line, isClosed) in zip(flat.polylines, flat.areClosed) {
            result.append(.move(line[0]))
            result += line.dropFirst().map { .line($0) }
            if isClosed { result.append(.close) }
        }
        return CGPath(elements: result)
    }

    /// The parts of the area that do not touch each other, each with its holes.
    public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
        let loops = PathFlattening(normalized(using: rule).elements, tolerance: 1).polylines.filter {
            $0.count > 2
        }
        func area(_ loop: [CGPoint]) -> CGFloat {
            zip(loop, loop.dropFirst() + loop.prefix(1)).reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
                / 2
        }
        func path(_ loop: [CGPoint]) -> CGPath {
            CGPath(elements: [.move(loop[0])] + loop.dropFirst().map { .line($0) } + [.close])
        }
        let outer = loops.filter { area($0) > 0 }.map { (area($0), path($0), CGMutablePath()) }
        for (_, outline, component) in outer { component.addPath(outline) }
        for hole in loops where area(hole) < 0 {
            // The smallest outline around it.
            let middle = CGPoint(x: (hole[0].x + hole[1].x) / 2, y: (hole[0].y + hole[1].y) / 2)
            let around = outer.filter { $0.1.contains(middle) }.min { $0.0 < $1.0 }
            around?.2.addPath(path(hole))
        }
        return outer.compactMap { $0.2.copy() }
    }
}

/// What ``CGPath/apply(info:function:)`` calls, with what it was given and each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

/// One element of a path, as ``CGPath/applyWithBlock(_:)`` gives it.
public struct CGPathElement {
    public var type: CGPathElementType
    /// One point for moves and lines, two for quadratic curves, three for cubic ones: control points first.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a function with each element; the pointers are valid within it.
    ///
    /// - Parameter info: What the function gets, too.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Calls a closure with each element; the pointers are valid within it.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points
            let type: CGPathElementType =
                switch element {
                case .move: .moveToPoint
                case .line: .addLineToPoint
                case .quad: .addQuadCurveToPoint
                case .curve: .addCurveToPoint
                case .close: .closeSubpath
                }
            if points.isEmpty { points = [.zero] }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start), block)
            }
        }
    }
}
