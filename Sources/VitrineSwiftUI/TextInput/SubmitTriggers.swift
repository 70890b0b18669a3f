/// What may submit.
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Return in a text.
    public static let text = SubmitTriggers(rawValue: 1 << 0)
    /// Return in a search.
    public static let search = SubmitTriggers(rawValue: 1 << 1)
}
