public import Foundation
public import VitrineSwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
    /// The part of the unit square whose area looks as large as other symbols: where the shape is drawn.
    nonisolated var perceptualUnitRect: CGRect { get }
}

/// The symbols that the framework has.
nonisolated public struct BasicChartSymbolShape: ChartSymbolShape, Hashable {
    enum Kind: Hashable, Sendable, CaseIterable {
        case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
    }
    let kind: Kind

    /// A circle.
    public static let circle = BasicChartSymbolShape(kind: .circle)
    /// A square.
    public static let square = BasicChartSymbolShape(kind: .square)
    /// A triangle that stands on a side.
    public static let triangle = BasicChartSymbolShape(kind: .triangle)
    /// A square that stands on a corner.
    public static let diamond = BasicChartSymbolShape(kind: .diamond)
    /// A pentagon.
    public static let pentagon = BasicChartSymbolShape(kind: .pentagon)
    /// An upright cross.
    public static let plus = BasicChartSymbolShape(kind: .plus)
    /// A diagonal cross.
    public static let cross = BasicChartSymbolShape(kind: .cross)
    /// A star of three lines.
    public static let asterisk = BasicChartSymbolShape(kind: .asterisk)

    /// In the order in which a scale gives them to categories.
    static let all = Kind.allCases.map(BasicChartSymbolShape.init)

    /// The outline.
    public func path(in rect: CGRect) -> Path { SymbolOutline.path(kind, in: rect) }

    /// Where it is drawn in the unit square.
    public var perceptualUnitRect: CGRect {
        let outset: CGFloat =
            switch kind {
            case .circle, .pentagon: 0
            case .square: 0.06
            case .triangle, .diamond: -0.1
            case .plus, .cross, .asterisk: 0
            }
        return CGRect(x: 0, y: 0, width: 1, height: 1).insetBy(dx: outset, dy: outset)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    /// A circle.
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    /// A square.
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    /// A triangle that stands on a side.
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    /// A square that stands on a corner.
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    /// A pentagon.
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    /// An upright cross.
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    /// A diagonal cross.
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    /// A star of three lines.
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

nonisolated extension ChartSymbolShape {
    /// The symbol as a line along its outline, inside it.
    ///
    /// - Parameter lineWidth: In points.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BorderedSymbol(symbol: self, lineWidth: lineWidth)
    }
}

/// The outline of a symbol as a line of a width.
nonisolated private struct BorderedSymbol<Symbol: ChartSymbolShape>: ChartSymbolShape {
    let symbol: Symbol
    let lineWidth: CGFloat

    var perceptualUnitRect: CGRect { symbol.perceptualUnitRect }

    func path(in rect: CGRect) -> Path {
        symbol.path(in: rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2))
            .strokedPath(StrokeStyle(lineWidth: lineWidth))
    }
}

/// A symbol of any type.
struct AnyChartSymbolShape: Sendable {
    /// Set for those of the framework, which are drawn at once where they are equal.
    let basic: BasicChartSymbolShape?
    private let outline: @Sendable (CGRect) -> Path

    init<S: ChartSymbolShape>(_ symbol: S) {
        basic = symbol as? BasicChartSymbolShape
        outline = { symbol.path(in: $0) }
        unit = symbol.perceptualUnitRect
    }
    private let unit: CGRect

    /// The outline around a place.
    func path(at center: CGPoint, size: CGSize) -> Path {
        outline(
            CGRect(
                x: center.x + (unit.minX - 0.5) * size.width, y: center.y + (unit.minY - 0.5) * size.height,
                width: unit.width * size.width, height: unit.height * size.height))
    }
}
