public import Foundation
import VitrineSwiftUI

// Where an expectation does not hold, the test fails at the caller's line and goes on.
extension TestHost {
    /// Expects that some text is on the screen and can be seen.
    ///
    /// - Parameter exactly: Whether it is all of a label's text; otherwise a part of it.
    /// - Returns: Whether it is.
    @discardableResult
    public func expect(
        text: String, exactly: Bool = true, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let locator = find(
            text: text, exactly: exactly, fileID: fileID, filePath: filePath, line: line, column: column)
        layout()
        let found = locator.matches(in: ScreenSnapshot(self))
        // Several are as good as one: nothing is done with it.
        return expectVisible(found.count > 1 ? locator.first : locator, locator.site)
    }

    /// Expects that there is exactly one match, and that it can be seen.
    ///
    /// - Returns: Whether it is so.
    @discardableResult
    public func expect(
        _ locator: Locator, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        expectVisible(locator, CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    private func expectVisible(_ locator: Locator, _ site: CallSite) -> Bool {
        guard let match = locator.resolve(at: site) else { return false }
        if let reason = match.hiddenBy {
            reportFailure("\(match.title) cannot be seen: it is \(reason).\n\(shortTree)", at: site)
            return false
        }
        guard !match.visible.isEmpty else {
            let reason =
                match.frame.width > 0 && match.frame.height > 0
                ? "it is out of view, in a window of \(ScreenNode.number(size.width))×\(ScreenNode.number(size.height))"
                : "its size is zero"
            reportFailure("\(match.title) cannot be seen: \(reason).\n\(shortTree)", at: site)
            return false
        }
        return true
    }

    /// Expects that nothing of it can be seen.
    ///
    /// - Returns: Whether it is so.
    @discardableResult
    public func expectNone(
        _ locator: Locator, fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        layout()
        let found = locator.matches(in: ScreenSnapshot(self)).filter {
            $0.hiddenBy == nil && !$0.visible.isEmpty
        }
        guard !found.isEmpty else { return true }
        reportFailure(
            "Expected none of \(locator.description), but there is:\n"
                + found.prefix(10).map { "  \($0.description)" }.joined(separator: "\n"),
            at: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
        return false
    }

    /// Expects that a match shows a text: its own, or those inside with spaces between.
    ///
    /// - Returns: Whether it does.
    @discardableResult
    public func expect(
        _ locator: Locator, text: String, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = locator.resolve(at: site) else { return false }
        guard match.text != text else { return true }
        reportFailure("\(locator.description) shows \"\(match.text)\", not \"\(text)\".", at: site)
        return false
    }

    /// Expects that a match has a value for assistive technology.
    ///
    /// - Returns: Whether it has.
    @discardableResult
    public func expect(
        _ locator: Locator, value: String?, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = locator.resolve(at: site) else { return false }
        guard match.said?.value != value else { return true }
        let words = { (value: String?) in value.map { "the value \"\($0)\"" } ?? "no value" }
        reportFailure("\(match.title) has \(words(match.said?.value)), not \(words(value)).", at: site)
        return false
    }

    /// Expects where a match is.
    ///
    /// - Parameters:
    ///   - frame: In points of the window.
    ///   - tolerance: How far each edge may be off, in points. Half a point: what rounding to pixels may change.
    /// - Returns: Whether it is there.
    @discardableResult
    public func expect(
        _ locator: Locator, frame: CGRect, tolerance: CGFloat = 0.5, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Bool {
        let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let match = locator.resolve(at: site) else { return false }
        let actual = match.frame
        var differences: [String] = []
        func compare(_ difference: CGFloat, _ more: String, _ less: String) {
            guard abs(difference) > tolerance else { return }
            differences.append("\(ScreenNode.number(abs(difference))) \(difference > 0 ? more : less)")
        }
        compare(actual.minX - frame.minX, "further right", "further left")
        compare(actual.minY - frame.minY, "lower", "higher")
        compare(actual.width - frame.width, "wider", "narrower")
        compare(actual.height - frame.height, "taller", "shorter")
        guard !differences.isEmpty else { return true }
        reportFailure(
            "\(locator.description) is at (\(TouchProbe.numbers(actual))), not at (\(TouchProbe.numbers(frame))): "
                + differences.joined(separator: ", ") + ".", at: site)
        return false
    }
}
