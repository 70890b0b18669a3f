public import Foundation

/// What the sections of a compositional layout share. Changing it, or replacing it, invalidates the layout.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    weak var layout: UICollectionViewCompositionalLayout?

    /// The axis along which sections follow each other. Default vertical.
    public var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed() } }
    /// Room between sections, in points. Default 0.
    public var interSectionSpacing: CGFloat = 0 { didSet { changed() } }
    /// Headers, footers and edge views of the whole layout. They have index paths of one index. A layout without
    /// sections shows none.
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
        didSet { changed() }
    }
    /// Which insets sections are given that do not say so themselves. Default safe area.
    public var contentInsetsReference = UIContentInsetsReference.safeArea { didSet { changed() } }

    public override init() { super.init() }

    private func changed() { layout?.invalidateLayout() }

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UICollectionViewCompositionalLayoutConfiguration in
            let copy = UICollectionViewCompositionalLayoutConfiguration()
            copy.scrollDirection = scrollDirection
            copy.interSectionSpacing = interSectionSpacing
            copy.boundarySupplementaryItems = boundarySupplementaryItems
            copy.contentInsetsReference = contentInsetsReference
            return copy
        }
    }
}
