import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

@MainActor
@Suite("Views that size themselves", .serialized)
struct CollectionViewSelfSizingTests {
    @Test("A screenful of rows is measured once, and costs two queries of the layout")
    func cost() {
        let column = RowColumn([Array(0..<1_000_000)])
        // Rows of 50 as estimated: 10 fill the screen. Those of 30 to 130, 80 on average, are fewer.
        #expect(column.view.counters.viewsMeasured == 10)
        /// What a scroll costs: measurements and queries.
        func cost(of scroll: () -> Void) -> (measured: Int, queries: Int) {
            let before = column.view.counters
            scroll()
            let now = column.view.counters
            return (now.viewsMeasured - before.viewsMeasured, now.layoutQueries - before.layoutQueries)
        }
        // The first query brings 10 or 11 rows, the second finds all of them measured.
        let jump = cost { column.scroll(to: 25_000_000) }
        #expect(jump.queries == 2)
        #expect(jump.measured <= 11)
        var measured = 0
        for _ in 0..<50 {
            let step = cost { column.scroll(to: column.view.contentOffset.y - 25) }
            // A row of 30 points or more has come, or none: it has said its size ahead, and the second query takes
            // that in.
            #expect(step.queries == 1 || step.queries == 2)
            measured += step.measured
        }
        // 50 · 25 = 1250 points are 9 rows or more, 15 on average; those in eight steps more are measured ahead.
        #expect(measured >= 9 && measured <= 22)
        // At rest nothing is asked.
        let rest = cost {
            column.view.setNeedsLayout()
            column.host.layout()
        }
        #expect(rest.measured == 0 && rest.queries == 1)
    }

    @Test("In another width everything on screen is measured again, once")
    func width() {
        let column = RowColumn([Array(0..<100)])
        let before = column.view.counters.viewsMeasured
        column.view.frame.size.width = 200
        column.host.settle()
        // Sizes of the other width are forgotten: at 50 points each, 10 rows are on screen.
        #expect(column.view.counters.viewsMeasured - before == 10)
    }

    /// A cell with a box that its constraints make as high as it is.
    private final class BoxCell: UICollectionViewCell {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 40)

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                height, box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class BoxSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            100
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) as! BoxCell
            cell.height.constant = 40
            return cell
        }
    }

    @Test("What makes a cell on screen be measured again is the collection view's choice")
    func invalidation() throws {
        let source = BoxSource()
        for choice in [.disabled, .enabled, .enabledIncludingConstraints]
            as [UICollectionView.SelfSizingInvalidation]
        {
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 300, height: 500),
                collectionViewLayout: RowColumn.layout(
                    hasHeaders: false, pinsHeaders: false, scrollsSideways: false))
            #expect(view.selfSizingInvalidation == .enabled)
            view.selfSizingInvalidation = choice
            view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
            view.dataSource = source
            let host = TestHost(view, size: CGSize(width: 300, height: 500), scale: 1)
            host.settle()
            let cell = try #require(view.cellForItem(at: [0, 1]) as? BoxCell)
            #expect(cell.frame == CGRect(x: 0, y: 40, width: 300, height: 40))
            let measured = view.counters.viewsMeasured
            host.settle()
            #expect(view.counters.viewsMeasured == measured)
            cell.height.constant = 90
            host.settle()
            #expect(cell.frame.height == (choice == .enabledIncludingConstraints ? 90 : 40))
            cell.contentView.invalidateIntrinsicContentSize()
            host.settle()
            #expect(cell.frame.height == (choice == .disabled ? 40 : 90))
            cell.height.constant = 60
            cell.invalidateIntrinsicContentSize()
            host.settle()
            #expect(cell.frame.height == (choice == .disabled ? 40 : 60))
            #expect(view.cellForItem(at: [0, 2])?.frame.minY == (choice == .disabled ? 80 : 100))
        }
    }

    @Test("A size that a cell has invalidated comes with an animation, unless without")
    func invalidationAnimates() throws {
        let column = RowColumn([Array(0..<100)])
        for animated in [true, false] {
            let old: CGFloat = animated ? RowColumn.length(of: 0) : 200
            let new: CGFloat = animated ? 200 : 70
            column.length = { row, _ in row == 0 ? new : RowColumn.length(of: row) }
            let cell = try #require(column.view.cellForItem(at: [0, 0]))
            if animated {
                cell.invalidateIntrinsicContentSize()
            } else {
                UIView.performWithoutAnimation { cell.invalidateIntrinsicContentSize() }
            }
            #expect(column.drawnPlaces[1] == old)
            column.host.layout()
            let first: CGFloat = animated ? old : new
            #expect(column.drawnPlaces[1] == first)
            column.host.advance(by: 0.15)
            // Ease in and out: half of the way in half of the time.
            let half: CGFloat = animated ? (old + new) / 2 : new
            let drawn: CGFloat = try #require(column.drawnPlaces[1])
            #expect(abs(drawn - half) < 0.01)
            column.host.settle()
            #expect(column.drawnPlaces[1] == new)
        }
    }

    @Test("A view that never settles is left alone, and said to")
    func alternating() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let column = RowColumn([Array(0..<100)])
                var turn = false
                column.length = { row, _ in
                    guard row == 3 else { return 50 }
                    turn.toggle()
                    return turn ? 60 : 90
                }
                column.view.reloadData()
                column.host.settle()
                let cell = column.view.cellForItem(at: [0, 3]) as! RowCell
                // A cell that says after each measurement that it may have another size.
                for _ in 0..<100 {
                    cell.invalidateIntrinsicContentSize()
                    column.host.advance(by: 1.0 / 60)
                }
                precondition(cell.measured < 15, "measured \(cell.measured) times")
                precondition(column.host.settle())
            }
        }
        let text = Self.text(result)
        #expect(text.contains("RowCell, shown for section 0, item 3, does not settle"))
        #expect(text.contains("300.0 × 60.0"))
        #expect(text.contains("300.0 × 90.0"))
        #expect(text.components(separatedBy: "does not settle").count == 2)
    }

    @Test("A size that is no size is not taken, and the view that prefers it is named")
    func badSizes() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let column = RowColumn([Array(0..<10)])
                column.length = { row, _ in
                    switch row {
                    case 1: .nan
                    case 2: -1
                    case 3: .infinity
                    case 4: .greatestFiniteMagnitude
                    default: 40
                    }
                }
                column.view.reloadData()
                column.host.settle()
                // 40, then 50 each as guessed.
                precondition((0..<7).map { column.places[$0] } == [0, 40, 90, 140, 190, 240, 280])
            }
        }
        let text = Self.text(result)
        #expect(text.contains("RowCell, shown for section 0, item 1, prefers a size of 300.0 × nan points"))
        #expect(text.contains("RowCell, shown for section 0, item 2, prefers a size of 300.0 × -1.0 points"))
        #expect(text.contains("RowCell, shown for section 0, item 3, prefers a size of 300.0 × inf points"))
        #expect(text.contains("RowCell, shown for section 0, item 4, prefers a size of 300.0 × 1.797"))
        #expect(text.components(separatedBy: "prefers a size of").count == 5)
    }

    private static func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test("Rows without any height take one pixel, so that they do not lie on each other")
    func zero() {
        let column = RowColumn([Array(0..<40)])
        column.length = { row, _ in row % 2 == 0 ? 0 : 50 }
        column.view.reloadData()
        column.host.settle()
        let places: [CGFloat?] = (0..<5).map { column.places[$0 * 2 + 1] }
        // Here a pixel is a point: 1, then 50 + 1 each.
        #expect(places == [1, 52, 103, 154, 205])
    }
}
