/// A type, an extension or a member, as far as translation asks for it. Places are indices of tokens.
struct Declaration: Sendable {
    enum Kind: Equatable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
        case function, property, initializer, `subscript`, `import`, other

        var isType: Bool {
            switch self {
            case .class, .struct, .enum, .actor, .protocol, .extension: true
            default: false
            }
        }
    }

    struct Attribute: Sendable {
        /// With its `@`.
        var name: String
        var tokens: ClosedRange<Int>
    }

    struct GenericParameter: Sendable {
        var name: String
        var bounds: [String]
    }

    var kind: Kind
    /// Without backticks; that of an extension may have dots, and so may that of an import.
    var name: String
    /// The first attribute, modifier or the keyword.
    var first: Int
    var keyword: Int
    var nameToken: Int
    /// The last token; for a property known when the next member begins.
    var last: Int
    var attributes: [Attribute] = []
    var modifiers: [Int] = []
    /// The declaration around, a type or a function.
    var parent: Int?
    /// The braces.
    var body: ClosedRange<Int>?
    /// What the type inherits, without arguments of generic types.
    var bases: [String] = []
    /// The colon before the bases.
    var inheritance: Int?
    /// Whether there is a `where`.
    var isConstrained = false
    /// What `where Self: …` asks for.
    var selfBound: String?
    var generics: [GenericParameter] = []
    /// The parentheses of the parameters.
    var parameterList: ClosedRange<Int>?
    var parameters: [Parameter] = []
    /// Of a property: whether it has accessors, and not a value of its own.
    var isComputed = false
    /// Of a property: the `=` before its first value.
    var assignment: Int?
}

/// A parameter of a function, an initialiser or a subscript.
struct Parameter: Equatable, Sendable {
    /// What callers write; `_` if nothing.
    var label: String
    var name: String
    /// From behind the colon.
    var type: Range<Int>
}
