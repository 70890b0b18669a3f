import Foundation
import Testing

@testable import VitrineUIKit

@Suite("Whole layouts: lists of every look")
@MainActor
struct WholeListTests {
    func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance,
        headers: UICollectionLayoutListConfiguration.HeaderMode = .none,
        footers: UICollectionLayoutListConfiguration.FooterMode = .none
    ) -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = headers
        configuration.footerMode = footers
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    @Test("plain, with headers")
    func plain() throws {
        // 22 points above each header, 33 of header, rows of 44 from edge to edge: rows at 55 and 99; a section of two is
        // 143 long, one of one 99, so it ends at 242.
        try verifyLayout(
            "list-plain-phone", list(.plain, headers: .supplementary), .phone, counts: [2, 1])
    }

    @Test("grouped in landscape, rows that measured themselves")
    func grouped() throws {
        // 17 above and 18 below the rows, from edge to edge: 60 and 44 at 17 and 77; 17 + 104 + 18 = 139. The next
        // section's rows at 156 and 216.
        try verifyLayout(
            "list-grouped-landscape", list(.grouped), .landscape, counts: [2, 2],
            measure: { CGSize(width: 852, height: $0.item == 0 ? 60 : 44) })
    }

    @Test("round groups on a phone")
    func insetGrouped() throws {
        // Below 390 points 16 at the sides: 343 wide. 17 + 3 · 44 + 18 = 167, so the second group begins at 184.
        try verifyLayout("list-inset-grouped-phone", list(.insetGrouped), .phone, counts: [3, 1])
    }

    @Test("round groups on a tablet, right to left, with headers and footers")
    func insetGroupedMirrored() throws {
        // 20 at the sides: 780 wide. Header 39, two rows of 44, footer 30: 157 for a section, nothing above and below.
        try verifyLayout(
            "list-inset-grouped-tablet-rtl",
            list(.insetGrouped, headers: .supplementary, footers: .supplementary), .tablet.mirrored,
            counts: [2, 2])
    }

    @Test("a sidebar on a tablet")
    func sidebar() throws {
        // 10 on all sides: 800 wide, rows at 10 and 54, the next section at 108, its row at 118.
        try verifyLayout("list-sidebar-tablet", list(.sidebar), .tablet, counts: [2, 1])
    }
}
