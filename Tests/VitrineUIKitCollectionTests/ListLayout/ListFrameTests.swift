import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Where list layouts put rows, headers and footers. Lines are as high as San Francisco's: 17 points take 20.5 at 2×, 13
/// take 16, 20.29 and 15.51 rounded up to a pixel.
@MainActor
@Suite(.serialized) struct ListFrameTests {
    private func headed(_ configuration: inout UICollectionLayoutListConfiguration, _ section: Int) {
        configuration.headerMode = section == 0 ? .supplementary : .none
        configuration.footerMode = section == 0 ? .supplementary : .none
    }

    @Test func `Plain rows go from edge to edge, below a header with 22 points above it`() throws {
        for width: CGFloat in [375, 390] {
            let stage = ListStage(.plain, [2, 2], size: CGSize(width: width, height: 600), configure: headed)
            // 6 + 20.5 + 6 is 32.5.
            #expect(stage.header(0)?.frame == CGRect(x: 0, y: 22, width: width, height: 32.5))
            // 11 + 20.5 + 11 is 42.5: 44 at least.
            #expect(stage.frame(0, 0) == CGRect(x: 0, y: 54.5, width: width, height: 44))
            #expect(stage.frame(0, 1) == CGRect(x: 0, y: 98.5, width: width, height: 44))
            // 8 + 16 + 6.
            #expect(stage.footer(0)?.frame == CGRect(x: 0, y: 142.5, width: width, height: 30))
            // Without header and footer there is nothing between sections.
            #expect(stage.frame(1, 0) == CGRect(x: 0, y: 172.5, width: width, height: 44))
            #expect(stage.view.contentSize == CGSize(width: width, height: 260.5))
            // Text begins at the margin of 16.
            #expect(stage.cell(0, 0)?.textLeading == 16)
        }
    }

    @Test func `Groups are 35 points apart, and their headers 35 below the group before`() throws {
        let stage = ListStage(.grouped, [1, 1, 1]) { configuration, section in
            configuration.headerMode = section == 2 ? .supplementary : .none
        }
        // 17 above the first, 18 below each.
        #expect(stage.frame(0, 0) == CGRect(x: 0, y: 17, width: 375, height: 44))
        #expect(stage.frame(1, 0) == CGRect(x: 0, y: 96, width: 375, height: 44))
        // The header has 17 above its text and 6 below: 39.
        #expect(stage.header(2)?.frame == CGRect(x: 0, y: 158, width: 375, height: 39))
        #expect(stage.frame(2, 0) == CGRect(x: 0, y: 197, width: 375, height: 44))
        #expect(stage.view.contentSize.height == 259)
    }

    @Test func `Inset groups are 16 points from the sides on narrow telephones, 20 on others and on tablets`()
        throws
    {
        for (width, side) in [(375, 16), (390, 20), (820, 20)] as [(CGFloat, CGFloat)] {
            let stage = ListStage(
                .insetGrouped, [2, 1], device: width == 820 ? .iPad : .iPhone,
                size: CGSize(width: width, height: 600), configure: headed)
            let inner = width - 2 * side
            #expect(stage.header(0)?.frame == CGRect(x: side, y: 0, width: inner, height: 39))
            #expect(stage.frame(0, 0) == CGRect(x: side, y: 39, width: inner, height: 44))
            #expect(stage.frame(0, 1) == CGRect(x: side, y: 83, width: inner, height: 44))
            #expect(stage.footer(0)?.frame == CGRect(x: side, y: 127, width: inner, height: 30))
            #expect(stage.frame(1, 0) == CGRect(x: side, y: 174, width: inner, height: 44))
            #expect(stage.cell(0, 0)?.textLeading == 16)
        }
    }

    @Test func `On a tablet the text of plain rows begins 20 points from the edge`() {
        let stage = ListStage(.plain, [1], device: .iPad, size: CGSize(width: 820, height: 600))
        #expect(stage.frame(0, 0) == CGRect(x: 0, y: 0, width: 820, height: 44))
        #expect(stage.cell(0, 0)?.textLeading == 20)
    }

    @Test func `Rows of a sidebar are 10 points from its sides`() throws {
        let stage = ListStage(.sidebar, [2], device: .iPad, size: CGSize(width: 320, height: 600))
        #expect(stage.frame(0, 0) == CGRect(x: 10, y: 10, width: 300, height: 44))
        #expect(stage.frame(0, 1) == CGRect(x: 10, y: 54, width: 300, height: 44))
        #expect(stage.cell(0, 0)?.textLeading == 10)
    }

