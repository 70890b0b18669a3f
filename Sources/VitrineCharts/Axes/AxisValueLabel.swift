public import Foundation
public import VitrineSwiftUI

/// What becomes of labels that have no room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic
        case greedy(minimumSpacing: CGFloat?)
        case disabled
    }
    let kind: Kind
    /// As `greedy`.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// In order, those that would touch one before them are left out.
    public static let greedy = AxisValueLabelCollisionResolution(kind: .greedy(minimumSpacing: nil))
    /// In order, those that would be nearer to one before them are left out.
    ///
    /// - Parameter minimumSpacing: In points.
    public static func greedy(minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(minimumSpacing: minimumSpacing))
    }
    /// All are shown.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
}

/// How labels of an axis are turned.
public struct AxisValueLabelOrientation: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind
    /// Upright.
    public static let automatic = AxisValueLabelOrientation(kind: .automatic)
    /// Upright.
    public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
    /// From top to bottom.
    public static let vertical = AxisValueLabelOrientation(kind: .vertical)
    /// From bottom to top.
    public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// A label at a value of an axis.
nonisolated public struct AxisValueLabel<Content: View> {
    let piece: AxisPiece

    private init(
        _ content: AxisLabel.Content, _ centered: Bool?, _ anchor: UnitPoint?,
        _ collision: AxisValueLabelCollisionResolution, _ orientation: AxisValueLabelOrientation,
        _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?
    ) {
        piece = AxisPiece(
            kind: .label(
                AxisLabel(
                    content: content, anchor: anchor, collision: collision, orientation: orientation,
                    horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)),
            isCentered: centered)
    }

    /// Makes a label that shows a view.
    ///
    /// - Parameters:
    ///   - centered: Whether it is in the middle between this value and the next one.
    ///   - anchor: The point of the label that is at the value, in units of its size.
    ///   - collisionResolution: What becomes of labels that have no room.
    ///   - orientation: How it is turned.
    ///   - horizontalSpacing: The distance from the value, or the plot area, along the x axis, in points.
    ///   - verticalSpacing: The same along the y axis.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            .view(AnyView(content())), centered, anchor, collisionResolution, orientation, horizontalSpacing,
            verticalSpacing)
    }
}

nonisolated extension AxisValueLabel where Content == Text {
    /// Makes a label that shows the value.
    public init(
        centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .automatic, centered, anchor, collisionResolution, orientation, horizontalSpacing, verticalSpacing
        )
    }

    /// Makes a label that shows the value in a format.
    public init<F: FormatStyle>(
        format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) where F.FormatInput: Plottable, F.FormatOutput == String {
        self.init(
            .text { F.FormatInput(datum: $0).map(format.format) }, centered, anchor, collisionResolution,
            orientation, horizontalSpacing, verticalSpacing)
    }

    /// Makes a label that shows a text.
    public init(
        _ labelKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(labelKey))), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }

    /// Makes a label that shows a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ label: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
        collisionResolution: AxisValueLabelCollisionResolution = .automatic,
        orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.init(
            .view(AnyView(Text(label))), centered, anchor, collisionResolution, orientation,
            horizontalSpacing, verticalSpacing)
    }
}

extension AxisValueLabel: AxisMark {
    public typealias Body = Never
    /// Adds the label.
    public func _collect(_ pieces: inout _AxisPieces) { pieces.pieces.append(piece) }
}
