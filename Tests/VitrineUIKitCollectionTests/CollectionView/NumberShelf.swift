import Foundation
import UIKitTestSupport
import VitrineSupport

@testable import VitrineUIKit

/// Rows that scroll sideways, every third one a grid that does not: geometry that a test can compute by itself.
///
/// Rows: a header of 20, then items of 80×60, 10 apart. Grids: a header of 20, then items of 50×40 in lines of
/// as many as fit. 15 between sections.
@MainActor
final class ShelfLayout: UICollectionViewLayout, OrthogonalLayout {
    static let header = "header"
    var hidesHeaders = false
    private var tops: [CGFloat] = []
    private(set) var preparations = 0
    private(set) var initialAsked: [IndexPath] = []
    private(set) var finalAsked: [IndexPath] = []
    private(set) var announced: [String] = []
    private(set) var finalized = 0

    static func isGrid(_ section: Int) -> Bool { section % 3 == 2 }

    private var width: CGFloat { host?.bounds.width ?? 0 }
    private var columns: Int { max(1, Int(width / 50)) }

    private func height(_ section: Int) -> CGFloat {
        let count = host?.layoutNumberOfItems(inSection: section) ?? 0
        if Self.isGrid(section) { return 20 + CGFloat((count + columns - 1) / columns) * 40 }
        return 20 + (count == 0 ? 0 : 60)
    }

    override func prepare() {
        preparations += 1
        tops = [0]
        for section in 0..<(host?.layoutNumberOfSections() ?? 0) {
            tops.append(tops[section] + height(section) + 15)
        }
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: width, height: max(0, (tops.last ?? 0) - 15))
    }

    private func count(_ section: Int) -> Int { host?.layoutNumberOfItems(inSection: section) ?? 0 }

    /// In the section's own scroll view, or in the content for grids.
    private func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        if Self.isGrid(path.section) {
            attributes.frame = CGRect(
                x: CGFloat(path.item % columns) * 50,
                y: tops[path.section] + 20 + CGFloat(path.item / columns) * 40, width: 50, height: 40)
        } else {
            attributes.frame = CGRect(x: CGFloat(path.item) * 90, y: 0, width: 80, height: 60)
        }
        return attributes
    }

    private func headerAttributes(_ section: Int) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: Self.header, with: IndexPath(item: 0, section: section))
        attributes.frame = CGRect(x: 0, y: tops[section], width: width, height: 20)
        attributes.zIndex = 1
        return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var all: [UICollectionViewLayoutAttributes] = []
        for section in 0..<max(0, tops.count - 1)
        where tops[section + 1] > rect.minY && tops[section] < rect.maxY {
            if !hidesHeaders { all.append(headerAttributes(section)) }
            for index in 0..<count(section) {
                let attributes = layoutAttributesForItem(at: IndexPath(item: index, section: section))!
                if attributes.frame.overlaps(rect) { all.append(attributes) }
            }
        }
        return all.filter { $0.frame.overlaps(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.section < count(), indexPath.item < count(indexPath.section) else { return nil }
        let attributes = item(indexPath)
        if !Self.isGrid(indexPath.section) {
            attributes.frame = attributes.frame.offsetBy(dx: 0, dy: tops[indexPath.section] + 20)
        }
        return attributes
    }

    private func count() -> Int { host?.layoutNumberOfSections() ?? 0 }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        indexPath.section < count() && !hidesHeaders ? headerAttributes(indexPath.section) : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionViewContentSize.width
    }

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        announced = updateItems.map { item in
            func text(_ path: IndexPath?) -> String {
                guard let path else { return "–" }
                return path.item == NSNotFound ? "\(path.section)" : "\(path.section).\(path.item)"
            }
            return
                "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        finalized += 1
    }

    // MARK: Sections of their own

    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] {
        (0..<count()).compactMap(orthogonalSection(at:)).filter { $0.frame.overlaps(rect) }
    }

    func orthogonalSection(at section: Int) -> OrthogonalSection? {
        guard section < count(), !Self.isGrid(section), count(section) > 0 else { return nil }
        return OrthogonalSection(
            section: section, frame: CGRect(x: 0, y: tops[section] + 20, width: width, height: 60),
            contentSize: CGSize(width: CGFloat(count(section)) * 90 - 10, height: 60), behavior: .continuous,
            scrollsHorizontally: true, bounce: .automatic, decelerationRate: .automatic, initialOffset: .zero)
    }

    func ownsOrthogonally(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.representedElementCategory == .cell && !Self.isGrid(attributes.indexPath.section)
    }

    func orthogonalAttributes(inSection section: Int, visible: CGRect) -> [UICollectionViewLayoutAttributes] {
        (0..<count(section)).map { item(IndexPath(item: $0, section: section)) }
            .filter { $0.frame.overlaps(visible) }
    }

    func orthogonalAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        orthogonalSection(at: indexPath.section) == nil || indexPath.item >= count(indexPath.section)
            ? nil : item(indexPath)
    }

    func orthogonalRestingOffset(
        inSection section: Int, proposed: CGPoint, velocity: CGPoint, start: CGPoint
    ) -> CGPoint {
        CGPoint(x: (proposed.x / 90).rounded() * 90, y: 0)
    }
}

