/// A sentence of an intent and its parameters.
public protocol ParameterSummary {
    /// Of which intent.
    associatedtype Intent: AppIntent
    /// The sentence for an intent: what its parameters are called stands for those without a value.
    func _sentence(_ intent: any AppIntent) -> String
}

/// Builds sentences.
@resultBuilder
public struct ParameterSummaryBuilder<Intent: AppIntent> {
    /// One sentence.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
    where Content.Intent == Intent { content }
    /// A sentence is used as it is.
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content
    where Content.Intent == Intent { content }
}

/// A sentence.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    private let sentence: ParameterSummaryString<Intent>

    /// A sentence with parameters in it.
    ///
    /// - Parameter table: Where its translations are.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) { sentence = summary }

    /// A sentence with parameters in it, and others below.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) { sentence = summary }

    /// Only parameters.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {
        sentence = ParameterSummaryString(parts: [])
    }

    /// The sentence for an intent.
    public func _sentence(_ intent: any AppIntent) -> String {
        guard let intent = intent as? Intent else { return "" }
        return sentence.parts.map { part in
            switch part {
            case .text(let text): text
            case .parameter(let read): read(intent)
            }
        }.joined()
    }
}

/// Builds lists of parameters.
@resultBuilder
public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// A parameter.
    public static func buildExpression<Value>(
        _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { expression }
    /// All of them.
    public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
        components
    }
}

/// A text with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    enum Part {
        case text(String)
        case parameter((Intent) -> String)
    }
    let parts: [Part]

    init(parts: [Part]) { self.parts = parts }

    /// A text.
    public init(stringLiteral value: String) { parts = [.text(value)] }

    /// A text with parameters in it.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Puts texts and parameters together.
    public struct StringInterpolation: StringInterpolationProtocol {
        var parts: [Part] = []
        /// Begins.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Adds a text.
        public mutating func appendLiteral(_ literal: String) { parts.append(.text(literal)) }
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            parts.append(
                .parameter { intent in
                    let parameter = intent[keyPath: keyPath]
                    guard parameter.isSet else { return String(localized: parameter.title) }
                    return "\(parameter.wrappedValue)"
                })
        }
    }
}

/// How a parameter is compared.
public enum ParameterSummaryComparisonOperator: Sendable {
    /// It is the same.
    case equalTo
    /// It is another.
    case notEqualTo
}

/// One sentence or another, by the value of a parameter.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary
>:
    ParameterSummary
where Then.Intent == Intent, Otherwise.Intent == Intent {
    private let holds: (Intent) -> Bool
    private let then: Then
    private let otherwise: Otherwise

    /// A sentence where a parameter has a value or has not, and another.
    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ operation: ParameterSummaryComparisonOperator,
        _ value: Value, @ParameterSummaryBuilder<Intent> _ then: () -> Then,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {
        holds = { intent in
            let parameter = intent[keyPath: keyPath]
            let isSame = (parameter.isSet || Value._absent != nil) && parameter.wrappedValue == value
            return isSame == (operation == .equalTo)
        }
        self.then = then()
        self.otherwise = otherwise()
    }

    /// The sentence for an intent.
    public func _sentence(_ intent: any AppIntent) -> String {
        guard let own = intent as? Intent else { return "" }
        return holds(own) ? then._sentence(intent) : otherwise._sentence(intent)
    }
}

extension AppIntent {
    /// One sentence or another, by the value of a parameter.
    public typealias When = ParameterSummaryWhenCondition
}
