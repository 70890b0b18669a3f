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
                ["Albums", "Wi-Fi", "Selected", "A row whose text takes more than one line"][path.item]
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

    @Test func `A plain list, its header in sight after scrolling`() throws {
        let stage = stage(.plain)
        #expect(stage.host.rgb(2, 550) == [255, 255, 255])
        try stage.host.verifyPicture("list-plain")
        stage.view.contentOffset.y = 100
        stage.host.settle()
        try stage.host.verifyPicture("list-plain-scrolled")
    }

    @Test func `Groups, from edge to edge and inset, in light and dark`() throws {
        try stage(.grouped).host.verifyPicture("list-grouped")
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

    @Test func `Inset groups from right to left, and with large text`() throws {
        try stage(.insetGrouped, traits: { $0.layoutDirection = .rightToLeft }).host.verifyPicture(
            "list-inset-grouped-rtl")
        try stage(
            .insetGrouped, size: CGSize(width: 375, height: 900),
            traits: { $0.preferredContentSizeCategory = .accessibilityMedium }
        ).host.verifyPicture("list-inset-grouped-large")
    }

    @Test func `A sidebar of a desktop`() throws {
        let size = CGSize(width: 320, height: 560)
        try stage(.sidebar, device: .desktop, size: size).host.verifyPicture("list-sidebar")
        try stage(.sidebar, device: .desktop, size: size, style: .dark).host.verifyPicture(
            "list-sidebar-dark")
    }

    @Test func `A list on a television`() throws {
        let stage = stage(.grouped, device: .appleTV, size: CGSize(width: 1920, height: 1080), scale: 1)
        stage.host.press(.down)
        stage.host.settle()
        try stage.host.verifyPicture("list-tv")
    }
}
