import Foundation

/// Where content is being scrolled to, as far as its last steps tell, and how far ahead of it one has looked.
struct ScrollHeading: Equatable {
    enum Direction: Equatable {
        case up, down, left, right

        fileprivate var isVertical: Bool { self == .up || self == .down }
        fileprivate var sign: CGFloat { self == .down || self == .right ? 1 : -1 }

        /// How far a rectangle is in the direction, by its near edge.
        func distance(of rect: CGRect) -> CGFloat {
            switch self {
            case .down: rect.minY
            case .up: -rect.maxY
            case .right: rect.minX
            case .left: -rect.maxX
            }
        }
    }

    /// What a step says about the direction.
    enum Step: Equatable {
        /// Nothing.
        case none
        /// It is as it was, or known for the first time.
        case goesOn
        /// It is another one.
        case turns
        /// There is none: what is visible now has nothing to do with what was.
        case jumps
    }

    /// A finger trembles: so many points back are no other direction. (That of UIKit's pan is 10, too.)
    static let slack: CGFloat = 10
    /// How many steps ahead one looks.
    private static let stepsAhead: CGFloat = 8
    /// The least that one looks ahead, in pages.
    private static let leastPages: CGFloat = 1 / 8

    private(set) var direction: Direction?
    /// The length of the last step, in points.
    private var step: CGFloat = 0
    /// The farthest that the content was scrolled in the direction.
    private var farthest: CGFloat = 0
    /// The edge up to which one has looked; nil if not at all.
    private var surveyed: CGFloat?

    /// Takes in that another rectangle is visible.
    mutating func move(from old: CGRect, to new: CGRect) -> Step {
        let (dx, dy) = (new.minX - old.minX, new.minY - old.minY)
        guard dx != 0 || dy != 0 else { return .none }
        guard old.size == new.size, abs(dx) < new.width, abs(dy) < new.height else {
            self = ScrollHeading()
            return .jumps
        }
        let next: Direction = abs(dy) >= abs(dx) ? dy > 0 ? .down : .up : dx > 0 ? .right : .left
        let position = Self.position(of: new, next)
        let length = max(abs(dx), abs(dy))
        if let direction, direction != next {
            if direction.isVertical == next.isVertical, abs(position - farthest) < Self.slack { return .none }
            self = ScrollHeading(direction: next, step: length, farthest: position)
            return .turns
        }
        direction = next
        step = length
        // Content may tremble behind the farthest point.
        farthest =
            next.sign > 0 ? max(position, farthest(or: position)) : min(position, farthest(or: position))
        return .goesOn
    }

    private func farthest(or position: CGFloat) -> CGFloat { step == 0 ? position : farthest }

    private static func position(of rect: CGRect, _ direction: Direction) -> CGFloat {
        direction.isVertical ? rect.minY : rect.minX
    }

    init() {}

    private init(direction: Direction, step: CGFloat, farthest: CGFloat) {
        self.direction = direction
        self.step = step
        self.farthest = farthest
    }

    /// Whether a rectangle reaches beyond what is visible, in the direction.
    func isAhead(_ rect: CGRect, of visible: CGRect) -> Bool {
        switch direction {
        case .down: rect.maxY > visible.maxY
        case .up: rect.minY < visible.minY
        case .right: rect.maxX > visible.maxX
        case .left: rect.minX < visible.minX
        case nil: false
        }
    }

    /// The layout is another one: one has to look again.
    mutating func forgetSurvey() { surveyed = nil }

    /// The part of the content beyond what is visible at which one has to look now; nil if one has looked far enough.
    ///
    /// As far as the content gets in a number of steps like the last one, an eighth of a page at least and a page at
    /// most. What was looked at is not looked at again, and only a strip of half of that is worth a look.
    mutating func takeStrip(beyond visible: CGRect) -> CGRect? {
        guard let direction else { return nil }
        let page = direction.isVertical ? visible.height : visible.width
        let reach = min(page, max(page * Self.leastPages, step * Self.stepsAhead))
        let sign = direction.sign
        let edge =
            switch direction {
            case .down: visible.maxY
            case .up: visible.minY
            case .right: visible.maxX
            case .left: visible.minX
            }
        // Whatever lies behind the edge is visible.
        let start = surveyed.map { ($0 - edge) * sign > 0 ? $0 : edge } ?? edge
        let end = edge + sign * reach
        guard (end - start) * sign >= reach / 2, reach > 0 else { return nil }
        surveyed = end
        let (low, high) = (min(start, end), max(start, end))
        return direction.isVertical
            ? CGRect(x: visible.minX, y: low, width: visible.width, height: high - low)
            : CGRect(x: low, y: visible.minY, width: high - low, height: visible.height)
    }
}
