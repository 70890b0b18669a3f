/// What an object says to assistive technology, and to tests. An object of its own because few views say anything.
@MainActor
final class AccessibilityProperties {
    var isElement = false
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits = .none
    var language: String?
    var frame: CGRect?
    var elementsHidden = false
    var viewIsModal = false
    var groupsChildren = false
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}
