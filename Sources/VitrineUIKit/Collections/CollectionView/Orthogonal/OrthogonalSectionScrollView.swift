import Foundation
import VitrineCoreGraphics

/// Holds the cells of one section that scrolls across the layout's axis, while the section is visible.
///
/// It does not clip: cells that have focus grow beyond their section, and cells on their way to another
/// section cross its edge. The collection view clips.
final class OrthogonalSectionScrollView: UIScrollView, UIScrollViewDelegate, FocusScrolling {
    weak var owningCollectionView: UICollectionView?
    var section = 0
    /// Whether the section holds the cell with the focus.
    var isRaised = false
    var stackingOrder: StackingOrder {
        StackingOrder(zIndex: 0, isRaised: isRaised, section: section, item: -1, category: -1)
    }
    /// Whether the content moved since what is visible of it was last shown.
    var hasMoved = false
    /// The bounds for which it was last shown.
    var shownBounds: CGRect?
    /// Whether the section rests with a group in the middle.
    private var isCentred = false
    /// The offset at the section's start.
    private(set) var initialOffset: CGPoint = .zero
    private var dragStart: CGPoint = .zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        delegate = self
    }

    required init?(coder: NSCoder) {
        fatalError("A section's scroll view is made by its collection view")
    }

    /// Takes over a section's size and its way of scrolling.
    func adopt(_ geometry: OrthogonalSection) {
        section = geometry.section
        initialOffset = geometry.initialOffset
        isCentred = geometry.behavior == .groupPagingCentered
        if contentSize != geometry.contentSize { contentSize = geometry.contentSize }
        isPagingEnabled = geometry.behavior == .paging
        decelerationRate = Self.decelerationRate(
            of: geometry, parent: owningCollectionView?.decelerationRate ?? .normal)
        let (bounces, always) = Self.bounce(of: geometry)
        self.bounces = bounces
        alwaysBounceHorizontal = always && geometry.scrollsHorizontally
        alwaysBounceVertical = always && !geometry.scrollsHorizontally
    }

    private static func decelerationRate(
        of geometry: OrthogonalSection, parent: UIScrollView.DecelerationRate
    ) -> UIScrollView.DecelerationRate {
        switch geometry.decelerationRate {
        case .automatic:
            // Sections that turn pages, or come to rest at groups one by one, stop sooner.
            switch geometry.behavior {
            case .paging, .groupPaging, .groupPagingCentered: .fast
            case .none, .continuous, .continuousGroupLeadingBoundary: parent
            }
        case let rate: UIScrollView.DecelerationRate(rawValue: rate.rawValue)
        }
    }

    private static func bounce(of geometry: OrthogonalSection) -> (bounces: Bool, always: Bool) {
        switch geometry.bounce {
        case .always: (true, true)
        case .never: (false, false)
        default: (true, false)
        }
    }

    /// Where a section that rests with groups in the middle scrolls for an item that gets the focus: to its group. Nil
    /// for others, which scroll as little as needed.
    func offset(revealing rect: CGRect) -> CGPoint? {
        guard isCentred, let layout = owningCollectionView?.orthogonalLayout else { return nil }
        let middle = CGPoint(x: rect.midX - bounds.width / 2, y: rect.midY - bounds.height / 2)
        return layout.orthogonalRestingOffset(
            inSection: section, proposed: middle, velocity: .zero, start: middle)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        owningCollectionView?.orthogonalSectionDidScroll(self)
    }

    // The sizes of cells are what the layout says.
    override func subviewDidResize(_ view: UIView) {}
    override func subviewsDidChange(by view: UIView) {}

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        owningCollectionView?.noteOffset(of: self)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        dragStart = contentOffset
        guard let view = owningCollectionView else { return }
        view.orthogonalDelegate?.collectionView(view, willBeginDraggingSection: section)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let view = owningCollectionView, let layout = view.orthogonalLayout else { return }
        targetContentOffset.pointee = layout.orthogonalRestingOffset(
            inSection: section, proposed: targetContentOffset.pointee, velocity: velocity, start: dragStart)
        view.orthogonalDelegate?.collectionView(
            view, willEndDraggingSection: section, withVelocity: velocity,
            targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        guard let view = owningCollectionView else { return }
        view.orthogonalDelegate?.collectionView(
            view, didEndDraggingSection: section, willDecelerate: decelerate)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        guard let view = owningCollectionView else { return }
        view.orthogonalDelegate?.collectionView(view, didEndDeceleratingSection: section)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        guard let view = owningCollectionView else { return }
        view.orthogonalDelegate?.collectionView(view, didEndScrollingAnimationInSection: section)
    }
}
