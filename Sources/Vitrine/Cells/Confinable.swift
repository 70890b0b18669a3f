public import VitrineUI

/// A view that can be shown in a cell or in a supplementary view, and just as well without.
///
/// Conform to ``CellConfinable``, to ``SupplementaryConfinable``, or to both. The view is made by `init(frame:)`.
@MainActor
public protocol Confinable: UIView {
    /// What the view shows.
    associatedtype Item

    /// Makes the view ready to show another item. Called before a cell that showed one is used again.
    func prepareForReuse()

    /// Shows an item.
    func configure(for item: Item)
}

/// A view that can be shown in a ``ViewHostingCollectionViewCell``, which forwards what a cell is told. (Article A1.)
@MainActor
public protocol CellConfinable: Confinable {
    /// Whether the item is selected. Set by the cell.
    var isSelected: Bool { get set }

    /// Whether the item is being pressed. Set by the cell.
    var isHighlighted: Bool { get set }
}

/// A view that can be shown in a ``ViewHostingCollectionReusableView``: in a header, for example.
@MainActor
public protocol SupplementaryConfinable: Confinable {
    /// The kind of element that the view is in a collection view, as the layout names it. By default a name made of
    /// the class's.
    static var elementKind: String { get }
}

extension SupplementaryConfinable {
    public static var elementKind: String { String(reflecting: self) + "-element-kind" }
}

extension Confinable {
    /// Fills a container, and follows its size.
    ///
    /// With an autoresizing mask and not with constraints: a solver per cell would have nothing to decide, and on
    /// Apple's systems the mask takes part in self-sizing just like four constraints.
    func fill(_ container: UIView) {
        frame = container.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(self)
    }

    /// The size that the view's own `sizeThatFits(_:)` gives; nil if it has none.
    ///
    /// The one that every view inherits gives the present size, which says nothing.
    func ownSize(fitting size: CGSize) -> CGSize? {
        let own = sizeThatFits(size)
        return own == bounds.size ? nil : own
    }
}
