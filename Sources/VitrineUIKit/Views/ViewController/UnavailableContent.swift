/// What a controller shows over its view while there is nothing to show: keeps the view of the configuration.
@MainActor
final class UnavailableContent {
    private var contentView: (any UIView & UIContentView)?

    /// Whether the controller is to be asked for the configuration.
    var needsUpdate = true

    func show(_ configuration: (any UIContentConfiguration)?, in view: UIView) {
        guard let configuration else {
            contentView?.removeFromSuperview()
            return contentView = nil
        }
        if let contentView, contentView.superview === view, contentView.supports(configuration) {
            contentView.configuration = configuration
        } else {
            contentView?.removeFromSuperview()
            let made = configuration.makeContentView()
            contentView = made
            // It has its place by the frame, below.
            made.translatesAutoresizingMaskIntoConstraints = true
            view.addSubview(made)
        }
        layOut(in: view)
    }

    /// Fills what is in view of the controller's view, and stays on top.
    func layOut(in view: UIView) {
        guard let contentView, contentView.superview === view else { return }
        if view.subviews.last !== contentView { view.bringSubviewToFront(contentView) }
        if contentView.frame != view.bounds { contentView.frame = view.bounds }
    }
}
