import Foundation

/// The device was moved.
final class MotionEvent: UIEvent {
    override init() {
        super.init()
        eventType = .motion
    }

    override var subtype: EventSubtype { .motionShake }
}

extension UIWindow {
    /// Tells whoever gets keys that the device was shaken.
    package func shake() {
        let event = MotionEvent()
        event.timestamp = runtimeContext.now
        let receiver = pressResponder
        receiver.motionBegan(.motionShake, with: event)
        receiver.motionEnded(.motionShake, with: event)
    }
}
