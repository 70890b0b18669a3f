public import Foundation

extension Tips {
    /// A value that rules look at; `@Parameter` makes it, under the name of the variable with a dollar sign.
    public final class Parameter<Value: Codable & Sendable>: _TipRuleInput, Sendable {
        private let key: String
        private let initial: Value
        private let isTransient: Bool

        /// What the macro makes.
        public init(_ owner: Any.Type, _ name: String, _ value: Value, _ options: ParameterOption...) {
            key = "\(String(reflecting: owner)).\(name)"
            initial = value
            isTransient = options.contains(.transient)
        }

        /// The value: kept with what is known of tips, unless it is transient.
        public var wrappedValue: Value {
            get { TipStore.current.parameter(key) ?? initial }
            set { TipStore.current.set(newValue, for: key, isTransient: isTransient) }
        }

        /// The value.
        public var _ruleValue: Value { wrappedValue }
    }

    /// How a parameter is kept.
    public struct ParameterOption: Equatable, Sendable {
        private let name: String
        /// Not at all: it begins anew each time the program starts.
        public static let transient = ParameterOption(name: "transient")
    }
}

/// A value of a tip that its rules look at: `@Parameter static var isSignedIn: Bool = false`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: prefixed(`$`))
public macro Parameter(_ options: Tips.ParameterOption...) =
    #externalMacro(module: "VitrineMacros", type: "TipParameterMacro")
