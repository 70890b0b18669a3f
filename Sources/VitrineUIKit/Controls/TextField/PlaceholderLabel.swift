import VitrineCoreGraphics

/// The placeholder of a text field, drawn by the field's method, which programs override.
final class PlaceholderLabel: UILabel {
    weak var field: UITextField?

    override func drawText(in rect: CGRect) {
        guard let field, field.overridesPlaceholder else { return super.drawText(in: rect) }
        // The field draws in its own coordinates.
        let origin = frame.origin
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: -origin.x, y: -origin.y)
        field.drawPlaceholder(in: rect.offsetBy(dx: origin.x, dy: origin.y))
        context?.translateBy(x: origin.x, y: origin.y)
    }

    /// - Parameter rect: In the coordinates of the current context.
    func drawOwn(in rect: CGRect) { super.drawText(in: rect) }
}

extension UITextField {
    private final class Plain: UITextField {}
    private final class Drawing: UITextField {
        override func drawPlaceholder(in rect: CGRect) {}
    }
    private static let placeholderSlot = MethodSlot(
        base: UITextField.self, plain: Plain.self, overriding: Drawing.self)

    /// Whether the field draws its placeholder itself: then there has to be a context, and the placeholder is pixels.
    fileprivate var overridesPlaceholder: Bool { Self.placeholderSlot.isOverridden(in: type(of: self)) }
}
