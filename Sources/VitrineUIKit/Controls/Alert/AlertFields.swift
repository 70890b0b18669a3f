import Foundation
import VitrineCoreGraphics

/// The text fields of an alert: rows of a box.
@MainActor
final class AlertFields: UIView {
    private var fields: [UITextField] = []
    private var lines: [UIView] = []

    /// From the edges of the box to the text, in points; our choice after the look of iOS.
    private static let inset: CGFloat = 7
    private static let row: CGFloat = 30

    init() {
        super.init(frame: .zero)
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        layer.borderWidth = 0.5
        clipsToBounds = true
        backgroundColor = UIColor { traits in
            traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
        }
        isHidden = true
        updateBorder()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ fields: [UITextField]) {
        guard !fields.elementsEqual(self.fields, by: ===) else { return }
        for view in self.fields + lines { view.removeFromSuperview() }
        self.fields = fields
        for field in fields { addSubview(field) }
        lines = fields.dropFirst().map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            addSubview(line)
            return line
        }
        isHidden = fields.isEmpty
        setNeedsLayout()
    }

    private var rowHeight: CGFloat {
        max(Self.row, UIFontMetrics.default.scaledValue(for: Self.row, compatibleWith: traitCollection))
    }

    var fittingHeight: CGFloat { CGFloat(fields.count) * rowHeight }

    override func layoutSubviews() {
        super.layoutSubviews()
        let thin = 1 / max(traitCollection.displayScale, 1)
        for (index, field) in fields.enumerated() {
            let row = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: bounds.width, height: rowHeight)
            field.frame = row.insetBy(dx: Self.inset, dy: 0)
            if index > 0 {
                lines[index - 1].frame = CGRect(x: 0, y: row.minY, width: row.width, height: thin)
            }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateBorder()
    }

    private func updateBorder() {
        layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }
}
