public import Foundation

/// What a password must be made of, for those that suggest new ones. Nobody does on a desktop: a field keeps its rules.
@MainActor @preconcurrency
open class UITextInputPasswordRules: NSObject, NSCopying {
    /// The rules, in Apple's language for them: "required: upper; required: digit; minlength: 8;".
    public let passwordRulesDescriptor: String

    /// Makes rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }

    /// Itself: rules do not change.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITextInputPasswordRules)?.passwordRulesDescriptor == passwordRulesDescriptor
    }

    nonisolated open override var hash: Int { passwordRulesDescriptor.hashValue }
}
