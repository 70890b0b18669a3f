public import Foundation
import VitrineSwiftUI
import VitrineUIKit

// Actions take the time that a person would need, on the host's clock. What is out of view in a scroll view is scrolled into
// view first. Where the match cannot be reached, the test fails at the caller's line and nothing is done.
extension Locator {
    /// Taps it where a finger would.
    ///
    /// - Returns: Whether it could be done.
    @discardableResult
    public func tap(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        act("tapped", CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
            host.tap(at: $0.point)
        }
    }

    /// Taps it twice.
    @discardableResult
    public func doubleTap(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        act("tapped", CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
            host.tap(at: $0.point, count: 2)
        }
    }

    /// Holds a finger on it.
    ///
    /// - Parameter duration: How long, in seconds.
    @discardableResult
    public func longPress(
        duration: TimeInterval = 0.6, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        act("pressed", CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) {
            host.longPress(at: $0.point, duration: duration)
        }
    }

    /// Swipes over it with a finger that is lifted while it moves: what scrolls goes on by itself.
    ///
    /// - Parameters:
    ///   - direction: Where the finger goes. Up shows what is further down.
    ///   - distance: How far the finger goes, in points; half of what can be seen of the match unless given, and at least 60.
    @discardableResult
    public func swipe(
        _ direction: SwipeDirection, distance: CGFloat? = nil, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        act("swiped", CallSite(fileID: fileID, filePath: filePath, line: line, column: column)) { match in
            host.swipe(direction, from: match.point, over: match.visible.size, distance: distance)
        }
    }

    /// Scrolls the scroll views around it just as far as it takes to see it, without an animation.
    ///
    /// What a list has not made yet cannot be found: use ``TestHost/scroll(_:until:timeout:fileID:filePath:line:column:)``.
    @discardableResult
    public func scrollTo(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = resolve(at: site) else { return false }
        return scroll(to: match, site) != nil
    }

    /// Moves the focus to it, as a program does that asks for it.
    @discardableResult
    public func focus(
        fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = resolve(at: site) else { return false }
        return host.focus(match, description, site)
    }

    /// Moves the focus to it and presses a button, select unless another is given.
    @discardableResult
    public func press(
        _ button: TestHost.Button = .select, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = resolve(at: site), host.focus(match, description, site) else { return false }
        host.press(button)
        return true
    }

    // MARK: As assistive technology

    /// Does an action of a name, as assistive technology does that offers it.
    @discardableResult
    public func perform(
        action name: String, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = resolve(at: site) else { return false }
        let actions = match.said?.actions ?? []
        guard let action = actions.first(where: { $0.name == name }) else {
            let names = actions.map { "\"\($0.name)\"" }.joined(separator: ", ")
            reportFailure(
                "\(match.title) has no action \"\(name)\"; it has \(names.isEmpty ? "none" : names).",
                at: site)
            return false
        }
        let isDone = host.perform(action.perform)
        host.layout()
        return isDone
    }

    /// Raises the value of an adjustable element, or lowers it, as assistive technology does.
    @discardableResult
    public func adjust(
        up isUp: Bool, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = resolve(at: site) else { return false }
        guard let adjust = match.said?.adjust else {
            reportFailure("\(match.title) is not adjustable.", at: site)
            return false
        }
        host.perform { adjust(isUp) }
        host.layout()
        return true
    }

    // MARK: Reaching

    /// Does something with the match where a finger can reach it.
    private func act(_ verb: String, _ site: CallSite, _ action: (Match) -> Void) -> Bool {
        guard var match = resolve(at: site) else { return false }
        if match.hiddenBy == nil, match.visible.isEmpty {
            guard let found = scroll(to: match, site) else { return false }
            match = found
        }
        if let reason = host.obstacle(to: match) {
            reportFailure("\(match.title) cannot be \(verb): \(reason).\n\(host.shortTree)", at: site)
            return false
        }
        if match.said?.traits.contains(.notEnabled) ?? false {
            reportFailure("\(match.title) cannot be \(verb): it is disabled.", at: site)
            return false
        }
        action(match)
        return true
    }

    /// Scrolls so far that a match is in view; nil after a failure.
    private func scroll(to match: Match, _ site: CallSite) -> Match? {
        if !match.visible.isEmpty, match.visible == match.frame { return match }
        for scrollView in host.scrollViews(around: match.source) {
            let rect = scrollView.convert(resolveQuietly()?.frame ?? match.frame, from: nil)
            host.perform { scrollView.scrollRectToVisible(rect, animated: false) }
            host.layout()
        }
        guard let found = resolveQuietly(), !found.visible.isEmpty else {
            reportFailure(
                "\(match.title) is out of view, and nothing around it scrolls so far.\n\(host.shortTree)",
                at: site)
            return nil
        }
        return found
    }

    private func resolveQuietly() -> Match? {
        guard case .found(let match) = outcome(in: ScreenSnapshot(host)) else { return nil }
        return match
    }
}

/// Where a finger goes in a swipe.
public enum SwipeDirection: Sendable {
    /// Up shows what is further down, left what is further right.
    case up, down, left, right
}
