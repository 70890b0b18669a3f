// swift-format-ignore-file

import UIKit

// MARK: "Initial Approach"

private extension UICollectionViewFlowLayout {

  func inset(for section: Int) -> UIEdgeInsets {

    guard
      let collectionView = collectionView,
      let delegate = collectionView.delegate,
      let flowDelegate = delegate as? UICollectionViewDelegateFlowLayout,
      let section = flowDelegate.collectionView?(collectionView, layout: self, insetForSectionAt: section)
    else {
      return sectionInset
    }

    return section
  }
}

final class InitialLayout: RowLayout {
  override func rowInset(for section: Int) -> UIEdgeInsets { inset(for: section) }
}
