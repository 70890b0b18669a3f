import VitrineSupport

extension PixelGrid {
    /// The pixels that a view is shown with.
    @MainActor
    init(of view: UIView) { self.init(scale: view.traitCollection.displayScale) }
}
