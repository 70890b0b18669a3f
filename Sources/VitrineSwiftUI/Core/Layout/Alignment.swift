/// A type that is used to identify alignment guides.
public protocol AlignmentID {
    /// The guide's position where a view sets none, in the view's coordinates.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of either axis, as a dictionary key.
struct AlignmentKey: Hashable, @unchecked Sendable {
    let id: any AlignmentID.Type
    let axis: Axis

    static func == (a: AlignmentKey, b: AlignmentKey) -> Bool { a.id == b.id && a.axis == b.axis }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(axis)
    }

    static let firstTextBaseline = VerticalAlignment.firstTextBaseline.key
    static let lastTextBaseline = VerticalAlignment.lastTextBaseline.key

    /// The guides that SwiftUI has.
    static let standard: Set<AlignmentKey> = [
        HorizontalAlignment.leading.key, HorizontalAlignment.center.key, HorizontalAlignment.trailing.key,
        VerticalAlignment.top.key, VerticalAlignment.center.key, VerticalAlignment.bottom.key,
        firstTextBaseline,
        lastTextBaseline,
    ]

    /// Merges the explicit guides of several children: the outermost of baselines, the mean of others.
    func combine(_ values: [CGFloat]) -> CGFloat? {
        guard let first = values.first else { return nil }
        if self == .firstTextBaseline { return values.dropFirst().reduce(first, min) }
        if self == .lastTextBaseline { return values.dropFirst().reduce(first, max) }
        return values.reduce(0, +) / CGFloat(values.count)
    }
}

private enum LeadingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum HorizontalCenterID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 2 }
}
private enum TrailingID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width } }
private enum TopID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
private enum VerticalCenterID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height / 2 }
}
private enum BottomID: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height } }
/// Views without text stand on the baseline with their bottom edge.
private enum FirstBaselineID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}
private enum LastBaselineID: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d.height }
}

/// An alignment position along the horizontal axis.
public struct HorizontalAlignment: Hashable, @unchecked Sendable {
    let key: AlignmentKey
    /// A custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .horizontal) }
    init(_ key: AlignmentKey) { self.key = key }
    /// The leading edge.
    public static let leading = HorizontalAlignment(LeadingID.self)
    /// The centre.
    public static let center = HorizontalAlignment(HorizontalCenterID.self)
    /// The trailing edge.
    public static let trailing = HorizontalAlignment(TrailingID.self)
}

/// An alignment position along the vertical axis.
public struct VerticalAlignment: Hashable, @unchecked Sendable {
    let key: AlignmentKey
    /// A custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, axis: .vertical) }
    init(_ key: AlignmentKey) { self.key = key }
    /// The top edge.
    public static let top = VerticalAlignment(TopID.self)
    /// The centre.
    public static let center = VerticalAlignment(VerticalCenterID.self)
    /// The bottom edge.
    public static let bottom = VerticalAlignment(BottomID.self)
    /// The baseline of the topmost text.
    public static let firstTextBaseline = VerticalAlignment(FirstBaselineID.self)
    /// The baseline of the bottommost text.
    public static let lastTextBaseline = VerticalAlignment(LastBaselineID.self)
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
    /// Along the horizontal axis.
    public var horizontal: HorizontalAlignment
    /// Along the vertical axis.
    public var vertical: VerticalAlignment

    /// Makes an alignment.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The centre.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The top edge, centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The bottom edge, centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The top leading corner.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The top trailing corner.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The bottom leading corner.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The bottom trailing corner.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The centre on the first baseline.
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The leading edge on the first baseline.
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The trailing edge on the first baseline.
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    /// The centre on the last baseline.
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The leading edge on the last baseline.
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The trailing edge on the last baseline.
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and alignment guides in its own coordinate space.
public struct ViewDimensions: Equatable, @unchecked Sendable {
    /// The width, in points.
    public var width: CGFloat { size.width }
    /// The height, in points.
    public var height: CGFloat { size.height }

    let size: CGSize
    let proposal: ProposedViewSize
    /// Answers explicit guides; nil for plain sizes.
    let element: Element?

    /// The position of a horizontal guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
    }

    /// The position of a vertical guide.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        self[explicit: guide] ?? guide.key.id.defaultValue(in: self)
    }

    /// The position of a horizontal guide that the view or its content sets.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }

    /// The position of a vertical guide that the view or its content sets.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

    private func explicit(_ key: AlignmentKey) -> CGFloat? {
        MainActor.assumeIsolated { element?.explicitAlignment(key, size, proposal) }
    }

    /// Sizes are compared; guides follow from the same view.
    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.size == b.size && a.element === b.element
    }
}
