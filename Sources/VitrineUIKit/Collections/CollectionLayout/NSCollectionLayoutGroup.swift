public import Foundation
internal import VitrineCoreGraphics
internal import VitrineLayout

/// Gives the items of a custom group; the environment's container is the group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// One item of a custom group, by its frame in the group.
@MainActor @preconcurrency
public final class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    /// The rectangle in the group, in points.
    public let frame: CGRect
    /// What lies above what.
    public let zIndex: Int

    /// Makes the place of an item with z index 0.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }
    /// Makes the place of an item.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Items in a row, in a column, or where a closure puts them. A group is an item: groups nest.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Arrangement {
        /// The list of subitems is repeated until the group is full.
        case list(LayoutAxis, [NSCollectionLayoutItem])
        /// The subitem a number of times, in its own size.
        case repeating(LayoutAxis, NSCollectionLayoutItem, Int)
        /// The subitem a number of times, in equal shares of the group.
        case shares(LayoutAxis, NSCollectionLayoutItem, Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)

        /// Groups own their subitems.
        @MainActor
        func copy() -> Arrangement {
            switch self {
            case .list(let axis, let items): .list(axis, items.map { $0.copied() })
            case .repeating(let axis, let item, let count): .repeating(axis, item.copied(), count)
            case .shares(let axis, let item, let count): .shares(axis, item.copied(), count)
            case .custom: self
            }
        }
    }

    let arrangement: Arrangement

    /// Copies of the subitems: what is changed in the originals later does not reach the group.
    public var subitems: [NSCollectionLayoutItem] {
        switch arrangement {
        case .list(_, let items): items
        case .repeating(_, let item, _), .shares(_, let item, _): [item]
        case .custom: []
        }
    }
    /// Views anchored to the group. Default none.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { groupSupplementaryItems }
        set { groupSupplementaryItems = newValue }
    }
    private var groupSupplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    /// Room between the items along the group's axis. Default nil, none.
    public var interItemSpacing: NSCollectionLayoutSpacing?

    /// Makes a group without items, as a place for one that is made later.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, arrangement: .custom { _ in [] })
    }

    init(layoutSize: NSCollectionLayoutSize, arrangement: Arrangement) {
        self.arrangement = arrangement.copy()
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    // MARK: Making

    /// A row of `count` copies of the subitem in its own size; that they fit is the caller's duty.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .repeating(.horizontal, subitem, count))
    }
    /// A column of `count` copies of the subitem in its own size; that they fit is the caller's duty.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .repeating(.vertical, subitem, count))
    }
    /// A row of `count` equal shares; the subitem's own width is overridden.
    @available(*, deprecated, renamed: "horizontal(layoutSize:repeatingSubitem:count:)")
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .shares(.horizontal, subitem, count))
    }
    /// A column of `count` equal shares; the subitem's own height is overridden.
    @available(*, deprecated, renamed: "vertical(layoutSize:repeatingSubitem:count:)")
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> Self {
        make(layoutSize, .shares(.vertical, subitem, count))
    }
    /// A row of the subitems, repeated until it is full or the data ends.
    public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> Self
    {
        make(layoutSize, .list(.horizontal, subitems))
    }
    /// A column of the subitems, repeated until it is full or the data ends.
    public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> Self
    {
        make(layoutSize, .list(.vertical, subitems))
    }
    /// A group whose items are where the closure puts them.
    public static func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> Self {
        make(layoutSize, .custom(itemProvider))
    }

    private static func make(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement) -> Self {
        if case .list(_, let items) = arrangement {
            demand(
                !items.isEmpty,
                "At least 1 subitem is required for a group. The group of \(size.engine) was given an empty list of"
                    + " subitems: give it an item, or let the section provider leave the group out.")
        }
        return NSCollectionLayoutGroup(layoutSize: size, arrangement: arrangement) as! Self
    }

    override func makeContent(traits: UITraitCollection) -> LayoutElement.Content {
        let engine: LayoutGroup.Arrangement =
            switch arrangement {
            case .list(let axis, let items): .list(axis, items.map { $0.makeElement(traits: traits) })
            case .repeating(let axis, let item, let count):
                .repeating(axis, item.makeElement(traits: traits), count: count)
            case .shares(let axis, let item, let count):
                .shares(axis, item.makeElement(traits: traits), count: count)
            case .custom:
                // The engine knows no actors; layouts are made and asked on the main one only.
                .custom { size in MainActor.assumeIsolated { self.customItems(in: size, traits: traits) } }
            }
        return .group(LayoutGroup(arrangement: engine, interItemSpacing: interItemSpacing?.engine))
    }

    private func customItems(in size: CGSize, traits: UITraitCollection) -> [LayoutCustomItem] {
        guard case .custom(let provider) = arrangement else { return [] }
        let environment = CollectionLayoutEnvironment(
            container: CollectionLayoutContainer(contentSize: size), traitCollection: traits)
        return provider(environment).map { LayoutCustomItem(frame: $0.frame, zIndex: $0.zIndex) }
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize: layoutSize, arrangement: arrangement)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }
}
