// swift-format-ignore-file

import UIKit

// MARK: The first version, which forgets

private class HostedViewCollectionViewCell: UICollectionViewCell {

    // MARK: - HostedView

    // 1
    weak var hostedView: UIView? {
        didSet {
            // 2
            if let oldValue = oldValue {
                oldValue.removeFromSuperview()
            }

            // 3
            if let hostedView = hostedView {
                hostedView.frame = contentView.bounds
                contentView.addSubview(hostedView)
            }
        }
    }

    // MARK: - Reuse

    // 4
    override func prepareForReuse() {
        super.prepareForReuse()

        hostedView = nil
    }
}

final class FirstListViewController: ListViewController {

    override var cellClass: AnyClass { HostedViewCollectionViewCell.self }

    override func host(_ view: UIView, in cell: UICollectionViewCell) {
        (cell as? HostedViewCollectionViewCell)?.hostedView = view
    }
}
