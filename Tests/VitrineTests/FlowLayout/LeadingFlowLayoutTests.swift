import Testing
import Vitrine
import VitrineTesting
import VitrineUI

/// Two sections of items whose widths are given, with headers of 20 points in the second, insets and spacings by section.
@MainActor
private final class Tags: NSObject, UICollectionViewDelegateFlowLayout {
    static let lengths: [[CGFloat]] = [[60, 30, 80, 20, 120], [50, 90, 10]]

    let collectionView: UICollectionView
    let dataSource: ConfigurableCellDataSource<DiaryCell, Int>
    let host: TestHost

    init(_ layout: UICollectionViewFlowLayout, direction: UISemanticContentAttribute = .unspecified) {
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collectionView.semanticContentAttribute = direction
        dataSource = ConfigurableCellDataSource(
            collectionView: collectionView, sections: [[0, 1, 2, 3, 4], [5, 6, 7]])
        dataSource.registerSupplementaryView(DiaryHeader.self) { $0.section }
        host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        super.init()
        collectionView.delegate = self
        layout.invalidateLayout()
        host.settle()
    }

    /// The frames of the visible cells in the order of their index paths.
    var frames: [CGRect] {
        collectionView.indexPathsForVisibleItems.sorted()
            .compactMap { collectionView.cellForItem(at: $0)?.frame }
    }

    private var isHorizontal: Bool {
        (collectionView.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let length = Self.lengths[indexPath.section][indexPath.item]
        return isHorizontal ? CGSize(width: 30, height: length) : CGSize(width: length, height: 30)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        section == 0
            ? UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20)
            : UIEdgeInsets(top: 10, left: 40, bottom: 0, right: 0)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 10 : 2 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { section == 0 ? 5 : 20 }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: section == 0 || isHorizontal ? 0 : 20) }
}

@MainActor
@Suite("Lines that begin at the leading edge", .serialized)
struct LeadingFlowLayoutTests {
    @Test("A flow layout spreads its lines: the gaps are wider than asked for")
    func spread() {
        let frames = Tags(UICollectionViewFlowLayout()).frames
        // 170 between the insets: 60 + 5 + 30 leaves no room for 80; the first line's gap becomes 80.
        #expect(frames[0] == CGRect(x: 10, y: 5, width: 60, height: 30))
        #expect(frames[1] == CGRect(x: 150, y: 5, width: 30, height: 30))
    }

    @Test("Items are side by side from the left, with insets and spacings by section")
    func leftToRight() {
        #expect(
            Tags(LeadingFlowLayout()).frames == [
                CGRect(x: 10, y: 5, width: 60, height: 30), CGRect(x: 75, y: 5, width: 30, height: 30),
                CGRect(x: 10, y: 45, width: 80, height: 30), CGRect(x: 95, y: 45, width: 20, height: 30),
                CGRect(x: 10, y: 85, width: 120, height: 30),
                // 120 ends the section, 20 of header and 10 of inset follow.
                CGRect(x: 40, y: 150, width: 50, height: 30), CGRect(x: 110, y: 150, width: 90, height: 30),
                CGRect(x: 40, y: 182, width: 10, height: 30),
            ])
    }

    @Test("Where the language runs from right to left, so do the lines")
    func rightToLeft() {
        #expect(
            Tags(LeadingFlowLayout(), direction: .forceRightToLeft).frames == [
                CGRect(x: 120, y: 5, width: 60, height: 30), CGRect(x: 85, y: 5, width: 30, height: 30),
                CGRect(x: 100, y: 45, width: 80, height: 30), CGRect(x: 75, y: 45, width: 20, height: 30),
                CGRect(x: 60, y: 85, width: 120, height: 30),
                CGRect(x: 150, y: 150, width: 50, height: 30), CGRect(x: 40, y: 150, width: 90, height: 30),
                CGRect(x: 190, y: 182, width: 10, height: 30),
            ])
    }

    @Test("The columns of a layout that scrolls sideways begin at the top")
    func columns() {
        let layout = LeadingFlowLayout()
        layout.scrollDirection = .horizontal
        // The first section has 290 points between its insets: all but the last item. Its column begins at 10.
        #expect(
            Tags(layout).frames.prefix(5) == [
                CGRect(x: 10, y: 5, width: 30, height: 60), CGRect(x: 10, y: 70, width: 30, height: 30),
                CGRect(x: 10, y: 105, width: 30, height: 80), CGRect(x: 10, y: 190, width: 30, height: 20),
                CGRect(x: 50, y: 5, width: 30, height: 120),
            ])
    }

    @Test(
        "An item asked for by its index path is where the lines have it, and a narrow rectangle has what is in it"
    )
    func queries() {
        let tags = Tags(LeadingFlowLayout())
        let layout = tags.collectionView.collectionViewLayout
        let path = IndexPath(item: 1, section: 1)
        #expect(
            layout.layoutAttributesForItem(at: path)?.frame == CGRect(x: 110, y: 150, width: 90, height: 30))
        let found = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 76, height: 36))
        #expect(found?.map(\.indexPath) == [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
        // The flow layout itself has items there, which moved to the left.
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 150, y: 0, width: 50, height: 36)) == [])
    }

    @Test("Items that size themselves are set side by side too")
    func selfSizing() {
        final class LengthView: UIView, CellConfinable {
            private var length: CGFloat = 0
            var isSelected = false
            var isHighlighted = false
            func prepareForReuse() {}
            func configure(for item: CGFloat) { length = item }
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: length, height: 30) }
        }
        let layout = LeadingFlowLayout()
        layout.estimatedItemSize = CGSize(width: 40, height: 30)
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let dataSource = ConfigurableCellDataSource<ViewHostingCollectionViewCell<LengthView>, CGFloat>(
            collectionView: collectionView, items: [60, 30, 80, 120, 70])
        let host = TestHost(collectionView, size: CGSize(width: 200, height: 300))
        host.settle()
        _ = dataSource
        let frames = collectionView.indexPathsForVisibleItems.sorted()
            .compactMap { collectionView.cellForItem(at: $0)?.frame }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 60, height: 30), CGRect(x: 70, y: 0, width: 30, height: 30),
                CGRect(x: 110, y: 0, width: 80, height: 30), CGRect(x: 0, y: 40, width: 120, height: 30),
                CGRect(x: 130, y: 40, width: 70, height: 30),
            ])
    }

    @Test(
        "In an animated update items go from where they were set to where they will be: half way at half time"
    )
    func animatedUpdate() throws {
        let layout = LeadingFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 30)
        layout.minimumInteritemSpacing = 5
        let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
        let dataSource = UICollectionViewDiffableDataSource<Int, Int>(
            collectionView: collectionView, cellType: DiaryCell.self)
        func apply(_ items: [Int]) {
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(items)
            dataSource.apply(snapshot)
        }
        apply([0, 1, 2])
        let host = TestHost(collectionView, size: CGSize(width: 250, height: 300))
        host.settle()
        // Three of 60 in 250, with 5 between them; the flow layout would have 35.
        let last = try #require(collectionView.cellForItem(at: IndexPath(item: 2, section: 0)))
        #expect(last.frame.minX == 130)
        apply([0, 2])
        host.layout()
        #expect(last.layer.presentation()?.frame.minX == 130)
        host.advance(by: 0.15)
        let halfway = try #require(last.layer.presentation()).frame.minX
        #expect(abs(halfway - 97.5) < 0.1)
        host.settle()
        #expect(last.frame == CGRect(x: 65, y: 0, width: 60, height: 30))
    }
}
