/// Recognises a quick straight stroke; discrete.
///
/// The stroke covers 50 points along its direction within 0.5 s and strays at most 50 points to the side;
/// observed numbers, UIKit documents none.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions of a stroke.
    public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that are recognised. To the right unless changed.
    open var direction: Direction = .right
    /// The number of fingers. 1 unless changed.
    open var numberOfTouchesRequired = 1

    private static let length: CGFloat = 50
    private static let duration: TimeInterval = 0.5
    private static let sideways: CGFloat = 50

    private var start: (point: CGPoint, time: TimeInterval)?

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired, let point = centroid {
            start = (point, event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let now = centroid else { return }
        let x = now.x - start.point.x
        let y = now.y - start.point.y
        if event.timestamp - start.time > Self.duration {
            state = .failed
        } else if direction.contains(.right) && Self.isStroke(along: x, across: y)
            || direction.contains(.left) && Self.isStroke(along: -x, across: y)
            || direction.contains(.down) && Self.isStroke(along: y, across: x)
            || direction.contains(.up) && Self.isStroke(along: -y, across: x)
        {
            state = .ended
        } else if distance(start.point, now) > Self.length + Self.sideways {
            state = .failed
        }
    }

    private static func isStroke(along: CGFloat, across: CGFloat) -> Bool {
        along >= length && abs(across) <= sideways && abs(across) < along
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    open override func reset() {
        super.reset()
        start = nil
    }
}
