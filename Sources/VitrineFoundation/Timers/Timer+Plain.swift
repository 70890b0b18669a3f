public import Foundation

extension Timer {
    /// Makes a timer that is invalid and never fires, as `Timer()` does on Apple's systems.
    public convenience init(_neverFires: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }
}
