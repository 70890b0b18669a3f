public import Foundation

/// The view of one item.
///
/// From back to front: `backgroundView`, `selectedBackgroundView` (while selected or highlighted),
/// `contentView`. All three fill the cell.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
    /// Where the content of the cell goes. Fills the cell.
    ///
    /// Its margins do not begin inside the safe area: content would shrink while the cell scrolls under a bar.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insetsLayoutMarginsFromSafeArea = false
        addSubview(view)
        return view
    }()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = contentView
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        _ = contentView
    }

    /// Whether the item is selected. The collection view sets it; setting it does not change the selection.
    open var isSelected = false {
        didSet { if isSelected != oldValue { updateSelectedBackground() } }
    }

    /// Whether the item is being pressed.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { updateSelectedBackground() } }
    }

    /// A view behind everything else in the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundView.frame = bounds
                backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(backgroundView, at: 0)
            }
        }
    }

    /// A view in front of the background that shows while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let selectedBackgroundView {
                selectedBackgroundView.frame = bounds
                selectedBackgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
            }
            updateSelectedBackground()
        }
    }

    /// The size that the constraints of the content view give the cell, or its own if that has none.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        LayoutEngine.flush()
        guard contentView.hasConstraints else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return contentView.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    private func updateSelectedBackground() {
        selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
    }

    /// True: a cell can have focus, if its collection view and the delegate agree. They are asked after the cell.
    open override var canBecomeFocused: Bool { true }
}
