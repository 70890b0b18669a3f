import VitrineCoreGraphics

/// The placeholder of a text field, drawn by the field's method, which programs override.
final class PlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field else { return super.drawText(in: rect) }
        // The field draws in its own coordinates.
        let origin = frame.origin
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: -origin.x, y: -origin.y)
        field.drawPlaceholder(in: rect.offsetBy(dx: origin.x, dy: origin.y))
        context?.translateBy(x: origin.x, y: origin.y)
    }

    /// - Parameter rect: In the field's coordinates.
    func drawOwn(in rect: CGRect) {
        super.drawText(in: rect.offsetBy(dx: -frame.origin.x, dy: -frame.origin.y))
    }
}
