// swift-format-ignore-file

import UIKit

// What the article leaves to its reader: a layout that uses the methods, and a delegate that answers.

/// Rows, each as wide as the insets of its section leave.
class RowLayout: UICollectionViewFlowLayout {
  func rowInset(for section: Int) -> UIEdgeInsets { sectionInset }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let width = collectionViewContentSize.width
    return super.layoutAttributesForElements(in: rect)?.compactMap { attributes in
      guard let attributes = attributes.copy() as? UICollectionViewLayoutAttributes else { return nil }
      let inset = rowInset(for: attributes.indexPath.section)
      attributes.frame.origin.x = inset.left
      attributes.frame.size.width = width - inset.left - inset.right
      return attributes
    }
  }
}

final class RowsViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  var color = UIColor.systemBlue

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "row")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    cell.contentView.backgroundColor = color
    cell.contentView.layer.cornerRadius = 12
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 8, left: 20 + 50 * CGFloat(section), bottom: 8, right: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 44) }
}

final class ViewController: UIViewController {
  private let versions = [
    RowsViewController(collectionViewLayout: InitialLayout()),
    RowsViewController(collectionViewLayout: UnwrappingLayout()),
    RowsViewController(collectionViewLayout: FunctionsLayout()),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (version, color) in zip(versions, [UIColor.systemBlue, .systemTeal, .systemGreen]) {
      version.color = color
      addChild(version)
      view.addSubview(version.view)
      version.didMove(toParent: self)
      version.collectionView.contentInsetAdjustmentBehavior = .never
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = (view.bounds.height - 100) / 3
    for (index, version) in versions.enumerated() {
      version.view.frame = CGRect(
        x: 0, y: 80 + CGFloat(index) * height, width: view.bounds.width, height: height)
    }
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
