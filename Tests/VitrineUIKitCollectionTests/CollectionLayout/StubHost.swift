import Foundation

@testable import VitrineUIKit

/// Counts and a rectangle in the place of a collection view.
@MainActor
final class StubHost: CollectionLayoutHost {
    var bounds: CGRect
    var safeAreaInsets = UIEdgeInsets()
    var adjustedContentInset = UIEdgeInsets()
    var layoutMargins = UIEdgeInsets()
    var traitCollection = UITraitCollection(displayScale: 1)
    var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    var layoutDelegate: AnyObject?
    var counts: [Int]
    var contexts: [UICollectionViewLayoutInvalidationContext] = []

    init(counts: [Int], width: CGFloat = 300, height: CGFloat = 600) {
        self.counts = counts
        bounds = CGRect(x: 0, y: 0, width: width, height: height)
    }

    func layoutNumberOfSections() -> Int { counts.count }
    func layoutNumberOfItems(inSection section: Int) -> Int { counts[section] }
    func layoutAttributesBeforeUpdate(
        forItemAt indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    func layoutDidInvalidate(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {
        contexts.append(context)
    }

    /// Attaches and prepares.
    func prepare(_ layout: UICollectionViewLayout) {
        layout.host = self
        layout.prepare()
    }
}
