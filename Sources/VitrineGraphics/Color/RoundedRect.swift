import CVitrineGTK
import Foundation
import VitrineCoreGraphics

/// A rectangle with round corners, circular ones unless it says otherwise, in points.
///
/// Radii that do not fit are made smaller together, as Core Animation does.
package struct RoundedRect: Hashable, Sendable {
    package var rect: CGRect
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat
    /// Whether corners bend little by little. Its shadow is that of circular ones.
    package var isContinuous = false

    package init(_ rect: CGRect, radius: CGFloat = 0) {
        self.init(rect, topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    package init(
        _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
    ) {
        self.rect = rect
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Whether no corner is rounded.
    var isRectangle: Bool { topLeft <= 0 && topRight <= 0 && bottomRight <= 0 && bottomLeft <= 0 }

    /// The same shape with radii that fit its sides.
    var fitted: RoundedRect {
        var shape = RoundedRect(
            rect.standardized, topLeft: max(0, topLeft), topRight: max(0, topRight),
            bottomRight: max(0, bottomRight), bottomLeft: max(0, bottomLeft))
        shape.isContinuous = isContinuous
        func factor(_ length: CGFloat, _ sum: CGFloat) -> CGFloat { sum > length ? length / sum : 1 }
        let ratio = min(
            factor(shape.rect.width, shape.topLeft + shape.topRight),
            factor(shape.rect.width, shape.bottomLeft + shape.bottomRight),
            factor(shape.rect.height, shape.topLeft + shape.bottomLeft),
            factor(shape.rect.height, shape.topRight + shape.bottomRight))
        return shape.scaledRadii(by: ratio)
    }

    func scaledRadii(by factor: CGFloat) -> RoundedRect {
        var result = self
        result.topLeft *= factor
        result.topRight *= factor
        result.bottomRight *= factor
        result.bottomLeft *= factor
        return result
    }

    /// The outline moved inwards, where its corners are no circles'; else nil.
    func curve(inset: CGFloat = 0) -> CGPath? {
        guard isContinuous, !isRectangle else { return nil }
        return .continuousRoundedRect(
            rect.insetBy(dx: inset, dy: inset), topLeft: max(topLeft - inset, 0),
            topRight: max(topRight - inset, 0),
            bottomRight: max(bottomRight - inset, 0), bottomLeft: max(bottomLeft - inset, 0))
    }

    var native: vitrine_rounded {
        vitrine_rounded(
            rect: rect.native, top_left: topLeft, top_right: topRight, bottom_right: bottomRight,
            bottom_left: bottomLeft)
    }
}

extension CGRect {
    var native: vitrine_rect { vitrine_rect(x: minX, y: minY, width: width, height: height) }

    /// Whether GSK can draw in it: finite and not null.
    var isDrawable: Bool {
        minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && !isNull
            && max(abs(minX), abs(minY), abs(maxX), abs(maxY)) < 1e7
    }
}
