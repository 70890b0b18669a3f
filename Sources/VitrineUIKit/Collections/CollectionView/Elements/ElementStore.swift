import Foundation
import VitrineCoreGraphics

/// A view with the attributes it was given and the scroll view it lives in.
@MainActor
final class Element {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// The section whose scroll view holds the view; nil if the collection view holds it.
    var section: Int?
    /// Whether the view stands for an item whose data are not there yet: the delegate is not told of it.
    let isPlaceholder: Bool
    /// What the view said about its size since it shows what it shows.
    var sizing = SizingHistory()
    /// Whether the view has said its size since it came on screen.
    var isMeasured = false
    /// What the view said about its size before it came on screen, and nothing has changed since then.
    var preferred: PreferredAttributes?

    init(
        view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes, section: Int?,
        isPlaceholder: Bool = false
    ) {
        self.view = view
        self.isPlaceholder = isPlaceholder
        self.attributes = attributes
        self.section = section
    }
}

/// An element that an animated update treats in a special way until the animation ends, most often because it takes
/// it off the screen.
@MainActor
struct DepartingElement {
    var element: Element
    /// The update whose end is the end of that.
    var generation: Int
}

/// The views that a collection view shows.
@MainActor
struct ElementStore {
    /// A question to the data source that is being answered.
    struct Request {
        var key: ElementKey
        var attributes: UICollectionViewLayoutAttributes
        /// What the cell is for, if that is no item: then nobody is asked.
        var placeholder: UICollectionViewPlaceholder?
        weak var view: UICollectionReusableView?
    }

    /// What is on screen, and the cell that has the focus, wherever it is.
    var displayed: [ElementKey: Element] = [:]
    /// Cells beyond the edge, made because focus looks for its next place.
    var prepared: Set<ElementKey> = []
    /// Items that still exist and slide off the screen: taken back if they come into view meanwhile.
    var departing: [ElementKey: DepartingElement] = [:]
    /// What fades out because it exists no longer.
    var fading: [DepartingElement] = []
    /// What comes out from under another item, which it is behind until the update ends.
    var emerging: [DepartingElement] = []
    /// Scroll views of the visible sections that scroll orthogonally.
    var scrollers: [Int: OrthogonalSectionScrollView] = [:]
    /// Scroll views that leave with the animation of an update.
    var fadingScrollers: [(scroller: OrthogonalSectionScrollView, generation: Int)] = []
    /// Scroll views that wait to be used again.
    var spareScrollers: [OrthogonalSectionScrollView] = []
    /// Offsets of sections that are scrolled, on screen or not; without entry a section is at its start.
    var orthogonalOffsets: [Int: OrthogonalOffset] = [:]
    var requested: Request?
    var reconfiguring: UICollectionReusableView?

    /// Whether the data source is being asked for a view.
    var areAsked: Bool { requested != nil || reconfiguring != nil }

    // MARK: The end of an update

    /// What an update takes off the screen leaves until its animation ends.
    mutating func depart(_ plan: UpdatePlan, number: Int) {
        fading += plan.fading.map { DepartingElement(element: $0.element, generation: number) }
        for (key, element) in plan.departing {
            departing[key] = DepartingElement(element: element, generation: number)
        }
    }

    /// What has left with an update, in the order of index paths.
    mutating func takeDeparted(with number: Int) -> [Element] {
        let gone = departing.filter { $0.value.generation == number }
        for key in gone.keys { departing[key] = nil }
        return gone.sorted { $0.key < $1.key }.map(\.value.element)
    }

    mutating func takeFaded(with number: Int) -> [Element] {
        defer { fading.removeAll { $0.generation == number } }
        return fading.filter { $0.generation == number }.map(\.element)
    }

    mutating func takeEmerged(with number: Int) -> [Element] {
        defer { emerging.removeAll { $0.generation == number } }
        return emerging.filter { $0.generation == number }.map(\.element)
    }

    mutating func takeFadedScrollers(with number: Int) -> [OrthogonalSectionScrollView] {
        defer { fadingScrollers.removeAll { $0.generation == number } }
        return fadingScrollers.filter { $0.generation == number }.map(\.scroller)
    }
}

/// The numbers of sections and items as last asked from the data source.
struct CollectionData {
    var counts: ContiguousArray<Int> = []
    var needsReload = true

    func contains(_ indexPath: IndexPath) -> Bool {
        indexPath.count == 2 && counts.indices.contains(indexPath.section) && indexPath.item >= 0
            && indexPath.item < counts[indexPath.section]
    }
}

extension UICollectionView {
    func loadDataIfNeeded() {
        // The data source is not kept alive; when it is gone there is nothing left to show.
        if dataSource == nil, !data.counts.isEmpty { markForReload() }
        guard data.needsReload else { return }
        data.needsReload = false
        data.counts = queryCounts()
        if elements.orthogonalOffsets.contains(where: { $0.key >= data.counts.count }) {
            elements.orthogonalOffsets = elements.orthogonalOffsets.filter { $0.key < data.counts.count }
        }
    }

    /// The number of items of a section; traps if there is no such section.
    func loadedCount(inSection section: Int) -> Int {
        loadDataIfNeeded()
        guard data.counts.indices.contains(section) else {
            fatalError(
                "UICollectionView: request for number of items in section \(section) when there are only \(data.counts.count) "
                    + "sections in the collection view")
        }
        return data.counts[section]
    }

    /// Says to the layout that the data is other: numbers have to be asked anew, and a layout with a model of its own
    /// learns from the update's items what happened to it.
    func contextForUpdate() -> UICollectionViewLayoutInvalidationContext {
        let context = layout.makeInvalidationContext()
        context.invalidateDataSourceCounts = true
        return context
    }

    /// Says to the layout that everything may be different.
    func contextForNewData() -> UICollectionViewLayoutInvalidationContext {
        let context = layout.makeInvalidationContext()
        context.invalidateEverything = true
        context.invalidateDataSourceCounts = true
        return context
    }

    func markForReload() {
        features.giveWay(to: .reload)
        data.needsReload = true
        pass.setNeedsNewViews()
        dropPreparedCells()
        prefetched = []
        selection = SelectionModel()
        layout.invalidateLayout(with: contextForNewData())
        setNeedsLayout()
    }
}
