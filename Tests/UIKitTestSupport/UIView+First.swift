package import VitrineUIKit

extension UIView {
    /// The first view of a type below this one, in reading order of the tree.
    package func first<Kind: UIView>(_ type: Kind.Type, where matches: (Kind) -> Bool = { _ in true })
        -> Kind?
    {
        for view in subviews {
            if let found = view as? Kind, matches(found) { return found }
            if let found = view.first(type, where: matches) { return found }
        }
        return nil
    }
}
