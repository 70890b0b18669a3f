// swift-format-ignore-file

import UIKit

// MARK: The second version: "only remove the hostedView if it is still in the cell's view hierarchy"

private class HostedViewCollectionViewCell: UICollectionViewCell {
    var hostedView: UIView? {
        didSet {
            if let oldValue = oldValue {
                if oldValue.isDescendant(of: self) {  //Make sure that hostedView hasn't been added as a subview to a different cell
                    oldValue.removeFromSuperview()
                }
            }

            //Omitted rest of observer
            if let hostedView = hostedView {
                hostedView.frame = contentView.bounds
                contentView.addSubview(hostedView)
            }
        }
    }

    //Omitted methods
    override func prepareForReuse() {
        super.prepareForReuse()

        hostedView = nil
    }
}

final class SecondListViewController: ListViewController {

    override var cellClass: AnyClass { HostedViewCollectionViewCell.self }

    override func host(_ view: UIView, in cell: UICollectionViewCell) {
        (cell as? HostedViewCollectionViewCell)?.hostedView = view
    }
}
