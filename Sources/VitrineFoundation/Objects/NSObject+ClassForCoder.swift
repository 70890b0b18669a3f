public import Foundation

extension NSObject {
    /// The class itself, as Objective-C's method of classes: `Bundle(for: View.classForCoder())`.
    public static func classForCoder() -> AnyClass { self }
}
