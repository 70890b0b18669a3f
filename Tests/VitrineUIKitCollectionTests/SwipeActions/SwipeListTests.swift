import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// Swipe actions as programs give them: by the configuration of a list.
@MainActor
@Suite(.serialized) struct SwipeListTests {
    /// A list of five rows whose trailing action deletes, as an application has it.
    private final class Mailbox {
        let view: UICollectionView
        let host: TestHost
        private(set) var source: UICollectionViewDiffableDataSource<Int, String>!
        var log: [String] = []

        @MainActor init(
            _ appearance: UICollectionLayoutListConfiguration.Appearance, sectionProvider: Bool = false,
            width: CGFloat = 375
        ) {
            var deletes: ((IndexPath, @escaping (Bool) -> Void) -> Void)?
            var reads: ((IndexPath) -> Void)?
            var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
            configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
                let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                    deletes?(indexPath, completion)
                }
                return UISwipeActionsConfiguration(actions: [delete])
            }
            configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
                guard indexPath.item != 0 else { return nil }
                let read = UIContextualAction(style: .normal, title: "Read") { _, _, completion in
                    reads?(indexPath)
                    completion(true)
                }
                read.backgroundColor = .systemBlue
                return UISwipeActionsConfiguration(actions: [read])
            }
            let layout =
                sectionProvider
                ? UICollectionViewCompositionalLayout { [configuration] _, environment in
                    .list(using: configuration, layoutEnvironment: environment)
                } : UICollectionViewCompositionalLayout.list(using: configuration)
            let size = CGSize(width: width, height: 320)
            view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
            let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
            host = TestHost(view, size: size, scale: 2)
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, text in
                view.dequeueConfiguredReusableCell(using: row, for: path, item: text)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["Alpha", "Beta", "Gamma", "Delta", "Epsilon"])
            source.apply(snapshot, animatingDifferences: false)
            deletes = { [unowned self] path, completion in
                var snapshot = source.snapshot()
                snapshot.deleteItems([source.itemIdentifier(for: path)!])
                source.apply(snapshot)
                completion(true)
            }
            reads = { [unowned self] in log.append("read \($0.item)") }
            host.settle()
        }

        @MainActor func frame(_ item: Int) -> CGRect {
            view.cellForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
        }

        @MainActor func swipe(_ item: Int, from start: CGFloat, to end: CGFloat) {
            let y = frame(item).midY - view.contentOffset.y
            host.drag(from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
            host.settle()
        }

        @MainActor var actionViews: [SwipeActionsView] {
            view.subviews.compactMap { $0 as? SwipeActionsView }
        }
    }

    @Test(arguments: [false, true])
    func theProviderOfAListGivesTheActions(sectionProvider: Bool) throws {
        let mailbox = Mailbox(.plain, sectionProvider: sectionProvider)
        mailbox.swipe(1, from: 340, to: 270)
        // "Delete" is narrower than 50 points: a button of 74.
        #expect(mailbox.frame(1).minX == -74)
        let button = try #require(mailbox.actionViews.first?.buttons.first)
        mailbox.host.tap(button)
        mailbox.host.settle()
        #expect(mailbox.source.snapshot().itemIdentifiers == ["Alpha", "Gamma", "Delta", "Epsilon"])
        #expect(mailbox.actionViews.isEmpty)
        #expect(mailbox.frame(1).minX == 0)
    }

    @Test func aFullSwipeDeletesARowAndTheNextOne() {
        let mailbox = Mailbox(.plain)
        mailbox.swipe(2, from: 350, to: 80)
        mailbox.swipe(2, from: 350, to: 80)
        #expect(mailbox.source.snapshot().itemIdentifiers == ["Alpha", "Beta", "Epsilon"])
        #expect(mailbox.actionViews.isEmpty)
    }

    @Test func aProviderMayHaveNothingForARow() {
        let mailbox = Mailbox(.plain)
        mailbox.swipe(0, from: 40, to: 200)
        #expect(mailbox.actionViews.isEmpty)
        mailbox.swipe(1, from: 40, to: 300)
        #expect(mailbox.log == ["read 1"])
    }

    @Test func inAGroupTheButtonsHaveTheCornersOfTheirRow() throws {
        let mailbox = Mailbox(.insetGrouped)
        mailbox.swipe(0, from: 330, to: 260)
        // Groups are 16 points from the sides on narrow telephones; their corners have a radius of 10 points.
        let first = try #require(mailbox.actionViews.first)
        #expect(first.frame.minX == 16 && first.frame.width == 343)
        #expect(first.layer.cornerRadius == 10)
        #expect(first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(abs(mailbox.frame(0).minX - (16 - 74)) < 1e-6)
        // The cell is seen within its row only: 74 points of it are outside.
        let mask = try #require(mailbox.view.cellForItem(at: [0, 0])?.layer.mask)
        #expect(mask.frame == CGRect(x: 74, y: 0, width: 343, height: first.frame.height))
        mailbox.swipe(2, from: 330, to: 260)
        #expect(mailbox.actionViews.first?.layer.cornerRadius == 0)
        #expect(mailbox.view.cellForItem(at: [0, 0])?.layer.mask == nil)
    }

    @Test func whatAGroupLooksLike() throws {
        let mailbox = Mailbox(.insetGrouped)
        let (page, card, red) = ([242, 242, 247], [255, 255, 255], [255, 59, 48])
        func isRed(_ x: CGFloat, _ y: CGFloat) -> Bool { isNear(mailbox.host.rgb(x, y), red) }
        mailbox.swipe(0, from: 330, to: 260)
        // Rows of 44 points, 16 from the sides. A button of 74 in systemRed, with the upper corner of its group, whose
        // radius is 10: half a point outside of the circle, and half inside. Below it is the next row.
        #expect(
            [15.75, 283, 285.25, 358.75, 359.25].map { mailbox.host.rgb($0, 50) } == [
                page, card, red, red, page,
            ])
        #expect(mailbox.host.rgb(358.75, 17.25) == page && isNear(mailbox.host.rgb(356.75, 19.25), page))
        #expect(isRed(355.75, 20.25) && isRed(358.75, 60.75))
        #expect([16.75, 17.25, 60.75, 61.25].map { isRed(340, $0) } == [false, true, true, false])
        try mailbox.host.verifyPicture("swipe-inset-grouped-first")
        mailbox.swipe(1, from: 330, to: 260)
        // The next row has no corners: the button is 74 points by 44 less a text, and the first is white again.
        #expect(mailbox.host.rgb(320, 39) == card)
        #expect([61.25, 104.75].allSatisfy { isRed(358.75, $0) && isRed(285.25, $0) })
        #expect([60.25, 105.25].map { isRed(358.75, $0) } == [false, false])
        #expect([284.75, 359.25].map { mailbox.host.rgb($0, 80) } == [card, page])
        let area = mailbox.host.area(of: red)
        #expect(area > 2900 && area < 74 * 44)
        try mailbox.host.verifyPicture("swipe-inset-grouped-middle")
    }
}
