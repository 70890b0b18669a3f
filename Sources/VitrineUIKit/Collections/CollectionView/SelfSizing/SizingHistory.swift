import Foundation
import VitrineSupport

/// The last sizes that a view preferred: to find out when it never settles.
struct SizingHistory {
    private var last: CGSize?
    private var lastButOne: CGSize?
    private var time = -TimeInterval.infinity
    private var turns = SettlingLoop(limit: Self.limit - 1)
    /// Whether the view is not asked any more, because it gives two answers in turn.
    private(set) var isUnsettled = false
    private var hasReportedFault = false

    /// Whether a size that is no size is to be reported: once.
    mutating func reportsFault() -> Bool {
        defer { hasReportedFault = true }
        return !hasReportedFault
    }

    /// So many returns to the last answer but one, frame after frame, are no user's doing.
    private static let limit = 8
    /// The longest time between two frames of an animation, in seconds.
    private static let frame = 0.05

    /// The two sizes in turn.
    var latest: (CGSize, CGSize) { (lastButOne ?? .zero, last ?? .zero) }

    /// Takes in an answer. Returns whether it is one too many.
    mutating func note(_ size: CGSize, at now: TimeInterval) -> Bool {
        let returns = size == lastButOne && size != last && now - time <= Self.frame
        if !returns { turns = SettlingLoop(limit: Self.limit - 1) }
        lastButOne = last
        last = size
        time = now
        isUnsettled = returns && !turns.beginRound()
        return isUnsettled
    }
}
