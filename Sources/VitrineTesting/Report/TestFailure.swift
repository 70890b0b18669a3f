import Foundation

/// Tells the test framework that something is not as expected. The test goes on.
///
/// Swift Testing and XCTest are not linked. VitrineTesting is part of the runtime that every program of `vitrine run`
/// loads, and there the two would cost 1.3 MB of memory and a millisecond of processor time (12 in place of 11 for a
/// program that imports Foundation), for nothing. A test has them in its process anyway, so their functions are found by
/// name when the first expectation fails. The alternatives were a target of its own, which every manifest of a test
/// would have to name beside this one, and the package xctest-dynamic-overlay, which wants the same on Linux. The
/// event handler that Swift 6.3 has for foreign test frameworks makes warnings of their failures, not failures.
enum TestFailure {
    /// Records an issue of the test that runs: of Swift Testing where that runs one, else of XCTest.
    ///
    /// Traps with the message where there is no test framework, since nobody would hear of it.
    static func record(_ message: String, at place: TestPlace) {
        switch (SwiftTesting.loaded, XCTest.loaded) {
        case (let testing?, _) where testing.runs: testing.record(message, place)
        case (_, let xctest?): xctest.record(message, place)
        case (let testing?, nil): testing.record(message, place)
        case (nil, nil):
            fatalError(
                "\(message) (Neither Swift Testing nor XCTest is in this process. What begins with `expect` is for "
                    + "tests; elsewhere use what begins with `verify`, which throws.)")
        }
    }

    /// The name of the test that runs, where Swift Testing runs it.
    static var testName: String? { SwiftTesting.loaded?.testName() }
}

/// Functions of Swift Testing. Functions of a library are the same for every thread.
private struct SwiftTesting: @unchecked Sendable {
    let record: (String, TestPlace) -> Void
    /// The name of the test that the current task runs.
    let testName: () -> String?

    /// Whether the current task runs a test, or the process runs nothing else.
    var runs: Bool {
        let arguments = CommandLine.arguments
        guard testName() == nil else { return true }
        guard let option = arguments.firstIndex(of: "--testing-library") else { return false }
        return arguments.dropFirst(option + 1).first == "swift-testing"
    }

    static let loaded: SwiftTesting? = {
        guard let comment = _typeByName("7Testing7CommentV"), let issue = _typeByName("7Testing5IssueV"),
            let location = _typeByName("7Testing14SourceLocationV"), let test = _typeByName("7Testing4TestV"),
            let comments = comment as? any RawRepresentable<String>.Type
        else { return nil }
        func withComment<Comment: RawRepresentable<String>>(_ comment: Comment.Type) -> SwiftTesting? {
            func withIssue<Issue>(_ issue: Issue.Type) -> SwiftTesting? {
                func withLocation<Location>(_ location: Location.Type) -> SwiftTesting? {
                    func withTest<Test>(_ test: Test.Type) -> SwiftTesting? {
                        bound(comment, issue, location, test)
                    }
                    return _openExistential(test, do: withTest)
                }
                return _openExistential(location, do: withLocation)
            }
            return _openExistential(issue, do: withIssue)
        }
        return withComment(comments)
    }()

    /// Functions whose parameters are generic take and give addresses, which is how values of another module's resilient
    /// types are passed. They stand in structs, where a function's convention follows from its written type alone.
    private struct MakeLocation<Location> {
        // An initialiser takes its strings over.
        let call:
            (_ fileID: __owned String, _ filePath: __owned String, _ line: Int, _ column: Int) -> Location
    }
    private struct Record<Comment, Location, Issue> {
        let call: (Comment?, Location) -> Issue
    }
    private struct Current<Test> {
        let call: () -> Test?
    }

    private static func bound<Comment: RawRepresentable<String>, Issue, Location, Test>(
        _: Comment.Type, _: Issue.Type, _: Location.Type, _: Test.Type
    ) -> SwiftTesting? {
        // SourceLocation.init(fileID:filePath:line:column:), Issue.record(_:sourceLocation:), Test.current
        guard
            let makeLocation = function(
                "$s7Testing14SourceLocationV6fileID0D4Path4line6columnACSS_SSS2itcfC",
                as: MakeLocation<Location>.self),
            let record = function(
                "$s7Testing5IssueV6record_14sourceLocationAcA7CommentVSg_AA06SourceE0VtFZ",
                as: Record<Comment, Location, Issue>.self),
            let current = function("$s7Testing4TestV7currentACSgvgZ", as: Current<Test>.self)
        else { return nil }
        return SwiftTesting(
            record: { message, place in
                let location = makeLocation.call(
                    place.fileID, place.path, max(1, Int(place.line)), max(1, Int(place.column)))
                _ = record.call(Comment(rawValue: message), location)
            },
            testName: {
                guard let running = current.call() else { return nil }
                return Mirror(reflecting: running).descendant("name") as? String ?? ""
            })
    }
}

/// The function of XCTest.
private struct XCTest: @unchecked Sendable {
    private struct Fail {
        let call: (_ message: String, _ file: StaticString, _ line: UInt) -> Void
    }

    let record: (String, TestPlace) -> Void

    static let loaded: XCTest? = {
        guard let fail = function("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF", as: Fail.self)
        else { return nil }
        return XCTest { message, place in fail.call(message, place.filePath, place.line) }
    }()
}

/// A function of a library in the process, as the only field of a struct: what is called and a context, which it has
/// none.
private func function<Function>(_ symbol: String, as type: Function.Type) -> Function? {
    guard let address = dlsym(nil, symbol) else { return nil }
    return withUnsafePointer(to: (address, UnsafeRawPointer?.none)) {
        UnsafeRawPointer($0).load(as: Function.self)
    }
}
