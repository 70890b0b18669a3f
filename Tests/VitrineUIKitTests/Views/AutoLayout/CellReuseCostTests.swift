import Foundation
import Testing
import VitrineTesting

@testable import VitrineUIKit

/// What scrolling costs Auto Layout: by counters, so that nothing grows with the number of rows unseen.
@Suite("The cost of constraints while scrolling", .serialized)
@MainActor
struct CellReuseCostTests {
    /// An icon, a title and a text on as many lines as it takes.
    private final class NoteCell: UICollectionViewCell {
        let icon = UIView()
        let title = UILabel()
        let text = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            text.numberOfLines = 0
            for view in [icon, title, text] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let margins = contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                icon.topAnchor.constraint(equalTo: margins.topAnchor),
                icon.widthAnchor.constraint(equalToConstant: 30),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                title.topAnchor.constraint(equalTo: margins.topAnchor),
                text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                text.topAnchor.constraint(equalTo: title.bottomAnchor),
                text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        let count: Int
        let text: (Int) -> String
        init(_ count: Int, _ text: @escaping (Int) -> String) {
            self.count = count
            self.text = text
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "note", for: indexPath) as! NoteCell
            cell.title.text = "Title"
            cell.text.text = text(indexPath.item)
            return cell
        }
    }

    private struct Cost: Equatable {
        var engines, solves, additions, fittings: Int
    }

    /// Scrolls 2000 points in 100 steps, after as many that fill the reuse pool.
    private func scroll(_ count: Int, _ text: @escaping (Int) -> String) -> Cost {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
        view.register(NoteCell.self, forCellWithReuseIdentifier: "note")
        let source = Source(count, text)
        view.dataSource = source
        let host = TestHost(view, size: CGSize(width: 300, height: 400), scale: 1)
        host.settle()
        for step in 1...200 {
            if step == 101 { AutoLayoutCounters.reset() }
            view.contentOffset.y = CGFloat(step * 20)
            host.settle()
        }
        return Cost(
            engines: AutoLayoutCounters.current.engines, solves: AutoLayoutCounters.current.solves,
            additions: AutoLayoutCounters.current.additions, fittings: AutoLayoutCounters.current.fittings)
    }

    @Test("Cells of one size with the same content solve nothing when they are used again")
    func same() {
        let cost = scroll(1000) { _ in "The same text in each of the rows, on a line or two" }
        #expect(cost == Cost(engines: 0, solves: 0, additions: 0, fittings: 0))
        #expect(AutoLayoutCounters.current.constants == 0)
    }

    @Test("Other texts change numbers, and no constraint is added")
    func otherTexts() {
        let cost = scroll(1000) { "Text \($0)" + String(repeating: " and more", count: $0 % 7) }
        #expect(cost.additions == 0)
        #expect(cost.engines == 0)
        #expect(AutoLayoutCounters.current.constants > 0)
        // Each row that comes in is asked once, and placed by one solution: 2000 points hold fewer than 50.
        #expect(cost.fittings <= 50 && cost.solves <= 50)
    }

    @Test("A million rows cost what a thousand do")
    func manyRows() {
        let few = scroll(1000) { "Text \($0 % 10)" + String(repeating: " and more", count: $0 % 7) }
        let many = scroll(1_000_000) { "Text \($0 % 10)" + String(repeating: " and more", count: $0 % 7) }
        #expect(few == many)
    }
}
