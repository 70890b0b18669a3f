import CVitrineGTK
import Foundation

/// A rectangle with circular corners, in points.
///
/// Radii that do not fit are made smaller together, as Core Animation does.
package struct RoundedRect: Hashable, Sendable {
    package var rect: CGRect
    package var topLeft: CGFloat
    package var topRight: CGFloat
    package var bottomRight: CGFloat
    package var bottomLeft: CGFloat

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
        let shape = RoundedRect(
            rect.standardized, topLeft: max(0, topLeft), topRight: max(0, topRight),
            bottomRight: max(0, bottomRight), bottomLeft: max(0, bottomLeft))
        func factor(_ length: CGFloat, _ sum: CGFloat) -> CGFloat { sum > length ? length / sum : 1 }
        let ratio = min(
            factor(shape.rect.width, shape.topLeft + shape.topRight),
            factor(shape.rect.width, shape.bottomLeft + shape.bottomRight),
            factor(shape.rect.height, shape.topLeft + shape.bottomLeft),
            factor(shape.rect.height, shape.topRight + shape.bottomRight))
        return shape.scaledRadii(by: ratio)
    }

    func scaledRadii(by factor: CGFloat) -> RoundedRect {
        RoundedRect(
            rect, topLeft: topLeft * factor, topRight: topRight * factor, bottomRight: bottomRight * factor,
            bottomLeft: bottomLeft * factor)
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
