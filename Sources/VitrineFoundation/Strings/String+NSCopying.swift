public import Foundation

/// Where Objective-C is, a string given to a parameter of type `NSCopying` becomes one of Foundation's; so here it may
/// be given as it is: `collision.addBoundary(withIdentifier: "floor" as NSCopying, for: path)`.
extension String: @retroactive NSCopying {
    /// The string.
    public func copy(with zone: NSZone?) -> Any { self }
}
