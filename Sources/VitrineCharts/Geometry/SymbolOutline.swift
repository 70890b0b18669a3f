import Foundation
import VitrineSwiftUI

/// The outlines of symbols.
enum SymbolOutline {
    static func path(_ kind: BasicChartSymbolShape.Kind, in rect: CGRect) -> Path {
        switch kind {
        case .circle: Path(ellipseIn: rect)
        case .square: Path(rect)
        case .triangle: polygon(corners: 3, in: rect)
        case .diamond: polygon(corners: 4, in: rect)
        case .pentagon: polygon(corners: 5, in: rect)
        case .plus: star(lines: 2, turned: 0, in: rect)
        case .cross: star(lines: 2, turned: .pi / 4, in: rect)
        case .asterisk: star(lines: 3, turned: 0, in: rect)
        }
    }

    /// Corners on the ellipse in a rectangle, the first at the top.
    private static func polygon(corners: Int, in rect: CGRect) -> Path {
        var path = Path()
        path.addLines(
            (0..<corners).map { point(2 * .pi * CGFloat($0) / CGFloat(corners), radius: 1, in: rect) })
        path.closeSubpath()
        return path
    }

    /// Lines through the middle, a quarter as thick as they are long.
    private static func star(lines: Int, turned: CGFloat, in rect: CGRect) -> Path {
        var path = Path()
        for line in 0..<lines {
            let angle = turned + .pi * CGFloat(line) / CGFloat(lines)
            path.move(to: point(angle, radius: 0.875, in: rect))
            path.addLine(to: point(angle + .pi, radius: 0.875, in: rect))
        }
        return path.strokedPath(StrokeStyle(lineWidth: min(rect.width, rect.height) / 4))
    }

    /// - Parameter angle: Clockwise from the top, in radians.
    private static func point(_ angle: CGFloat, radius: CGFloat, in rect: CGRect) -> CGPoint {
        CGPoint(
            x: rect.midX + sin(angle) * radius * rect.width / 2,
            y: rect.midY - cos(angle) * radius * rect.height / 2)
    }
}
