public import Foundation
import VitrineCoreGraphics

/// A text field for what is searched: a grey capsule with a magnifier.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    /// 36 points high with a radius of 10, as on iOS.
    static let height: CGFloat = 36
    private static let radius: CGFloat = 10
    /// Between the edge, the magnifier and the text, in points. Apple publishes none; ours.
    private static let gap: CGFloat = 6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        let magnifier = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        magnifier.tintColor = .secondaryLabel
        magnifier.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        magnifier.contentMode = .scaleAspectFit
        leftView = magnifier
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        autocorrectionType = .default
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.leftViewRect(forBounds: bounds), inside: bounds)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        moved(super.rightViewRect(forBounds: bounds), inside: bounds)
    }

    private func moved(_ rect: CGRect, inside bounds: CGRect) -> CGRect {
        rect.offsetBy(dx: rect.midX < bounds.midX ? Self.gap : -Self.gap, dy: 0)
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: Self.gap, dy: 0)
    }

    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: Self.gap, dy: 0)
    }

    open override var intrinsicContentSize: CGSize {
        let own = super.intrinsicContentSize
        return CGSize(width: own.width + 3 * Self.gap, height: max(Self.height, own.height))
    }
}
