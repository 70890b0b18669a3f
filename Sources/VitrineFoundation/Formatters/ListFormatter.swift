public import Foundation

/// A formatter that joins a list of items with the separators and the conjunction of a locale.
open class ListFormatter: Formatter {
    /// The locale whose separators are used; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }
    /// What makes strings of the items; nil takes their descriptions.
    open var itemFormatter: Formatter?

    /// Joins strings as the current locale does: `bread, milk, and eggs`.
    open class func localizedString(byJoining strings: [String]) -> String {
        QuantityText.conjunction(strings, .autoupdatingCurrent)
    }

    /// Joins items.
    ///
    /// - Returns: nil if the item formatter makes nothing of one of them.
    open func string(from items: [Any]) -> String? {
        var strings: [String] = []
        for item in items {
            if let itemFormatter {
                guard let string = itemFormatter.string(for: item) else { return nil }
                strings.append(string)
            } else {
                strings.append("\(item)")
            }
        }
        return QuantityText.conjunction(strings, locale)
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
