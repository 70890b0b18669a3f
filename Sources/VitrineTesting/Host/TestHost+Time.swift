public import Foundation
import VitrinePlatform
import VitrineUIKit

extension TestHost {
    /// The time in seconds.
    public var now: TimeInterval { surface.clock.now }

    /// Makes a frame now, without time passing: layout, state and appearance are up to date afterwards.
    public func layout() {
        surface.setNeedsFrame()
        surface.frame()
    }

    /// Lets time pass, frame by frame.
    public func advance(by seconds: TimeInterval) {
        surface.advance(by: seconds, frameInterval: frameInterval)
    }

    /// Lets time pass until nothing moves any more.
    ///
    /// - Parameter timeout: The most time that passes, in seconds.
    /// - Returns: Whether everything came to rest; `false` means something moves for ever.
    @discardableResult
    public func settle(timeout: TimeInterval = 10) -> Bool {
        let end = now + timeout
        surface.frame()
        while surface.needsFrame {
            guard now < end else { return false }
            surface.advance(by: frameInterval, frameInterval: frameInterval)
        }
        return true
    }

    /// How many frames were drawn.
    public var frameCount: Int { surface.frameCount }
}
