import VitrineUIKit

extension ElementFocusItem: AccessibilityFocusItem {
    var accessibilitySource: AnyObject? { element }

    func accessibilityContains(_ source: AnyObject) -> Bool {
        guard let element else { return false }
        if let inner = source as? Element {
            return sequence(first: inner, next: { $0.superelement }).contains { $0 === element }
        }
        return false
    }
}

extension Element: AccessibilitySource {
    var accessibilityView: UIView? { containerView }
}
