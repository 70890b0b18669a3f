public import VitrineUI

/// A cell with one job: it shows a view that knows nothing of cells, and forwards what a cell is told. (Article A1.)
///
/// ```swift
/// ViewHostingCollectionViewCell<FilmView>.register(with: collectionView)
/// let cell = ViewHostingCollectionViewCell<FilmView>.dequeue(from: collectionView, at: indexPath)
/// cell.configure(for: film)
/// ```
///
/// The view is made once for each cell, by its `init(frame:)`, fills the cell's `contentView`, and stays when the cell
/// is used again.
///
/// Where the layout estimates sizes, the view sizes the cell: by its `sizeThatFits(_:)` if it has its own, asked with
/// the size that the layout gives; else by the constraints in it and its `intrinsicContentSize`.
///
/// A view that hosts SwiftUI views is given the environment around a ``CollectionView`` that the cell is in: see
/// ``EnvironmentConfinable``.
public final class ViewHostingCollectionViewCell<View: CellConfinable>: UICollectionViewCell, ConfigurableCell
{
    /// What the view shows.
    public typealias Item = View.Item

    /// Made of the full name of the view's class.
    public static var reuseIdentifier: String { "hosted-\(String(reflecting: View.self))" }

    /// The view in the cell.
    public let hostedView: View
    private let environmentFollower: EnvironmentFollower?

    // Collection views set both whenever a cell comes on screen. The view is told of what is news to it, so that it may
    // animate; and it is compared with the view, which may have changed its state by itself.

    /// Whether the item is selected. The view is told if it says otherwise.
    public override var isSelected: Bool {
        didSet { if hostedView.isSelected != isSelected { hostedView.isSelected = isSelected } }
    }

    /// Whether the item is being pressed. The view is told if it says otherwise.
    public override var isHighlighted: Bool {
        didSet { if hostedView.isHighlighted != isHighlighted { hostedView.isHighlighted = isHighlighted } }
    }

    /// Makes the cell and its view.
    public override init(frame: CGRect) {
        hostedView = View.make(frame: CGRect(origin: .zero, size: frame.size))
        environmentFollower = EnvironmentFollower(hostedView)
        super.init(frame: frame)
        hostedView.fill(contentView)
    }

    /// Traps: the cell is made in code, by a collection view.
    public required init?(coder: NSCoder) {
        fatalError(
            "\(Self.self) is made in code: register it with \(Self.self).register(with: collectionView).")
    }

    /// Tells the view.
    public override func prepareForReuse() {
        super.prepareForReuse()
        hostedView.prepareForReuse()
    }

    /// Shows an item in the view.
    public func configure(for item: View.Item) {
        hostedView.configure(for: item)
    }

    /// Tells a view that wants it of the environment around.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        environmentFollower?.windowDidChange()
    }

    /// Asks the view for its size.
    public override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let size = hostedView.ownSize(fitting: layoutAttributes.size) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        layoutAttributes.size = size
        return layoutAttributes
    }
}
