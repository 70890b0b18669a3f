/// What a view says to assistive technology, and to tests. Few views say anything.
struct AccessibilityProperties {
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
}
