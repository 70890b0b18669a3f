import Foundation
import VitrineCoreGraphics

/// The signs that the system's accessories are drawn with, as paths. (There are no symbol fonts.)
///
/// Measures are in points at the standard text size, after pictures of iOS: a chevron of 8 by 14, a check mark of 16 by
/// 15, circles of 22.
enum AccessoryGlyph: Hashable {
    case chevron, checkmark, minus, plus, info, reorder, circle

    /// The size of the sign.
    var size: CGSize {
        switch self {
        case .chevron: CGSize(width: 8, height: 14)
        case .checkmark: CGSize(width: 16, height: 15)
        case .reorder: CGSize(width: 22, height: 12)
        case .minus, .plus, .info, .circle: CGSize(width: 22, height: 22)
        }
    }

    /// The width of the lines.
    var lineWidth: CGFloat {
        switch self {
        case .chevron, .checkmark: 2.2
        case .minus, .plus: 2
        case .info: 1.8
        case .reorder, .circle: 1.5
        }
    }

    /// The lines, scaled by a factor.
    func path(scale: CGFloat) -> CGPath {
        let path = CGMutablePath()
        func line(_ points: (CGFloat, CGFloat)...) {
            for (index, point) in points.enumerated() {
                let point = CGPoint(x: point.0 * scale, y: point.1 * scale)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
        switch self {
        case .chevron:
            line((1.2, 1.2), (6.8, 7), (1.2, 12.8))
        case .checkmark:
            line((1.2, 8.4), (5.6, 13.6), (14.8, 1.4))
        case .minus:
            line((6, 11), (16, 11))
        case .plus:
            line((6, 11), (16, 11))
            line((11, 6), (11, 16))
        case .info:
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20).scaled(scale))
            // The dot is a line too short to be seen as one: its round ends are the dot.
            line((11, 6.4), (11, 6.41))
            line((9.4, 10), (11.2, 10), (11.2, 16))
            line((9.2, 16), (13.2, 16))
        case .reorder:
            for y: CGFloat in [1, 6, 11] { line((1, y), (21, y)) }
        case .circle:
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 20, height: 20).scaled(scale))
        }
        return path
    }
}

extension CGRect {
    fileprivate func scaled(_ factor: CGFloat) -> CGRect {
        CGRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
    }
}
