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

extension UICollectionView {
    /// Whether anything is registered for a slot; nil on Apple's systems, which do not tell.
    func hasRegistration(for slot: Registrations.Slot) -> Bool? {
        #if canImport(UIKit)
        return nil
        #else
        return hasRegistration(ofKind: slot.kind, forReuseIdentifier: slot.identifier)
        #endif
    }
}

extension UIGestureRecognizer {
    /// Calls a closure whenever the recogniser recognises or, for continuous gestures, changes.
    ///
    /// Apple's recognisers have targets and actions; the runtime's have closures, too, which need no object to hold them.
    /// The closure is kept as long as the recogniser lives: capture views and controllers weakly.
    func onRecognition(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        #if canImport(ObjectiveC)
        let target = RecognitionTarget(action)
        addTarget(target, action: #selector(RecognitionTarget.recognize(_:)))
        objc_setAssociatedObject(
            self, Unmanaged.passUnretained(target).toOpaque(), target, .OBJC_ASSOCIATION_RETAIN)
        #else
        addAction(action)
        #endif
    }
}

extension UIScrollView {
    /// Whether the content comes to rest at multiples of the size only. tvOS has no such scroll views.
    var stopsAtPages: Bool {
        #if os(tvOS)
        return false
        #else
        return isPagingEnabled
        #endif
    }
}

#if canImport(ObjectiveC)
/// Stands between a recogniser's action and a closure.
@MainActor
private final class RecognitionTarget: NSObject {
    private let action: @MainActor (UIGestureRecognizer) -> Void

    init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.action = action
    }

    @objc func recognize(_ recognizer: UIGestureRecognizer) {
        action(recognizer)
    }
}
#endif
