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
    /// A name made of the class's.
    public static var elementKind: String { String(reflecting: self) + "-element-kind" }
}

extension Confinable {
    /// Fills a container, and follows its size.
    ///
    /// With an autoresizing mask: most cells have the size that their layout says, and a system of constraints for
    /// each would have nothing to decide.
    func fill(_ container: UIView) {
        frame = container.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(self)
    }

    /// The size that the view's own `sizeThatFits(_:)` gives. If it has none: nil, and the view fills its container
    /// by constraints from now on, so that its content size and the constraints in it can size the container.
    func ownSize(fitting size: CGSize) -> CGSize? {
        let own = sizeThatFits(size)
        // The method that every view inherits gives the present size, which says nothing.
        guard own == bounds.size else { return own }
        if let superview, translatesAutoresizingMaskIntoConstraints {
            translatesAutoresizingMaskIntoConstraints = false
            let edges = [
                topAnchor.constraint(equalTo: superview.topAnchor),
                leadingAnchor.constraint(equalTo: superview.leadingAnchor),
                trailingAnchor.constraint(equalTo: superview.trailingAnchor),
                bottomAnchor.constraint(equalTo: superview.bottomAnchor),
            ]
            // Until the container has the size that the view wants, these yield and not the view's own constraints.
            for edge in edges[2...] { edge.priority = UILayoutPriority(999) }
            NSLayoutConstraint.activate(edges)
        }
        return nil
    }
}
