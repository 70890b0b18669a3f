import Testing
import UIKitTestSupport
import VitrineTesting
import VitrineUIKit

@Suite("Cells that constraints size")
@MainActor
struct SelfSizingCellTests {
    /// A box of the size of its model, 10 points from the edges of the cell.
    private final class BoxCell: UICollectionViewCell {
        let box = ContentBox()
        static var made = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.made += 1
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -10),
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        var sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sizes.count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath) as! BoxCell
            cell.box.content = sizes[indexPath.item]
            return cell
        }
    }

    private func show(
        _ layout: UICollectionViewLayout, _ sizes: [CGSize]
    ) -> (host: TestHost, view: UICollectionView, source: Source) {
        let controller = UIViewController()
        let host = TestHost(controller, size: CGSize(width: 300, height: 200), scale: 1)
        let view = UICollectionView(frame: controller.view.bounds, collectionViewLayout: layout)
        let source = Source(sizes)
        view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        view.dataSource = source
        controller.view.addSubview(view)
        host.settle()
        return (host, view, source)
    }

    private func frames(_ view: UICollectionView, _ count: Int) -> [CGRect?] {
        (0..<count).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test("A flow layout takes both lengths from the constraints")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let (_, view, _) = show(
            layout,
            [CGSize(width: 80, height: 30), CGSize(width: 80, height: 10), CGSize(width: 180, height: 20)])
        // 80 + 20 by 30 + 20 and 10 + 20, justified in 300 with 100 between; the third on a line of its own, in the
        // middle as a lone item is not justified: at the left.
        #expect(frames(view, 2) == [rect(0, 0, 100, 50), rect(200, 10, 100, 30)])
        #expect(frames(view, 3)[2]?.size == CGSize(width: 200, height: 40))
        #expect(frames(view, 3)[2]?.minY == 60)
    }

    @Test("Lengths that are uniform across siblings are those of the tallest in each group")
    func uniform() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .uniformAcrossSiblings(estimate: 44)
            ))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
            repeatingSubitem: item, count: 3)
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let heights: [CGFloat] = [30, 10, 20, 5, 15]
        let (_, view, _) = show(layout, heights.map { CGSize(width: 80, height: $0) })
        // Each needs 20 more than its box: 50, 30, 40 in the first row and 25, 35 in the second.
        #expect(
            frames(view, 5) == [
                rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(200, 0, 100, 50), rect(0, 50, 100, 35),
                rect(100, 50, 100, 35),
            ])
        #expect(view.contentSize == CGSize(width: 300, height: 85))
    }

    @Test("Groups that are uniform across their section are those of its tallest, and their cells fill them")
    func uniformGroups() {
        let size = NSCollectionLayoutSize(
            widthDimension: .absolute(80), heightDimension: .uniformAcrossSiblings(estimate: 44))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        let (_, view, _) = show(
            UICollectionViewCompositionalLayout(section: section),
            [10, 40, 20].map { CGSize(width: 60, height: $0) })
        // 40 + 20 is the tallest card.
        #expect(
            (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.size }
                == Array(repeating: CGSize(width: 80, height: 60), count: 3))
        #expect(view.contentSize == CGSize(width: 300, height: 60))
    }

    @Test("A compositional layout takes the lengths that it estimates")
    func compositional() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let (host, view, source) = show(
            UICollectionViewCompositionalLayout(section: section),
            [CGSize(width: 80, height: 30), CGSize(width: 500, height: 10), CGSize(width: 80, height: 0)])
        #expect(frames(view, 3) == [rect(0, 0, 300, 50), rect(0, 50, 300, 30), rect(0, 80, 300, 20)])
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? BoxCell
        #expect(cell?.box.frame == rect(10, 10, 280, 10))
        source.sizes[0].height = 70
        view.reloadData()
        host.settle()
        #expect(frames(view, 3) == [rect(0, 0, 300, 90), rect(0, 90, 300, 30), rect(0, 120, 300, 20)])
    }

    /// A cell as high as its constant says, whatever was guessed.
    private final class TallCell: UICollectionViewCell {
        let box = UIView()
        private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

        override init(frame: CGRect) {
            super.init(frame: frame)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                height,
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                box.topAnchor.constraint(equalTo: contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class TallSource: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            200
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "tall", for: indexPath) as! TallCell
            cell.height.constant = CGFloat(20 + indexPath.item % 5 * 10)
            return cell
        }
    }

    @Test("Required constraints never contradict a size that was only guessed, in new cells and in used ones")
    func guessedSize() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let controller = UIViewController()
        let host = TestHost(controller, size: CGSize(width: 300, height: 200), scale: 1)
        let view = UICollectionView(
            frame: controller.view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        let source = TallSource()
        view.register(TallCell.self, forCellWithReuseIdentifier: "tall")
        view.dataSource = source
        controller.view.addSubview(view)
        let reports = ConstraintStage().reports {
            host.settle()
            for y in stride(from: 0, through: 1500, by: 70) {
                view.contentOffset.y = CGFloat(y)
                host.settle()
            }
        }
        #expect(reports.isEmpty)
        for cell in view.visibleCells {
            guard let cell = cell as? TallCell, let path = view.indexPath(for: cell) else { continue }
            #expect(cell.frame.height == CGFloat(20 + path.item % 5 * 10))
            #expect(cell.box.frame == cell.bounds)
        }
        view.contentOffset.y = 0
        host.settle()
        #expect(
            frames(view, 4) == [
                rect(0, 0, 300, 20), rect(0, 20, 300, 30), rect(0, 50, 300, 40), rect(0, 90, 300, 50),
            ])
    }

    @Test("A cell that comes back with the same content and size solves nothing anew")
    func reuse() {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let (host, view, _) = show(
            UICollectionViewCompositionalLayout(section: section),
            Array(repeating: CGSize(width: 80, height: 30), count: 1000))
        // Down and up until the pool is as large as it gets.
        for y in stride(from: 0, through: 1000, by: 50) {
            view.contentOffset.y = CGFloat(y)
            host.settle()
        }
        BoxCell.made = 0
        AutoLayoutCounters.reset()
        for y in stride(from: 1000, through: 3000, by: 50) {
            view.contentOffset.y = CGFloat(y)
            host.settle()
        }
        #expect(BoxCell.made == 0)
        #expect(AutoLayoutCounters.current.solves == 0)
        #expect(AutoLayoutCounters.current.fittings == 0)
        #expect(AutoLayoutCounters.current.additions == 0)
    }
}
