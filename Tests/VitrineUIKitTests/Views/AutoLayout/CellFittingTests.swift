import Foundation
import Testing
import UIKitTestSupport
import VitrineTesting

@testable import VitrineUIKit

/// Cells of every kind of constraints, in every kind of layout.
@Suite("Cells, by how their constraints are made", .serialized)
@MainActor
struct CellFittingTests {
    /// The content of a cell: 80 × 30 points unless set.
    private class BoxCell: UICollectionViewCell {
        let box = ContentBox()
        var container: UIView { contentView }

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.content = CGSize(width: 80, height: 30)
            box.translatesAutoresizingMaskIntoConstraints = false
            build()
        }

        required init?(coder: NSCoder) { nil }

        func build() {
            contentView.addSubview(box)
            pin(box, to: container)
        }

        /// 10 points from each edge.
        func pin(_ view: UIView, to container: UIView, inset: CGFloat = 10) {
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset),
                view.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -inset),
                view.topAnchor.constraint(equalTo: container.topAnchor, constant: inset),
                view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -inset),
            ])
        }
    }

    /// In the content view, but pinned to the cell: a common mistake, which works.
    private final class OutwardCell: BoxCell {
        override var container: UIView { self }
    }

    /// Added to the cell and pinned to it.
    private final class BareCell: BoxCell {
        override func build() {
            addSubview(box)
            pin(box, to: self)
        }
    }

    /// With a content view that the cell pins by itself, 5 points from its edges.
    private final class PinnedCell: BoxCell {
        override func build() {
            super.build()
            contentView.translatesAutoresizingMaskIntoConstraints = false
            pin(contentView, to: self, inset: 5)
        }
    }

    /// With a content view that nothing pins.
    private final class LooseCell: BoxCell {
        override func build() {
            super.build()
            contentView.translatesAutoresizingMaskIntoConstraints = false
        }
    }

    private final class MarginCell: BoxCell {
        override func build() {
            contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            contentView.addSubview(box)
            let guide = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                box.topAnchor.constraint(equalTo: guide.topAnchor),
                box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ])
        }
    }

    /// Without a constraint to the lower edge.
    private final class OpenCell: BoxCell {
        override func build() {
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
            ])
        }
    }

    /// Says its size itself.
    private final class AnsweringCell: UICollectionViewCell {
        static var answer = CGSize(width: 90, height: 33)
        static var asked: [(CGSize, UILayoutPriority, UILayoutPriority)] = []

        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize {
            Self.asked.append((targetSize, horizontalFittingPriority, verticalFittingPriority))
            return Self.answer
        }
    }

    /// 500 points wide, whatever the room, and so high that it does not fit in the estimate.
    private final class ConflictCell: BoxCell {
        override func build() {
            super.build()
            box.widthAnchor.constraint(equalToConstant: 500).isActive = true
        }
    }

    private final class Header: UICollectionReusableView {
        let box = ContentBox()
        override init(frame: CGRect) {
            super.init(frame: frame)
            box.content = CGSize(width: 50, height: 17)
            box.translatesAutoresizingMaskIntoConstraints = false
            addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: leadingAnchor),
                box.topAnchor.constraint(equalTo: topAnchor),
                box.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -3),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 3
        var configure: (UICollectionViewCell, Int) -> Void = { _, _ in }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            configure(cell, indexPath.item)
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
            at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
    }

    @MainActor
    private final class Page {
        let view: UICollectionView
        let host: TestHost
        let source = Source()

        init(_ type: UICollectionViewCell.Type, _ layout: UICollectionViewLayout, count: Int = 3) {
            view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(type, forCellWithReuseIdentifier: "cell")
            view.register(
                Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "header")
            source.count = count
            view.dataSource = source
            host = TestHost(view, size: CGSize(width: 300, height: 400), scale: 1)
            host.settle()
        }

        func frame(_ item: Int) -> CGRect? {
            view.cellForItem(at: IndexPath(item: item, section: 0))?.frame
        }

        func cell<Cell>(_ item: Int, as type: Cell.Type) -> Cell? {
            view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell
        }
    }

    fileprivate func list(
        _ width: NSCollectionLayoutDimension = .fractionalWidth(1),
        _ height: NSCollectionLayoutDimension = .estimated(44), orthogonal: Bool = false, header: Bool = false
    ) -> UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        if orthogonal { section.orthogonalScrollingBehavior = .continuous }
        if header {
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
        }
        return UICollectionViewCompositionalLayout(section: section)
    }

    private var automaticFlow: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        return layout
    }

    // MARK: How constraints are made

    @Test(
        "Constraints to the content view, to the cell, on the cell, and with a content view pinned by the cell"
    )
    func kinds() throws {
        // 10 + 30 + 10, and where the content view is 5 points from the cell's edges, 10 more. 80 + 20 wide.
        for (type, height, width) in [
            (BoxCell.self, 50, 100), (OutwardCell.self, 50, 100), (BareCell.self, 50, 100),
            (PinnedCell.self, 60, 110), (LooseCell.self, 50, 100), (MarginCell.self, 34, 86),
        ] as [(BoxCell.Type, CGFloat, CGFloat)] {
            let rows = Page(type, list())
            #expect(rows.frame(0) == rect(0, 0, 300, height), "\(type)")
            #expect(rows.frame(2) == rect(0, 2 * height, 300, height), "\(type)")
            let cell = try #require(rows.cell(1, as: BoxCell.self))
            let inset: CGFloat = type == PinnedCell.self ? 5 : 0
            #expect(cell.contentView.frame == cell.bounds.insetBy(dx: inset, dy: inset), "\(type)")
            // The box fills what its margins leave.
            if type != MarginCell.self {
                let box = cell.convert(cell.box.bounds, from: cell.box)
                #expect(box == cell.bounds.insetBy(dx: 10 + inset, dy: 10 + inset), "\(type)")
            }
            let flow = Page(type, automaticFlow)
            #expect(flow.frame(0)?.size == CGSize(width: width, height: height), "\(type)")
        }
    }

    @Test("Which length is required and which is wanted, by what the layout only estimates")
    func priorities() {
        func asked(_ layout: UICollectionViewLayout) -> String {
            AnsweringCell.asked = []
            AnsweringCell.answer = CGSize(width: 90, height: 33)
            let page = Page(AnsweringCell.self, layout, count: 1)
            let (size, horizontal, vertical) = AnsweringCell.asked[0]
            return "\(size.width)@\(horizontal.rawValue) \(size.height)@\(vertical.rawValue) → "
                + "\(page.frame(0)!.width) \(page.frame(0)!.height)"
        }
        #expect(asked(list()) == "300.0@1000.0 44.0@50.0 → 300.0 33.0")
        #expect(asked(list(.estimated(60), .absolute(70))) == "60.0@50.0 70.0@1000.0 → 90.0 70.0")
        #expect(asked(list(.estimated(60), .estimated(20))) == "60.0@50.0 20.0@50.0 → 90.0 33.0")
        // The standard item is 50 by 50.
        #expect(asked(automaticFlow) == "50.0@50.0 50.0@50.0 → 90.0 33.0")
        let flow = UICollectionViewFlowLayout()
        flow.estimatedItemSize = CGSize(width: 20, height: 10)
        #expect(asked(flow) == "20.0@50.0 10.0@50.0 → 90.0 33.0")
        #expect(
            asked(list(.absolute(200), .estimated(44), orthogonal: true))
                == "200.0@1000.0 44.0@50.0 → 200.0 33.0")
        // Nothing is estimated: nobody is asked.
        AnsweringCell.asked = []
        _ = Page(AnsweringCell.self, list(.absolute(50), .absolute(50)))
        #expect(AnsweringCell.asked.isEmpty)
    }

    @Test("Sections that scroll sideways are as high as their highest cell, and measure the cells on screen")
    func orthogonal() {
        let page = Page(BoxCell.self, list(.estimated(60), .estimated(20), orthogonal: true), count: 40)
        #expect(page.frame(0)?.size == CGSize(width: 100, height: 50))
        #expect(page.view.contentSize == CGSize(width: 300, height: 50))
        #expect(page.view.counters.viewsMeasured < 12)
    }

    @Test("Headers are sized by their constraints as cells are")
    func headers() {
        let page = Page(BoxCell.self, list(header: true))
        let header = page.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        // 17 + 3.
        #expect(header?.frame == rect(0, 0, 300, 20))
        #expect(page.frame(0) == rect(0, 20, 300, 50))
    }

    @Test("A length that constraints leave open stays as it was estimated")
    func open() {
        let page = Page(OpenCell.self, list())
        #expect(page.frame(0) == rect(0, 0, 300, 44))
        #expect(page.frame(1) == rect(0, 44, 300, 44))
    }

    @Test("Accessories and indentation leave a row's constraints less room")
    func listCells() throws {
        final class RowCell: UICollectionViewListCell {
            let label = UILabel()
            override init(frame: CGRect) {
                super.init(frame: frame)
                label.numberOfLines = 0
                label.text = "A row whose text takes more than one line in the room that it has got"
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    // Makes the cell a system, too.
                    separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
                ])
            }
            required init?(coder: NSCoder) { nil }
        }
        let page = Page(RowCell.self, list(), count: 1)
        let cell = try #require(page.cell(0, as: RowCell.self))
        func height(_ width: CGFloat) -> CGFloat {
            cell.label.sizeThatFits(CGSize(width: width, height: 0)).height
        }
        #expect(cell.label.frame == rect(0, 0, 300, height(300)))
        #expect(cell.frame.height == height(300))
        cell.indentationLevel = 9
        cell.accessories = [.disclosureIndicator()]
        page.host.settle()
        let width = cell.contentView.frame.width
        #expect(width < 190)
        #expect(cell.label.frame == rect(0, 0, width, height(width)))
        #expect(cell.frame.height == height(width) && height(width) > height(300))
    }

    // MARK: Changes

    @Test("Text that the user makes larger, and a page that is turned round, are measured again")
    func traits() throws {
        final class TextCell: UICollectionViewCell {
            override init(frame: CGRect) {
                super.init(frame: frame)
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                label.text = "Text"
                label.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(label)
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
            required init?(coder: NSCoder) { nil }
            var label: UIView { contentView.subviews[0] }
        }
        let page = Page(TextCell.self, list())
        let before = try #require(page.frame(1))
        page.host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        page.host.settle()
        let after = try #require(page.frame(1))
        // Body is 17 points at first and 53 at last.
        #expect(after.height > 2.5 * before.height && after.minY == after.height)
        page.host.window.traitOverrides.preferredContentSizeCategory = .large
        page.host.settle()
        #expect(page.frame(1) == before)
        page.host.window.traitOverrides.layoutDirection = .rightToLeft
        page.host.settle()
        #expect(page.cell(1, as: TextCell.self)?.label.frame.maxX == 270)
        #expect(page.frame(1) == before)
    }

    @Test("Constraints and images that change later resize the cell, as far as the collection view listens")
    func invalidation() throws {
        func heights(_ mode: UICollectionView.SelfSizingInvalidation, invalidates: Bool) throws -> [CGFloat] {
            let page = Page(BoxCell.self, list())
            page.view.selfSizingInvalidation = mode
            let cell = try #require(page.cell(0, as: BoxCell.self))
            UIView.performWithoutAnimation {
                cell.box.content.height = 70
                if invalidates { cell.invalidateIntrinsicContentSize() }
                page.host.settle()
            }
            let first = page.frame(0)!.height
            page.view.performBatchUpdates(nil)
            page.host.settle()
            return [first, page.frame(0)!.height]
        }
        #expect(try heights(.disabled, invalidates: true)[0] == 50)
        #expect(try heights(.enabled, invalidates: false)[0] == 50)
        #expect(try heights(.enabled, invalidates: true) == [90, 90])
        #expect(try heights(.enabledIncludingConstraints, invalidates: false) == [90, 90])
    }

    @Test("A change inside an animation moves the rows below with it")
    func animated() throws {
        let page = Page(BoxCell.self, list())
        page.view.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = try #require(page.cell(0, as: BoxCell.self))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            cell.box.content.height = 130
            page.view.layoutIfNeeded()
        }
        page.host.advance(by: 0.5)
        let second = try #require(page.cell(1, as: BoxCell.self))
        // From 50 to 150, half way.
        #expect(abs(second.layer.presentation()!.frame.minY - 100) < 3)
        page.host.settle()
        #expect(page.frame(1) == rect(0, 150, 300, 50))
    }

    @Test("Another width measures the cells on screen, and no others")
    func rotation() {
        let page = Page(BoxCell.self, list(), count: 1000)
        let visible = page.view.visibleCells.count
        #expect(visible == 8)
        let before = page.view.counters.viewsMeasured
        page.host.resize(to: CGSize(width: 400, height: 300))
        page.host.settle()
        #expect(page.frame(0)?.width == 400)
        // Six are on screen then; the others were before they left.
        #expect(page.view.counters.viewsMeasured - before <= visible)
    }

    @Test("A cell under the status bar has one height, and scrolling asks it nothing")
    func safeArea() throws {
        final class SafeCell: BoxCell {
            override func build() {
                contentView.addSubview(box)
                let guide = contentView.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    box.topAnchor.constraint(equalTo: contentView.topAnchor),
                    box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                ])
            }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: list())
        view.register(SafeCell.self, forCellWithReuseIdentifier: "cell")
        let source = Source()
        source.count = 100
        view.dataSource = source
        let host = TestHost(
            view, size: CGSize(width: 300, height: 400), scale: 1,
            safeArea: UIEdgeInsets(top: 40, left: 20, bottom: 30, right: 0))
        host.settle()
        let measured = view.counters.viewsMeasured
        let shown = view.visibleCells.count
        for y in stride(from: -40, through: 20, by: 5) {
            view.contentOffset.y = CGFloat(y)
            host.settle()
        }
        #expect(view.visibleCells.allSatisfy { $0.frame.height == 30 })
        // Two or three rows have come in, and two are made ahead.
        #expect(view.counters.viewsMeasured - measured <= 5)
        #expect(shown > 10)
    }

    // MARK: Bad input

    @Test("Conflicting constraints are reported once for a class, however many cells have them")
    func conflicts() throws {
        ReportLog.current.forgetKeys()
        var page: Page?
        let reports = ConstraintStage().reports {
            page = Page(ConflictCell.self, list(), count: 1_000_000)
            for y in stride(from: 0, through: 4000, by: 130) {
                page?.view.contentOffset.y = CGFloat(y)
                page?.host.settle()
            }
        }
        #expect(reports.count == 1)
        #expect(reports[0].contains("Unable to simultaneously satisfy constraints."))
        #expect(reports[0].hasSuffix("ConflictCells with the same conflict are not reported again."))
        #expect(page?.frame(80)?.height == 50)
    }

    @Test(
        "An answer of systemLayoutSizeFitting that is no size leaves the estimate, and the cell is named once"
    )
    func noSize() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                AnsweringCell.answer = CGSize(width: 90, height: CGFloat.nan)
                let page = Page(AnsweringCell.self, CellFittingTests().list(), count: 1)
                page.view.performBatchUpdates(nil)
                page.host.settle()
                precondition(page.frame(0) == rect(0, 0, 300, 44))
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(
            text.contains("AnsweringCell, shown for section 0, item 0, prefers a size of 90.0 × nan points"))
        #expect(text.contains("systemLayoutSizeFitting"))
        #expect(text.components(separatedBy: "prefers a size").count == 2)
    }
}
