/// What a count may be.
public enum CountLimit: ExpressibleByIntegerLiteral, Equatable, Sendable {
    /// This number.
    case exactly(Int)
    /// This number or less.
    case atMost(Int)
    /// This number or more.
    case atLeast(Int)

    /// ``exactly(_:)``.
    public init(integerLiteral value: Int) { self = .exactly(value) }

    func allows(_ count: Int) -> Bool {
        switch self {
        case .exactly(let number): count == number
        case .atMost(let number): count <= number
        case .atLeast(let number): count >= number
        }
    }

    /// Such as `at most 3`.
    var sentence: String {
        switch self {
        case .exactly(let number): "\(number)"
        case .atMost(let number): "at most \(number)"
        case .atLeast(let number): "at least \(number)"
        }
    }
}
