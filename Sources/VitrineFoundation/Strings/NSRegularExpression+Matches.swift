public import Foundation

extension NSRegularExpression {
    /// Calls a block with each match in a part of a string, in order, as Apple's `enumerateMatches` does.
    ///
    /// What a translated program calls: Foundation's on Linux asks for a block that may be kept, although it keeps none.
    ///
    /// - Parameter block: Gets a match, or nil with progress, and a place that it sets to true to end.
    public func _enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (
            NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
        )
            -> Void
    ) {
        withoutActuallyEscaping(block) {
            enumerateMatches(in: string, options: options, range: range, using: $0)
        }
    }
}
