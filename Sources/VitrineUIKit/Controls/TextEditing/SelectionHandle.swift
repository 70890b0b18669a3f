import Foundation
import VitrineCoreGraphics

/// The end of a selection that a finger moves: a bar as high as the line with a ball above its beginning, or below its
/// end.
@MainActor
final class SelectionHandle: UIView {
    /// As seen on iOS.
    private static let ball: CGFloat = 11
    private static let bar: CGFloat = 2
    /// How much room a finger has beside the bar, and beyond it, in points. Ours.
    private static let reach: CGFloat = 16

    let isStart: Bool
    private let barView = UIView()
    private let ballView = UIView()
    let drag = UILongPressGestureRecognizer()

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        ballView.layer.cornerRadius = Self.ball / 2
        for view in [barView, ballView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        // It begins at once, before what lies beneath scrolls.
        drag.minimumPressDuration = 0
        addGestureRecognizer(drag)
        tintColorDidChange()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        (barView.backgroundColor, ballView.backgroundColor) = (tintColor, tintColor)
    }

    /// Stands at an end of a selection.
    ///
    /// - Parameters:
    ///   - x: Where the end is.
    ///   - line: The line that it is in, in the same coordinates.
    ///   - limits: From where to where the ball is seen: it is moved inside.
    func place(x: CGFloat, line: CGRect, limits: ClosedRange<CGFloat>) {
        let top = line.minY - (isStart ? Self.ball : 0)
        frame = CGRect(x: x - Self.reach, y: top, width: 2 * Self.reach, height: line.height + Self.ball)
        barView.frame = CGRect(
            x: Self.reach - Self.bar / 2, y: isStart ? Self.ball - 1 : 0, width: Self.bar,
            height: line.height + 1)
        let ball = isStart ? top : line.maxY
        let isSeen = line.maxY > limits.lowerBound && line.minY < limits.upperBound
        let seen = isSeen ? max(limits.lowerBound, min(ball, limits.upperBound - Self.ball)) : ball
        ballView.frame = CGRect(
            x: Self.reach - Self.ball / 2, y: seen - top, width: Self.ball, height: Self.ball)
    }

    /// The other end of the selection.
    weak var other: SelectionHandle?

    /// A finger has some room beyond the bar and the ball, and between two ends it moves the nearer one.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard bounds.insetBy(dx: 0, dy: -Self.reach / 2).contains(point) else { return false }
        guard let other, other.superview != nil else { return true }
        func distance(_ handle: SelectionHandle) -> CGFloat {
            let place = convert(point, to: handle)
            return hypot(place.x - handle.bounds.midX, place.y - handle.bounds.midY)
        }
        return distance(self) <= distance(other)
    }
}
