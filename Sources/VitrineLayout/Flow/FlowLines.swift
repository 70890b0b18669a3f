import Foundation
import VitrineSupport

/// The lines of one section, starting at 0 along the axis.
///
/// Stretches of equal items are one run, whatever their number; where sizes differ, each line is one. A size that
/// becomes known breaks lines again from there to where they begin with the same items as before.
///
/// Complexity: to make, O(items / 512) for equal sizes, O(items) otherwise. A query is O(log lines + visible). A size
/// that changes is O(lines that change), and a nanosecond for each thousand of the section's lines.
struct FlowLines: Sendable {
    let axis: LayoutAxis
    /// The room of a line.
    let room: CGFloat
    let lineSpacing: CGFloat
    let interitemSpacing: CGFloat
    let scale: CGFloat
    private(set) var sizes: FlowSizes
    private var runs: FlowRuns
    /// The first item found that is longer than a line.
    private(set) var itemBeyondRoom: Int?
    /// The first items found with a length that is not finite or is negative, and zero taken for it.
    private(set) var invalidItems: [(item: Int, size: CGSize)] = []

    init(_ section: FlowSection, axis: LayoutAxis, room: CGFloat, scale: CGFloat) {
        self.axis = axis
        self.room = room.isFinite ? max(0, room) : 0
        self.scale = scale
        lineSpacing = section.lineSpacing.isFinite ? section.lineSpacing : 0
        interitemSpacing = section.interitemSpacing.isFinite ? section.interitemSpacing : 0
        sizes = section.sizes.list
        runs = FlowRuns(lineSpacing: lineSpacing, scale: scale)
        replaceInvalidSizes()
        var item = 0
        while item < sizes.count {
            let run = nextRun(from: item)
            runs.append(run)
            item += run.items
        }
    }

    // MARK: Sizes

    private mutating func replaceInvalidSizes() {
        if !Self.isValid(sizes.common) {
            var valid = FlowSizes(common: Self.valid(sizes.common))
            if sizes.count > 0 { invalidItems.append((0, sizes.common)) }
            valid.append(FlowSizes(repeating: valid.common, count: sizes.count), 0..<sizes.count)
            let old = sizes
            sizes = valid
            old.forEachDifferent { sizes[$0] = $1 }
        }
        var found: [(Int, CGSize)] = []
        sizes.forEachDifferent { if !Self.isValid($1) { found.append(($0, $1)) } }
        for (item, size) in found {
            if invalidItems.count < Self.mostInvalidItems { invalidItems.append((item, size)) }
            sizes[item] = Self.valid(size)
        }
    }

    private static let mostInvalidItems = 10

    private static func isValid(_ size: CGSize) -> Bool {
        size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
    }

    private static func valid(_ size: CGSize) -> CGSize {
        CGSize(
            width: size.width.isFinite ? max(0, size.width) : 0,
            height: size.height.isFinite ? max(0, size.height) : 0)
    }

    /// Gives an item another size and breaks the lines again that this changes. Returns whether it was another.
    mutating func setSize(_ size: CGSize, ofItem item: Int) -> Bool {
        let new = Self.valid(size)
        guard sizes[item] != new, let first = runs.place(ofItem: max(0, item - 1)) else { return false }
        sizes[item] = new
        // A smaller item may fit on the line before.
        let linesKept = (max(0, item - 1) - first.firstItem) / first.run.perLine
        var next = first.firstItem + linesKept * first.run.perLine
        var changed: ContiguousArray<FlowRun> = []
        if linesKept > 0 {
            changed.append(
                FlowRun(perLine: first.run.perLine, lines: linesKept, thickness: first.run.thickness))
        }
        var old: FlowRuns.Place? = first
        while next < sizes.count {
            while let place = old, place.end <= next { old = runs.next(after: place) }
            guard let place = old else { break }
            if next > item, (next - place.firstItem) % place.run.perLine == 0 {
                // From here on the lines begin with the same items as before.
                let passed = (next - place.firstItem) / place.run.perLine
                if passed > 0 {
                    var rest = place.run
                    rest.lines -= passed
                    changed.append(rest)
                    old = runs.next(after: place)
                }
                break
            }
            let run = nextRun(from: next)
            changed.append(run)
            next += run.items
        }
        if next >= sizes.count { old = nil }
        runs.replace(from: first, to: old, with: changed)
        return true
    }

    /// What was given that cannot be laid out.
    func diagnostics(inSection section: Int) -> [LayoutDiagnostic] {
        var found: [LayoutDiagnostic] = []
        for (item, size) in invalidItems {
            func note(_ length: CGFloat, _ property: LayoutDiagnostic.Property) {
                guard !(length.isFinite && length >= 0) else { return }
                found.append(
                    LayoutDiagnostic(
                        .invalidLength(property, value: "\(length)", taken: 0),
                        at: LayoutPath(section: section, part: .item(item))))
            }
            note(size.width, .width)
            note(size.height, .height)
        }
        return found
    }

    // MARK: Breaking lines

