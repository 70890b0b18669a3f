// swift-format-ignore-file

import UIKit

// MARK: "Passing Delegate Methods Directly"

typealias DelegateMethod<Key, Value> =
  ((UICollectionView, UICollectionViewLayout, Key) -> Value)

extension UICollectionViewFlowLayout {

  private func retrieve<Key, Value>(
    using delegateMethod: DelegateMethod<Key, Value>?,
    key: Key,
    fallback: @autoclosure () -> Value
  ) -> Value {

    guard
      let collectionView = collectionView,
      let value = delegateMethod?(collectionView, self, key)
    else {
      return fallback()
    }

    return value
  }
}

private extension UICollectionViewFlowLayout {

  private var delegate: UICollectionViewDelegateFlowLayout? {
    return collectionView?.delegate as? UICollectionViewDelegateFlowLayout
  }

  func inset(for section: Int) -> UIEdgeInsets {

    return retrieve(
      using: delegate?.collectionView(_:layout:insetForSectionAt:),
      key: section,
      fallback: sectionInset)
  }
}

// The other five, which the article leaves to its reader.

private extension UICollectionViewFlowLayout {

  func minimumLineSpacing(for section: Int) -> CGFloat {

    return retrieve(
      using: delegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:),
      key: section,
      fallback: minimumLineSpacing)
  }

  func minimumInteritemSpacing(for section: Int) -> CGFloat {

    return retrieve(
      using: delegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:),
      key: section,
      fallback: minimumInteritemSpacing)
  }

  func size(for indexPath: IndexPath) -> CGSize {

    return retrieve(
      using: delegate?.collectionView(_:layout:sizeForItemAt:),
      key: indexPath,
      fallback: itemSize)
  }

  func headerReferenceSize(for section: Int) -> CGSize {

    return retrieve(
      using: delegate?.collectionView(_:layout:referenceSizeForHeaderInSection:),
      key: section,
      fallback: headerReferenceSize)
  }

  func footerReferenceSize(for section: Int) -> CGSize {

    return retrieve(
      using: delegate?.collectionView(_:layout:referenceSizeForFooterInSection:),
      key: section,
      fallback: footerReferenceSize)
  }
}

final class FunctionsLayout: RowLayout {
  override func rowInset(for section: Int) -> UIEdgeInsets {
    // The delegate in App.swift answers for insets and sizes; the rest falls back to the properties.
    precondition(minimumLineSpacing(for: section) == minimumLineSpacing)
    precondition(minimumInteritemSpacing(for: section) == minimumInteritemSpacing)
    precondition(size(for: IndexPath(item: 0, section: section)).height == 44)
    precondition(headerReferenceSize(for: section) == .zero)
    precondition(footerReferenceSize(for: section) == .zero)
    return inset(for: section)
  }
}
