public import Foundation

/// Hears how high the device is.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// Finds out how high the device is, which nothing does here: the handler gets ``CMErrorNotAvailable``.
open class CMAltimeter: NSObject {
    public override init() {}

    /// Whether it is found out: no.
    open class func isRelativeAltitudeAvailable() -> Bool { false }
    /// Whether it is found out above the sea: no.
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    /// Whether the program may know: nobody was asked, and nobody is.
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// Begins to tell how high the device is.
    open func startRelativeAltitudeUpdates(
        to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorNotAvailable.error) }
    }
    /// Ends that.
    open func stopRelativeAltitudeUpdates() {}
}
