public import Foundation

/// One section of a flow layout: items line by line. Sizes are in points; width and height are the real ones also
/// when the layout scrolls horizontally.
public struct FlowSection: Sendable {
    /// The sizes of the items.
    public enum Sizes: Sendable {
        /// All the same: places are arithmetic.
        case uniform(CGSize, count: Int)
        /// One for each item: lines are broken when the section is made.
        case each(ContiguousArray<CGSize>)

        /// The number of items.
        public var count: Int {
            switch self {
            case .uniform(_, let count): max(0, count)
            case .each(let sizes): sizes.count
            }
        }

        func size(_ item: Int) -> CGSize {
            switch self {
            case .uniform(let size, _): size
            case .each(let sizes): sizes[item]
            }
        }
    }

    /// The sizes of the items.
    public var sizes: Sizes
    /// Room around the lines, header and footer not included.
    public var insets: LayoutInsets
    /// Least room between lines; none before the first and after the last.
    public var lineSpacing: CGFloat
    /// Least room between the items of a line; it decides how many fit.
    public var interitemSpacing: CGFloat
    /// Only the length along the scroll axis counts; zero means none.
    public var headerSize: CGSize
    /// The size of the footer; only the length along the axis counts, and zero means none.
    public var footerSize: CGSize

    /// Describes a section; lengths in points.
    public init(
        sizes: Sizes, insets: LayoutInsets = LayoutInsets(), lineSpacing: CGFloat = 10,
        interitemSpacing: CGFloat = 10, headerSize: CGSize = .zero, footerSize: CGSize = .zero
    ) {
        self.sizes = sizes
        self.insets = insets
        self.lineSpacing = lineSpacing
        self.interitemSpacing = interitemSpacing
        self.headerSize = headerSize
        self.footerSize = footerSize
    }
}

/// The lines of one section, starting at 0 along the axis.
///
/// Complexity: O(1) to make for uniform sizes, O(items) otherwise. One frame is O(1) or O(log lines); a query is
/// O(log lines + visible).
struct FlowLines: Sendable {
    /// A line of items whose sizes differ.
    struct Line: Sendable {
        var firstItem: Int
        var origin: CGFloat
        var thickness: CGFloat
        /// Where the first item starts, and the room between items.
        var start: CGFloat
        var gap: CGFloat
    }

    let axis: LayoutAxis
    let sizes: FlowSection.Sizes
    /// The room of a line.
    let room: CGFloat
    let lineSpacing: CGFloat
    let scale: CGFloat
    /// Uniform sizes: how many are on a line.
    private(set) var perLine = 1
    private var uniform = Line(firstItem: 0, origin: 0, thickness: 0, start: 0, gap: 0)
    private var lines: ContiguousArray<Line> = []
    /// Cross positions of items whose sizes differ.
    private var positions: ContiguousArray<CGFloat> = []
    private(set) var length: CGFloat = 0
    private(set) var diagnostics: Set<LayoutDiagnostic> = []

    init(_ section: FlowSection, axis: LayoutAxis, room: CGFloat, scale: CGFloat) {
        self.axis = axis
        self.room = max(0, room)
        self.scale = scale
        lineSpacing = section.lineSpacing.isFinite ? section.lineSpacing : 0
        let spacing = section.interitemSpacing.isFinite ? max(0, section.interitemSpacing) : 0
        switch section.sizes {
        case .uniform(let size, let count):
            let valid = Self.valid(size, item: nil, &diagnostics)
            sizes = .uniform(valid, count: count)
            layUniform(valid, count: max(0, count), spacing: spacing)
        case .each(let all):
            var valid = all
            for index in valid.indices { valid[index] = Self.valid(valid[index], item: index, &diagnostics) }
            sizes = .each(valid)
            breakLines(valid, spacing: spacing)
        }
    }

    private static func valid(
        _ size: CGSize, item: Int?, _ diagnostics: inout Set<LayoutDiagnostic>
    ) -> CGSize {
        func length(_ value: CGFloat, _ property: LayoutDiagnostic.Property) -> CGFloat {
            if value.isFinite, value >= 0 { return value }
            diagnostics.insert(
                LayoutDiagnostic(
                    .invalidLength(property, value: "\(value)", taken: 0),
                    at: LayoutPath(part: item.map { .item($0) } ?? .whole)))
            return 0
        }
        return CGSize(width: length(size.width, .width), height: length(size.height, .height))
    }

    // MARK: Uniform sizes

