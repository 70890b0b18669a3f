import Foundation
import Testing
import UIKitTestSupport
import VitrineGraphics
import VitrineTesting
import VitrineUIKit

@Suite("Stack views in cells that are used again", .serialized)
@MainActor
struct StackCellTests {
    /// A title of 20 points, a detail of 30 and a picture of 60, 10 points apart, 5 from all edges of the cell; and
    /// beside the title, a badge of 100 points.
    private final class RowCell: UICollectionViewCell {
        let title = UILabel()
        let badge = ContentBox()
        let detail = ContentBox()
        let picture = ContentBox()
        var wasPrepared = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            title.numberOfLines = 0
            badge.content = CGSize(width: 100, height: 1)
            detail.content.height = 30
            picture.content.height = 60
            let top = UIStackView(arrangedSubviews: [title, badge])
            top.spacing = 10
            top.alignment = .top
            let column = UIStackView(arrangedSubviews: [top, detail, picture])
            column.axis = .vertical
            column.spacing = 10
            column.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(column)
            NSLayoutConstraint.activate([
                column.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                column.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                column.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                column.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                // Flow layouts leave the width to the cell.
                column.widthAnchor.constraint(equalToConstant: 290),
            ])
        }

        required init?(coder: NSCoder) { nil }

        /// Shows all again, as most cells do.
        override func prepareForReuse() {
            super.prepareForReuse()
            wasPrepared = true
            for view in [badge, detail, picture] { view.isHidden = false }
        }

        func show(_ item: Int) {
            title.text = RowCell.title(item)
            badge.isHidden = !RowCell.hasBadge(item)
            detail.isHidden = item % 4 >= 2
            picture.isHidden = item % 2 == 1
        }

        static func hasBadge(_ item: Int) -> Bool { item % 3 == 0 }

        static func title(_ item: Int) -> String {
            item % 5 == 0
                ? "A title that takes more than one line beside a badge, and fewer without" : "Title"
        }