    /// The next line, or all lines of equal items.
    private mutating func nextRun(from first: Int) -> FlowRun {
        let size = sizes[first]
        let width = axis.cross.main(size)
        let fit = fitting(width)
        let equal = sizes.run(from: first)
        let isRest = first + equal == sizes.count
        // What follows the last full line may be small enough for it.
        let full = (isRest ? equal : equal - 1) / fit
        if full > 0 || isRest {
            note(first, width)
            return full > 0
                ? FlowRun(perLine: fit, lines: full, thickness: axis.main(size))
                : FlowRun(perLine: equal, lines: 1, thickness: axis.main(size))
        }
        var end = first
        var total: CGFloat = 0
        var thickness: CGFloat = 0
        while end < sizes.count {
            let size = sizes[end]
            let width = axis.cross.main(size)
            if end > first, total + width + interitemSpacing * CGFloat(end - first) > room + Self.tolerance {
                break
            }
            note(end, width)
            total += width
            thickness = max(thickness, axis.main(size))
            end += 1
        }
        return FlowRun(perLine: end - first, lines: 1, thickness: thickness)
    }

    private mutating func note(_ item: Int, _ width: CGFloat) {
        if width > room + Self.tolerance, itemBeyondRoom == nil { itemBeyondRoom = item }
    }

    /// A thousandth of a point is forgiven, as thirds of a width do not add up exactly.
    private static let tolerance: CGFloat = 0.001

    private func fitting(_ width: CGFloat) -> Int {
        let step = width + interitemSpacing
        guard step > 0 else { return max(1, sizes.count) }
        return max(1, Int(clamping: min((room + interitemSpacing + Self.tolerance) / step, 1e9)))
    }

    // MARK: Asking

    /// From the start of the first line to the end of the last.
    var length: CGFloat { runs.length }

    /// A line: its items, where it starts along the axis, where the first item starts across, the room between.
    private struct Line {
        var items: Range<Int>
        var origin: CGFloat
        var thickness: CGFloat
        var start: CGFloat
        var gap: CGFloat
    }

    private func line(_ index: Int, of place: FlowRuns.Place) -> Line {
        let first = place.firstItem + index * place.run.perLine
        let items = first..<first + place.run.perLine
        var total: CGFloat = 0
        if place.run.lines > 1 {
            total = axis.cross.main(sizes[first]) * CGFloat(items.count)
        } else {
            for item in items { total += axis.cross.main(sizes[item]) }
        }
        var count = items.count
        if items.upperBound == sizes.count {
            // The last line is justified as if more items like its last one filled it.
            let width = axis.cross.main(sizes[items.upperBound - 1])
            let left = room - total - interitemSpacing * CGFloat(count - 1)
            let step = width + interitemSpacing
            let more = step > 0 ? max(0, Int(clamping: min((left + Self.tolerance) / step, 1e6))) : 0
            count += more
            total += CGFloat(more) * width
        }
        // Left-over room is shared by the gaps. A single item that nothing fits beside is centred, and starts with
        // the line if it is longer.
        return Line(
            items: items, origin: place.origin + CGFloat(index) * runs.stride(place.run.thickness),
            thickness: place.run.thickness, start: count > 1 ? 0 : max(0, (room - total) / 2),
            gap: count > 1 ? (room - total) / CGFloat(count - 1) : 0)
    }

    private func frame(_ size: CGSize, at cross: CGFloat, of line: Line) -> CGRect {
        axis.rect(
            main: toPixel(line.origin + (line.thickness - axis.main(size)) / 2), cross: toPixel(cross),
            size: size)
    }

    private func toPixel(_ position: CGFloat) -> CGFloat { PixelGrid(scale: scale).nearest(position) }

    /// The frame of an item, its cross position counted from the start of the line.
    ///
    /// Complexity: O(log lines), and O(items before it on its line) if sizes differ.
    func frame(ofItem item: Int) -> CGRect {
        guard let place = runs.place(ofItem: item) else { return .zero }
        let line = line((item - place.firstItem) / place.run.perLine, of: place)
        var cross = line.start
        if place.run.lines > 1 {
            cross += CGFloat(item - line.items.lowerBound) * (axis.cross.main(sizes[item]) + line.gap)
        } else {
            for before in line.items.lowerBound..<item { cross += axis.cross.main(sizes[before]) + line.gap }
        }
        return frame(sizes[item], at: cross, of: line)
    }

    /// Calls a function with the items of the lines that may show between two offsets, in order.
    func forEachItem(from start: CGFloat, to end: CGFloat, _ body: (_ item: Int, _ frame: CGRect) -> Void) {
        guard sizes.count > 0, end >= 0, start <= length else { return }
        // Negative line spacing lets lines reach over the next ones.
        let from = start + min(0, lineSpacing) - 1 / scale
        let to = end + 1 / scale
        var next = runs.place(atOffset: from)
        while let place = next, place.origin <= to {
            let stride = runs.stride(place.run.thickness)
            let first = max(0, min(CGFloat(place.run.lines - 1), ((from - place.origin) / stride)))
            let last = min(CGFloat(place.run.lines - 1), (to - place.origin) / stride)
            next = runs.next(after: place)
            // Nobody sees items without extent, and there is no end of them on a line.
            let size = sizes[place.firstItem]
            if place.run.lines > 1, size.width <= 0 || size.height <= 0 { continue }
            for index in Int(clamping: first)...max(Int(clamping: first), Int(clamping: last)) {
                let line = line(index, of: place)
                var cross = line.start
                for item in line.items {
                    let size = sizes[item]
                    if size.width > 0, size.height > 0 { body(item, frame(size, at: cross, of: line)) }
                    cross += axis.cross.main(size) + line.gap
                }
            }
        }
    }
}
