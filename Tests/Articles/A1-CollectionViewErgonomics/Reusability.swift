// swift-format-ignore-file

import UIKit

// MARK: "Reusability and Configuration"

public protocol ReusableCell: UICollectionViewCell {
  static var reuseIdentifier: String { get }
}

public extension ReusableCell {
  // 1.
  static var reuseIdentifier: String { String(describing: Self.self) }

  // 2.
  static func register(with collectionView: UICollectionView) {
    collectionView.register(Self.self, forCellWithReuseIdentifier: Self.reuseIdentifier)
  }

  // 3.
  static func dequeue(from collectionView: UICollectionView, at indexPath: IndexPath) -> Self {
    collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.reuseIdentifier,
      for: indexPath) as! Self
  }
}

// Printed: public final class OurCellClass: UICollectionViewCell, ReusableCell { ... }
public final class OurCellClass: UICollectionViewCell, ReusableCell {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemTeal
    contentView.layer.cornerRadius = 12
  }

  public required init?(coder: NSCoder) { Abort.because(.shutUpXcode) }
}

public final class OurCollectionViewController: UICollectionViewController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    OurCellClass.register(with: collectionView)
  }

  // What the article leaves out: something to show.

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { OurCellClass.dequeue(from: collectionView, at: indexPath) }
}

/// Or without subclassing.
func makeViewController(someLayout: UICollectionViewLayout) -> UICollectionViewController {
  // Printed: UICollectionViewController(layout: someLayout)
  let viewController = UICollectionViewController(collectionViewLayout: someLayout)
  OurCellClass.register(with: viewController.collectionView)
  return viewController
}

// MARK: "Supplementary Views"

public protocol ReusableCollectionReusableView: UICollectionReusableView {
  static var elementKind: String { get }
  static var reuseIdentifier: String { get }
}

public extension ReusableCollectionReusableView {
  static var elementKind: String { String(describing: Self.self) + "-element-kind" }

  static var reuseIdentifier: String { String(describing: Self.self) }

  static func register(with collectionView: UICollectionView) {
    collectionView.register(
      Self.self,
      forSupplementaryViewOfKind: Self.elementKind,
      withReuseIdentifier: Self.reuseIdentifier)
  }

  static func dequeue(from collectionView: UICollectionView, at indexPath: IndexPath) -> Self {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: Self.elementKind,
      withReuseIdentifier: Self.reuseIdentifier,
      for: indexPath) as! Self
  }
}
