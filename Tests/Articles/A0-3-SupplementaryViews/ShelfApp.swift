import SwiftUI

@main
struct ShelfApp: App {
    var body: some Scene {
        WindowGroup {
            Shelf()
        }
    }
}

/// The shelf that the article's series builds: buttons in rows, which a press shuffles.
struct Shelf: View {
    @State private var rows: [CollectionRow<Int, String>] = (0..<20).map { row in
        CollectionRow(section: row, items: (0..<12).map { "\(row + 1).\($0 + 1)" })
    }

    var body: some View {
        CollectionView(rows: rows) { _, _ in
            section()
        } cell: { _, item in
            Button {
                rows = rows.map { CollectionRow(section: $0.section, items: $0.items.reversed()) }
            } label: {
                Text(item)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.blue)
            }
            .buttonStyle(CardButtonStyle())
        } supplementaryView: { _, indexPath in
            Text("Row \(rows[indexPath.section].section + 1)")
                .font(.headline)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        }
        .ignoresSafeArea()
    }

    private func section() -> NSCollectionLayoutSection {
        let itemSize = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let item = NSCollectionLayoutItem(layoutSize: itemSize)
        let groupSize = NSCollectionLayoutSize(
            widthDimension: .absolute(320), heightDimension: .absolute(180))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: groupSize, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
        section.interGroupSpacing = 40
        section.orthogonalScrollingBehavior = .continuous
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
        section.boundarySupplementaryItems = [header]
        return section
    }
}
