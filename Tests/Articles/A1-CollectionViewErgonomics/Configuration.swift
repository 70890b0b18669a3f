// swift-format-ignore-file

import UIKit
import Vitrine

// MARK: "Configuring Cells"

public protocol ConfigurableCell: ReusableCell {
  associatedtype Item
  func configure(for item: Item)
}

// MARK: "Getting Rid of the Cell All-together"

public protocol CellConfinable: UIView {
  associatedtype Item
  var isSelected: Bool { get set }
  var isHighlighted: Bool { get set }
  func prepareForReuse()
  func configure(for item: Item)
}

// Printed: <View: CellConfinable, Item>: UICollectionViewCell, ConfigurableCell where Item == View.Item
public final class ViewHostingCollectionViewCell<View: CellConfinable>:
  UICollectionViewCell,
  ConfigurableCell {

  public typealias Item = View.Item

  // MARK: Properties

  /// The reuse identifier, made unique by using the type of the wrapped view.
  public static var reuseIdentifier: String { return "hosted-\(String(describing: View.self))"}

  /// The hosted view.
  public let hostedView: View

  /// The selection state of the cell.
  public override var isSelected: Bool {
    didSet {
      hostedView.isSelected = isSelected
    }
  }

  /// The highlight state of the cell.
  public override var isHighlighted: Bool {
    didSet {
      hostedView.isHighlighted = isHighlighted
    }
  }

  // MARK: Initialization

  public override init(frame: CGRect) {
    hostedView = View(frame: frame)
    super.init(frame: frame)
    contentView.addSubview(hostedView, constraints: [
      equal(\.leadingAnchor),
      equal(\.trailingAnchor)
    ])
    contentView.topAnchor.constraint(equalTo: hostedView.topAnchor).isActive = true
    contentView.bottomAnchor.constraint(equalTo: hostedView.bottomAnchor).isActive = true
  }

  public required init?(coder: NSCoder) { Abort.because(.shutUpXcode) }

  // MARK: Cell Configuration

  public override func prepareForReuse() {
    super.prepareForReuse()
    hostedView.prepareForReuse()
  }


  public func configure(for item: Item) {
    hostedView.configure(for: item)
  }
}
