internal import VitrineUI

/// The collection view of a ``CollectionView``: tells its owner of layout passes, in which cells come and go, and gives
/// views in it the environment around it.
final class HostCollectionView: UICollectionView, EnvironmentProviding {
    /// Runs a layout pass.
    var layoutPass: (_ pass: () -> Void) -> Void = { $0() }
    /// The view came into a window, or left it.
    var windowDidChange: () -> Void = {}

    /// The environment of the SwiftUI view that this is the view of.
    var environment: EnvironmentValues? {
        didSet { environmentFollowers.tell() }
    }
    let environmentFollowers = EnvironmentFollowers()

    private weak var knownController: UIViewController?

    /// The controller whose view this is in.
    ///
    /// - Complexity: O(views around this one) the first time in a window, then O(1).
    var enclosingController: UIViewController? {
        if let knownController { return knownController }
        var responder = next
        while let current = responder, !(current is UIViewController) { responder = current.next }
        knownController = responder as? UIViewController
        return knownController
    }

    override func layoutSubviews() {
        layoutPass { super.layoutSubviews() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        knownController = nil
        windowDidChange()
    }
}
