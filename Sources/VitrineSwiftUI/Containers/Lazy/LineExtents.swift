/// The extents of the lines of a container that makes them when they come into view: those that were measured, and an estimate
/// for all others.
///
/// Complexity: a question or a change is O(measured lines / 64); memory is that of the measured lines.
struct LineExtents {
    /// The number of lines.
    var count = 0 {
        didSet { if count < oldValue { removeMeasured(from: count) } }
    }
    /// The extent of lines that were not measured, in points.
    var estimate: CGFloat = 44
    /// The distance between lines, in points.
    var spacing: CGFloat = 8

    private struct Block {
        var extents: [CGFloat?] = Array(repeating: nil, count: LineExtents.blockSize)
        var measured = 0
        /// Of the measured extents.
        var sum: CGFloat = 0

        mutating func count() {
            measured = 0
            sum = 0
            for case let extent? in extents {
                measured += 1
                sum += extent
            }
        }

        /// What the measured lines have more than the estimate.
        func excess(over estimate: CGFloat) -> CGFloat { sum - CGFloat(measured) * estimate }
    }

    private static let blockSize = 64
    private var blocks: [Int: Block] = [:]
    /// The blocks with measured lines, in order.
    private var keys: [Int] = []

    /// Whether some line was measured.
    var isMeasured: Bool { !keys.isEmpty }

    /// The extent of all lines with the distances between them, in points.
    var total: CGFloat {
        guard count > 0 else { return 0 }
        return CGFloat(count) * (estimate + spacing) - spacing
            + keys.reduce(0) { $0 + blocks[$1]!.excess(over: estimate) }
    }

    /// The extent of a line if it was measured.
    func measured(_ line: Int) -> CGFloat? {
        blocks[line / Self.blockSize]?.extents[line % Self.blockSize]
    }

    func extent(of line: Int) -> CGFloat { measured(line) ?? estimate }

    /// Where a line begins.
    func start(of line: Int) -> CGFloat {
        var result = CGFloat(line) * (estimate + spacing)
        let last = line / Self.blockSize
        for key in keys {
            guard key <= last else { break }
            let block = blocks[key]!
            if key < last {
                result += block.excess(over: estimate)
            } else {
                for case let extent? in block.extents[..<(line % Self.blockSize)] {
                    result += extent - estimate
                }
            }
        }
        return result
    }

    /// The line at an offset: the last one that begins there or before. Nil without lines.
    func line(at offset: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        guard offset.isFinite else { return offset < 0 ? 0 : count - 1 }
        let step = max(estimate + spacing, 0.001)
        var position: CGFloat = 0
        var line = 0
        func beyond() -> Int { min(count - 1, line + max(0, Int(min((offset - position) / step, 1e15)))) }
        for key in keys {
            let before = CGFloat(key * Self.blockSize - line) * step
            if offset < position + before { return beyond() }
            position += before
            line = key * Self.blockSize
            let block = blocks[key]!
            let span = CGFloat(Self.blockSize) * step + block.excess(over: estimate)
            if offset < position + span {
                for extent in block.extents {
                    position += (extent ?? estimate) + spacing
                    if offset < position { return min(line, count - 1) }
                    line += 1
                }
                return min(line, count - 1)
            }
            position += span
            line += Self.blockSize
        }
        return beyond()
    }

    /// Takes the measured extent of a line, in points.
    mutating func measure(_ line: Int, _ extent: CGFloat) {
        guard measured(line) != extent else { return }
        let key = line / Self.blockSize
        if blocks[key] == nil {
            blocks[key] = Block()
            keys.insert(key, at: keys.firstIndex { $0 > key } ?? keys.count)
        }
        blocks[key]!.extents[line % Self.blockSize] = extent
        blocks[key]!.count()
    }

    /// Forgets what was measured.
    mutating func forget() {
        blocks = [:]
        keys = []
    }

    private mutating func removeMeasured(from line: Int) {
        for key in keys.reversed() {
            guard (key + 1) * Self.blockSize > line else { break }
            for index in blocks[key]!.extents.indices where key * Self.blockSize + index >= line {
                blocks[key]!.extents[index] = nil
            }
            blocks[key]!.count()
            if blocks[key]!.measured == 0 {
                blocks[key] = nil
                keys.removeAll { $0 == key }
            }
        }
    }

    /// Lines went and came: the measured ones go with them.
    ///
    /// - Parameters:
    ///   - deleted: Numbers before the change, ascending.
    ///   - inserted: Numbers after it, ascending.
    mutating func change(deleted: [Int], inserted: [Int], count new: Int) {
        var kept: [(line: Int, extent: CGFloat)] = []
        var (gone, come) = (0, 0)
        for key in keys {
            for (index, extent) in blocks[key]!.extents.enumerated() {
                guard let extent else { continue }
                let line = key * Self.blockSize + index
                while gone < deleted.count, deleted[gone] < line { gone += 1 }
                if gone < deleted.count, deleted[gone] == line { continue }
                var moved = line - gone + come
                while come < inserted.count, inserted[come] <= moved {
                    come += 1
                    moved += 1
                }
                kept.append((moved, extent))
            }
        }
        forget()
        count = new
        for entry in kept where entry.line < new { measure(entry.line, entry.extent) }
    }
}
