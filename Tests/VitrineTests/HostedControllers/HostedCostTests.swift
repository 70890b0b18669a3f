import Testing
import Vitrine
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Child controllers in cells: what scrolling costs")
struct HostedCostTests {
    private let list = HostedFocusTests.List()
    private let host: TestHost

    init() {
        // 3.6 shelves of 9.6 cards on a screen of 1920×1080.
        host = TestHost(list, device: .appleTV, safeArea: .zero)
        host.settle()
    }

    private func scroll(to offset: CGFloat) {
        list.collectionView.contentOffset.y = offset
        host.settle()
    }

    private var shelves: [HostedFocusTests.ShelfController] {
        list.shelves.hostedItems.compactMap { list.shelves.controller(for: $0) }
    }

    @Test("Once there are enough controllers, scrolling makes no controller, no cell and no card")
    func nothingIsMade() {
        for offset in stride(from: 0, to: 3000, by: 170) as StrideTo<CGFloat> { scroll(to: offset) }
        let made = list.shelves.statistics.made
        let cells = list.collectionView.counters.cellsMade
        let controllers = Set(shelves.map(ObjectIdentifier.init))
        let cards = shelves.map(\.collectionView.counters.cellsMade).max()
        for offset in stride(from: 3000, to: 10_000, by: 170) as StrideTo<CGFloat> { scroll(to: offset) }
        #expect(list.shelves.statistics.made == made)
        #expect(list.collectionView.counters.cellsMade == cells)
        #expect(!controllers.isDisjoint(with: shelves.map(ObjectIdentifier.init)))
        #expect(shelves.map(\.collectionView.counters.cellsMade).max() == cards)
        #expect(list.shelves.statistics.recycled > 20)
    }

    @Test("A shelf that comes back scrolled is laid out at its place, and not at the start before")
    func laidOutOnce() throws {
        try #require(list.shelves.controller(for: 2)).collectionView.contentOffset.x = 3000
        host.settle()
        scroll(to: 6000)
        #expect(list.shelves.controller(for: 2) == nil)
        let before = shelves.map { ($0, $0.collectionView.counters) }
        scroll(to: 0)
        let shelf = try #require(list.shelves.controller(for: 2))
        #expect(shelf.collectionView.contentOffset.x == 3000)
        let counters = shelf.collectionView.counters
        let former = try #require(before.first { $0.0 === shelf }?.1 ?? counters)
        #expect(counters.cellsMade - former.cellsMade + counters.cellsReused - former.cellsReused <= 10)
    }
}
