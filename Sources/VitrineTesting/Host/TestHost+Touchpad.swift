public import Foundation
public import VitrineCoreGraphics
import VitrinePlatform
public import VitrineUIKit

extension TestHost {
    /// Moves two fingers apart or together on a touchpad, while the pointer is at a point.
    ///
    /// - Parameters:
    ///   - scale: The distance of the fingers at the end, as a factor of that at the beginning.
    ///   - duration: How long the movement takes, in seconds.
    public func pinchTouchpad(by scale: CGFloat, at point: CGPoint, duration: TimeInterval = 0.2) {
        transform(scale: scale, rotation: 0, at: point, duration: duration)
    }

    /// Turns two fingers about each other on a touchpad, while the pointer is at a point.
    ///
    /// - Parameters:
    ///   - angle: In radians, clockwise.
    ///   - duration: How long the movement takes, in seconds.
    public func rotateTouchpad(by angle: CGFloat, at point: CGPoint, duration: TimeInterval = 0.2) {
        transform(scale: 1, rotation: angle, at: point, duration: duration)
    }

    package func transform(
        scale: CGFloat, rotation: CGFloat, at point: CGPoint, duration: TimeInterval = 0.2
    ) {
        demandPlace(point)
        demand(
            scale.isFinite && scale > 0 && rotation.isFinite,
            "TestHost: fingers on a touchpad do not move apart by \(scale) and turn by \(rotation). Look for a division by zero."
        )
        func send(_ phase: TransformEvent.Phase, _ share: CGFloat) {
            surface.send(
                .transform(
                    TransformEvent(
                        phase: phase, location: point, scale: pow(scale, share), rotation: rotation * share,
                        timestamp: now)))
        }
        let steps = frames(in: duration)
        send(.began, 0)
        for step in 1...steps {
            advance(by: duration / Double(steps))
            send(.changed, CGFloat(step) / CGFloat(steps))
        }
        send(.ended, 1)
        surface.frame()
    }
}
