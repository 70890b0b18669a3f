import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// The focus between rows of different length.
@MainActor
@Suite("Focus between rows of different length", .serialized)
struct FocusBetweenRowsTests {
    final class Model: ObservableObject {
        @Published var rows: [CollectionRow<Int, Int>]
        init(_ counts: [Int]) {
            rows = counts.enumerated().map { row, count in
                CollectionRow(section: row, items: (0..<count).map { row * 100 + $0 })
            }
        }
    }

    struct Shelf: View {
        @ObservedObject var model: Model
        var body: some View {
            CollectionView(rows: model.rows) { _, _ in
                ShelfFixture.section
            } cell: { _, item in
                Button("\(item)") {}
            } supplementaryView: { _, path in
                Text("Row \(path.section)")
            }
            .ignoresSafeArea()
        }
    }

    private func probe(_ model: Model) -> CollectionProbe {
        CollectionProbe(
            Shelf(model: model), device: .appleTV,
            safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
    }

    private func focused(_ probe: CollectionProbe) -> String {
        probe.collectionView.focusedCell.flatMap { probe.collectionView.indexPath(for: $0) }
            .map { "\($0.section).\($0.item)" } ?? "-"
    }

    private func script(_ probe: CollectionProbe, _ buttons: [TestHost.Button]) -> [String] {
        buttons.map { button in
            probe.host.press(button)
            probe.host.settle()
            return focused(probe)
        }
    }

    @Test("From far along a long row the focus goes down and up to the last item of a short one")
    func lastOfShort() {
        let probe = probe(Model([10, 3, 10, 2, 10]))
        #expect(script(probe, Array(repeating: .right, count: 7)).last == "0.7")
        #expect(script(probe, [.down]) == ["1.2"])
        #expect(script(probe, [.down, .right, .right, .right]) == ["2.2", "2.3", "2.4", "2.5"])
        #expect(script(probe, [.up]) == ["1.2"])
        #expect(script(probe, [.right]) == ["1.2"])
        #expect(script(probe, [.left]) == ["1.1"])
    }

    /// The guides on screen, by row, in the coordinates of the window.
    private func guides(_ probe: CollectionProbe) -> [Int: CGRect] {
        guard
            let coordinator = probe.collectionView.delegate
                as? CollectionView<Int, Int, Button<Text>, Text>.Coordinator
        else { return [:] }
        return coordinator.rowGuides.guides.mapValues { guide in
            guide.owningView?.convert(guide.layoutFrame, to: nil) ?? .null
        }
    }

    @Test("A guide covers the rest of each short row on screen, and the search finds it straight ahead")
    func guidesOnScreen() {
        let model = Model([10, 3, 10, 2, 10, 1, 1, 1])
        let probe = probe(model)
        // Rows are 300 points apart and begin at 130; cards are 410×230, 40 apart, from x = 80 on.
        #expect(
            guides(probe) == [
                1: CGRect(x: 1390, y: 430, width: 530, height: 230),
                3: CGRect(x: 940, y: 1030, width: 980, height: 230),
            ])
        _ = script(probe, [.right, .right, .right])
        let explained = probe.host.window.focusSystem.explainMovement(.down)
        #expect(explained.split(separator: "\n").contains { $0.hasPrefix("guide") && $0.hasSuffix("chosen") })
        #expect(script(probe, [.down]) == ["1.2"])
        // The row that has the focus has no guide: nothing holds the focus at its end.
        #expect(guides(probe)[1] == nil)
        #expect(script(probe, [.right]) == ["1.2"])
    }

