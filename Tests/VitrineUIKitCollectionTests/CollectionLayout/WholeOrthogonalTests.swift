import Foundation
import Testing

@testable import VitrineUIKit

private typealias Make = UsualSections

@Suite("Whole layouts: sections that scroll by themselves")
@MainActor
struct WholeOrthogonalTests {
    /// Cards in a row.
    func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, width: NSCollectionLayoutDimension,
        height: NSCollectionLayoutDimension, spacing: CGFloat, inset: CGFloat
    ) -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: Make.size(width, height),
                subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = spacing
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: inset, bottom: 24, trailing: inset)
        return section
    }

    func verify(
        _ name: String, _ section: NSCollectionLayoutSection, _ screen: LayoutStage.Screen, counts: [Int]
    ) throws {
        try verifyLayout(
            name, UICollectionViewCompositionalLayout(section: section), screen, counts: counts)
    }

    @Test("continuous")
    func continuous() throws {
        // Fractions along the section's scrolling refer to the whole width: 0.4 · 375 = 150. The region is as wide as the
        // screen from 12 to 112; content 16 + 4 · 150 + 3 · 10 + 16 = 662. Cards at 16, 176, 336, 496. 12 + 100 + 24 = 136.
        try verify(
            "continuous-phone",
            shelf(.continuous, width: .fractionalWidth(0.4), height: .absolute(100), spacing: 10, inset: 16),
            .phone, counts: [4])
    }

    @Test("continuous, at the leading edges of groups, on a tablet right to left")
    func leadingBoundary() throws {
        // 820 / 3 = 273.333 → 273 (scale 2). Content 20 + 4 · 273 + 3 · 15 + 20 = 1177; it starts at 1177 - 820 = 357. The
        // first card is at 1177 - 20 - 273 = 884, the others each 288 further left: 596, 308, 20.
        try verify(
            "leading-boundary-tablet-rtl",
            shelf(
                .continuousGroupLeadingBoundary, width: .fractionalWidth(1.0 / 3), height: .absolute(180),
                spacing: 15, inset: 20), .tablet.mirrored, counts: [4])
    }

    @Test("pages, in landscape")
    func paging() throws {
        // As wide as the screen: 852; height 852 / 3 = 284. No insets sideways: content 3 · 852 = 2556.
        try verify(
            "paging-landscape",
            shelf(
                .paging, width: .fractionalWidth(1), height: .fractionalWidth(1.0 / 3), spacing: 0, inset: 0),
            .landscape, counts: [3])
    }

    @Test("groups as pages, on a television")
    func groupPaging() throws {
        // Cards of 320 × 180 with 40 between them, insets of 90: 90 + 5 · 320 + 4 · 40 + 90 = 1940. A section: 12 + 180 +
        // 24 = 216.
        try verify(
            "group-paging-television",
            shelf(.groupPaging, width: .absolute(320), height: .absolute(180), spacing: 40, inset: 90),
            .television, counts: [5, 1])
    }

    @Test("groups as pages in the middle: the insets centre the first and the last")
    func centered() throws {
        // 0.85 · 375 = 318.75, 956.25 pixels → 956 / 3 = 318.667. The first is centred: (375 - 318.667) / 2 = 28.167. The
        // header is 44 high and follows the insets of 20: 335 wide. Content: 28.167 + 3 · 318.667 + 2 · 20 + 28.167 =
        // 1052.333. Cards at 28.167, 366.833, 705.5.
        try verify("centered-phone", Make.shelf, .phone, counts: [3])
    }

    @Test("groups as pages in the middle, right to left")
    func centeredMirrored() throws {
        // As above in 1052.333: it starts at 1052.333 - 375 = 677.333; the first card at 1052.333 - 28.167 - 318.667 =
        // 705.5, then 366.833 and 28.167.
        try verify("centered-phone-rtl", Make.shelf, .phone.mirrored, counts: [3])
    }

    @Test("nested groups in a section that scrolls by itself")
    func nested() throws {
        // A group: 0.85 · 375 = 318.75 → 318.5 wide, 0.4 · 667 = 266.8 → 266.5 high. Inside, 0.7 · 318.5 = 222.95 → 222.5,
        // and 0.3 · 318.5 = 95.55 → 95.5; halves of 266.5 are 133.25 → 133. Insets of 10: 202.5 × 246.5 at 10; 75.5 × 113
        // at 232.5, from 10 and from 143.
        try verify("orthogonal-nested-small", Make.orthogonal, .small, counts: [4])
    }

    @Test("an empty section that scrolls by itself has no insets; the spacing and the header stay")
    func empty() throws {
        // Section 0: 44 + 12 + 100 + 24 = 180. 10 of spacing. Section 1 has its header only: 190…234. Section 2 at 244.
        let section = shelf(
            .continuous, width: .absolute(100), height: .absolute(100), spacing: 10, inset: 16)
        section.boundarySupplementaryItems = [Make.edge("title", .top, height: .absolute(44))]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.configuration.interSectionSpacing = 10
        try verifyLayout("empty-shelves-phone", layout, .phone, counts: [1, 0, 2])
    }

    @Test("a section that scrolls upwards in a layout that scrolls sideways")
    func vertical() throws {
        // Height 1180. A column 200 wide, groups 200 × 300 with 10 between them, insets of 12 and 24 become those of the
        // content at top and bottom: 12 + 5 · 300 + 4 · 10 + 24 = 1576. Sideways 30 before and after: the region is at
        // 30, the section 260 long.
        let section = NSCollectionLayoutSection(
            group: .vertical(
                layoutSize: Make.size(.absolute(200), .absolute(300)),
                subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 30, bottom: 24, trailing: 30)
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.configuration.scrollDirection = .horizontal
        try verifyLayout("upwards-tablet", layout, .tablet, counts: [5])
    }

    @Test("the front page of a store, on a phone")
    func store() throws {
        // Width 375 @3.
        // 0: features: 0.9 · 375 = 337.5 (1012.5 pixels → 337.333) × 200, insets 12, 16, 24, 16, spacing 10. The first
        //    rests in the middle: (375 - 337.333) / 2 = 18.833, more than 16; content 2 · 18.833 + 2 · 337.333 + 10 =
        //    722.333 long, 236 high.
        // 1: rows of three apps: groups 0.9 wide (337.333), 3 · 60 = 180 high, header 44: 44 + 12 + 180 + 24 = 260,
        //    236 + 260 = 496. Five apps: a group of three and one of two.
        // 2: categories as a list of 50-point rows, header 44: 44 + 3 · 50 = 194 … 496 + 194 = 690.
        try verifyLayout("store-phone", page(), .phone, counts: [2, 5, 3])
    }

    @Test("the front page of a store, on a tablet right to left")
    func storeMirrored() throws {
        // Width 820 @2: 0.9 · 820 = 738, in the middle at 41. Content of section 0: 41 + 2 · 738 + 10 + 41 = 1568, it starts
        // at 748; the first at 1568 - 41 - 738 = 789, the second at 41. Of section 1: 16 + 1476 + 10 + 16 = 1518, it starts
        // at 698; the first group at 764, the second at 16. Heights as on the phone.
        try verifyLayout("store-tablet-rtl", page(), .tablet.mirrored, counts: [2, 5, 3])
    }

    private func page() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { section, _ in
            switch section {
            case 0:
                return self.shelf(
                    .groupPagingCentered, width: .fractionalWidth(0.9), height: .absolute(200), spacing: 10,
                    inset: 16)
            case 1:
                let apps = NSCollectionLayoutSection(
                    group: .vertical(
                        layoutSize: Make.size(.fractionalWidth(0.9), .absolute(180)),
                        repeatingSubitem: Make.item(.fractionalWidth(1), .absolute(60)), count: 3))
                apps.orthogonalScrollingBehavior = .groupPaging
                apps.interGroupSpacing = 10
                apps.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 24, trailing: 16)
                apps.boundarySupplementaryItems = [Make.edge("title", .top, height: .absolute(44))]
                return apps
            default:
                let rows = NSCollectionLayoutSection(
                    group: .horizontal(
                        layoutSize: Make.size(.fractionalWidth(1), .absolute(50)),
                        subitems: [Make.item(.fractionalWidth(1), .fractionalHeight(1))]))
                rows.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
                rows.boundarySupplementaryItems = [Make.edge("title", .top, height: .absolute(44))]
                return rows
            }
        }
    }
}
