/// An unknown, named by a number that the caller chooses.
public struct Variable: Hashable, Sendable {
    /// The identity: two variables with the same number are the same.
    public let id: Int
    /// Shown in dumps; no part of the identity. `v` and the number unless given.
    public var name: String { givenName ?? "v\(id)" }
    private let givenName: String?

    /// Makes a variable. Variables are equal when their numbers are; the name is for descriptions.
    public init(_ id: Int, name: String? = nil) {
        self.id = id
        givenName = name
    }

    public static func == (first: Variable, second: Variable) -> Bool { first.id == second.id }
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
