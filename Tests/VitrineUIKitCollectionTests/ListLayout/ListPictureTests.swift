import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What lists look like. The look is that of iOS, as far as it is known.
@MainActor
@Suite(.serialized) struct ListPictureTests {
    private func stage(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, device: TestHost.Device = .iPhone,
        size: CGSize = CGSize(width: 375, height: 560), scale: CGFloat = 2,
        style: UIUserInterfaceStyle = .light, traits: ((inout UITraitOverrides) -> Void)? = nil
    ) -> ListStage {
        let image = testImage(width: 28, height: 28)
        let stage = ListStage(
            appearance, [4, 3, 2], device: device, size: size, scale: scale, style: style,
            safeArea: device == .appleTV ? UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80) : .zero,
            configure: { configuration, section in
                configuration.headerMode = section == 2 ? .none : .supplementary
                configuration.footerMode = section == 0 ? .supplementary : .none
            }, traits: traits
        ) { cell, path, item in
            var content =
                path.item == 1 ? UIListContentConfiguration.valueCell() : cell.defaultContentConfiguration()
            content.text =
                ["Albums", "Wi-Fi", "Selected", "A row whose text takes more than a single line"][path.item]
            if path.item == 1 { content.secondaryText = "Attic" }
            if path.item == 0 {
                content.image = image
                content.imageProperties.cornerRadius = 6
            }
            cell.contentConfiguration = content
            cell.accessories = path.item == 2 ? [.checkmark()] : [.disclosureIndicator()]
        }
        stage.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        stage.host.settle()
        return stage
    }

    // Apple's colours: systemGroupedBackground, secondarySystemGroupedBackground, systemGray4, and separator on white.
    private let page = [242, 242, 247]
    private let card = [255, 255, 255]
    private let selection = [209, 209, 214]
    private let separator = [198, 198, 200]

    @Test func `A plain list, its header in sight after scrolling`() throws {
        let stage = stage(.plain)
        #expect(stage.host.rgb(2, 550) == [255, 255, 255])
        try stage.host.verifyPicture("list-plain")
        stage.view.contentOffset.y = 100
        stage.host.settle()
        try stage.host.verifyPicture("list-plain-scrolled")
    }

    @Test func `Groups, from edge to edge and inset, in light and dark`() throws {
        let grouped = stage(.grouped).host
        verifyRows(of: grouped)
        // From edge to edge. Lines begin at the text, 16 points from the leading edge, or past an image of 28 and another
        // 16 points, and end at the trailing edge.
        #expect([1, 374].map { grouped.rgb($0, 110) } == [card, card])
        #expect([1, 374].map { grouped.rgb($0, 155) } == [selection, selection])
        #expect([59.75, 60.25, 374.75].map { grouped.rgb($0, 88.75) } == [card, separator, separator])
        #expect([15.75, 16.25, 374.75].map { grouped.rgb($0, 402.75) } == [card, separator, separator])
        // 375 points of 44 less a text and a checkmark.
        let selected = grouped.area(of: selection)
        #expect(selected > 15_500 && selected < 16_500)
        try grouped.verifyPicture("list-grouped")
        // Groups of the secondary colour, 16 points from the sides of the page, which has the first.
        let light = stage(.insetGrouped).host
        #expect(light.rgb(8, 300) == [242, 242, 247])
        #expect(light.area(of: [255, 255, 255]) > 40_000)
        try light.verifyPicture("list-inset-grouped")
        let dark = stage(.insetGrouped, style: .dark).host
        #expect(dark.rgb(8, 300) == [0, 0, 0])
        #expect(dark.area(of: [28, 28, 30]) > 40_000)
        try dark.verifyPicture("list-inset-grouped-dark")
    }

    /// A header of 17 + 16 + 6 points, as a line of 13 points is 1.193 times as high, to a whole pixel; a row around an
    /// image of 28 with 11 points above and below it; two rows of 44, the second of them selected; and one of two lines
    /// of 20.5 points.
    private func verifyRows(of host: TestHost) {
        #expect([38.75, 39.75].map { host.rgb(240, $0) } == [page, card])
        #expect([88.25, 88.75, 89.25].map { host.rgb(240, $0) } == [card, separator, card])
        #expect(
            [132.75, 133.25, 176.75, 177.25].map { host.rgb(240, $0) } == [card, selection, selection, card])
        #expect([239.25, 240.25].map { host.rgb(240, $0) } == [card, page])
    }

    @Test func `Inset groups from right to left`() throws {
        let mirrored = stage(.insetGrouped, traits: { $0.layoutDirection = .rightToLeft }).host
        verifyRows(of: mirrored)
        // 16 points from the sides, with corners of 10: half a point outside of the circle, and half inside.
        #expect(
            [15.75, 16.25, 358.75, 359.25].map { mirrored.rgb($0, 155) } == [
                page, selection, selection, page,
            ])
        #expect([16.25, 18.25, 19.25].map { mirrored.rgb($0, $0 + 23) } == [page, page, card])
        #expect([358.75, 356.75, 355.75].map { mirrored.rgb($0, 398 - $0) } == [page, page, card])
        // The image is at the right, 16 points inside its group, and the line ends 16 points before it.
        #expect([45, 329].map { mirrored.rgb($0, 64) } == [card, [255, 149, 0]])
        #expect([16.25, 298.75, 299.25].map { mirrored.rgb($0, 88.75) } == [separator, separator, card])
        // Where there are no texts it is the other's image in a mirror: corners, lines, selection, the end of a group.
        let other = stage(.insetGrouped).host
        for y in [39.25, 41.75, 88.75, 135, 402.75, 445.25] {
            #expect(isMirrored(mirrored.line(y), other.line(y)), "\(y)")
        }
        try mirrored.verifyPicture("list-inset-grouped-rtl")
    }

    @Test func `Inset groups with large text`() throws {
        let large = stage(
            .insetGrouped, size: CGSize(width: 375, height: 900),
            traits: { $0.preferredContentSizeCategory = .accessibilityMedium }
        ).host
        // Footnotes have 23 points and bodies 28, their lines 1.193 times as much: a header of 17 + 27.5 + 6 points and
        // rows of 11 + 33.5 + 11, which their images of 28 do not make higher. The third is selected.
        #expect([50.25, 50.75].map { large.rgb(240, $0) } == [page, card])
        #expect([105.25, 105.75, 106.25].map { large.rgb(240, $0) } == [card, separator, card])
        #expect(
            [161.25, 161.75, 216.75, 217.25].map { large.rgb(240, $0) } == [card, selection, selection, card])
        #expect(
            [15.75, 16.25, 358.75, 359.25].map { large.rgb($0, 190) } == [page, selection, selection, page])
        // The same symbol is larger by half at least.
        #expect(large.area(of: [0, 122, 255]) > 1.5 * stage(.insetGrouped).host.area(of: [0, 122, 255]))
        try large.verifyPicture("list-inset-grouped-large")
    }

    @Test func `A sidebar of a desktop`() throws {
        let size = CGSize(width: 320, height: 560)
        let light = stage(.sidebar, device: .desktop, size: size).host
        // On secondarySystemBackground; what is selected has secondarySystemFill upon it: 120 120 128 at 0.16.
        verifySidebar(light, ground: [242, 242, 247], selected: [222, 222, 228])
        try light.verifyPicture("list-sidebar")
        let dark = stage(.sidebar, device: .desktop, size: size, style: .dark).host
        // And at 0.32 in the dark.
        verifySidebar(dark, ground: [28, 28, 30], selected: [57, 57, 61])
        try dark.verifyPicture("list-sidebar-dark")
    }

    /// The selected row has 44 points, after one around an image of 28 and another of 44. It is 10 points from the sides,
    /// and its corners have a radius of 10.
    private func verifySidebar(_ host: TestHost, ground: [Int], selected: [Int]) {
        #expect(host.rgb(2, 2) == ground)
        // The middle of the image of the first row.
        #expect(host.rgb(34, 138 - 44 - 25) == [255, 149, 0])
        #expect(isNear(host.rgb(240, 138.25), selected, by: 1))
        #expect(isNear(host.rgb(240, 181.75), selected, by: 1))
        #expect([137.75, 182.25].map { host.rgb(240, $0) } == [ground, ground])
        #expect(isNear(host.rgb(10.25, 160), selected, by: 1))
        #expect([9.75, 310.25].map { host.rgb($0, 160) } == [ground, ground])
        // Half a point outside of the circle of a corner, and half inside.
        #expect(isNear(host.rgb(12.25, 140.25), ground, by: 1))
        #expect(isNear(host.rgb(13.25, 141.25), selected, by: 1))
        let line = host.line(141.25)
        #expect(isMirrored(line, line))
    }

    @Test func `A list on a television`() throws {
        let stage = stage(.grouped, device: .appleTV, size: CGSize(width: 1920, height: 1080), scale: 1)
        stage.host.press(.down)
        stage.host.settle()
        // Rows of 66 points, 80 from the sides, of quaternarySystemFill: 116 116 128 at 0.08 on the page, which is the
        // same all around.
        let ground = stage.host.rgb(2, 1000)
        let row = zip(ground, [116, 116, 128]).map { (below: Int, fill: Int) -> Int in
            Int((Double(below) * 0.92 + Double(fill) * 0.08).rounded())
        }
        #expect([79, 1840].map { stage.host.rgb($0, 265) } == [ground, ground])
        #expect([80, 1839].allSatisfy { isNear(stage.host.rgb($0, 265), row, by: 1) })
        #expect([232, 297].allSatisfy { isNear(stage.host.rgb(1000, $0), row, by: 1) })
        #expect([231, 298].map { stage.host.rgb(1000, $0) } == [ground, ground])
        // The one with the focus is a white platter, alike at both sides and larger than its place.
        #expect([70, 1000, 1849].map { stage.host.rgb($0, 82) } == [card, card, card])
        let line = stage.host.line(82)
        #expect(isMirrored(line, line))
        #expect(stage.host.area(of: card) > 1760 * 66)
        try stage.host.verifyPicture("list-tv")
    }
}
