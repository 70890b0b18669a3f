import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What rows look like. The look is that of lists on iOS, as far as it is known.
@MainActor
@Suite(.serialized) struct ListCellPictureTests {
    private func rows(
        device: TestHost.Device = .iPhone, size: CGSize? = CGSize(width: 375, height: 560),
        style: UIUserInterfaceStyle = .light, traits: ((inout UITraitOverrides) -> Void)? = nil
    ) -> RowList {
        let image = testImage(width: 28, height: 28)
        let isTV = device == .appleTV
        let list = RowList(
            10, device: device, size: size, style: style, layout: RowList.rows(spacing: isTV ? 14 : 0),
            traits: traits
        ) { cell, item in
            show(item, in: cell, image)
        }
        list.outline = [
            1: OutlineState(level: 0, isExpandable: true, isExpanded: true),
            2: OutlineState(level: 1, isExpandable: false, isExpanded: false),
        ]
        for cell in list.view.visibleCells { (cell as? UICollectionViewListCell)?.outlineMayHaveChanged() }
        list.view.selectItem(at: [0, 6], animated: false, scrollPosition: [])
        list.host.settle()
        return list
    }

    private func show(_ item: Int, in cell: UICollectionViewListCell, _ image: UIImage) {
        cell.accessories = []
        cell.backgroundConfiguration = item == 0 ? .listGroupedHeaderFooter() : .listPlainCell()
        switch item {
        case 0:
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Library"
            cell.contentConfiguration = content
        case 1:
            var content = cell.defaultContentConfiguration()
            content.text = "Albums"
            content.image = image
            content.imageProperties.cornerRadius = 6
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure()]
        case 2:
            var content = UIListContentConfiguration.subtitleCell()
            content.text = "Under an album"
            content.secondaryText = "Twelve pieces"
            content.secondaryTextProperties.color = .secondaryLabel
            cell.contentConfiguration = content
            cell.accessories = [.checkmark()]
        case 3:
            var content = UIListContentConfiguration.valueCell()
            content.text = "Wi-Fi"
            content.secondaryText = "Attic"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        case 4:
            var content = cell.defaultContentConfiguration()
            content.text = "Messages"
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "12"), .detail(), .disclosureIndicator()]
        case 5:
            var content = cell.defaultContentConfiguration()
            content.text =
                "A row whose text takes more than one line, and that is as high as its lines need"
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        default:
            var content = cell.defaultContentConfiguration()
            content.text = ["Selected", "To delete", "To insert", "To choose"][item - 6]
            cell.contentConfiguration = content
            let leading: [UICellAccessory] = [
                .multiselect(displayed: .always), .delete(displayed: .always),
                .insert(displayed: .always), .multiselect(displayed: .always),
            ]
            cell.accessories = [leading[item - 6], .reorder(displayed: .always), .checkmark()]
        }
    }

    @Test func `Rows in light and dark`() throws {
        let light = rows().host
        // Deleting is systemRed, inserting systemGreen, checkmarks are systemBlue.
        for color in [[255, 59, 48], [52, 199, 89], [0, 122, 255]] { #expect(light.area(of: color) > 20) }
        try light.verifyPicture("rows")
        let dark = rows(style: .dark).host
        for color in [[255, 69, 58], [48, 209, 88], [10, 132, 255]] { #expect(dark.area(of: color) > 20) }
        try dark.verifyPicture("rows-dark")
    }

    @Test func `Rows from right to left, and with large text`() throws {
        let mirrored = rows(traits: { $0.layoutDirection = .rightToLeft }).host
        let large = rows(
            size: CGSize(width: 375, height: 900),
            traits: { $0.preferredContentSizeCategory = .accessibilityMedium }
        ).host
        // The same colours as in the others, and symbols that grow with the text: by half at least.
        for color in [[255, 59, 48], [52, 199, 89], [0, 122, 255]] {
            #expect(mirrored.area(of: color) > 20)
            #expect(large.area(of: color) > 1.5 * mirrored.area(of: color))
        }
        try mirrored.verifyPicture("rows-rtl")
        try large.verifyPicture("rows-large")
    }

    @Test func `Rows on a television, one with the focus`() throws {
        let list = rows(device: .appleTV, size: CGSize(width: 1280, height: 900))
        list.host.press([.down, .down])
        list.host.settle()
        // The row with the focus is white from side to side of the list.
        #expect(list.host.area(of: [255, 255, 255]) > 1000 * 60)
        try list.host.verifyPicture("rows-tv")
    }
}
