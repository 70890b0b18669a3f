/// What tests find by a name that nobody sees.
@MainActor @preconcurrency
public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name.
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
