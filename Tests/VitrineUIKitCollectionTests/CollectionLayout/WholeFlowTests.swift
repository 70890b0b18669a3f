import Foundation
import Testing

@testable import VitrineUIKit

@Suite("Whole layouts: items line by line")
@MainActor
struct WholeFlowTests {
    func flow(_ width: CGFloat, _ height: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: width, height: height)
        return layout
    }

    @Test("lines are justified, and headers and footers are as wide as the view")
    func headers() throws {
        // Insets of 16: 343. 100 + 10 + 100 + 10 + 100 = 320 fit; 343 - 300 = 43 is shared by two gaps: 21.5, which is no
        // whole pixel at scale 3: 16, 137.5 and 259. 137.5 is 412.5 pixels, so 413 or 137.667. The last line has columns
        // as the full ones. Header 40, insets 8 above and below: lines at 48 and 118; 48 + 60 + 10 + 60 + 8 = 186, footer
        // 30.
        let layout = flow(100, 60)
        layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.footerReferenceSize = CGSize(width: 0, height: 30)
        try verifyLayout("flow-headers-phone", layout, .phone, counts: [4, 0])
    }

    @Test("pinned headers in landscape")
    func pinned() throws {
        // 852: (852 + 10) / 110 = 7 a line; (852 - 700) / 6 = 25.333. A section of 20 items: 50 + 3 · 100 + 2 · 10 = 370.
        // At offset 330 the header of section 0 would stay at 330, but ends with its section: 370 - 50 = 320.
        let layout = flow(100, 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 50)
        layout.sectionHeadersPinToVisibleBounds = true
        try verifyLayout(
            "flow-pinned-landscape", layout, .landscape, counts: [20, 30],
            offset: CGPoint(x: 0, y: 330), in: CGRect(x: 0, y: 330, width: 852, height: 150))
    }

    @Test("a flow layout that scrolls sideways, on a television")
    func horizontal() throws {
        // Height 1080, insets 60: 960. Items 300 × 200: (960 + 20) / 220 = 4 in a column; 960 - 800 = 160, 53.333 each:
        // y = 60, 313.333, 566.667, 820, on whole pixels 313 and 567. Columns at 90 + 80 = 170 and 170 + 340 = 510.
        let layout = flow(300, 200)
        layout.scrollDirection = .horizontal
        layout.minimumInteritemSpacing = 20
        layout.minimumLineSpacing = 40
        layout.sectionInset = UIEdgeInsets(top: 60, left: 90, bottom: 60, right: 90)
        layout.headerReferenceSize = CGSize(width: 80, height: 0)
        try verifyLayout("flow-columns-television", layout, .television, counts: [5])
    }

    @Test("sizes from the delegate: lines break by them, and shorter items are centred in their line")
    func sizes() throws {
        // 375 @2, least gaps of 10. 120 + 10 + 80 + 10 + 150 = 370 fit, nothing more: 375 - 350 = 25, gaps of 12.5:
        // 0, 132.5, 225. The line is as thick as its thickest, 90: heights 60, 90, 40 are at 15, 0, 25.
        // 300 fits nothing beside it: a single item is centred, (375 - 300) / 2 = 37.5, at 90 + 10 = 100.
        // The last line: 120 × 60 with room for one more like it and its gap (260 ≤ 375), and no third (390): it is
        // justified as two, so it begins at 0, at 100 + 50 + 10 = 160.
        let sizes = Sizes([
            CGSize(width: 120, height: 60), CGSize(width: 80, height: 90), CGSize(width: 150, height: 40),
            CGSize(width: 300, height: 50), CGSize(width: 120, height: 60),
        ])
        try verifyLayout(
            "flow-sizes-small", UICollectionViewFlowLayout(), .small, counts: [5], delegate: sizes)
        withExtendedLifetime(sizes) {}
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }
}
