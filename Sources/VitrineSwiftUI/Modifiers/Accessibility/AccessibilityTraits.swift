import VitrineUIKit

/// A set of accessibility traits that describe how an element behaves.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    /// A set's members are sets of one.
    public typealias Element = AccessibilityTraits

    private(set) var bits: UInt32 = 0

    /// No traits.
    public init() {}

    private init(bit: Int) { bits = 1 << UInt32(bit) }

    /// The accessibility element is a button.
    public static let isButton = AccessibilityTraits(bit: 0)
    /// The accessibility element is a header that divides content into sections, like the title of a navigation bar.
    public static let isHeader = AccessibilityTraits(bit: 1)
    /// The accessibility element is currently selected.
    public static let isSelected = AccessibilityTraits(bit: 2)
    /// The accessibility element is a link.
    public static let isLink = AccessibilityTraits(bit: 3)
    /// The accessibility element is a search field.
    public static let isSearchField = AccessibilityTraits(bit: 4)
    /// The accessibility element is an image.
    public static let isImage = AccessibilityTraits(bit: 5)
    /// The accessibility element plays its own sound when activated.
    public static let playsSound = AccessibilityTraits(bit: 6)
    /// The accessibility element behaves as a keyboard key.
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    /// The accessibility element is a static text that cannot be modified by the user.
    public static let isStaticText = AccessibilityTraits(bit: 8)
    /// The accessibility element provides summary information when the application starts.
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    /// The accessibility element frequently updates its label or value.
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    /// The accessibility element starts a media session when it is activated.
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    /// The accessibility element allows direct touch interaction for VoiceOver users.
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    /// The accessibility element causes an automatic page turn when VoiceOver finishes reading the text within it.
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    /// The siblings of this accessibility element are ignored by accessibility.
    public static let isModal = AccessibilityTraits(bit: 14)
    /// The accessibility element is a toggle.
    public static let isToggle = AccessibilityTraits(bit: 15)
    /// The accessibility element is a tab bar.
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// What UIKit calls the traits; being modal is no trait there.
    var traits: UIAccessibilityTraits {
        let names: [(AccessibilityTraits, UIAccessibilityTraits)] = [
            (.isButton, .button), (.isHeader, .header), (.isSelected, .selected), (.isLink, .link),
            (.isSearchField, .searchField), (.isImage, .image), (.playsSound, .playsSound),
            (.isKeyboardKey, .keyboardKey), (.isStaticText, .staticText),
            (.isSummaryElement, .summaryElement), (.updatesFrequently, .updatesFrequently),
            (.startsMediaSession, .startsMediaSession),
            (.allowsDirectInteraction, .allowsDirectInteraction), (.causesPageTurn, .causesPageTurn),
            (.isToggle, .toggleButton), (.isTabBar, .tabBar),
        ]
        return names.reduce(into: .none) { if contains($1.0) { $0.formUnion($1.1) } }
    }

    // MARK: A set

    /// Whether all traits of a set are in this one.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// Adds traits.
    ///
    /// - Returns: Whether they were not in the set, and those that are in it now.
    @discardableResult
    public mutating func insert(_ newMember: AccessibilityTraits)
        -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
    {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }

    /// Takes traits out.
    ///
    /// - Returns: Those of them that were in the set; nil if none was.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Puts traits in.
    ///
    /// - Returns: Those of them that were in the set; nil if none was.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let known = intersection(newMember)
        bits |= newMember.bits
        return known.bits == 0 ? nil : known
    }

    /// The traits that are in one or the other.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }
    /// The traits that are in both.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }
    /// The traits that are in one only.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
    /// Adds the traits of another set.
    public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
    /// Keeps the traits of another set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
    /// Keeps the traits that are in one of the sets only.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}
