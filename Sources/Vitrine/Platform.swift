internal import VitrineUI

// What has to be written differently for Apple's systems and for Vitrine's runtime. No other file has a condition.

extension Confinable {
    /// Makes a view by `init(frame:)`, whichever class it is.
    ///
    /// Article A1 writes `View(frame: frame)`. On Apple's systems the initialiser is Objective-C's, which every
    /// class has, and this reaches a subclass's override. Elsewhere Swift makes an instance of a class that is only
    /// known at run time by a `required` initialiser, which would have to be repeated in every view; the runtime
    /// makes views as a collection view makes its cells.
    static func make(frame: CGRect) -> Self {
        #if canImport(UIKit)
        return Self(frame: frame)
        #else
        return UIView.make(from: Self.self, frame: frame)
        #endif
    }
}
