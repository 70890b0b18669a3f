import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

// Whole layouts as real programs have them, on the screens of phones, tablets and televisions, compared with stored
// texts in `Dumps`. The comment at each says how its numbers follow from the rules:
//
// - lengths are rounded down to a pixel, places add up from rounded lengths;
// - fractions refer to what contains, without its insets;
// - item insets shrink the item in its place; boundary views lie outside the insets, and follow them sideways.

private typealias Make = UsualSections

@MainActor
func verifyLayout(
    _ name: String, _ layout: UICollectionViewLayout, _ screen: LayoutStage.Screen, counts: [Int],
    offset: CGPoint? = nil, in rect: CGRect? = nil, delegate: (any UICollectionViewDelegate)? = nil,
    measure: ((IndexPath) -> CGSize)? = nil, testFile: String = #filePath
) throws {
    let stage = LayoutStage(layout, screen, counts: counts, delegate: delegate, measure: measure)
    if let offset {
        stage.view.contentOffset = offset
        stage.host.settle()
    }
    try TestHost.verifyText(layout.layoutDump(in: rect), name, testFile: testFile)
}

@Suite("Whole layouts: grids, lists and groups")
@MainActor
struct WholeGridTests {
    func insets(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    func compositional(
        _ section: NSCollectionLayoutSection
    ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout(section: section) }

    @Test("a list with header and footer")
    func list() throws {
        // Width 375 - 2 · 10 = 355. Header 0…44, rows at 44 and 44 + 44 + 5 = 93, footer at 137; a section is 181 long.
        try verifyLayout("list-phone", compositional(Make.headers), .small, counts: [2, 1])
    }

    @Test("pinned headers: one is pushed off by the end of its section")
    func pinned() throws {
        // A section: 44 + 8 · 44 + 7 · 5 + 44 = 475. At offset 450 the header of section 0 would be at 450, but must
        // end with its section: 475 - 44 = 431. Section 1 begins at 475, its rows at 519 + 49 k; up to 843 that is
        // k ≤ 6 (813).
        try verifyLayout(
            "pinned-headers-landscape", compositional(Make.headers), .landscape, counts: [8, 8],
            offset: CGPoint(x: 0, y: 450), in: CGRect(x: 0, y: 450, width: 852, height: 393))
    }

    @Test("a grid of four columns on thirds of a pixel")
    func quarters() throws {
        // 375 / 4 = 93.75: 281.25 pixels, so 281 / 3 = 93.667. Rows are as high. Columns begin at 0, 93.667, 187.333 and
        // 281; insets of 1 move each by 1 and leave 91.667.
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Make.size(.fractionalWidth(1), .fractionalWidth(0.25)),
                subitems: [Make.item(.fractionalWidth(0.25), .fractionalHeight(1), inset: 1)]))
        try verifyLayout("grid-quarters-phone", compositional(section), .phone, counts: [6])
    }

    @Test("a grid of fifths on a tablet, right to left")
    func fifths() throws {
        // 820 / 5 = 164, insets of 5: items are 154 wide and high. Mirrored in 820: the first is at 820 - 5 - 154 = 661,
        // the next 164 further left; the last row has one, at the right.
        try verifyLayout("grid-fifths-tablet-rtl", compositional(Make.grid), .tablet.mirrored, counts: [6])
    }

    @Test("a mosaic of photos")
    func mosaic() throws {
        // Scale 3, width 375: thirds are 125, two thirds 250. Heights: 375 · 4/9 = 166.667 (500 pixels), 375 · 2/9 =
        // 83.333 (250 pixels); the group is 375 · 10/9 = 416.667. A pair is 166.667 high, its halves 83.333. Insets of 2
        // leave 246 × 162.667, 121 × 79.333.
        // Rows begin at 0, 166.667 and 250; the second group at 416.667.
        try verifyLayout("mosaic-phone", compositional(Make.mosaic), .phone, counts: [10])
    }

    @Test("a mosaic of photos, right to left on a tablet")
    func mosaicMirrored() throws {
        // Scale 2, width 820: 273.333 is 546.67 pixels, so 273; two thirds are 546.5. 820 · 4/9 = 364.444 → 364;
        // 820 · 2/9 = 182.222 → 182; 820 · 10/9 = 911.111 → 911. Halves of 364 are 182.
        // The big item is 0…546.5 without insets, mirrored 820 - 546.5 = 273.5, with insets 275.5…818.
        // Its neighbours are 546.5…819.5, mirrored 0.5…273.5: with insets 2.5…271.5, 269 wide.
        try verifyLayout("mosaic-tablet-rtl", compositional(Make.mosaic), .tablet.mirrored, counts: [9])
    }

    @Test("nested groups with equal shares")
    func nested() throws {
        // Group 375 × 0.4 · 667 = 266.8 → 266.5. The item is 0.7 · 375 = 262.5 wide, insets of 10: 242.5 × 246.5.
        // The column is 0.3 · 375 = 112.5 wide at 262.5; shares of 266.5 / 2 = 133.25 → 133; insets: 92.5 × 113.
        try verifyLayout("nested-small", compositional(Make.nested), .small, counts: [4])
    }

    @Test("badges on the corners of items")
    func badges() throws {
        // Rows are 375 · 0.2 = 75 high, items 375 / 4 = 93.75 → 93.667 wide, insets of 5: 83.667 × 65 at (5, 5).
        // The badge's top trailing corner is on that of the item, then moved by 0.3 of its own size (20): 6 right and
        // 6 up: x = 5 + 83.667 - 20 + 6 = 74.667, y = 5 - 6 = -1.
        try verifyLayout("badges-phone", compositional(Make.badges), .phone, counts: [5])
    }

    @Test("badges, right to left")
    func badgesMirrored() throws {
        // As above, mirrored in 375: the badge of item 0 at 375 - 74.667 - 20 = 280.333, which is left of its item
        // (375 - 5 - 83.667 = 286.333) by 6.
        try verifyLayout("badges-phone-rtl", compositional(Make.badges), .phone.mirrored, counts: [5])
    }

    @Test("equal shares with spacing: the fraction across refers to what the spacings leave")
    func shares() throws {
        // Insets of 16: 343. Three shares with two spacings of 8: (343 - 16) / 3 = 109. The height is a third of the
        // width that the spacings leave, 327, so 109 as well; of 343 it would be 114.333.
        let item = Make.item(.fractionalWidth(1), .fractionalWidth(1.0 / 3))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Make.size(.fractionalWidth(1), .absolute(120)), subitem: item, count: 3)
        group.interItemSpacing = .fixed(8)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(10, 16, 20, 16)
        section.interGroupSpacing = 12
        // Rows at 10 and 10 + 120 + 12 = 142; the section ends at 142 + 120 + 20 = 282.
        try verifyLayout("shares-phone", compositional(section), .phone, counts: [5])
    }

    @Test("a repeated subitem keeps its own length")
    func repeating() throws {
        // Width 375 @2: items 100 × 60, spacing flexible and at least 8: 375 - 300 = 75, so 37.5 each.
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Make.size(.fractionalWidth(1), .absolute(60)),
            repeatingSubitem: Make.item(.absolute(100), .fractionalHeight(1)), count: 3)
        group.interItemSpacing = .flexible(8)
        try verifyLayout(
            "repeating-small", compositional(NSCollectionLayoutSection(group: group)), .small, counts: [4])
    }

    @Test("edge spacing moves items, and flexible edges take what is left")
    func edges() throws {
        // Items of 100 with a flexible leading edge of at least 10 and a fixed trailing one of 5, 6 above: 115 each, so
        // three in 375, which leaves 375 - 345 = 30: 10 for each flexible edge. Items at 20, 145, 270; y = 6.
        let item = Make.item(.absolute(100), .absolute(40))
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(10), top: .fixed(6), trailing: .fixed(5), bottom: nil)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Make.size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        try verifyLayout(
            "edge-spacing-phone", compositional(NSCollectionLayoutSection(group: group)), .phone, counts: [3])
    }

    @Test("backgrounds behind sections with insets, right to left in landscape")
    func backgrounds() throws {
        // A section: 10 + 2 · 44 + 10 = 108; spacing of 24 between them, so they begin at 0 and 132. The background is
        // 5 smaller on each side: (5, 5, 842, 98). Rows are 852 - 30 = 822 wide: leading 10 and trailing 20, so mirrored
        // they begin at 20. Items before a background have z 1.
        let section = Make.background
        section.contentInsets = insets(10, 10, 10, 20)
        let layout = compositional(section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
        layout.configuration.interSectionSpacing = 24
        try verifyLayout("backgrounds-landscape-rtl", layout, .landscape.mirrored, counts: [2, 2])
    }

    @Test("rows that measured themselves")
    func estimated() throws {
        // Estimate 44, spacing 8; measured 60, 20, 33.333 and 80 in turn: rows at 0, 68, 96, 137.333, 225.333.
        let heights: [CGFloat] = [60, 20, 100.0 / 3, 80]
        try verifyLayout(
            "estimated-rows-phone", compositional(Make.selfSizing), .phone, counts: [5],
            measure: { CGSize(width: 375, height: heights[$0.item % 4]) })
    }

    @Test("two columns that measured themselves: a row is as high as its higher item")
    func estimatedColumns() throws {
        // Halves of 375 at scale 2 are 187.5. Heights 30, 70 | 50, 20 | 40: rows of 70, 50, 40 with 10 between them, so
        // they begin at 0, 80 and 140.
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: Make.size(.fractionalWidth(1), .estimated(50)),
            subitems: [Make.item(.fractionalWidth(0.5), .estimated(50))])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        let heights: [CGFloat] = [30, 70, 50, 20, 40]
        try verifyLayout(
            "estimated-columns-small", compositional(section), .small, counts: [5],
            measure: { CGSize(width: 187.5, height: heights[$0.item]) })
    }

    /// Tags of five widths, each 32 high.
    private let tagWidths: [CGFloat] = [90, 150, 120, 200, 60]

    private var tags: NSCollectionLayoutSection {
        let section = Make.tags
        section.contentInsets = insets(16, 16, 16, 16)
        section.interGroupSpacing = 8
        return section
    }

    @Test("rows of tags, broken where their measured widths make it")
    func tagRows() throws {
        // Room 343. 90 + 8 + 150 = 248, + 8 + 120 = 376 > 343: the first row has two. 120 + 8 + 200 = 328, and 60 more
        // do not fit. 60 + 8 + 90 + 8 + 150 = 316, + 8 + 120: no. Rows at 16, 56, 96, 136.
        try verifyLayout(
            "tags-phone", compositional(tags), .phone, counts: [8],
            measure: { CGSize(width: self.tagWidths[$0.item % 5], height: 32) })
    }

    @Test("rows of tags, right to left")
    func tagRowsMirrored() throws {
        // As above, mirrored in 375: the first at 375 - 16 - 90 = 269.
        try verifyLayout(
            "tags-phone-rtl", compositional(tags), .phone.mirrored, counts: [8],
            measure: { CGSize(width: self.tagWidths[$0.item % 5], height: 32) })
    }

    @Test("columns of different heights, by a custom group")
    func waterfall() throws {
        // Halves of 820 are 410; items of 110 every 120 points. A group is 400 high, the second begins there.
        try verifyLayout("waterfall-tablet", compositional(Make.waterfall), .tablet, counts: [8])
    }

    @Test("boundary views at all sides of a section")
    func sides() throws {
        // Tablet, 820 wide. Leading 60, trailing 40: groups are 820 - 100 - insets of 10 and 10 = 700 wide, at 70.
        // Top 30 and bottom 20 are as wide as the section without insets sideways: 800 at 10.
        // Rows: 30 + 5 = 35, 50 high, then 8, then 93; the end is at 143 + 5 = 148; the footer there; 168 in all.
        // The sides are centred between header and footer: 30…148 has its middle at 89. 100 high: 39.
        // Fractions of the sides refer to the container, 1180 high; so they are absolute here.
        func side(_ kind: String, _ alignment: NSRectAlignment, _ width: CGFloat)
            -> NSCollectionLayoutBoundarySupplementaryItem
        {
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Make.size(.absolute(width), .absolute(100)), elementKind: kind,
                alignment: alignment)
        }
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Make.size(.fractionalWidth(1), .absolute(50)),
                subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsets = insets(5, 10, 5, 10)
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [
            Make.edge("top", .top, height: .absolute(30)),
            Make.edge("bottom", .bottom, height: .absolute(20)),
            side("leading", .leading, 60), side("trailing", .trailing, 40),
        ]
        try verifyLayout("sides-tablet", compositional(section), .tablet, counts: [2])
    }

    @Test("headers and footers of the whole layout, and sections without items")
    func whole() throws {
        // The layout's header is 50 high. Sections of 44 + 44 (header, row) + 44 (footer) with insets 10 sideways only,
        // 20 between them; an empty one keeps header and footer: 88. So 50, 50 + 132 + 20 = 202, 202 + 88 + 20 = 310,
        // and it ends at 442, where the layout's footer is: 442…472.
        let layout = compositional(Make.headers)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        configuration.boundarySupplementaryItems = [
            Make.edge("title", .top, height: .absolute(50)), Make.edge("end", .bottom, height: .absolute(30)),
        ]
        layout.configuration = configuration
        try verifyLayout("whole-phone", layout, .phone, counts: [1, 0, 1])
    }

    @Test("a layout that scrolls sideways, on a television")
    func horizontal() throws {
        // Height 1080; columns of 300, two shares high with 20 between: (1080 - 20) / 2 = 530. Spacing 40, insets 90
        // before and after; the side view at the leading edge is 120 wide: columns at 120 + 90 = 210, 550.
        try verifyLayout("columns-television", columns(), .television, counts: [3, 1])
    }

    @Test("a layout that scrolls sideways, right to left on a tablet")
    func horizontalMirrored() throws {
        // (1180 - 20) / 2 = 580. Section 0: 120 + 90 + 300 + 40 + 300 + 90 = 940, section 1: 600, in all 1540. Mirrored:
        // the first column at 1540 - 210 - 300 = 1030, its side view at 1420.
        try verifyLayout("columns-tablet-rtl", columns(), .tablet.mirrored, counts: [3, 1])
    }

    private func columns() -> UICollectionViewCompositionalLayout {
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: Make.size(.absolute(300), .fractionalHeight(1)),
            subitem: Make.item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
        group.interItemSpacing = .fixed(20)
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = insets(0, 90, 0, 90)
        section.interGroupSpacing = 40
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: Make.size(.absolute(120), .fractionalHeight(1)), elementKind: "side",
                alignment: .leading)
        ]
        let layout = compositional(section)
        layout.configuration.scrollDirection = .horizontal
        return layout
    }
}
