import Foundation
import Fuzzing
import Testing
import VitrineGraphics
import VitrinePlatform

@testable import VitrineTesting
@testable import VitrineUIKit

/// A list of rows of many colours, with texts and shadows, below a navigation bar.
private final class ColoredRowsController: UICollectionViewController {
    private static let colors: [UIColor] = [
        .systemRed, .systemBlue, .systemGreen, .systemYellow, .systemPurple,
    ]
    private var registration: UICollectionView.CellRegistration<UICollectionViewListCell, Int>!

    init(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
        super.init(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: appearance)))
        registration = UICollectionView.CellRegistration { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = "Row \(item)"
            content.image = UIImage(systemName: "star.fill")
            cell.contentConfiguration = content
            var background = UIBackgroundConfiguration.listGroupedCell()
            background.backgroundColor = Self.colors[item % Self.colors.count]
            cell.backgroundConfiguration = background
        }
        title = "Rows"
    }

    required init?(coder: NSCoder) { nil }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 200 }
    override func collectionView(
        _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
    }
}

@Suite("A bar's material over what scrolls, in a window") @MainActor
struct ScrolledBarTests {
    private func compare(
        scale: CGFloat, large: Bool, _ appearance: UICollectionLayoutListConfiguration.Appearance = .plain,
        steps: [(ColoredRowsController, UINavigationController, TestHost) -> Void]
    ) throws -> (moved: Int, blurred: Int) {
        let rows = ColoredRowsController(appearance)
        let navigation = UINavigationController(rootViewController: rows)
        navigation.navigationBar.prefersLargeTitles = large
        let host = TestHost(navigation, size: CGSize(width: 320, height: 400), scale: scale)
        let size = host.window.bounds.size
        let canvas = try PixelCanvas(size: size, scale: scale)
        var moved = 0
        let before = GraphicsCounters.backdropsBlurred
        for (index, step) in steps.enumerated() {
            step(rows, navigation, host)
            host.surface.setNeedsFrame()
            host.surface.frame()
            let (content, background) = (host.surface.content, host.window.backdrop)
            canvas.draw(content, background: background)
            moved += canvas.movedPixels
            let whole = try PixelCanvas(size: size, scale: scale)
            whole.draw(content, background: background)
            let (shown, wanted) = try (canvas.bitmap(), whole.bitmap())
            let wrong = shown.countDiffering(from: wanted, limit: 3)
            #expect(wrong == 0, "step \(index) at \(scale)×, large \(large)")
        }
        return (moved, GraphicsCounters.backdropsBlurred - before)
    }

    private func scroll(to y: CGFloat) -> (ColoredRowsController, UINavigationController, TestHost) -> Void {
        { rows, _, _ in rows.collectionView.contentOffset.y = y }
    }

    @Test(arguments: [1, 2, 3] as [CGFloat], [false, true])
    func `What is shown after scrolling is a picture drawn whole`(scale: CGFloat, large: Bool) throws {
        let offsets: [CGFloat] = [
            -44, -30, 0, 1, 2, 2.34, 3, 10, 10, 45, 44, 43.5, 100, 101, 400, 399, 380, 2000, 2001, 2003, 1990,
            0,
            -20, -96, -120, -60, 5,
        ]
        for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped] {
            let (moved, blurred) = try compare(
                scale: scale, large: large, appearance, steps: offsets.map(scroll))
            // The background of the list stays where it is while its rows are moved.
            #expect(moved > 320 * 400 * 2 && blurred > 3)
        }
    }

    @Test func `What changes behind the bar, beside it and in it is shown`() throws {
        let change: [(ColoredRowsController, UINavigationController, TestHost) -> Void] = [
            scroll(to: 50), { rows, _, _ in rows.collectionView.cellForItem(at: [0, 2])?.alpha = 0.3 },
            { rows, _, _ in rows.title = "Another title" },
            { rows, _, _ in
                rows.collectionView.contentOffset.y += 7
                rows.title = "Rows"
            },
            { _, navigation, _ in navigation.view.backgroundColor = .systemTeal },
            { rows, _, _ in rows.collectionView.backgroundColor = .clear }, scroll(to: 61),
            { _, navigation, _ in navigation.navigationBar.tintColor = .systemRed }, scroll(to: 60),
            { rows, navigation, _ in
                rows.collectionView.contentOffset.y = 80
                navigation.view.frame.origin.y = 13
            }, scroll(to: 90), { _, navigation, _ in navigation.view.frame.origin.y = 0 },
            { _, navigation, _ in navigation.view.alpha = 0.6 }, scroll(to: 100),
            { _, navigation, _ in navigation.view.alpha = 1 },
            { _, navigation, _ in navigation.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) },
            scroll(to: 111), { _, navigation, _ in navigation.view.transform = .identity },
            { _, _, host in host.window.overrideUserInterfaceStyle = .dark }, scroll(to: 130),
        ]
        _ = try compare(scale: 2, large: false, steps: change)
    }

    @Test func `Random scrolling with rows that change is shown as drawn whole`() throws {
        for seed in 0..<4 {
            var random = SeededGenerator(seed: UInt64(seed))
            let steps: [(ColoredRowsController, UINavigationController, TestHost) -> Void] = (0..<25).map {
                _ in
                let (kind, by, row) = (
                    random.int(0...4), CGFloat(random.int(-90...90)) / 3, random.int(0...12)
                )
                return { rows, navigation, _ in
                    let view = rows.collectionView!
                    view.contentOffset.y = max(-60, view.contentOffset.y + by)
                    switch kind {
                    case 0: view.visibleCells.dropFirst(row).first?.alpha = 0.5
                    case 1: navigation.navigationBar.transform.ty = by / 9
                    case 2: view.transform.tx = by
                    default: break
                    }
                }
            }
            _ = try compare(scale: CGFloat(2 + seed % 2), large: seed > 1, steps: steps)
        }
    }
}
