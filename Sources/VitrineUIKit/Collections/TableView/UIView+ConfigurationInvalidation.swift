extension UIView.Invalidations {
    /// Asks a cell, a header or a button for another configuration.
    public struct Configuration: UIViewInvalidating {
        public func invalidate(view: UIView) {
            switch view {
            case let view as UICollectionViewCell: view.setNeedsUpdateConfiguration()
            case let view as UITableViewCell: view.setNeedsUpdateConfiguration()
            case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
            case let view as UIButton: view.setNeedsUpdateConfiguration()
            default: break
            }
        }
    }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
    /// The configuration of a cell, a header or a button.
    public static var configuration: Self { .init() }
}
