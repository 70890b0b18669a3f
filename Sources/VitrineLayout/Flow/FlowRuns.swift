import Foundation

/// Lines of the same kind that follow each other: one line, or many whose items all have one size.
struct FlowRun: Sendable, Equatable {
    /// How many items are on each line.
    var perLine: Int
    /// If it is more than one, all items have one size.
    var lines: Int
    /// The length of a line along the axis.
    var thickness: CGFloat

    var items: Int { perLine * lines }
}

/// The lines of a section in order, in chunks with sums: what one item's size changes is one chunk.
///
/// Complexity: finding a line is O(log chunks + runs in a chunk); replacing lines is O(chunks behind them + runs in
/// a chunk). A chunk has some hundred runs, so a million items each on a line of its own are two thousand chunks.
struct FlowRuns: Sendable {
    /// A run, and where it starts.
    struct Place {
        var chunk: Int
        var index: Int
        var firstItem: Int
        var origin: CGFloat
        var run: FlowRun

        var end: Int { firstItem + run.items }
    }

    private struct Chunk: Sendable {
        var runs: ContiguousArray<FlowRun>
        var items = 0
        var extent: CGFloat = 0
        // Where it starts.
        var firstItem = 0
        var origin: CGFloat = 0
    }

    private static let chunkLength = 256

    private let lineSpacing: CGFloat
    private let pixel: CGFloat
    private var chunks: ContiguousArray<Chunk> = []

    init(lineSpacing: CGFloat, scale: CGFloat) {
        self.lineSpacing = lineSpacing
        pixel = 1 / scale
    }

    /// From one line of a thickness to the next; a pixel at least, so that offsets stay in order.
    func stride(_ thickness: CGFloat) -> CGFloat { max(thickness + lineSpacing, pixel) }

    var isEmpty: Bool { chunks.isEmpty }

    /// From the start of the first line to the end of the last.
    var length: CGFloat {
        guard let chunk = chunks.last, let run = chunk.runs.last else { return 0 }
        return chunk.origin + chunk.extent - stride(run.thickness) + run.thickness
    }

    // MARK: Finding

    /// The run that holds an item; nil if there are no such items.
    func place(ofItem item: Int) -> Place? {
        guard let chunk = lastChunk(where: { $0.firstItem <= item }) else { return nil }
        return lastPlace(in: chunk) { firstItem, _ in firstItem <= item }
    }

    /// The last run that starts at an offset or before it; the first if none does.
    func place(atOffset offset: CGFloat) -> Place? {
        guard let chunk = lastChunk(where: { $0.origin <= offset }) else { return nil }
        return lastPlace(in: chunk) { _, origin in origin <= offset }
    }

    // One loop over the runs themselves: stepping by `next(after:)` takes ten times as long.
    private func lastPlace(
        in chunk: Int, where isBefore: (_ firstItem: Int, _ origin: CGFloat) -> Bool
    ) -> Place {
        var place = start(of: chunk)
        let runs = chunks[chunk].runs
        var firstItem = place.firstItem
        var origin = place.origin
        for index in runs.indices {
            if index > 0, !isBefore(firstItem, origin) { break }
            place.index = index
            place.firstItem = firstItem
            place.origin = origin
            firstItem += runs[index].items
            origin += CGFloat(runs[index].lines) * stride(runs[index].thickness)
        }
        place.run = runs[place.index]
        return place
    }

    /// The run after a run.
    func next(after place: Place) -> Place? {
        let origin = place.origin + CGFloat(place.run.lines) * stride(place.run.thickness)
        let index = place.index + 1
        if index < chunks[place.chunk].runs.count {
            return Place(
                chunk: place.chunk, index: index, firstItem: place.end, origin: origin,
                run: chunks[place.chunk].runs[index])
        }
        return place.chunk + 1 < chunks.count ? start(of: place.chunk + 1) : nil
    }

    private func start(of chunk: Int) -> Place {
        Place(
            chunk: chunk, index: 0, firstItem: chunks[chunk].firstItem, origin: chunks[chunk].origin,
            run: chunks[chunk].runs[0])
    }

    private func lastChunk(where isBefore: (Chunk) -> Bool) -> Int? {
        guard !chunks.isEmpty else { return nil }
        var low = 0
        var high = chunks.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if isBefore(chunks[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    // MARK: Changing

    /// Adds a run at the end.
    mutating func append(_ run: FlowRun) {
        if let last = chunks.last, last.runs.count < Self.chunkLength {
            add(run, to: chunks.count - 1)
        } else {
            var chunk = Chunk(runs: [])
            if let last = chunks.last {
                chunk.firstItem = last.firstItem + last.items
                chunk.origin = last.origin + last.extent
            }
            chunks.append(chunk)
            add(run, to: chunks.count - 1)
        }
    }

    private mutating func add(_ run: FlowRun, to chunk: Int) {
        chunks[chunk].runs.append(run)
        chunks[chunk].items += run.items
        chunks[chunk].extent += CGFloat(run.lines) * stride(run.thickness)
    }

    /// Puts other runs in the place of those from one to another, that one not included; nil: to the end.
    mutating func replace(from first: Place, to end: Place?, with runs: ContiguousArray<FlowRun>) {
        if end == nil || end!.chunk == first.chunk {
            let upper = end?.index ?? chunks[first.chunk].runs.count
            chunks[first.chunk].runs.replaceSubrange(first.index..<upper, with: runs)
            if end == nil { chunks.removeSubrange((first.chunk + 1)...) }
        } else if let end {
            chunks[first.chunk].runs.removeSubrange(first.index...)
            chunks[first.chunk].runs += runs
            chunks[first.chunk].runs += chunks[end.chunk].runs[end.index...]
            chunks.removeSubrange(first.chunk + 1...end.chunk)
        }
        let length = chunks[first.chunk].runs.count
        var changed = 1
        if length == 0 {
            chunks.remove(at: first.chunk)
            changed = 0
        } else if length > 2 * Self.chunkLength {
            let all = chunks[first.chunk].runs
            let parts = Swift.stride(from: 0, to: length, by: Self.chunkLength).map {
                Chunk(runs: ContiguousArray(all[$0..<min(length, $0 + Self.chunkLength)]))
            }
            chunks.replaceSubrange(first.chunk...first.chunk, with: parts)
            changed = parts.count
        }
        for chunk in first.chunk..<first.chunk + changed { sum(chunk) }
        if first.chunk == 0, !chunks.isEmpty {
            chunks[0].firstItem = 0
            chunks[0].origin = 0
        }
        // Sums of all chunks behind: a nanosecond each.
        for chunk in max(1, first.chunk)..<max(1, chunks.count) {
            chunks[chunk].firstItem = chunks[chunk - 1].firstItem + chunks[chunk - 1].items
            chunks[chunk].origin = chunks[chunk - 1].origin + chunks[chunk - 1].extent
        }
    }

    private mutating func sum(_ chunk: Int) {
        var items = 0
        var extent: CGFloat = 0
        for run in chunks[chunk].runs {
            items += run.items
            extent += CGFloat(run.lines) * stride(run.thickness)
        }
        chunks[chunk].items = items
        chunks[chunk].extent = extent
    }
}
