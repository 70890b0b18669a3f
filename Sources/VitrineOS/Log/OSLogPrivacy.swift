/// Whether a value may be read in a log.
public struct OSLogPrivacy: Sendable {
    /// What stands in place of a value that may not be read.
    public enum Mask: Sendable {
        /// A number that is the same for equal values within a run.
        case hash
        /// Nothing that tells values apart.
        case none
    }

    let isHidden: Bool
    let mask: Mask

    /// As for `public` here: the programmer reads the log on the machine that the program runs on.
    public static var auto: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
    /// Everybody may read it.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(isHidden: false, mask: .none) }
    /// Nobody reads it: `<private>`.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }
    /// Nobody reads it, ever: `<private>`.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: .none) }

    /// As ``auto``; the mask is for what would be hidden.
    public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
    /// Nobody reads it, with something in its place.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }
    /// Nobody reads it, ever, with something in its place.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(isHidden: true, mask: mask) }

    /// What is written for a value.
    func shown(_ text: @autoclosure () -> String) -> String {
        guard isHidden else { return text() }
        switch mask {
        case .none: return "<private>"
        case .hash: return "<mask.hash: \(String(UInt(bitPattern: text().hashValue), radix: 36))>"
        }
    }
}
