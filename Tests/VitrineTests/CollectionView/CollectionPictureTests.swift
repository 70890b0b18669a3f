import TestSupport
import Testing
import Vitrine
import VitrineTesting
import VitrineUI

@MainActor
@Suite("Pictures of CollectionView", .serialized)
struct CollectionPictureTests {
    private struct Page: View {
        static let rows = [
            CollectionRow(section: "New", items: ["Amber", "Basalt", "Coral", "Dusk"]),
            // The same item once more, and a row that is shorter than the page.
            CollectionRow(section: "Liked", items: ["Coral", "Amber"]),
        ]

        var body: some View {
            CollectionView(rows: Self.rows) { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
                let group = NSCollectionLayoutGroup.horizontal(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .absolute(84), heightDimension: .absolute(52)), subitems: [item])
                let header = NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
                let section = NSCollectionLayoutSection(group: group)
                section.orthogonalScrollingBehavior = .continuous
                section.interGroupSpacing = 8
                section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 12, bottom: 12, trailing: 12)
                section.boundarySupplementaryItems = [header]
                return section
            } cell: { _, item in
                Text(item)
                    .font(.subheadline)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(item == "Coral" ? Color.orange : Color.gray.opacity(0.3))
                    .cornerRadius(10)
            } supplementaryView: { _, indexPath in
                Text(Self.rows[indexPath.section].section).bold().frame(
                    maxWidth: .infinity, alignment: .leading)
            }
        }
    }

    private func verify(_ name: String, style: UIUserInterfaceStyle) throws {
        let host = TestHost(
            UIHostingController(rootView: Page()), size: CGSize(width: 300, height: 220), scale: 2,
            style: style)
        host.settle()
        // Two items are orange, 84×52 points less their corners and texts.
        let orange = host.area(of: style == .dark ? [255, 159, 10] : [255, 149, 0])
        #expect(orange > 2 * 84 * 52 * 0.7 && orange < 2 * 84 * 52)
        try host.verifyPicture(name)
    }

    @Test("Light")
    func light() throws { try verify("rows-light", style: .light) }

    @Test("Dark")
    func dark() throws { try verify("rows-dark", style: .dark) }
}
