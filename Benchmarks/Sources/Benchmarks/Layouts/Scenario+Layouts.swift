import UIKit
import VitrineLayout
import VitrineTesting

extension Scenario {
    static let layoutCounts = [10_000, 100_000, 1_000_000, 10_000_000]
    /// The most items that the array for all is made of.
    private static let longestArray = 1_000_000

    /// What layouts cost, and how that grows, beside arrays of all places in the same run.
    @MainActor
    func measureLayouts(_ arguments: [String]) {
        if let count = arguments.first.flatMap(Int.init) {
            return TextTable.show(String(format: "%.1f", LayoutMemory.bytes(items: count)))
        }
        TextTable.show(
            "Layouts: microseconds of processor time, medians; “array” makes the places of all items.\n")
        TextTable.show(
            TextTable.row(
                "", Self.layoutCounts.map { $0.formatted() } + ["limit", ""], titleWidth: 48, width: 12))
        engineRows()
        memoryRow()
        sectionsRow()
        viewRows()
        flowRows()
    }

    // MARK: Rows

    private func show(
        _ title: String, _ values: [Double?], limit: Double? = nil, at index: Int? = nil
    ) {
        let verdict = index.flatMap { values.indices.contains($0) ? values[$0] : nil }.map {
            DifferenceLimits.verdict($0, limit)
        }
        TextTable.show(
            TextTable.row(
                "  " + title, values.map { TextTable.number($0) } + [TextTable.number(limit), verdict ?? ""],
                titleWidth: 48, width: 12))
    }

    /// One row for ours, one for the array, one for how many times faster ours is.
    private func compare(
        _ title: String, limit: Double, at index: Int, ours: (Int) -> Double, array: (Int) -> Double
    ) {
        let mine = Self.layoutCounts.map { ours($0) as Double? }
        let other = Self.layoutCounts.map { $0 <= Self.longestArray ? array($0) as Double? : nil }
        show(title, mine, limit: limit, at: index)
        show("  array", other)
        show("  times", zip(other, mine).map { other, mine in other.flatMap { o in mine.map { o / $0 } } })
    }

    private func microseconds<Result>(_ runs: Int = 1, _ work: () -> Result) -> Double {
        Usage.median { for _ in 0..<runs { withExtendedLifetime(work()) {} } }.milliseconds * 1e3
            / Double(runs)
    }

    private func engineRows() {
        compare(
            "prepare a grid", limit: LayoutLimits.preparing, at: 3,
            ours: { count in
                microseconds(64) { LayoutSample.solver(LayoutSample.grid, items: count) }
            }, array: { count in microseconds { NaiveLayout(grid: count) } })
        compare(
            "60 visible items at random places", limit: LayoutLimits.query, at: 3,
            ours: { count in
                let solver = LayoutSample.solver(LayoutSample.grid, items: count)
                return perPlace(count) { solver.placements(in: $0).count }
            },
            array: { count in
                let layout = NaiveLayout(grid: count)
                return perPlace(count, runs: 8) { layout.places(in: $0).count }
            })
        compare(
            "one measured height, half of 1,000 known", limit: LayoutLimits.measuring, at: 2,
            ours: { count in
                var solver = LayoutSample.solver(LayoutSample.estimatedRows, items: count)
                var generator = SeededGenerator(seed: 3)
                func measure() {
                    let item = Int.random(in: 0..<count, using: &generator)
                    solver.setMeasuredSize(
                        CGSize(width: 600, height: CGFloat.random(in: 30...90, using: &generator)),
                        ofItem: item, inSection: 0)
                }
                for _ in 0..<500 { measure() }
                let begin = Usage.threadTime
                for _ in 0..<500 { measure() }
                return (Usage.threadTime - begin) * 1e6 / 500
            },
            array: { count in
                var layout = NaiveLayout(rows: count, height: 44)
                var generator = SeededGenerator(seed: 3)
                return microseconds(8) {
                    layout.setHeight(
                        CGFloat.random(in: 30...90, using: &generator),
                        of: Int.random(in: 0..<count, using: &generator))
                }
            })
    }

    /// Microseconds for each query; a query that finds another number of items ends the run.
    private func perPlace(_ count: Int, runs: Int = 512, _ query: (CGRect) -> Int) -> Double {
        let places = LayoutSample.places(count, runs: runs)
        return microseconds {
            for place in places {
                precondition(query(place) == LayoutSample.visible, "not 60 items at \(place)")
            }
        } / Double(runs)
    }

