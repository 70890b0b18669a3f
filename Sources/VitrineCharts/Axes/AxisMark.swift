public import Foundation
public import VitrineSwiftUI

/// A type that is drawn at a value of an axis: grid lines, ticks and labels, and groups of them.
@MainActor @preconcurrency
public protocol AxisMark {
    /// The type of the marks inside.
    associatedtype Body: AxisMark
    /// The marks inside.
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
    /// Adds what is drawn; marks with a body use the default.
    func _collect(_ pieces: inout _AxisPieces)
}

extension AxisMark {
    /// Adds what is drawn by the body.
    public func _collect(_ pieces: inout _AxisPieces) { body._collect(&pieces) }
}

extension AxisMark where Body == Never {
    /// Traps: marks of the framework have no body.
    public var body: Never { fatalError("\(Self.self) is a primitive axis mark and has no body.") }
}

extension Never: AxisMark {
    /// Never called.
    public func _collect(_ pieces: inout _AxisPieces) {}
}

/// What is drawn at a value of an axis, in order.
public struct _AxisPieces {
    var pieces: [AxisPiece] = []
}

/// A line or a label at a value of an axis.
struct AxisPiece {
    enum Kind {
        case grid
        case tick(AxisTick.Length)
        case label(AxisLabel)
    }
    var kind: Kind
    /// Whether it is in the middle between this value and the next one.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}

/// What a label of an axis shows, and where.
struct AxisLabel {
    enum Content {
        case automatic
        case text((Datum) -> String?)
        case view(AnyView)
    }
    var content: Content
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

/// Marks with something set on each of them.
struct ModifiedAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout AxisPiece) -> Void
}

extension ModifiedAxisMark: AxisMark {
    typealias Body = Never
    func _collect(_ pieces: inout _AxisPieces) {
        let start = pieces.pieces.count
        content._collect(&pieces)
        for index in start..<pieces.pieces.count { change(&pieces.pieces[index]) }
    }
}

nonisolated extension AxisMark {
    /// Sets what lines and labels are painted with.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        ModifiedAxisMark(content: self) { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
    }

    /// Sets the font of labels; nil is that of the axis.
    public func font(_ font: Font?) -> some AxisMark {
        ModifiedAxisMark(content: self) { if $0.font == nil { $0.font = font } }
    }

    /// Moves lines and labels, in points.
    public func offset(_ offset: CGSize) -> some AxisMark {
        ModifiedAxisMark(content: self) {
            $0.offset.width += offset.width
            $0.offset.height += offset.height
        }
    }

    /// Moves lines and labels, in points to the right and downwards.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        offset(CGSize(width: x, height: y))
    }
}

/// A line across the plot area at a value.
nonisolated public struct AxisGridLine {
    let piece: AxisPiece

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - centered: Whether it is in the middle between this value and the next one.
    ///   - stroke: How it is drawn; nil is as usual for the axis.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
        piece = AxisPiece(kind: .grid, isCentered: centered, stroke: stroke)
    }
}

extension AxisGridLine: AxisMark {
    public typealias Body = Never
    /// Adds the line.
    public func _collect(_ pieces: inout _AxisPieces) { pieces.pieces.append(piece) }
}

/// A short line beside the plot area at a value.
nonisolated public struct AxisTick {
    /// How long a tick is.
    public struct Length: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case automatic
            case fixed(CGFloat)
            case label(CGFloat)
            case longestLabel(CGFloat)
        }
        let kind: Kind
        /// Four points.
        public static let automatic = Length(kind: .automatic)
        /// As long as the label at the value.
        public static let label = Length(kind: .label(0))
        /// As long as the longest label of the axis.
        public static let longestLabel = Length(kind: .longestLabel(0))
        /// As long as the label at the value, and some points more.
        public static func label(extendPastBy length: CGFloat) -> Length { Length(kind: .label(length)) }
        /// As long as the longest label of the axis, and some points more.
        public static func longestLabel(extendPastBy length: CGFloat) -> Length {
            Length(kind: .longestLabel(length))
        }
    }
    let piece: AxisPiece

    /// Makes a tick.
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        piece = AxisPiece(kind: .tick(length), isCentered: centered, stroke: stroke)
    }

    /// Makes a tick with a length in points.
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .fixed(length)), stroke: stroke)
    }
}

extension AxisTick: AxisMark {
    public typealias Body = Never
    /// Adds the tick.
    public func _collect(_ pieces: inout _AxisPieces) { pieces.pieces.append(piece) }
}
