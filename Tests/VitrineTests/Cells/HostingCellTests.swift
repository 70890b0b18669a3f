import Testing
import Vitrine
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// Numbers in hosting cells of 200×100 in a window of 200×300, one section with a header of 50 points.
@MainActor
private final class DiaryList {
    let host: TestHost
    let collectionView: UICollectionView
    let layout: UICollectionViewFlowLayout
    let dataSource: ConfigurableCellDataSource<DiaryCell, Int>

    init(_ items: [Int], header: CGFloat = 0) {
        DiaryView.reset()
        (collectionView, layout) = makeList()
        layout.headerReferenceSize = CGSize(width: 0, height: header)
        collectionView.isPrefetchingEnabled = false
        dataSource = ConfigurableCellDataSource(collectionView: collectionView, items: items)
        dataSource.registerSupplementaryView(DiaryHeader.self) { 1000 + $0.section }
        host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
    }

    func scroll(to offset: CGFloat) {
        collectionView.contentOffset.y = offset
        host.layout()
    }
}

@MainActor
@Suite("Cells that host a view", .serialized)
struct HostingCellTests {
    @Test("A view is made once, configured, told of reuse, and configured again, in this order")
    func reuse() {
        let list = DiaryList(Array(0..<9))
        #expect(
            DiaryView.read() == [
                "0 init", "0 configure 0", "1 init", "1 configure 1", "2 init", "2 configure 2",
            ])
        list.scroll(to: 300)
        let log = DiaryView.read()
        #expect(log.allSatisfy { !$0.hasSuffix("init") })
        #expect(log.filter { $0.hasSuffix("reuse") }.count == 3)
        for name in 0..<3 {
            let own = log.filter { $0.hasPrefix("\(name) ") }
            #expect(own.count == 2)
            #expect(own.first == "\(name) reuse")
            #expect(own.last?.hasPrefix("\(name) configure ") == true)
        }
        #expect(Set(log.compactMap { Int($0.split(separator: " ").last ?? "") }) == [3, 4, 5])
    }

    @Test("A touch highlights the view, lifting it selects, and another item takes the selection away")
    func selection() {
        let list = DiaryList(Array(0..<3))
        _ = DiaryView.read()
        list.host.touchDown(at: CGPoint(x: 100, y: 50))
        list.host.advance(by: 0.3)
        #expect(DiaryView.read() == ["0 highlight"])
        list.host.touchUp(at: CGPoint(x: 100, y: 50))
        list.host.settle()
        #expect(DiaryView.read() == ["0 select", "0 unhighlight"])
        list.host.tap(at: CGPoint(x: 100, y: 150))
        list.host.settle()
        #expect(DiaryView.read().filter { $0.hasSuffix("select") } == ["0 deselect", "1 select"])
    }

    @Test("A view that selected itself is told when its cell is used for an item that is not selected")
    func ownState() throws {
        let list = DiaryList(Array(0..<9))
        let path = IndexPath(item: 0, section: 0)
        let view = try #require(list.collectionView.cellForItem(at: path) as? DiaryCell).hostedView
        view.isSelected = true
        _ = DiaryView.read()
        list.scroll(to: 300)
        #expect(DiaryView.read().filter { $0.hasPrefix("0 ") }.prefix(2) == ["0 deselect", "0 reuse"])
    }

    @Test("A cell that showed a selected item is not selected when it shows another")
    func selectionAndReuse() {
        let list = DiaryList(Array(0..<9))
        list.collectionView.selectItem(
            at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
        _ = DiaryView.read()
        list.scroll(to: 300)
        let log = DiaryView.read().filter { $0.hasPrefix("0 ") }
        #expect(log.prefix(2) == ["0 deselect", "0 reuse"])
        list.scroll(to: 0)
        let cell = list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? DiaryCell
        #expect(cell?.hostedView.isSelected == true)
    }

    @Test("The view fills its cell, and follows it")
    func filling() throws {
        let list = DiaryList([0])
        let path = IndexPath(item: 0, section: 0)
        let cell = try #require(list.collectionView.cellForItem(at: path) as? DiaryCell)
        #expect(cell.hostedView.superview === cell.contentView)
        #expect(cell.hostedView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        list.layout.itemSize = CGSize(width: 150, height: 60)
        list.host.settle()
        #expect(cell.hostedView.frame == CGRect(x: 0, y: 0, width: 150, height: 60))
    }

    @Test("A header hosts a view in the same way, of the kind that the view says")
    func header() throws {
        let list = DiaryList([0], header: 50)
        let header = try #require(
            list.collectionView.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)) as? DiaryHeader)
        #expect(header.hostedView.label.text == "1000")
        #expect(header.hostedView.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
    }

    @Test("Where the layout estimates, the view's sizeThatFits decides")
    func sizing() {
        DiaryView.reset()
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)))
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(20)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
                subitems: [item]))
        section.boundarySupplementaryItems = [header]
        let collectionView = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let dataSource = ConfigurableCellDataSource<DiaryCell, Int>(
            collectionView: collectionView, items: [0, 1])
        dataSource.registerSupplementaryView(DiaryHeader.self) { _ in 9 }
        let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
        let frames = collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        // The header is 100 points wide and so 70 high; the cells are wider, and 40 high.
        #expect(
            frames == [
                CGRect(x: 0, y: 70, width: 200, height: 40), CGRect(x: 0, y: 110, width: 200, height: 40),
            ])
    }

    @Test("Without a sizeThatFits of its own, the view's content size and its constraints decide")
    func sizingByConstraints() throws {
        func heights<View: CellConfinable>(_ type: View.Type) -> [CGFloat] where View.Item == Int {
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(20))
            let section = NSCollectionLayoutSection(
                group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            let collectionView = UICollectionView(
                frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            let dataSource = ConfigurableCellDataSource<ViewHostingCollectionViewCell<View>, Int>(
                collectionView: collectionView, items: [30, 50])
            let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
            host.settle()
            _ = dataSource
            let cells = collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
            for cell in cells {
                #expect(cell.frame.width == 200)
                #expect(cell.contentView.subviews.first?.frame == cell.contentView.bounds)
            }
            return cells.map(\.frame.height)
        }
        #expect(heights(ContentSizeView.self) == [30, 50])
        // Eight points above and below.
        #expect(heights(ConstraintView.self) == [46, 66])
        // Nothing decides: the estimate stays.
        #expect(heights(PlainView.self) == [20, 20])
    }

    @Test("Reuse for another item makes no view and no layer")
    func nothingMade() {
        let list = DiaryList(Array(0..<100))
        // One more cell is needed while two are seen in part.
        list.scroll(to: 50)
        let layers = Set(list.collectionView.visibleCells.flatMap(Self.layers).map(ObjectIdentifier.init))
        #expect(layers.count == 16)
        let counters = list.collectionView.counters
        for row in 2..<90 { list.scroll(to: CGFloat(row) * 50) }
        #expect(DiaryView.made == 4)
        #expect(list.collectionView.counters.cellsMade == counters.cellsMade)
        #expect(list.collectionView.counters.cellsReused >= counters.cellsReused + 40)
        // Four layers for each of four cells: the cell's, its content view's, the hosted view's and its label's.
        let after = list.collectionView.visibleCells.flatMap(Self.layers).map(ObjectIdentifier.init)
        #expect(Set(after) == layers)
    }

    @Test("Nor a node of a graph, where the hosted view shows SwiftUI")
    func noNodeMade() {
        let (collectionView, _) = makeList()
        collectionView.isPrefetchingEnabled = false
        let dataSource = ConfigurableCellDataSource<ViewHostingCollectionViewCell<TextView>, Int>(
            collectionView: collectionView, items: Array(0..<100))
        let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
        for offset in [50, 100] as [CGFloat] {
            collectionView.contentOffset.y = offset
            host.layout()
        }
        GraphCounters.reset()
        for row in 2..<90 {
            collectionView.contentOffset.y = CGFloat(row) * 50
            host.layout()
        }
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(GraphCounters.current.layersMade == 0)
        #expect(GraphCounters.current.bodies(of: TextView.Line.self) == 44)
        _ = dataSource
    }

    private static func layers(of view: UIView) -> [CALayer] {
        func tree(_ layer: CALayer) -> [CALayer] { [layer] + (layer.sublayers ?? []).flatMap(tree) }
        return tree(view.layer)
    }
}

