/// What a configuration is updated for: the traits, and what the view that shows it is like at the moment.
public protocol UIConfigurationState {
    /// Makes a state in which nothing but the traits is particular.
    init(traitCollection: UITraitCollection)

    /// The traits.
    var traitCollection: UITraitCollection { get set }

    /// A state of one's own.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// Names a state of one's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key; a reverse domain name keeps it from colliding with others.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}
