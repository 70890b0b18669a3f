public import Foundation
import VitrinePlatform
import VitrineSupport
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
    ///
    /// Under `vitrine test` the clocks of the program (dates, timers, sleeping tasks) go on with it, and what becomes due on
    /// other threads is done before each frame. What waits for the main actor or the main queue has its turn when the test
    /// itself waits: at the next `await`, as of ``wait(timeout:fileID:filePath:line:column:until:)``.
    public func advance(by seconds: TimeInterval) {
        surface.advance(by: seconds, frameInterval: frameInterval) { step in
            ProgramTime.shared?.advance(by: step) { ReportLog.current.report($0) }
        }
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
            advance(by: frameInterval)
        }
        return true
    }

    /// How many frames were drawn.
    public var frameCount: Int { surface.frameCount }
}
