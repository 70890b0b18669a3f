public import Foundation

extension Timer {
    /// Makes a timer that is invalid and never fires, as `Timer()` does on Apple's systems.
    public convenience init(_neverFires: Void = ()) {
        self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Makes a timer that fires for the first time when its interval is over. (Foundation's on Linux fires as soon as it is
    /// added to a run loop.)
    ///
    /// A translated program calls it: `vitrine` writes it.
    ///
    /// - Parameter interval: Seconds.
    public static func _delayed(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
    }
}
