import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite struct CompositionalProviderTests {
    @Test func `The provider is asked again for another size or other traits, and not on scrolling`() {
        var asked: [String] = []
        let layout = UICollectionViewCompositionalLayout { index, environment in
            let size = environment.container.contentSize
            let style = environment.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
            asked.append("\(index) \(Int(size.width))×\(Int(size.height)) \(style)")
            return boardSection(1, 50) {
                $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 20, pinned: true)]
            }
        }
        let board = CompositionalBoard([Array(0..<100), [200]], layout)
        // Data came after the first, empty, preparation.
        #expect(asked.suffix(2) == ["0 300×400 light", "1 300×400 light"])
        asked = []
        for y in stride(from: CGFloat(10), to: 1000, by: 90) { board.scroll(to: y) }
        #expect(asked.isEmpty)

        board.host.resize(to: CGSize(width: 400, height: 300))
        board.host.layout()
        #expect(asked == ["0 400×300 light", "1 400×300 light"])
        asked = []
        board.view.overrideUserInterfaceStyle = .dark
        board.host.layout()
        #expect(asked == ["0 400×300 dark", "1 400×300 dark"])
    }

    @Test func `A group of a size alone has no items`() {
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
            let item = NSCollectionLayoutItem(layoutSize: size)
            var group = NSCollectionLayoutGroup(layoutSize: size)
            #expect(group.subitems.isEmpty)
            if index == 1 { group = .vertical(layoutSize: size, subitems: [item]) }
            return NSCollectionLayoutSection(group: group)
        }
        let board = CompositionalBoard([[1, 2], [3, 4]], layout)
        #expect(board.view.visibleCells.count == 2)
        #expect(layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 1))?.frame.minY == 50)
    }

    @Test func `A size class decides how many columns there are`() {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            boardSection(environment.traitCollection.horizontalSizeClass == .regular ? 0.25 : 0.5, 50)
        }
        let host = StubHost(counts: [4])
        host.traitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .compact),
        ])
        host.prepare(layout)
        // Groups are half or a quarter of 300 wide, one below the other.
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == rect(0, 50, 150, 50))
        host.traitCollection = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .regular),
        ])
        layout.prepare()
        #expect(layout.layoutAttributesForItem(at: [0, 1])?.frame == rect(0, 50, 75, 50))
    }

    @Test func `The environment tells sizes before and after insets`() {
        var told: [String] = []
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let container = environment.container
            told.append(
                "\(container.contentSize.width)×\(container.contentSize.height)"
                    + " \(container.effectiveContentSize.width)×\(container.effectiveContentSize.height)"
                    + " \(container.contentInsets.leading) \(container.effectiveContentInsets.trailing)")
            return boardSection(1, 50)
        }
        let host = StubHost(counts: [1], width: 852, height: 393)
        // An iPhone on its side: 59 at both sides, 21 below; the scroll view itself keeps clear of top and bottom.
        host.safeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
        host.adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0)
        host.prepare(layout)
        // 852 − 59 − 59 = 734; 393 − 21 = 372.
        #expect(told == ["852.0×372.0 734.0×372.0 59.0 59.0"])
    }

    private func stderr(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `A provider without a section names it, and the likely cause`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewCompositionalLayout { index, _ in
                    index == 2 ? nil : boardSection(1, 50)
                }
                StubHost(counts: [1, 1, 1, 1]).prepare(layout)
            }
        }
        #expect(stderr(result).contains("Invalid section definition."))
        #expect(
            stderr(result).contains("returned nil for section 2 of 4. Most often its own list of sections"))
    }

    @Test func `A provider that changes the number of sections is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = StubHost(counts: [1, 1, 1])
                let layout = UICollectionViewCompositionalLayout { index, _ in
                    if index == 1 { host.counts = [1] }
                    return boardSection(1, 50)
                }
                host.prepare(layout)
            }
        }
        #expect(
            stderr(result).contains(
                "The number of sections changed from 3 to 1 while the section provider was asked for section 1."
            ))
    }

    @Test func `Two boundary items of one kind are refused, in a section and in the layout`() async {
        let inSection = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let layout = UICollectionViewCompositionalLayout { index, _ in
                    boardSection(1, 50) {
                        $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 20)]
                        if index == 1 {
                            $0.boundarySupplementaryItems.append(boardBoundary("header", .bottom, 1, 20))
                        }
                    }
                }
                StubHost(counts: [1, 1]).prepare(layout)
            }
        }
        #expect(
            stderr(inSection).contains(
                "\"header\" is there twice in boundarySupplementaryItems of section 1: give every one in a section an"
                    + " elementKind of its own"))
        let inLayout = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let configuration = UICollectionViewCompositionalLayoutConfiguration()
                configuration.boundarySupplementaryItems = [
                    boardBoundary("global", .top, 1, 20), boardBoundary("global", .bottom, 1, 20),
                ]
                StubHost(counts: [1]).prepare(
                    UICollectionViewCompositionalLayout(
                        section: boardSection(1, 50), configuration: configuration)
                )
            }
        }
        #expect(stderr(inLayout).contains("twice in the configuration's boundarySupplementaryItems"))
    }

    @Test func `A badge of the same kind as the header is refused with its path`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let badge = NSCollectionLayoutSupplementaryItem(
                    layoutSize: boardSize(20, 20), elementKind: "header",
                    containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
                let layout = UICollectionViewCompositionalLayout(
                    section: boardSection(1, 50, badges: [badge]) {
                        $0.boundarySupplementaryItems = [boardBoundary("header", .top, 1, 20)]
                    })
                StubHost(counts: [1]).prepare(layout)
            }
        }
        #expect(stderr(result).contains("a supplementary item of section 0, group → item 0"))
    }

    @Test func `A decoration that nobody registered is named`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CompositionalBoard([[1]]) { _ in
                    boardSection(1, 50) { $0.decorationItems = [.background(elementKind: "card")] }
                }
            }
        }
        #expect(stderr(result).contains("register(_:forDecorationViewOfKind: \"card\")"))
    }

    @Test func `A group without subitems is refused`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = NSCollectionLayoutGroup.horizontal(layoutSize: boardSize(1, 50), subitems: [])
            }
        }
        #expect(stderr(result).contains("At least 1 subitem is required for a group."))
    }
}
