import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// A layout of one's own that knows no sections.
private final class SpiralLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 90) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).reversed().map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            attributes.frame = CGRect(x: 100 * CGFloat(item), y: 0, width: 60, height: 90)
            if item == 1 {
                attributes.alpha = 1.0 / 3
                attributes.isHidden = true
            }
            if item == 2 { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 2) }
            return attributes
        }.filter { $0.frame.intersects(rect) }
    }
}

@Suite("The text of a layout")
@MainActor
struct LayoutDumpTests {
    @Test("a layout of one's own is asked for its attributes, and what is unusual is said")
    func ownLayout() {
        let stage = StubHost(counts: [3])
        let layout = SpiralLayout()
        stage.prepare(layout)
        // Scaled about the centre (230, 45): half as wide, twice as high.
        withExtendedLifetime(stage) {
            #expect(
                layout.layoutDump() == """
                    SpiralLayout, 300×600 @1, content 300×90
                    item 0.0 (0 0 60 90)
                    item 0.1 (100 0 60 90) alpha 0.333 hidden
                    item 0.2 (215 -45 30 180) transform (0.5 0 0 2 0 0)
                    """)
            #expect(
                layout.layoutDump(limit: 2) == """
                    SpiralLayout, 300×600 @1, content 300×90
                    item 0.1 (100 0 60 90) alpha 0.333 hidden
                    item 0.2 (215 -45 30 180) transform (0.5 0 0 2 0 0)
                    left out: 1 of 3 items and what is beside them; name a rectangle or a higher limit to see more
                    """)
            #expect(
                layout.layoutDump(in: rect(0, 0, 70, 10)) == """
                    SpiralLayout, 300×600 @1, content 300×90, in (0 0 70 10)
                    item 0.0 (0 0 60 90)
                    """)
        }
        let alone = UICollectionViewFlowLayout()
        #expect(
            alone.layoutDump()
                == "UICollectionViewFlowLayout, which belongs to no collection view and has nothing laid out")
    }

    @Test("a section that scrolls by itself shows its real offset, and what its handler changed on screen")
    func orthogonal() throws {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            for item in items where item.frame.minX < offset.x { item.alpha = 0.5 }
        }
        let layout = UICollectionViewCompositionalLayout(section: section)
        let stage = LayoutStage(
            layout, LayoutStage.Screen(size: CGSize(width: 100, height: 200), scale: 2), counts: [4])
        let scroller = try #require(stage.view.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.contentOffset.x = 90
        stage.host.settle()
        // Items 1 (80…160) and 2 (160…240) meet 90…190; the first of them begins before the offset.
        let text = """
            UICollectionViewCompositionalLayout, 100×200 @2, vertical, content 100×50
            section 0: 4 items (0 0 100 50)
              scrolls by itself continuous (0 0 100 50) content 320×50 offset 90 0
                item 0.0 (0 0 80 50)
                item 0.1 (80 0 80 50) alpha 0.5
                item 0.2 (160 0 80 50)
                item 0.3 (240 0 80 50)
            """
        #expect(layout.layoutDump() == text)
        #expect(stage.host.layoutDump() == text)
        #expect(
            layout.layoutDump(in: rect(0, 0, 100, 10)) == """
                UICollectionViewCompositionalLayout, 100×200 @2, vertical, content 100×50, in (0 0 100 10)
                section 0: 4 items (0 0 100 50)
                  scrolls by itself continuous (0 0 100 50) content 320×50 offset 90 0
                    item 0.1 (80 0 80 50) alpha 0.5
                    item 0.2 (160 0 80 50)
                """)
    }

    @Test("insets and the offset of the content are said when there are any")
    func insets() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 40)
        layout.minimumLineSpacing = 0
        let stage = LayoutStage(
            layout, LayoutStage.Screen(size: CGSize(width: 100, height: 50), scale: 2), counts: [3])
        stage.view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        stage.view.contentOffset.y = 30
        #expect(
            layout.layoutDump() == """
                UICollectionViewFlowLayout, 100×40 @2, vertical, content 100×120, insets 10 0 0 0, offset 0 30
                section 0: 3 items (0 0 100 120)
                  item 0.0 (0 0 100 40) estimated
                  item 0.1 (0 40 100 40) estimated
                  item 0.2 (0 80 100 40) estimated
                """)
    }

    @Test("a text that is not as stored is shown line by line, and a new one is recorded once")
    func stored() throws {
        let folder = NSTemporaryDirectory() + "dump-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func verify(_ text: String) throws { try TestHost.verifyText(text, "a", directory: folder) }
        #expect(throws: TextMismatch.recorded(path: "\(folder)/a.txt")) { try verify("1\n2\n3\n4\n5\n6") }
        try verify("1\n2\n3\n4\n5\n6")
        let error = #expect(throws: TextMismatch.self) { try verify("1\n2\n3\n4\nfive\n6\n7") }
        // Two lines of context around what differs; the text ends with a line break, so an empty line follows.
        #expect(
            "\(try #require(error))".hasSuffix(
                """

                @ line 3
                  3
                  4
                - 5
                + five
                  6
                + 7
                \("  ")
                """))
    }
}
