public import Foundation

extension RunLoop.Mode {
    /// The mode that the main loop of a device is in while a touch is followed.
    ///
    /// The main loop is in its default mode then, too: a timer that is added for this mode alone is not called. Display
    /// links are called in all modes.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
