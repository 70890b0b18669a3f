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
        /// Mostly the same, or not: lines are broken where sizes differ, the rest is arithmetic.
        case list(FlowSizes)

        /// The number of items.
        public var count: Int {
            switch self {
            case .uniform(_, let count): max(0, count)
            case .each(let sizes): sizes.count
            case .list(let sizes): sizes.count
            }
        }

        /// The sizes in the form that lines are broken from.
        var list: FlowSizes {
            switch self {
            case .uniform(let size, let count): FlowSizes(repeating: size, count: max(0, count))
            case .each(let sizes): FlowSizes(sizes)
            case .list(let sizes): sizes
            }
        }
    }

    /// The sizes of the items.
    public var sizes: Sizes
    /// Room around the lines, header and footer not included.
    public var insets: LayoutInsets
    /// Least room between lines; none before the first and after the last. Negative: lines overlap.
    public var lineSpacing: CGFloat
    /// Least room between the items of a line; it decides how many fit. Negative: items may overlap.
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