    private func memoryRow() {
        let values = Self.layoutCounts.map { count in
            Report.output(ofScenario: .layouts, ["\(count)"]).flatMap {
                Double($0.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
        show("bytes of a prepared grid", values, limit: LayoutLimits.preparedBytes, at: 3)
    }

    private func sectionsRow() {
        let mine = microseconds { LayoutSample.solver(LayoutSample.grid, items: 1000, sections: 1000) }
        let array = microseconds { (0..<1000).map { _ in NaiveLayout(grid: 1000) } }
        show("1,000 sections of 1,000 items", [nil, nil, mine, nil], limit: LayoutLimits.sections, at: 2)
        show("  array", [nil, nil, array, nil])
        show("  times", [nil, nil, array / mine, nil])
    }

    // MARK: With views

    @MainActor
    private func viewRows() {
        compare(
            "collection view: prepare again", limit: LayoutLimits.preparing, at: 3,
            ours: { count in prepareAgain(GridLayouts.compositional(), count) },
            array: { count in prepareAgain(NaiveCollectionLayout(), count) })
        compare(
            "collection view: attributes of 60 items", limit: LayoutLimits.query, at: 3,
            ours: { count in attributes(GridLayouts.compositional(), count) },
            array: { count in attributes(NaiveCollectionLayout(), count) })
        compare(
            "collection view: a scroll step of one row", limit: .infinity, at: 3,
            ours: { count in scrollStep(GridLayouts.compositional(), count) },
            array: { count in scrollStep(NaiveCollectionLayout(), count) })
    }

    @MainActor
    private func prepareAgain(_ layout: UICollectionViewLayout, _ count: Int) -> Double {
        let stage = GridStage(layout, count: count)
        return withExtendedLifetime(stage) {
            microseconds(count > 1_000_000 || layout is NaiveCollectionLayout ? 1 : 16) {
                layout.invalidateLayout()
                layout.prepare()
            }
        }
    }

    @MainActor
    private func attributes(_ layout: UICollectionViewLayout, _ count: Int) -> Double {
        let stage = GridStage(layout, count: count)
        return withExtendedLifetime(stage) {
            perPlace(count, runs: layout is NaiveCollectionLayout ? 8 : 512) {
                layout.layoutAttributesForElements(in: $0)?.count ?? 0
            }
        }
    }

    /// Six cells leave and six come.
    @MainActor
    private func scrollStep(_ layout: UICollectionViewLayout, _ count: Int) -> Double {
        let stage = GridStage(layout, count: count)
        let view = stage.view
        view.contentOffset.y = (view.contentSize.height / 2 / LayoutSample.side).rounded() * LayoutSample.side
        view.layoutIfNeeded()
        return microseconds(32) {
            view.contentOffset.y += LayoutSample.side
            view.layoutIfNeeded()
        }
    }

    // MARK: Flow

    /// Sizes that a delegate gives one by one: all of them once, then what is invalidated.
    @MainActor
    private func flowRows() {
        let counts = Self.layoutCounts.map { $0 <= Self.longestArray ? $0 : nil }
        var first: [Double?] = []
        var later: [Double?] = []
        var lines: [Double?] = []
        for count in counts {
            guard let count else {
                first.append(nil)
                later.append(nil)
                lines.append(nil)
                continue
            }
            let costs = flowCosts(count)
            first.append(costs.first)
            later.append(costs.later)
            lines.append(costs.lines)
        }
        show("flow, delegate's sizes: prepare", first, limit: LayoutLimits.sizes, at: 1)
        show("  engine alone: break the lines", lines)
        show("  one item invalidated, prepared again", later)
    }

    private struct FlowCosts {
        var first = 0.0
        var later = 0.0
        var lines = 0.0
    }

    @MainActor
    private func flowCosts(_ count: Int) -> FlowCosts {
        let layout = UICollectionViewFlowLayout()
        let stage = GridStage(layout, count: count)
        let delegate = SizesDelegate()
        stage.view.delegate = delegate
        stage.view.layoutIfNeeded()
        var costs = FlowCosts()
        costs.first = microseconds {
            layout.invalidateLayout()
            layout.prepare()
        }
        let item = IndexPath(item: count / 2, section: 0)
        costs.later = microseconds {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateFlowLayoutDelegateMetrics = false
            context.invalidateItems(at: [item])
            layout.invalidateLayout(with: context)
            layout.prepare()
        }
        let sizes = ContiguousArray((0..<count).map { SizesDelegate.size($0) })
        costs.lines = microseconds {
            FlowSolver(
                containerSize: LayoutSample.container, scale: 2, sections: [FlowSection(sizes: .each(sizes))])
        }
        withExtendedLifetime((stage, delegate)) {}
        return costs
    }
}

/// Bytes that stay allocated for a prepared layout.
enum LayoutMemory {
    /// The growth of a process that keeps so many of them.
    private static let copies = 20_000

    static func bytes(items: Int) -> Double {
        var kept: [CompositionalSolver] = []
        kept.reserveCapacity(copies + 1)
        for _ in 0..<copies { kept.append(LayoutSample.solver(LayoutSample.grid, items: 1)) }
        kept.removeAll(keepingCapacity: true)
        let before = MemoryTable.residentNow
        for _ in 0..<copies { kept.append(LayoutSample.solver(LayoutSample.grid, items: items)) }
        let after = MemoryTable.residentNow
        // The array's own slots were resident before.
        let slot = Double(MemoryLayout<CompositionalSolver>.stride)
        return withExtendedLifetime(kept) { (after - before) / Double(copies) + slot }
    }
}

enum GridLayouts {
    @MainActor
    static func compositional() -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(LayoutSample.columns)),
                heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(LayoutSample.side)),
            subitems: [item])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }
}

/// A collection view of plain cells on a screen that shows 60 of them.
@MainActor
final class GridStage: NSObject, UICollectionViewDataSource {
    let view: UICollectionView
    private let host: TestHost
    private let count: Int

    init(_ layout: UICollectionViewLayout, count: Int) {
        self.count = count
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: LayoutSample.container), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        host = TestHost(view, device: .desktop, size: LayoutSample.container)
        super.init()
        view.dataSource = self
        host.settle()
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

private final class SizesDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    static func size(_ item: Int) -> CGSize {
        CGSize(width: 60 + CGFloat(item * 37 % 90), height: 40 + CGFloat(item * 23 % 50))
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { Self.size(indexPath.item) }
}
