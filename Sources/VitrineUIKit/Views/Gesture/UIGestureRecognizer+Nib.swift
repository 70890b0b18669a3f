import Foundation

extension UIGestureRecognizer: NibActing {
    static let recognizerNibPaths: [String: AnyKeyPath] = [
        "delegate": \UIGestureRecognizer.delegate, "enabled": \UIGestureRecognizer.isEnabled,
        "cancelsTouchesInView": \UIGestureRecognizer.cancelsTouchesInView,
        "targets": \UIGestureRecognizer.targets, "_targets": \UIGestureRecognizer.targets,
    ]

    func connect(_ action: NibAction, event: String?) {
        if let target = action.target, let selector = action.selector {
            addTarget(target, action: selector)
        } else if let body = action.body {
            addAction { recognizer in
                // A segue is performed once, when the gesture is recognised.
                let isBeginning = recognizer.state == .began || recognizer.state == .recognized
                if isBeginning { body(recognizer, nil) }
            }
        }
    }

    /// What an element says of the recogniser.
    final func takeRecognizer(_ nib: NibCoder) {
        if let isEnabled = nib.bool("enabled") { self.isEnabled = isEnabled }
        if let cancels = nib.bool("cancelsTouchesInView") { cancelsTouchesInView = cancels }
        if let delays = nib.bool("delaysTouchesBegan") { delaysTouchesBegan = delays }
        if let delays = nib.bool("delaysTouchesEnded") { delaysTouchesEnded = delays }
        let taps = nib.integer("numberOfTapsRequired")
        let touches = nib.integer("numberOfTouchesRequired")
        switch self {
        case let tap as UITapGestureRecognizer:
            if let taps { tap.numberOfTapsRequired = taps }
            if let touches { tap.numberOfTouchesRequired = touches }
        case let press as UILongPressGestureRecognizer:
            if let taps { press.numberOfTapsRequired = taps }
            if let touches { press.numberOfTouchesRequired = touches }
            if let duration = nib.number("minimumPressDuration") {
                press.minimumPressDuration = Double(duration)
            }
            if let movement = nib.number("allowableMovement") { press.allowableMovement = movement }
        case let swipe as UISwipeGestureRecognizer:
            if let touches { swipe.numberOfTouchesRequired = touches }
            if let direction = nib.child("direction") { swipe.direction = Self.direction(direction) }
            if let direction = nib.choice(
                "direction",
                ["left": UISwipeGestureRecognizer.Direction.left, "right": .right, "up": .up, "down": .down])
            {
                swipe.direction = direction
            }
        case let pan as UIPanGestureRecognizer:
            if let least = nib.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = least }
            if let most = nib.integer("maximumNumberOfTouches"), most > 0 {
                pan.maximumNumberOfTouches = most
            }
        default: break
        }
        nib.know("numberOfTapsRequired", "numberOfTouchesRequired")
    }

    private static func direction(_ element: InterfaceElement) -> UISwipeGestureRecognizer.Direction {
        var result: UISwipeGestureRecognizer.Direction = []
        let names: [(String, UISwipeGestureRecognizer.Direction)] = [
            ("left", .left), ("right", .right), ("up", .up), ("down", .down),
        ]
        for (name, direction) in names where element[name] == "YES" { result.insert(direction) }
        return result
    }
}
