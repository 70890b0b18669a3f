public import Foundation

/// Hears how far the user has gone.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
/// Hears that the user stops or goes on.
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void

/// Counts steps, which nothing does here: handlers get ``CMErrorMotionActivityNotAvailable``.
open class CMPedometer: NSObject {
    public override init() {}

    /// Whether steps are counted: no.
    open class func isStepCountingAvailable() -> Bool { false }
    /// Whether metres are: no.
    open class func isDistanceAvailable() -> Bool { false }
    /// Whether floors are: no.
    open class func isFloorCountingAvailable() -> Bool { false }
    /// Whether it is told how fast the user goes: no.
    open class func isPaceAvailable() -> Bool { false }
    /// Whether it is told how many steps they take: no.
    open class func isCadenceAvailable() -> Bool { false }
    /// Whether it is told that they stop: no.
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    /// Whether the program may know: nobody was asked, and nobody is.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Asks how far the user has gone.
    open func queryPedometerData(
        from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
    ) {
        DispatchQueue.global().async { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
    /// Begins to tell how far the user goes.
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
        DispatchQueue.global().async { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
    /// Ends that.
    open func stopUpdates() {}
    /// Begins to tell that the user stops or goes on.
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
        DispatchQueue.global().async { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
    /// Ends that.
    open func stopEventUpdates() {}
}
