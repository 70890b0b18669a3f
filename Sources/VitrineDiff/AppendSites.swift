/// Where in the source the items of a snapshot were appended or inserted.
public struct AppendSite: Hashable, Sendable, CustomStringConvertible {
    /// The module and the name of the file, as `#fileID` gives them.
    public var file: String

    /// The line in the file.
    public var line: Int

    /// Names a line of a file.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// `Shop/Shelf.swift:42`.
    public var description: String { "\(file):\(line)" }
}

/// The calls that items came with, as runs over their slots: one comparison for each call, however many items.
///
/// Slots are handed out in ascending order, so a run is its first slot only. A program has few such calls; one
/// that alternates between two for each item is not followed beyond ``most`` runs, and what comes then is
/// of unknown origin.
@usableFromInline struct AppendSites: Sendable {
    static let most = 1024

    @usableFromInline struct Run: Sendable {
        @usableFromInline var first: Int
        /// Nil where the origin is not known.
        @usableFromInline var file: StaticString?
        @usableFromInline var line: UInt
    }

    @usableFromInline private(set) var runs: ContiguousArray<Run> = []

    @usableFromInline init() {}

    /// Notes that slots from `first` on are filled by a call.
    @inlinable mutating func note(_ first: Int, _ file: StaticString, _ line: UInt) {
        if let last = runs.last, last.line == line, let known = last.file, file.hasPointerRepresentation,
            known.hasPointerRepresentation, known.utf8Start == file.utf8Start
        {
            return
        }
        begin(first, file, line)
    }

    @usableFromInline mutating func begin(_ first: Int, _ file: StaticString?, _ line: UInt) {
        if runs.count >= Self.most {
            if runs.last?.file != nil { runs.append(Run(first: first, file: nil, line: 0)) }
            return
        }
        if runs.last?.first == first { runs.removeLast() }
        runs.append(Run(first: first, file: file, line: line))
    }

    func run(ofSlot slot: Int) -> Int? {
        var low = 0
        var high = runs.count
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].first <= slot { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : low - 1
    }

    func site(ofSlot slot: Int) -> AppendSite? {
        guard let run = run(ofSlot: slot), let file = runs[run].file else { return nil }
        return AppendSite(file: file.description, line: Int(runs[run].line))
    }

    /// The sites of slots that are put in another order, given as runs of neighbours.
    ///
    /// - Complexity: O(neighbours log runs), and no more than ``most`` runs are kept.
    func reordered(_ neighbours: (_ body: (Range<Int>) -> Bool) -> Void) -> AppendSites {
        guard runs.count > 1 else {
            // All from one call, as most snapshots are.
            var new = self
            if !new.runs.isEmpty { new.runs[0].first = 0 }
            return new
        }
        var new = AppendSites()
        var position = 0
        neighbours { range in
            var slot = range.lowerBound
            var run = run(ofSlot: slot)
            while slot < range.upperBound {
                let next = (run ?? -1) + 1
                let end = next < runs.count ? min(runs[next].first, range.upperBound) : range.upperBound
                let origin = run.map { runs[$0] }
                let last = new.runs.last
                if last == nil || last?.line != (origin?.line ?? 0)
                    || last?.file?.utf8Start != origin?.file?.utf8Start
                {
                    new.begin(position, origin?.file, origin?.line ?? 0)
                }
                position += end - slot
                slot = end
                run = next
            }
            return new.runs.count <= Self.most
        }
        return new
    }
}
