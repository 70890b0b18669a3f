/// What an object says to assistive technology, and to tests. An object of its own because few views say anything.
@MainActor
final class AccessibilityProperties {
    var isElement: Bool?
    var hint: String?
    var value: String?
    var traits: UIAccessibilityTraits?
    var language: String?
    var frame: CGRect?
    var activationPoint: CGPoint?
    var inputLabels: [String]?
    var elementsHidden = false
    var viewIsModal = false
    var ignoresInvertColors = false
    var respondsToUserInteraction: Bool?
    var groupsChildren = false
    var containerType = UIAccessibilityContainerType.none
    var elements: [Any]?
    var customActions: [UIAccessibilityCustomAction]?
}
