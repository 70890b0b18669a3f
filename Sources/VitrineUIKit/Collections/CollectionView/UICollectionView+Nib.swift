import Foundation

extension UICollectionView {
    static let collectionViewNibPaths: [String: AnyKeyPath] = [
        "dataSource": \UICollectionView.dataSource, "delegate": \UICollectionView.delegate,
        "prefetchDataSource": \UICollectionView.prefetchDataSource,
        "collectionViewLayout": \UICollectionView.collectionViewLayout,
        "backgroundView": \UICollectionView.backgroundView,
    ]

    /// What an element says of the collection view.
    final func takeCollectionView(_ nib: NibCoder) {
        if let element = nib.child("collectionViewLayout"),
            let layout = nib.loader.make(element, as: UICollectionViewLayout.self)
        {
            collectionViewLayout = layout
        }
        if let allows = nib.bool("allowsSelection") { allowsSelection = allows }
        if let allows = nib.bool("allowsMultipleSelection") { allowsMultipleSelection = allows }
        if let enabled = nib.bool("prefetchingEnabled") { isPrefetchingEnabled = enabled }
        nib.know("dataMode", "cells")
        for cell in nib.element.list("cells") {
            guard let identifier = cell["reuseIdentifier"], !identifier.isEmpty else { continue }
            register(UINib(cell, in: nib.loader), forCellWithReuseIdentifier: identifier)
        }
        for (key, kind) in [
            ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
            ("sectionFooterView", UICollectionView.elementKindSectionFooter),
        ] {
            guard let element = nib.child(key), let identifier = element["reuseIdentifier"],
                !identifier.isEmpty
            else { continue }
            register(
                UINib(element, in: nib.loader), forSupplementaryViewOfKind: kind,
                withReuseIdentifier: identifier)
        }
        if let element = nib.child("backgroundView") {
            backgroundView = nib.loader.make(element, as: UIView.self)
        }
    }
}

extension UICollectionReusableView {
    /// What an element says of the view.
    final func takeReusableView(_ nib: NibCoder) {
        if let identifier = nib["reuseIdentifier"], !identifier.isEmpty { reuseIdentifier = identifier }
    }
}

extension UICollectionViewCell: NibActing {
    static let collectionViewCellNibPaths: [String: AnyKeyPath] = [
        "backgroundView": \UICollectionViewCell.backgroundView,
        "selectedBackgroundView": \UICollectionViewCell.selectedBackgroundView,
    ]

    func connect(_ action: NibAction, event: String?) { selectionSegue = action }

    /// What an element says of the cell, and the views in it.
    final func takeCollectionViewCell(_ nib: NibCoder) {
        nib.know("customSize")
        guard let element = nib.child("contentView") else { return }
        // Files of early versions say nothing of the content but its views, and have no name for it: their constraints
        // are the cell's, and mean the content.
        nib.loader.read(element, into: contentView)
        if element.id == nil { nib.container = contentView }
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}