    @Test("Guides follow rows that change and scroll, and there are no more than rows on screen")
    func guidesFollow() {
        let model = Model([10, 3, 10, 2, 10, 1, 1, 1])
        let probe = probe(model)
        model.rows[1].items.append(199)
        model.rows[2].items.removeLast(6)
        probe.host.settle()
        #expect(guides(probe)[1] == CGRect(x: 1840, y: 430, width: 80, height: 230))
        #expect(guides(probe)[2] == CGRect(x: 1840, y: 730, width: 80, height: 230))
        probe.collectionView.contentOffset.y += 900
        probe.host.settle()
        let rows = Set(probe.collectionView.indexPathsForVisibleItems.map(\.section))
        #expect(Set(guides(probe).keys).isSubset(of: rows))
        #expect(guides(probe)[6]?.minX == 490)
        let owned = probe.collectionView.subviews.reduce(probe.collectionView.layoutGuides.count) {
            $0 + $1.layoutGuides.filter { $0 is UIFocusGuide }.count
        }
        #expect(owned - probe.collectionView.layoutGuides.count == guides(probe).count)
    }

    @Test("A scroll step that brings no row changes no constraint")
    func quietScroll() {
        let probe = probe(Model([10, 3, 10, 2, 10, 1, 1, 1]))
        probe.collectionView.contentOffset.y += 1
        probe.host.advance(by: 1.0 / 60)
        AutoLayoutCounters.reset()
        for _ in 0..<20 {
            probe.collectionView.contentOffset.y += 1
            probe.host.advance(by: 1.0 / 60)
        }
        #expect(AutoLayoutCounters.current.additions == 0)
        #expect(AutoLayoutCounters.current.solves == 0)
        #expect(AutoLayoutCounters.current.engines == 0)
    }

    @Test("A row below the screen is reached at its last item too")
    func belowTheScreen() {
        let probe = probe(Model([10, 10, 10, 10, 2, 10, 1, 10]))
        _ = script(probe, Array(repeating: .right, count: 6))
        #expect(script(probe, [.down, .down, .down, .down]).last == "4.1")
        #expect(script(probe, [.down]) == ["5.1"])
        #expect(
            script(probe, [.right, .down, .down, .up, .up, .up]) == [
                "5.2", "6.0", "7.0", "6.0", "5.0", "4.0",
            ])
    }

    @Test("Where languages run from right to left the rest is on the left")
    func rightToLeft() {
        let probe = probe(Model([10, 3, 10, 2]))
        probe.host.window.traitOverrides.layoutDirection = .rightToLeft
        probe.host.settle()
        #expect(guides(probe)[1] == CGRect(x: 0, y: 430, width: 530, height: 230))
        _ = script(probe, Array(repeating: .left, count: 7))
        #expect(script(probe, [.down]) == ["1.2"])
    }

    @Test("In a grid the rest of the last line leads to the last item")
    func grid() {
        struct Grid: View {
            var body: some View {
                CollectionView(
                    rows: [7, 5, 20].enumerated().map { row, count in
                        CollectionRow(section: row, items: (0..<count).map { row * 100 + $0 })
                    }
                ) { _, _ in
                    let size = NSCollectionLayoutSize(
                        widthDimension: .absolute(300), heightDimension: .absolute(200))
                    let line = NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(200))
                    return NSCollectionLayoutSection(
                        group: .horizontal(
                            layoutSize: line, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                } cell: { _, item in
                    Button("\(item)") {}
                } supplementaryView: { _, _ in
                    Text("")
                }
                .ignoresSafeArea()
            }
        }
        let probe = CollectionProbe(
            Grid(), device: .appleTV, safeArea: UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80))
        // Five in a line of 1760 points from x = 80: the last line of the first row has two. The second row is
        // full, and 340 points remain to the edge.
        #expect(
            guides(probe) == [1: CGRect(x: 1580, y: 460, width: 340, height: 200)])
        #expect(script(probe, [.right, .right, .right, .right]).last == "0.4")
        #expect(script(probe, [.down, .down, .up]) == ["0.6", "1.1", "0.6"])
        #expect(script(probe, [.down, .right, .right, .right]).last == "1.4")
        #expect(guides(probe) == [0: CGRect(x: 680, y: 260, width: 1240, height: 200)])
        #expect(script(probe, [.up]) == ["0.6"])
    }

    @Test("Without focus, as on a telephone, there is no guide")
    func noFocus() {
        let probe = CollectionProbe(Shelf(model: Model([10, 1, 10])))
        #expect(probe.host.window.focusSystem.focusedItem == nil)
        #expect(guides(probe) == [:])
    }
}