/// A view whose content is SwiftUI, updated in place.
private final class TextView: UIView, CellConfinable {
    struct Line: View {
        let item: Int
        var body: some View { Text("Line \(item)").padding() }
    }

    private let controller = UIHostingController(rootView: Line(item: 0))
    var isSelected = false
    var isHighlighted = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        controller.view.frame = bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(controller.view)
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    func prepareForReuse() {}
    func configure(for item: Int) { controller.rootView = Line(item: item) }
}

/// A view that cannot size itself.
private class PlainView: UIView, CellConfinable {
    var isSelected = false
    var isHighlighted = false
    func prepareForReuse() {}
    func configure(for item: Int) {}
}

/// A view as high as its item says, by its content size.
private final class ContentSizeView: PlainView {
    private var height: CGFloat = 0

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    override func configure(for item: Int) {
        height = CGFloat(item)
        invalidateIntrinsicContentSize()
    }
}

/// A view with something in it that is as high as its item says.
private final class ConstraintView: PlainView {
    private let content = UIView()
    private lazy var height = content.heightAnchor.constraint(equalToConstant: 0)

    override init(frame: CGRect) {
        super.init(frame: frame)
        content.translatesAutoresizingMaskIntoConstraints = false
        addSubview(content)
        NSLayoutConstraint.activate([
            height,
            content.leadingAnchor.constraint(equalTo: leadingAnchor),
            content.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            content.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("The view is made in code.") }

    override func configure(for item: Int) { height.constant = CGFloat(item) }
}
