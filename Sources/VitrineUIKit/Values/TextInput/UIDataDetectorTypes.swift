/// What is found in a text and made a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Telephone numbers: digits in groups.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Web and mail addresses.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// All that can be found: telephone numbers, web and mail addresses.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
