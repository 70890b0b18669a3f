public import Foundation
import VitrineSwiftUI
import VitrineUIKit

extension TestHost {
    /// Why a finger does not reach a match, as what follows a colon; nil where it does.
    func obstacle(to match: Match) -> String? {
        if let reason = match.hiddenBy { return "it is \(reason)" }
        if match.frame.width <= 0 || match.frame.height <= 0 { return "its size is zero" }
        if match.visible.isEmpty { return "it is out of view" }
        guard let source = (match.source as? UIAccessibilityElement)?.accessibilityContainer ?? match.source
        else { return nil }
        let front = perform { TouchProbe.obstacle(at: match.point, in: window, to: source) }
        return front.map { "it is covered by \($0)" }
    }

    /// The scroll views around something, the innermost first.
    func scrollViews(around source: AnyObject?) -> [UIScrollView] {
        guard let source else { return [] }
        var result: [UIScrollView] = []
        var view = TouchProbe.container(of: source)
        while let current = view {
            if let scrollView = current as? UIScrollView { result.append(scrollView) }
            view = current.superview
        }
        return result
    }

    /// Moves the focus to a match.
    func focus(_ match: Match, _ description: String, _ site: CallSite) -> Bool {
        guard let source = match.source, let item = TouchProbe.focusItem(of: source),
            let system = UIFocusSystem.focusSystem(for: item)
        else {
            reportFailure("\(match.title) is nothing that takes the focus.\n\(focusTree)", at: site)
            return false
        }
        let reasons = UIFocusSystem.reasonsAgainst(item)
        guard reasons.isEmpty else {
            reportFailure(
                "\(match.title) does not take the focus: \(reasons.joined(separator: ", ")).\n\(focusTree)",
                at: site)
            return false
        }
        perform {
            system.requestFocusUpdate(to: item)
            system.updateFocusIfNeeded()
        }
        layout()
        guard system.focusedItem === item else {
            reportFailure(
                "\(match.title) did not get the focus when asked to take it.\n\(focusTree)", at: site)
            return false
        }
        return true
    }

    func swipe(_ direction: SwipeDirection, from start: CGPoint, over size: CGSize, distance: CGFloat?) {
        let isVertical = direction == .up || direction == .down
        let length = distance ?? max(60, (isVertical ? size.height : size.width) / 2)
        let sign: CGFloat = direction == .up || direction == .left ? -1 : 1
        // Half before the middle and half behind, so that the finger stays on what it swipes over.
        let half = sign * length / 2
        let (dx, dy) = isVertical ? (0, half) : (half, 0)
        fling(
            from: CGPoint(x: start.x - dx, y: start.y - dy), to: CGPoint(x: start.x + dx, y: start.y + dy))
    }

    /// Scrolls with a finger, a good half of what is in view at a time, until something is in view.
    ///
    /// So lists make their rows as they do for a person. The test fails at the caller's line where the end is reached before.
    ///
    /// - Parameters:
    ///   - container: What is scrolled; the scroll view with the largest part of the window unless given.
    ///   - direction: Where the content is looked for: down moves the finger up.
    ///   - target: What is wanted in view.
    ///   - limit: The most times that the finger moves.
    /// - Returns: Whether it came into view.
    @discardableResult
    public func scroll(
        _ container: Locator? = nil, direction: SwipeDirection = .down, until target: Locator,
        limit: Int = 100, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        var moves = 0
        while true {
            if target.isVisible {
                target.scrollTo(fileID: fileID, filePath: filePath, line: line, column: column)
                return true
            }
            let area: Match?
            if let container {
                area = container.resolve(at: site)
                if area == nil { return false }
            } else {
                area = largestScrollView
            }
            guard let area, !area.visible.isEmpty else {
                reportFailure(
                    "There is nothing to scroll to find \(target.description) in.\n\(shortTree)", at: site)
                return false
            }
            let before = scrollState
            guard moves < limit else {
                reportFailure(
                    "\(target.description) did not come into view in \(limit) movements of the finger.\n\(shortTree)",
                    at: site)
                return false
            }
            move(direction, over: area.visible)
            moves += 1
            if scrollState == before {
                if target.isVisible { continue }
                let reason: String
                switch target.outcome(in: ScreenSnapshot(self)) {
                case .failed(let message): reason = message
                case .found(let match): reason = "There is \(match.description).\n\(shortTree)"
                }
                reportFailure(
                    "The end was reached, and \(target.description) did not come into view. \(reason)",
                    at: site)
                return false
            }
        }
    }

    /// Where everything is scrolled to.
    private var scrollState: [CGPoint] {
        var result: [CGPoint] = []
        func visit(_ view: UIView) {
            if let scrollView = view as? UIScrollView { result.append(scrollView.contentOffset) }
            for subview in view.subviews { visit(subview) }
        }
        visit(window)
        return result
    }

    private func move(_ direction: SwipeDirection, over area: CGRect) {
        let isVertical = direction == .up || direction == .down
        let length = (isVertical ? area.height : area.width) * 0.6
        let sign: CGFloat = direction == .down || direction == .right ? 1 : -1
        let (dx, dy) = isVertical ? (0, sign * length / 2) : (sign * length / 2, 0)
        drag(
            from: CGPoint(x: area.midX + dx, y: area.midY + dy),
            to: CGPoint(x: area.midX - dx, y: area.midY - dy))
        settle(timeout: 3)
    }

    /// The scroll view of which most is in view.
    private var largestScrollView: Match? {
        let snapshot = ScreenSnapshot(self)
        let found = snapshot.entries.indices.filter { index in
            let entry = snapshot.entries[index]
            guard entry.hiddenBy == nil, let source = entry.node.source else { return false }
            return TouchProbe.scrolls(source)
        }
        let area = { (index: Int) -> CGFloat in
            let rect = snapshot.entries[index].visible
            return rect.isEmpty ? 0 : rect.width * rect.height
        }
        return found.max { area($0) < area($1) }.map { snapshot.match($0) }
    }
}