    @Test func `On a television rows are platters inside the safe area, 14 points apart, whatever the look`()
        throws
    {
        for appearance in [.plain, .grouped] as [UICollectionLayoutListConfiguration.Appearance] {
            let stage = ListStage(
                appearance, [2], device: .appleTV, size: CGSize(width: 1920, height: 1080), scale: 1,
                safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
            // 66 at least; the offset begins at the safe area.
            #expect(stage.frame(0, 0) == CGRect(x: 80, y: 14, width: 1760, height: 66))
            #expect(stage.frame(0, 1) == CGRect(x: 80, y: 94, width: 1760, height: 66))
            #expect(stage.lines(0, 0) == [])
        }
    }

    @Test func `Rows are as high as their lines`() throws {
        let stage = ListStage(
            .insetGrouped, [3],
            cell: { cell, path, item in
                var content = UIListContentConfiguration.subtitleCell()
                content.text = item
                content.secondaryText =
                    path.item == 1 ? String(repeating: "Text that takes more than one line. ", count: 5) : nil
                cell.contentConfiguration = content
            })
        #expect(stage.frame(0, 0)?.height == 44)
        // The secondary text is of 12 points: four lines of 14.32 in 311 points, 57.5 at 2×.
        let height = try #require(stage.frame(0, 1)?.height)
        // 11 + 20.5 + 3 + 57.5 + 11
        #expect(height == 103)
        #expect(stage.frame(0, 2)?.minY == 164)
    }

    @Test func `The room above headers is what the configuration says, and a pinned header leaves it`() throws
    {
        let stage = ListStage(.plain, [30, 30], size: CGSize(width: 375, height: 400)) { configuration, _ in
            configuration.headerMode = .supplementary
            configuration.headerTopPadding = 10
        }
        #expect(stage.header(0)?.frame == CGRect(x: 0, y: 10, width: 375, height: 32.5))
        #expect(stage.frame(0, 0)?.minY == 42.5)
        // 30 rows later: 10 + 32.5 + 30 · 44.
        stage.view.contentOffset.y = 500
        stage.host.layout()
        #expect(stage.header(0)?.frame.minY == 500)
        stage.view.contentOffset.y = 1350
        stage.host.layout()
        // The section ends at 1362.5, and pushes its header off.
        #expect(stage.header(0)?.frame.minY == 1330)
        #expect(stage.header(1)?.frame.minY == 1372.5)
    }

    @Test func `Under the safe area at the sides plain rows go on, and their text does not`() throws {
        let stage = ListStage(
            .plain, [1], size: CGSize(width: 667, height: 375),
            safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
        #expect(stage.frame(0, 0)?.width == 667)
        // A margin of 20 from a width of 414, and the safe area.
        #expect(stage.cell(0, 0)?.textLeading == 64)
        let inset = ListStage(
            .insetGrouped, [1], size: CGSize(width: 667, height: 375),
            safeArea: UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 44))
        #expect(inset.frame(0, 0) == CGRect(x: 64, y: 17, width: 539, height: 44))
    }

    @Test func `A list section stands beside others, with its own background behind it`() throws {
        let layout = UICollectionViewCompositionalLayout { section, environment in
            if section == 1 {
                return .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
            }
            let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
            let shelf = NSCollectionLayoutSection(
                group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
            shelf.orthogonalScrollingBehavior = .continuous
            return shelf
        }
        let stage = ListStage(.plain, [9, 2], layout: layout)
        #expect(stage.view.listBackgroundView == nil)
        // 80 for the shelf, then 17 + 2 · 44 + 18.
        #expect(stage.frame(1, 1) == CGRect(x: 16, y: 141, width: 343, height: 44))
        let background = try #require(
            stage.view.subviews.first { $0 is ListBackgroundView })
        #expect(background.frame == CGRect(x: 0, y: 80, width: 375, height: 123))
        #expect(background.backgroundColor == .systemGroupedBackground)
        #expect(stage.view.subviews.first === background)
    }

    // MARK: Bad input

    @Test func `Room above headers that is no length is refused`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = ListStage(.plain, [1]) { configuration, _ in configuration.headerTopPadding = .nan }
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("headerTopPadding is nan in a list with the appearance plain"))
    }

    @Test func `Headers without a provider of supplementary views are refused`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                configuration.headerMode = .supplementary
                let view = UICollectionView(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 300),
                    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
                let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { _, _, _ in
                    nil
                }
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections([0])
                source.applySnapshotUsingReloadData(snapshot)
                view.layoutIfNeeded()
            }
        }
        let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        #expect(text.contains("UICollectionElementKindSectionHeader"))
        #expect(text.contains("section 0"))
        #expect(text.contains("supplementaryViewProvider"))
    }

    @Test func `A row that asks for no height keeps the one that was guessed`() {
        final class Broken: UICollectionViewListCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = .nan
                return layoutAttributes
            }
        }
        let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 375, height: 300), collectionViewLayout: layout)
        let rows = UICollectionView.CellRegistration<Broken, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        source.applySnapshotUsingReloadData(snapshot)
        view.layoutIfNeeded()
        #expect(
            view.layoutAttributesForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 88, width: 375, height: 44))
    }
}
