import Foundation

extension UIView: @preconcurrency NSCoding {}
extension UIViewController: @preconcurrency NSCoding {}

extension NSCoder {
    /// Fails with a sentence: an object of UIKit's that only nibs hold.
    func refuse(_ object: NSObject) {
        let sentence =
            "\(type(of: object)) cannot be archived: here only nibs hold views and view controllers. Archive what it shows."
        failWithError(CocoaError(.coderInvalidValue, userInfo: [NSDebugDescriptionErrorKey: sentence]))
    }
}
