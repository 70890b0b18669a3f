import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Backgrounds, corners, fonts, and how they follow what happens.
@MainActor
@Suite(.serialized) struct ListLookTests {
    private func radius(_ stage: ListStage, _ item: Int) -> CGFloat? {
        stage.fill(stage.cell(0, item))?.layer.cornerRadius
    }
    private func corners(_ stage: ListStage, _ item: Int) -> CACornerMask? {
        stage.fill(stage.cell(0, item))?.layer.maskedCorners
    }
    private let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    private let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    @Test func `Every look has its colours`() {
        func colors(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> [UIColor?] {
            let stage = ListStage(appearance, [1])
            return [
                stage.view.listBackgroundView?.backgroundColor, stage.fill(stage.cell(0, 0))?.backgroundColor,
            ]
        }
        #expect(colors(.plain) == [.systemBackground, .systemBackground])
        #expect(colors(.grouped) == [.systemGroupedBackground, .secondarySystemGroupedBackground])
        #expect(colors(.insetGrouped) == [.systemGroupedBackground, .secondarySystemGroupedBackground])
        #expect(colors(.sidebar) == [.secondarySystemBackground, .clear])
        #expect(colors(.sidebarPlain) == [.systemBackground, .systemBackground])
    }

    @Test func `The background is the configuration's, and clear shows the collection view's own`() {
        let red = ListStage(.plain, [1]) { configuration, _ in configuration.backgroundColor = .systemRed }
        #expect(red.view.listBackgroundView?.backgroundColor == .systemRed)
        // In front of the background view, behind the rows.
        let behind = UIView()
        red.view.backgroundView = behind
        red.host.settle()
        #expect(red.view.subviews.first === behind)
        #expect(red.view.subviews.dropFirst().first === red.view.listBackgroundView)
        let clear = ListStage(.plain, [1]) { configuration, _ in configuration.backgroundColor = .clear }
        #expect(clear.view.listBackgroundView == nil)
    }

    @Test func `Views in a list know its look by a trait`() {
        let stage = ListStage(.insetGrouped, [1]) { configuration, _ in
            configuration.headerMode = .supplementary
        }
        #expect(stage.cell(0, 0)?.traitCollection.listEnvironment == .insetGrouped)
        #expect(stage.cell(0, 0)?.contentView.traitCollection.listEnvironment == .insetGrouped)
        #expect(stage.header(0)?.traitCollection.listEnvironment == .insetGrouped)
        #expect(stage.view.traitCollection.listEnvironment == .unspecified)
        // Configurations follow the trait.
        let state = UICellConfigurationState(traitCollection: .init(listEnvironment: .insetGrouped))
        #expect(UIBackgroundConfiguration.listCell().updated(for: state).cornerRadius == 10)
        let header = UIListContentConfiguration.header().updated(for: state)
        #expect(header.textProperties.transform == .uppercase)
    }

    @Test func `Default contents are those of rows, headers and footers of the list`() {
        func fonts(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> [CGFloat?] {
            let stage = ListStage(appearance, [1]) { configuration, _ in
                configuration.headerMode = .supplementary
                configuration.footerMode = .supplementary
            }
            return [stage.header(0), stage.cell(0, 0), stage.footer(0)].map {
                ($0?.contentConfiguration as? UIListContentConfiguration)?.textProperties.font.pointSize
            }
        }
        #expect(fonts(.plain) == [17, 17, 13])
        #expect(fonts(.grouped) == [13, 17, 13])
        #expect(fonts(.insetGrouped) == [13, 17, 13])
        #expect(fonts(.sidebar) == [20, 17, 13])
    }

    @Test func `The first and the last row of an inset group have round corners, also while it changes`() {
        let stage = ListStage(.insetGrouped, [3])
        #expect([0, 1, 2].map { radius(stage, $0) } == [10, 0, 10])
        #expect(corners(stage, 0) == top)
        #expect(corners(stage, 2) == bottom)
        let cells = [0, 1, 2].map { stage.cell(0, $0) }
        stage.apply([["0.0", "0.1"]], animated: true)
        // In the same animation the row that is the last now gets round corners, and loses its line.
        #expect(radius(stage, 1) == 10)
        #expect(corners(stage, 1) == bottom)
        #expect(stage.lines(0, 1) == [])
        stage.host.settle()
        #expect(stage.cell(0, 1) === cells[1])
        stage.apply([["0.0"]], animated: true)
        stage.host.settle()
        #expect(corners(stage, 0) == .all)
        stage.apply([["new", "0.0", "newer"]], animated: true)
        stage.host.settle()
        #expect(stage.cell(0, 1) === cells[0])
        #expect([0, 1, 2].map { radius(stage, $0) } == [10, 0, 10])
        #expect(stage.lines(0, 1) == ["bottom 16..343"])
    }

    @Test func `A radius that the program sets rounds every row`() {
        let stage = ListStage(
            .insetGrouped, [3],
            cell: { cell, path, item in
                ListStage.showName(cell, path, item)
                var background = UIBackgroundConfiguration.listGroupedCell()
                background.cornerRadius = 6
                cell.backgroundConfiguration = background
            })
        #expect(radius(stage, 1) == 6)
        #expect(corners(stage, 1) == .all)
    }

    @Test func `Selected rows are grey, and those of a sidebar are round`() {
        let stage = ListStage(.plain, [2])
        stage.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        stage.host.settle()
        #expect(stage.fill(stage.cell(0, 0))?.backgroundColor == .systemGray4)
        let sidebar = ListStage(.sidebar, [2])
        sidebar.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        sidebar.host.settle()
        #expect(sidebar.fill(sidebar.cell(0, 0))?.backgroundColor == .secondarySystemFill)
        #expect(radius(sidebar, 0) == 10)
    }

    @Test func `A first item that is the header has the look of one and opens its section`() throws {
        let stage = ListStage(.insetGrouped, []) { configuration, _ in
            configuration.headerMode = .firstItemInSection
        } cell: { cell, path, item in
            ListStage.showName(cell, path, item)
            cell.accessories = item == "Header" ? [.outlineDisclosure()] : []
        }
        stage.apply([[]])
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Header"])
        outline.append(["one", "two"], to: "Header")
        outline.expand(["Header"])
        stage.source.apply(outline, to: 0, animatingDifferences: false)
        stage.host.settle()
        let header = try #require(stage.cell(0, 0))
        #expect(header.listAttributes?.role == .headerItem)
        #expect(
            (header.contentConfiguration as? UIListContentConfiguration)?.textProperties.font.pointSize == 20)
        #expect(stage.fill(header)?.backgroundColor == .clear)
        #expect(stage.lines(0, 0) == [])
        // 17 above the text of 24 points (20 · 1.193, up to a pixel), 6 below; the chevron of 8 × 14 is beside it:
        // 17 + 12 - 7.
        #expect(header.frame.height == 47)
        #expect(header.trailingPlaces.first?.view.center.y == 29)
        // The group begins with the row after it.
        #expect(corners(stage, 1) == top)
        #expect(corners(stage, 2) == bottom)
        // A tap anywhere in it closes its section.
        stage.host.tap(header)
        stage.host.settle()
        #expect(stage.view.numberOfItems(inSection: 0) == 1)
        stage.host.tap(header)
        stage.host.settle()
        #expect(stage.view.numberOfItems(inSection: 0) == 3)
        #expect(corners(stage, 2) == bottom)
    }

    @Test func `A cell outside of lists is as before`() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.layoutIfNeeded()
        #expect(cell.listAttributes == nil)
        #expect(cell.traitCollection.listEnvironment == .unspecified)
        #expect(cell.separators.bottom == nil)
        #expect(cell.defaultContentConfiguration().textProperties.font.pointSize == 17)
    }
}
