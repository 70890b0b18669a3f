import Foundation

/// A view that a collection view shows, takes away and uses again: a cell, a header, a decoration.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    /// What the view was registered under; nil if it was not dequeued.
    open internal(set) var reuseIdentifier: String?

    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeReusableView(nib)
    }

    /// The collection view that made this view.
    package internal(set) weak var owningCollectionView: UICollectionView?

    /// What the view stands for now; nil in the reuse pool.
    package internal(set) var elementKey: ElementKey?

    /// The index path that the view was dequeued for, until the data source returned it.
    var dequeuedFor: ElementKey?

    /// Attributes that the view carries now, so that equal ones are not applied again.
    var appliedAttributes: UICollectionViewLayoutAttributes?

    /// Whether the view has its geometry already, given when it was dequeued, and is still to be told.
    var awaitsLayoutHook = false

    /// Whether the view was made ready for the collection view before it comes into view. Meanwhile it has the traits
    /// that it will have there, so that nothing changes when it comes.
    final var isPreparedAhead = false {
        didSet { if isPreparedAhead != oldValue, superview == nil { traitsOutsideOfHierarchyDidChange() } }
    }

    override var traitsOutsideOfHierarchy: UITraitCollection? {
        isPreparedAhead ? owningCollectionView?.currentTraits : nil
    }

    /// Place in the order of siblings: zIndex first, then index path.
    var stackingOrder = StackingOrder()

    /// What the view must know of its place in a section of a special kind; nil in others.
    var elementPlace: (any ElementPlace)?

    /// Takes over what the layout says of the place: before the data source makes the view ready, and when it changes, then inside
    /// the animation of that change.
    func adopt(_ place: (any ElementPlace)?) {
        elementPlace = place
        let environment = place?.listEnvironment ?? .unspecified
        if traitOverrides.listEnvironment != environment { traitOverrides.listEnvironment = environment }
    }

    /// Makes the view ready to show something else.
    ///
    /// Called when a view from the reuse pool is dequeued, before the dequeue call returns, and never for a
    /// view that was just made. Does nothing by default; data is assigned by the data source, not here.
    open func prepareForReuse() {}

    /// Gives the view attributes of its layout that are more than frame, alpha and order, which the
    /// collection view applies itself. Does nothing by default; layouts with attributes of their own use it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// The layout is about to change while the view is visible.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The layout has changed while the view is visible.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes the view would like to have instead: its chance to size itself.
    ///
    /// Asked for views whose layout estimated a size. By default the attributes with the size that
    /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` gives for theirs:
    /// a length that the layout fixes is required, one that it estimates is wanted with the priority
    /// `.fittingSizeLevel`. So constraints in the view (in a cell's `contentView`, or between it and the cell) decide,
    /// or the content that a cell's configuration made; a length that they leave open stays as it was estimated. Without
    /// either, it is the size that ``UIView/sizeThatFits(_:)`` gives. A view sizes itself by overriding any of the three.
    ///
    /// A size that is no size (not a number, negative, infinite) is not taken: the estimate stays, and one sentence
    /// names the view and its place. Likewise if a view gives two answers in turn, frame after frame.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = sizeFitting(layoutAttributes)
        if size != layoutAttributes.size { layoutAttributes.size = size }
        return layoutAttributes
    }

    private func sizeFitting(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        (self as? UICollectionViewCell)?.updateConfigurationIfNeeded(isMeasuring: true)
        let free = attributes.estimates
        isAskedForPreferredSize = true
        defer { isAskedForPreferredSize = false }
        return systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: free.width ? .fittingSizeLevel : .required,
            verticalFittingPriority: free.height ? .fittingSizeLevel : .required)
    }

    /// Which lengths of the view its layout has only guessed: constraints in it need not hold at them.
    final var guessedLengths = (width: false, height: false)

    /// Whether ``preferredLayoutAttributesFitting(_:)`` is asking for the size of the view.
    private var isAskedForPreferredSize = false

    override func element(sizedBy view: UIView) -> (any SelfSizingElement)? { view === self ? self : nil }

    /// Whether the view, or its content, has a size that is not that of its frame.
    var hasFittingSize: Bool { isSizedByConstraints }

    /// The size that the constraints in the view give it. Without any, for
    /// ``preferredLayoutAttributesFitting(_:)`` that of ``UIView/sizeThatFits(_:)``.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        if isAskedForPreferredSize, !hasFittingSize { return sizeThatFits(targetSize) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection, let owningCollectionView else { return }
        // Text of another size needs another room; no change of a constraint says so to the collection view. (A view
        // that has just come is measured anyway.)
        let (before, now) = (
            previous.preferredContentSizeCategory, traitCollection.preferredContentSizeCategory
        )
        let isResized = before != .unspecified && before != now
        let isTurned =
            previous.layoutDirection != .unspecified
            && previous.layoutDirection != traitCollection.layoutDirection
        if isResized || isTurned { owningCollectionView.remeasureIfGuessed(self) }
    }
}

/// The order of siblings: higher zIndex in front; equal ones by index path, later in front, so that the
/// picture does not depend on the order in which cells came on screen. (UIKit leaves equal ones undefined.)
struct StackingOrder: Comparable {
    var zIndex = 0
    /// Whether it is in front of all others with its zIndex, because it has the focus.
    var isRaised = false
    var section = 0
    var item = 0
    var category = 0

    private var isDecoration: Bool { category == ElementKey.Category.decoration.rawValue }

    static func < (a: Self, b: Self) -> Bool {
        if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
        if a.isRaised != b.isRaised { return b.isRaised }
        // A section's background is below everything in the section, also below its first item.
        if a.isDecoration != b.isDecoration { return a.isDecoration }
        return (a.section, a.item, a.category) < (b.section, b.item, b.category)
    }
}

/// Names one thing that a collection view can show.
package struct ElementKey: Hashable, Comparable, CustomStringConvertible {
    package enum Category: Int { case cell, supplementary, decoration }

    package var category: Category
    /// The element kind; empty for cells.
    package var kind: String
    package var indexPath: IndexPath

    package init(category: Category, kind: String, indexPath: IndexPath) {
        self.category = category
        self.kind = kind
        self.indexPath = indexPath
    }

    package static func < (first: Self, second: Self) -> Bool {
        (first.category.rawValue, first.kind, first.indexPath)
            < (second.category.rawValue, second.kind, second.indexPath)
    }

    package static func cell(_ indexPath: IndexPath) -> Self {
        Self(category: .cell, kind: "", indexPath: indexPath)
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
        kind = attributes.representedElementKind ?? ""
        indexPath = attributes.indexPath
        switch attributes.representedElementCategory {
        case .cell: category = .cell
        case .supplementaryView: category = .supplementary
        case .decorationView: category = .decoration
        }
    }

    var section: Int { indexPath.count > 0 ? indexPath[0] : 0 }
    var item: Int { indexPath.count > 1 ? indexPath[1] : 0 }

    /// What it is in words, for messages to programmers.
    var place: String {
        switch category {
        case .cell: "section \(section), item \(item)"
        case .supplementary: "supplementary view \(kind) at section \(section), item \(item)"
        case .decoration: "decoration view \(kind) at section \(section), item \(item)"
        }
    }

    package var description: String {
        category == .cell ? "\(section).\(item)" : "\(kind)@\(section).\(item)"
    }
}
