public import VitrineUI

/// A cell that shows a view which belongs to somebody else, usually a child view controller's.
///
/// The cell of article A2. Cells are reused, so several of them can have been given the same view one after
/// another, and a view is in one place only. This cell does not confuse the two:
///
/// - setting ``hostedView`` never takes away a view that has moved on to another cell;
/// - reading ``hostedView`` gives `nil` as soon as the view is no longer in this cell.
///
/// The reference is weak: the view lives as long as the controller that owns it, or a superview. Register the
/// class, or a subclass, like any other cell, and set ``hostedView`` where the cell is configured. To have the
/// controllers managed as well, give the cell to ``HostedControllers``.
open class HostedViewCollectionViewCell: UICollectionViewCell {
    /// What was set last. Whether the cell still has it is another question; see ``hostedView``.
    private weak var storedView: UIView?

    /// What ``HostedControllers`` has to do with this cell.
    var assignment: (any HostedAssignment)? {
        didSet { if assignment != nil { setNeedsLayout() } }
    }

    /// The index path that the cell was given for, as far as it knows.
    var lastIndexPath: IndexPath?

    // MARK: The hosted view

    /// The view in this cell; `nil` if there is none, or if the view has moved on.
    ///
    /// Setting it puts the view into ``UICollectionViewCell/contentView``, at ``hostedViewFrame``, and takes the
    /// former one away if that is still here. Reading it forgets a view that is no longer here: a superview cannot
    /// be observed, so the cell finds out when it is asked.
    ///
    /// - Complexity: O(*d*), *d* = views between the hosted view and the cell.
    open weak var hostedView: UIView? {
        get {
            guard let view = storedView else { return nil }
            guard hosts(view) else {
                storedView = nil
                ledger?.noteLoss(of: view, by: self)
                return nil
            }
            return view
        }
        set {
            if let former = storedView, former !== newValue {
                storedView = nil
                let wasHere = hosts(former)
                if wasHere { former.removeFromSuperview() }
                ledger?.noteRelease(of: former, by: self, wasHere: wasHere)
            }
            guard let view = newValue else { return }
            let isNew = storedView !== view || !hosts(view)
            let former = isNew ? ledger?.owner(of: view) : nil
            storedView = view
            if isNew { contentView.addSubview(view) }
            fit(view)
            if isNew { ledger?.noteHosting(of: view, by: self, from: former) }
        }
    }

    /// Sets ``hostedView``, and says which item it is for: the cell itself learns that only later, and ``ledger``
    /// writes it down.
    public func host(_ view: UIView?, at indexPath: IndexPath) {
        lastIndexPath = indexPath
        hostedView = view
    }

    /// Where the hosted view goes, in the coordinates of ``UICollectionViewCell/contentView``. All of it, unless
    /// overridden: to leave room for a title, for example.
    open var hostedViewFrame: CGRect { contentView.bounds }

    /// Keeps the record of which cell has which view. None unless given.
    public var ledger: HostedViewLedger?

    /// Whether the view is in this cell, and not in a cell of a collection view inside it.
    private func hosts(_ view: UIView) -> Bool {
        view.enclosingCell === self
    }

    /// By bounds and centre: a view that has a transform, because it has focus for example, has no meaningful
    /// frame. The origin of the bounds is a scroll view's offset, and stays.
    private func fit(_ view: UIView) {
        let frame = hostedViewFrame
        if view.bounds.size != frame.size {
            view.bounds = CGRect(origin: view.bounds.origin, size: frame.size)
        }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        if view.center != center { view.center = center }
    }

    // MARK: Life as a cell

    /// The hosted view follows the cell's size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let hostedView { fit(hostedView) }
        assignment?.cellDidLayOut()
    }

    /// The layout says which item the cell is for.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        lastIndexPath = layoutAttributes.indexPath
    }

    /// Lets go of the hosted view.
    open override func prepareForReuse() {
        super.prepareForReuse()
        let ended = assignment
        assignment = nil
        ended?.cellWillBeReused()
        hostedView = nil
        lastIndexPath = nil
    }
}

/// An item's claim on a cell, as the cell sees it.
@MainActor
protocol HostedAssignment: AnyObject {
    /// Whether the cell is on screen with the item.
    var isDisplayed: Bool { get }
    /// The cell has left the reuse pool, for something else.
    func cellWillBeReused()
    /// The cell shows something else from now on, in its place.
    func end()
    /// The cell has its size, and its content has not been drawn with it yet.
    func cellDidLayOut()
}

extension UIView {
    /// The innermost cell that the view is in.
    var enclosingCell: UICollectionViewCell? {
        var ancestor = superview
        while let view = ancestor {
            if let cell = view as? UICollectionViewCell { return cell }
            ancestor = view.superview
        }
        return nil
    }
}

extension UICollectionViewCell {
    /// Where the cell is on screen; `nil` if it is not.
    var displayedIndexPath: IndexPath? {
        var ancestor = superview
        while let view = ancestor {
            if let collectionView = view as? UICollectionView { return collectionView.indexPath(for: self) }
            ancestor = view.superview
        }
        return nil
    }
}
