import VitrineQuartzCore

/// Calls a body, and records an issue of the test for every object that was made in it and is still there afterwards.
///
/// Instances of the program's own classes are looked at, and views, controllers and gesture recognisers of any class;
/// what the frameworks keep for themselves, such as caches, is not. The issue names the class, and who holds the object
/// as far as that was made in the body, too: a ring of references is followed around, by the names of properties.
///
/// ```swift
/// expectNoLeaks {
///     let host = TestHost(ProfileViewController(user: .sample))
///     host.tap(at: CGPoint(x: 40, y: 60))
///     host.settle()
/// }
/// ```
///
/// Who holds it is read from memory, where a reference that is unowned looks as one that holds.
///
/// What the body gives to somebody outside of it, as by a variable, counts as a leak. Objects made on other threads do
/// not count. While the body runs, the memory of what it lets go is kept.
///
/// - Parameter body: Makes objects and lets them go.
///
/// Traps where neither Swift Testing nor XCTest is in the process.
///
/// Complexity: O(objects made)
@MainActor
public func expectNoLeaks(
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ body: () throws -> Void
) rethrows {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let survivors = try AllocationWatch.survivors {
        try body()
        // Completions that wait for a later turn hold what they are about.
        for _ in 0..<3 { LaterTurns.runAll() }
    }
    guard let survivors else {
        return TestFailure.record(
            "Leaks cannot be looked for: the Swift runtime of this process is linked statically, or does not let its "
                + "allocations be watched.", at: place)
    }
    let sentences = LeakSearch(survivors).sentences
    guard !sentences.isEmpty else { return }
    let shown = sentences.prefix(10).joined(separator: "\n")
    let more = sentences.count > 10 ? "\nand \(sentences.count - 10) more" : ""
    TestFailure.record(
        sentences.count == 1 ? shown : "\(sentences.count) objects leaked:\n\(shown)\(more)", at: place)
}
