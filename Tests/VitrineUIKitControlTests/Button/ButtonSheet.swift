import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

/// Buttons in rows and columns, for pictures.
@MainActor
final class ButtonSheet: UIView {
    /// The rows from top to bottom, each from the leading edge.
    var rows: [[UIButton]] = [] {
        didSet {
            for button in oldValue.joined() { button.removeFromSuperview() }
            for button in rows.joined() { addSubview(button) }
            setNeedsLayout()
        }
    }

    var columnWidth: CGFloat = 110
    var rowHeight: CGFloat = 52
    var inset: CGFloat = 12

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (row, buttons) in rows.enumerated() {
            for (column, button) in buttons.enumerated() {
                let size = button.intrinsicContentSize
                let start = inset + CGFloat(column) * columnWidth
                button.bounds.size = size
                button.center = CGPoint(
                    x: isMirrored ? bounds.width - start - size.width / 2 : start + size.width / 2,
                    y: (inset + (CGFloat(row) + 0.5) * rowHeight).rounded())
            }
        }
    }

    /// A white triangle on nothing, 16 points high, as an image that can be a template.
    static func triangle(size: Int = 16) -> UIImage {
        var pixels: [UInt8] = []
        let side = size * 2
        for y in 0..<side {
            for x in 0..<side {
                let isInside = Double(x) < Double(side) * (1 - abs(Double(2 * y + 1) / Double(side) - 1))
                pixels += [200, 60, 40, isInside ? 255 : 0]
            }
        }
        return UIImage(bitmap: Bitmap(width: side, height: side, pixels: pixels, scale: 2))
    }

    /// A row of one look in all states.
    static func states(_ make: () -> UIButton) -> [UIButton] {
        let (normal, pressed, selected, disabled) = (make(), make(), make(), make())
        pressed.isHighlighted = true
        selected.isSelected = true
        disabled.isEnabled = false
        return [normal, pressed, selected, disabled]
    }
}
