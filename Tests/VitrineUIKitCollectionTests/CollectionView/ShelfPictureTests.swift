import Foundation
import TestSupport
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// The layout of article A0's shelf with plain UIKit cells.
@MainActor
@Suite struct ShelfPictureTests {
    @Test func `The shelf as it starts, and scrolled in both directions`() throws {
        let shelf = PosterShelf()
        let host = TestHost(shelf, scale: 1, safeArea: .zero)
        host.settle()
        // A header of 36 points and an inset of 6 above, 16 before; 12 between posters of 160×90. Red, then orange.
        #expect(host.rgb(100, 120) == [255, 59, 48])
        #expect(host.rgb(300, 120) == [255, 149, 0])
        #expect(host.rgb(182, 100) == [255, 255, 255])
        #expect(host.rgb(100, 140) == [255, 255, 255])
        try host.verifyPicture("shelf")

        // A row to the left, then everything up; the row keeps its place.
        host.drag(from: CGPoint(x: 300, y: 120), to: CGPoint(x: 100, y: 120))
        host.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 550))
        host.settle()
        #expect(shelf.collectionView.contentOffset.y > 0)
        #expect(shelf.collectionView.elements.orthogonalOffsets[0]?.point.x ?? 0 > 100)
        try host.verifyPicture("shelf-scrolled")
    }

    @Test func `A tap selects the item, a drag does not`() {
        let shelf = PosterShelf()
        let host = TestHost(shelf, scale: 1, safeArea: .zero)
        host.settle()
        host.tap(at: CGPoint(x: 60, y: 100))
        #expect(shelf.collectionView.indexPathsForSelectedItems == [[0, 0]])
        host.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 100, y: 300))
        host.settle()
        #expect(shelf.collectionView.indexPathsForSelectedItems == [[0, 0]])
        #expect(shelf.collectionView.cellForItem(at: [0, 0])?.isHighlighted == false)
    }

    @Test func `The middle of a shuffle`() throws {
        let shelf = PosterShelf()
        let host = TestHost(shelf, scale: 1, safeArea: .zero)
        host.settle()
        shelf.shuffle()
        host.advance(by: 0.1)
        // Red are 0, on its way from the first place to the second, and 61, to the first of its row: both are whole,
        // 160×90 points less their corners and numbers.
        let red = host.area(of: [255, 59, 48])
        #expect(red > 27_400 && red < 28_800)
        try host.verifyPicture("shelf-shuffle")
        host.settle()
    }
}

private final class PosterShelf: UIViewController {
    private(set) var collectionView: UICollectionView!
    private var source: UICollectionViewDiffableDataSource<Int, Int>!

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let posters = UICollectionView.CellRegistration<PosterCell, Int> { cell, _, number in
            cell.show(number)
        }
        let titles = UICollectionView.SupplementaryRegistration<TitleView>(elementKind: "title") {
            view, _, path in
            view.label.text = "Row \(path.section + 1)"
        }
        source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
            view.dequeueConfiguredReusableCell(using: posters, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for row in 0..<40 {
            snapshot.appendSections([row])
            snapshot.appendItems((0..<20).map { row * 20 + $0 })
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    /// Gives the first three rows another order, and brings the first item of the fourth up into the third.
    func shuffle() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for row in 0..<40 {
            snapshot.appendSections([row])
            let rest = (5..<20).map { row * 20 + $0 }
            switch row {
            case 0...1: snapshot.appendItems([3, 0, 4, 1, 2].map { row * 20 + $0 } + rest)
            case 2: snapshot.appendItems([60, 42, 40, 41, 43, 44] + rest)
            case 3: snapshot.appendItems([61, 62, 63, 64] + rest)
            default: snapshot.appendItems((0..<5).map { row * 20 + $0 } + rest)
            }
        }
        source.apply(snapshot)
    }

    private static func layout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: .init(widthDimension: .absolute(160), heightDimension: .absolute(90)),
                subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 12
            section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 18, trailing: 16)
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
                    elementKind: "title", alignment: .top)
            ]
            return section
        }
    }
}

private final class PosterCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.layer.cornerRadius = 10
        contentView.clipsToBounds = true
        label.frame = contentView.bounds.insetBy(dx: 12, dy: 8)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .title2)
        label.textColor = .white
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int) {
        label.text = "\(number)"
        let colors: [UIColor] = [
            .systemRed, .systemOrange, .systemGreen, .systemTeal, .systemBlue, .systemIndigo, .systemPink,
        ]
        contentView.backgroundColor = colors[(number / 20 * 3 + number) % colors.count]
    }
}

private final class TitleView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.font = .preferredFont(forTextStyle: .headline)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}