final class NumberCell: UICollectionViewCell {
    var number = -1
    private(set) var reuses = 0
    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class HeaderView: UICollectionReusableView {
    var title = ""
}

/// A collection view with a data source that is an array of rows of numbers.
@MainActor
final class NumberShelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var rows: [(title: String, items: [Int])]
    let layout = ShelfLayout()
    let view: UICollectionView
    let window: UIWindow
    var log: [String] = []
    var asked: [IndexPath] = []

    init(_ rows: [(title: String, items: [Int])], size: CGSize = CGSize(width: 300, height: 400)) {
        self.rows = rows
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        super.init()
        view.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            HeaderView.self, forSupplementaryViewOfKind: ShelfLayout.header, withReuseIdentifier: "header")
        view.dataSource = self
        view.delegate = self
        window.addSubview(view)
        window.isHidden = false
        view.layoutIfNeeded()
    }

    convenience init(sections: Int, items: Int, size: CGSize = CGSize(width: 300, height: 400)) {
        self.init(
            (0..<sections).map { section in ("\(section)", (0..<items).map { section * 1000 + $0 }) },
            size: size)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].items.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell =
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! NumberCell
        cell.number = rows[indexPath.section].items[indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! HeaderView
        view.title = rows[indexPath.section].title
        return view
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log.append("+\(indexPath.section).\(indexPath.item)")
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        log.append("-\(indexPath.section).\(indexPath.item)")
    }

    private var lastNumber = 100_000

    /// A number that no item had before.
    func newNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Checking

    /// The scroll views of sections, by section.
    var scrollers: [Int: OrthogonalSectionScrollView] {
        view.elements.scrollers
    }

    func scroll(section: Int, to x: CGFloat) {
        scrollers[section]?.contentOffset = CGPoint(x: x, y: 0)
        scrollers[section]?.layoutIfNeeded()
    }

    func scroll(to y: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: y)
        view.layoutIfNeeded()
    }

    /// Every item that should be seen, computed from the layout's rules, with its frame on screen.
    func expected() -> [IndexPath: CGRect] {
        var expected: [IndexPath: CGRect] = [:]
        let screen = CGRect(origin: .zero, size: view.bounds.size)
        for section in rows.indices {
            for item in rows[section].items.indices {
                let path = IndexPath(item: item, section: section)
                var frame = layout.layoutAttributesForItem(at: path)!.frame
                    .offsetBy(dx: 0, dy: -view.contentOffset.y)
                if let geometry = layout.orthogonalSection(at: section) {
                    frame = frame.offsetBy(dx: -view.offset(of: geometry).x, dy: 0)
                }
                if frame.overlaps(screen) { expected[path] = frame }
            }
        }
        return expected
    }

    /// What is wrong, in one line; nil if every visible item has one cell, in its place, showing it, and nothing
    /// else is there.
    func fault(inFlight: Bool = false) -> String? {
        let expected = expected()
        let shown = Set(view.indexPathsForVisibleItems)
        let pinned = view.focusedCell.flatMap { view.indexPath(for: $0) }
        if shown.subtracting(pinned.map { [$0] } ?? [])
            != Set(expected.keys).subtracting(pinned.map { [$0] } ?? [])
        {
            return "shows \(names(shown)) instead of \(names(Set(expected.keys)))"
        }
        for (path, frame) in expected {
            guard let cell = view.cellForItem(at: path) as? NumberCell else { return "no cell at \(path)" }
            if cell.number != rows[path.section].items[path.item] { return "\(path) shows \(cell.number)" }
            let place = view.convert(cell.bounds, from: cell).offsetBy(dx: 0, dy: -view.contentOffset.y)
            if abs(place.minX - frame.minX) > 0.01 || abs(place.minY - frame.minY) > 0.01
                || abs(place.width - frame.width) > 0.01 || abs(place.height - frame.height) > 0.01
            {
                return "\(path) is at \(place) instead of \(frame)"
            }
            if cell.alpha != 1 { return "\(path) has alpha \(cell.alpha)" }
            if view.indexPath(for: cell) != path { return "\(path) does not know its index path" }
        }
        let containers = [view] + view.subviews.filter { $0 is OrthogonalSectionScrollView }
        let cells = containers.flatMap(\.subviews).compactMap { $0 as? NumberCell }
        let sections = containers.count - 1 - view.elements.fadingScrollers.count
        if sections != scrollers.count { return "\(sections) scroll views for \(scrollers.count) sections" }
        let leaving =
            view.elements.departing.values.map(\.element.view) + view.elements.fading.map(\.element.view)
        if !inFlight && !leaving.isEmpty { return "\(leaving.count) views still leave" }
        for cell in cells
        where !view.visibleCells.contains(cell) && !leaving.contains(where: { $0 === cell }) {
            return "the view of \(cell.number) was left behind"
        }
        if Set(cells.map(ObjectIdentifier.init)).count != cells.count { return "a cell is in two places" }
        let headers = Set(
            view.indexPathsForVisibleSupplementaryElements(ofKind: ShelfLayout.header).map(\.section))
        for section in rows.indices {
            let frame = layout.layoutAttributesForSupplementaryView(
                ofKind: ShelfLayout.header, at: IndexPath(item: 0, section: section))!.frame
            if frame.overlaps(view.bounds) != headers.contains(section) {
                return "header \(section) is wrong"
            }
            if let header = view.supplementaryView(
                forElementKind: ShelfLayout.header, at: IndexPath(item: 0, section: section)) as? HeaderView,
                header.title != rows[section].title || header.frame != frame
            {
                return "header \(section) shows \(header.title) at \(header.frame)"
            }
        }
        let counters = view.counters
        let alive = cells.count + view.preparation.ready.count + view.pools.count(of: .cell)
        if alive != counters.cellsMade { return "\(counters.cellsMade) cells made, \(alive) found" }
        return nil
    }

    private func names(_ paths: Set<IndexPath>) -> String {
        paths.sorted().map { "\($0.section).\($0.item)" }.joined(separator: " ")
    }

    /// One line with the whole state.
    var dump: String {
        rows.enumerated().map { section, row in
            "\(row.title)@\(Int(view.elements.orthogonalOffsets[section]?.point.x ?? 0)):"
                + row.items.map(String.init).joined(separator: ",")
        }.joined(separator: " | ") + " offset \(Int(view.contentOffset.y))"
    }
}
