/// A likely mistake in a blueprint: where it is, what it leads to, and what to do.
public struct LayoutFinding: Hashable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is. It does not depend on the room, so that findings of several rooms can be compared.
    public enum Rule: Hashable, Sendable {
        /// Input that cannot be laid out as it is.
        case invalidInput(LayoutDiagnostic.Problem)
        /// An item, a group or a section's room without extent.
        case noExtent(LayoutAxis)
        /// Content insets that leave nothing of what they are in.
        case insetsLeaveNothing(LayoutAxis)
        /// Content insets along an estimated dimension, where they have no effect.
        case insetsIgnored(LayoutAxis)
        /// A fraction of a container's length that is itself only estimated.
        case fractionOfEstimate(LayoutAxis)
        /// Something longer than what contains it.
        case largerThanContainer(LayoutAxis)
        /// Subitems that come after the group is full, so that they are never shown.
        case neverReached(LayoutAxis)
        /// A counted row that is longer than its group.
        case countDoesNotFit(LayoutAxis)
        /// A length that equal shares override.
        case lengthOverridden(LayoutAxis)
        /// Two views of one kind where a kind must be unique.
        case duplicateKind(String)
    }

    /// Where it is.
    public var path: LayoutPath
    /// What kind of mistake it is.
    public var rule: Rule
    /// What happens and what to do, as the end of a sentence.
    public var message: String

    /// Describes a mistake.
    public init(_ rule: Rule, at path: LayoutPath, message: String) {
        self.path = path
        self.rule = rule
        self.message = message
    }

    /// The sentence: where, what happens, and what to do.
    public var description: String { "\(path): \(message)" }
}