        /// The height of an item in a cell 300 points wide.
        static func height(_ item: Int) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = title(item)
            label.traitOverrides.displayScale = 1
            // 300 − 2·5, less 10 and the badge.
            let title = label.sizeThatFits(CGSize(width: hasBadge(item) ? 180 : 290, height: 0)).height
            // Below it: 10 + 30 + 10 + 60; detail; picture; nothing.
            return 5 + title + [110, 40, 70, 0][item % 4] + 5
        }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var count = 120
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
    }

    enum Layout: String, CaseIterable {
        case list, compositional, flow

        @MainActor var layout: UICollectionViewLayout {
            switch self {
            case .list:
                var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
                configuration.showsSeparators = false
                return UICollectionViewCompositionalLayout.list(using: configuration)
            case .compositional:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
                return UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(
                        group: .vertical(
                            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
            case .flow:
                let layout = UICollectionViewFlowLayout()
                layout.estimatedItemSize = CGSize(width: 300, height: 80)
                layout.minimumLineSpacing = 0
                return layout
            }
        }
    }

    @MainActor
    private final class Page {
        let view: UICollectionView
        let host: TestHost
        let source = Source()

        init(
            _ type: UICollectionViewCell.Type, _ layout: Layout,
            _ configure: @escaping (UICollectionViewCell, Int) -> Void
        ) {
            view = UICollectionView(frame: .zero, collectionViewLayout: layout.layout)
            view.register(type, forCellWithReuseIdentifier: "cell")
            source.configure = configure
            view.dataSource = source
            host = TestHost(view, size: CGSize(width: 300, height: 400), scale: 1)
            host.settle()
        }

        func cell<Cell>(_ item: Int, as type: Cell.Type) -> Cell? {
            view.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell
        }

        func frame(_ item: Int) -> CGRect? { cell(item, as: UICollectionViewCell.self)?.frame }
    }

    /// Checks all cells on screen; returns how many there are.
    private func check(_ page: Page, at location: SourceLocation = #_sourceLocation) -> Int {
        let paths = page.view.indexPathsForVisibleItems.sorted()
        var end: CGFloat?
        for path in paths {
            guard let cell = page.cell(path.item, as: RowCell.self) else { continue }
            let name: Comment = "item \(path.item)"
            let height = RowCell.height(path.item)
            #expect(cell.frame.height == height, name, sourceLocation: location)
            #expect(cell.frame.width == 300, name, sourceLocation: location)
            if let end { #expect(cell.frame.minY == end, name, sourceLocation: location) }
            end = cell.frame.maxY
            // What is shown ends 5 points above the lower edge, and nothing is stretched.
            let width: CGFloat = RowCell.hasBadge(path.item) ? 180 : 290
            #expect(cell.title.frame.width == width, name, sourceLocation: location)
            let shown = [cell.detail, cell.picture].filter { !$0.isHidden }
            #expect(shown.allSatisfy { $0.frame.height == $0.content.height }, name, sourceLocation: location)
            #expect(shown.last.map { $0.frame.maxY == height - 10 } ?? true, name, sourceLocation: location)
        }
        return paths.count
    }

    @Test(
        "What is hidden or shown in a cell that is used again counts in the pass that brings it",
        arguments: Layout.allCases)
    func reuse(layout: Layout) {
        var reused = 0
        let page = Page(RowCell.self, layout) { cell, item in
            let cell = cell as! RowCell
            if cell.wasPrepared { reused += 1 }
            cell.show(item)
        }
        var reports: [String] = []
        AutoLayoutReports.handler = { reports.append($0) }
        defer { AutoLayoutReports.handler = AutoLayoutReports.toStandardError }
        #expect(check(page) >= 3)
        for offset in Array(stride(from: 0, through: 2400, by: 150)) + [900, 2000, 300, 0] {
            page.view.contentOffset.y = CGFloat(offset)
            page.view.layoutIfNeeded()
            #expect(check(page) >= 3)
        }
        #expect(reused > 20)
        #expect(reports == [])
    }

    @Test("A cell that shows another item in place has the height of that", arguments: Layout.allCases)
    func reconfigured(layout: Layout) throws {
        var shift = 0
        let page = Page(RowCell.self, layout) { cell, item in (cell as! RowCell).show(item + shift) }
        let cell = try #require(page.cell(0, as: RowCell.self))
        for next in [1, 2, 3, 5, 0] {
            shift = next
            page.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
            page.view.layoutIfNeeded()
            page.host.settle()
            #expect(page.cell(0, as: RowCell.self) === cell)
            #expect(cell.frame.height == RowCell.height(next))
            #expect(page.frame(1)?.minY == RowCell.height(next))
        }
    }

    @Test(
        "A cell that only shows all again when it is prepared, and is told nothing, is as high as all of it")
    func prepared() throws {
        let page = Page(RowCell.self, .compositional) { cell, item in
            let cell = cell as! RowCell
            cell.title.text = "Title"
            // Only the first cells are told to hide something.
            if item < 6 { cell.show(3) }
        }
        let first = try #require(page.cell(0, as: RowCell.self))
        let title = first.title.frame.height
        #expect(first.frame.height == title + 10)
        page.view.contentOffset.y = 1000
        page.view.layoutIfNeeded()
        var count = 0
        for cell in page.view.visibleCells as! [RowCell] where cell.wasPrepared {
            count += 1
            // 5 + title + 10 + 30 + 10 + 60 + 5.
            #expect(cell.frame.height == title + 120)
        }
        #expect(count > 0)
    }

    // MARK: Images that come later

    /// An image above a caption of 20 points, 10 points apart.
    private final class ImageCell: UICollectionViewCell {
        let picture = UIImageView()
        let caption = ContentBox()

        override init(frame: CGRect) {
            super.init(frame: frame)
            let stack = UIStackView(arrangedSubviews: [picture, caption])
            stack.axis = .vertical
            stack.spacing = 10
            stack.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                stack.topAnchor.constraint(equalTo: contentView.topAnchor),
                stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                stack.widthAnchor.constraint(equalToConstant: 300),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            picture.image = nil
        }
    }

    private func image(_ height: Int) -> UIImage {
        let pixels = [UInt8](repeating: 255, count: 100 * height * 4)
        return UIImage(bitmap: Bitmap(width: 100, height: height, pixels: pixels, scale: 1))
    }

    private enum Invalidation: CaseIterable {
        case nothing, cell, contentView
    }

    /// The heights of the first cell before an image of 80 points comes, after it, and after one of 120 in its place;
    /// with where the second begins.
    private func heights(
        _ mode: UICollectionView.SelfSizingInvalidation, _ invalidation: Invalidation, _ layout: Layout
    ) throws -> [CGFloat?] {
        let page = Page(ImageCell.self, layout) { _, _ in }
        page.view.selfSizingInvalidation = mode
        let cell = try #require(page.cell(0, as: ImageCell.self))
        var heights: [CGFloat?] = [cell.frame.height]
        for height in [80, 120] {
            UIView.performWithoutAnimation {
                cell.picture.image = image(height)
                switch invalidation {
                case .nothing: break
                case .cell: cell.invalidateIntrinsicContentSize()
                case .contentView: cell.contentView.invalidateIntrinsicContentSize()
                }
                page.view.layoutIfNeeded()
                heights.append(cell.frame.height)
            }
        }
        heights.append(page.frame(1)?.minY)
        return heights
    }

    @Test(
        "An image that comes later makes its cell grow as the collection view listens",
        arguments: Layout.allCases)
    func lateImage(layout: Layout) throws {
        // Without an image an image view may have any height: what was guessed remains. Then 80 and 120, with 20 + 10
        // for the caption and the place between.
        let guess: CGFloat = layout == .list ? 44 : 80
        let small: [CGFloat?] = [guess, guess, guess, guess]
        let grown: [CGFloat?] = [guess, 110, 150, 150]
        for invalidation in Invalidation.allCases {
            let (deaf, keen) = (
                try heights(.disabled, invalidation, layout),
                try heights(.enabledIncludingConstraints, invalidation, layout)
            )
            #expect(deaf == small)
            #expect(keen == grown)
        }
        // By itself it listens to the cell and to its content view, and to nothing in it.
        let (nothing, cell, contentView) = (
            try heights(.enabled, .nothing, layout), try heights(.enabled, .cell, layout),
            try heights(.enabled, .contentView, layout)
        )
        #expect(nothing == small)
        #expect(cell == grown)
        #expect(contentView == grown)
    }

    @Test(
        "So does one that was hidden until its image came, and it shrinks when the cell is used for another item"
    )
    func hiddenImage() throws {
        let page = Page(ImageCell.self, .list) { cell, item in
            (cell as! ImageCell).picture.isHidden = true
        }
        page.view.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = try #require(page.cell(0, as: ImageCell.self))
        // The place between is for what is shown.
        #expect(cell.frame.height == 20)
        UIView.performWithoutAnimation {
            cell.picture.image = image(80)
            cell.picture.isHidden = false
            page.host.settle()
        }
        #expect(cell.frame.height == 110)
        #expect(cell.picture.frame == rect(0, 0, 300, 80))
        #expect(page.frame(1)?.minY == 110)
        page.view.contentOffset.y = 1500
        page.host.settle()
        #expect(page.view.visibleCells.allSatisfy { $0.frame.height == 20 })
        // The item is measured again when it comes back, without its image.
        page.view.contentOffset.y = 0
        page.host.settle()
        #expect(page.frame(0)?.height == 20)
        #expect(page.frame(1)?.minY == 20)
    }

    @Test("An image of the size of the last one solves nothing")
    func sameImage() throws {
        let page = Page(ImageCell.self, .list) { cell, _ in (cell as! ImageCell).picture.image = image(80) }
        page.view.selfSizingInvalidation = .enabledIncludingConstraints
        let cell = try #require(page.cell(0, as: ImageCell.self))
        #expect(cell.frame.height == 110)
        AutoLayoutCounters.reset()
        cell.picture.image = image(80)
        page.host.settle()
        #expect(AutoLayoutCounters.current.solves == 0)
        #expect(cell.frame.height == 110)
    }
}
