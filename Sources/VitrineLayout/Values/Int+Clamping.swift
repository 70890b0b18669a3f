import Foundation

extension Int {
    /// The whole number towards zero, or the nearest that there is; 0 for what is no number. `Int(_:)` stops the program
    /// with these.
    init(clamping value: CGFloat) {
        if let exact = Int(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }

    /// A sum or difference of lengths in parts of a point: far enough from the ends that sums of them are numbers too.
    init(parts value: CGFloat) {
        self = Swift.min(Swift.max(Int(clamping: value.rounded()), -1 << 60), 1 << 60)
    }
}
