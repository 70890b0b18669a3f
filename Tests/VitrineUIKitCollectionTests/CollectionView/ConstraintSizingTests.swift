import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// A cell with a label of any number of lines, 10 points from each edge of its content view.
private final class NoteCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        pin(label, in: contentView)
    }

    required init?(coder: NSCoder) { fatalError("The cell is made in code.") }
}

private final class NoteHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        pin(label, in: self)
        label.text = "A header on as many lines as it takes in a room as narrow as this"
    }

    required init?(coder: NSCoder) { fatalError("The header is made in code.") }
}

@MainActor
private func pin(_ label: UILabel, in container: UIView) {
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 17)
    label.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(label)
    NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
        label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
        label.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
    ])
}

@MainActor
private final class NoteSource: NSObject, UICollectionViewDataSource {
    let texts = [
        "One line", "A text on as many lines as it takes in a room as narrow as this one", "Two\nlines",
    ]

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        texts.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath)
        (cell as? NoteCell)?.label.text = texts[indexPath.item]
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
@Suite("Cells that size themselves by constraints", .serialized)
struct ConstraintSizingTests {
    private let source = NoteSource()

    private func show(_ layout: UICollectionViewLayout) -> (UICollectionView, TestHost) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.register(
            NoteHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 200, height: 600), scale: 2)
        host.settle()
        return (view, host)
    }

    private func frames(_ view: UICollectionView) -> [CGRect] {
        view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0)?.frame }
    }

    @Test("Where the layout guesses the height, the width is kept and text takes the lines it needs")
    func height() throws {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let (view, _) = show(UICollectionViewCompositionalLayout(section: section))
        let header = try #require(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: 0)))
        // A line of 17 points is 20.5 points high at 2×; the label has 180 points, for three lines of each long text.
        #expect(header.frame == CGRect(x: 0, y: 0, width: 200, height: 81))
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 81, width: 200, height: 40.5),
                CGRect(x: 0, y: 121.5, width: 200, height: 81),
                CGRect(x: 0, y: 202.5, width: 200, height: 61),
            ])
    }

    @Test("Where the layout guesses both, a cell is as wide as its text")
    func both() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let (view, _) = show(layout)
        let first = frames(view)[0]
        #expect(first.height == 40.5)
        #expect(first.width > 80 && first.width < 100)
        #expect(frames(view)[2].height == 61)
    }

    @Test("Where it guesses nothing, nothing is measured")
    func nothing() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 120, height: 30)
        AutoLayoutCounters.reset()
        let (view, _) = show(layout)
        #expect(frames(view)[1].size == CGSize(width: 120, height: 30))
        #expect(AutoLayoutCounters.current.fittings == 0)
    }

    @Test("A cell under a bar keeps the margins of its content")
    func margins() throws {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        view.dataSource = source
        let host = TestHost(
            view, size: CGSize(width: 200, height: 600), scale: 2,
            safeArea: UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0))
        host.settle()
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.contentView.safeAreaInsets.top == 30)
        #expect(cell.contentView.layoutMarginsGuide.layoutFrame == CGRect(x: 8, y: 8, width: 34, height: 34))
    }
}
