public import Foundation

/// Something that is said of an element beside its value, by a name: "Age", "3 years".
///
/// Screen readers of a desktop have no list of these to go through: they are a part of what is said after the element, those
/// that are important first.
@MainActor @preconcurrency
open class AXCustomContent: NSObject {
    /// When something is said.
    public enum Importance: UInt, Sendable {
        /// When the user asks for it.
        case `default` = 0
        /// With the element.
        case high = 1
    }

    /// The name, with attributes.
    public final let attributedLabel: NSAttributedString
    /// What is said, with attributes.
    public final let attributedValue: NSAttributedString
    /// When it is said. `default` unless set.
    open var importance = Importance.default

    /// The name.
    public final var label: String { attributedLabel.string }
    /// What is said.
    public final var value: String { attributedValue.string }

    /// Something by a name.
    public convenience init(label: String, value: String) {
        self.init(
            attributedLabel: NSAttributedString(string: label),
            attributedValue: NSAttributedString(string: value))
    }

    /// Something by a name, with attributes, which are kept.
    public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
        self.attributedLabel = attributedLabel
        self.attributedValue = attributedValue
        super.init()
    }
}

/// An element of which more is said than its value.
@MainActor @preconcurrency
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What is said.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
