public import Foundation

/// Hears what the user does.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// Hears what the user has done.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// Finds out what the user does, which nothing does here: what has happened is answered with
/// ``CMErrorMotionActivityNotAvailable``, and what happens is not told.
open class CMMotionActivityManager: NSObject {
    public override init() {}

    /// Whether it is found out: no.
    open class func isActivityAvailable() -> Bool { false }
    /// Whether the program may know: nobody was asked, and nobody is.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Asks what the user has done.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue,
        withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
    /// Begins to tell what the user does: the handler is not called.
    open func startActivityUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
    ) {}
    /// Ends that.
    open func stopActivityUpdates() {}
}
