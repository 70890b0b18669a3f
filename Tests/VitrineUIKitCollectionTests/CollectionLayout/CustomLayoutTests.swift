import Foundation
import Testing
import UIKitTestSupport

@testable import VitrineUIKit

/// Layouts as existing code subclasses them.
private final class HalvesLayout: UICollectionViewCompositionalLayout {
    let name: String
    init(name: String) {
        self.name = name
        super.init(
            sectionProvider: { _, _ in
                let item = NSCollectionLayoutItem(
                    layoutSize: NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
                return NSCollectionLayoutSection(
                    group: NSCollectionLayoutGroup.horizontal(
                        layoutSize: NSCollectionLayoutSize(
                            widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                        subitems: [item]))
            }, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach { $0.alpha = 0.25 }
        return attributes
    }
}

@Suite("Layouts of one's own")
@MainActor
struct CustomLayoutTests {
    @Test("a subclass with an initialiser of its own changes what super found")
    func subclass() {
        let layout = HalvesLayout(name: "shelf")
        StubHost(counts: [4]).prepare(layout)
        let attributes = layout.layoutAttributesForElements(in: rect(0, 0, 300, 40)) ?? []
        #expect(attributes.map(\.frame) == [rect(0, 0, 150, 40), rect(150, 0, 150, 40)])
        #expect(attributes.map(\.alpha) == [0.25, 0.25])
    }

    @Test("inserted items fade in at their place; others come from where they were")
    func appearing() {
        let layout = HalvesLayout(name: "shelf")
        let host = StubHost(counts: [4])
        host.prepare(layout)
        let inserted = IndexPath(item: 1, section: 0)
        withExtendedLifetime(host) {
            layout.prepare(forCollectionViewUpdates: [
                UICollectionViewUpdateItem(before: nil, after: inserted, action: .insert)
            ])
            let initial = layout.initialLayoutAttributesForAppearingItem(at: inserted)
            #expect(initial?.alpha == 0)
            #expect(initial?.frame == rect(150, 0, 150, 40))
            #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath(item: 0, section: 0)) == nil)
            layout.finalizeCollectionViewUpdates()
            #expect(layout.initialLayoutAttributesForAppearingItem(at: inserted) == nil)
        }
    }
}
