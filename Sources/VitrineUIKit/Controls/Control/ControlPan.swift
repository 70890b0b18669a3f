/// Keeps the touch of a control that is dragged from scroll views and other pans around it, along its axis.
///
/// UIKit's sliders and switches prevent such gestures by themselves; a finger that moves across scrolls.
final class ControlPan: UIPanGestureRecognizer {
    /// Whether a touch at a point of the control is on what can be dragged.
    private var isMeant: (CGPoint) -> Bool = { _ in true }

    convenience init(isMeant: @escaping (CGPoint) -> Bool) {
        self.init(target: nil, action: nil)
        self.isMeant = isMeant
        maximumNumberOfTouches = 1
        cancelsTouchesInView = false
    }

    /// Whether the drag is the control's. To be asked by its `gestureRecognizerShouldBegin`.
    var mayBegin: Bool {
        guard let view else { return false }
        let (place, way) = (location(in: view), translation(in: view))
        return abs(way.x) >= abs(way.y) && isMeant(CGPoint(x: place.x - way.x, y: place.y - way.y))
    }
}
