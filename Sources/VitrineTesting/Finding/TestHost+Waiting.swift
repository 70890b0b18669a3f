public import Foundation
import VitrinePlatform
import VitrineSupport

extension TestHost {
    /// Lets time pass, frame by frame, until something holds. Tasks of the main actor take their turns between frames.
    ///
    /// The test fails at the caller's line where it does not come to hold.
    ///
    /// - Parameters:
    ///   - timeout: The most time that passes, in seconds of the host's clock.
    ///   - condition: Asked after every frame.
    /// - Returns: Whether it holds.
    @discardableResult
    public func wait(
        timeout: TimeInterval = 10, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, until condition: @MainActor () -> Bool
    ) async -> Bool {
        guard await passes(timeout, condition) else {
            reportFailure(
                "What is waited for did not come in \(timeout.formatted()) s.\n\(shortTree)", fileID: fileID,
                filePath: filePath, line: line, column: column)
            return false
        }
        return true
    }

    /// Lets time pass until there is exactly one match and it can be seen.
    @discardableResult
    public func wait(
        until locator: Locator, timeout: TimeInterval = 10, fileID: String = #fileID,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) async -> Bool {
        guard await passes(timeout, { locator.isVisible }) else {
            let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
            let start = "\(locator.description) did not come into view in \(timeout.formatted()) s."
            switch locator.outcome(in: ScreenSnapshot(self)) {
            case .failed(let message): reportFailure("\(start) \(message)", at: site)
            case .found(let match):
                reportFailure("\(start) There is \(match.description).\n\(shortTree)", at: site)
            }
            return false
        }
        return true
    }

    private func passes(_ timeout: TimeInterval, _ condition: @MainActor () -> Bool) async -> Bool {
        let end = now + timeout
        while true {
            // A task that another one waits for takes a turn of its own.
            for _ in 0..<4 { await Task.yield() }
            ProgramTime.shared?.settle { ReportLog.current.report($0) }
            for _ in 0..<4 { await Task.yield() }
            layout()
            if condition() { return true }
            guard now < end else { return false }
            advance(by: frameInterval)
        }
    }
}
