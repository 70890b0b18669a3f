public import Foundation

extension StringProtocol {
    /// The text as a transform has it: without diacritics, in Latin letters and the like; nil where there is no such transform
    /// or it cannot be turned round.
    ///
    /// Foundation for Linux has it for `String` alone.
    @_disfavoredOverload
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
        String(self).applyingTransform(transform, reverse: reverse)
    }
}
