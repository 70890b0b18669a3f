/// A description of a row or a column in a lazy grid.
public struct GridItem: Sendable {
    /// The size in the minor axis of one or more rows or columns in a grid layout, in points.
    public enum Size: Sendable {
        /// A single item with the specified fixed size.
        case fixed(CGFloat)
        /// A single flexible item.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many items as fit, of at least the minimum size.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the item.
    public var size: Size
    /// The spacing to the next item, in points; nil for the standard distance.
    public var spacing: CGFloat?
    /// The alignment of each view in the item; nil for the middle.
    public var alignment: Alignment?

    /// Makes an item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// The item with the standard lengths in the place of those that are none.
    @MainActor func checked(at node: _GraphNode) -> GridItem {
        func finite(_ length: CGFloat, _ name: String) -> CGFloat {
            node.finite(length, "length", "GridItem(\(name):)") ?? 10
        }
        func most(_ length: CGFloat) -> CGFloat {
            length.isNaN ? node.finite(length, "length", "GridItem(maximum:)") ?? .infinity : length
        }
        var item = self
        item.spacing = node.finite(spacing, "spacing", "GridItem(spacing:)")
        switch size {
        case .fixed(let length): item.size = .fixed(finite(length, "fixed"))
        case .flexible(let minimum, let maximum):
            item.size = .flexible(minimum: finite(minimum, "minimum"), maximum: most(maximum))
        case .adaptive(let minimum, let maximum):
            item.size = .adaptive(minimum: finite(minimum, "minimum"), maximum: most(maximum))
        }
        return item
    }
}

/// The rows or columns of a grid in a given length.
struct GridTracks: Equatable {
    struct Track: Equatable {
        /// From the leading or top edge of the grid, in points.
        var origin: CGFloat
        var length: CGFloat
        var alignment: Alignment
    }

    private(set) var tracks: [Track] = []
    /// The length of all with the distances between them.
    private(set) var length: CGFloat = 0

    /// Gives out a length: fixed items have theirs, each of the others an equal share of what is left, within its limits.
    init(_ items: [GridItem], in available: CGFloat) {
        let items = items.isEmpty ? [GridItem()] : items
        func spacing(_ item: GridItem) -> CGFloat { item.spacing ?? ViewSpacing.standardDistance }
        var left = available - items.dropLast().reduce(0) { $0 + spacing($1) }
        var flexible = 0
        for item in items {
            if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
        }
        var position: CGFloat = 0
        func add(_ length: CGFloat, _ item: GridItem) {
            tracks.append(Track(origin: position, length: length, alignment: item.alignment ?? .center))
            position += length
        }
        for (index, item) in items.enumerated() {
            func share(_ least: CGFloat, _ most: CGFloat) -> CGFloat {
                let share = min(max(max(0, left) / CGFloat(flexible), least), max(least, most))
                left -= share
                flexible -= 1
                return share
            }
            switch item.size {
            case .fixed(let length): add(max(0, length), item)
            case let .flexible(minimum, maximum): add(share(minimum, maximum), item)
            case let .adaptive(minimum, maximum):
                let room = share(minimum, .infinity)
                let least = max(minimum, 1)
                // Where a negative distance takes up the items, one is all that there is room for.
                let step = least + spacing(item)
                let count = step > 0 ? max(1, Int(min((room + spacing(item)) / step, 10_000))) : 1
                let length = (room - CGFloat(count - 1) * spacing(item)) / CGFloat(count)
                for number in 0..<count {
                    if number > 0 { position += spacing(item) }
                    add(max(least, min(length, maximum)), item)
                }
            }
            if index < items.count - 1 { position += spacing(item) }
        }
        length = position
    }
}
