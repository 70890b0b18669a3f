import Foundation

extension UICollectionViewFlowLayout {
    /// What an element says of the layout.
    final func takeFlowLayout(_ nib: NibCoder) {
        if nib["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
        if let spacing = nib.number("minimumLineSpacing") { minimumLineSpacing = spacing }
        if let spacing = nib.number("minimumInteritemSpacing") { minimumInteritemSpacing = spacing }
        if let size = nib.size("itemSize") { itemSize = size }
        if nib["automaticEstimatedItemSize"] == "YES" {
            estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = nib.size("estimatedItemSize") {
            estimatedItemSize = size
        }
        if let size = nib.size("headerReferenceSize") { headerReferenceSize = size }
        if let size = nib.size("footerReferenceSize") { footerReferenceSize = size }
        if let insets = nib.insets("sectionInset") { sectionInset = insets }
        if let pins = nib.bool("sectionHeadersPinToVisibleBounds") { sectionHeadersPinToVisibleBounds = pins }
        if let pins = nib.bool("sectionFootersPinToVisibleBounds") { sectionFootersPinToVisibleBounds = pins }
        if let reference = nib.choice(
            "sectionInsetReference",
            [
                "contentInset": SectionInsetReference.fromContentInset, "safeArea": .fromSafeArea,
                "layoutMargins": .fromLayoutMargins,
            ])
        {
            sectionInsetReference = reference
        }
    }
}
