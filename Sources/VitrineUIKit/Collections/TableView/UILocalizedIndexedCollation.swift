public import Foundation
public import VitrineFoundation

/// Divides objects among the sections of a table with an index: by the first letters of their texts.
///
/// Sections are the Latin letters, and "#" for whatever begins with something else. Accents and case do not count.
@MainActor @preconcurrency
open class UILocalizedIndexedCollation: NSObject {
    /// Made only by ``current()``.
    public required override init() { super.init() }

    /// The collation of the table's language.
    open class func current() -> Self { self.init() }

    /// The titles of the sections.
    open var sectionTitles: [String] { Self.letters + ["#"] }

    /// The titles of the index at the side: those of the sections.
    open var sectionIndexTitles: [String] { sectionTitles }

    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map {
        String(UnicodeScalar($0))
    }

    /// The section that a title of the index leads to.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int {
        min(max(indexTitleIndex, 0), sectionTitles.count - 1)
    }

    /// The section of an object.
    ///
    /// Traps if the object does not have the method.
    ///
    /// - Parameter selector: The method, or the getter, that returns the object's text.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let text = Self.text(of: object, selector)
            .folding(options: [.diacriticInsensitive, .caseInsensitive, .widthInsensitive], locale: nil)
        let first = text.first.map { $0.uppercased() } ?? ""
        return Self.letters.firstIndex(of: first) ?? Self.letters.count
    }

    /// Objects in the order of their texts, as the user's language has it. Those with the same text stay in their order.
    ///
    /// Traps if an object does not have the method.
    ///
    /// - Parameter selector: The method, or the getter, that returns an object's text.
    /// - Complexity: O(*n* log *n*).
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.enumerated().map { (place: $0.offset, text: Self.text(of: $0.element, selector)) }
        let sorted = texts.sorted { one, other in
            switch one.text.localizedCaseInsensitiveCompare(other.text) {
            case .orderedAscending: true
            case .orderedDescending: false
            case .orderedSame: one.place < other.place
            }
        }
        return sorted.map { array[$0.place] }
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        switch selector.send(to: object as AnyObject) {
        case let text as String: text
        case let text?: "\(text)"
        case nil: ""
        }
    }
}