    private mutating func layUniform(_ size: CGSize, count: Int, spacing: CGFloat) {
        let width = axis.cross.main(size)
        let thickness = axis.main(size)
        perLine = Self.fitting(width, spacing: spacing, room: room, limit: max(1, count))
        if width <= 0 || thickness <= 0, count > 0 {
            let missing = width <= 0 ? axis.cross : axis
            diagnostics.insert(LayoutDiagnostic(.itemsWithoutExtent(missing), at: LayoutPath()))
        }
        let place = Self.justify(count: perLine, total: width * CGFloat(perLine), room: room)
        uniform = Line(firstItem: 0, origin: 0, thickness: thickness, start: place.start, gap: place.gap)
        length = count == 0 ? 0 : CGFloat(lineCount) * stride - lineSpacing
    }

    /// From one line to the next; a pixel at least, so that offsets stay in order.
    private var stride: CGFloat { max(uniform.thickness + lineSpacing, 1 / scale) }

    static func fitting(_ width: CGFloat, spacing: CGFloat, room: CGFloat, limit: Int) -> Int {
        let step = width + spacing
        // A thousandth of a point is forgiven, as thirds of a width do not add up exactly.
        guard step > 0 else { return limit }
        let fit = (room + spacing + 0.001) / step
        return max(1, Int(min(fit, 1e9)))
    }

    /// Left-over room is shared by the gaps; a single item that nothing fits beside is centred.
    static func justify(count: Int, total: CGFloat, room: CGFloat) -> (start: CGFloat, gap: CGFloat) {
        count > 1 ? (0, max(0, room - total) / CGFloat(count - 1)) : ((room - total) / 2, 0)
    }

    // MARK: Sizes that differ

    private mutating func breakLines(_ all: ContiguousArray<CGSize>, spacing: CGFloat) {
        positions.reserveCapacity(all.count)
        var first = 0
        var origin: CGFloat = 0
        while first < all.count {
            var end = first
            var total: CGFloat = 0
            var thickness: CGFloat = 0
            while end < all.count {
                let width = axis.cross.main(all[end])
                if end > first, total + width + spacing * CGFloat(end - first) > room + 0.001 { break }
                total += width
                thickness = max(thickness, axis.main(all[end]))
                end += 1
            }
            var count = end - first
            if end == all.count {
                // The last line is justified as if more items like its last one filled it.
                let width = axis.cross.main(all[end - 1])
                let left = room - total - spacing * CGFloat(count - 1)
                let more = width + spacing > 0 ? max(0, Int(min((left + 0.001) / (width + spacing), 1e6))) : 0
                count += more
                total += CGFloat(more) * width
            }
            let place = Self.justify(count: count, total: total, room: room)
            lines.append(
                Line(
                    firstItem: first, origin: origin, thickness: thickness, start: place.start, gap: place.gap
                ))
            var position = place.start
            for item in first..<end {
                positions.append(position)
                position += axis.cross.main(all[item]) + place.gap
            }
            origin += max(thickness + lineSpacing, 1 / scale)
            first = end
        }
        length = lines.isEmpty ? 0 : origin - lineSpacing
    }

    // MARK: Asking

    private var isUniform: Bool {
        if case .uniform = sizes { true } else { false }
    }

    private var lineCount: Int {
        isUniform ? (sizes.count + perLine - 1) / perLine : lines.count
    }

    private func line(ofItem item: Int) -> Line {
        guard isUniform else { return lines[lines.lastIndex { $0.firstItem <= item }] }
        var line = uniform
        line.firstItem = item / perLine * perLine
        line.origin = CGFloat(item / perLine) * stride
        return line
    }

    /// The frame of an item, its cross position counted from the start of the line.
    func frame(ofItem item: Int) -> CGRect {
        let line = line(ofItem: item)
        let size = sizes.size(item)
        let cross: CGFloat
        if isUniform {
            cross = line.start + CGFloat(item - line.firstItem) * (axis.cross.main(size) + line.gap)
        } else {
            cross = positions[item]
        }
        let main = line.origin + (line.thickness - axis.main(size)) / 2
        return axis.rect(main: toPixel(main), cross: toPixel(cross), size: size)
    }

    private func toPixel(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }

    /// The items of the lines that may show between two offsets.
    func items(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        guard sizes.count > 0, end >= 0, start <= length else { return 0..<0 }
        // Negative line spacing lets lines reach over the next ones.
        let from = max(0, start + min(0, lineSpacing) - 1 / scale)
        let to = end + 1 / scale
        if isUniform {
            let last = CGFloat(lineCount - 1)
            let first = Int(min(last, from / stride))
            let final = Int(min(last, to / stride))
            return first * perLine..<min(sizes.count, (final + 1) * perLine)
        }
        let first = lines.lastIndex { $0.origin <= from }
        let final = lines.lastIndex { $0.origin <= to }
        return lines[first].firstItem..<(final + 1 < lines.count ? lines[final + 1].firstItem : sizes.count)
    }
}
