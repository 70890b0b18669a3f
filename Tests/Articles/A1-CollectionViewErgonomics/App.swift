// swift-format-ignore-file

import UIKit
import Vitrine

// MARK: "Wrapping Up"

// Printed without a superclass, and without what a cell forwards.
public final class OurView: UIView, CellConfinable {
  private let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    // add subviews and configure layout
    addSubview(label, constraints: [
      equal(\.centerXAnchor),
      equal(\.centerYAnchor)
    ])
    label.textColor = .white
    layer.cornerRadius = 12
    prepareForReuse()
  }

  public required init?(coder: NSCoder) { Abort.because(.shutUpXcode) }

  public var isSelected = false { didSet { backgroundColor = isSelected ? .systemOrange : .systemIndigo } }
  public var isHighlighted = false { didSet { alpha = isHighlighted ? 0.6 : 1 } }
  public func prepareForReuse() { backgroundColor = .systemIndigo }

  public func configure(for item: OurModel) {
    // configure the view for the model
    label.text = item.title
  }
}

public struct OurModel: Hashable, Sendable {
  typealias ID = Int
  let id: ID
  var title: String { "Item \(id)" }
}

typealias OurModelIdentifier = OurModel.ID
typealias SectionIdentifier = Int

/// The data source that the article leaves to its reader: generic over a cell and a model that belong together.
final class DataSource<Cell: ConfigurableCell, Model>: NSObject, UICollectionViewDataSource
where Cell.Item == Model {
  let models: [Model]

  init(_ models: [Model]) { self.models = models }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    models.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = Cell.dequeue(from: collectionView, at: indexPath)
    cell.configure(for: models[indexPath.item])
    return cell
  }
}

/// A header, by the protocol of the article.
final class OurHeader: UICollectionReusableView, ReusableCollectionReusableView {
  static var elementKind: String { UICollectionView.elementKindSectionHeader }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = UILabel()
    label.text = "A header"
    addSubview(label, constraints: [equal(\.leadingAnchor), equal(\.centerYAnchor)])
  }

  required init?(coder: NSCoder) { Abort.because(.shutUpXcode) }
}

final class ViewController: UIViewController {
  // Printed: UICollectionView(layout: someLayout)
  let viewController = UICollectionViewController(collectionViewLayout: ViewController.makeLayout(header: 40))
  let second = UICollectionViewController(collectionViewLayout: ViewController.makeLayout(header: 0))
  let third = OurCollectionViewController(collectionViewLayout: ViewController.makeLayout(header: 0))
  let models = (1...6).map { OurModel(id: $0) }
  var dataSource: UICollectionViewDiffableDataSource<SectionIdentifier, OurModelIdentifier>?
  var genericDataSource: DataSource<ViewHostingCollectionViewCell<OurView>, OurModel>?

  static func makeLayout(header: CGFloat) -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 160, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    layout.headerReferenceSize = CGSize(width: 0, height: header)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for child in [viewController, second, third] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
      child.collectionView.contentInsetAdjustmentBehavior = .never
    }

    ViewHostingCollectionViewCell<OurView>.register(with: viewController.collectionView)
    OurHeader.register(with: viewController.collectionView)

    let models = Dictionary(uniqueKeysWithValues: models.map { ($0.id, $0) })
    let dataSource = UICollectionViewDiffableDataSource<SectionIdentifier, OurModelIdentifier>(collectionView: viewController.collectionView) { collectionView, indexPath, item in
      let cell = ViewHostingCollectionViewCell<OurView>.dequeue(from: collectionView, at: indexPath)
      // Printed: cell.configure(for: item)
      cell.configure(for: models[item]!)
      return cell
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      OurHeader.dequeue(from: collectionView, at: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<SectionIdentifier, OurModelIdentifier>()
    snapshot.appendSections([0])
    snapshot.appendItems(models.keys.sorted())
    dataSource.apply(snapshot, animatingDifferences: false)
    self.dataSource = dataSource
    viewController.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])

    ViewHostingCollectionViewCell<OurView>.register(with: second.collectionView)
    genericDataSource = DataSource(self.models)
    second.collectionView.dataSource = genericDataSource

    precondition(makeViewController(someLayout: Self.makeLayout(header: 0)).isViewLoaded)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = (view.bounds.height - 60) / 3
    for (index, child) in [viewController, second, third].enumerated() {
      child.view.frame = CGRect(x: 0, y: 60 + CGFloat(index) * height, width: view.bounds.width, height: height)
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
