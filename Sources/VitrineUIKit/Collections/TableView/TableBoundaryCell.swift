import Foundation
import VitrineCoreGraphics

/// Holds the header or footer of a section of a table.
@MainActor
final class TableBoundaryCell: UICollectionReusableView {
    private(set) var view: UIView?
    private var isHeader = true

    private var table: UITableView? { (owningCollectionView as? TableContentView)?.table }

    /// Shows a view, and gives back the one that it showed.
    func hold(_ new: UIView?, isHeader: Bool) {
        self.isHeader = isHeader
        guard new !== view else { return }
        release()
        view = new
        guard let new else { return }
        addSubview(new)
        (new as? UITableViewHeaderFooterView)?.isPinned = isPinned
        setNeedsLayout()
    }

    func release() {
        guard let view else { return }
        self.view = nil
        guard view.superview === self else { return }
        view.removeFromSuperview()
        table?.headerViews.put(view)
    }

    override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        isPinned = isPinned(layoutAttributes)
        (view as? UITableViewHeaderFooterView)?.isPinned = isPinned
    }

    private var isPinned = false

    /// Whether it is over rows of its section.
    private func isPinned(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        guard isHeader, let table, table.style == .plain else { return false }
        let first = IndexPath(item: 0, section: attributes.indexPath.section)
        guard table.content.numberOfItems(inSection: first.section) > 0,
            let row = table.content.collectionViewLayout.layoutAttributesForItem(at: first)
        else { return false }
        return attributes.frame.maxY > row.frame.minY + 0.5
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (view as? UITableViewHeaderFooterView)?.adopt(listAttributes, isHeader: isHeader)
        if let view, view.frame != bounds { view.frame = bounds }
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let table, let view, let section = (dequeuedFor ?? elementKey)?.indexPath.section else {
            return layoutAttributes
        }
        let kind =
            isHeader ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        let given = table.adapter.givenBoundaryHeight(kind, section)
        if given >= 0 {
            layoutAttributes.size.height = given
            return layoutAttributes
        }
        (view as? UITableViewHeaderFooterView)?.adopt(listAttributes, isHeader: isHeader)
        let size = CGSize(width: layoutAttributes.size.width, height: 0)
        let height: CGFloat
        if let header = view as? UITableViewHeaderFooterView {
            height = header.fittingHeight(width: size.width)
        } else if view.isSizedByConstraints {
            height =
                view.systemLayoutSizeFitting(
                    size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
                ).height
        } else {
            // As large as the delegate made it.
            height = view.frame.height > 0 ? view.frame.height : view.sizeThatFits(size).height
        }
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}
