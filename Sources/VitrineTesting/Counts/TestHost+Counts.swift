extension TestHost {
    /// Counts the work of a change and of the frame that shows it.
    ///
    /// - Parameter change: What is done, such as setting state, a tap, or ``advance(by:)``. A frame is made after it.
    public func counts(_ change: () throws -> Void) rethrows -> HostCounts {
        try perform {
            try HostCounts(of: self) {
                try change()
                layout()
            }
        }
    }

    /// Counts the work of a change and of the frame that shows it, and records an issue of the test where that is not
    /// what is allowed. What is not named may be any number.
    ///
    /// ```swift
    /// host.expectCounts(cellsMade: 0, textsShaped: .atMost(3)) { host.advance(by: 1) }
    /// ```
    ///
    /// - Parameters:
    ///   - cellsMade: See ``HostCounts/cellsMade``, and so on.
    ///   - change: What is done. A frame is made after it.
    /// - Returns: The counts.
    ///
    /// Traps where neither Swift Testing nor XCTest is in the process.
    @discardableResult
    public func expectCounts(
        cellsMade: CountLimit? = nil, cellsReused: CountLimit? = nil, bodies: CountLimit? = nil,
        textsShaped: CountLimit? = nil, viewLayouts: CountLimit? = nil, graphLayouts: CountLimit? = nil,
        frames: CountLimit? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column, _ change: () throws -> Void
    ) rethrows -> HostCounts {
        let counts = try counts(change)
        let limits: [(name: String, limit: CountLimit?, count: Int)] = [
            ("cellsMade", cellsMade, counts.cellsMade), ("cellsReused", cellsReused, counts.cellsReused),
            ("bodies", bodies, counts.bodies), ("textsShaped", textsShaped, counts.textsShaped),
            ("viewLayouts", viewLayouts, counts.viewLayouts),
            ("graphLayouts", graphLayouts, counts.graphLayouts), ("frames", frames, counts.frames),
        ]
        let faults = limits.compactMap { name, limit, count in
            limit.flatMap { $0.allows(count) ? nil : "\(name) is \(count) and should be \($0.sentence)" }
        }
        if !faults.isEmpty {
            TestFailure.record(
                faults.joined(separator: "; ") + ". In all: \(counts).",
                at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        return counts
    }
}
